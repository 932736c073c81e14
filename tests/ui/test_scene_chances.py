"""The chart of the chances: whose curves, what is told of them, and where it leads."""

from random import Random

import pygame
import pytest
from table_matches import TREMOR, begun, hurried
from ui_events import click, key, move

from tremor_gui.games.tremor.terms import COOP
from tremor_gui.match.chances import moments
from tremor_gui.match.session import Session
from tremor_gui.ui import palette
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.chances import Chances, Mark
from tremor_gui.ui.tables.tremor.curves import labels
from tremor_gui.ui.widgets import Label, RichLabel


def over(players: int = 2, seed: int = 5, variant: str = "") -> Session:
    session, rng = begun(players, seed, variant, without=()), Random(seed)
    while session.state.decision is not None:
        session.play(hurried(session.state, rng))
    return session


OVER = over()


class Chart:
    """The chart on the screen, and where it led."""

    def __init__(self, app: App, session: Session = OVER) -> None:
        self.sought: list[int] = []
        self.left = 0
        self.scene = Chances(app, session, self._leave, self.sought.append)
        app.manager.push(self.scene)
        app.step(0.5)

    def _leave(self) -> None:
        self.left += 1

    @property
    def marks(self) -> list[Mark]:
        return [one for one in self.scene.form.widgets if isinstance(one, Mark)]


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_has_a_curve_in_its_colour_and_pattern(app: App, players: int) -> None:
    session = over(players)
    scene = Chart(app, session).scene
    assert [side.seats for side in scene.sides] == [(seat,) for seat in range(players)]
    assert [side.name for side in scene.sides] == list(session.names)
    for seat, side in enumerate(scene.sides):
        assert side.curve.values == tuple(moment.chances[seat] for moment in scene.moments)
        assert side.curve.pattern == palette.SEAT_PATTERNS[side.looks[0].colour]
    assert len({side.curve.pattern for side in scene.sides}) == players


def test_allies_share_a_curve(app: App) -> None:
    session = over(4, 5, COOP)
    scene = Chart(app, session).scene
    assert [side.seats for side in scene.sides] == [(0, 2), (1, 3)]
    assert all(session.names[seat] in side.name for side in scene.sides for seat in side.seats)
    winners = next(side for side in scene.sides if side.seats == session.state.table.won)
    assert winners.curve.values[-1] == 1.0


def test_rounds_are_written_where_they_begin() -> None:
    told = moments(OVER)
    written = [label for label in labels(told) if label]
    assert written == [str(number) for number in range(1, OVER.state.table.round + 1)]


def test_turning_points_are_numbered_on_their_curves_and_lead_to_their_steps(app: App) -> None:
    chart = Chart(app)
    scene = chart.scene
    assert 1 <= len(chart.marks) == len(scene.points) <= 6
    for mark, point in zip(chart.marks, scene.points, strict=True):
        value = scene.moments[point.at].chances[point.seat]
        assert scene._plot is not None
        assert mark.foot == scene._plot.place_of(point.at, value)
        click(app, mark.box.center)
    for number in range(len(scene.points)):
        key(app, pygame.KSCAN_1 + number)
    assert chart.sought == [point.step for point in scene.points] * 2


def test_a_turning_point_says_for_whom_and_what_happened(app: App) -> None:
    chart = Chart(app)
    for mark, point in zip(chart.marks, chart.scene.points, strict=True):
        lines = mark.hint.split("\n")
        assert OVER.names[point.seat] in lines[0]
        assert f"{abs(point.change):.0%}" in lines[0]
        told = [str(line) for line in OVER.told(point.step)]
        assert lines[1:6] == told[:5]
        assert len(told) <= 5 or lines[-1] == "…"


def test_a_click_anywhere_leads_to_that_turn_and_the_mouse_is_told_the_chances(app: App) -> None:
    chart = Chart(app)
    plot = chart.scene._plot
    assert plot is not None
    for at in (0, 5, len(chart.scene.moments) - 1):
        place = plot.place_of(at, 0.5)
        move(app, place)
        app.step(0.1)
        click(app, place)
        note = plot._note(at)
        assert all(name in note for name in OVER.names)
    assert chart.sought == [chart.scene.moments[at].step for at in (0, 5, len(chart.scene.moments) - 1)]


def test_escape_and_enter_close_it(app: App) -> None:
    chart = Chart(app)
    key(app, pygame.KSCAN_ESCAPE)
    key(app, pygame.KSCAN_RETURN)
    assert (chart.left, chart.sought) == (2, [])


def test_of_steps_under_older_rules_it_says_that_nothing_is_known(app: App) -> None:
    last = len(OVER.steps) - 1
    older = Session(TREMOR, OVER.setup, OVER.seed, OVER.steps, rules=0, floor=last)
    chart = Chart(app, older)
    assert chart.scene._plot is None
    assert not chart.marks
    assert any("older rules" in one.markup for one in chart.scene.form.widgets if isinstance(one, RichLabel))
    half = Session(TREMOR, OVER.setup, OVER.seed, OVER.steps, rules=0, floor=last // 2)
    scene = Chart(app, half).scene
    assert scene.moments[0].step == last // 2
    feet = [one.text for one in scene.form.widgets if isinstance(one, Label)]
    assert any(f"before round {scene.moments[0].round}" in text for text in feet)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_the_sheet_stands_within_every_window(app: App, size: tuple[int, int], ui_scale: float) -> None:
    app.resize(size)
    app.apply(Preferences(ui_scale=ui_scale))
    chart = Chart(app, over(4, 1))
    assert all(app.kit.metrics.area.contains(widget.box) for widget in chart.scene.form.widgets)
    marks = chart.marks
    for one in marks:
        assert not [other for other in marks if other is not one and other.box.colliderect(one.box)]
