"""Tremor's table as the director wants it: layout, piles, manners and flourishes."""

from typing import Any

from tremor_gui.games.tremor.card_events import (
    CardPlayed,
    CatastropheRevealed,
    TraitUsed,
)
from tremor_gui.games.tremor.events import (
    Erupted,
    Ignited,
    Revealed,
    Rolled,
    TokenPlaced,
    Won,
)
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.rules.core import Event
from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.stage.celebration import Celebration
from tremor_gui.ui.stage.dice import DiceThrow
from tremor_gui.ui.stage.director import Manner
from tremor_gui.ui.stage.flourish import Flourish
from tremor_gui.ui.stage.pose import Layout, Pose, SpriteId
from tremor_gui.ui.stage.quake import Quake
from tremor_gui.ui.stage.spark import RingPulse, Spark

from .. import spirit_board
from .areas import Areas
from .flourishes import disaster_flourish
from .layout import layout, pile
from .looks import Look
from .manners import manner, still
from .shows import ShowCard, ShowCatastrophe, ShowTrait
from .struck import shaken_cells, struck_cells


class TremorDesign:
    """Draws from the seats' looks and the areas of the window; both are given, nothing is kept."""

    def __init__(self, looks: tuple[Look, ...], areas: Areas) -> None:
        self.looks = looks
        self.areas = areas
        self.still = False
        """Whether events are shown as one picture after another, without anything moving."""

    def layout(self, table: Any) -> Layout:
        """Return every sprite with its pose."""
        return layout(table, self.looks, self.areas)

    def pile(self, sprite: SpriteId, pose: Pose) -> Pose:
        """Return where a sprite comes from or goes to."""
        return pile(sprite, self.looks, self.areas, pose)

    def manner(self, event: Event[Any]) -> Manner:
        """Return how an event is played."""
        return still(event) if self.still else manner(event)

    def flourish(self, event: Event[Any], before: Any, after: Any) -> Flourish | None:
        """Return what is seen of an event beyond its sprites moving."""
        if self.still:
            return None
        areas = self.areas
        match event:
            case Ignited(_, disaster, piece, way):
                cells = struck_cells(before, piece, disaster, way)
                boxes = [areas.cell_box(cell) for cell in cells]
                return disaster_flourish(disaster, boxes, way, seed=piece)
            case Rolled(_, disasters):
                return DiceThrow(disasters, self._dice_area(), seed=sum(before.tokens) + before.round)
            case CardPlayed(seat, card):
                return ShowCard(areas.board, card, self.looks[seat])
            case TraitUsed(seat, trait):
                return ShowTrait(areas.board, trait, self.looks[seat])
            case CatastropheRevealed(catastrophe):
                return ShowCatastrophe(areas.board, catastrophe)
            case Erupted():
                return self._quake(before)
            case Revealed(piece):
                return RingPulse(areas.cell(cell_of(before, piece)), areas.tile * 0.6, palette.MAY)
            case TokenPlaced(seat, wedge):
                colour = palette.SEATS[self.looks[seat].colour]
                slot = len(before.wedges[wedge])
                place = areas.on_spirit(spirit_board.token_place(wedge, slot))
                return Spark(place, colour, seed=wedge, size=areas.spirit_scale)
            case Won(seats):
                own = [self.looks[seat].colour for seat in seats]
                light = [palette.SEATS[colour] for colour in own]
                dark = [palette.SEATS_DARK[colour] for colour in own]
                colours = (*light, *dark, palette.MUST, palette.CREAM)
                return Celebration(areas.board, colours, seed=before.round)
        return None

    def _dice_area(self) -> Box:
        board = self.areas.board
        return board.inflate(-board.width * 0.3, -board.height * 0.5)

    def _quake(self, table: Table) -> Flourish:
        cells = shaken_cells(table)
        poses = self.layout(table)
        loose: dict[SpriteId, Pose] = {
            sprite: poses[sprite] for cell in cells for sprite in [("tile", table.tiles[cell])]
        }
        boxes = [self.areas.cell_box(cell) for cell in cells]
        return Quake(self.areas.cell(cells[0]), boxes, loose, seed=table.round)
