"""In every window, at every scale and for every number of players everything has its place and its words."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from drawn import SPECIES, A, board, setup_of
from table_events import FOLLOWING, FRAME, Sitting, laid, settle

from tremor_gui.games.tremor.deal import Player, Setup
from tremor_gui.games.tremor.disasters import Ignition, Tornado
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTERS, FLOOD, VOLCANO
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Roll, Turn
from tremor_gui.match.words import LONGEST_NAME
from tremor_gui.rules.core import Frame
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Anchor, Pen
from tremor_gui.ui.tables.tremor.areas import Areas, arrange
from tremor_gui.ui.tables.tremor.design import TremorDesign
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.plates import counters_box, home_box, supply_box
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style

WINDOWS = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.25)
LONG = tuple(letter * LONGEST_NAME for letter in "WMQ@")
QUESTIONS: tuple[tuple[Frame[Table], ...], ...] = (
    (Act(A, ALL_ACTIONS),),
    (Roll(A),),
    (PlaceTokens(A, ((VOLCANO,), (FLOOD,))),),
    (PlaceTokens(A, (DISASTERS,)),),
    (OasisChain(A),),
    (Ignition(A, FLOOD),),
    (Tornado(A, (6, 7, 12, 11)),),
    (FromAnotherWedge(A, 17),),
)


def parts(areas: Areas) -> list[Box]:
    return [areas.board, areas.spirit, areas.header, areas.bar, *areas.plates]


def all_areas() -> Iterator[tuple[Metrics, Areas]]:
    for window in WINDOWS:
        for scale in SCALES:
            metrics = Metrics.fit(window, scale)
            for seats in (2, 3, 4):
                yield metrics, arrange(metrics, seats)


def test_the_parts_of_the_table_lie_apart_and_within_the_window() -> None:
    for metrics, areas in all_areas():
        assert all(metrics.area.contains(part) for part in parts(areas)), metrics
        assert not any(one.colliderect(other) for one, other in combinations(parts(areas), 2)), metrics


def test_the_parts_of_a_plate_lie_apart_and_within_it() -> None:
    for metrics, areas in all_areas():
        for plate in areas.plates:
            boxes = (supply_box(plate), counters_box(plate), home_box(plate))
            assert all(plate.contains(box) for box in boxes), metrics
            assert not any(one.colliderect(other) for one, other in combinations(boxes, 2)), metrics


def test_every_sprite_lies_on_its_board() -> None:
    wedges = {"flood 1": "AAB", "volcano 2": "A"}
    table = board(wedges=wedges, track="ABCDABCDA", spirit=(2, 2, 2, 2))
    for metrics, areas in all_areas():
        if len(areas.plates) < 4:
            continue
        for sprite, pose in TremorDesign(looks(setup_of(4)), areas).layout(table).items():
            assert isinstance(sprite, tuple)
            home = areas.board if sprite[0] in ("tile", "block", "shade", "pawn") else areas.spirit
            box = Box(0, 0, pose.width, pose.height)
            box.center = pose.x, pose.y
            assert home.inflate(1, 1).contains(box), (sprite, metrics)


def test_a_point_leads_back_to_what_lies_there() -> None:
    for _, areas in all_areas():
        assert [areas.cell_at(*areas.cell(cell)) for cell in range(25)] == list(range(25))
        assert [areas.wedge_at(*areas.wedge_middle(wedge)) for wedge in range(18)] == list(range(18))
        assert areas.cell_at(areas.board.left - 1, areas.board.top) is None
        assert areas.wedge_at(areas.spirit.left, areas.spirit.top) is None


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The lines of text that were drawn with less room than they need."""
    found: set[str] = set()
    write = Typesetter.line

    def line(self: Typesetter, text: str, style: Style, max_width: float | None = None) -> object:
        if max_width is not None and self.width(text, style) > max_width + 0.5:
            found.add(text)
        return write(self, text, style, max_width)

    monkeypatch.setattr(Typesetter, "line", line)
    return found


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", SCALES)
def test_no_words_are_cut_but_long_names(
    app: App, tmp_path: Path, cut: set[str], window: tuple[int, int], scale: float
) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=scale))
    for players in (2, 4):
        setup = Setup(tuple(map(Player, LONG[:players], SPECIES)))
        held = {f"{name} {place}": "AA" for name in ("tsunami", "cyclone", "volcano") for place in (1, 2, 3)}
        table = board(players=players, setup=setup, wedges={**held, "flood 1": "AA"})
        for frames in QUESTIONS:
            session = laid(setup, table, *frames, *((Turn(1, 2),) if players == 2 else FOLLOWING))
            sitting = Sitting(app, session, tmp_path)
            settle(sitting.table)
            app.step(FRAME)
            for choice in sitting.table.offered[:40:5]:
                sitting.table._walk.look_for(choice.group)
                app.step(FRAME)
            app.manager.clear()
    assert cut <= set(LONG), (window, scale)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", SCALES)
def test_words_stand_within_the_part_they_belong_to(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, scale: float
) -> None:
    written: list[tuple[str, Box]] = []
    write = Pen.line

    def line(
        self: Pen,
        text: str,
        style: Style,
        at: tuple[float, float],
        anchor: Anchor = "topleft",
        max_width: float | None = None,
    ) -> object:
        rect = write(self, text, style, at, anchor, max_width)
        scale = self.kit.metrics.scale
        written.append((text, Box(rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale)))
        return rect

    monkeypatch.setattr(Pen, "line", line)
    app.apply(Preferences(ui_scale=scale))
    setup = Setup(tuple(map(Player, LONG[:players], SPECIES)))
    session = laid(setup, board(players=players, setup=setup), Act(A, ALL_ACTIONS), Turn(1, 2))
    table = Sitting(app, session, tmp_path).table
    app.step(FRAME)
    areas = table.areas
    assert len(written) > 5 * players
    for text, box in written:
        if box.height:
            inside = [part for part in parts(areas) if part.contains(box)]
            assert len(inside) == 1, (text, box)
