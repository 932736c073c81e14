"""What the levels of bots are called, and what they do."""

from tremor_gui.bots.duty import level_of
from tremor_gui.ui.i18n import translate


def level_name(brain: str) -> str:
    """Return what the level of a bot is called, or nothing for a person."""
    return translate(level_of(brain).name) if brain else ""


def level_sentence(brain: str) -> str:
    """Return the sentence that says honestly what the level of a bot does."""
    return translate(level_of(brain).honest)
