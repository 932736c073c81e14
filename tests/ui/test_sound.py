"""Without a sound card the game is silent, on standard error too."""

import os
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from gallery import Gallery

from tremor_gui.ui.app import App
from tremor_gui.ui.images import asset_root
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.music import GROUNDS, NOTES, Music
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


def test_the_music_has_phrases_and_rests_and_never_stops() -> None:
    music, begun, times = Music("a seed"), [], []
    for step in range(20 * 60 * 20):  # twenty minutes, as a table at rest hears of time
        for note in music.update(0.05):
            begun.append(note)
            times.append(step * 0.05)
    rests = [after - before for before, after in pairwise(times) if after - before > 5]
    assert {name for name, _loudness in begun} == {*NOTES, *GROUNDS}
    assert all(0 < loudness <= 1 for _name, loudness in begun)
    assert times[0] >= 2
    assert max(rests) < 15
    assert 60 < len(rests) < 130


def test_no_more_notes_sound_at_once_than_there_are_channels() -> None:
    music = Music("another")
    ends: list[float] = []
    for step in range(20 * 60 * 20):
        now = step * 0.05
        ends = [end for end in ends if end > now]
        ends += [now + (4.5 if name in GROUNDS else 3.2) for name, _loudness in music.update(0.05)]
        assert len(ends) <= 8


def test_the_music_plays_beside_the_effects_and_waits_while_it_is_not_to_be_heard() -> None:
    audio = open_audio(asset_root() / "sounds")
    try:
        audio.adjust(1.0, 0.0)
        audio.update(60)
        assert not pygame.mixer.get_busy()
        audio.adjust(0.0, 0.5)
        audio.play("turn")
        assert not pygame.mixer.get_busy()
        audio.update(60)
        assert pygame.mixer.Channel(0).get_busy()
        note = pygame.mixer.Channel(0).get_sound()
        assert note is not None
        assert note.get_volume() == pytest.approx(0.5, abs=0.01)
        audio.adjust(0.0, 0.25)
        assert note.get_volume() == pytest.approx(0.25, abs=0.01)
    finally:
        pygame.mixer.quit()


class Heard(NullAudio):
    """Notes how loud it was told to be."""

    loudness: tuple[float, float] = (-1.0, -1.0)
    seconds = 0.0

    def adjust(self, effects: float, music: float) -> None:
        self.loudness = (round(effects, 3), round(music, 3))

    def update(self, dt: float) -> None:
        self.seconds += dt


@pytest.mark.parametrize(("hushed", "left"), [(True, (0.0, 0.0)), (False, (0.4, 0.2))])
def test_another_window_in_front_hushes_the_game_if_it_is_set_so(
    app: App, gallery: Gallery, hushed: bool, left: tuple[float, float]
) -> None:
    app.kit.sound = heard = Heard()
    app.apply(Preferences(volume=0.8, effects=0.5, music=0.25, hushed=hushed))
    app.feed(pygame.Event(pygame.WINDOWFOCUSLOST))
    away = heard.loudness
    app.feed(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert (away, heard.loudness) == (left, (0.4, 0.2))
    app.apply(Preferences(muted=True))
    assert heard.loudness == (0.0, 0.0)
    app.step(0.5)
    assert heard.seconds == 0.5
