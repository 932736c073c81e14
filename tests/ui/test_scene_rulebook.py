"""The book of rules: it is searched, walked, followed from link to link, and stands in every window."""

import pygame
import pytest
from ui_events import click, compose, key, move, type_text, wheel

from tremor_gui.ui.app import App
from tremor_gui.ui.book import Chapter, Figure, Section, Side
from tremor_gui.ui.find import Search
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.scenes.page_flow import Compositor
from tremor_gui.ui.scenes.rulebook import RuleBook
from tremor_gui.ui.tables.tremor.rulebook import rulebook
from tremor_gui.ui.widgets import Button, ListView, TextEntry

WINDOWS = [(1024, 640), (1280, 720), (2560, 1080)]
PLACES = ("cards/great_drought", "catastrophes/meteor", "species/goliath_frog", "tsunami", "keys")


def opened(app: App, place: str = "", language: str = "en") -> RuleBook:
    app.apply(Preferences(language=language, motion=False))
    scene = RuleBook(app, rulebook, place)
    app.manager.push(scene)
    app.step(1)
    return scene


def found(scene: RuleBook) -> list[str]:
    return [chapter.place for chapter in scene.found]


def link(scene: RuleBook, place: str) -> Point:
    """Where a link is in the window."""
    box = next(one for one in scene.view.page.links if one.place == place).boxes[0]
    return scene.view.box.left + 14 + box.centerx, scene.view.box.top + box.centery - scene.view.offset


def test_it_opens_at_what_was_asked_for(app: App) -> None:
    assert opened(app).shown == "goal"
    assert opened(app, "no/such").shown == "goal"
    assert opened(app, "landslide").shown == "landslide"
    scene = opened(app, "cards/quell")
    assert scene.shown == "cards"
    top = scene.view.page.anchors["cards/quell"].top
    assert scene.view.offset < top < scene.view.offset + 40


def test_typing_narrows_the_list_and_opens_what_is_called_so(app: App) -> None:
    scene = opened(app)
    type_text(app, "Thaw")
    assert found(scene)[0] == scene.shown == "cards"
    assert scene.view.offset == scene.view.page.anchors["cards/thaw"].top - 14
    marked = scene.view.page.marks[scene.view._mark]
    assert scene.view.page.anchors["cards/thaw"].contains(marked)


def test_every_word_must_be_spoken_of_and_what_nothing_speaks_of_leaves_an_empty_page(app: App) -> None:
    scene = opened(app)
    type_text(app, "snow leopard reflex")
    assert found(scene) == ["species"]
    type_text(app, " zzz")
    app.step(1)
    assert found(scene) == []
    assert not scene.view.page.paragraphs
    for _ in range(4):
        key(app, pygame.KSCAN_BACKSPACE)
    assert scene.shown == "species"


@pytest.mark.parametrize("typed", ["wurfel", "WÜRFEL", "wuerfel"])
def test_german_is_found_with_its_dots_and_without(app: App, typed: str) -> None:
    scene = opened(app, language="de")
    type_text(app, typed)
    assert scene.shown == "dice"
    marked = next(one for one in scene.view.page.paragraphs if "Würfel" in one.markup)
    assert marked.box.colliderect(scene.view.page.marks[0])


def test_a_search_knows_neither_case_nor_accents() -> None:
    search = Search.of("  Straße  OEL ")
    assert search.fits("Öl auf der STRASSE")
    assert not search.fits("Öl auf dem Weg")
    assert Search.of("über").spans("Überall über") == [(0, 4), (8, 12)]
    assert Search.of("ss").spans("Straße") == [(4, 5)]
    assert Search.of(" ").fits("anything")
    assert Search.of("").spans("anything") == []


def test_enter_goes_from_hit_to_hit_and_on_to_the_next_chapter(app: App) -> None:
    scene = opened(app)
    type_text(app, "debris")
    first, marks = scene.shown, len(scene.view.page.marks)
    assert marks > 1
    for _ in range(marks):
        assert scene.shown == first
        key(app, pygame.KSCAN_RETURN)
    assert scene.shown == found(scene)[1] != first


def test_the_arrows_walk_the_list_and_pages_are_read_from_the_field(app: App) -> None:
    scene = opened(app)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_UP)
    assert scene.shown == "board"
    key(app, pygame.KSCAN_PAGEDOWN)
    assert scene.view.offset > 0


def test_a_link_is_followed_by_the_mouse_and_back_leads_back(app: App) -> None:
    scene = opened(app, "goal")
    click(app, link(scene, "wedges"))
    assert scene.shown == "wedges"
    key(app, pygame.KSCAN_LEFT, pygame.KMOD_LALT)
    assert scene.shown == "goal"
    for _ in range(2):
        key(app, pygame.KSCAN_RIGHT, pygame.KMOD_LALT)
        assert scene.shown == "wedges"
    app.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=6))
    assert scene.shown == "goal"
    forward = [one for one in scene.form.widgets if isinstance(one, Button)][1]
    click(app, forward.box.center)
    assert scene.shown == "wedges"


def test_a_chapter_ends_with_a_link_to_the_next(app: App) -> None:
    scene = opened(app, "traverse")
    scene.view.scroll_to(10_000)
    chapters = rulebook()
    assert scene.view.page.links[-1].place == "twist"
    scene.go_to(chapters[-1].place)
    assert all(one.place != chapters[0].place for one in scene.view.page.links)


def test_back_leads_to_where_one_was_reading(app: App) -> None:
    scene = opened(app, "catastrophes/meteor")
    offset = scene.view.offset
    scene.go_to("goal")
    key(app, pygame.KSCAN_LEFT, pygame.KMOD_LALT)
    assert (scene.shown, scene.view.offset) == ("catastrophes", offset)


def test_links_are_walked_and_followed_by_keys(app: App) -> None:
    scene = opened(app, "goal")
    while not scene.view.focused:
        key(app, pygame.KSCAN_TAB)
    for scancode in (pygame.KSCAN_RIGHT, pygame.KSCAN_RIGHT, pygame.KSCAN_LEFT):
        key(app, scancode)
    assert scene.view.link == scene.view.page.links[0]
    key(app, pygame.KSCAN_RETURN)
    assert scene.shown == "board"


def test_what_is_read_stays_when_the_language_or_the_window_changes(app: App) -> None:
    scene = opened(app, "species/giant_manta")
    app.apply(Preferences(language="de"))
    assert scene.shown == "species"
    assert any("Riesenmanta" in one.markup for one in scene.view.page.paragraphs)
    app.resize((1024, 640))
    app.step(1)
    assert scene.shown == "species"
    assert scene.view.offset > 0


def test_a_way_out_of_a_search_ends_the_search(app: App) -> None:
    scene = opened(app)
    type_text(app, "hourglass")
    scene.go_to("keys")
    field = next(one for one in scene.form.widgets if isinstance(one, TextEntry))
    assert (field.text, scene.shown) == ("", "keys")
    assert len(found(scene)) == len(rulebook())


def test_the_list_and_the_page_take_the_mouse(app: App) -> None:
    scene = opened(app)
    rows = next(one.box for one in scene.form.widgets if isinstance(one, ListView))
    click(app, (rows.left + 80, rows.top + 60))
    assert scene.shown == "board"
    move(app, scene.view.box.center)
    assert wheel(app, -3)
    assert scene.view.offset > 0
    move(app, link(scene, "wedges"))
    assert scene.view.link is not None
    move(app, (5, 5))
    app.step(1)


def test_escape_closes_even_from_the_field(app: App) -> None:
    below = opened(app)
    opened(app)
    type_text(app, "x")
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is below


def test_the_arrows_belong_to_an_input_method_while_it_is_at_work(app: App) -> None:
    scene = opened(app)
    compose(app, "に", 1)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is scene
    assert scene.shown == "goal"
    compose(app, "")
    key(app, pygame.KSCAN_DOWN)
    assert scene.shown == "board"


def test_the_key_of_the_rules_opens_them_once_only(app: App) -> None:
    asked: list[str] = []
    app.show_rules = asked.append
    opened(app)
    key(app, pygame.KSCAN_F1)
    assert not asked


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("window", "ui_scale"), [*((one, 1.0) for one in WINDOWS), (WINDOWS[0], 2.0)])
def test_nothing_is_cut_off_or_lies_over_something_else(
    app: App, window: tuple[int, int], ui_scale: float, language: str
) -> None:
    app.resize(window)
    scene = opened(app)
    app.apply(Preferences(ui_scale=ui_scale, language=language, motion=False))
    for place in PLACES:
        scene.go_to(place)
        app.step(1)
        page, width = scene.view.page, scene.view.inside.width - 14
        assert all(app.kit.metrics.area.contains(one.box) for one in scene.form.widgets)
        boxes = [one.box for one in page.paragraphs] + [box for _, box in page.figures]
        assert all(box.left >= -1 and box.right <= width + 1 for box in boxes)
        assert not overlapping(boxes)


def overlapping(boxes: list[Box]) -> list[tuple[Box, Box]]:
    smaller = [box.inflate(-4, -4) for box in boxes]
    return [(one, two) for at, one in enumerate(smaller) for two in smaller[:at] if one.colliderect(two)]


def test_pictures_shrink_a_little_to_stand_side_by_side_and_no_more(app: App) -> None:
    def picture(width: float) -> Figure:
        return Figure(lambda pen, box: None, width, width / 2)

    for count, width, rows in ((2, 200.0, 1), (2, 240.0, 1), (2, 400.0, 2), (3, 160.0, 1), (1, 900.0, 1)):
        section = Section("", figures=(picture(width),) * count, side=Side.BELOW)
        compositor = Compositor(app.kit.paragraphs, 420, Search())
        page = compositor.page(Chapter("bare", "Bare", "help", (section,)), None)
        boxes = [box for _figure, box in page.figures]
        assert len({box.top for box in boxes}) == rows
        assert all(box.left >= 0 and box.right <= 420.5 for box in boxes)
        assert all(abs(box.width - 2 * box.height) < 0.1 for box in boxes)


def test_any_book_can_be_read(app: App) -> None:
    bare = Chapter("bare", "Bare", "help", (Section("One <to:bare>word</to> " * 90),))
    scene = RuleBook(app, lambda: (bare,))
    app.manager.push(scene)
    app.step(1)
    assert scene.shown == "bare"
    assert len(scene.view.page.links) == 90
