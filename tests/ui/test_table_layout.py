"""In every window, at every scale and for every number of players everything has its place and its words."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from drawn import A, board
from table_events import FRAME, Sitting, settle
from table_matches import FOLLOWING, SIDES, full, laid
from ui_events import move
from witness import watch

from tremor_gui.games.tremor.deal import SWITCHES, Player, Setup
from tremor_gui.games.tremor.disasters import Ignition, Tornado
from tremor_gui.games.tremor.plans import Plan
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTERS, FLOOD, TORNADO, VOLCANO
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Nest, PlaceRolled, Turn
from tremor_gui.games.tremor.windows import Declared, DiceCast, Strike
from tremor_gui.match.words import LONGEST_NAME
from tremor_gui.rules.core import Frame
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import UI_SCALES, Box, Metrics
from tremor_gui.ui.pen import Anchor, Pen
from tremor_gui.ui.tables.tremor import fan
from tremor_gui.ui.tables.tremor.areas import PLATES, Areas, arrange
from tremor_gui.ui.tables.tremor.design import TremorDesign
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.plates import (
    counters_box,
    hand_box,
    home_box,
    portrait_box,
    supply_box,
    trait_box,
)
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style

WINDOWS = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.5)
MANY = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 15, 17, 18)
"""A hand of more cards than anybody is likely to hold, two of them alike."""
LONG = tuple(letter * LONGEST_NAME for letter in "WMQ@")
QUESTIONS: tuple[tuple[Frame[Table], ...], ...] = (
    (Act(A, ALL_ACTIONS),),
    (Act(A, 0, fresh=False, late=True),),
    (PlaceTokens(A, ((VOLCANO,), (FLOOD,))),),
    (PlaceTokens(A, ((VOLCANO,), (FLOOD,)), may_delay=True),),
    (PlaceTokens(A, (DISASTERS,)),),
    (Nest(A, 6),),
    (DiceCast(A, PlaceRolled(A, (0, 3)), (A,), cast=(0, 3), asking=True),),
    (Declared(1, Strike(Plan(1, VOLCANO, 8, 1)), (A,), asking=True),),
    (OasisChain(A),),
    (Ignition(A, FLOOD),),
    (Tornado(Plan(A, TORNADO, 6, 0), (6, 7, 12, 11)),),
    (FromAnotherWedge(A, 17),),
)


PARTS = (supply_box, counters_box, portrait_box, home_box, trait_box, hand_box)


def parts(areas: Areas) -> list[Box]:
    hand = [areas.hand, areas.pile] if areas.hand.width else []
    return [areas.board, areas.spirit, areas.header, areas.bar, *hand, *areas.plates]


def all_areas() -> Iterator[tuple[Metrics, Areas]]:
    for window in WINDOWS:
        for scale in SCALES:
            metrics = Metrics.fit(window, scale)
            for seats in (2, 3, 4):
                for cards in (False, True):
                    yield metrics, arrange(metrics, seats, cards=cards)


def test_the_parts_of_the_table_lie_apart_and_within_the_window() -> None:
    for metrics, areas in all_areas():
        assert all(metrics.area.contains(part) for part in parts(areas)), metrics
        assert not any(one.colliderect(other) for one, other in combinations(parts(areas), 2)), metrics


def test_the_parts_of_a_plate_lie_apart_and_within_it() -> None:
    for metrics, areas in all_areas():
        for plate in areas.plates:
            boxes = tuple(box(plate) for box in PARTS)
            assert all(plate.contains(box) for box in boxes), metrics
            assert not any(one.colliderect(other) for one, other in combinations(boxes, 2)), metrics


def test_plates_use_the_room_that_the_boards_leave() -> None:
    areas = arrange(Metrics.fit((1920, 1080)), 2, cards=True)
    gaps = [
        areas.spirit.left,
        areas.board.left - areas.spirit.right,
        areas.plates[0].left - areas.board.right,
    ]
    assert areas.plates[0].width > 1.15 * PLATES
    assert all(gap >= 12 for gap in gaps)
    for plate in areas.plates:
        assert portrait_box(plate).width > 0.4 * plate.height
    tight = arrange(Metrics.fit((1024, 640), 1.25), 4, cards=True)
    assert tight.plates[0].width == PLATES


def test_every_sprite_lies_on_its_board() -> None:
    wedges = {"flood 1": "AAB", "volcano 2": "A"}
    table = board(wedges=wedges, track="ABCDABCDA", spirit=(2, 2, 2, 2), setup=full())
    for metrics, areas in all_areas():
        if len(areas.plates) < 4:
            continue
        for sprite, pose in TremorDesign(looks(full()), areas).layout(table).items():
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


def sittings(app: App, folder: Path) -> Iterator[Sitting]:
    """Every question at tables of long names, large hands and full wedges."""
    for players, species, without in ((2, SIDES[0], ()), (4, SIDES[1], ()), (4, SIDES[0], SWITCHES)):
        setup = Setup(tuple(map(Player, LONG[:players], species)), without=without)
        held = {f"{name} {place}": "AA" for name in ("tsunami", "cyclone", "volcano") for place in (1, 2, 3)}
        table = board(players=players, setup=setup, wedges={**held, "flood 1": "AA"})
        if not without:
            table = table._replace(hands=(MANY, *table.hands[1:]), pawns=(6, 6, *table.pawns[2:]))
        for frames in QUESTIONS:
            if without and isinstance(frames[0], DiceCast | Declared):
                continue
            session = laid(setup, table, *frames, *((Turn(1, 2),) if players == 2 else FOLLOWING))
            sitting = Sitting(app, session, folder)
            settle(sitting.table)
            yield sitting


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


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("scale", SCALES)
def test_no_words_are_cut_but_long_names(
    app: App, tmp_path: Path, cut: set[str], window: tuple[int, int], scale: float
) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=scale))
    for sitting in sittings(app, tmp_path):
        app.step(FRAME)
        for choice in sitting.table.offered[:40:5]:
            sitting.table._walk.look_for(choice.group)
            app.step(FRAME)
        app.manager.clear()
    assert cut <= set(LONG), (window, scale)


@pytest.mark.parametrize("scale", [1.0, UI_SCALES[1]])
def test_every_question_finds_its_room_in_every_language(
    app: App, tmp_path: Path, language: str, scale: float
) -> None:
    app.resize((1024, 640))
    app.apply(Preferences(motion=False, ui_scale=scale, language=language))
    found = set()
    for sitting in sittings(app, tmp_path):
        found.update(watch(sitting.table, LONG))
        app.manager.clear()
    assert not found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("without", [(), SWITCHES], ids=["full", "plain"])
def test_words_stand_within_the_part_they_belong_to(
    app: App,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    scale: float,
    without: tuple[str, ...],
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
    setup = Setup(tuple(map(Player, LONG[:players], SIDES[0])), without=without)
    session = laid(setup, board(players=players, setup=setup), Act(A, ALL_ACTIONS), Turn(1, 2))
    table = Sitting(app, session, tmp_path).table
    written.clear()
    app.step(FRAME)
    areas = table.areas
    assert len(written) > 5 * players
    for text, box in written:
        if box.height:
            inside = [part for part in parts(areas) if part.contains(box)]
            assert len(inside) == 1, (text, box)


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_of_a_large_hand_can_be_looked_at(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], scale: float
) -> None:
    large: list[tuple[int, Box]] = []
    monkeypatch.setattr(fan, "draw_large_card", lambda _pen, box, card: large.append((card, box)))
    app.resize(window)
    app.apply(Preferences(ui_scale=scale))
    table = board(setup=full())._replace(hands=(MANY, (), (), ()))
    sitting = Sitting(app, laid(full(), table, Act(A, ALL_ACTIONS), *FOLLOWING), tmp_path)
    hand, boxes = sitting.table.areas.hand, sitting.table._fan.boxes()
    assert list(boxes) == [("card", card) for card in reversed(dict.fromkeys(MANY))]
    assert all(hand.inflate(1, 1).contains(box) for box in boxes.values())
    apart = [box.inflate(-0.01, 0) for box in boxes.values()]
    assert not any(one.colliderect(other) for one, other in combinations(apart, 2))
    assert abs(max(box.right for box in boxes.values()) - hand.right) < 1
    pen = Pen(app.kit, app.frame())
    for handle, box in boxes.items():
        large.clear()
        assert app.kit.metrics.px(box.width) > 6
        move(app, box.center)
        assert sitting.table._hands.hover == handle
        sitting.table._fan.draw(pen, handle, None)
        assert [seen for seen, _ in large] == [handle[1]]
        assert app.kit.metrics.area.contains(large[0][1])
        assert not large[0][1].colliderect(hand)
