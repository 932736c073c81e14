"""The eruption of the Earthquake."""

from collections import Counter

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    at,
    events,
    igniting,
    late,
    options,
    places,
    rolled,
    state_of,
    strike,
    traverses,
)
from drawn import (
    CELL_NAMES,
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
    shown,
    stands,
    wedge,
)

from tremor_gui.games.tremor.actions import Forecast, Ignite, Place, Traverse, Twist
from tremor_gui.games.tremor.board import AROUND
from tremor_gui.games.tremor.earthquake import EruptIfDue, Eruption, next_level
from tremor_gui.games.tremor.events import Erupted, Redealt, SeismicMoved, SentHome
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, SEISMIC_LEVELS, TSUNAMI
from tremor_gui.games.tremor.turn import ALL_ACTIONS, MAY_SCOUT, Act, Turn
from tremor_gui.rules.core import State

RING = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def erupted(table: Table, chance: int = 1) -> State[Table]:
    return state_of(table, Eruption(), late(A), Turn(B, 2), chance=chance)


def moved_cells(table: Table, tries: int = 60) -> set[str]:
    """The cells that ever hold another tile, or one turned another way, after an eruption."""
    before = shown(table).split()
    found = set()
    for chance in range(tries):
        drawn = shown(erupted(table, chance).table).split()
        found |= {name for name, old, new in zip(CELL_NAMES, before, drawn, strict=True) if old != new}
    return found


def test_the_earthquake_tile_and_its_eight_neighbours_are_dealt_anew() -> None:
    """T87, T92: diagonals included, the Earthquake Tile among them."""
    assert moved_cells(board()) == RING | {"c3"}


@pytest.mark.parametrize(
    ("quake", "ring"),
    [
        ("c1", {"b1", "d1", "b2", "c2", "d2"}),
        ("b1", {"c1", "a2", "b2", "c2"}),
        ("b2", {"b1", "c1", "a2", "c2", "a3", "b3", "c3"}),
        ("e3", {"e2", "d2", "d3", "d4", "e4"}),
    ],
)
def test_near_the_edge_fewer_tiles_surround_it_and_habitats_stay(quake: str, ring: set[str]) -> None:
    """T88."""
    assert moved_cells(board(redrawn(**{quake: "E"}))) == ring | {quake}


def test_the_earthquake_tile_alone_is_lifted_and_put_back() -> None:
    """T88: where everything around it is immovable."""
    drawn = redrawn().split()
    for name in RING:
        drawn[cell(name)] += "#C"
    table = board(" ".join(drawn))
    assert moved_cells(table) == {"c3"}
    assert piece_at(erupted(table), "c3") == EARTHQUAKE_PIECE


def test_every_tile_may_come_to_every_cell_in_every_rotation() -> None:
    """T90, T92: all alike likely."""
    seen: Counter[tuple[str, str]] = Counter()
    table = board()
    for chance in range(2000):
        state = erupted(table, chance)
        seen[at(state, EARTHQUAKE_PIECE), shown(state.table).split()[12][-1]] += 1
    where = Counter(name for name, _ in seen.elements())
    assert set(where) == RING | {"c3"}
    assert all(140 < count < 320 for count in where.values())
    turns: Counter[int] = Counter()
    for chance in range(2000):
        turns[erupted(table, chance).table.turns[6]] += 1
    assert all(400 < turns[turn] < 600 for turn in range(4))


def test_blocked_tiles_around_it_stay_as_they_are() -> None:
    """T132, T86: place, rotation and block; only the vacated cells are dealt to."""
    table = board(redrawn(b2="13>#B", d4="22#A"))
    assert moved_cells(table) == (RING | {"c3"}) - {"b2", "d4"}
    drawn = shown(erupted(table).table).split()
    assert (drawn[6], drawn[18]) == ("13>#B", "22#A")


def test_a_blocked_earthquake_tile_is_dealt_anew_and_keeps_its_block() -> None:
    """T83, T86, T89."""
    table = board(redrawn(c3="E#B"))
    assert "c3" in moved_cells(table)
    state = erupted(table, 5)
    assert at(state, EARTHQUAKE_PIECE) != "c3"
    assert state.table.blocks[EARTHQUAKE_PIECE] == B


def test_an_occupied_oasis_beside_it_stays_with_its_player() -> None:
    """T93, T132."""
    table = board(redrawn(b2="6@B"))
    assert "b2" not in moved_cells(table)
    assert stands(erupted(table, 3), B) == "b2"


def test_an_empty_oasis_beside_it_is_dealt_anew() -> None:
    """T84."""
    assert "b2" in moved_cells(board(redrawn(b2="6")))


def test_players_on_the_earthquake_tile_go_back_to_their_start_even_if_it_is_blocked() -> None:
    """T89: all of them, each to its own corner."""
    for tile in ("E@ABD", "E#C@ABD"):
        table = board(redrawn(c3=tile))
        assert [stands(erupted(table), seat) for seat in (A, B, D)] == ["a1", "e1", "a5"]


def test_players_around_it_travel_with_their_tiles() -> None:
    """T94: together, where they share one."""
    table = board(redrawn(b2="13@AC", d3="18@B"))
    places_of_a = set()
    for chance in range(40):
        state = erupted(table, chance)
        assert stands(state, A) == stands(state, C)
        assert state.table.pawns == table.pawns
        places_of_a.add(stands(state, A))
    assert len(places_of_a) > 5


def test_players_on_blocked_tiles_around_it_stay_untouched() -> None:
    """T93."""
    table = board(redrawn(b2="13#D@A"))
    assert all(stands(erupted(table, chance), A) == "b2" for chance in range(20))


def test_face_down_tiles_are_included_and_come_to_lie_face_up() -> None:
    """T91, T55: nobody places a token for them, no Oasis chain begins, and none turns up twice."""
    table = board(UNEXPLORED)
    for chance in range(20):
        state = erupted(table, chance)
        faces = [state.table.faces[piece_at(state, name)] for name in RING | {"c3"}]
        assert all(faces)
        assert len(set(faces)) == 9
        assert about_to_roll(state)
        assert state.table.tokens == (20,) * 4
    assert sum(face == 0 for face in state.table.faces) == 12


def test_an_eruption_is_due_when_the_track_holds_what_the_counter_says() -> None:
    """T98."""
    for count, breaks_out in ((7, False), (8, True)):
        table = board(wedges={"tsunami 1": "AA"}, track=("BCD" * 3)[:count])
        state = after(acting(table), Forecast(0))
        happened = events(state, Ignite(piece_at(state, "b3"), 0))
        assert any(isinstance(event, Erupted) for event in happened) is breaks_out


def test_an_over_full_track_gives_one_eruption_a_test() -> None:
    """T98."""
    table = board(track="ABCDABCD", level=3)
    state = state_of(table, EruptIfDue(), EruptIfDue(), late(A), Turn(B, 2))
    assert state.table.track == ()
    assert SEISMIC_LEVELS[state.table.level] == 5


def test_after_an_eruption_the_tokens_go_back_and_the_counter_moves_down() -> None:
    """T96: the level told of is the one it broke out at."""
    table = board(wedges={"tsunami 1": "AA"}, track="BBCD", level=5)
    state = after(acting(table), Forecast(0))
    happened = events(state, Ignite(piece_at(state, "b3"), 0))
    assert Erupted(SEISMIC_LEVELS.index(5)) in happened
    assert happened[-1] == SeismicMoved(SEISMIC_LEVELS.index(3))
    state = strike(state, "b3")
    assert state.table.track == ()
    assert state.table.tokens == (20,) * 4


def test_from_the_end_of_the_track_the_counter_goes_up_by_one_and_so_on_for_ever() -> None:
    """T97, T96."""
    levels = [0]
    for _ in range(7):
        levels.append(next_level(levels[-1]))
    assert [SEISMIC_LEVELS[level] for level in levels] == [9, 7, 5, 3, 5, 3, 5, 3]


def test_an_igniter_on_the_earthquake_tile_goes_on_with_its_turn_from_its_start() -> None:
    """T95, T54."""
    table = board(redrawn(c3="E@A", b1="9>"), wedges={"tsunami 1": "AA"}, track="BBCD", level=5)
    state = strike(after(acting(table), Forecast(0)), "b3")
    assert stands(state, A) == "a1"
    assert isinstance(state.stack[-1], Act)
    assert state.stack[-1].left == ALL_ACTIONS & ~MAY_SCOUT
    assert traverses(state) <= {"b1", "a2"}


def test_an_eruption_is_over_before_the_next_die() -> None:
    """T99."""
    table = board(players=2, wedges={"flood 1": "AB", "tsunami 1": "AB"}, track="BB", level=3)
    state = after(rolled(table, FLOOD, TSUNAMI), Place(0, wedge("flood 1")))
    happened = events(state, Ignite(piece_at(state, "b4"), 0))
    assert any(isinstance(event, Redealt) for event in happened)
    state = strike(state, "b4")
    assert state.table.track == ()
    assert "tsunami 1" in places(state)


def test_two_eruptions_in_one_turn_come_one_after_the_other() -> None:
    """T99, T98."""
    track = {"flood 1": "AB", "tsunami 1": "AB", "flood 2": "AA", "tsunami 2": "AA"}
    table = board(players=2, wedges=track, track="BB", level=3)
    state = after(rolled(table, FLOOD, TSUNAMI), Place(0, wedge("flood 1")))
    state = strike(state, "b4")
    assert SEISMIC_LEVELS[state.table.level] == 5
    state = after(state, Place(0, wedge("tsunami 1")))
    assert state.table.track == ()


def test_an_eruption_does_not_shorten_or_lengthen_a_block() -> None:
    """T133, T80."""
    table = board(redrawn(e3="7#A", b3="17#B"), wedges={"flood 1": "AA"}, track="BBCD", level=5)
    state = strike(after(acting(table), Forecast(wedge("flood 1"))), "b4")
    owners = {at(state, piece): owner for piece, owner in enumerate(state.table.blocks) if owner >= 0}
    assert owners["e3"] == A
    assert owners["b3"] == B


def test_between_eruptions_the_earthquake_tile_is_like_any_other() -> None:
    """T131: walked on, twisted, shifted, swapped and blocked, even with somebody on it."""
    state = acting(board(redrawn(b3="17<@A", c3="E@B")))
    assert "c3" in traverses(state)
    assert Twist(EARTHQUAKE_PIECE, CLOCKWISE) in options(state)
    assert stands(after(state, Traverse(EARTHQUAKE_PIECE)), A) == "c3"
    shifted = strike(igniting(board(redrawn(c4="13", c3="E@B")), CYCLONE), "c4", CLOCKWISE)
    assert at(shifted, EARTHQUAKE_PIECE) == stands(shifted, B) == "d3"
    flooded = strike(igniting(board(redrawn(d2="13", c3="E@B")), FLOOD), "d2")
    assert flooded.table.blocks[EARTHQUAKE_PIECE] == A
    assert board(PLAIN).faces[EARTHQUAKE_PIECE] == 5


def test_the_earthquake_tile_never_reaches_a_corner() -> None:
    """T88: habitats stay in theirs."""
    for name in ("b1", "a2", "b2"):
        table = board(redrawn(**{name: "E"}))
        assert all(at(erupted(table, chance), EARTHQUAKE_PIECE) != "a1" for chance in range(60))
    assert {len(around) for around in AROUND} == {3, 5, 8}


def test_who_is_sent_home_is_told() -> None:
    """T89."""
    table = board(redrawn(c3="E@B"), wedges={"tsunami 1": "AA"}, track="BBCD", level=5)
    state = after(acting(table), Forecast(0))
    assert SentHome(B, 4) in events(state, Ignite(piece_at(state, "b3"), 0))
