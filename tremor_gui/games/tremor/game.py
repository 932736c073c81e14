"""Tremor as one of the house's games."""

from typing import Final

from tremor_gui.rules.codec import Codec
from tremor_gui.rules.core import Action, Event, Silence, State, Step
from tremor_gui.rules.game import Game, Outcome, Rng, View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Fizzled, Pass, Voided

from . import deal, describe, foresight, reasons, refusals, secrets, soundness
from .actions import ACTIONS
from .announced import Calm, CardEffect, TraitEffect
from .blocks import LayBlocks
from .calamity import GiveUp, Hourglass, March, TwistOne
from .card_events import CARD_EVENTS
from .deal import Arrange, Layout, Player, Setup
from .disasters import ClearWedge, Echo, Ignition, Tornado, Tremble
from .earthquake import CutShort, EruptIfDue, Eruption, Reveal
from .effects import Foreshock, Stride
from .events import BOARD_EVENTS
from .outlook import OUTLOOK, Outlook
from .plans import Plan
from .species import SPECIES
from .spirit import Spirit
from .table import Table
from .terms import COOP, RACE, VARIANTS
from .texts import VARIANT_NAMES
from .tokens import DelayedToken, FromAnotherWedge, OasisChain, PlaceTokens, Sniff
from .turn import Act, EndTurn, Exploration, FirstHand, Nest, PlaceRolled, Turn
from .windows import (
    Aftermath,
    Announced,
    BlocksLaid,
    Declared,
    DiceCast,
    EruptionDue,
    Strike,
    Struck,
    TurnBegins,
)

FRAMES: Final = (
    Arrange,
    FirstHand,
    Exploration,
    Turn,
    Act,
    PlaceRolled,
    Nest,
    EndTurn,
    PlaceTokens,
    OasisChain,
    Sniff,
    DelayedToken,
    FromAnotherWedge,
    Ignition,
    Echo,
    Tornado,
    Strike,
    Aftermath,
    LayBlocks,
    ClearWedge,
    Tremble,
    Spirit,
    EruptIfDue,
    Eruption,
    CutShort,
    Reveal,
    Hourglass,
    TwistOne,
    March,
    GiveUp,
    CardEffect,
    TraitEffect,
    Stride,
    Foreshock,
    Calm,
    Declared,
    BlocksLaid,
    Struck,
    Announced,
    DiceCast,
    EruptionDue,
    TurnBegins,
)

EVENTS: Final = (*BOARD_EVENTS, *CARD_EVENTS)


class Tremor(Game[Table]):
    """For two, three or four players: the race, the co-operative game and the Royal Rumble."""

    name = "tremor"
    title = "Tremor"
    version = 4
    seats = (2, 3, 4)
    variants = VARIANTS
    switches = deal.SWITCHES
    kinds = "species"
    codec = Codec(Setup, Player, Layout, Table, Plan, Pass, *FRAMES, *ACTIONS, *EVENTS, Voided, Fizzled)
    setup_type = Setup
    table_type = Table

    def __init__(self, outlook: Outlook = OUTLOOK) -> None:
        self._outlook = outlook
        """How positions are estimated; the rules do not depend on it."""

    def seats_in(self, variant: str) -> tuple[int, ...]:
        """Return the possible numbers of players of a variant."""
        return (4,) if variant == COOP else self.seats

    def quick_setup(self, players: int, rng: Rng, variant: str = "", without: tuple[str, ...] = ()) -> Setup:
        """Return a setup with chance species, each of another card."""
        pool = list(SPECIES.values())
        chosen: list[Player] = []
        while len(chosen) < players:
            species = pool[rng.getrandbits(32) % len(pool)]
            chosen.append(Player(str(describe.SPECIES_NAMES[species.key]), species.key))
            pool = [other for other in pool if other.colour != species.colour]
        return Setup(tuple(chosen), variant or RACE, without)

    def players(self, setup: Setup) -> tuple[str, ...]:
        """Return the players' names in turn order."""
        return tuple(player.name for player, _ in deal.in_turn_order(setup))

    def kind(self, setup: Setup, seat: int) -> str:
        """Return the key of a seat's species."""
        return deal.in_turn_order(setup)[seat][0].species

    def variant(self, setup: Setup) -> Text:
        """Return the variant, and whether anything is left out of it (T130)."""
        name = VARIANT_NAMES[setup.variant]
        return say("{variant}, Hardcore", variant=name) if setup.without else name

    def played(self, setup: Setup) -> tuple[str, tuple[str, ...]]:
        """Return the variant, and what Hardcore leaves out of it (T130)."""
        return setup.variant, setup.without

    def laid(self, setup: Setup) -> bool:
        """Return whether the game begins with a table laid out by hand."""
        return setup.layout is not None

    def blank(self, setup: Setup) -> Table:
        """Return the table before Exploration."""
        return deal.blank(setup)

    def opening(self, setup: Setup, chance: int) -> Step:
        """Deal and begin Exploration."""
        return deal.opening(setup, chance)

    def outcome(self, table: Table) -> Outcome | None:
        """Return who has won, if anybody has."""
        return Outcome(table.won) if table.won else None

    def rounds(self, table: Table) -> int:
        """Return the round being played."""
        return table.round

    def active(self, table: Table) -> int:
        """Return the seat whose turn it is."""
        return table.active

    def faults(self, state: State[Table]) -> list[str]:
        """Return what is wrong with a state."""
        return soundness.faults(state)

    def redact(self, table: Table, seat: int) -> Table:
        """Return the table without the cards a seat does not see."""
        return secrets.redact(table, seat)

    def imagine(self, view: View[Table], rng: Rng) -> State[Table]:
        """Return a state the viewer could not tell from the real one."""
        return secrets.imagine(view, rng)

    def score(self, state: State[Table]) -> tuple[float, ...]:
        """Return each seat's chance of winning as estimated at a glance."""
        return self._outlook.score(state)

    def might_answer(self, silence: Silence) -> bool:
        """Return whether a seat might have held a card to answer with, for all others know."""
        return secrets.might_answer(silence)

    def why_not(self, view: View[Table], action: Action) -> Text | None:
        """Return why the viewer may not do this now."""
        return refusals.why_not(view, action)

    def foreseen(self, view: View[Table], action: Action) -> tuple[Event[Table], ...]:
        """Return what an option would change on the board if nobody objected."""
        return foresight.foreseen(view, action)

    def why(self, view: View[Table], action: Action, names: tuple[str, ...]) -> Text:
        """Return what speaks for an option."""
        return reasons.why(view, action, names)

    def describe(self, event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
        """Return the log line of an event."""
        return describe.describe(event, before, names)


TREMOR: Final = Tremor()
