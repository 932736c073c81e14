"""Hands at the table: each choice by every gesture there is for it, as the window would send it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Final

import pygame
from ui_events import click, key, move, press, release, wheel

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Explore, Ignite, Spin
from tremor_gui.games.tremor.board import square
from tremor_gui.games.tremor.disasters import Echo, Ignition, Tornado
from tremor_gui.games.tremor.table import Table, cell_of, facing
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE
from tremor_gui.games.tremor.turn import Act
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, State
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.tremor.choices import BUTTON, CARD, SCOUT, TRAVERSE, TWIST, Choice, Handle
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.handles import Targets
from tremor_gui.ui.tables.tremor.plates import supply_box
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

FRAME: Final = 1 / 60
ASIDE: Final = (0.41, -0.41)
"""A corner of a tile, in shares of its side from its middle, where no meeple stands in the way."""
DEAF: Final = 0.7
"""Seconds after which the curtain hears what is said to it."""
_ALONG: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

Gesture = Callable[[App, TremorTable, Action], None]


class Sitting:
    """A table on the screen, which counts the doors that it opens; whoever is asked has sat down."""

    def __init__(
        self, app: App, session: Session, folder: Path, *, fresh: bool = False, seated: bool = True
    ) -> None:
        self.library = Library(folder, GAMES)
        self.menus = self.results = 0
        ways = Ways(menu=self._menu, over=self._over)
        self.table = TremorTable(app, session, self.library, ways, fresh=fresh)
        app.manager.push(self.table)
        app.manager.update(0.3)  # the fade is over
        if seated:
            lift(app)

    def _menu(self) -> None:
        self.menus += 1

    def _over(self, _table: TremorTable) -> None:
        self.results += 1


def lift(app: App, *, by_keys: bool = True) -> None:
    """Sit down if the curtain waits for somebody."""
    while isinstance(curtain := app.manager.top, Curtain):
        app.manager.update(DEAF)
        if by_keys:
            key(app, pygame.KSCAN_RETURN)
        else:
            click(app, curtain._form.widgets[0].box.center)


def settle(table: TremorTable) -> None:
    """Let everything be seen, half a second at a time, the asked sit down and the called pass.

    What was opened over the table is left, as by whoever has looked at it.
    """
    while isinstance(table.app.manager.top, Sheet):
        key(table.app, pygame.KSCAN_ESCAPE)
    for _ in range(400):
        if table.busy:
            table.update(0.5)
            continue
        lift(table.app)
        if not table._calls.pending:
            return
        table.commit(PASS)
    raise AssertionError("the table never comes to rest")


def button(form: Form, wanted: str) -> Button:
    """The button with a label or an icon."""
    buttons = (one for one in form.widgets if isinstance(one, Button))
    return next(one for one in buttons if wanted in (one.label, one.icon))


def chip(table: TremorTable, wanted: str) -> Button:
    """A button of the bar."""
    return button(table._bar.form, wanted)


def asked(table: TremorTable) -> State[Table]:
    return table.session.state


def choice_of(table: TremorTable, action: Action) -> Choice:
    """The first choice there is for an option: a pair of tiles can be taken by either."""
    return next(one for one in table.offered if one.action == action)


def on_tile(table: TremorTable, piece: int, share: Point = ASIDE) -> Point:
    """A point of a tile, given in shares of its side from its middle."""
    x, y = table.areas.cell(cell_of(asked(table).table, piece))
    return x + share[0] * table.areas.tile, y + share[1] * table.areas.tile


def spot(table: TremorTable, handle: Handle) -> Point:
    """Where to press on a handle."""
    match handle:
        case ("tile", int(piece)):
            return on_tile(table, piece)
        case ("wedge", int(wedge)):
            return table.areas.wedge_middle(wedge)
        case ("supply", int(seat)):
            return supply_box(table.areas.plates[seat]).center
        case ("source", _):
            return table._bar.boxes()[handle].center
        case ("card", _):
            return table._fan.boxes()[handle].center
        case ("board",):
            return Targets(table.areas, table._director.layout).centre(handle, asked(table).table)
    pose = table._director.layout[handle]
    return pose.x, pose.y


def drag(app: App, *points: Point) -> None:
    """Press at the first point, move past the others and let go at the last."""
    hold(app, *points)
    release(app, points[-1])


def hold(app: App, *points: Point) -> None:
    """Press at the first point and move past the others."""
    press(app, points[0])
    for (x0, y0), (x1, y1) in pairwise(points):
        for share in (0.3, 0.7, 1.0):
            move(app, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))


def turn_by_rim(app: App, table: TremorTable, piece: int, degrees: float) -> None:
    """Drag a tile round by its rim."""
    x, y = on_tile(table, piece, (0, 0))
    reach = 0.56 * table.areas.tile
    angles = (radians(-45 + degrees * share) for share in (0, 0.5, 1))
    drag(app, *((x + reach * cos(angle), y + reach * sin(angle)) for angle in angles))


def drags(app: App, table: TremorTable, action: Action) -> None:
    """Carry something to its place; where that leaves a choice, make it in the ring."""
    choice = choice_of(table, action)
    assert choice.pick is not None
    steps = table.session.steps
    drag(app, spot(table, choice.pick), spot(table, choice.drop))
    if table.session.steps == steps:
        _in_ring(app, table, choice)


def clicks_both(app: App, table: TremorTable, action: Action) -> None:
    choice = choice_of(table, action)
    assert choice.pick is not None
    steps = table.session.steps
    click(app, spot(table, choice.pick))
    click(app, spot(table, choice.drop))
    if table.session.steps == steps:
        _in_ring(app, table, choice)


def clicks(app: App, table: TremorTable, action: Action) -> None:
    click(app, spot(table, choice_of(table, action).drop))


def clicks_ring(app: App, table: TremorTable, action: Action) -> None:
    """Click the tile, and in the ring around it the button for the choice."""
    clicks(app, table, action)
    _in_ring(app, table, choice_of(table, action))


def _in_ring(app: App, table: TremorTable, choice: Choice) -> None:
    """Click the button for a choice in the ring that has opened."""
    app.manager.update(FRAME)
    wanted = next(one for one, offered in table._ring._buttons if offered == choice)
    click(app, wanted.box.center)


def looks_first(app: App, table: TremorTable, action: Action) -> None:
    """Click the action in the bar; then the ring, or with the token or the meeple in hand the place."""
    group = choice_of(table, action).group
    click(app, chip(table, group).box.center)
    app.manager.update(FRAME)
    if group == TRAVERSE:
        clicks(app, table, action)
    else:
        clicks_ring(app, table, action)


def turns_rim(app: App, table: TremorTable, action: Action) -> None:
    piece, way = _twist_of(table, action)
    turn_by_rim(app, table, piece, 70.0 if way == CLOCKWISE else -70.0)


def wheels(app: App, table: TremorTable, action: Action) -> None:
    piece, way = _twist_of(table, action)
    move(app, on_tile(table, piece))
    wheel(app, -1 if way == CLOCKWISE else 1)


def _twist_of(table: TremorTable, action: Action) -> tuple[int, int]:
    """The piece that an option turns, and the way: a trait turns the tile one stands on."""
    return int(choice_of(table, action).drop[1]), int(getattr(action, "way", 0))


def flips(app: App, table: TremorTable, action: Action) -> None:
    assert isinstance(action, Explore)
    drag(app, on_tile(table, action.piece, (-0.25, 0.1)), on_tile(table, action.piece, (0.4, 0.3)))


def aims(app: App, table: TremorTable, action: Action) -> None:
    """Drag from the tile the way the disaster goes; a Cyclone round the middle of its square."""
    assert isinstance(action, Ignite)
    frame, lying = asked(table).stack[-1], asked(table).table
    assert isinstance(frame, Ignition | Echo)
    start = on_tile(table, action.piece, (0, 0))
    if frame.disaster != CYCLONE:
        across, down = _ALONG[action.way]
        drag(app, start, (start[0] + 70 * across, start[1] + 70 * down))
        return
    cells = square(cell_of(lying, action.piece), facing(lying, action.piece, CYCLONE))
    places = [table.areas.cell(cell) for cell in cells if cell >= 0]
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    start = on_tile(table, action.piece, (0.1, 0.05))
    dx, dy = start[0] - x, start[1] - y
    angle = radians(50 if action.way == CLOCKWISE else -50)
    turned = x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)
    drag(app, start, turned)


def presses_chip(app: App, table: TremorTable, action: Action) -> None:
    """Click the button of the bar; where it is shared with others of its kind, choose among them."""
    choice = choice_of(table, action)
    assert choice.label is not None
    steps = table.session.steps
    click(app, chip(table, translate(choice.menu or choice.label)).box.center)
    if table.session.steps == steps:
        _in_ring(app, table, choice)


def presses_enter(app: App, table: TremorTable, action: Action) -> None:
    """Press Enter, which means the button that stands out."""
    key(app, pygame.KSCAN_RETURN)


def _spins(turn: Callable[[App, TremorTable, int, int], None]) -> Gesture:
    """A Tornado composed tile by tile in one manner, and then confirmed."""

    def spins(app: App, table: TremorTable, action: Action) -> None:
        frame = asked(table).stack[-1]
        assert isinstance(frame, Tornado)
        assert isinstance(action, Spin)
        for piece, quarters in zip(frame.pieces, action.turns, strict=True):
            if quarters:
                turn(app, table, piece, quarters)
        app.manager.update(FRAME)
        click(app, chip(table, "check").box.center)

    return spins


def _by_clicks(app: App, table: TremorTable, piece: int, quarters: int) -> None:
    for _ in range(quarters):
        click(app, on_tile(table, piece))


def _by_wheel(app: App, table: TremorTable, piece: int, quarters: int) -> None:
    move(app, on_tile(table, piece))
    for _ in range(min(quarters, 4 - quarters)):
        wheel(app, -1 if quarters < 3 else 1)


def _by_rim(app: App, table: TremorTable, piece: int, quarters: int) -> None:
    turn_by_rim(app, table, piece, (0.0, 90.0, 170.0, -90.0)[quarters])


SPINS: Final = tuple(map(_spins, (_by_clicks, _by_wheel, _by_rim)))


def gestures(table: TremorTable, action: Action) -> tuple[Gesture, ...]:
    """Every way in which the mouse can take an option."""
    if isinstance(action, Spin):
        return SPINS
    choice = choice_of(table, action)
    acting = isinstance(asked(table).stack[-1], Act)
    if choice.group == TRAVERSE:
        return (drags, clicks_both, clicks_ring, looks_first) if acting else (drags, clicks_both, clicks_ring)
    if choice.group == TWIST:
        ways = turns_rim, wheels, clicks_ring
        return (*ways, looks_first) if acting else ways
    if choice.group == SCOUT and choice.pick is None:
        return (flips, clicks_ring, looks_first) if acting else (flips, clicks_ring)
    if choice.group == CARD:
        return drags, clicks_both
    if choice.pick is not None:
        alone = [one.drop for one in table.offered].count(choice.drop) == 1
        return (drags, clicks_both, clicks) if alone else (drags, clicks_both)
    if isinstance(action, Ignite):
        return aims, clicks_ring
    if choice.group == BUTTON:
        return (presses_chip, presses_enter) if choice.eager else (presses_chip,)
    return (clicks,)


def take(app: App, table: TremorTable, action: Action, rng: Random) -> None:
    """Take an option by some gesture."""
    ways: Sequence[Gesture] = gestures(table, action)
    rng.choice(ways)(app, table, action)


def take_by_keys(app: App, table: TremorTable, action: Action) -> None:
    """Take an option by keys alone."""
    if isinstance(action, Spin):
        _spin_by_keys(app, table, action)
    else:
        point_at(app, table, action)
        key(app, pygame.KSCAN_RETURN)


def point_at(app: App, table: TremorTable, action: Action) -> None:
    """Go to an option by keys: 1, 2 or 3 for its kind, or arrows up and down, then across."""
    choice = choice_of(table, action)
    acting = isinstance(asked(table).stack[-1], Act)
    if acting and choice.group in (TRAVERSE, TWIST, SCOUT):
        key(app, pygame.KSCAN_1 + (TRAVERSE, TWIST, SCOUT).index(choice.group))
    else:
        key(app, pygame.KSCAN_RIGHT)
    for way in (pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT):
        for _ in range(len(table.offered)):
            looked_at = table._walk.looked_at
            assert looked_at is not None
            there = looked_at.group if way == pygame.KSCAN_DOWN else looked_at
            if there == (choice.group if way == pygame.KSCAN_DOWN else choice):
                break
            key(app, way)
    assert table._walk.looked_at == choice, "the keys do not lead there"


def _spin_by_keys(app: App, table: TremorTable, action: Spin) -> None:
    frame = asked(table).stack[-1]
    assert isinstance(frame, Tornado)
    for piece, quarters in zip(frame.pieces, action.turns, strict=True):
        while quarters and table._hands.hover != ("tile", piece):
            key(app, pygame.KSCAN_RIGHT)
        for _ in range(quarters):
            key(app, pygame.KSCAN_UP)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_SPACE)
