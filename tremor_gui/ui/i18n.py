"""The language of the interface, by gettext.

The catalogue in use is the one thing here that belongs to the process and not
to a window, as the locale does: `_` is called wherever a sentence is made.
After `use`, whoever shows sentences lays them out again.
"""

import gettext
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tremor_gui.rules.text import Text

DOMAIN: Final = "tremor"

Show = Callable[[object], str]


class _Language:
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str | None, folder: Path) -> None:
    """Speak this language from now on; None means the one of the system, and English is always there."""
    wanted = None if language is None else [language]
    _Language.catalogue = gettext.translation(DOMAIN, folder, wanted, fallback=True)


def _(message: str) -> str:
    """Return a message in the language in use."""
    # The empty message is gettext's name for the head of the catalogue.
    return _Language.catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of a message that goes with a number."""
    return _Language.catalogue.ngettext(one, many, count)


def translate(text: Text, show: Show = str) -> str:
    """Return a sentence of the rules in the language in use.

    `show` turns a value that is not itself a sentence into text; where the
    result is read as markup, it must escape what a player typed.
    """
    values = {gap: _value(value, show) for gap, value in text.values}
    return _(text.msgid).format(**values)


def _value(value: object, show: Show) -> str:
    return translate(value, show) if isinstance(value, Text) else show(value)
