"""Every Climate Card that cannot be played names a condition, and that is really what is missing.

Each reason is held against a condition told anew here: where it is given, that does not hold.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

import laws
import pytest
from boards import acting, after, late, play_card
from drawn import WITH_CARDS, A, B, board, redrawn

from tremor_gui.games.tremor.actions import NO_TARGET, PlayCard, Twist
from tremor_gui.games.tremor.announced import CALM
from tremor_gui.games.tremor.board import NEXT
from tremor_gui.games.tremor.calamity import GiveUp, March, TwistOne
from tremor_gui.games.tremor.cards import CARDS, LIGHTNING
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.plans import Plan, eligible, maneuvers, struck, ways
from tremor_gui.games.tremor.refusals import why_not
from tremor_gui.games.tremor.table import FREE, OASES, Table, finished, movable, replaced
from tremor_gui.games.tremor.terms import (
    BLOCKING,
    CELLS,
    CYCLONE,
    DISASTERS,
    FLOOD,
    LANDSLIDE,
    MANEUVERING,
    TSUNAMI,
    VOLCANO,
)
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, MAY_TRAVERSE, MAY_TWIST, Act, EndTurn
from tremor_gui.games.tremor.walking import traverses
from tremor_gui.games.tremor.windows import (
    NO_CARD,
    Announced,
    BlocksLaid,
    Declared,
    DiceCast,
    EruptionDue,
    Moment,
    Strike,
    Struck,
    TurnBegins,
)
from tremor_gui.rules.core import Frame
from tremor_gui.rules.game import View, observe

ALL: Final = tuple(range(len(CARDS)))
BOARD: Final = board(setup=WITH_CARDS)
Seen = View[Table]


def act_of(view: Seen) -> Act | None:
    return next((frame for frame in view.stack if isinstance(frame, Act)), None)


def top_act(view: Seen) -> Act:
    frame = view.stack[-1]
    assert isinstance(frame, Act)
    return frame


def declared(view: Seen, *disasters: int) -> Plan | None:
    """The plan that is declared, if it is one of these disasters."""
    frame = view.stack[-1]
    return frame.plan if isinstance(frame, Declared) and frame.plan.disaster in disasters else None


def plan_of(view: Seen) -> Plan:
    plan = declared(view, *DISASTERS)
    assert plan is not None
    return plan


def own(view: Seen, kind: type[Moment]) -> bool:
    frame = view.stack[-1]
    return isinstance(frame, kind) and frame.by == view.seat


def of_another(view: Seen) -> bool:
    frame = view.stack[-1]
    return isinstance(frame, Moment) and frame.by != view.seat


def carried(view: Seen) -> bool:
    frame, here = view.stack[-1], view.table.pawns[view.seat]
    return isinstance(frame, Struck) and here in frame.moved and frame.stood[view.seat] == here


def quellable(view: Seen) -> bool:
    frame = view.stack[-1]
    return isinstance(frame, Announced) and frame.card != NO_CARD


def own_plan(view: Seen, disaster: int) -> bool:
    plan = declared(view, disaster)
    return plan is not None and plan.seat == view.seat


def pairs(table: Table) -> bool:
    """Whether two movable tiles lie side by side."""
    return any(
        movable(table, table.tiles[here]) and movable(table, table.tiles[there])
        for here in range(CELLS)
        for there in NEXT[here]
        if there >= 0
    )


def oases(view: Seen) -> list[int]:
    """The explored, unblocked Oases on which the viewer does not stand."""
    table, here = view.table, view.table.pawns[view.seat]
    return [
        piece
        for piece in range(CELLS)
        if table.faces[piece] in OASES and table.blocks[piece] == FREE and piece != here
    ]


CONDITIONS: Final[dict[str, Callable[[Seen], bool]]] = {
    "Only on your own turn.": lambda view: view.table.active == view.seat and view.table.round > 0,
    "Only before your first action.": lambda view: bool((act := act_of(view)) and act.fresh),
    "Only before you roll the dice.": lambda view: act_of(view) is not None,
    "Not while something else is asked: decide that first.": lambda view: isinstance(view.stack[-1], Act),
    "Too late: your actions are over, and with them every Traverse.": lambda view: not top_act(view).late,
    "Your next Traverse may cross debris already.": lambda view: not top_act(view).crossing,
    "You have no Traverse left this turn.": lambda view: bool(
        top_act(view).left & MAY_TRAVERSE or top_act(view).extra[0]
    ),
    "No two tiles that can move lie side by side.": lambda view: pairs(view.table),
    "No wedge has room: a third token is not allowed.": lambda view: min(map(len, view.table.wedges)) < 2,
    "You do not stand on an Oasis.": lambda view: view.table.faces[view.table.pawns[view.seat]] in OASES,
    "No other Oasis lies face up and unblocked.": lambda view: bool(oases(view)),
    "No token lies on any wedge.": lambda view: any(view.table.wedges),
    "Only as a reaction, when reactions are asked for.": lambda view: isinstance(view.stack[-1], Moment),
    "No tile is blocked.": lambda view: any(block != FREE for block in view.table.blocks),
    "Only as a reaction to a declared Volcano, Flood or Landslide.": lambda view: bool(
        declared(view, *BLOCKING)
    ),
    "No tile would be blocked.": lambda view: bool(struck(view.table, plan_of(view))),
    "Only as a reaction to a declared Tsunami, Cyclone or Tornado.": lambda view: bool(
        declared(view, *MANEUVERING)
    ),
    "No tile would be moved or twisted.": lambda view: bool(maneuvers(view.table, plan_of(view))),
    "Only as a reaction to a Tsunami, Cyclone, Volcano or Landslide of another player.": lambda view: bool(
        (plan := declared(view, TSUNAMI, CYCLONE, VOLCANO, LANDSLIDE)) and plan.seat != view.seat
    ),
    "Only against a disaster of another player: this one is your own.": of_another,
    "This disaster can go no other way.": lambda view: (
        len(ways(view.table, plan_of(view).piece, plan_of(view).disaster)) > 1
    ),
    "Only when you have declared a Tsunami yourself.": lambda view: own_plan(view, TSUNAMI),
    "Only when you have declared a Cyclone yourself.": lambda view: own_plan(view, CYCLONE),
    "Only when you have declared a Volcano yourself.": lambda view: own_plan(view, VOLCANO),
    "This disaster reaches farther already.": lambda view: not plan_of(view).far,
    "Only right after a disaster that you have ignited has struck.": lambda view: own(view, Struck),
    "An Aftershock is not followed by another.": lambda view: not getattr(view.stack[-1], "echo", False),
    "Only right after a disaster has moved the tile you stand on.": carried,
    "From where you stand, no Traverse is possible.": lambda view: bool(traverses(view.table, view.seat)),
    "Only right after your own roll.": lambda view: own(view, DiceCast),
    "Only after your own roll: these dice are another player's.": lambda view: own(view, DiceCast),
    "Only as a reaction to a Climate Card of another player.": lambda view: (
        quellable(view) and of_another(view)
    ),
    "Only against a card of another player: this one is your own.": of_another,
    "Only against a Climate Card: this is a trait.": quellable,
}
"""Each reason, and whether what it asks for is there."""


def armed(view: Seen) -> Seen:
    """The view of a seat that holds one of every card."""
    return replace(view, table=view.table._replace(hands=replaced(view.table.hands, view.seat, ALL)))


def judged(view: Seen) -> Iterator[str]:
    """Look at every card in a view, and give the reasons there are."""
    view = armed(view)
    decision = view.decision
    assert decision is not None
    offered: dict[int, list[int]] = {}
    for option in decision.options:
        if isinstance(option, PlayCard):
            offered.setdefault(option.card, []).append(option.target)
    for card in ALL:
        if card in offered:
            assert why_not(view, PlayCard(card, offered[card][0])) is None
            continue
        reason = why_not(view, PlayCard(card, NO_TARGET))
        assert reason is not None
        assert reason.msgid in CONDITIONS, f"{CARDS[card].key}: {reason}"
        assert not CONDITIONS[reason.msgid](view), f"{CARDS[card].key}: {reason}, but that is not missing"
        yield reason.msgid


def seen(table: Table, *stack: Frame[Table], seat: int = A) -> Seen:
    """What a seat sees with these frames, of which the last asks it."""
    return View(seat, table, stack)


def asking(kind: type[Moment], by: int, seat: int, effect: Frame[Table] = CALM, **facts: object) -> Moment:
    """A window in which a seat is asked about something that another, or it itself, has announced."""
    return kind(by, effect, (seat,), asking=True, **facts)  # type: ignore[arg-type]


def on_declaration(disaster: int, by: int, table: Table = BOARD, piece: int = -1, **facts: object) -> Seen:
    """A seat A that is asked about a declared disaster."""
    shown = (tile for tile in range(CELLS) if tile in eligible(table, disaster))
    piece = piece if piece >= 0 else next(shown)
    plan = Plan(by, disaster, piece, ways(table, piece, disaster)[0], **facts)  # type: ignore[arg-type]
    return seen(table._replace(active=by), TURN[by], asking(Declared, by, A, Strike(plan)))


TURN: Final = {seat: Act(seat, ALL_ACTIONS, fresh=False) for seat in (A, B)}
THEIRS: Final = BOARD._replace(active=B)
ON_OASIS: Final = board(redrawn(b2="6@A", e3="7#B", c5="8#B"), setup=WITH_CARDS)
POLAR_SHIFT: Final = play_card("polar_shift").card
HERE: Final = BOARD.pawns[A]
STUCK: Final = next(
    table
    for piece in range(CELLS)
    if not traverses(table := BOARD._replace(active=B, pawns=(piece, *BOARD.pawns[1:])), A)
)
"""A stands where debris is all around."""
CORNERED: Final = next(
    (piece, turned)
    for piece in range(CELLS)
    for turns in range(4)
    if piece in eligible(turned := BOARD._replace(turns=replaced(BOARD.turns, piece, turns)), LANDSLIDE)
    and len(ways(turned, piece, LANDSLIDE)) == 1
)
"""A Landslide with one corner only, and the table."""


def after_a_strike(by: int, table: Table = BOARD, moved: tuple[int, ...] = (), *, echo: bool = False) -> Seen:
    """A is asked after a disaster has struck."""
    window = asking(Struck, by, A, stood=table.pawns, moved=moved, echo=echo)
    return seen(table._replace(active=by), TURN[by], window)


SITUATIONS: Final[dict[str, Seen]] = {
    "fresh": seen(BOARD, Act(A, ALL_ACTIONS)),
    "after an action": seen(BOARD, Act(A, MAY_TRAVERSE, fresh=False)),
    "after the Traverse": seen(BOARD, Act(A, MAY_TWIST, fresh=False, walked=True)),
    "driftwood played": seen(BOARD, Act(A, ALL_ACTIONS, crossing=True)),
    "before the roll": seen(BOARD, late(A)),
    "all wedges full": seen(BOARD._replace(wedges=((A, B),) * 18), Act(A, ALL_ACTIONS)),
    "all tiles blocked": seen(BOARD._replace(blocks=(B,) * CELLS), Act(A, ALL_ACTIONS)),
    "on an Oasis": seen(ON_OASIS, Act(A, ALL_ACTIONS)),
    "a token to place before the roll": seen(BOARD, TURN[A], PlaceTokens(A, ((FLOOD,),))),
    "a token to place after the roll": seen(BOARD, EndTurn(A), PlaceTokens(A, ((FLOOD,),))),
    "a tile to strike": seen(BOARD, TURN[A], Ignition(A, FLOOD)),
    "walking in another's turn": seen(THEIRS._replace(pawns=(6, *BOARD.pawns[1:])), March(A, must=False)),
    "twisting after the roll": seen(BOARD, EndTurn(A), TwistOne(A)),
    "Exploration": seen(BOARD._replace(round=0), PlaceTokens(A, ((FLOOD,),), ignites=False)),
    **{f"declared: {one} by {by}": on_declaration(one, by) for one in DISASTERS for by in (A, B)},
    **{f"far already: {one}": on_declaration(one, A, far=True) for one in (TSUNAMI, CYCLONE, VOLCANO)},
    "all of it held": on_declaration(CYCLONE, B, anchored=tuple(range(CELLS))),
    "all of it spared": on_declaration(FLOOD, B, spared=tuple(range(CELLS))),
    "one corner": on_declaration(LANDSLIDE, B, CORNERED[1], CORNERED[0]),
    "a card of another": seen(THEIRS, TURN[B], asking(Announced, B, A, card=POLAR_SHIFT)),
    "a card of one's own": seen(BOARD, TURN[A], asking(Announced, A, A, card=POLAR_SHIFT)),
    "a trait": seen(THEIRS, TURN[B], asking(Announced, B, A)),
    "dice of one's own": seen(BOARD, EndTurn(A), asking(DiceCast, A, A, cast=(FLOOD,))),
    "dice of another": seen(THEIRS, EndTurn(B), asking(DiceCast, B, A, cast=(FLOOD,))),
    "an eruption": seen(BOARD, TURN[A], asking(EruptionDue, A, A)),
    "a turn of one's own begins": seen(BOARD, Act(A, ALL_ACTIONS), asking(TurnBegins, A, A)),
    "a turn of another begins": seen(THEIRS, Act(B, ALL_ACTIONS), asking(TurnBegins, B, A)),
    "blocks of a Catastrophe": seen(BOARD, TURN[A], asking(BlocksLaid, A, A, stood=BOARD.pawns)),
    "struck by oneself": after_a_strike(A),
    "struck by one's Aftershock": after_a_strike(A, echo=True),
    "struck by another": after_a_strike(B),
    "carried": after_a_strike(B, moved=(HERE,)),
    "carried, and stuck": after_a_strike(B, STUCK, moved=(STUCK.pawns[A],)),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_card_names_the_condition_that_is_missing(name: str) -> None:
    """T109, T117, T118, T137."""
    assert list(judged(SITUATIONS[name]))


def test_every_reason_is_met_with() -> None:
    given = {reason for view in SITUATIONS.values() for reason in judged(view)}
    assert given == CONDITIONS.keys()


@pytest.mark.parametrize("seed", range(3))
def test_a_card_names_what_is_missing_throughout_a_match(seed: int) -> None:
    """T109, T117, T118: with a whole hand of cards in every decision of a match at random."""
    kind, rng = laws.Kind(TREMOR, 2 + seed), Random(seed)
    judgements = 0
    for count, (_, step) in enumerate(laws.playout(kind, seed)):
        decision, state = step.state.decision, step.state
        if decision is None or count > 400:
            break
        seat = rng.choice(decision.seats)
        if not finished(state.table, seat) and not isinstance(state.stack[-1], GiveUp):
            judgements += len(list(judged(observe(TREMOR, state, seat))))
    assert judgements > 2000


def test_whoever_is_not_asked_has_to_wait() -> None:
    view = armed(replace(observe(TREMOR, acting(BOARD), A), seat=B))
    for card in ALL:
        assert str(why_not(view, PlayCard(card, NO_TARGET))) == "It is another player's turn."


def test_the_condition_is_missing_no_longer_once_it_is_there() -> None:
    state = acting(board(setup=WITH_CARDS, hands={A: "polar_shift"}))
    view = observe(TREMOR, state, A)
    assert why_not(view, play_card("polar_shift")) is None
    twisted = observe(TREMOR, after(state, Twist(9, 1)), A)
    assert str(why_not(twisted, play_card("polar_shift"))) == "Only before your first action."


def test_lightning_cards_are_the_ones_that_wait_for_a_moment() -> None:
    fresh = armed(SITUATIONS["fresh"])
    for card in ALL:
        reason = why_not(fresh, PlayCard(card, NO_TARGET))
        if CARDS[card].symbol == LIGHTNING:
            assert reason is not None
            assert reason.msgid.startswith(
                ("Only as a reaction", "Only right after", "Only when you have declared")
            )
