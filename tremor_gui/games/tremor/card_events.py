"""What can happen by Climate Cards, traits, Catastrophes and in the variants, but not in the base game."""

from dataclasses import dataclass
from typing import ClassVar, Final

from .cards import HIDDEN
from .catastrophes import CATASTROPHES
from .events import Happening
from .species import SHELL
from .table import NOBODY, OUT, Table, changed, replaced
from .terms import TOKENS


@dataclass(frozen=True, slots=True)
class CardDrawn(Happening):
    """A Climate Card came from the deck into a hand."""

    seat: int
    card: int
    team: tuple[int, ...]
    """The seats that see its face."""

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Add the card to the hand."""
        hand = tuple(sorted((*table.hands[self.seat], self.card)))
        return changed(table, hands=replaced(table.hands, self.seat, hand))

    def seen_by(self, seat: int) -> "CardDrawn":
        """Hide the card from everybody but its player and the ally (T122)."""
        return self if seat in self.team else CardDrawn(self.seat, HIDDEN, self.team)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Happening):
    """The discard pile became the deck again (T09)."""

    def apply(self, table: Table) -> Table:
        """Take the discards up."""
        return changed(table, discard=())


@dataclass(frozen=True, slots=True)
class CardPlayed(Happening):
    """A Climate Card was used; what it does follows, unless it is quelled."""

    seat: int
    card: int
    target: int

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Discard it."""
        return _discarded(table, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class CardDiscarded(Happening):
    """A Climate Card was given up."""

    seat: int
    card: int

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Discard it."""
        return _discarded(table, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class CardsGiven(Happening):
    """A player who has come home gave its cards to its partner (T119)."""

    seat: int
    to: int
    cards: tuple[int, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Move the cards from hand to hand."""
        hands = replaced(table.hands, self.seat, ())
        return changed(
            table, hands=replaced(hands, self.to, tuple(sorted((*table.hands[self.to], *self.cards))))
        )

    def seen_by(self, seat: int) -> "CardsGiven":
        """Hide the cards from the other team."""
        if seat in (self.seat, self.to):
            return self
        return CardsGiven(self.seat, self.to, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class TraitUsed(Happening):
    """A species used its trait."""

    seat: int
    trait: str


@dataclass(frozen=True, slots=True)
class ShellSpent(Happening):
    """The Shell has been used and must rest."""

    def apply(self, table: Table) -> Table:
        """Remember it."""
        return changed(table, shell_spent=True)


@dataclass(frozen=True, slots=True)
class Poisoned(Happening):
    """A player loses one action in its next turn (T111)."""

    seat: int
    action: int
    """The action as a bit: 1 Traverse, 2 Twist, 4 Scout."""

    def apply(self, table: Table) -> Table:
        """Remember it."""
        return changed(
            table,
            poison=replaced(table.poison, self.seat, self.action),
            venom=replaced(table.venom, self.seat, 1),
        )


@dataclass(frozen=True, slots=True)
class TokenDelayed(Happening):
    """A rolled token went onto its player's Species Card (T114)."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Take it from the supply."""
        tokens = replaced(table.tokens, self.seat, table.tokens[self.seat] - 1)
        return changed(table, tokens=tokens, delayed=self.seat)


@dataclass(frozen=True, slots=True)
class DelayEnded(Happening):
    """The delayed token came back from the Species Card, to be placed or kept (T114, T147)."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Return it to the supply."""
        tokens = replaced(table.tokens, self.seat, table.tokens[self.seat] + 1)
        return changed(table, tokens=tokens, delayed=NOBODY)


@dataclass(frozen=True, slots=True)
class DieTurned(Happening):
    """A die was turned to another face."""

    die: int
    disaster: int


@dataclass(frozen=True, slots=True)
class CatastropheRevealed(Happening):
    """A Catastrophe struck."""

    catastrophe: int
    shuffled: bool
    """Whether its deck was empty, so that its discards were shuffled first (T08)."""

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Lay the card on its discards."""
        stage = CATASTROPHES[self.catastrophe].stage
        kept = tuple(
            card for card in table.revealed if not (self.shuffled and CATASTROPHES[card].stage == stage)
        )
        return changed(table, revealed=(*kept, self.catastrophe))


@dataclass(frozen=True, slots=True)
class TurnEnded(Happening):
    """A player's turn ended, and with it what lasted until then: poison, and the rest of a Shell."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Let it end."""
        spent = table.shell_spent and table.traits[self.seat] != SHELL
        return changed(table, poison=replaced(table.poison, self.seat, 0), shell_spent=spent)


@dataclass(frozen=True, slots=True)
class Eliminated(Happening):
    """A player who did not make it to the Earthquake Tile left the game (T48, T127, T146)."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Take everything away but the blocks, which last until the player's turn would begin (T81).

        The cards have been discarded already, each in sight of all.
        """
        seat = self.seat
        counters = table.counters[seat] + len(table.spirit[seat])
        return changed(
            table,
            pawns=replaced(table.pawns, seat, OUT),
            wedges=tuple(tuple(one for one in wedge if one != seat) for wedge in table.wedges),
            track=tuple(one for one in table.track if one != seat),
            spirit=replaced(table.spirit, seat, ()),
            counters=replaced(table.counters, seat, counters),
            tokens=replaced(table.tokens, seat, TOKENS),
            delayed=NOBODY if table.delayed == seat else table.delayed,
        )


@dataclass(frozen=True, slots=True)
class CameHome(Happening):
    """A co-operative player's species reached its Habitat; its partner still has to."""

    seat: int


def _discarded(table: Table, seat: int, card: int) -> Table:
    """Return the table after a card went from a hand, where it may lie hidden, to the discard pile."""
    hand = list(table.hands[seat])
    hand.remove(card if card in hand else HIDDEN)
    return changed(table, hands=replaced(table.hands, seat, tuple(hand)), discard=(*table.discard, card))


CARD_EVENTS: Final = (
    CardDrawn,
    DeckShuffled,
    CardPlayed,
    CardDiscarded,
    CardsGiven,
    TraitUsed,
    ShellSpent,
    Poisoned,
    TokenDelayed,
    DelayEnded,
    DieTurned,
    CatastropheRevealed,
    TurnEnded,
    Eliminated,
    CameHome,
)
