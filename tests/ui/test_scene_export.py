"""The sheet that exports a match: asked by mouse or keys, working between frames, stopped at any time."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pygame
import pytest
from table_events import button
from test_scene_replay import GOING_ON, OVER, match
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library
from tremor_gui.rules.text import say
from tremor_gui.ui.app import App
from tremor_gui.ui.exports.writing import Work
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.export import ExportSheet, Kind, Source, Wish
from tremor_gui.ui.tables.tremor.replay import Replay
from tremor_gui.ui.widgets import Choice


class Exporting:
    """The sheet over nothing, and what was wished of it; each look at the clock takes a second."""

    def __init__(self, app: App, whose: str | None = "Everything", parts: int = 4) -> None:
        self.app = app
        self.wishes: list[Wish] = []
        self.closed = 0
        self.parts = parts
        self.failing: NotSaved | None = None
        seconds = count()
        source = Source(self.begin, lambda wish: 300 if wish.every_step else 20, whose)
        self.sheet = ExportSheet(app, source, lambda: float(next(seconds)))
        app.manager.push(self.sheet)
        app.step(0.3)

    def begin(self, wish: Wish) -> Work:
        self.wishes.append(wish)
        return self.work()

    def work(self) -> Work:
        try:
            for part in range(self.parts):
                yield part / self.parts
            if self.failing is not None:
                raise self.failing
        except GeneratorExit:
            self.closed += 1
            raise
        return Path("/there/it is.gif")

    def choose(self, row: int, at: int) -> None:
        choice = [one for one in self.sheet.form.widgets if isinstance(one, Choice)][row]
        width = choice.box.width / len(choice.options)
        click(self.app, (choice.box.left + (at + 0.5) * width, choice.box.centery))


def test_what_was_chosen_is_made_a_part_in_each_frame(app: App) -> None:
    shown = Exporting(app)
    shown.choose(0, 2)
    shown.choose(1, 1)
    shown.choose(2, 1)
    click(app, button(shown.sheet.form, "Export").box.center)
    assert shown.wishes == [Wish(Kind.PICTURES, every_step=True, hands=False)]
    shares = []
    while shown.sheet.working:
        app.step(0.02)
        shares.append(shown.sheet._bar.share)
    assert shares == [0, 0.25, 0.5, 0.75, 0.75]
    assert shown.sheet.made == Path("/there/it is.gif")


def test_by_keys_alone_too_and_escape_stops_it(app: App) -> None:
    shown = Exporting(app)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_LEFT)
    assert not [one for one in shown.sheet.form.widgets if isinstance(one, Choice)][1].enabled
    for _ in range(3):
        key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RETURN)
    assert shown.wishes == [Wish(Kind.TEXT)]
    app.step(0.02)
    key(app, pygame.KSCAN_ESCAPE)
    assert (shown.sheet.working, shown.closed, app.manager.top) == (False, 1, shown.sheet)
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.empty


def test_the_window_that_is_closed_meanwhile_closes_the_work(app: App) -> None:
    shown = Exporting(app)
    key(app, pygame.KSCAN_RETURN)
    app.step(0.02)
    app.manager.clear()
    assert shown.closed == 1


def test_why_nothing_was_made_is_said_and_it_can_be_tried_again(app: App) -> None:
    shown = Exporting(app)
    shown.failing = NotSaved(say("Not saved: <b>no room</b>."))
    key(app, pygame.KSCAN_RETURN)
    for _ in range(6):
        app.step(0.02)
    assert shown.sheet.failed == r"Not saved: &lt;b>no room&lt;/b>." or "no room" in shown.sheet.failed
    assert "<b>" not in shown.sheet.failed
    shown.failing = None
    key(app, pygame.KSCAN_RETURN)
    key(app, pygame.KSCAN_RETURN)
    for _ in range(6):
        app.step(0.02)
    assert shown.sheet.made is not None


@pytest.mark.parametrize("there", [True, False])
def test_the_path_is_shown_and_copied(app: App, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    copied: list[str] = []
    told: list[str] = []

    def refused(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", copied.append if there else refused)
    monkeypatch.setattr(app, "toast", told.append)
    shown = Exporting(app)
    key(app, pygame.KSCAN_RETURN)
    for _ in range(6):
        app.step(0.02)
    path = str(Path("/there/it is.gif"))
    assert path in shown.sheet._words.markup
    click(app, button(shown.sheet.form, "Copy the path").box.center)
    assert copied == ([path] if there else [])
    assert told == ["The path is copied." if there else "The path could not be copied."]
    click(app, button(shown.sheet.form, "Close").box.center)
    assert app.manager.empty


def test_while_a_match_goes_on_hands_stay_hidden(app: App) -> None:
    shown = Exporting(app, whose=None)
    shown.choose(2, 0)
    key(app, pygame.KSCAN_RETURN)
    assert shown.wishes == [Wish(hands=False)]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_in_any_state(app: App, size: tuple[int, int], language: str) -> None:
    app.resize(size)
    app.apply(Preferences(1.25, language=language))
    shown = Exporting(app)
    states: tuple[Callable[[], None], ...] = (
        lambda: None,
        shown.sheet._begin,
        lambda: shown.sheet._end(made=Path("/" + "very_long_name/" * 12)),
        lambda: shown.sheet._end(failed="Not saved: " + "reason " * 40),
    )
    for state in states:
        state()
        sheet = shown.sheet
        area = app.kit.metrics.area
        paper, *widgets = sheet.form.widgets
        assert area.contains(paper.box)
        for one in widgets:
            assert paper.box.contains(one.box)
            width = getattr(one, "natural_width", 0)
            assert width <= one.box.width + 0.1
        solid = [one for one in widgets if one.box.width and one.box.height]
        for one in solid:
            assert not [other for other in solid if other is not one and other.box.colliderect(one.box)]


@pytest.mark.parametrize(("session", "open_hands"), [(OVER, True), (GOING_ON, False), (match(4, 3), True)])
def test_the_replay_leads_to_it(app: App, tmp_path: Path, session: object, open_hands: bool) -> None:
    house = House(app, Library(tmp_path, GAMES))
    house._past.watch(session, 30)  # type: ignore[arg-type]
    replay = app.manager.top
    assert isinstance(replay, Replay)
    for ask in (
        lambda: key(app, pygame.KSCAN_E),
        lambda: click(app, button(replay._header, "save").box.center),
    ):
        ask()
        sheet = app.manager.top
        assert isinstance(sheet, ExportSheet)
        assert sheet.wish.hands == open_hands
        key(app, pygame.KSCAN_ESCAPE)
        assert app.manager.top is replay


def test_of_a_choice_that_is_off_every_half_looks_off(app: App) -> None:
    sheet = Exporting(app).sheet
    kinds, often = [one for one in sheet.form.widgets if isinstance(one, Choice)][:2]

    def ground(share: float) -> tuple[int, ...]:
        at = often.box.left + often.box.width * share, often.box.top + often.box.height * 0.5
        return tuple(app.frame().get_at(app.kit.metrics.point(at)))

    on = [ground(share) for share in (0.05, 0.95)]
    click(app, (kinds.box.left + 20, kinds.box.centery))
    app.step(0.3)
    off = [ground(share) for share in (0.05, 0.95)]
    assert sheet.wish.kind is Kind.TEXT
    assert off[0] == off[1]
    assert not set(on) & set(off)
