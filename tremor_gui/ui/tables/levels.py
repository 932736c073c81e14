"""What the levels of bots are called, and what they do."""

from tremor_gui.bots.duty import level_of
from tremor_gui.ui.i18n import _, translate


def level_name(brain: str) -> str:
    """Return what the level of a bot is called, or nothing for a person."""
    return translate(level_of(brain).name) if brain else ""


def level_sentence(brain: str) -> str:
    """Return the sentence that says honestly what the level of a bot does."""
    return translate(level_of(brain).honest)


def played_by(name: str, brain: str) -> str:
    """Return a player's name, and of a bot the level."""
    return _("{name} ({level})").format(name=name, level=level_name(brain)) if brain else name
