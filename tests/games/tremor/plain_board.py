"""The board and the six disasters told a second time: see ``plain``."""

from tremor_gui.games.tremor.plans import Plan
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.tiles import FACES

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

    def home(self, seat: int) -> bool:
        """Whether an ally has come home and only helps now."""
        return self.table.variant == "coop" and self.table.pawns[seat] == self.table.homes[seat]

    def trait(self, seat: int) -> str:
        return "" if self.home(seat) else self.table.traits[seat]

    def steps(self, seat: int, *, near: bool = False, far: bool = False) -> set[int]:
        """The tiles a meeple may walk to; debris on its own side and on the other may be of no account."""
        pawn = self.table.pawns[seat]
        found = set()
        for direction in range(4):
            there = self.tile.get(step(self.spot[pawn], direction))
            if (
                there is not None
                and self.kind(there) != "unexplored"
                and not self.blocked(there)
                and (near or direction not in self.debris(pawn))
                and (far or (direction + 2) % 4 not in self.debris(there))
            ):
                found.add(there)
        return found

    def open(self, seat: int, wedge: int) -> bool:
        tokens = self.table.wedges[wedge]
        others = [owner for owner in tokens if owner != seat]
        return len(others) < 2


def stirred(table: Table, plan: Plan) -> set[int]:
    """The tiles that a declared disaster will move or twist."""
    if plan.disaster == TORNADO:
        board = Board(table)
        ring = zip(board.ring(plan.piece, TORNADO), plan.turns, strict=True)
        turned = {board.tile[spot] for spot, turns in ring if turns and board.free(spot)}
        return turned - set(plan.anchored)
    moved = _stirrings(table, plan)
    return {piece for pair in moved for piece in pair} if plan.disaster == TSUNAMI else {p for p, _ in moved}


def _stirrings(table: Table, plan: Plan) -> list[tuple[int, int]]:
    """The pairs a Tsunami swaps, or for a Cyclone each tile with the one whose place it takes."""
    board = Board(table)

    def free(spot: Spot) -> bool:
        return board.free(spot) and board.tile[spot] not in plan.anchored

    if plan.disaster == TSUNAMI:
        (side,) = (other for other in board.faced(plan.piece, TSUNAMI) if other != plan.way)
        spot, pairs = board.spot[plan.piece], []
        for _ in range(5 if plan.far else 3):
            partner = step(spot, side)
            if free(spot) and free(partner):
                pairs.append((board.tile[spot], board.tile[partner]))
            spot = step(spot, plan.way)
        return pairs
    if plan.disaster == CYCLONE:
        around = [board.tile[spot] for spot in board.ring(plan.piece, CYCLONE) if free(spot)]
        around = around[::-1] if plan.way == 3 else around
        count = len(around)
        return [(p, around[(at + 1) % count]) for at, p in enumerate(around)] if count > 1 else []
    return []


def tiles_after(table: Table, plan: Plan) -> dict[Spot, int]:
    """Where every tile lies after a disaster."""
    board = Board(table)
    after, spot = dict(board.tile), dict(board.spot)
    for _ in range(2 if plan.disaster == CYCLONE and plan.far else 1):
        goes = {piece: spot[other] for piece, other in _stirrings(table, plan)}
        if plan.disaster == TSUNAMI:
            goes |= {other: spot[piece] for piece, other in _stirrings(table, plan)}
        for piece, there in goes.items():
            after[there] = piece
        spot |= goes
    return after


def area_blocked(table: Table, plan: Plan) -> list[int]:
    """The tiles that a disaster blocks, the struck one first, if there are counters enough."""
    board = Board(table)
    here = board.spot[plan.piece]
    spots: list[Spot] = []
    if plan.disaster == VOLCANO:
        line = [here]
        while len(line) < (5 if plan.far else 3):
            line.append(step(line[-1], plan.way))
        for spot in line:
            if spot != here and not board.free(spot):
                break
            spots.append(spot)
    if plan.disaster == FLOOD:
        spots = board.ring(plan.piece, FLOOD)
    if plan.disaster == LANDSLIDE:
        _, _, corner, _ = board.ring(plan.piece, LANDSLIDE)
        spots = [here, corner, step(here, plan.way)]
    return [board.tile[spot] for spot in spots if board.free(spot) and board.tile[spot] not in plan.spared]
