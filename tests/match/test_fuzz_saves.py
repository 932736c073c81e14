"""Some hundred saves damaged at random; ``scripts/fuzz_saves.py`` does as many as one likes."""

from random import Random

import fuzz_saves
import pytest

from tremor_gui.match.record import encode


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_save_is_refused_or_sound(seed: int) -> None:
    rng = Random(seed)
    text = encode(fuzz_saves.random_session(rng, 20 * seed), fuzz_saves.NOON)
    verdicts = [fuzz_saves.verdict(fuzz_saves.damaged(text, rng), rng) for _ in range(150)]
    refused = [sentence for sentence in verdicts if sentence is not None]
    assert len(refused) > 100
    assert len(set(refused)) > 20


def test_a_save_that_is_not_damaged_is_sound() -> None:
    rng = Random(1)
    text = encode(fuzz_saves.random_session(rng, 60), fuzz_saves.NOON)
    assert fuzz_saves.verdict(text.encode(), rng) is None
