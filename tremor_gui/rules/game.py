"""What a game tells the rest of the house about itself, and what a seat may see."""

from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from .codec import Codec
from .core import Action, Decision, Event, Frame, Silence, State, Step, resume
from .text import Text

T = TypeVar("T")

SPECTATOR: Final = -1
"""Somebody who holds nothing, in the place of a seat: sees what lies in the open, and no more."""


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View(Generic[T]):
    """What one seat sees: the table and the frames without the others' secrets, and no chance."""

    seat: int
    table: T
    stack: tuple[Frame[T], ...]

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, or None."""
        decision = self.stack[-1].ask(self.table) if self.stack else None
        return decision if decision is not None and self.seat in decision.seats else None


class Rng(Protocol):
    """A source of numbers outside the rules, such as ``random.Random``."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of ``k`` random bits."""
        ...


class Game(Generic[T]):
    """One game of the house; an instance holds no state."""

    name: str
    """As used on the command line and in saves."""
    title: str
    version: int
    """Of the rules: games of another version are replayed from their events, not re-simulated."""
    seats: tuple[int, ...]
    """The possible numbers of players."""
    variants: tuple[str, ...] = ("",)
    """The variants by name, the usual one first."""
    switches: tuple[str, ...] = ()
    """The parts of the rules that can be left out."""
    kinds: str = "kind"
    """What the word is for what ``kind`` returns."""
    codec: Codec
    setup_type: type
    table_type: Any

    def seats_in(self, variant: str) -> tuple[int, ...]:
        """Return the possible numbers of players of a variant."""
        return self.seats

    def quick_setup(self, players: int, rng: Rng, variant: str = "", without: tuple[str, ...] = ()) -> Any:
        """Return some setup for a number of players, as for simulated games.

        Without a name it is the usual variant.
        """
        raise NotImplementedError

    def players(self, setup: Any) -> tuple[str, ...]:
        """Return the players' names in seat order, which is turn order."""
        raise NotImplementedError

    def kind(self, setup: Any, seat: int) -> str:
        """Return a word for what a seat plays as, by which games are compared."""
        return ""

    def variant(self, setup: Any) -> Text:
        """Return what is played, in a few words, as a list of games shows it."""
        raise NotImplementedError

    def played(self, setup: Any) -> tuple[str, tuple[str, ...]]:
        """Return which of ``variants`` is played, and which of ``switches`` are left out."""
        return self.variants[0], ()

    def laid(self, setup: Any) -> bool:
        """Return whether the table was laid out by hand, as for a position to try, and not dealt."""
        return False

    def blank(self, setup: Any) -> T:
        """Return the table before anything happened. Raises ``ValueError`` for an impossible setup."""
        raise NotImplementedError

    def opening(self, setup: Any, chance: int) -> Step:
        """Set the game up and return its first step."""
        raise NotImplementedError

    def outcome(self, table: T) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def rounds(self, table: T) -> int:
        """Return the number of the round being played, from 1; 0 during set-up."""
        raise NotImplementedError

    def active(self, table: T) -> int:
        """Return the seat whose turn it is; during set-up any seat, but always the same."""
        raise NotImplementedError

    def faults(self, state: State[T]) -> list[str]:
        """Return what is wrong with a state as one sentence each; a sound one has none."""
        raise NotImplementedError

    def redact(self, table: T, seat: int) -> T:
        """Return the table as a seat sees it, or as ``SPECTATOR`` does."""
        return table

    def imagine(self, view: View[T], rng: Rng) -> State[T]:
        """Return a state that the viewer could not tell from the real one."""
        return resume(view.table, view.stack, rng.getrandbits(64))

    def score(self, state: State[T]) -> tuple[float, ...]:
        """Return each seat's chance of winning as estimated at a glance, from 0 to 1.

        It looks at nothing but the state, in microseconds; bots look ahead by its light.
        """
        raise NotImplementedError

    def might_answer(self, silence: Silence) -> bool:
        """Return whether a seat that was passed over might have had something to say, for all others know."""
        return True

    def why_not(self, view: View[T], action: Action) -> Text | None:
        """Return why the viewer may not do this now, or None if it may."""
        raise NotImplementedError

    def foreseen(self, view: View[T], action: Action) -> tuple[Event[T], ...]:
        """Return what an option would visibly change if nobody objected, up to what nobody can know."""
        raise NotImplementedError

    def why(self, view: View[T], action: Action, names: tuple[str, ...]) -> Text:
        """Return, in a line, what speaks for an option; it tells nothing that the viewer does not know."""
        raise NotImplementedError

    def describe(self, event: Event[T], before: T, names: tuple[str, ...]) -> Text | None:
        """Return the log line of an event, or None if it goes without saying.

        ``before`` is the table it happened on.
        """
        raise NotImplementedError


def observe(game: Game[T], state: State[T], seat: int) -> View[T]:
    """Return what a seat sees of a state."""
    return View(seat, game.redact(state.table, seat), tuple(frame.seen_by(seat) for frame in state.stack))
