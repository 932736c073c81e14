"""The window runs scenes, rests when nothing moves and never hides in the dark."""

import gc
import os
import signal
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import build_sounds
import pygame
import pytest
from gallery import Gallery

from tremor_gui.ui.app import App
from tremor_gui.ui.images import Images, MissingAsset, asset_root
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.music import GROUNDS, NOTES
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import FADE, Scene
from tremor_gui.ui.sound import SOUNDS, Audio, NullAudio, open_audio
from tremor_gui.ui.spare import TIDY_EVERY, Spare

ROOT = Path(__file__).resolve().parents[2]


class Probe(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str, heard: list[str], overlay: bool = False) -> None:
        super().__init__(app)
        self.name, self.heard, self.overlay = name, heard, overlay
        self.drawn = 0

    def enter(self) -> None:
        self.heard.append(f"{self.name} enters")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def close(self) -> None:
        self.heard.append(f"{self.name} closes")

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


def test_scenes_enter_leave_and_close_in_order(app: App) -> None:
    heard: list[str] = []
    a, b, c = (Probe(app, name, heard) for name in "abc")
    app.manager.push(a)
    app.manager.push(b)
    app.manager.replace(c)
    app.manager.pop()
    app.manager.clear()
    assert heard == [
        "a enters", "a leaves", "b enters", "b leaves", "b closes", "c enters",
        "c leaves", "c closes", "a enters", "a leaves", "a closes",
    ]  # fmt: skip
    assert app.manager.empty


def test_only_an_overlay_lets_the_scene_below_be_seen(app: App) -> None:
    below, cover = Probe(app, "below", []), Probe(app, "cover", [])
    overlay = Probe(app, "overlay", [], overlay=True)
    for scene in (below, cover, overlay):
        app.manager.push(scene)
    app.step(0)
    assert (below.drawn, cover.drawn, overlay.drawn) == (0, 1, 1)


def test_scenes_fade_unless_motion_is_off(app: App) -> None:
    app.manager.push(Probe(app, "a", []))
    assert app.manager.update(FADE / 2)
    assert app.manager.update(FADE)
    assert not app.manager.update(FADE)
    app.apply(Preferences(motion=False))
    app.manager.push(Probe(app, "b", []))
    assert not app.manager.update(0)


def test_a_fade_takes_no_more_time_in_its_first_frame_nor_room_for_each(app: App) -> None:
    for name in "abc":
        app.manager.push(Probe(app, name, []))
        kept = app.manager._fading
        assert kept is not None
        app.frame().fill("#336699")
        app.manager.draw(app.frame())
        assert 250 < (kept.get_alpha() or 0) < 255  # one of 255 is blitted many times slower
        app.manager.update(FADE)
        app.manager.push(Probe(app, "another", []))
        assert app.manager._fading is kept


def test_a_veil_lets_as_much_through_as_its_alpha_says(app: App) -> None:
    surface = pygame.Surface((40, 40))
    surface.fill((200, 100, 0))
    Pen(app.kit, surface).fill("#00ff8080", Box(0, 0, 20, 40))
    edge = round(20 * app.kit.metrics.scale)
    assert all(abs(a - b) <= 2 for a, b in zip(surface.get_at((5, 5))[:3], (100, 178, 64), strict=True))
    assert surface.get_at((edge + 2, 5))[:3] == (200, 100, 0)


@pytest.mark.parametrize("size", [(0, 8), (8, 0), (0, 0), (-4, 8)])
def test_a_box_without_room_is_not_drawn(app: App, size: tuple[int, int]) -> None:
    surface = pygame.Surface((40, 40))
    Pen(app.kit, surface).fill("#ff0000", Box(10, 10, *size), 4)
    Pen(app.kit, surface).outline("#ff0000", Box(10, 10, *size), 2, 4)
    assert all(surface.get_at((x, y))[:3] == (0, 0, 0) for x in range(40) for y in range(40))


def test_a_wash_stays_within_the_clip_even_where_the_two_do_not_meet(app: App) -> None:
    surface = pygame.Surface((40, 40))
    surface.fill((200, 100, 0))
    Pen(app.kit, surface).clipped(Box(0, 0, 40, 10)).fill("#00ff8080", Box(0, 20, 40, 10))
    assert surface.get_at((5, 25))[:3] == (200, 100, 0)


def test_a_still_scene_is_not_moving(gallery: Gallery) -> None:
    assert not any(gallery.update(0.05) for _ in range(40))


def test_closing_the_window_closes_the_scenes(app: App) -> None:
    heard: list[str] = []
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run(Probe(app, "a", heard))
    assert heard == ["a enters", "a leaves", "a closes"]


def test_a_signal_closes_the_scenes(app: App) -> None:
    heard: list[str] = []

    class Ended(Probe):
        def update(self, dt: float) -> bool:
            os.kill(os.getpid(), signal.SIGTERM)
            return False

    before = signal.getsignal(signal.SIGTERM)
    app.run(Ended(app, "a", heard))
    assert heard[-1] == "a closes"
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_mistake_in_a_scene_still_closes_the_others(app: App) -> None:
    heard: list[str] = []

    class Broken(Probe):
        def update(self, dt: float) -> bool:
            raise ZeroDivisionError

    app.manager.push(Probe(app, "below", heard))
    with pytest.raises(ZeroDivisionError):
        app.run(Broken(app, "broken", heard))
    assert heard[-1] == "below closes"


def test_a_number_of_frames_leaves_a_picture(app: App, tmp_path: Path) -> None:
    shot = tmp_path / "shot.png"
    app.run(Gallery(app), frames=3, shot=shot)
    assert pygame.image.load(shot).get_size() == (1280, 720)


def test_a_message_passes_and_is_not_repeated(app: App, gallery: Gallery) -> None:
    app.toast("Saved")
    app.toast("Saved")
    seconds = 0.0
    while app.toasts.waiting:
        app.step(0.1)
        seconds += 0.1
    assert 3 < seconds < 4


def test_without_a_screen_it_says_so(tmp_path: Path) -> None:
    code = (
        "from tremor_gui.ui.app import App\nfrom tremor_gui.ui.desktop import NoDisplay\n"
        "try: App()\nexcept NoDisplay as e: print(e)"
    )
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"}
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "finds no screen" in done.stdout


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingAsset, match=r"nowhere\.png.*build_art"):
        Images(tmp_path).source("ui/nowhere")


def test_a_tinted_picture_keeps_its_outline(app: App) -> None:
    plain = app.kit.images.scaled("icons/undo", (40, 40))
    tinted = app.kit.images.tinted("icons/undo", (40, 40), "#ff0000")
    for x in range(40):
        alpha = plain.get_at((x, 20)).a
        assert tuple(tinted.get_at((x, 20))) == (alpha, 0, 0, alpha)


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache = SurfaceCache(2 * 4 * 100)
    first, second = (cache.get(key, lambda: pygame.Surface((10, 10))) for key in "ab")
    assert cache.get("a", lambda: pygame.Surface((10, 10))) is first
    cache.get("c", lambda: pygame.Surface((10, 10)))
    assert cache.get("a", lambda: pygame.Surface((10, 10))) is first
    assert cache.get("b", lambda: pygame.Surface((10, 10))) is not second


def test_every_sound_is_there_and_plays() -> None:
    audio = open_audio(asset_root() / "sounds")
    assert isinstance(audio, Audio)
    for name in (*SOUNDS, *NOTES, *GROUNDS):
        audio.play(name)
    audio.adjust(0.0, 0.0)
    audio.play("no such sound is looked for while it is mute")
    pygame.mixer.quit()


def test_no_sound_card_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    pygame.mixer.quit()
    audio = open_audio(asset_root() / "sounds")
    assert isinstance(audio, NullAudio)
    audio.play("click")


def test_the_sounds_are_those_the_script_makes() -> None:
    made = build_sounds.build()
    assert set(made) == {*SOUNDS, *NOTES, *GROUNDS}
    assert set(made) == {path.stem for path in (asset_root() / "sounds").iterdir()}
    for name, samples in made.items():
        with wave.open(str(asset_root() / "sounds" / f"{name}.wav")) as file:
            kept = array("h", file.readframes(file.getnframes()))
            assert file.getframerate() == build_sounds.RATE // build_sounds.RECIPES[name].every
        assert len(kept) == len(samples)
        # The last bit may differ from one C library to the next.
        assert max(abs(ours - theirs) for ours, theirs in zip(samples, kept, strict=True)) <= 2


def test_what_lies_below_an_overlay_is_drawn_when_it_may_have_changed(app: App) -> None:
    below, overlay = Probe(app, "below", []), Probe(app, "overlay", [], overlay=True)
    app.manager.push(below)
    app.manager.push(overlay)
    for _ in range(5):
        app.step(0.1)
    assert (below.drawn, overlay.drawn) == (1, 5)
    app.feed(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(0.1)
    assert below.drawn == 1
    app.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    app.step(0.1)
    app.apply(Preferences(language="en"))
    app.step(0.1)
    app.manager.push(Probe(app, "another", [], overlay=True))
    app.step(0.1)
    app.step(0.1)
    assert (below.drawn, overlay.drawn) == (4, 9)


@pytest.mark.parametrize("size", [(60, 40), (200, 30), (31, 150), (20, 20)])
@pytest.mark.parametrize(("radius", "width"), [(0, 0), (12, 0), (9, 3), (12, 30)])
def test_a_box_put_together_of_its_corners_is_like_one_drawn_whole(
    app: App, size: tuple[int, int], radius: int, width: int
) -> None:
    app.step(0)
    whole = pygame.Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    pygame.draw.rect(whole, "#ffb54570", whole.get_rect(), 4 * width, border_radius=4 * radius)
    expected = pygame.transform.smoothscale(whole.premul_alpha(), size)
    drawn = app.kit.images.rounded(size, radius, "#ffb54570", width)
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(expected, "RGBA")


def test_pictures_are_loaded_ahead_while_nothing_moves(app: App) -> None:
    images, names = app.kit.images, ["cards/anchor", "cards/thaw"]
    images.source(names[0])
    images.expect([*names, *names])
    spare = Spare(images, lambda: 0.0)
    spare.use()
    assert names[1] in images._sources
    assert not images.load_ahead()
    gc.unfreeze()


def test_memory_is_tidied_while_nothing_moves_now_and_then(app: App) -> None:
    now = [0.0]
    spare = Spare(app.kit.images, lambda: now[0])
    searched: list[str] = []
    gc.callbacks.append(lambda phase, info: searched.append(phase) if info["generation"] == 2 else None)
    try:
        gc.collect(0)  # what was made since is older now
        for now[0] in (1.0, TIDY_EVERY, TIDY_EVERY + 1):
            spare.use()
    finally:
        gc.callbacks.pop()
        gc.unfreeze()
    assert searched == ["start", "stop"]
