"""The statistics: what is counted can be asked for by mouse and by keys, and fits whatever there is."""

from collections.abc import Sequence
from datetime import date, timedelta

import pygame
import pytest
from ui_events import click, key, move
from witness import watch

from tremor_gui.match.chronicle import Finished, Sitting
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.scenes.progression import _Key
from tremor_gui.ui.scenes.standings import StandingRow
from tremor_gui.ui.scenes.statistics import COURSE, KINDS, PLAYERS, Statistics
from tremor_gui.ui.tables.tremor.vocabulary import tremor_vocabulary
from tremor_gui.ui.widgets import Button, Choice, Label, ListView, RichLabel, Stepper
from tremor_gui.ui.widgets.bars import _Column
from tremor_gui.ui.widgets.modal import Question
from tremor_gui.ui.widgets.plot import Plot

SPECIES = ("fennec_fox", "goliath_frog", "snow_leopard", "giant_manta")
LONG = ("W" * 24, "日本語の名前", "q\u0301", "<b>{name}")


def game(
    at: int, *names: str, won: int = 0, brains: Sequence[str] = (), variant: str = "race", rounds: int = 9
) -> Finished:
    seats = tuple(
        Sitting(name, brain, SPECIES[seat], seat == won)
        for seat, (name, brain) in enumerate(zip(names, brains or ("",) * len(names), strict=True))
    )
    day = date(2026, 1, 1) + timedelta(days=at)
    return Finished(f"{at:016x}", "tremor", variant, (), rounds, day, seats)


FEW = (
    game(1, "Ann", "Bob"),
    game(2, "Ann", "Bob", won=1, variant="rumble"),
    game(3, "ann", "Fennec Fox", brains=("", "easy"), rounds=12),
)


class Room:
    """The statistics on the screen, and what they are of."""

    def __init__(self, app: App, games: Sequence[Finished]) -> None:
        self.app = app
        self.games = list(games)
        self.scene = Statistics(app, tremor_vocabulary, lambda: tuple(self.games), self.games.clear)
        app.manager.push(self.scene)
        app.step(1)

    def all(self, kind: type) -> list:  # type: ignore[type-arg]
        return [one for one in self.scene.form.widgets if isinstance(one, kind)]

    def one(self, kind: type):  # type: ignore[no-untyped-def]
        (found,) = self.all(kind)
        return found

    def turn_to(self, page: str) -> None:
        choice = self.one(Choice)
        at = [value for value, _ in choice.options].index(page)
        box = choice.box
        click(self.app, (box.left + box.width * (at + 0.5) / len(choice.options), box.centery))
        self.app.step(1)

    def step(self, stepper: int, steps: int = 1) -> None:
        for _ in range(steps):
            box = self.all(Stepper)[stepper].box
            click(self.app, (box.right - 10, box.centery))
            self.app.step(1)

    def said(self) -> str:
        texts = [one.text for one in self.all(Label)] + [one.markup for one in self.all(RichLabel)]
        return "\n".join(texts)


def test_players_are_listed_with_their_figures(app: App) -> None:
    room = Room(app, FEW)
    listed = room.one(ListView).items
    assert [(one.name, one.who.brain, one.games, one.wins) for one in listed] == [
        ("ann", "", 3, 2),
        ("Bob", "", 2, 1),
        ("Fennec Fox", "easy", 1, 0),
    ]
    assert "3 games counted · 10 rounds on average · since 2 January 2026" in room.said()


def test_seats_are_not_called_games_where_a_level_may_have_several_in_one(app: App) -> None:
    room = Room(app, (game(1, "Ann", "Fennec Fox", "Snow Leopard", brains=("", "easy", "easy")),))
    assert [one.games for one in room.one(ListView).items] == [1, 2]
    assert "1 game counted" in room.said()
    heads = {one.text: one.hint for one in room.all(Label)}
    assert "two" in heads["Seats"]
    assert "Games" not in heads
    room.turn_to(KINDS)
    assert "Games" in room.said().split("\n")
    assert "Seats" not in room.said().split("\n")


def test_every_species_has_a_row_and_says_how_it_compares(app: App) -> None:
    room = Room(app, FEW)
    room.turn_to(KINDS)
    hints = [row.hint for row in room.all(StandingRow)]
    assert len(hints) == 8
    assert hints[:2] == [
        "<b>67%</b> of the games won. Chance alone would give 50%.",
        "<b>33%</b> of the games won. Chance alone would give 50%.",
    ]
    assert set(hints[2:]) == {"Not played yet."}


def test_the_figures_of_one_player_are_asked_for(app: App) -> None:
    room = Room(app, FEW)
    room.turn_to(KINDS)
    room.step(3, 2)
    assert room.all(Stepper)[3].options[2][1] == "Bob"
    assert [row.hint[:10] for row in room.all(StandingRow)][:2] == ["<b>50%</b>", "Not played"]


def test_the_course_and_the_lengths_are_drawn(app: App) -> None:
    room = Room(app, FEW)
    room.turn_to(COURSE)
    plot = room.one(Plot)
    assert [curve.values for curve in plot._curves] == [(0.5, 0.5, 0.5), (1.0, 0.5, pytest.approx(2 / 3))]
    assert len(room.all(_Key)) == 2
    assert [(one._column.label, one._column.count) for one in room.all(_Column)] == [
        ("9", 2),
        ("10", 0),
        ("11", 0),
        ("12", 1),
    ]
    assert room.all(_Column)[3].hint == "<b>12 rounds:</b> 1 game"


def test_what_is_pointed_at_is_told_of(app: App) -> None:
    room = Room(app, FEW)
    room.turn_to(COURSE)
    plot = room.one(Plot)
    assert plot._note(2) == (
        "<b>4 January 2026</b>\n<b>ann · Fennec Fox</b> <icon:check>\nGoliath Frog (Easy)\n12 rounds"
    )
    x, y = plot.place_of(2, 0.5)
    move(app, (x, y))
    click(app, (x, y))
    app.step(1)


def test_one_game_makes_no_line(app: App) -> None:
    room = Room(app, FEW[:1])
    room.turn_to(COURSE)
    assert not room.all(Plot)
    assert "Two games make a line." in room.said()


def test_games_are_chosen_by_variant_number_and_company(app: App) -> None:
    room = Room(app, FEW)
    room.step(0)
    assert list(room.scene.games) == [FEW[0], FEW[2]]
    room.step(2)
    assert list(room.scene.games) == [FEW[0]]
    room.step(2)
    assert list(room.scene.games) == [FEW[2]]
    room.step(1, 2)
    assert list(room.scene.games) == []
    assert "No game that is over was like that." in room.said()
    for page in (KINDS, COURSE, PLAYERS):
        room.turn_to(page)
        assert "0 games counted" in room.said()


def test_a_person_is_chosen_who_sat_there_too(app: App) -> None:
    room = Room(app, FEW)
    names = [name for _, name in room.all(Stepper)[2].options]
    assert names[:4] == ["With anybody", "Only people", "With bots", "Bots: Easy"]
    room.step(2, names.index("With Bob"))
    assert list(room.scene.games) == list(FEW[:2])


def test_a_player_is_followed_by_a_double_click(app: App) -> None:
    room = Room(app, FEW)
    listed = room.one(ListView)
    second = listed.box.left + 80, listed.box.top + 1.5 * listed.row_height
    click(app, second)
    click(app, second, clicks=2)
    app.step(1)
    assert room.all(Stepper)[3].chosen == listed.items[1].who
    assert room.one(Plot)


def test_everything_is_reached_by_keys(app: App) -> None:
    room = Room(app, FEW)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_RETURN)
    app.step(1)
    assert room.all(Stepper)[3].options[1][0] == room.all(Stepper)[3].chosen
    for _ in range(20):
        key(app, pygame.KSCAN_TAB)
        if any(one.focused for one in room.all(Choice)):
            break
    key(app, pygame.KSCAN_LEFT)
    app.step(1)
    assert room.one(Choice).chosen == KINDS
    assert room.one(Choice).focused
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RIGHT)
    app.step(1)
    assert room.all(Stepper)[0].focused
    assert list(room.scene.games) == [FEW[0], FEW[2]]
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.empty


def test_everything_is_forgotten_only_after_a_question(app: App) -> None:
    room = Room(app, FEW)
    forget = next(one for one in room.all(Button) if one.label == "Forget everything")
    for answer, left in (("Keep", 3), ("Forget", 0)):
        click(app, forget.box.center)
        question = app.manager.top
        assert isinstance(question, Question)
        app.step(1)
        click(app, next(one for one in question._buttons if one.label == answer).box.center)
        app.step(1)
        assert len(room.games) == left
        forget = next(one for one in room.all(Button) if one.label == "Forget everything")
    assert "No game is over yet." in room.said()
    assert forget.why_not
    assert not room.all(Stepper)


def test_enter_keeps_what_is_counted(app: App) -> None:
    room = Room(app, FEW)
    click(app, next(one for one in room.all(Button) if one.label == "Forget everything").box.center)
    app.step(1)
    key(app, pygame.KSCAN_RETURN)
    assert len(room.games) == 3


MANY = [
    game(at, *LONG[: 2 + at % 3], won=at % 2, brains=("", ("easy", "")[at % 2], *[""] * (at % 3)), rounds=at)
    for at in range(60)
]


def test_every_page_is_whole_in_every_window_and_language(app: App, language: str) -> None:
    """If this fails, it says on which page and in which window, which text, and what is wrong."""
    found = []
    for window, ui_scale in (((1024, 640), 1.25), ((1280, 720), 1.0), ((1920, 1080), 0.75)):
        app.resize(window)
        app.apply(Preferences(ui_scale=ui_scale, language=language, motion=False))
        for games in ([], MANY[:1], MANY):
            room = Room(app, games)
            for page in (PLAYERS, KINDS, COURSE) if games else (PLAYERS,):
                if games:
                    room.turn_to(page)
                faults = dict.fromkeys(watch(room.scene, may_be_cut=LONG))
                found += [f"{page} of {len(games)}, {window}: {fault}" for fault in faults]
            app.manager.clear()
    assert not found, "\n".join(found)


def test_a_new_language_is_spoken_at_once(app: App) -> None:
    room = Room(app, FEW)
    app.apply(Preferences(language="de"))
    app.step(1)
    assert "Statistik" in room.said()
    room.turn_to(KINDS)
    assert "Tierarten" in room.said()
