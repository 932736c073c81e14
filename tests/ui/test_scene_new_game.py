"""A game is set up by mouse and by keys, and only one that can be played is started."""

from typing import Any

import pygame
import pytest
from ui_events import click, key, move, type_text

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games.tremor.deal import Setup, check, in_turn_order
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import COOP, RACE, RUMBLE
from tremor_gui.rules.chance import parse_seed
from tremor_gui.ui.app import App
from tremor_gui.ui.fonts import SystemFonts
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.tables.tremor.opening.brain import BRAINS, BrainPicker
from tremor_gui.ui.tables.tremor.opening.card import OpenSeat
from tremor_gui.ui.tables.tremor.opening.order import TurnOrder
from tremor_gui.ui.tables.tremor.opening.picker import GRID, SpeciesPicker
from tremor_gui.ui.tables.tremor.opening.seating import Seating
from tremor_gui.ui.tables.tremor.opening.switch import Switch
from tremor_gui.ui.tables.tremor.opening.trait import TraitNote
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets import Button, Choice, RichLabel, TextEntry

WINDOWS = [(1024, 640), (1280, 720), (2560, 1080)]


class Table:
    """A new game, and what became of it."""

    def __init__(self, app: App, seed: str | None = "42") -> None:
        self.app = app
        self.started: list[tuple[Setup, str]] = []
        self.brains: tuple[str, ...] = ()
        self.left = 0
        self.scene = NewGame(app, self.start, self.leave, seed)
        app.manager.push(self.scene)
        app.step(1)

    def start(self, setup: Any, seed: str, brains: tuple[str, ...]) -> None:
        self.started.append((setup, seed))
        self.brains = brains

    def leave(self) -> None:
        self.left += 1

    def widgets(self, kind: type) -> list[Any]:
        return [one for one in self.scene.form.widgets if isinstance(one, kind) and one.visible]

    def button(self, label: str) -> Button:
        buttons: list[Button] = self.widgets(Button)
        return next(one for one in buttons if one.label == label)

    def take(self, seat: int, species: str) -> None:
        click(self.app, self.place(seat, species))

    def place(self, seat: int, species: str) -> Point:
        box = self.widgets(SpeciesPicker)[seat].box
        column = ["white", "green", "yellow", "blue"].index(SPECIES[species].colour)
        sides = [key for key, one in SPECIES.items() if one.colour == SPECIES[species].colour]
        return box.left + (column + 0.5) * box.width / 4, box.top + (
            sides.index(species) + 0.5
        ) * box.height / 2

    def choose_variant(self, at: int) -> None:
        box = self.widgets(Choice)[1].box
        click(self.app, (box.left + (at + 0.5) * box.width / 3, box.centery))

    def write(self, field: int, text: str) -> None:
        click(self.app, self.widgets(TextEntry)[field].box.center)
        key(self.app, pygame.KSCAN_END)
        for _ in range(24):
            key(self.app, pygame.KSCAN_BACKSPACE)
        type_text(self.app, text)

    @property
    def species(self) -> list[str]:
        return [seat.species for seat in self.scene.seating.seats]


def test_enter_starts_the_game_as_it_is_suggested(app: App) -> None:
    table = Table(app)
    key(app, pygame.KSCAN_RETURN)
    ((setup, seed),) = table.started
    check(setup)
    assert [player.name for player in setup.players] == ["Emperor Penguin", "Fennec Fox"]
    assert seed == "42"


def test_at_first_one_person_plays_against_a_bot(app: App) -> None:
    table = Table(app)
    key(app, pygame.KSCAN_RETURN)
    assert table.brains == ("medium", "")  # the Fox goes first


def test_who_plays_a_seat_is_one_click(app: App) -> None:
    table = Table(app)
    click(app, table.widgets(OpenSeat)[0].box.center)
    for seat, brain in enumerate(("easy", "", "medium")):
        box = table.widgets(BrainPicker)[seat].box
        click(app, (box.left + (BRAINS.index(brain) + 0.5) * box.width / len(BRAINS), box.centery))
    assert [seat.brain for seat in table.scene.seating.seats] == ["easy", "", "medium"]
    key(app, pygame.KSCAN_RETURN)
    ((setup, _seed),) = table.started
    order = [player.species for player, _ in in_turn_order(setup)]
    played = dict(zip(("emperor_penguin", "fennec_fox", "goliath_frog"), ("easy", "", "medium"), strict=True))
    assert table.brains == tuple(played[species] for species in order)


def test_whoever_types_a_name_means_to_play(app: App) -> None:
    table = Table(app)
    table.write(1, "Bob")
    assert [seat.brain for seat in table.scene.seating.seats] == ["", ""]


def test_a_bot_that_was_chosen_may_be_named(app: App) -> None:
    table = Table(app)
    box = table.widgets(BrainPicker)[1].box
    click(app, (box.left + 1.5 * box.width / len(BRAINS), box.centery))
    table.write(1, "Bob")
    assert [seat.brain for seat in table.scene.seating.seats] == ["", "easy"]


def test_the_keys_choose_who_plays_and_the_words_say_what_a_level_does(app: App) -> None:
    table = Table(app)
    picker = table.widgets(BrainPicker)[0]
    table.scene.form.focus(picker)
    assert "Person" in picker.hint
    for level in LEVELS.values():
        key(app, pygame.KSCAN_RIGHT)
        assert table.scene.seating.seats[0].brain == level.key
        assert str(level.honest) in picker.hint
    key(app, pygame.KSCAN_RIGHT)
    assert table.scene.seating.seats[0].brain == list(LEVELS)[-1]
    for _ in LEVELS:
        key(app, pygame.KSCAN_LEFT)
    assert table.scene.seating.seats[0].brain == ""


def test_the_mouse_over_a_level_tells_of_it_without_choosing(app: App) -> None:
    table = Table(app)
    box = table.widgets(BrainPicker)[0].box
    move(app, (box.left + 1.5 * box.width / len(BRAINS), box.centery))
    assert str(LEVELS["easy"].honest) in table.widgets(BrainPicker)[0].hint
    assert table.scene.seating.seats[0].brain == ""


def test_every_game_has_a_seed_of_its_own(app: App) -> None:
    seeds = {Table(app, None).scene.seed for _ in range(5)}
    assert len({parse_seed(seed) for seed in seeds}) == 5


def test_escape_leaves_even_from_a_field(app: App) -> None:
    table = Table(app)
    click(app, table.widgets(TextEntry)[0].box.center)
    key(app, pygame.KSCAN_ESCAPE)
    assert table.left == 1


def test_another_player_joins_and_is_asked_for_a_name(app: App) -> None:
    table = Table(app)
    click(app, table.widgets(OpenSeat)[1].box.center)
    type_text(app, "Zoë")
    key(app, pygame.KSCAN_RETURN)
    ((setup, _seed),) = table.started
    assert [player.name for player in setup.players][3] == "Zoë"


def test_a_free_species_card_is_taken(app: App) -> None:
    table = Table(app)
    table.take(0, "giant_manta")
    assert table.species == ["giant_manta", "fennec_fox"]


def test_the_own_card_can_be_turned_over(app: App) -> None:
    table = Table(app)
    table.take(1, "arabian_camel")
    assert table.species == ["emperor_penguin", "arabian_camel"]


def test_a_species_that_somebody_has_is_swapped(app: App) -> None:
    table = Table(app)
    table.take(0, "fennec_fox")
    assert table.species == ["fennec_fox", "emperor_penguin"]


def test_the_back_of_a_card_that_somebody_has_is_refused_with_the_reason(app: App) -> None:
    table = Table(app)
    table.write(1, "Mei <b>")
    table.take(0, "arabian_camel")
    assert table.species == ["emperor_penguin", "fennec_fox"]
    move(app, table.place(0, "arabian_camel"))
    hint = table.widgets(SpeciesPicker)[0].hint
    assert "Arabian Camel" in hint
    assert "Mei <lt>b>" in hint


def test_a_species_is_taken_by_keys(app: App) -> None:
    table = Table(app)
    while not table.widgets(SpeciesPicker)[0].focused:
        key(app, pygame.KSCAN_TAB)
    for scancode in (pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN, pygame.KSCAN_SPACE):
        key(app, scancode)
    assert table.species == ["bornean_orangutan", "fennec_fox"]


def test_enter_after_a_click_on_a_card_starts_the_game(app: App) -> None:
    table = Table(app)
    table.take(0, "arabian_camel")
    key(app, pygame.KSCAN_RETURN)
    assert len(table.started) == 1


def test_the_turn_order_follows_the_hourglasses() -> None:
    seating = Seating(4)
    assert [seating.turn(at) for at in range(4)] == [2, 1, 0, 3]
    assert seating.in_turn == (2, 1, 0, 3)
    assert seating.taken(3, "giant_manta").in_turn == (2, 1, 3, 0)


def test_two_players_cannot_have_one_name(app: App) -> None:
    table = Table(app)
    table.write(0, "Ann")
    table.write(1, " ann ")
    key(app, pygame.KSCAN_RETURN)
    assert table.started == []
    assert "ann" in (table.button("Start").why_not or "")
    table.write(1, "Bob")
    key(app, pygame.KSCAN_RETURN)
    assert len(table.started) == 1


@pytest.mark.parametrize("name", ["W" * 24, "日本語の名前", "e\u0301a\u0308", "<b>", "\u200b"])
def test_a_name_may_be_anything_that_can_be_shown(app: App, name: str) -> None:
    table = Table(app)
    table.write(0, name)
    app.step(1)
    click(app, table.button("Start").box.center)
    assert len(table.started) == 1


def test_enter_goes_from_name_to_name_and_then_starts_the_game(app: App) -> None:
    table = Table(app)
    table.write(0, "Ann")
    key(app, pygame.KSCAN_RETURN)
    type_text(app, "Bob")
    assert table.started == []
    key(app, pygame.KSCAN_RETURN)
    ((setup, _seed),) = table.started
    assert [player.name for player in setup.players] == ["Ann", "Bob"]


def test_enter_in_the_last_name_starts_no_game_that_cannot_be_played(app: App) -> None:
    table = Table(app)
    table.write(2, "tuesday")
    table.write(1, "Bob")
    key(app, pygame.KSCAN_RETURN)
    assert table.started == []


def test_without_a_seed_chance_chooses_one(app: App) -> None:
    seeds = set()
    for _ in range(3):
        table = Table(app)
        table.write(2, " ")
        key(app, pygame.KSCAN_RETURN)
        seeds.add(parse_seed(table.started[0][1]))
    assert len(seeds) == 3


@pytest.mark.parametrize("name", ["😀", "שלום", "مرحبا", "日本", "Zoë ☃"])
def test_a_name_that_cannot_be_shown_is_told_so_and_played_with(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SystemFonts, "having", lambda _fonts, _text: None)
    table = Table(app)
    told = "This computer has no typeface for some of these characters; a box stands for each."
    for typed, doubted in ((name, True), ("Zoë Ångström Łukasz Ωμέγα Жук", False)):
        table.write(1, typed)
        app.step(1)
        labels = [label.markup for label in table.widgets(RichLabel)]
        assert (told in labels) == doubted
        assert (told in [entry.tooltip for entry in table.widgets(TextEntry)]) == doubted
        assert len(table.widgets(TraitNote)) == 2 - doubted
    table.write(1, name)
    click(app, table.button("Start").box.center)
    assert table.started[0][0].players[1].name == name


def test_on_a_low_card_the_field_alone_tells_that_a_name_cannot_be_shown(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SystemFonts, "having", lambda _fonts, _text: None)
    app.apply(Preferences(ui_scale=1.5))
    table = Table(app)
    table.write(1, "日本")
    app.step(1)
    assert len(table.widgets(TraitNote)) == 2
    assert [bool(entry.tooltip) for entry in table.widgets(TextEntry)] == [False, True, False]


@pytest.mark.parametrize("variant", [RACE, COOP, RUMBLE])
@pytest.mark.parametrize("ally", [1, 2, 3])
def test_a_seating_is_remembered_by_its_game(variant: str, ally: int) -> None:
    seating = Seating().of(4).playing(variant).switched("traits", False).named(1, "Zoë")
    seating = seating.taken(0, "fennec_fox").taken(2, "giant_manta")
    seating = seating.allied(seating.in_turn[ally]) if variant == COOP else seating
    again = Seating.like(seating.setup)
    assert (again.setup, again.seats) == (seating.setup, seating.seats)
    assert [again.team(at) for at in range(4)] == [seating.team(at) for at in range(4)]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_seating_is_remembered_whoever_plays(count: int) -> None:
    seating = Seating().of(count).taken(0, "leatherback_turtle").named(count - 1, "Mei")
    assert Seating.like(seating.setup).seats == seating.seats
    check(Seating.like(seating.setup).of(4).setup)


def test_a_seed_that_is_none_keeps_the_game_from_starting(app: App) -> None:
    table = Table(app)
    table.write(2, "tuesday")
    key(app, pygame.KSCAN_RETURN)
    assert table.started == []
    assert "tuesday" in (table.button("Start").why_not or "")
    click(app, table.button("").box.center)
    key(app, pygame.KSCAN_ESCAPE)
    click(app, table.button("Start").box.center)
    assert parse_seed(table.started[0][1]) == parse_seed(table.scene.seed)


def test_who_steps_back_is_remembered(app: App) -> None:
    table = Table(app)
    for count in (4, 2, 4):
        table.scene.seating = table.scene.seating.of(count)
    table.scene.seating = table.scene.seating.of(2).taken(0, "leatherback_turtle").of(4)
    check(table.scene.seating.setup)


def test_two_against_two_makes_four_players(app: App) -> None:
    table = Table(app)
    table.choose_variant(1)
    key(app, pygame.KSCAN_ESCAPE)
    click(app, table.button("Start").box.center)
    ((setup, _seed),) = table.started
    check(setup)
    assert (setup.variant, len(setup.players)) == (COOP, 4)


def test_fewer_than_four_cannot_play_two_against_two(app: App) -> None:
    table = Table(app)
    table.choose_variant(1)
    counts = table.widgets(Choice)[0].box
    click(app, (counts.left + 10, counts.centery))
    assert (table.scene.seating.variant, table.scene.seating.count) == (RACE, 2)
    assert [choice.chosen for choice in table.widgets(Choice)] == [2, RACE]
    key(app, pygame.KSCAN_RIGHT)
    assert table.scene.seating.count == 3


def test_a_variant_is_chosen_by_keys(app: App) -> None:
    table = Table(app)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_TAB)
    for variant, count in ((COOP, 4), (RUMBLE, 4)):
        key(app, pygame.KSCAN_RIGHT)
        assert (table.scene.seating.variant, table.scene.seating.count) == (variant, count)
    key(app, pygame.KSCAN_RETURN)
    assert table.started[0][0].variant == RUMBLE


def test_the_ally_of_the_first_is_chosen_by_mouse(app: App) -> None:
    table = Table(app)
    table.choose_variant(1)
    (order,) = table.widgets(TurnOrder)
    for turn, partner in ((1, 1), (2, 2), (3, 3), (0, 3)):
        step = (order.box.width - 50) / 3
        click(app, (order.box.left + turn * step + 20, order.box.bottom - 25))
        assert table.scene.seating.setup.partner == partner


def test_the_ally_of_the_first_is_chosen_by_keys(app: App) -> None:
    table = Table(app)
    table.choose_variant(1)
    while not table.widgets(TurnOrder)[0].focused:
        key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_LEFT)
    assert table.scene.seating.setup.partner == 1
    for _ in range(4):
        key(app, pygame.KSCAN_RIGHT)
    assert table.scene.seating.setup.partner == 3
    assert table.widgets(TurnOrder)[0].hint


def test_teams_stay_together_whatever_species_they_take() -> None:
    seating = Seating().playing(COOP).allied(0)
    together = {frozenset(at for at in range(4) if seating.team(at) == team) for team in (0, 1)}
    swapped = seating.taken(2, "arabian_camel").taken(0, "leatherback_turtle").taken(3, "emperor_penguin")
    assert together == {frozenset(at for at in range(4) if swapped.team(at) == team) for team in (0, 1)}
    names = [player.name for player, _ in in_turn_order(swapped.setup)]
    mates = {names[0], names[swapped.setup.partner]}
    assert {swapped.all_seats[at].name for at in range(4) if swapped.team(at) == 0} == mates


def test_hardcore_leaves_out_what_is_switched_off(app: App) -> None:
    table = Table(app)
    click(app, table.widgets(Switch)[0].box.center)
    click(app, table.widgets(Switch)[2].box.center)
    key(app, pygame.KSCAN_RETURN)
    assert table.started[0][0].without == ("cards", "catastrophes")
    key(app, pygame.KSCAN_SPACE)
    assert table.scene.seating.without == frozenset({"cards"})


def test_each_seat_tells_its_trait_unless_there_are_none(app: App) -> None:
    table = Table(app)
    note = table.widgets(TraitNote)[0]
    assert "Nest" in note.hint
    table.take(0, "snow_leopard")
    assert "Reflex" in note.hint
    move(app, table.place(0, "emperor_penguin"))
    assert "Nest" in table.widgets(SpeciesPicker)[0].hint
    click(app, table.widgets(Switch)[1].box.center)
    app.step(1)
    assert note.hint == ""
    move(app, table.place(0, "emperor_penguin"))
    assert "Nest" not in table.widgets(SpeciesPicker)[0].hint


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1919, 1080)])
def test_where_a_trait_has_no_room_its_first_sentences_say_what_it_does(
    app: App, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], language: str
) -> None:
    told: list[str] = []

    def noted(_pen: Pen, markup: str, *_more: object) -> None:
        told.append(markup)

    app.resize(window)
    app.apply(Preferences(ui_scale=1.25, language=language))
    note = Table(app).widgets(TraitNote)[0]
    monkeypatch.setattr(Pen, "paragraph", noted)
    for species in SPECIES:
        note.seating = Seating().taken(0, species)
        told.clear()
        note.draw(Pen(app.kit, app.frame()))
        (text,) = told
        whole = note.hint
        assert text == whole or whole.startswith(text.removesuffix(" …"))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("variant", [RACE, COOP, RUMBLE])
def test_everything_stands_within_every_window(
    app: App, window: tuple[int, int], ui_scale: float, variant: str
) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    table = Table(app)
    table.scene.seating = table.scene.seating.playing(variant).of(4)
    table.scene.layout(app.kit.metrics)
    app.step(1)
    widgets = [widget for widget in table.scene.form.widgets if widget.visible]
    assert all(app.kit.metrics.area.contains(widget.box) for widget in widgets)
    assert all(widget.box.height > 20 for widget in widgets)


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("variant", [RACE, COOP, RUMBLE])
def test_no_word_about_a_species_is_cut_off(
    app: App, monkeypatch: pytest.MonkeyPatch, row: int, variant: str
) -> None:
    cut: list[str] = []
    shortened = Typesetter.shortened

    def watched(setter: Typesetter, text: str, style: Style, max_width: float) -> str:
        shown = shortened(setter, text, style, max_width)
        if shown != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(Typesetter, "shortened", watched)
    seating = Seating().of(4).playing(variant)
    for at, card in enumerate(GRID):
        seating = seating.taken(at, card[row])
    app.manager.push(NewGame(app, lambda _setup, _seed, _brains: None, app.manager.pop, "1", seating))
    app.step(1)
    assert cut == []
