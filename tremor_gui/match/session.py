"""A match in progress: the steps so far, one more, or one back."""

from collections.abc import Container
from typing import Any

from tremor_gui.rules.chance import parse_seed, seed_text
from tremor_gui.rules.core import Action, Illegal, State, Step, play
from tremor_gui.rules.game import Game, Outcome, View, observe
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Window

from .words import check_names


class Session:
    """A match: a game, who plays it, and every step from the opening to now.

    States and steps are immutable; the session only ever replaces its tuple
    of steps, so whoever holds an old one may keep it.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Any,
        seed: str,
        steps: tuple[Step, ...],
        *,
        rules: int,
        floor: int = 0,
        brains: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        """The seed in the form that ``seed_text`` gives it."""
        self.names = game.players(setup)
        """The players' names in seat order."""
        self.brains = brains or ("",) * len(self.names)
        """Who plays each seat: the key of a bot's level, or nothing for a person."""
        self.steps = steps
        """Every step so far; the first is the opening."""
        self.rules = rules
        """The version of the rules the match began under."""
        self.floor = floor
        """The earliest step that can be gone back to: later than the opening if ``rules`` is an old
        version, of whose steps only the tables are known."""
        self.laid_open = False
        """Whether all hands have been seen since it was over, so that nobody may play on with them."""

    @classmethod
    def start(cls, game: Game[Any], setup: Any, seed: str, brains: tuple[str, ...] = ()) -> "Session":
        """Begin a match.

        ``seed`` is any text that ``parse_seed`` takes; without ``brains``
        people play every seat. Raises ``BadSeed``, or
        ``ValueError`` with one sentence if nobody can play like this.
        """
        chance = parse_seed(seed)
        opening = game.opening(setup, chance)
        check_names(game.players(setup))
        return cls(game, setup, seed_text(chance), (opening,), rules=game.version, brains=brains)

    @property
    def opening(self) -> Step:
        """The step that set the game up."""
        return self.steps[0]

    @property
    def state(self) -> State[Any]:
        """Where the match stands."""
        return self.steps[-1].state

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play."""
        return frozenset(seat for seat, brain in enumerate(self.brains) if not brain)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state.table)

    def view(self, seat: int) -> View[Any]:
        """Return what a seat sees now."""
        return observe(self.game, self.state, seat)

    def told(self, index: int, names: tuple[str, ...] = ()) -> tuple[Text, ...]:
        """Return the lines that the log has for a step; there may be none.

        ``names`` are what the players are called in them, if not as in the setup.
        """
        table = self.steps[index - 1].state.table if index else self.game.blank(self.setup)
        lines = []
        for event in self.steps[index].events:
            lines.append(self.game.describe(event, table, names or self.names))
            table = event.apply(table)
        return tuple(line for line in lines if line is not None)

    def play(self, action: Action, seat: int | None = None) -> Step:
        """Take an answer and return what came of it.

        Raises ``Illegal`` and changes nothing if that is not possible now.
        """
        step = self.foresee(action, seat)
        self.steps = (*self.steps, step)
        return step

    def foresee(self, action: Action, seat: int | None = None) -> Step:
        """Return what would come of an answer, and change nothing. Raises ``Illegal``."""
        return play(self.state, action, seat)

    def why_no_undo(self, seats: Container[int] | None = None) -> Text | None:
        """Return why nothing can be taken back, or None if something can.

        With ``seats``, only their decisions count, as where the other seats
        are bots: what others did since goes back together with them.
        """
        found = self._last_undoable(seats)
        return found if isinstance(found, Text) else None

    def undo(self, seats: Container[int] | None = None) -> Step:
        """Go back to the latest decision (of one of these seats) and return the step taken back.

        It and all after it leave the match. Raises ``Illegal`` with the
        reason of ``why_no_undo`` and changes nothing if there is one.
        """
        found = self._last_undoable(seats)
        if isinstance(found, Text):
            raise Illegal(found)
        step = self.steps[found]
        self.steps = self.steps[:found]
        return step

    def _last_undoable(self, seats: Container[int] | None) -> int | Text:
        """Return the index of the step to take back, or why there is none."""
        if self.laid_open:
            return say("All hands have been seen since: this cannot be taken back.")
        for index in range(len(self.steps) - 1, self.floor, -1):
            step = self.steps[index]
            if any(event.reveals for event in step.events):
                return say("Something came to light that nobody can forget: this cannot be taken back.")
            if _has_asked_another(step):
                return say("Somebody else is asked about it: this cannot be taken back.")
            if seats is None or step.seat in seats:
                return index
        if self.floor:
            return say("What was played under older rules cannot be taken back.")
        return say("There is nothing to take back.")


def _has_asked_another(step: Step) -> bool:
    """Return whether a step made a window ask another seat, which tells that it can say something."""
    decision, stack = step.state.decision, step.state.stack
    return decision is not None and isinstance(stack[-1], Window) and step.seat not in decision.seats
