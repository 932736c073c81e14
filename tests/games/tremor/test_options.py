"""The lists that are kept for when they come again, and tables changed quickly."""

import pytest
from drawn import board

from tremor_gui.games.tremor.actions import TWIST
from tremor_gui.games.tremor.options import explores, twists
from tremor_gui.games.tremor.table import changed, replaced


def test_lists_of_options_are_kept_while_what_they_depend_on_stays() -> None:
    table = board()
    walked = changed(table, tokens=replaced(table.tokens, 0, 3), active=1)
    assert twists(walked, 0) is twists(table, 0)
    assert explores(walked) is explores(table)


def test_a_block_takes_its_tile_off_the_kept_lists() -> None:
    table = board()
    blocked = changed(table, blocks=replaced(table.blocks, 7, 0))
    assert set(twists(table, 0)) - set(twists(blocked, 0)) == set(TWIST[7])


def test_a_table_changed_is_what_replace_makes_of_it() -> None:
    table = board()
    assert changed(table, active=2, round=5) == table._replace(active=2, round=5)
    assert type(changed(table, active=2)) is type(table)
    with pytest.raises(KeyError):
        changed(table, colour=1)
