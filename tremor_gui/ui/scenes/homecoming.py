"""Those who have won, as they come down on the tiles they have won on, before a sun of paper."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tremor_gui.ui.ease import out_back, out_cubic
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.shapes import round_

from .confetti import Confetti

_ARRIVES: Final = 0.7
"""Seconds in which an animal comes down."""
_DROP: Final = 90.0
_PILE: Final = 1.06
"""The distance of two tiles on which a team has won, in sides of a tile."""
_SKY: Final = "#7a3a2e"
_SUN: Final = ((172.0, "#b5573a"), (136.0, "#e8934a"), (100.0, "#ffd98c"))
"""Radius and colour of the discs of paper of which the sun is laid."""


class Arrival(NamedTuple):
    """One animal, and where it has won."""

    species: str
    tile: str
    """The picture of the tile."""


class Homecoming:
    """Draws the sun that rises, and before it where everybody has won, one above the other."""

    def __init__(self) -> None:
        self._sun = [Cutout(Layer(round_(radius), colour), height=5.0) for radius, colour in _SUN]
        self.age = 0.0
        """Seconds since it began."""

    def update(self, dt: float) -> bool:
        """Let time pass and return whether somebody was still coming down."""
        moving = self.age < _ARRIVES
        self.age += dt
        return moving

    def draw(
        self, pen: Pen, stage: Box, winners: Sequence[Arrival], confetti: Confetti | None, *, moves: bool
    ) -> None:
        """Draw it within a box; where nothing moves, everybody has come down already."""
        gone = min(self.age / _ARRIVES, 1.0) if moves else 1.0
        side = min(stage.width - 36, (stage.height - 60) / len(winners) * 0.9)
        lowest = Box(stage.centerx - side / 2, stage.bottom - 22 - side, side, side)
        highest = lowest.move(0, -(len(winners) - 1) * side * _PILE)
        within = pen.clipped(stage)
        pen.fill(_SKY, stage, 8)
        for disc in self._sun:
            disc.draw(within, (highest.centerx, highest.top + 36 + _DROP * (1 - out_cubic(gone))))
        if confetti is not None:
            confetti.draw(within)
        aside = (stage.width - 24 - side) / 2 if len(winners) > 1 else 0.0
        for at, winner in enumerate(winners):
            tile = highest.move(aside * (2 * at - 1), at * side * _PILE)
            _draw_winner(pen, winner, tile, gone)


def _draw_winner(pen: Pen, winner: Arrival, tile: Box, gone: float) -> None:
    """Draw a tile and the animal that comes down upon it."""
    side = tile.width
    pen.image("tiles/shadow", tile.inflate(side / 15, side / 15).move(0, side / 40))
    pen.image(winner.tile, tile)
    animal = tile.inflate(-side * 0.12, -side * 0.12).move(0, -side * 0.1)
    shadow = Box(animal.left, animal.bottom - side * 0.2, animal.width, side * 0.2)
    pen.image("meeples/shadow", shadow, round(255 * gone))
    animal.move_ip(0, -_DROP * (1 - out_back(gone)))
    pen.image(f"meeples/{winner.species}", animal, round(255 * out_cubic(gone)))
