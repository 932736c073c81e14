"""Paths are understood as people give them."""

from pathlib import Path

import pytest

from tremor_gui.match.errors import Unreadable
from tremor_gui.match.files import read
from tremor_gui.match.typed import path_of


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("/a/b.json", "/a/b.json"),
        ("  /a/b c.json \n", "/a/b c.json"),
        ('"/a/b.json"', "/a/b.json"),
        ("'/a/b.json'", "/a/b.json"),
        ("file:///a/b%20c%C3%B6.json", "/a/b cö.json"),
        ("FILE:///a/b.json", "/a/b.json"),
        ("file://localhost/a/b.json", "/a/b.json"),
        ("file:///C:/a/b.json", "C:/a/b.json"),
        ("saves/b.json", "saves/b.json"),
    ],
)
def test_a_path_is_taken_as_it_was_meant(text: str, path: str) -> None:
    assert path_of(text) == Path(path)


def test_a_tilde_is_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert path_of("~/b.json") == tmp_path / "b.json"


@pytest.mark.parametrize(
    "text", ["", "~nobody-of-this-name/x", "a\0b", "file:///a%00b", "file://[x", "x" * 4000, "."]
)
def test_whatever_is_typed_can_be_looked_for(text: str) -> None:
    with pytest.raises(Unreadable):
        read(path_of(text))
