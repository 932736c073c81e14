"""A table that the rules could not have led to is found out, whatever is wrong with it."""

from dataclasses import replace
from typing import Any

import pytest
from boards import acting
from drawn import UNEXPLORED, WITH_CARDS, A, B, C, D, board, redrawn, setup_of

from tremor_gui.games.tremor.deal import Layout, opening
from tremor_gui.games.tremor.earthquake import EruptIfDue, Eruption
from tremor_gui.games.tremor.soundness import faults
from tremor_gui.games.tremor.table import OUT, replaced
from tremor_gui.games.tremor.terms import RUMBLE
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, EndTurn, Turn
from tremor_gui.games.tremor.windows import EruptionDue
from tremor_gui.rules.core import State, play

SOUND = board(wedges={"flood 1": "AB"}, track="C", spirit=(1, 0, 0, 0), setup=WITH_CARDS)
OTHERS = SOUND._replace(faces=(4, *SOUND.faces[1:4], 1, *SOUND.faces[5:]))
"""The same with two Habitats exchanged, so that it is for other players."""
FRAMES = (Act(A, ALL_ACTIONS), EndTurn(A), Turn(1, 2))


def test_a_table_of_the_rules_is_sound() -> None:
    assert not faults(acting(SOUND))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"pawns": (0,)}, "The number of players is not two, three or four."),
        ({"tokens": (20, 20)}, "There are not as many tokens as players."),
        ({"turns": ()}, "There are not 25 turns."),
        ({"wedges": ()}, "There are not 18 wedges."),
        ({"level": 4}, "The Seismic Counter is off its track."),
        ({"active": 4}, "The turn is nobody's."),
        ({"track": (7,)}, "A token belongs to nobody."),
        ({"blocks": (8,) * 25}, "A block belongs to nobody."),
        ({"blocks": (-2,) * 25}, "A block belongs to nobody."),
        ({"homes": (24, 20, 0, 3)}, "A Habitat is not in a corner."),
        ({"starts": (0, 0, 24, 20)}, "Two players start in one corner."),
        ({"pawns": (0, 4, 24, 25)}, "A meeple stands off the board."),
        ({"tiles": (0,) * 25}, "A tile is missing or lies twice."),
        ({"tiles": (1, 0, *range(2, 25))}, "A Habitat has left its corner."),
        ({"faces": (2, *SOUND.faces[1:])}, "The corners do not show the four Habitats."),
        ({"faces": replaced(SOUND.faces, 12, 9)}, "The Earthquake Tile does not show the Earthquake."),
        ({"faces": replaced(SOUND.faces, 2, 9)}, "A tile face turns up twice or does not exist."),
        ({"faces": replaced(SOUND.faces, 2, 99)}, "A tile face turns up twice or does not exist."),
        ({"turns": (4,) * 25}, "A tile lies askew."),
        ({"tokens": (20, 19, 19, 20)}, "Player 1 does not have 20 tokens."),
        ({"counters": (10, 10, 10, 10)}, "Player 1 does not have 10 counters."),
        ({"spirit": ((0, 0, 0), (), (), ()), "counters": (7, 10, 10, 10)}, "A Spirit Track is over-full."),
        ({"homes": (24, 20, 4, 0)}, "Player 3 does not start opposite its Habitat."),
        ({"blocks": (1, *SOUND.blocks[1:]), "counters": (9, 9, 10, 10)}, "A Habitat is blocked."),
        ({"pawns": (24, 4, 24, 20)}, "Those have won who are home."),
        ({"won": (0,)}, "The game is over exactly when somebody has won."),
        ({"track": (2, 2, 2), "tokens": (19, 19, 17, 20), "level": 3}, "The Earthquake is overdue."),
        ({"variant": "coop"}, "The game is of no known kind."),
        ({"variant": "chess"}, "The game is of no known kind."),
        ({"teams": (0, 0, 1, 1)}, "The game is of no known kind."),
        ({"pawns": (-1, 4, 24, 20)}, "A meeple stands off the board."),
        ({"hands": ((22,), (), (), ())}, "There is no such Climate Card."),
        ({"hands": ((3,), (3,), (3,), ())}, "A Climate Card turns up too often."),
        ({"hands": ((3,), (), (), ()), "discard": (3, 3)}, "A Climate Card turns up too often."),
        ({"hands": ((4, 3), (), (), ())}, "A hand is out of order."),
        ({"cards": False}, "There are Climate Cards in a game without them."),
        ({"revealed": (14,)}, "A Catastrophe does not exist or turns up twice."),
        ({"revealed": (2, 2)}, "A Catastrophe does not exist or turns up twice."),
        ({"traits": ("nest", "luck", "", "")}, "There is no such trait."),
        ({"poison": (3, 0, 0, 0)}, "There is no such poison."),
        ({"venom": (0, 3, 0, 0)}, "There is no such poison."),
        ({"poison": (0, 4, 0, 0)}, "Somebody is poisoned by nobody."),
        ({"delayed": 0, "tokens": (18, 19, 19, 20)}, "A token is delayed by somebody who cannot."),
        ({"shell_spent": True}, "A Shell rests that nobody has."),
    ],
)
def test_what_is_wrong_is_told(changes: dict[str, Any], fault: str) -> None:
    table = SOUND._replace(**changes)
    assert fault in faults(State(table, FRAMES[::-1], 1, None))


def test_a_wedge_with_three_tokens_has_to_be_burning() -> None:
    table = board(wedges={"flood 1": "ABA"})
    assert faults(State(table, FRAMES[::-1], 1, None)) == [
        "A wedge holds three tokens exactly while it is being ignited."
    ]
    table = board(wedges={"flood 1": "ABAB"})
    assert "A wedge holds more than three tokens." in faults(State(table, FRAMES[::-1], 1, None))


def test_nobody_stands_on_an_unexplored_tile() -> None:
    table = board(UNEXPLORED)._replace(pawns=(1, 4, 24, 20))
    assert "A meeple stands on an unexplored tile." in faults(State(table, FRAMES[::-1], 1, None))


def test_a_game_may_begin_with_a_table_laid_out_by_hand() -> None:
    setup = replace(WITH_CARDS, layout=Layout(SOUND, FRAMES))
    step = opening(setup, 5)
    assert step.state.table == SOUND
    assert step.state.stack == FRAMES[::-1]
    assert step.state.decision is not None
    assert play(step.state, step.state.decision.options[0]).events


@pytest.mark.parametrize(
    ("layout", "complaint"),
    [
        (Layout(SOUND._replace(level=9), FRAMES), "The Seismic Counter is off its track"),
        (Layout(SOUND, ()), "The game is over exactly when somebody has won"),
        (Layout(board(players=3), FRAMES), "The layout is not for these players"),
        (Layout(OTHERS, FRAMES), "The layout is not for these players"),
        (Layout(SOUND._replace(catastrophes=True), FRAMES), "The layout is not for these players"),
        (Layout(SOUND._replace(variant=RUMBLE), FRAMES), "The layout is not for these players"),
    ],
)
def test_a_layout_that_no_game_comes_to_is_refused(layout: Layout, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        opening(replace(WITH_CARDS, layout=layout), 5)


def test_nobody_is_out_of_the_game_and_holds_something() -> None:
    """T48, T127."""
    rumble = setup_of(variant=RUMBLE, without=("traits",))
    table = board(setup=rumble, wedges={"flood 1": "A"}, hands={B: "quell"})._replace(
        pawns=(OUT, OUT, 24, 20)
    )
    found = faults(State(table, FRAMES[::-1], 1, None))
    assert found == [f"Player {number} is out, and still has something in the game." for number in (1, 2)]


def test_an_occupied_oasis_is_not_blocked() -> None:
    """T84: it cannot have been, and nobody enters one that is."""
    table = board(redrawn(b2="6#B@A"))
    assert faults(State(table, FRAMES[::-1], 1, None)) == ["An occupied Oasis is blocked."]


def test_an_eruption_may_be_waited_for() -> None:
    """T109: while somebody is asked before it, and while a Foreshock looks for its second token."""
    table = board(track="ABC", level=3)
    for frame in (EruptIfDue(), EruptionDue(A, Eruption(), (A, B, C, D))):
        assert not faults(State(table, (*FRAMES[::-1], frame), 1, None))
