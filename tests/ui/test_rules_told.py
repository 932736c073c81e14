"""Everything with a name has its place in the rules, tooltips lead there, and every link resolves."""

from pathlib import Path

import pygame
import pytest
from drawn import A, board, piece_at, redrawn, setup_of
from table_events import Sitting, button, chip, on_tile, spot
from table_matches import FOLLOWING, full, laid
from ui_events import key, move, press

from tremor_gui.games.tremor import actions
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import FACE_DOWN, facing
from tremor_gui.games.tremor.terms import (
    COUNTERS,
    DISASTER_KEYS,
    SEISMIC_LEVELS,
    TOKENS,
    VARIANTS,
    WEDGES,
    WEDGES_A_DISASTER,
)
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act
from tremor_gui.rules.core import Action
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.book import Chapter, chapter_of
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.markup import parse
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.tables.tremor import fan
from tremor_gui.ui.tables.tremor.actionplaces import _OF_KINDS, place_of_action
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.opening.picker import SpeciesPicker
from tremor_gui.ui.tables.tremor.places import NAMES
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.rulebook import rulebook
from tremor_gui.ui.tables.tremor.topics import place_of

ACTIONS = ("traverse", "twist", "scout")
TABLE = board(redrawn(b1=".", a2="12v"), hands={A: "quell thaw"}, setup=full())


@pytest.fixture(params=["en", "de"])
def chapters(app: App, request: pytest.FixtureRequest) -> tuple[Chapter, ...]:
    app.apply(Preferences(language=request.param))
    return rulebook()


def there(chapters: tuple[Chapter, ...], place: str) -> str:
    """What is told at a place, which must be one."""
    chapter = chapter_of(chapters, place)
    assert chapter is not None, place
    if place == chapter.place:
        return chapter.told
    return next(section.told() for section in chapter.sections if section.place == place)


def test_everything_with_a_name_is_told_of(chapters: tuple[Chapter, ...]) -> None:
    wanted = [
        *ACTIONS,
        *DISASTER_KEYS,
        *(f"cards/{card.key}" for card in CARDS),
        *(f"species/{species}" for species in SPECIES),
        *(f"catastrophes/{one.key}" for one in CATASTROPHES),
        *(f"variants/{variant}" for variant in (*VARIANTS, "hardcore")),
        *(f"board/{kind}" for kind in ("habitat", "oasis", "earthquake")),
        *(f"cards/{symbol}" for symbol in ("lightning", "dice", "exclamation")),
        "catastrophes/hourglass",
    ]
    assert all(len(there(chapters, place)) > 20 for place in wanted)


def test_every_place_is_there_once_and_called_the_same(chapters: tuple[Chapter, ...]) -> None:
    found = [place for chapter in chapters for place in chapter.places]
    assert sorted(found) == sorted(NAMES)
    assert all(place.split("/")[0] == chapter.place for chapter in chapters for place in chapter.places)


def test_every_link_leads_somewhere_and_no_markup_is_left(chapters: tuple[Chapter, ...]) -> None:
    marked = [section.markup for chapter in chapters for section in chapter.sections]
    links = {span.to for markup in marked for span in parse(markup) if span.to}
    assert len(links) > 30
    assert links <= set(NAMES)
    assert not [chapter.place for chapter in chapters if "<" in chapter.told or "{" in chapter.told]


def test_numbers_are_those_of_the_game(chapters: tuple[Chapter, ...]) -> None:
    assert str(TOKENS) in there(chapters, "wedges/supply")
    assert str(COUNTERS) in there(chapters, "blocks/counters")
    assert " → ".join(map(str, SEISMIC_LEVELS)) in there(chapters, "earthquake/levels")
    assert str(len(FACES)) in there(chapters, "board")


def test_what_is_otherwise_than_usual_is_told(chapters: tuple[Chapter, ...]) -> None:
    """After the actions one still moves without a Traverse (T137), Reflex twists what is blocked (T116), and
    in the Rumble the Earthquake Tile is where to be (T124)."""
    assert {"cards/tailwind", "cards/burrow"} <= links(chapters, "traverse/steps", -1)
    assert {"twist", "species/snow_leopard", "earthquake/eruption"} <= links(chapters, "board/fixed", 1)
    assert "variants/rumble" in links(chapters, "board/earthquake", -1)


def links(chapters: tuple[Chapter, ...], place: str, paragraph: int) -> set[str]:
    """Where a paragraph of a section leads."""
    chapter = chapter_of(chapters, place)
    assert chapter is not None
    markup = next(section.markup for section in chapter.sections if section.place == place)
    return {span.to for span in parse(markup.split("\n\n")[paragraph]) if span.to}


def test_every_picture_can_be_drawn(app: App, chapters: tuple[Chapter, ...]) -> None:
    pen = Pen(app.kit, app.frame())
    drawn = 0
    for chapter in chapters:
        app.kit.images.source(chapter.picture if "/" in chapter.picture else f"icons/{chapter.picture}")
        for section in chapter.sections:
            for span in parse(section.markup):
                if span.icon:
                    app.kit.images.source(span.icon if "/" in span.icon else f"icons/{span.icon}")
            for figure in section.figures:
                before = app.frame().get_buffer().raw
                figure.draw(pen, Box(100, 80, figure.width, figure.height))
                assert app.frame().get_buffer().raw != before, section.place or chapter.place
                app.frame().fill("white")
                drawn += 1
    assert drawn > 70


def test_every_thing_on_the_table_leads_to_its_place() -> None:
    players = looks(full())
    assert [place_of(("card", card), TABLE, players) for card in range(len(CARDS))] == [
        f"cards/{card.key}" for card in CARDS
    ]
    for seat, player in enumerate(players):
        assert place_of(("plate", seat), TABLE, players) == f"species/{player.species}"
        assert place_of(("pawn", seat), TABLE, players) == f"species/{player.species}"
    for wedge in range(WEDGES):
        assert place_of(("wedge", wedge), TABLE, players) == DISASTER_KEYS[wedge // WEDGES_A_DISASTER]
    for piece in TABLE.tiles:
        assert place_of(("tile", piece), TABLE, players) in NAMES
    for handle in (("dial",), ("seismic",), ("source", 0), ("supply", 0)):
        assert place_of(handle, TABLE, players) in NAMES
    for number, catastrophe in enumerate(CATASTROPHES):
        struck = TABLE._replace(revealed=(number,))
        assert place_of(("seismic",), struck, players) == f"catastrophes/{catastrophe.key}"
    assert place_of(None, TABLE, players) == place_of(("board",), TABLE, players) == ""


def sat(app: App, tmp_path: Path) -> tuple[Sitting, list[str]]:
    asked: list[str] = []
    app.show_rules = asked.append
    sitting = Sitting(app, laid(full(), TABLE, Act(A, ALL_ACTIONS), *FOLLOWING), tmp_path)
    return sitting, asked


def test_the_half_of_a_tile_that_is_pointed_at_decides_of_which_disaster_is_told(
    app: App, tmp_path: Path
) -> None:
    sitting, asked = sat(app, tmp_path)
    table = sitting.table
    piece = next(
        piece
        for piece in TABLE.tiles
        if TABLE.faces[piece] != FACE_DOWN and FACES[TABLE.faces[piece] - 1].disasters
    )
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    for disaster in FACES[TABLE.faces[piece] - 1].disasters:
        first = facing(TABLE, piece, disaster)
        lean = [0.3 * (steps[first][axis] + steps[(first + 1) % 4][axis]) for axis in (0, 1)]
        move(app, on_tile(table, piece, (lean[0], lean[1])))
        name = DISASTER_KEYS[disaster].capitalize()
        assert table._reader.note()[0].endswith(f"more about {name}</i>")
        key(app, pygame.KSCAN_F1)
        assert asked[-1] == DISASTER_KEYS[disaster]


def test_buttons_of_the_bar_lead_to_their_places(app: App, tmp_path: Path) -> None:
    sitting, asked = sat(app, tmp_path)
    for label in ("Traverse", "Twist", "Scout", "hint", "undo"):
        move(app, chip(sitting.table, label).box.center)
        app.step(1)
        key(app, pygame.KSCAN_F1)
    assert asked == [*ACTIONS, "bots/hint", "table/undo"]


def test_buttons_above_the_plates_lead_to_their_places(app: App, tmp_path: Path) -> None:
    sitting, asked = sat(app, tmp_path)
    for icon in ("log", "again"):
        move(app, button(sitting.table._header.form, icon).box.center)
        app.step(1)
        key(app, pygame.KSCAN_F1)
    assert asked == ["table/reading", "table/back"]
    move(app, sitting.table.areas.wedge_middle(0))
    key(app, pygame.KSCAN_F1)
    assert asked[-1] == DISASTER_KEYS[0]


def test_the_keys_lead_to_what_they_have_reached(app: App, tmp_path: Path) -> None:
    sitting, asked = sat(app, tmp_path)
    wanted = []
    for _ in range(12):
        key(app, pygame.KSCAN_DOWN)
        key(app, pygame.KSCAN_RIGHT)
        looked_at = sitting.table._walk.looked_at
        assert looked_at is not None
        wanted.append(place_of_action(looked_at.action, answers=False))
        key(app, pygame.KSCAN_F1)
    assert asked == wanted
    assert {"traverse", "twist"} <= set(asked)


def test_a_card_in_the_hand_says_where_it_is_told_of(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(fan, "draw_note", lambda _, text, beside: told.append(text))
    sitting, asked = sat(app, tmp_path)
    for card in TABLE.hands[A]:
        move(app, spot(sitting.table, ("card", card)))
        app.step(1)
        assert told[-1].endswith("</i>")
        key(app, pygame.KSCAN_F1)
    assert asked == [f"cards/{CARDS[card].key}" for card in TABLE.hands[A]]


def test_without_anything_to_point_at_the_rules_begin_at_the_beginning(app: App, tmp_path: Path) -> None:
    _sitting, asked = sat(app, tmp_path)
    move(app, (2, 2))
    press(app, (2, 2), button=3)
    assert not asked
    key(app, pygame.KSCAN_F1)
    assert asked == [""]


def test_the_rules_are_looked_up_in_a_replay_too(app: App) -> None:
    asked: list[str] = []
    app.show_rules = asked.append
    session = laid(full(), TABLE, Act(A, ALL_ACTIONS), *FOLLOWING)
    replay = Replay(app, session, ReplayWays(app.stop, lambda _replay: None, lambda _replay: None), at=0)
    app.manager.push(replay)
    app.step(1)
    move(app, replay._top.areas.wedge_middle(0))
    key(app, pygame.KSCAN_F1)
    move(app, (2, 2))
    key(app, pygame.KSCAN_F1)
    assert asked == [DISASTER_KEYS[0], ""]


def test_species_are_looked_up_where_they_are_chosen(app: App) -> None:
    asked: list[str] = []
    app.show_rules = asked.append
    scene = NewGame(app, lambda _setup, _seed, _brains: None, app.stop)
    app.manager.push(scene)
    picker = next(one for one in scene.form.widgets if isinstance(one, SpeciesPicker))
    move(app, picker.box.center)
    app.step(1)
    key(app, pygame.KSCAN_F1)
    press(app, picker.box.center, button=3)
    assert asked == [f"species/{picker._pointed}"] * 2
    for widget in scene.form.widgets:
        assert widget.topic is None or widget.topic.place in NAMES


def test_everything_that_can_be_done_has_its_place() -> None:
    kinds = {kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, Action)}
    kinds -= {Action, actions.PlayCard, actions.React}
    assert len(kinds) > 15
    assert all(_OF_KINDS[kind] in NAMES for kind in kinds)
    for card in range(len(CARDS)):
        assert place_of_action(actions.PlayCard(card, -1), answers=True) == f"cards/{CARDS[card].key}"
    for key_of, species in SPECIES.items():
        place = place_of_action(actions.React(species.trait, 0), answers=True)
        assert place == f"species/{key_of}"
    assert place_of_action(PASS, answers=True) == "answers"
    assert place_of_action(PASS, answers=False) == ""


def test_an_owed_token_leads_to_the_dice_or_to_the_wedges(app: App, tmp_path: Path) -> None:
    asked: list[str] = []
    app.show_rules = asked.append
    for sources, place in ((((0,),), "dice"), (((0, 1),), "wedges")):
        frame = PlaceTokens(A, sources)
        sitting = Sitting(app, laid(full(), TABLE, frame, *FOLLOWING), tmp_path)
        move(app, spot(sitting.table, ("source", 0)))
        key(app, pygame.KSCAN_F1)
        assert asked.pop() == place


def test_an_unexplored_tile_leads_to_exploring(app: App) -> None:
    piece = piece_at(TABLE, "b1")
    assert place_of(("tile", piece), TABLE, looks(setup_of())) == "scout/explore"
