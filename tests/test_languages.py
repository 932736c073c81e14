"""Every language says everything, with the same gaps, marks and pictures as the English."""

import re
from collections import Counter
from pathlib import Path

import build_locale
import pytest
from babel.messages.catalog import Catalog, Message

from tremor_gui.ui import i18n

LOCALE = build_locale.LOCALE
CATALOGUES = {path.parent.parent.name: path for path in build_locale.languages()}
CODE = re.compile(r"\{\w*\}|</?\w+(?::[^>]*)?>")
"""Gaps, marks and pictures."""


def messages(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


def forms(message: Message) -> list[tuple[str, str]]:
    """Each form of a message with its translation."""
    if isinstance(message.id, str):
        return [(message.id, str(message.string))]
    one, many = message.id
    first, *others = map(str, message.string or ())
    return [(one, first), *((many, other) for other in others)]


def test_there_is_german() -> None:
    assert "de" in CATALOGUES


@pytest.mark.parametrize("language", CATALOGUES)
def test_nothing_is_left_in_english_or_doubtful(language: str) -> None:
    """If this fails, fill in the empty translations and run ``python scripts/build_locale.py``."""
    catalog = build_locale.catalogue(CATALOGUES[language])
    assert not [message.id for message in messages(catalog) if message.fuzzy]
    assert not [message.id for message in messages(catalog) for _, own in forms(message) if not own.strip()]
    assert len(messages(catalog)) == len(messages(build_locale.texts()))


@pytest.mark.parametrize("language", CATALOGUES)
def test_gaps_marks_and_pictures_are_the_same(language: str) -> None:
    wrong = [
        (english, own)
        for message in messages(build_locale.catalogue(CATALOGUES[language]))
        for english, own in forms(message)
        if Counter(CODE.findall(english)) != Counter(CODE.findall(own))
    ]
    assert not wrong


@pytest.mark.parametrize("language", CATALOGUES)
def test_lines_begin_and_end_alike(language: str) -> None:
    wrong = [
        (english, own)
        for message in messages(build_locale.catalogue(CATALOGUES[language]))
        for english, own in forms(message)
        if own != own.strip() or english.count("\n") != own.count("\n") or "  " in own
    ]
    assert not wrong


@pytest.mark.parametrize("language", CATALOGUES)
def test_nothing_is_said_twice_in_one_text(language: str) -> None:
    wrong = [
        own
        for message in messages(build_locale.catalogue(CATALOGUES[language]))
        for english, own in forms(message)
        if repeated(own) and not repeated(english)
    ]
    assert not wrong


def repeated(text: str) -> list[str]:
    """The sentences that a text has more than once."""
    said = Counter(sentence.strip() for sentence in re.split(r"(?<=[.!?])", text))
    return [sentence for sentence, count in said.items() if sentence and count > 1]


@pytest.fixture
def english() -> object:
    yield
    i18n.use("en", LOCALE)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("liked", "says"),
    [
        ("de", "Neues Spiel"),
        ("de_AT", "Neues Spiel"),
        ("en_GB:de", "New game"),
        ("fr:de", "Neues Spiel"),
        ("xx", "New game"),
        ("C", "New game"),
    ],
)
def test_the_game_speaks_what_its_owner_likes_best(
    monkeypatch: pytest.MonkeyPatch, liked: str, says: str
) -> None:
    first, *_others = liked.split(":")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, first)
    monkeypatch.setenv("LANGUAGE", liked)
    i18n.use(None, LOCALE)
    assert i18n._("New game") == says


def test_every_language_says_its_own_name() -> None:
    assert i18n.languages(LOCALE)[0] == ("en", "English")
    names = [name for _code, name in i18n.languages(LOCALE)]
    assert len(set(names)) == len(names)


def test_a_language_that_is_no_language_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        build_locale.begin("klingon")
    assert "is the code of no language" in str(left.value)
