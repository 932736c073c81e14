"""The language of the interface, by gettext.

The catalogue in use is the one thing here that belongs to the process and not
to a window, as the locale does: `_` is called wherever a sentence is made.
After `use`, whoever shows sentences lays them out again.
"""

import gettext
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pygame

from tremor_gui.rules.text import Text

DOMAIN: Final = "tremor"
SOURCE: Final = "en"
"""The language that the sources are written in, which needs no catalogue."""

Show = Callable[[object], str]


class _Language:
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str | None, folder: Path) -> None:
    """Speak this language from now on; None means the one of the system, and English is always there."""
    wanted = [language] if language else _of_system()
    _Language.catalogue = _catalogue(wanted, folder)


def languages(folder: Path) -> list[tuple[str, str]]:
    """Return the code of each language there is and what it calls itself, English first."""
    codes = sorted(path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    # Translators: the name of the language that you translate into, in that language itself.
    own = N_("English")
    return [(code, _catalogue([code], folder).gettext(own)) for code in (SOURCE, *codes)]


def _of_system() -> list[str]:
    """Return the languages that the system's owner likes to read, the favourite first."""
    liked = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one.get("country")))) for one in liked]


def _catalogue(wanted: Iterable[str], folder: Path) -> gettext.NullTranslations:
    """Return the first catalogue there is; whoever likes English better gets English."""
    for language in wanted:
        if language.partition("_")[0] == SOURCE:
            break
        if gettext.find(DOMAIN, folder, [language]):
            return gettext.translation(DOMAIN, folder, [language])
    return gettext.NullTranslations()


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for it
    """Mark a message for the catalogue that is translated elsewhere."""
    return message


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
