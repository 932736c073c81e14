"""Whatever has a name in Tremor is found by it, and by what is said of it."""

from dataclasses import replace

import pygame
import pytest
from ui_events import click, compose, key, type_text, wheel

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.article_view import ArticleView
from tremor_gui.ui.scenes.help import Help
from tremor_gui.ui.scenes.reference import Reference
from tremor_gui.ui.tables.tremor.lexicon import CHAPTERS, articles
from tremor_gui.ui.widgets import Button, Choice, ListView

WINDOWS = [(1024, 640), (1280, 720), (2560, 1080)]


def opened(app: App, show: str = "") -> Reference:
    scene = Reference(app, show)
    app.manager.push(scene)
    app.step(1)
    return scene


def names(scene: Reference) -> list[str]:
    return [article.name for article in scene.found]


def widget(scene: Reference, kind: type) -> Box:
    return next(one.box for one in scene.form.widgets if isinstance(one, kind))


def test_everything_is_there_once_and_in_a_chapter() -> None:
    keys = [article.key for article in articles()]
    wanted = [
        *(f"cards/{card.key}" for card in CARDS),
        *(f"traits/{species.trait}" for species in SPECIES.values()),
        *(f"catastrophes/{one.key}" for one in CATASTROPHES),
        *(f"symbols/{one}" for one in ("lightning", "dice", "exclamation", "hourglass")),
        *(f"tiles/{one}" for one in (*DISASTER_KEYS, "earthquake", "oasis", "habitat")),
    ]
    assert keys == wanted
    assert {article.chapter for article in articles()} == set(CHAPTERS)
    assert all(article.name and article.kind and article.text for article in articles())


def test_every_picture_can_be_drawn(app: App) -> None:
    pen = Pen(app.kit, app.frame())
    for article in articles():
        article.draw(pen, Box(10, 10, 240, 340))
        for picture in (article.picture, article.mark, *(fact.picture for fact in article.facts)):
            if picture:
                app.kit.images.source(picture if "/" in picture else f"icons/{picture}")


def test_it_opens_at_what_was_asked_for(app: App) -> None:
    assert opened(app, "cards/quell").shown == "cards/quell"
    assert opened(app, "traits/shell").shown == "traits/shell"
    assert opened(app, "cards/no_such_card").shown == "cards/firebreak"


def test_typing_narrows_the_list_and_names_come_first(app: App) -> None:
    scene = opened(app)
    type_text(app, "Thaw")
    assert names(scene)[0] == "Thaw"
    assert scene.shown == "cards/thaw"


def test_every_word_must_be_spoken_of(app: App) -> None:
    scene = opened(app)
    type_text(app, "snow becomes")
    assert names(scene) == ["Reflex"]


def test_the_entry_shown_stays_while_it_fits(app: App) -> None:
    scene = opened(app, "catastrophes/meteor")
    type_text(app, "hourglass")
    assert scene.shown == "catastrophes/meteor"
    type_text(app, " draws")
    assert scene.shown == "catastrophes/regrowth"


def test_what_nothing_speaks_of_leaves_an_empty_page(app: App) -> None:
    scene = opened(app, "cards/quell")
    type_text(app, "zzz")
    app.step(1)
    assert names(scene) == []
    for _ in range(3):
        key(app, pygame.KSCAN_BACKSPACE)
    app.step(1)
    assert scene.shown == "cards/quell"


def test_the_arrows_walk_the_list_from_the_field(app: App) -> None:
    scene = opened(app)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_UP)
    assert scene.shown == "cards/anchor"


def test_the_arrows_belong_to_an_input_method_while_it_is_at_work(app: App) -> None:
    scene = opened(app)
    shown = scene.shown
    compose(app, "に", 1)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is scene
    assert scene.shown == shown
    compose(app, "")
    key(app, pygame.KSCAN_DOWN)
    assert scene.shown != shown


def test_a_chapter_is_chosen_by_mouse_and_by_keys(app: App) -> None:
    scene = opened(app)
    chapters = widget(scene, Choice)
    click(app, (chapters.right - 20, chapters.centery))
    assert {article.chapter for article in scene.found} == {"tiles"}
    key(app, pygame.KSCAN_LEFT)
    assert names(scene) == ["Lightning", "Dice", "Exclamation mark", "Hourglass"]


def test_a_click_shows_an_entry_and_the_wheel_scrolls(app: App) -> None:
    scene = opened(app)
    rows = widget(scene, ListView)
    click(app, (rows.left + 80, rows.top + 70))
    assert scene.shown == "cards/anchor"
    assert wheel(app, -3)


def test_a_long_page_scrolls(app: App) -> None:
    app.resize((1024, 640))
    app.apply(Preferences(ui_scale=2.0))
    scene = opened(app, "catastrophes/meteor")
    page = next(one for one in scene.form.widgets if isinstance(one, ArticleView))
    assert page.article is not None
    page.article = replace(page.article, text="word " * 200)
    assert page.content_height > page.box.height
    assert page.scroll_to(100)
    app.step(1)


def test_escape_closes_even_from_the_field(app: App) -> None:
    below = Help(app)
    app.manager.push(below)
    opened(app)
    type_text(app, "x")
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is below


def test_the_help_leads_to_it(app: App) -> None:
    below = Help(app)
    app.manager.push(below)
    app.step(1)
    button = next(one for one in below.form.widgets if isinstance(one, Button) and one.label == "Reference")
    click(app, button.box.center)
    assert isinstance(app.manager.top, Reference)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_it_stands_within_every_window(app: App, window: tuple[int, int], ui_scale: float) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    for show in ("cards/great_drought", "catastrophes/meteor", "symbols/lightning", "tiles/tsunami"):
        scene = opened(app, show)
        assert all(app.kit.metrics.area.contains(one.box) for one in scene.form.widgets)
