"""The tiles of this edition, as boards: hard to walk across as they fall, but not for who twists."""

import survey_tiles


def test_hardly_any_board_can_be_walked_across_as_it_falls() -> None:
    found = survey_tiles.survey(1500)
    assert 0.97 < found.unreachable < 1
    assert min(found.lengths) == 8


def test_who_twists_one_tile_a_turn_gets_across_in_eight_or_nine_turns() -> None:
    turns = survey_tiles.survey(1500).turns
    assert set(turns) <= {8, 9, 10}
    assert turns[8] > turns[9]
