"""When reactions are asked for, whom, in which order, and what comes of answers to answers."""

from dataclasses import dataclass

import laws
import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    aims,
    asked,
    card,
    events,
    igniting,
    late,
    options,
    play_card,
    rolling,
    said,
    state_of,
    strike,
)
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn, setup_of, stands

from tremor_gui.games.tremor.actions import REACT, ROLL_DICE, PlayCard
from tremor_gui.games.tremor.card_events import CardPlayed, TraitUsed
from tremor_gui.games.tremor.earthquake import EruptIfDue
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.games.tremor.windows import (
    Announced,
    BlocksLaid,
    Declared,
    DiceCast,
    EruptionDue,
    Moment,
    Struck,
    TurnBegins,
)
from tremor_gui.rules.core import Action, State
from tremor_gui.rules.window import PASS, Fizzled, Voided

BLOCKED = redrawn(e3="9#C")
"""One blocked tile, so that a Thaw is of use."""


def with_thaw(seat: int = D, picture: str = BLOCKED, **more: str) -> Table:
    """A table on which a seat can always say something."""
    hands = {"ABCD".index(name): keys for name, keys in more.items()}
    return board(picture, setup=WITH_CARDS, hands={seat: "thaw"} | hands)


def moments(state: State[Table]) -> list[tuple[type, int]]:
    """The windows in which somebody is asked, and who, while all pass or take the first choice."""
    found = []
    for _ in range(12):
        frame = state.stack[-1]
        if isinstance(frame, Moment):
            found.append((type(frame), asked(state)))
        elif about_to_roll(state):
            break
        state = after(state, PASS if PASS in options(state) else options(state)[0])
    return found


def test_a_disaster_is_answered_when_it_is_declared_and_when_it_has_struck() -> None:
    """T109, T140."""
    assert moments(strike(igniting(with_thaw(), CYCLONE), "b2", CLOCKWISE)) == [(Declared, D), (Struck, D)]
    assert moments(strike(igniting(with_thaw(), FLOOD), "b2")) == [(Declared, D), (Struck, D)]


def test_a_card_is_answered_when_it_is_announced() -> None:
    """T109."""
    state = after(acting(with_thaw(A="polar_shift")), play_card("polar_shift"))
    assert moments(state)[0] == (Announced, D)


def test_a_trait_is_answered_when_it_is_announced() -> None:
    """T109: by all but Quell, which is for cards."""
    table = board(
        redrawn(BLOCKED, b2="14@AB"), setup=setup_of(without=("catastrophes",)), hands={C: "quell", D: "thaw"}
    )
    state = acting(table)
    poison = next(option for option in options(state) if type(option).__name__ == "Poison")
    state = after(state, poison)
    assert isinstance(state.stack[-1], Announced)
    assert asked(state) == D


def test_dice_are_answered_before_their_tokens_are_placed() -> None:
    """T109."""
    state = after(rolling(with_thaw()), ROLL_DICE)
    assert isinstance(state.stack[-1], DiceCast)
    assert state.table.tokens == (20,) * 4


def test_an_eruption_is_answered_before_anything_is_lifted() -> None:
    """T109, T98."""
    table = with_thaw()._replace(level=3, track=(A, B, C), tokens=(19, 19, 19, 20))
    state = state_of(table, EruptIfDue(), late(A), Turn(B, 2))
    assert isinstance(state.stack[-1], EruptionDue)
    assert asked(state) == D
    assert state.table.tiles == table.tiles


def test_the_beginning_of_a_turn_is_answered_when_its_blocks_have_been_lifted() -> None:
    """T109, T80."""
    state = state_of(with_thaw(picture=redrawn(e3="9#C", e2="10#B")), Turn(B, 2))
    assert isinstance(state.stack[-1], TurnBegins)
    assert (asked(state), state.table.active) == (D, B)
    assert aims(state, "thaw") == {piece_at(state, "e3")}


def test_blocks_of_a_catastrophe_are_answered_when_they_lie() -> None:
    """T109, T116."""
    window = BlocksLaid(A, late(A), (A, B), blocked=(7,), stood=(7, 3))
    table = board(setup=setup_of(2, species=("fennec_fox", "snow_leopard"), without=()))._replace(
        pawns=(7, 3)
    )
    assert not window.responses(table, A)
    assert not window.responses(table, B)
    leopard = table._replace(pawns=(3, 7))
    assert not window.responses(leopard, B)
    assert BlocksLaid(A, late(A), (A, B), blocked=(7,), stood=(3, 7)).responses(leopard, B)


def test_seats_are_asked_in_turn_order_from_the_active_one_and_it_may_answer_itself() -> None:
    """T109."""
    table = board(BLOCKED, setup=WITH_CARDS, hands={A: "thaw", B: "anchor", C: "anchor", D: "undertow"})
    state = strike(igniting(table, CYCLONE, C), "b2", CLOCKWISE)
    order = []
    while isinstance(state.stack[-1], Declared):
        order.append(asked(state))
        state = after(state, PASS)
    assert order == [C, D, A, B]


def test_after_an_answer_everybody_is_asked_again_until_all_have_passed_in_a_row() -> None:
    """T109."""
    table = board(setup=WITH_CARDS, hands={A: "anchor", B: "anchor"})
    state = strike(igniting(table, CYCLONE), "b2", CLOCKWISE)
    tiles = sorted(aims(state, "anchor"))
    state = said(state, (A, PASS), (B, play_card("anchor", tiles[0])), (A, PASS))
    assert about_to_roll(state)


def test_a_seat_with_nothing_to_say_is_not_asked() -> None:
    """T109: cards that do not fit the moment are nothing."""
    hands = {A: "firebreak omen", B: "quell thaw tailwind", C: "sinkhole polar_shift", D: "aftershock"}
    state = strike(igniting(board(setup=WITH_CARDS, hands=hands), CYCLONE), "b2", CLOCKWISE)
    assert about_to_roll(state)


@pytest.mark.parametrize(
    ("variant", "without"), [("race", ()), ("coop", ()), ("rumble", ()), ("race", ("cards",))]
)
def test_in_a_window_only_who_has_something_to_say_is_asked(variant: str, without: tuple[str, ...]) -> None:
    """T109: in random games."""
    asked_ = 0
    for seed in range(4):
        for _, step in laws.playout(laws.Kind(TREMOR, 4, variant, without), seed):
            frame = step.state.stack[-1] if step.state.stack else None
            if isinstance(frame, Moment):
                asked_ += 1
                assert len(options(step.state)) > 1
                assert set(options(step.state)) == {
                    *frame.responses(step.state.table, asked(step.state)),
                    PASS,
                }
    assert asked_


@dataclass(frozen=True)
class Exchange:
    """Who passes, who answers what with what, and what happens then."""

    hands: dict[int, str]
    lines: tuple[tuple[int, str], ...]
    done: tuple[tuple[str, int], ...]
    """The cards played, voided and fizzled, in the order they were."""
    shifted: bool
    """Whether B's tile on c2 was carried to d2 by A's Cyclone in the middle."""


EXCHANGES = {
    "nobody answers": Exchange({}, (), (), True),
    "all pass": Exchange({B: "anchor", C: "quell"}, ((B, "pass"),), (), True),
    "an anchor holds": Exchange({B: "anchor"}, ((B, "anchor"),), (("anchor", B),), False),
    "an anchor is quelled": Exchange(
        {B: "anchor", C: "quell"},
        ((B, "anchor"), (C, "quell")),
        (("anchor", B), ("quell", C), ("void", B)),
        True,
    ),
    "a quell is quelled": Exchange(
        {B: "anchor quell", C: "quell"},
        ((B, "anchor"), (C, "quell"), (B, "quell")),
        (("anchor", B), ("quell", C), ("quell", B), ("void", C)),
        False,
    ),
    "a quell of a quell is quelled": Exchange(
        {A: "quell", B: "anchor", C: "quell", D: "thaw"},
        ((B, "anchor"), (A, "pass"), (C, "quell")),
        (("anchor", B), ("quell", C), ("void", B)),
        True,
    ),
    "the igniter quells for its Cyclone": Exchange(
        {A: "quell", B: "anchor"},
        ((B, "anchor"), (A, "quell")),
        (("anchor", B), ("quell", A), ("void", B)),
        True,
    ),
    "the igniter lets it go": Exchange(
        {A: "quell", B: "anchor"}, ((B, "anchor"), (A, "pass")), (("anchor", B),), False
    ),
    "undertow, then anchor": Exchange(
        {B: "undertow anchor"},
        ((B, "undertow"), (B, "anchor")),
        (("undertow", B), ("anchor", B)),
        False,
    ),
    "supercell after undertow": Exchange(
        {A: "supercell", B: "undertow"},
        ((A, "pass"), (B, "undertow"), (A, "supercell")),
        (("undertow", B), ("supercell", A)),
        False,
    ),
    "supercell quelled, then undertow": Exchange(
        {A: "supercell", C: "quell", D: "undertow"},
        ((A, "supercell"), (C, "quell"), (D, "pass")),
        (("supercell", A), ("quell", C), ("void", A)),
        True,
    ),
    "two anchors": Exchange(
        {B: "anchor", C: "anchor"}, ((B, "anchor"), (C, "anchor")), (("anchor", B), ("anchor", C)), False
    ),
}


def words(event: object) -> tuple[str, int] | None:
    match event:
        case CardPlayed(seat, number):
            return next(key for key in KEYS if card(key) == number), seat
        case Voided(by):
            return "void", by
        case Fizzled(by):
            return "fizzle", by
        case TraitUsed(seat, trait):
            return trait, seat
    return None


KEYS = ("anchor", "quell", "undertow", "supercell", "thaw", "omen", "tailwind", "aftershock", "polar_shift")


def line(state: State[Table], word: str) -> Action:
    """The answer that a word stands for; an anchor is for the tile on c2."""
    if word == "pass":
        return PASS
    if word == "anchor":
        targets = aims(state, word)
        return play_card(word, PIECE if PIECE in targets else min(targets))
    return next(
        option for option in options(state) if isinstance(option, PlayCard) and option.card == card(word)
    )


PIECE = piece_at(board(redrawn(c3="13", b2="E")), "c2")


@pytest.mark.parametrize("case", EXCHANGES)
def test_answers_to_answers_resolve_last_in_first_out(case: str) -> None:
    """T109."""
    exchange = EXCHANGES[case]
    picture = redrawn(c3="13", b2="E", c2="14@B")
    state = strike(igniting(board(picture, setup=WITH_CARDS, hands=exchange.hands), CYCLONE), "c3", CLOCKWISE)
    told = []
    for seat, word in exchange.lines:
        assert asked(state) == seat
        action = line(state, word)
        told += [words(event) for event in events(state, action)]
        state = after(state, action)
    while isinstance(state.stack[-1], Moment):
        told += [words(event) for event in events(state, PASS)]
        state = after(state, PASS)
    assert tuple(word for word in told if word) == exchange.done
    assert (stands(state, B) == "d2") is exchange.shifted


def test_omen_may_be_quelled_and_the_die_lies_as_it_fell() -> None:
    """T109."""
    state = after(rolling(board(setup=WITH_CARDS, hands={A: "omen", B: "quell"})), ROLL_DICE)
    window = state.stack[-1]
    assert isinstance(window, DiceCast)
    state = said(state, (A, play_card("omen", min(aims(state, "omen")))), (B, play_card("quell")))
    assert {option.wedge // 3 for option in options(state) if hasattr(option, "wedge")} == set(window.cast)


def test_a_second_omen_meets_the_die_as_the_first_one_turned_it() -> None:
    """T109."""
    state = after(rolling(board(setup=WITH_CARDS, hands={A: "omen omen"})), ROLL_DICE)
    first = min(aims(state, "omen"))
    state = after(state, play_card("omen", first))
    assert first not in aims(state, "omen")
    assert len(aims(state, "omen")) == 5


def test_shell_and_anchor_answer_the_same_disaster() -> None:
    """T109: the traits of others, too."""
    setup = setup_of(without=("catastrophes",))
    table = board(redrawn(c3="13", b2="E", c2="14@D"), setup=setup, hands={B: "anchor"})
    state = strike(igniting(table, CYCLONE), "c3", CLOCKWISE)
    piece = piece_at(state, "d2")
    state = said(state, (B, play_card("anchor", piece)), (D, REACT["shell", 0]))
    assert (stands(state, D), piece_at(state, "d2")) == ("c2", piece)
