"""The rules told a second time, as plainly as possible: rows and columns, sets, no tables made beforehand.

Nothing is shared with the rules but the printed tiles, the cards' numbers and the words, so
that a mistake has to be made twice to go unnoticed.
"""

from collections.abc import Iterator
from itertools import product

from plain_board import (
    CYCLONE,
    FLOOD,
    LANDSLIDE,
    TORNADO,
    TSUNAMI,
    VOLCANO,
    Board,
    area_blocked,
    step,
    stirred,
)

from tremor_gui.games.tremor import actions as a
from tremor_gui.games.tremor import cards as c
from tremor_gui.games.tremor import windows as w
from tremor_gui.games.tremor.actions import (
    BlockNext,
    Explore,
    Forecast,
    Ignite,
    Place,
    PlayCard,
    React,
    Spin,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from tremor_gui.games.tremor.blocks import LayBlocks
from tremor_gui.games.tremor.calamity import GiveUp, Hourglass, March, TwistOne
from tremor_gui.games.tremor.disasters import Echo, Ignition, Tornado
from tremor_gui.games.tremor.effects import Foreshock, Stride
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens, Sniff
from tremor_gui.games.tremor.turn import Act, Nest
from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.window import PASS


def legal(table: Table, frame: Frame[Table]) -> set[Action]:
    """Everything that may be answered to a frame."""
    board = Board(table)
    pieces = range(25)
    match frame:
        case Act():
            return set(_act(board, frame))
        case PlaceTokens():
            return _tokens(board, frame)
        case OasisChain():
            return {Explore(p) for p in pieces if board.kind(p) == "unexplored" and not board.blocked(p)}
        case FromAnotherWedge(seat, wedge):
            return {TakeBack(w) for w in range(18) if w != wedge and seat in table.wedges[w]}
        case Foreshock(seat) | Hourglass(seat):
            return {TakeBack(w) for w in range(18) if seat in table.wedges[w]}
        case Ignition(_, disaster):
            return _ignitions(board, disaster, [p for p in pieces if not board.blocked(p)])
        case Echo(_, disaster, piece):
            return _ignitions(board, disaster, [piece])
        case Tornado():
            turning = [range(4) if p in pieces and not board.fixed(p) else range(1) for p in frame.pieces]
            return {Spin((a, b, c, d)) for a, b, c, d in product(*turning)}
        case LayBlocks():
            return {BlockNext(p) for p in frame.pieces if not board.fixed(p)}
        case Spirit(seat):
            return {Unblock(p) for p in pieces if table.blocks[p] == seat}
    return _others(board, frame)


def _others(board: Board, frame: Frame[Table]) -> set[Action]:
    """What may be answered to the frames of cards, traits and Catastrophes."""
    table, pieces = board.table, range(25)
    match frame:
        case Nest(_, piece) | Sniff(_, piece):
            return {Twist(piece, 1), Twist(piece, 3), PASS}
        case TwistOne():
            return {Twist(p, way) for p in pieces if not board.fixed(p) for way in (1, 3)}
        case Stride(seat) | March(seat, must=True):
            return {Traverse(p) for p in board.steps(seat)}
        case March(seat):
            return {PASS, *(Traverse(p) for p in board.steps(seat))}
        case GiveUp(seat):
            return {a.Discard(card) for card in table.hands[seat]}
        case w.Moment():
            return {PASS, *_responses(board, frame, frame.order[frame.at])}
    raise AssertionError(frame)


def _act(board: Board, act: Act) -> Iterator[Action]:
    """The action phase, and the time between it and the roll."""
    table, seat = board.table, act.seat
    home = board.home(seat)
    own = {kind for kind in (1, 2, 4) if act.left & kind and (kind == 4 or not home)}
    given = {
        kind for kind, count in zip((1, 2, 4), act.extra, strict=True) if count and (kind == 4 or not home)
    }
    must = set(_actions(board, seat, own))
    yield from must
    may = set(_actions(board, seat, given))
    walks = 1 in own | given
    if walks and act.crossing:
        may |= {Traverse(p) for p in board.steps(seat, near=True, far=True)}
    elif walks and board.trait(seat) == "swing" and act.left & 2:
        may |= {a.Swing(p) for p in board.steps(seat, near=True) - board.steps(seat)}
    if board.trait(seat) == "poison" and not act.poisoned and _victims(board, seat):
        may |= {a.Poison(1), a.Poison(2), a.Poison(4)}
    for card in set(table.hands[seat]):
        if card == c.SECOND_WIND and act.late:
            continue
        if card == c.DRIFTWOOD and (not walks or act.crossing):
            continue
        if card in (c.GREAT_DROUGHT, c.POLAR_SHIFT, c.FORESHOCK) and not act.fresh:
            continue
        may |= {PlayCard(card, target) for target in _aims(board, seat, card)}
    yield from may
    if act.late:
        yield a.RollDice()
    elif not must and may:
        yield a.EndActions()


def _actions(board: Board, seat: int, kinds: set[int]) -> Iterator[Action]:
    table = board.table
    if 1 in kinds:
        yield from (Traverse(p) for p in board.steps(seat))
    for piece in range(25) if 2 in kinds else ():
        others = [p for s, p in enumerate(table.pawns) if s != seat]
        foreign = board.kind(piece) == "oasis" and piece in others and piece != table.pawns[seat]
        if board.kind(piece) != "habitat" and not board.blocked(piece) and not foreign:
            yield Twist(piece, 1)
            yield Twist(piece, 3)
    if 4 in kinds:
        yield from (Explore(p) for p in range(25) if board.kind(p) == "unexplored" and not board.blocked(p))
        yield from (Forecast(wedge) for wedge in range(18) if board.open(seat, wedge))


def _victims(board: Board, seat: int) -> list[int]:
    """Whom a Goliath Frog may poison."""
    table = board.table
    return [
        other
        for other, pawn in enumerate(table.pawns)
        if other != seat
        and pawn == table.pawns[seat]
        and table.teams[other] != table.teams[seat]
        and not (len(table.pawns) > 2 and table.venom[other] == 2)
    ]


def _aims(board: Board, seat: int, card: int) -> list[int]:
    """At what a card may aim that is played on one's own turn; -1 is at nothing."""
    table = board.table
    if card == c.SINKHOLE:
        return [
            2 * cell + down
            for cell in range(25)
            for down in (0, 1)
            if board.free(spot := divmod(cell, 5)) and board.free(step(spot, 1 + down))
        ]
    if card == c.SEED_STORM:
        return [-1] if [wedge for wedge in table.wedges if len(wedge) < 2] else []
    if card == c.BURROW:
        here = table.pawns[seat]
        oases = [p for p in range(25) if board.kind(p) == "oasis" and not board.blocked(p)]
        return [p for p in oases if p != here] if board.kind(here) == "oasis" else []
    if card == c.EROSION:
        return [4 * number + owner for number, wedge in enumerate(table.wedges) for owner in set(wedge)]
    return [-1] if card > c.QUELL else []


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
        if frame.may_delay and board.trait(frame.seat) == "delay" and board.table.tokens[frame.seat]:
            found.add(a.Delay(index))
    return found


def _ignitions(board: Board, disaster: int, pieces: list[int]) -> set[Action]:
    return {Ignite(piece, way) for piece in pieces for way in _ways(board, piece, disaster)}


def _ways(board: Board, piece: int, disaster: int) -> list[int]:
    faced = board.faced(piece, disaster)
    if not faced:
        return []
    if disaster == CYCLONE:
        return [1, 3]
    if disaster in (TORNADO, FLOOD):
        return [0]
    if disaster == LANDSLIDE:
        return [way for way in faced if board.free(step(board.spot[piece], way))] or faced
    return faced


def _responses(board: Board, window: w.Moment, seat: int) -> Iterator[Action]:
    """What a seat may say in a window."""
    table = board.table
    for card in set(table.hands[seat]):
        if card == c.THAW:
            yield from (PlayCard(card, p) for p in range(25) if board.blocked(p))
        yield from (PlayCard(card, target) for target in _answers(board, window, seat, card))
    trait, here = board.trait(seat), table.pawns[seat]
    both = [React(trait, 1), React(trait, 3)] if trait in ("reflex", "drift") else []
    match window:
        case w.Declared():
            plan = window.plan
            if (
                trait == "shell"
                and plan.seat != seat
                and plan.disaster != TSUNAMI
                and not table.shell_spent
                and here in stirred(table, plan)
            ):
                yield React("shell", 0)
        case w.BlocksLaid():
            fresh = here == window.stood[seat] and seat not in window.reacted
            if trait == "reflex" and fresh and here in window.blocked:
                yield from both
            if isinstance(window, w.Struck) and trait == "drift" and fresh and here in window.moved:
                yield from both if window.by != seat and not board.fixed(here) else []


def _answers(board: Board, window: w.Moment, seat: int, card: int) -> list[int]:
    """At what a lightning card other than Thaw may aim in a window."""
    table = board.table
    match window:
        case w.Declared():
            plan = window.plan
            mine = plan.seat == seat
            if card == c.FIREBREAK:
                return area_blocked(table, plan)
            if card == c.ANCHOR:
                return sorted(stirred(table, plan))
            if card == c.UNDERTOW and not mine and plan.disaster in (TSUNAMI, CYCLONE, VOLCANO, LANDSLIDE):
                return [way for way in _ways(board, plan.piece, plan.disaster) if way != plan.way]
            farther = {c.TIDAL_SURGE: TSUNAMI, c.SUPERCELL: CYCLONE, c.LAVA_FLOW: VOLCANO}
            return [-1] if farther.get(card) == plan.disaster and mine and not plan.far else []
        case w.Struck():
            if card == c.AFTERSHOCK and window.by == seat and not window.echo:
                return [-1]
            here = table.pawns[seat]
            moved = here == window.stood[seat] and here in window.moved
            return [-1] if card == c.TAILWIND and moved and board.steps(seat) else []
        case w.Announced():
            return [-1] if card == c.QUELL and window.card >= 0 and window.by != seat else []
        case w.DiceCast():
            dice = [(die, face) for die in range(len(window.cast)) for face in range(6)]
            turned = [6 * die + face for die, face in dice if window.cast[die] != face]
            return turned if card == c.OMEN and window.by == seat else []
    return []
