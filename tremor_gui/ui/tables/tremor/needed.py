"""Which pictures a table may have to show at any moment, though it does not show them yet."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.ui import palette

from .layout import tile_image

FURNITURE: Final = (
    "table/wood",
    "spirit/board",
    "table/tray",
    "spirit/seismic",
    "tiles/back",
    "tiles/shadow",
    "cards/back",
    "meeples/shadow",
    *(f"{kind}/{species}" for species in SPECIES for kind in ("portraits", "meeples")),
    *(f"{kind}/{colour}" for colour in palette.SEATS for kind in ("tokens", "markers", "counters")),
)
"""What any table shows from its first moment on, the largest pictures first."""


def pictures_of(table: Table) -> Iterator[str]:
    """Name what may come up at this table, what is most likely to come first."""
    yield from (tile_image(face.number) for face in FACES)
    yield "tiles/rim"
    yield from (f"dice/face_{key}" for key in DISASTER_KEYS)
    yield from (f"traits/{trait}" for trait in table.traits if trait)
    if table.cards:
        yield from dict.fromkeys(f"cards/frame_{card.symbol}" for card in CARDS)
        yield from (f"cards/{card.key}" for card in CARDS)
    if table.catastrophes:
        yield from dict.fromkeys(f"catastrophes/frame_{card.stage}" for card in CATASTROPHES)
        yield from (f"catastrophes/{card.key}" for card in CATASTROPHES)
        yield "catastrophes/hourglass"
