"""The positions that come with the game, opened like any save: the rulebook's examples and others."""

import build_scenarios
import pytest
from boards import about_to_roll, asked, play_card
from drawn import A, B, C, D, piece_at, shown, stands, wedge

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import REACT, Forecast, Ignite, Place, Traverse
from tremor_gui.games.tremor.board import CORNERS
from tremor_gui.games.tremor.card_events import Eliminated
from tremor_gui.games.tremor.events import Redealt, SentHome
from tremor_gui.games.tremor.terms import ANTICLOCKWISE, CLOCKWISE, NORTH, SEISMIC_LEVELS
from tremor_gui.match.record import decode
from tremor_gui.match.session import Session
from tremor_gui.rules.window import PASS


def opened(name: str) -> Session:
    return decode((build_scenarios.SAVES / f"{name}.json").read_text("utf-8"), GAMES)


def allowed(session: Session, kind: type) -> set[object]:
    assert session.state.decision is not None
    return {option for option in session.state.decision.options if isinstance(option, kind)}


@pytest.mark.parametrize("scenario", build_scenarios.SCENARIOS, ids=lambda scenario: scenario.__name__)
def test_the_committed_file_is_what_the_script_lays_out(scenario: object) -> None:
    """If this fails, run ``python scripts/build_scenarios.py`` and commit what it writes."""
    assert callable(scenario)
    fresh, committed = scenario(), opened(build_scenarios.path_of(scenario).stem)
    assert (committed.setup, committed.state) == (fresh.setup, fresh.state)
    assert committed.why_no_undo() is not None


def test_the_frog_places_its_first_token_anywhere_and_the_second_on_volcano_or_flood() -> None:
    """T10."""
    session = opened("frog-exploration")
    assert session.names == ("Goliath Frog", "Arabian Camel", "Emperor Penguin")
    first = {option for option in allowed(session, Place) if option in {Place(0, w) for w in range(18)}}
    assert len(first) == 18
    session.play(Place(0, wedge("landslide 1")))
    assert allowed(session, Place) == {
        Place(0, wedge(f"{name} {n}")) for name in ("volcano", "flood") for n in (1, 2, 3)
    }
    session.play(Place(0, wedge("flood 2")))
    assert session.state.decision is not None
    assert session.state.decision.seats == (B,)


def test_the_camel_can_only_go_east() -> None:
    """T19."""
    session = opened("camel-traverse")
    east = piece_at(session.state, "d3")
    assert allowed(session, Traverse) == {Traverse(east)}
    session.play(Traverse(east))
    assert stands(session.state, B) == "d3"


def test_four_wedges_are_closed_to_yellow() -> None:
    """T43."""
    session = opened("closed-wedges")
    closed = {wedge(name) for name in ("tsunami 3", "tornado 1", "volcano 2", "flood 1")}
    assert allowed(session, Forecast) == {Forecast(number) for number in range(18) if number not in closed}
    table = session.state.table
    assert SEISMIC_LEVELS[table.level] - len(table.track) == 4


def test_the_cyclone_carries_the_camel_diagonally() -> None:
    """T64."""
    session = opened("blocked-cyclone")
    session.play(Forecast(wedge("cyclone 1")))
    session.play(Ignite(piece_at(session.state, "c3"), ANTICLOCKWISE))
    assert stands(session.state, B) == "c3"
    rows = shown(session.state.table).splitlines()
    assert rows[1].split()[1:3] == ["14", "13<"]
    assert rows[2].split()[1:3] == ["17#C", "10@B"]


def test_the_tsunami_passes_by_the_snow_leopard() -> None:
    """T62: top and bottom of the columns change places, the middle stays."""
    session = opened("blocked-tsunami")
    before = shown(session.state.table).splitlines()
    session.play(Forecast(wedge("tsunami 2")))
    session.play(Ignite(piece_at(session.state, "c4"), NORTH))
    after = shown(session.state.table).splitlines()
    assert stands(session.state, C) == "d3"
    assert after[2] == before[2]
    for row in (1, 3):
        was, now = before[row].split(), after[row].split()
        assert (now[2], now[3]) == (was[3], was[2])


@pytest.mark.parametrize("way", [CLOCKWISE, ANTICLOCKWISE])
def test_the_cyclone_that_points_off_the_board_swaps_two_tiles(way: int) -> None:
    """T65."""
    session = opened("cyclone-off-board")
    session.play(Forecast(wedge("cyclone 3")))
    session.play(Ignite(piece_at(session.state, "c1"), way))
    assert shown(session.state.table).splitlines()[0].split()[2:4] == ["11@A", "13"]


def test_the_eruption_at_level_3_moves_the_counter_up_to_5() -> None:
    """T96, T97: the Camel rides on its tile, the Penguin is thrown back, the Turtle's Oasis stays."""
    session = opened("level-3-eruption")
    blocked = piece_at(session.state, "d2")
    session.play(Forecast(wedge("flood 3")))
    step = session.play(Ignite(piece_at(session.state, "d5"), 0))
    table = session.state.table
    assert SEISMIC_LEVELS[table.level] == 5
    assert table.track == ()
    assert SentHome(C, CORNERS[2]) in step.events
    assert stands(session.state, D) == "d3"
    assert piece_at(session.state, "d2") == blocked
    (redealt,) = (event for event in step.events if isinstance(event, Redealt))
    assert table.pawns[B] in redealt.pieces
    assert about_to_roll(session.state)
    assert table.pawns[A] == CORNERS[0]


def test_the_camel_s_anchor_is_quelled_and_its_own_quell_saves_it() -> None:
    """T109: the last answer takes effect first."""
    session = opened("quell-the-quell")
    session.play(Forecast(wedge("cyclone 1")))
    session.play(Ignite(piece_at(session.state, "c3"), CLOCKWISE))
    tile = piece_at(session.state, "c2")
    for seat, answer in ((B, play_card("anchor", tile)), (C, play_card("quell")), (B, play_card("quell"))):
        assert asked(session.state) == seat
        session.play(answer)
    assert stands(session.state, B) == "c2"
    assert session.state.table.hands == ((), (), (), ())
    lines = [str(line) for index in range(len(session.steps)) for line in session.told(index)]
    assert "What Emperor Penguin has announced does nothing." in lines


def test_the_turtle_s_shell_holds_its_tile_and_then_rests() -> None:
    """T141."""
    session = opened("shell-holds")
    session.play(Forecast(wedge("cyclone 1")))
    session.play(Ignite(piece_at(session.state, "c3"), CLOCKWISE))
    assert asked(session.state) == D
    session.play(REACT["shell", 0])
    assert stands(session.state, D) == "c2"
    assert session.state.table.shell_spent


def test_in_the_last_stand_two_are_out_and_two_are_thrown_back() -> None:
    """T125, T48, T81."""
    session = opened("rumble-last-stand")
    session.play(play_card("foreshock"))
    while asked(session.state) == B:  # which could quell the card or thaw its tile
        step = session.play(PASS)
    assert [event for event in step.events if isinstance(event, Eliminated)] == [Eliminated(B), Eliminated(D)]
    table = session.state.table
    assert (table.pawns[A], table.pawns[C]) == (table.starts[A], table.starts[C])
    assert table.wedges[wedge("flood 1")] == ()
    assert table.blocks[piece_at(table, "e3")] == B
    assert len(table.revealed) == 1


def test_coming_home_one_after_the_other_wins_for_both() -> None:
    """T119, T123."""
    session = opened("coop-homecoming")
    session.play(Traverse(CORNERS[2]))
    table = session.state.table
    assert (table.hands[A], len(table.hands[C])) == ((), 3)
    assert not table.won
    while session.state.decision is not None:
        options = session.state.decision.options
        home = Traverse(CORNERS[0])
        session.play(home if asked(session.state) == C and home in options else options[-1])
    assert session.state.table.won in ((A, C), (B, D))
