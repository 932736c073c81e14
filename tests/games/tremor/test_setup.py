"""Set-up and Exploration."""

from collections import Counter
from itertools import product

import pytest
from boards import acting, after, events, explores, options, places, state_of, traverses, twists, wedges_of
from drawn import ALL_WEDGES, UNEXPLORED, A, board, redrawn, setup_of

from tremor_gui.games.tremor.actions import Explore, Place, Twist
from tremor_gui.games.tremor.deal import Player, Setup, blank, opening
from tremor_gui.games.tremor.events import Revealed, TokenPlaced
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import Table, dice
from tremor_gui.games.tremor.terms import (
    CYCLONE,
    DISASTERS,
    FLOOD,
    LANDSLIDE,
    SEISMIC_LEVELS,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from tremor_gui.games.tremor.tiles import FACES, HABITATS
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.rules.core import State, play


def test_the_tiles_are_those_of_this_edition() -> None:
    kinds = Counter(face.kind for face in FACES)
    assert kinds == {"habitat": 4, "earthquake": 1, "oasis": 3, "disaster": 17}
    pairs = Counter(frozenset(face.disasters) for face in FACES if face.disasters)
    assert len(pairs) == 15
    repeated = {pair for pair, count in pairs.items() if count == 2}
    assert repeated == {frozenset((TSUNAMI, VOLCANO)), frozenset((CYCLONE, FLOOD))}
    assert [face.number for face in FACES] == list(range(1, 26))


def test_debris_keeps_to_its_budget() -> None:
    def shape(sides: tuple[int, ...]) -> str:
        opposite = len(sides) == 2 and (sides[1] - sides[0]) % 4 == 2
        return "opposite" if opposite else str(len(sides))

    disaster = Counter(shape(face.debris) for face in FACES if face.disasters)
    assert disaster == {"1": 2, "2": 8, "opposite": 3, "3": 4}
    assert sorted(len(face.debris) for face in FACES if face.kind == "oasis") == [1, 1, 2]
    assert not any(face.debris for face in FACES if face.kind in ("habitat", "earthquake"))


def test_every_tile_but_habitats_and_earthquake_starts_face_down() -> None:
    faces = blank(setup_of(4)).faces
    assert [piece for piece, face in enumerate(faces) if face] == [0, 4, 12, 20, 24]


def test_face_and_rotation_of_a_tile_are_decided_by_chance_when_it_is_turned_over() -> None:
    """T01: every face and every rotation can turn up, about equally often."""
    seen: Counter[tuple[int, int]] = Counter()
    for chance in range(4000):
        state = acting(board(UNEXPLORED), chance=chance)
        (revealed,) = (e for e in events(state, Explore(1)) if isinstance(e, Revealed))
        seen[revealed.face, revealed.turn] += 1
    assert set(seen) == set(product(range(6, 26), range(4)))
    assert max(seen.values()) < 3 * min(seen.values())


def test_nobody_chooses_the_rotation_of_an_explored_tile() -> None:
    """T01, T22: a twist of the hidden tile before leaves it as random as it was."""
    turns: Counter[int] = Counter()
    for chance in range(400):
        state = acting(board(UNEXPLORED), chance=chance)
        (revealed,) = (e for e in events(state, Twist(1, 1), Explore(1)) if isinstance(e, Revealed))
        turns[revealed.turn] += 1
    assert set(turns) == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "starts"), [(2, {0, 24}), (3, {0, 4, 24}), (4, {0, 4, 20, 24})])
def test_players_sit_in_corners_and_their_habitat_lies_across(players: int, starts: set[int]) -> None:
    """T02: two sit diagonally, three at any three corners."""
    table = blank(setup_of(players))
    assert set(table.starts) == starts
    assert table.homes == tuple(24 - start for start in table.starts)
    assert table.pawns == table.starts
    for player, home in zip(setup_of(players).players, table.homes, strict=True):
        assert table.faces[home] == HABITATS[SPECIES[player.species].habitat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_starts_on_a_habitat_that_is_not_its_own_and_has_not_won(players: int) -> None:
    """T03, T107."""
    setup = setup_of(players)
    table = opening(setup, 3).state.table
    assert TREMOR.outcome(table) is None
    for seat, piece in enumerate(table.pawns):
        assert piece in (0, 4, 20, 24)
        assert piece != table.homes[seat]


@pytest.mark.parametrize(("players", "spare", "beside"), [(2, "e1", "d1"), (2, "a5", "b5"), (3, "a5", "b5")])
def test_spare_habitats_fill_the_corners_and_are_like_any_other(
    players: int, spare: str, beside: str
) -> None:
    """T04: they can be walked onto, and never twisted."""
    state = acting(board(redrawn(**{beside: "6v@A"}), players=players))
    assert spare in traverses(state)
    assert spare not in twists(state)
    assert sorted(state.table.faces[corner] for corner in (0, 4, 20, 24)) == [1, 2, 3, 4]


def test_two_players_cannot_take_the_two_sides_of_one_card() -> None:
    """T05."""
    both = Setup((Player("Ann", "emperor_penguin"), Player("Bob", "snow_leopard")))
    with pytest.raises(ValueError, match="the same Species Card"):
        opening(both, 1)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (Setup(()), "two, three or four"),
        (Setup((Player("Ann", "goliath_frog"),)), "two, three or four"),
        (Setup((Player("Ann", "dodo"), Player("Bob", "goliath_frog"))), "no species “dodo”"),
    ],
)
def test_an_impossible_setup_is_refused_with_a_sentence(setup: Setup, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        opening(setup, 1)


def test_hourglass_numbers_are_all_different_and_set_the_turn_order() -> None:
    """T06: lowest first, whatever the order round the table."""
    assert sorted(species.hourglass for species in SPECIES.values()) == list(range(1, 9))
    setup = Setup(
        (
            Player("Turtle", "leatherback_turtle"),
            Player("Penguin", "emperor_penguin"),
            Player("Frog", "goliath_frog"),
            Player("Camel", "arabian_camel"),
        )
    )
    assert TREMOR.players(setup) == ("Frog", "Camel", "Penguin", "Turtle")
    assert blank(setup).starts == (24, 20, 4, 0)


def test_turn_order_is_the_same_in_every_round() -> None:
    """T06."""
    state = opening(setup_of(3), 5).state
    order: list[tuple[int, int]] = []
    while state.table.round < 4 and state.decision is not None:
        if state.table.round and (not order or order[-1] != (state.table.round, state.table.active)):
            order.append((state.table.round, state.table.active))
        state = play(state, state.decision.options[0]).state
    assert order == [(turn, seat) for turn in (1, 2, 3) for seat in range(3)]


@pytest.mark.parametrize(("players", "level"), [(2, 7), (3, 7), (4, 9)])
def test_the_seismic_counter_starts_at_9_with_four_players_and_at_7_with_fewer(
    players: int, level: int
) -> None:
    """T07: it is one counter, and it lives on the Seismic Track."""
    assert SEISMIC_LEVELS[blank(setup_of(players)).level] == level


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 1), (4, 1)])
def test_two_players_roll_two_dice(players: int, count: int) -> None:
    assert dice(blank(setup_of(players))) == count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exploration_turns_over_the_two_tiles_beside_each_start_in_turn_order(players: int) -> None:
    """T11, T14: both of a player before its first token, and no tile belongs to two players."""
    step = opening(setup_of(players), 11)
    happened = list(step.events)
    state = step.state
    while state.table.round == 0:
        step = play(state, options(state)[0])
        happened += step.events
        state = step.state
    beside = {0: {1, 5}, 4: {3, 9}, 24: {19, 23}, 20: {15, 21}}
    found = [event for event in happened if isinstance(event, Revealed | TokenPlaced)]
    assert len(found) == 4 * players
    for seat, start in enumerate(state.table.starts):
        own = found[4 * seat : 4 * seat + 4]
        assert {event.piece for event in own[:2] if isinstance(event, Revealed)} == beside[start]
        assert [event.seat for event in own[2:] if isinstance(event, TokenPlaced)] == [seat, seat]


def exploring(*sources: tuple[int, ...], wedges: dict[str, str] | None = None, seat: int = A) -> State[Table]:
    table = board(wedges=wedges)._replace(round=0)
    return state_of(table, PlaceTokens(seat, sources, ignites=False), Turn(0, 1))


def test_an_oasis_found_in_exploration_gives_a_token_for_any_track() -> None:
    """T10: the first Oasis rule is the one of set-up."""
    state = exploring(DISASTERS, (VOLCANO, FLOOD))
    assert places(state, 0) == ALL_WEDGES
    assert places(state, 1) == wedges_of(VOLCANO, FLOOD)


def test_the_two_tokens_of_exploration_are_placed_in_any_order() -> None:
    """T11."""
    state = exploring((TSUNAMI, CYCLONE), (VOLCANO, FLOOD))
    assert places(after(state, Place(0, 0)), 0) == wedges_of(VOLCANO, FLOOD)
    assert places(after(state, Place(1, 9)), 0) == wedges_of(TSUNAMI, CYCLONE)


def test_the_token_of_an_oasis_is_placed_too() -> None:
    """T12: the choice is of the track, not whether."""
    state = exploring(DISASTERS)
    assert all(isinstance(option, Place) for option in options(state))


def test_exploration_places_no_third_token() -> None:
    """T13: not even on a wedge with an own token."""
    state = exploring((VOLCANO, FLOOD), wedges={"volcano 2": "AB", "flood 1": "BC"})
    assert places(state) == wedges_of(VOLCANO, FLOOD) - {"volcano 2", "flood 1"}


def test_exploration_always_leaves_a_wedge() -> None:
    """T13: seven tokens before the last cannot fill the six wedges of two disasters."""
    full = {"volcano 1": "AB", "volcano 2": "CA", "volcano 3": "BC", "flood 1": "A"}
    assert places(exploring((VOLCANO, FLOOD), wedges=full, seat=3)) == {"flood 1", "flood 2", "flood 3"}


def test_after_exploration_the_first_in_turn_order_begins() -> None:
    state = exploring((LANDSLIDE, TORNADO))
    state = after(state, Place(0, 15))
    assert (state.table.active, state.table.round) == (0, 1)


def test_exploration_is_over_when_every_tile_beside_a_start_lies_face_up() -> None:
    """T14."""
    state = opening(setup_of(4), 2).state
    while state.table.round == 0:
        state = after(state, options(state)[0])
    assert explores(state) == {"c1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "b4", "c4", "d4", "c5"}
    assert state.table.tokens == (18,) * 4
    assert state.table.pawns == state.table.starts
