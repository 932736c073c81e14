"""Lines over time: their patterns, and what the mouse finds in them."""

from itertools import pairwise
from math import dist, inf

import pytest
from ui_events import click, move

from tremor_gui.ui import palette
from tremor_gui.ui.app import App
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets import Form
from tremor_gui.ui.widgets.plot import DASHES, Curve, Plot, dashed


def test_dashes_follow_the_path_round_its_corners() -> None:
    path = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    strokes = list(dashed(path, (8.0, 1.0, 4.0, 2.0)))
    assert strokes == [
        [(0, 0), (8, 0)],
        [(9, 0), (10, 0), (10, 3)],
        [(10, 5), (10, 10)],
    ]


def test_a_line_without_gaps_is_one_stroke() -> None:
    path = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert list(dashed(path, DASHES["plain"])) == [path]


@pytest.mark.parametrize("pattern", DASHES)
def test_strokes_are_as_long_as_the_pattern_says(pattern: str) -> None:
    path = [(float(x), float(x * 7 % 40)) for x in range(0, 300, 5)]
    drawn = [
        sum(dist(one, other) for one, other in pairwise(stroke)) for stroke in dashed(path, DASHES[pattern])
    ]
    whole = sum(dist(one, other) for one, other in pairwise(path))
    on, off = sum(DASHES[pattern][::2]), sum(DASHES[pattern][1::2])
    assert sum(drawn) / whole == pytest.approx(on / (on + off), abs=0.05)


def test_every_seat_has_a_pattern_of_its_own() -> None:
    patterns = [DASHES[palette.SEAT_PATTERNS[colour]] for colour in palette.SEATS]
    assert len(set(patterns)) == len(palette.SEATS)


class Chart(Scene):
    """A plot that fills the window."""

    def __init__(self, app: App, moments: int) -> None:
        super().__init__(app)
        self.picked: list[int] = []
        curves = [Curve("#ff0000", "plain", tuple(at / moments for at in range(moments)))]
        labels = [str(at) for at in range(moments)]
        self.form = Form(app.kit)
        self.plot = self.form.add(Plot(app.kit, curves, labels, "moment {}".format, self.picked.append))

    def layout(self, metrics: Metrics) -> None:
        self.plot.place(*metrics.area)

    def handle(self, event: object) -> bool:
        return self.form.handle(event)  # type: ignore[arg-type]

    def draw(self, surface: object) -> None:
        surface.fill("#ffffff")  # type: ignore[attr-defined]
        self.form.draw(surface)  # type: ignore[arg-type]
        self.plot.draw_note(self.pen(surface))  # type: ignore[arg-type]


@pytest.mark.parametrize("moments", [2, 9, 300])
def test_a_click_picks_the_nearest_moment(app: App, moments: int) -> None:
    chart = Chart(app, moments)
    app.manager.push(chart)
    app.step(1)
    for at in (0, moments // 2, moments - 1):
        x, y = chart.plot.place_of(at, 0.5)
        click(app, (x + 1, y))
        move(app, (x, y))
        app.step(0.1)
        assert chart.picked[-1] == at
    picked = list(chart.picked)
    click(app, (chart.plot.area.left - 30, 300))
    assert chart.picked == picked


def test_the_curve_is_drawn_where_its_values_are(app: App) -> None:
    app.kit.preferences = app.kit.preferences.__class__(motion=False)
    chart = Chart(app, 9)
    app.manager.push(chart)
    app.step(1)
    for at in range(1, 8):
        x, y = app.kit.metrics.point(chart.plot.place_of(at, at / 9))
        colour = app.frame().get_at((x, y))
        assert (colour.r, colour.g) == (255, 0)


def test_values_are_at_their_height(app: App) -> None:
    plot = Chart(app, 3).plot
    plot.place(0, 0, 600, 400)
    (left, bottom), (right, top) = plot.place_of(0, 0.0), plot.place_of(2, 1.0)
    assert (left, top, right, bottom) == (plot.area.left, plot.area.top, plot.area.right, plot.area.bottom)
    assert plot.place_of(1, 0.5)[1] == pytest.approx((top + bottom) / 2)
    assert bottom < inf
