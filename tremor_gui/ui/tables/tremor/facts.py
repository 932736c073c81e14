"""What has come to light of tiles and cards, and what has not, counted from what one seat sees."""

from typing import NamedTuple

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.catastrophes import STAGES
from tremor_gui.games.tremor.table import FACE_DOWN, Table, undrawn, unseen
from tremor_gui.games.tremor.terms import DISASTERS
from tremor_gui.games.tremor.tiles import FACES, HIDDEN_FACES


class Facts(NamedTuple):
    """Everybody could count this who has seen what the viewer has."""

    tiles_left: tuple[int, ...]
    """The faces that no face-up tile shows, in number order."""
    tiles_out: tuple[int, ...]
    """Of the faces that began face down those that have come to light."""
    unexplored: int
    """How many tiles lie face down."""
    disasters: tuple[tuple[int, int], ...]
    """For each disaster on how many tiles it lies open, and on how many it may still turn up."""
    discard: tuple[int, ...]
    """The discarded Climate Cards, the latest first."""
    held: tuple[int, ...]
    """The Climate Cards that the viewer sees in hands, in number order."""
    cards_left: tuple[tuple[int, int], ...]
    """For each design of Climate Card that has not been seen in full how many of it are missing."""
    hidden: int
    """How many of those missing are in hands; the others are in the deck."""
    deck: int
    struck: tuple[int, ...]
    """The Catastrophes since their deck was last shuffled, the latest first."""
    looming: tuple[tuple[int, tuple[int, ...]], ...]
    """For each stage the Catastrophes that have not struck since."""


def facts(table: Table) -> Facts:
    """Return what can be counted on a table as a viewer sees it, with the hands of others hidden."""
    left = unseen(table)
    out = tuple(face for face in HIDDEN_FACES if face in table.faces)
    hands = [card for hand in table.hands for card in hand]
    hidden = hands.count(HIDDEN)
    missing = undrawn(table) if table.cards else ()
    return Facts(
        tiles_left=left,
        tiles_out=out,
        unexplored=table.faces.count(FACE_DOWN),
        disasters=tuple((_showing(out, one), _showing(left, one)) for one in DISASTERS),
        discard=table.discard[::-1],
        held=tuple(sorted(card for card in hands if card != HIDDEN)),
        cards_left=tuple((card, missing.count(card)) for card in dict.fromkeys(missing)),
        hidden=hidden,
        deck=len(missing) - hidden,
        struck=table.revealed[::-1],
        looming=tuple(
            (stage, tuple(card for card in cards if card not in table.revealed))
            for stage, cards in STAGES.items()
        ),
    )


def _showing(faces: tuple[int, ...], disaster: int) -> int:
    return sum(disaster in FACES[face - 1].disasters for face in faces)
