"""The kernel: frames asking and running, illegal actions, chance, the guard against endless runs."""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass

import pytest

from tremor_gui.rules.core import (
    Action,
    Decision,
    Event,
    Frame,
    Illegal,
    Referee,
    State,
    begin,
    play,
    resume,
    shared,
)
from tremor_gui.rules.text import say

Log = tuple[str, ...]
"""The table of these tests: what was written down, in order."""


@dataclass(frozen=True, slots=True)
class Write(Event[Log]):
    word: str

    def apply(self, table: Log) -> Log:
        return (*table, self.word)


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str


@dataclass(frozen=True, slots=True)
class Ask(Frame[Log]):
    """Asks for a word, of two seats at once."""

    words: tuple[str, ...]

    def ask(self, table: Log) -> Decision:
        return Decision((0, 2), say("Which word?"), [Say(word) for word in self.words])

    def answer(self, referee: Referee[Log], action: Action) -> None:
        assert isinstance(action, Say)
        referee.emit(Write(f"{referee.seat}:{action.word}"))
        if action.word == "end":
            referee.finish()
        else:
            referee.done()


@dataclass(frozen=True, slots=True)
class Note(Frame[Log]):
    word: str

    def run(self, referee: Referee[Log]) -> None:
        referee.emit(Write(self.word))
        referee.done()


@dataclass(frozen=True, slots=True)
class Do(Frame[Log]):
    """Runs whatever a test wants."""

    what: Callable[[Referee[Log]], None]

    def run(self, referee: Referee[Log]) -> None:
        self.what(referee)


def opened(*frames: Frame[Log], chance: int = 1) -> State[Log]:
    """The state of a game whose frames come in this order."""
    return begin((), frames[::-1], chance).state


def test_frames_run_until_one_asks() -> None:
    state = opened(Note("a"), Note("b"), Ask(("x",)), Note("c"))
    assert state.table == ("a", "b")
    assert state.decision == Decision((0, 2), say("Which word?"), [Say("x")])


def test_an_answer_goes_to_the_frame_that_asked_and_the_rest_follows() -> None:
    step = play(opened(Ask(("x", "y")), Note("c")), Say("y"))
    assert step.events == (Write("0:y"), Write("c"))
    assert step.state.table == ("0:y", "c")
    assert step.state.decision is None


def test_done_puts_its_frames_in_the_place_of_the_current_one_in_order() -> None:
    frame = Do(lambda referee: referee.done(Note("1"), Note("2")))
    assert opened(frame, Note("3")).table == ("1", "2", "3")


def test_then_puts_its_frames_before_the_current_one_goes_on() -> None:
    def twice(referee: Referee[Log]) -> None:
        if referee.table:
            referee.done(Note("after"))
        else:
            referee.then(Note("1"), Note("2"))

    assert opened(Do(twice), Note("3")).table == ("1", "2", "after", "3")


def test_finish_ends_the_game_whatever_was_still_to_come() -> None:
    state = play(opened(Ask(("end",)), Note("never")), Say("end")).state
    assert (state.table, state.stack, state.decision) == (("0:end",), (), None)


def test_any_of_the_asked_seats_may_answer() -> None:
    state = opened(Ask(("x",)))
    assert play(state, Say("x"), 2).state.table == ("2:x",)
    assert play(state, Say("x")).seat == 0


@pytest.mark.parametrize(
    ("action", "seat", "reason"),
    [
        (Say("z"), 0, "That is not possible now."),
        (Say("x"), 1, "It is another player's decision."),
        (Action(), None, "That is not possible now."),
    ],
)
def test_an_illegal_action_raises_and_changes_nothing(action: Action, seat: int | None, reason: str) -> None:
    state = opened(Note("a"), Ask(("x", "y")), Note("c"))
    before = repr(state)
    with pytest.raises(Illegal) as refusal:
        play(state, action, seat)
    assert str(refusal.value) == str(refusal.value.reason) == reason
    assert repr(state) == before


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    with pytest.raises(Illegal, match=r"The game is over\."):
        play(opened(Note("a")), Say("x"))


def test_a_state_is_frozen_and_an_earlier_one_stays_what_it_was() -> None:
    state = opened(Ask(("x", "y")), Ask(("x", "y")), Note("c"))
    before, key = repr(state), hash((state.table, state.stack, state.chance))
    first, second = play(state, Say("x")).state, play(state, Say("y")).state
    assert first.table != second.table
    assert (repr(state), hash((state.table, state.stack, state.chance))) == (before, key)
    with pytest.raises(FrozenInstanceError):
        state.chance = 3  # type: ignore[misc]


def test_an_equal_action_that_is_not_the_shared_one_is_accepted() -> None:
    assert play(opened(Ask(("x",))), Say("".join(["x"]))).state.table == ("0:x",)


def test_frames_that_run_for_ever_are_stopped() -> None:
    with pytest.raises(RuntimeError, match="runs without end"):
        opened(Do(lambda referee: referee.emit(Write("again"))))


@dataclass(frozen=True, slots=True)
class Shuffle(Frame[Log]):
    def run(self, referee: Referee[Log]) -> None:
        for letter in referee.shuffled("abc"):
            referee.emit(Write(letter))
        referee.emit(Write(str(referee.roll(6))))
        referee.done()


def test_chance_comes_from_the_state_alone() -> None:
    games = [opened(Shuffle(), Shuffle(), chance=chance) for chance in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0].chance != 5
    assert games[0].table != games[2].table


def test_a_shuffle_loses_nothing_and_can_give_every_order() -> None:
    orders = {"".join(opened(Shuffle(), chance=chance).table[:3]) for chance in range(300)}
    assert sorted(orders) == ["abc", "acb", "bac", "bca", "cab", "cba"]


def test_a_state_put_together_from_its_parts_asks_the_same() -> None:
    state = opened(Note("a"), Ask(("x",)))
    again = resume(state.table, state.stack, state.chance)
    assert again == state
    assert again.decision == state.decision


def test_a_shared_value_is_handed_out_again_and_equals_one_made_anew() -> None:
    @dataclass(frozen=True, slots=True)
    class Point:
        x: int
        y: int = 0

    point = shared(Point)
    assert point(1, 2) is point(1, 2)
    assert point(1, 2) == Point(1, 2)
    assert point(1) == Point(1)
