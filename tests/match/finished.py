"""Finished games for the tests of statistics."""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import count

from tremor_gui.match.chronicle import Finished, Sitting

NEW_YEAR = date(2026, 1, 1)
_keys = count(1)


def game(
    *seats: str,
    won: Sequence[int] = (0,),
    rounds: int = 9,
    day: int = 0,
    variant: str = "race",
    without: tuple[str, ...] = (),
) -> Finished:
    """Return a game: a seat is a name, or ``name/kind``, or ``name/kind/level`` of a bot."""
    sittings = []
    for at, seat in enumerate(seats):
        name, kind, brain = [*seat.split("/"), "", ""][:3]
        sittings.append(Sitting(name, brain, kind or "frog", at in won))
    when = NEW_YEAR + timedelta(days=day)
    return Finished(f"{next(_keys):016x}", "tremor", variant, without, rounds, when, tuple(sittings))
