"""Tremor as one of the house's games."""

from typing import Final

from tremor_gui.rules.codec import Codec
from tremor_gui.rules.core import Action, Event, State, Step
from tremor_gui.rules.game import Game, Outcome, Rng, View
from tremor_gui.rules.text import Text

from . import deal, describe, refusals, soundness
from .actions import ACTIONS
from .deal import Layout, Player, Setup
from .disasters import ClearWedge, Ignition, LayBlocks, Tornado, Tremble
from .earthquake import EruptIfDue, Eruption
from .events import EVENTS
from .species import SPECIES
from .spirit import Spirit
from .table import Table, winner
from .tokens import FromAnotherWedge, OasisChain, PlaceTokens
from .turn import Act, Exploration, LiftBlocks, Roll, Turn

FRAMES: Final = (
    Exploration,
    Turn,
    LiftBlocks,
    Act,
    Roll,
    PlaceTokens,
    OasisChain,
    FromAnotherWedge,
    Ignition,
    Tornado,
    LayBlocks,
    ClearWedge,
    Tremble,
    Spirit,
    EruptIfDue,
    Eruption,
)


class Tremor(Game[Table]):
    """The base game for two, three or four players."""

    name = "tremor"
    title = "Tremor"
    version = 1
    seats = (2, 3, 4)
    codec = Codec(Setup, Player, Layout, Table, *FRAMES, *ACTIONS, *EVENTS)
    setup_type = Setup
    table_type = Table

    def quick_setup(self, players: int, rng: Rng) -> Setup:
        """Return a setup with chance species, each of another card."""
        pool = list(SPECIES.values())
        chosen: list[Player] = []
        while len(chosen) < players:
            species = pool[rng.getrandbits(32) % len(pool)]
            chosen.append(Player(str(describe.SPECIES_NAMES[species.key]), species.key))
            pool = [other for other in pool if other.colour != species.colour]
        return Setup(tuple(chosen))

    def players(self, setup: Setup) -> tuple[str, ...]:
        """Return the players' names in turn order."""
        return tuple(player.name for player, _ in deal.in_turn_order(setup))

    def blank(self, setup: Setup) -> Table:
        """Return the table before Exploration."""
        return deal.blank(setup)

    def opening(self, setup: Setup, chance: int) -> Step:
        """Deal and begin Exploration."""
        return deal.opening(setup, chance)

    def outcome(self, table: Table) -> Outcome | None:
        """Return who reached its Habitat, if anybody has."""
        seat = winner(table)
        return None if seat is None else Outcome((seat,))

    def rounds(self, table: Table) -> int:
        """Return the round being played."""
        return table.round

    def faults(self, state: State[Table]) -> list[str]:
        """Return what is wrong with a state."""
        return soundness.faults(state)

    def why_not(self, view: View[Table], action: Action) -> Text | None:
        """Return why the viewer may not do this now."""
        return refusals.why_not(view, action)

    def describe(self, event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
        """Return the log line of an event."""
        return describe.describe(event, before, names)


TREMOR: Final = Tremor()
