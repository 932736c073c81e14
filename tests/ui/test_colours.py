"""Nobody needs every kind of cone to tell seats, disasters and accents apart."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

import pytest
from eyes import EYES, apart

from tremor_gui.ui import palette

ACCENTS: Final = {"may": palette.MAY, "must": palette.MUST, "danger": palette.DANGER}
GROUNDS: Final = {"wood": palette.WOOD, "dark paper": palette.DARK_PAPER, "realm": palette.REALM}


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(
    ("colours", "least"),
    [(palette.SEATS, 30), (palette.DISASTERS, 20), (ACCENTS, 25)],
    ids=["seats", "disasters", "accents"],
)
def test_colours_that_mean_something_are_told_apart(
    colours: Mapping[str, str], least: float, eye: str
) -> None:
    near = {
        pair: round(apart(colours[pair[0]], colours[pair[1]], eye))
        for pair in combinations(colours, 2)
        if apart(colours[pair[0]], colours[pair[1]], eye) < least
    }
    assert not near


@pytest.mark.parametrize("eye", EYES)
def test_accents_stand_out_from_what_they_lie_on(eye: str) -> None:
    for ground in GROUNDS.values():
        assert all(apart(accent, ground, eye) > 30 for accent in ACCENTS.values())


def test_an_eye_that_lacks_a_cone_takes_some_colours_for_the_same() -> None:
    assert apart("#c00000", "#c00000", "usual") == 0
    for eye, (one, other) in {
        "protanopia": ("#75583b", "#cc4630"),
        "deuteranopia": ("#c08a3e", "#cc4630"),
        "tritanopia": ("#2a4a78", "#1f7a8c"),
    }.items():
        assert apart(one, other, eye) < 0.65 * apart(one, other, "usual")


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert set(palette.SEAT_PATTERNS) == set(palette.SEATS) == set(palette.SEATS_DARK)
    assert len(set(palette.SEAT_PATTERNS.values())) == len(palette.SEATS)
