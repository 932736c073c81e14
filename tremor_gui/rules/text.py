"""Sentences for people, kept apart from the language they are said in.

The rules never translate. They hand out a ``Text``: the English message with
named gaps, and what belongs in the gaps. The table translates the message
and fills it; ``str`` fills it in English.
"""

from typing import NamedTuple


class Text(NamedTuple):
    """A message to be translated, with the values for its gaps."""

    msgid: str
    values: tuple[tuple[str, object], ...] = ()
    """Pairs of gap and value; a value may itself be a ``Text``."""

    def __str__(self) -> str:
        """Return the message in English."""
        return self.msgid.format(**{gap: str(value) for gap, value in self.values})


def say(msgid: str, **values: object) -> Text:
    """Return a message with its gaps filled; the message is found by the catalogue's extractor."""
    return Text(msgid, tuple(values.items()))
