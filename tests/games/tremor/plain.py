"""The rules told a second time, as plainly as possible: rows and columns, sets, no tables made beforehand.

Nothing is shared with the rules but the printed tiles and the words, so that
a mistake has to be made twice to go unnoticed.
"""

from itertools import product

from tremor_gui.games.tremor.actions import (
    BlockNext,
    Explore,
    Forecast,
    Ignite,
    Place,
    RollDice,
    Spin,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from tremor_gui.games.tremor.disasters import Ignition, LayBlocks, Tornado
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens
from tremor_gui.games.tremor.turn import Act, Roll
from tremor_gui.rules.core import Action, Frame

Spot = tuple[int, int]
"""Row and column, 0-4."""

TSUNAMI, CYCLONE, TORNADO, VOLCANO, FLOOD, LANDSLIDE = range(6)


def step(spot: Spot, direction: int) -> Spot:
    """The spot next to one to the north, east, south or west; it may lie off the board."""
    row, column = spot
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)][direction % 4]


class Board:
    """A table read into dictionaries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tile = {divmod(cell, 5): piece for cell, piece in enumerate(table.tiles)}
        self.spot = {piece: spot for spot, piece in self.tile.items()}

    def kind(self, piece: int) -> str:
        number = self.table.faces[piece]
        return FACES[number - 1].kind if number else "unexplored"

    def debris(self, piece: int) -> set[int]:
        return {(side + self.table.turns[piece]) % 4 for side in FACES[self.table.faces[piece] - 1].debris}

    def blocked(self, piece: int) -> bool:
        return self.table.blocks[piece] != -1

    def fixed(self, piece: int) -> bool:
        """Whether disasters leave a tile alone."""
        occupied = self.kind(piece) == "oasis" and piece in self.table.pawns
        return self.kind(piece) == "habitat" or self.blocked(piece) or occupied

    def free(self, spot: Spot) -> bool:
        return spot in self.tile and not self.fixed(self.tile[spot])

    def faced(self, piece: int, disaster: int) -> list[int]:
        """The two directions that a disaster on a tile faces, clockwise; none if it is not on the tile."""
        number = self.table.faces[piece]
        shown = FACES[number - 1].disasters if number else ()
        if disaster not in shown:
            return []
        printed = [0, 1] if shown[0] == disaster else [2, 3]
        return [(side + self.table.turns[piece]) % 4 for side in printed]

    def ring(self, piece: int, disaster: int) -> list[Spot]:
        """The square of a disaster clockwise from its tile, on the board or not."""
        first, second = self.faced(piece, disaster)
        here = self.spot[piece]
        return [here, step(here, first), step(step(here, first), second), step(here, second)]

    def open(self, seat: int, wedge: int) -> bool:
        tokens = self.table.wedges[wedge]
        others = [owner for owner in tokens if owner != seat]
        return len(others) < 2


def legal(table: Table, frame: Frame[Table]) -> set[Action]:
    """Everything that may be answered to a frame."""
    board = Board(table)
    pieces = range(25)
    match frame:
        case Act(seat, left):
            return _actions(board, seat, left)
        case Roll():
            return {RollDice()}
        case PlaceTokens():
            return _tokens(board, frame)
        case OasisChain():
            return {Explore(p) for p in pieces if board.kind(p) == "unexplored" and not board.blocked(p)}
        case FromAnotherWedge(seat, wedge):
            return {TakeBack(w) for w in range(18) if w != wedge and seat in table.wedges[w]}
        case Ignition(_, disaster):
            return _ignitions(board, disaster)
        case Tornado():
            turning = [range(4) if p in pieces and not board.fixed(p) else range(1) for p in frame.pieces]
            return {Spin((a, b, c, d)) for a, b, c, d in product(*turning)}
        case LayBlocks():
            return {BlockNext(p) for p in frame.pieces if not board.fixed(p)}
        case Spirit(seat):
            return {Unblock(p) for p in pieces if table.blocks[p] == seat}
    raise AssertionError(frame)


def _actions(board: Board, seat: int, left: int) -> set[Action]:
    found: set[Action] = set()
    table = board.table
    pawn = table.pawns[seat]
    if left & 1:
        for direction in range(4):
            there = board.tile.get(step(board.spot[pawn], direction))
            if (
                there is not None
                and board.kind(there) != "unexplored"
                and not board.blocked(there)
                and direction not in board.debris(pawn)
                and (direction + 2) % 4 not in board.debris(there)
            ):
                found.add(Traverse(there))
    if left & 2:
        for piece in range(25):
            others = [p for s, p in enumerate(table.pawns) if s != seat]
            foreign = board.kind(piece) == "oasis" and piece in others and piece != pawn
            if board.kind(piece) != "habitat" and not board.blocked(piece) and not foreign:
                found |= {Twist(piece, 1), Twist(piece, 3)}
    if left & 4:
        found |= {Explore(p) for p in range(25) if board.kind(p) == "unexplored" and not board.blocked(p)}
        found |= {Forecast(wedge) for wedge in range(18) if board.open(seat, wedge)}
    return found


def _tokens(board: Board, frame: PlaceTokens) -> set[Action]:
    found: set[Action] = set()
    for index, source in enumerate(frame.sources):
        if source in frame.sources[:index]:
            continue
        wedges = [
            wedge
            for wedge in range(18)
            if wedge // 3 in source
            and board.open(frame.seat, wedge)
            and (frame.ignites or len(board.table.wedges[wedge]) < 2)
        ]
        found |= {Place(index, wedge) for wedge in wedges}
        if not wedges:
            found.add(Waive(index))
    return found


def _ignitions(board: Board, disaster: int) -> set[Action]:
    found: set[Action] = set()
    for piece in range(25):
        faced = board.faced(piece, disaster)
        if not faced or board.blocked(piece):
            continue
        if disaster == CYCLONE:
            ways = [1, 3]
        elif disaster in (TORNADO, FLOOD):
            ways = [0]
        elif disaster == LANDSLIDE:
            ways = [way for way in faced if board.free(step(board.spot[piece], way))] or faced
        else:
            ways = faced
        found |= {Ignite(piece, way) for way in ways}
    return found


def tiles_after(table: Table, disaster: int, piece: int, way: int) -> dict[Spot, int]:
    """Where every tile lies after a disaster, as far as nothing else is chosen."""
    board = Board(table)
    after = dict(board.tile)
    if disaster == TSUNAMI:
        (side,) = (other for other in board.faced(piece, disaster) if other != way)
        spot = board.spot[piece]
        for _ in range(3):
            partner = step(spot, side)
            if board.free(spot) and board.free(partner):
                after[spot], after[partner] = board.tile[partner], board.tile[spot]
            spot = step(spot, way)
    if disaster == CYCLONE:
        round_ = [spot for spot in board.ring(piece, disaster) if board.free(spot)]
        if way == 3:
            round_ = round_[::-1]
        for index, spot in enumerate(round_):
            after[round_[(index + 1) % len(round_)]] = board.tile[spot]
    return after


def area_blocked(table: Table, disaster: int, piece: int, way: int) -> list[int]:
    """The tiles that a disaster blocks, the struck one first, if there are counters enough."""
    board = Board(table)
    spots: list[Spot] = []
    if disaster == VOLCANO:
        spot = board.spot[piece]
        while len(spots) < 3 and board.free(spot):
            spots.append(spot)
            spot = step(spot, way)
    if disaster == FLOOD:
        spots = [spot for spot in board.ring(piece, disaster) if board.free(spot)]
    if disaster == LANDSLIDE:
        here, _, corner, _ = board.ring(piece, disaster)
        spots = [spot for spot in (here, corner, step(here, way)) if board.free(spot)]
    return [board.tile[spot] for spot in spots]
