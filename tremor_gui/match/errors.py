"""What a match may have to tell its players when a file will not do as it should."""

from tremor_gui.rules.text import Text


class Complaint(Exception):
    """Something a player has to be told: one sentence, ``reason`` to be translated, ``str`` in English."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Unreadable(Complaint):
    """The file is no save that can be continued; nothing was changed."""


class NotSaved(Complaint):
    """Nothing was written; what was there before still is, and trying again is safe."""
