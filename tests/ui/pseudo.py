"""A language that nobody speaks: English with other letters, and words that are two fifths longer."""

import re
from gettext import NullTranslations
from typing import Final

import build_locale
from babel.messages.pofile import read_po

_CODE: Final = re.compile(r"(\{\w*\}|<[^>]*>)")
"""Gaps, marks and pictures, which stay as they are."""
_LETTERS: Final = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñöřšûýžÁÇÉĞÍÑÖŘŠÛÝŽ")
_LONGER: Final = 0.4


class Pseudo(NullTranslations):
    """Translates what stands in the catalogue, and nothing else, so that a text that does not is seen."""

    def __init__(self) -> None:
        super().__init__()
        with build_locale.TEMPLATE.open("rb") as file:
            messages = [message.id for message in read_po(file) if message.id]
        texts = [text for one in messages for text in ([one] if isinstance(one, str) else one)]
        self.texts = {text: stretched(text) for text in texts}

    def gettext(self, message: str) -> str:
        return self.texts.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def stretched(message: str) -> str:
    """Return a message with accents and longer words; its gaps, marks and pictures are kept."""
    longer, owed = "", 0.5
    for at, part in enumerate(_CODE.split(message)):
        for letter in part:
            longer += letter if at % 2 else letter.translate(_LETTERS)
            owed += 0 if at % 2 else _LONGER
            if at % 2 == 0 and letter.islower() and owed >= 1:
                longer += letter
                owed -= 1
    return longer
