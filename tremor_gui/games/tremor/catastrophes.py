"""The 14 Catastrophes of this edition, seven for each stage: their keys and which bear the hourglass.

What they do is in ``calamity.py``.
"""

from typing import Final, NamedTuple


class Catastrophe(NamedTuple):
    """One Catastrophe Card."""

    key: str
    stage: int
    hourglass: bool = False
    """Whether tokens are added and removed by turn order after the effect (T100-T104)."""


CATASTROPHES: Final[tuple[Catastrophe, ...]] = (
    Catastrophe("ashfall", 1, hourglass=True),
    Catastrophe("heatwave", 1),
    Catastrophe("landslip", 1),
    Catastrophe("exodus", 1),
    Catastrophe("squall", 1, hourglass=True),
    Catastrophe("flash_flood", 1),
    Catastrophe("regrowth", 1, hourglass=True),
    Catastrophe("continental_drift", 2),
    Catastrophe("great_silence", 2, hourglass=True),
    Catastrophe("pole_reversal", 2),
    Catastrophe("stampede", 2),
    Catastrophe("meteor", 2, hourglass=True),
    Catastrophe("drought", 2, hourglass=True),
    Catastrophe("rising_fault", 2),
)

(
    ASHFALL,
    HEATWAVE,
    LANDSLIP,
    EXODUS,
    SQUALL,
    FLASH_FLOOD,
    REGROWTH,
    CONTINENTAL_DRIFT,
    GREAT_SILENCE,
    POLE_REVERSAL,
    STAMPEDE,
    METEOR,
    DROUGHT,
    RISING_FAULT,
) = range(len(CATASTROPHES))

STAGE_OF_LEVEL: Final = (1, 1, 2, 1)
"""For each Seismic level, 9, 7, 5 and 3, the stage that an eruption there reveals (T96)."""
STAGES: Final = {
    stage: tuple(index for index, card in enumerate(CATASTROPHES) if card.stage == stage) for stage in (1, 2)
}
"""The Catastrophes of each stage."""
