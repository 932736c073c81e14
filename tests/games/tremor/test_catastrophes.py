"""The fourteen Catastrophes and the hourglass, each by example."""

from collections import Counter

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    asked,
    at,
    blocked,
    cells,
    events,
    late,
    options,
    places,
    play_card,
    state_of,
    traverses,
)
from drawn import (
    ALL_WEDGES,
    PLAIN,
    UNEXPLORED,
    A,
    B,
    C,
    D,
    board,
    cell,
    piece_at,
    redrawn,
    setup_of,
    shown,
    stands,
    wedge,
)

from tremor_gui.games.tremor import catastrophes as c
from tremor_gui.games.tremor.actions import DISCARD, REACT, Discard, Place, TakeBack, Traverse, Twist
from tremor_gui.games.tremor.calamity import BORDER, GiveUp, Hourglass, March, TwistOne, strike
from tremor_gui.games.tremor.card_events import CardDrawn, CatastropheRevealed
from tremor_gui.games.tremor.catastrophes import CATASTROPHES, STAGE_OF_LEVEL
from tremor_gui.games.tremor.earthquake import Eruption, Reveal
from tremor_gui.games.tremor.events import SpiritCleared, Twisted, WedgeCleared, Won
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, NEUTRAL, Table, movable
from tremor_gui.games.tremor.terms import SEISMIC_LEVELS
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.rules.core import Event, Frame, Referee, State, begin
from tremor_gui.rules.window import PASS

WHOLE = setup_of(without=("traits",))


class Striking(Frame[Table]):
    """Lets one Catastrophe strike, as if it had been revealed."""

    __slots__ = ("catastrophe",)

    def __init__(self, catastrophe: int) -> None:
        self.catastrophe = catastrophe

    def run(self, referee: Referee[Table]) -> None:
        referee.done(*strike(referee, self.catastrophe))


def struck(catastrophe: int, table: Table, *, seat: int = A, chance: int = 1) -> State[Table]:
    """The first question after a Catastrophe has struck in a seat's turn."""
    table = table._replace(active=seat)
    return state_of(table, Striking(catastrophe), late(seat), Turn((seat + 1) % 4, 2), chance=chance)


def happened(catastrophe: int, table: Table) -> list[Event[Table]]:
    return list(begin(table, [Turn(B, 2), late(A), Striking(catastrophe)], 1).events)


def neutral(state: State[Table], seat: int = A) -> set[str]:
    """The cells that neutral markers block for a seat."""
    return cells(state, (p for p, owner in enumerate(state.table.blocks) if owner == seat + NEUTRAL))


def test_there_are_seven_of_each_stage_and_every_level_reveals_one() -> None:
    """T08, T96: stage 2 at level 5 and stage 1 at all others."""
    assert Counter(card.stage for card in CATASTROPHES) == {1: 7, 2: 7}
    assert [STAGE_OF_LEVEL[SEISMIC_LEVELS.index(level)] for level in (9, 7, 5, 3)] == [1, 1, 2, 1]


@pytest.mark.parametrize(("level", "stage"), [(9, 1), (7, 1), (5, 2), (3, 1)])
def test_an_eruption_reveals_a_catastrophe_of_the_level_it_broke_out_at(level: int, stage: int) -> None:
    """T96: after the Seismic Counter has moved."""
    table = board(level=level, setup=WHOLE)
    for chance in range(20):
        step = begin(table, [Turn(B, 2), late(A), Eruption()], chance)
        (revealed,) = (event for event in step.events if isinstance(event, CatastropheRevealed))
        assert CATASTROPHES[revealed.catastrophe].stage == stage


def test_without_catastrophes_nothing_is_revealed() -> None:
    """T130."""
    step = begin(board(), [Turn(B, 2), late(A), Eruption()], 3)
    assert not any(isinstance(event, CatastropheRevealed) for event in step.events)


def test_a_deck_gives_each_catastrophe_once_before_its_discards_are_shuffled() -> None:
    """T08: of its own stage; the other deck is left alone."""
    table, seen = board(setup=WHOLE)._replace(revealed=(c.METEOR,)), []
    for chance in range(8):
        step = begin(table, [Turn(B, 2), late(A), Reveal(1)], chance)
        event = step.events[0]
        assert isinstance(event, CatastropheRevealed)
        assert event.shuffled is (chance == 7)
        seen.append(event.catastrophe)
        table = event.apply(table)
    assert sorted(seen[:7]) == sorted(index for index, card in enumerate(CATASTROPHES) if card.stage == 1)
    assert table.revealed == (c.METEOR, seen[7])


def test_the_hourglass_adds_and_removes_by_the_turn_order() -> None:
    """T100-T104: two, one, none, and one removed, whosever turn it is; nothing can ignite."""
    table = board(setup=WHOLE, wedges={"flood 1": "AB", "flood 2": "DD", "cyclone 1": "D"})
    state = struck(c.ASHFALL, table, seat=C)
    assert asked(state) == A
    assert places(state) == ALL_WEDGES - {"flood 1", "flood 2"}
    state = after(state, Place(0, wedge("cyclone 1")), Place(0, wedge("cyclone 2")))
    assert asked(state) == B
    assert places(state) == ALL_WEDGES - {"flood 1", "flood 2", "cyclone 1"}
    state = after(state, Place(0, wedge("cyclone 2")))
    assert asked(state) == D
    assert set(options(state)) == {TakeBack(wedge("flood 2")), TakeBack(wedge("cyclone 1"))}
    state = after(state, TakeBack(wedge("flood 2")))
    assert about_to_roll(state)
    assert state.table.track == ()
    assert state.table.tokens == (17, 18, 20, 18)


def test_the_fourth_with_no_token_on_a_wedge_removes_none() -> None:
    """T101: tokens elsewhere stay."""
    table = board(setup=WHOLE, wedges=dict.fromkeys(ALL_WEDGES, "BC"), track="D")
    state = struck(c.ASHFALL, table)
    assert about_to_roll(state)
    assert state.table.track == (D,)


def test_with_fewer_players_only_their_places_count() -> None:
    """T103, T102: what is possible has to be done."""
    two = setup_of(2, without=("traits",))
    state = state_of(board(setup=two), Striking(c.ASHFALL), late(A), Turn(B, 2))
    for seat in (A, A, B):
        assert asked(state) == seat
        assert all(isinstance(option, Place) for option in options(state))
        state = after(state, options(state)[0])
    assert about_to_roll(state)


def test_which_catastrophes_bear_the_hourglass() -> None:
    """T100."""
    marked = {index for index, card in enumerate(CATASTROPHES) if card.hourglass}
    assert marked == {c.ASHFALL, c.SQUALL, c.REGROWTH, c.GREAT_SILENCE, c.METEOR, c.DROUGHT}
    for catastrophe in range(14):
        if catastrophe not in marked:
            frames = strike(Referee(board(setup=WHOLE), [], 1, -1), catastrophe)
            assert not any(isinstance(frame, Hourglass) for frame in frames)


def test_heatwave_blocks_the_empty_face_up_oases_until_the_active_player_s_next_turn() -> None:
    """T80."""
    state = struck(c.HEATWAVE, board(redrawn(b2="6", c2="7@D", d2="8"), setup=WHOLE), seat=B)
    assert blocked(state, B) == {"b2", "d2"}
    while state.table.active != A or not about_to_roll(state):
        assert blocked(state, B) == {"b2", "d2"}
        state = after(state, options(state)[0])


def test_when_counters_run_out_neutral_markers_block_and_end_with_the_same_turn() -> None:
    """T80: without limit; they count as no counters."""
    drawn = redrawn(b2="6", c2="7", d2="8").split()
    for name in ("e2", "e3", "e4", "d5", "b5", "d4", "d1", "c1", "b1"):
        drawn[cell(name)] += "#B"
    state = struck(c.HEATWAVE, board(" ".join(drawn), setup=WHOLE), seat=B)
    assert (state.table.counters[B], len(neutral(state, B))) == (0, 2)
    assert neutral(state, B) | blocked(state, B) >= {"b2", "c2", "d2"}
    lifted = state_of(state.table, Turn(B, 3))
    assert (neutral(lifted, B), blocked(lifted, B)) == (set(), set())
    assert lifted.table.counters[B] == 10


def test_landslip_lets_each_player_twist_one_movable_tile_in_turn_order() -> None:
    state = struck(c.LANDSLIP, board(redrawn(b2="13#C", c2="6@A"), setup=WHOLE), seat=C)
    for seat in (A, B, C, D):
        assert state.stack[-1] == TwistOne(seat)
        pieces = {option.piece for option in options(state) if isinstance(option, Twist)}
        assert pieces == {piece for piece in range(25) if movable(state.table, piece)}
        assert PASS not in options(state)
        state = after(state, Twist(piece_at(state, "e3"), 1))
    assert about_to_roll(state)
    assert state.table.turns[piece_at(state, "e3")] == 0


def test_exodus_lets_each_player_traverse_once_and_that_is_no_action() -> None:
    """T136, T102: who cannot walk is not asked."""
    state = struck(c.EXODUS, board(redrawn(b2="9@A", c4="9@C", d4="10@D"), setup=WHOLE), seat=B)
    order = []
    while isinstance(state.stack[-1], March):
        order.append(asked(state))
        assert PASS in options(state)
        assert traverses(state)
        state = after(state, options(state)[0])
    assert order == sorted(order)
    assert {A, C} <= set(order)


def test_a_catastrophe_s_walk_leaves_the_own_traverse_and_the_counter_for_it() -> None:
    """T136."""
    table = board(redrawn(b1="9@A"), track="B", level=3, setup=WHOLE, hands={A: "foreshock"})
    state = acting(table._replace(revealed=tuple(i for i in range(7) if i != c.EXODUS)))
    state = after(state, play_card("foreshock"))
    walking = [asked(state)]
    while isinstance(state.stack[-1], March):
        walking.append(asked(state))
        state = after(state, options(state)[0])
    assert A in walking
    act = state.stack[-1]
    assert isinstance(act, Act)
    assert act.left == ALL_ACTIONS
    assert not act.walked


def test_exodus_may_win() -> None:
    """T106."""
    state = struck(c.EXODUS, board(redrawn(b5="9@B"), setup=WHOLE))
    while asked(state) != B:
        state = after(state, PASS)
    assert Won((B,)) in events(state, Traverse(piece_at(state, "a5")))


def test_squall_makes_everybody_discard_down_to_three_of_its_choice() -> None:
    hands = {B: "quell thaw omen firebreak anchor", D: "quell thaw omen"}
    state = struck(c.SQUALL, board(setup=WHOLE, hands=hands))
    assert state.stack[-1] == GiveUp(B)
    assert set(options(state)) == {Discard(card) for card in state.table.hands[B]}
    gone = state.table.hands[B][0]
    state = after(state, DISCARD[gone])
    assert asked(state) == B
    state = after(state, DISCARD[state.table.hands[B][0]])
    assert isinstance(state.stack[-1], Frame)
    assert len(state.table.hands[B]) == len(state.table.hands[D]) == 3
    assert len(state.table.discard) == 2
    assert asked(state) == A


def test_flash_flood_blocks_the_movable_tiles_beside_the_earthquake() -> None:
    """T80: also under meeples; not diagonally."""
    state = struck(c.FLASH_FLOOD, board(redrawn(b3="17@D", d3="18#C", c2="6@B"), setup=WHOLE))
    assert blocked(state) == {"b3", "c4"}
    assert state.table.blocks[EARTHQUAKE_PIECE] == -1


def test_reflex_answers_the_blocks_of_a_catastrophe() -> None:
    """T116: whatever blocks the tile; T141 is about disasters alone."""
    leopard = setup_of(
        species=("goliath_frog", "arabian_camel", "snow_leopard", "leatherback_turtle"), without=()
    )
    state = struck(c.FLASH_FLOOD, board(redrawn(b3="17@C"), setup=leopard))
    assert asked(state) == C
    assert set(options(state)) == {REACT["reflex", 1], REACT["reflex", 3], PASS}
    piece = piece_at(state, "b3")
    state = after(state, REACT["reflex", 3])
    assert state.table.turns[piece] == 3
    assert about_to_roll(state)


def test_regrowth_gives_everybody_a_card_if_cards_are_in_play() -> None:
    """T130."""
    drawn = [event.seat for event in happened(c.REGROWTH, board(setup=WHOLE)) if isinstance(event, CardDrawn)]
    assert drawn == [A, B, C, D]
    bare = setup_of(without=("cards", "traits"))
    assert not any(isinstance(event, CardDrawn) for event in happened(c.REGROWTH, board(setup=bare)))


def test_continental_drift_shifts_the_edge_clockwise_past_what_is_immovable() -> None:
    """T64, T141: nobody is carried by a disaster."""
    table = board(redrawn(PLAIN, d1="11#B"), setup=WHOLE, hands={B: "tailwind"})
    ring = [at for at in BORDER if at != cell("d1")]
    before = [table.tiles[number] for number in ring]
    state = struck(c.CONTINENTAL_DRIFT, table)
    assert [state.table.tiles[number] for number in ring[1:] + ring[:1]] == before
    assert at(state, table.tiles[cell("d1")]) == "d1"
    assert asked(state) == A
    assert shown(state.table).split()[6:9] == shown(table).split()[6:9]


def test_great_silence_clears_all_wedges_but_not_the_earthquake_track() -> None:
    table = board(setup=WHOLE, wedges={"flood 1": "AB", "cyclone 3": "C"}, track="D")
    found = [event for event in happened(c.GREAT_SILENCE, table) if isinstance(event, WedgeCleared)]
    assert found == [WedgeCleared(wedge("cyclone 3")), WedgeCleared(wedge("flood 1"))]
    state = struck(c.GREAT_SILENCE, table)
    assert state.table.tokens == (20, 20, 20, 19)


def test_pole_reversal_turns_every_movable_tile_half_round() -> None:
    """T22, T24."""
    table = board(redrawn(UNEXPLORED, b2="6@A", c2="14#B"), setup=WHOLE)
    turned = [event for event in happened(c.POLE_REVERSAL, table) if isinstance(event, Twisted)]
    assert {event.way for event in turned} == {2}
    assert {event.piece for event in turned} == {p for p in range(25) if movable(table, p)}


def test_stampede_makes_everybody_who_can_traverse_in_reverse_turn_order() -> None:
    """T136, T102."""
    table = board(redrawn(b2="9@A", c2="14@B", c4="13@C", d3="18@D"), setup=WHOLE)
    state = struck(c.STAMPEDE, table, seat=B)
    order = []
    while isinstance(state.stack[-1], March):
        order.append(asked(state))
        assert all(isinstance(option, Traverse) for option in options(state))
        state = after(state, options(state)[0])
    assert order == sorted(order, reverse=True)
    assert len(order) >= 3


def test_meteor_blocks_a_random_free_tile_and_its_neighbours() -> None:
    """T80: nobody stands on the tile that is hit; a neighbour may be occupied."""
    table = board(redrawn(UNEXPLORED, b2="9@B"), setup=WHOLE)
    hits = set()
    for chance in range(60):
        state = struck(c.METEOR, table, chance=chance)
        area = blocked(state) | neutral(state)
        middles = [name for name in area if area <= near(name) | {name}]
        assert middles
        assert area.isdisjoint({"a1", "e1", "a5", "e5"})
        hits.add(frozenset(area))
    assert len(hits) > 12
    assert any("b2" in area for area in hits)


def test_meteor_spares_the_tiles_on_which_somebody_stands_as_it_falls() -> None:
    """T80."""
    drawn = [tile if tile[0] in "HE" else tile + "#c" for tile in PLAIN.split()]
    drawn[cell("b2")], drawn[cell("e3")], drawn[cell("c3")] = "13@B", "7", "E#c"
    table = board(" ".join(drawn), setup=WHOLE)
    assert all(blocked(struck(c.METEOR, table, chance=chance)) == {"e3"} for chance in range(12))


def near(name: str) -> set[str]:
    column, row = ord(name[0]), int(name[1])
    return {f"{chr(column + x)}{row + y}" for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}


def test_drought_clears_the_spirit_tracks_without_a_card() -> None:
    table = board(setup=WHOLE, spirit=(2, 0, 1, 0))
    found = happened(c.DROUGHT, table)
    assert [event.seat for event in found if isinstance(event, SpiritCleared)] == [A, C]
    assert not any(isinstance(event, CardDrawn) for event in found)


@pytest.mark.parametrize(("level", "after_"), [(9, 7), (5, 3), (3, 5)])
def test_rising_fault_moves_the_seismic_counter_once_more(level: int, after_: int) -> None:
    """T97."""
    state = struck(c.RISING_FAULT, board(level=level, setup=WHOLE))
    assert SEISMIC_LEVELS[state.table.level] == after_


@pytest.mark.parametrize("catastrophe", range(14))
@pytest.mark.parametrize("picture", [PLAIN, UNEXPLORED])
def test_every_catastrophe_ends_and_the_turn_goes_on(catastrophe: int, picture: str) -> None:
    """T99, T102."""
    hands = {A: "quell thaw omen erosion", C: "thaw"}
    table = board(
        picture, setup=setup_of(without=()), hands=hands, wedges={"flood 1": "DA"}, spirit=(1, 2, 0, 0)
    )
    state = struck(catastrophe, table)
    for _ in range(30):
        if about_to_roll(state) or state.decision is None:
            return
        state = after(state, options(state)[-1])
    raise AssertionError("it went on and on")


def test_whoever_stands_on_a_tile_of_the_edge_goes_with_it() -> None:
    """T56: as with a disaster."""
    state = struck(c.CONTINENTAL_DRIFT, board(redrawn(b1="9@D"), setup=WHOLE))
    assert stands(state, D) == "c1"
