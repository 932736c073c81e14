"""Hands at the table: each choice by every gesture there is for it, as the window would send it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Final

import pygame
from drawn import A, B, board, piece_at, redrawn, setup_of, wedge_name
from ui_events import click, key, move, press, release, wheel

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Explore, Ignite, RollDice, Spin, Traverse, Twist
from tremor_gui.games.tremor.board import square
from tremor_gui.games.tremor.deal import Layout, Setup
from tremor_gui.games.tremor.disasters import Ignition, LayBlocks, Tornado
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table, cell_of, facing
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, SIDE, TSUNAMI
from tremor_gui.games.tremor.tokens import FromAnotherWedge, PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Roll, Turn
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Frame, State
from tremor_gui.ui.app import App
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.tables.tremor.choices import SCOUT, TRAVERSE, TWIST, Choice, Handle
from tremor_gui.ui.tables.tremor.plates import supply_box
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

TREMOR: Final = GAMES["tremor"]
FRAME: Final = 1 / 60
ASIDE: Final = (0.41, -0.41)
"""A corner of a tile, in shares of its side from its middle, where no meeple stands in the way."""
_ALONG: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

FOLLOWING: Final = Roll(A), Turn(B, 2)
"""How a match goes on after the first player's actions."""

Gesture = Callable[[App, TremorTable, Action], None]


class Sitting:
    """A table on the screen, which counts the doors that it opens."""

    def __init__(self, app: App, session: Session, folder: Path, *, fresh: bool = False) -> None:
        self.library = Library(folder, GAMES)
        self.menus = self.results = 0
        ways = Ways(menu=self._menu, over=self._over)
        self.table = TremorTable(app, session, self.library, ways, fresh=fresh)
        app.manager.push(self.table)
        app.manager.update(0.3)  # the fade is over

    def _menu(self) -> None:
        self.menus += 1

    def _over(self, _table: TremorTable) -> None:
        self.results += 1


def begun(players: int = 2, seed: int = 1) -> Session:
    return Session.start(TREMOR, TREMOR.quick_setup(players, Random(seed)), str(seed))


def laid(setup: Setup, table: Table, *frames: Frame[Table], seed: int = 1) -> Session:
    """A match that begins on a table laid out by hand, and goes on with these frames in their order."""
    return Session.start(TREMOR, Setup(setup.players, Layout(table, frames)), str(seed))


def waiving() -> Session:
    """One of two owed tokens has no open wedge."""
    table = board(wedges={"tsunami 1": "BB", "tsunami 2": "BC", "tsunami 3": "CC"}, players=3)
    return laid(setup_of(3), table, PlaceTokens(A, ((TSUNAMI,), (FLOOD,))), Turn(B, 2))


def taking_back() -> Session:
    """The supply is empty, so a token has to come off another wedge."""
    held = {wedge_name(number): "AA" for number in range(10)}
    return laid(setup_of(2), board(wedges=held, players=2), FromAnotherWedge(A, 17), *FOLLOWING)


def blocking() -> Session:
    """The counters do not suffice for the tiles that are struck."""
    picture = redrawn(e2="16#A", a3="6#A", b3="17#A", d3="18#A", a4="19#A", b4="20#A")
    table = board(picture, spirit=(1, 0, 0, 0))
    pieces = tuple(piece_at(table, name) for name in ("b1", "c1", "d1"))
    return laid(setup_of(4), table, LayBlocks(A, pieces, begun=True), *FOLLOWING)


def unblocking() -> Session:
    """No counter is left for the Spirit Track."""
    picture = redrawn(b1="9#A", c1="10#A", d1="11#A", a2="12#A", b2="13#A", c2="14#A", d2="15#A", e2="16#A")
    return laid(setup_of(4), board(picture, spirit=(2, 0, 0, 0)), Spirit(A), *FOLLOWING)


def almost_home() -> Session:
    """The first player is one step from its Habitat."""
    for tile in ("7", "7>", "7v", "7<"):
        session = laid(setup_of(4), board(redrawn(e4=f"{tile}@A")), Act(A, ALL_ACTIONS), *FOLLOWING)
        home = Traverse(session.state.table.homes[A])
        if session.game.why_not(session.view(A), home) is None:
            return session
    raise AssertionError("there is no way home")


def copied(session: Session) -> Session:
    """The same match, to go another way."""
    return Session(session.game, session.setup, session.seed, session.steps, rules=session.rules)


def hurried(state: State[Table], rng: Random) -> Action:
    """A Traverse that leads nearer home if there is one, else anything but a Traverse, else anything."""
    decision, table = state.decision, state.table
    assert decision is not None
    seat = decision.seats[0]
    goal = divmod(cell_of(table, table.homes[seat]), SIDE)

    def far(piece: int) -> int:
        row, column = divmod(cell_of(table, piece), SIDE)
        return abs(row - goal[0]) + abs(column - goal[1])

    steps = [option for option in decision.options if isinstance(option, Traverse)]
    nearer = [step for step in steps if far(step.piece) < far(table.pawns[seat])]
    others = [option for option in decision.options if not isinstance(option, Traverse)]
    return rng.choice(nearer or others or list(decision.options))


def settle(table: TremorTable) -> None:
    """Let everything be seen, half a second at a time."""
    for _ in range(400):
        if not table.busy:
            return
        table.update(0.5)
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
    choice = choice_of(table, action)
    assert choice.pick is not None
    drag(app, spot(table, choice.pick), spot(table, choice.drop))


def clicks_both(app: App, table: TremorTable, action: Action) -> None:
    choice = choice_of(table, action)
    assert choice.pick is not None
    click(app, spot(table, choice.pick))
    click(app, spot(table, choice.drop))


def clicks(app: App, table: TremorTable, action: Action) -> None:
    click(app, spot(table, choice_of(table, action).drop))


def clicks_ring(app: App, table: TremorTable, action: Action) -> None:
    """Click the tile, and in the ring around it the button for the choice."""
    clicks(app, table, action)
    app.manager.update(FRAME)
    choice = choice_of(table, action)
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
    assert isinstance(action, Twist)
    turn_by_rim(app, table, action.piece, 70.0 if action.way == CLOCKWISE else -70.0)


def wheels(app: App, table: TremorTable, action: Action) -> None:
    assert isinstance(action, Twist)
    move(app, on_tile(table, action.piece))
    wheel(app, -1 if action.way == CLOCKWISE else 1)


def flips(app: App, table: TremorTable, action: Action) -> None:
    assert isinstance(action, Explore)
    drag(app, on_tile(table, action.piece, (-0.25, 0.1)), on_tile(table, action.piece, (0.4, 0.3)))


def aims(app: App, table: TremorTable, action: Action) -> None:
    """Drag from the tile the way the disaster goes; a Cyclone round the middle of its square."""
    assert isinstance(action, Ignite)
    frame, lying = asked(table).stack[-1], asked(table).table
    assert isinstance(frame, Ignition)
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
    click(app, chip(table, "roll" if isinstance(action, RollDice) else "cross").box.center)


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
        return drags, clicks_both, clicks_ring, looks_first
    if choice.group == TWIST:
        return turns_rim, wheels, clicks_ring, looks_first
    if choice.group == SCOUT and choice.pick is None:
        return (flips, clicks_ring, looks_first) if acting else (flips, clicks_ring)
    if choice.pick is not None:
        alone = [one.drop for one in table.offered].count(choice.drop) == 1
        return (drags, clicks_both, clicks) if alone else (drags, clicks_both)
    if isinstance(action, Ignite):
        return aims, clicks_ring
    if choice.drop[0] in ("dice", "source"):
        return (presses_chip,) if isinstance(action, RollDice) else (presses_chip, clicks)
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
    """Go to an option by keys: 1, 2 or 3 for its kind, or an arrow, then arrows."""
    choice = choice_of(table, action)
    if isinstance(asked(table).stack[-1], Act):
        key(app, pygame.KSCAN_1 + (TRAVERSE, TWIST, SCOUT).index(choice.group))
    else:
        key(app, pygame.KSCAN_RIGHT)
    for _ in range(len(table.offered)):
        if table._walk.looked_at == choice:
            return
        key(app, pygame.KSCAN_RIGHT)
    raise AssertionError("the keys do not lead there")


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
