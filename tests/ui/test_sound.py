"""Without a sound card the game is silent, on standard error too."""

import os
from pathlib import Path

import pygame
import pytest

from tremor_gui.ui.sound import Audio, NullAudio, open_audio


def test_what_the_library_of_sound_says_is_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: int) -> None:
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'\n")
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    assert isinstance(open_audio(tmp_path), NullAudio)
    os.write(2, b"still there\n")
    assert capfd.readouterr().err == "still there\n"


def test_with_a_sound_card_there_is_sound(tmp_path: Path) -> None:
    try:
        assert isinstance(open_audio(tmp_path), Audio)
    finally:
        pygame.mixer.quit()


def test_no_standard_error_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_: int) -> int:
        raise OSError(9, "Bad file descriptor")

    monkeypatch.setattr(os, "dup", closed)
    try:
        assert isinstance(open_audio(tmp_path), Audio)
    finally:
        pygame.mixer.quit()
