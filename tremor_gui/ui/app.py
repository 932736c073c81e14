"""The window: it runs the scenes, follows its size and rests while nothing moves."""

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import pygame

from tremor_gui.ui import i18n, keys
from tremor_gui.ui.desktop import WINDOW, Place, open_display, open_window, visible
from tremor_gui.ui.images import asset_root
from tremor_gui.ui.kit import Kit, Preferences
from tremor_gui.ui.scene import Scene, SceneManager
from tremor_gui.ui.sound import open_audio
from tremor_gui.ui.spare import Spare
from tremor_gui.ui.widgets.base import pressed_right
from tremor_gui.ui.widgets.toast import Toasts

FPS: Final = 60
IDLE_MS: Final = 50
"""How long to wait for an event while nothing moves; timers go on at this pace."""
LONGEST_STEP: Final = 0.1
"""Seconds that pass at most in one frame, so that a laptop that slept does not jump."""

_MINIMISED: Final = {
    pygame.WINDOWMINIMIZED: True,
    pygame.WINDOWRESTORED: False,
    pygame.WINDOWMAXIMIZED: False,
}
_LOUDNESS: Final = ("volume", "effects", "music")
_IN_FRONT: Final = {pygame.WINDOWFOCUSLOST: False, pygame.WINDOWFOCUSGAINED: True}
_HELD_NO_MORE: Final = {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}


class App:
    """One window with its kit and its scenes; headless, it is stepped and fed by its owner instead."""

    def __init__(
        self,
        size: tuple[int, int] = WINDOW,
        *,
        headless: bool = False,
        place: Place | None = None,
        preferences: Preferences | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Open a window of a size, or where and as large as it was once."""
        open_display(headless)
        place = None if place is None else visible(place, pygame.display.get_desktop_sizes())
        self._corner = None if place is None else place[:2]
        self._clock = clock
        self._running = self._closed = False
        self._fullscreen = False
        self._minimised = False
        self._window = open_window(size if place is None else place[2:], headless)
        self.place: Place | None = None
        """Where the window was when it was closed, if it was one of many on the screen."""
        preferences = preferences or Preferences()
        root = asset_root()
        i18n.use(preferences.language, root / "locale")
        self.kit = Kit.make(self._window.size, preferences, None if headless else open_audio(root / "sounds"))
        self._away = False
        self._tune_loudness()
        self.manager = SceneManager(self)
        self.may_quit: Callable[[], bool] = lambda: True
        """Asked before the window closes; whoever refuses says why, and stops the game later."""
        self.after_fault: Callable[[Exception], Scene] | None = None
        """Returns what is shown after a fault in a scene; without it the fault goes on to whoever plays."""
        self._stumbled: Scene | None = None
        self.dropped: Callable[[Path], None] = lambda path: None
        """Told of a file that was dropped on the window, where the scene has no use for it itself."""
        self.show_keys: Callable[[], None] = lambda: None
        """Shows what the keys do: asked for by a question mark that nobody types into a field."""
        self.show_rules: Callable[[str], None] = lambda place: None
        """Opens the book of rules, at a place if one is named: by F1, or by a right click on a topic."""
        self.every_frame: Callable[[float], None] = lambda dt: None
        """Told of the seconds that pass, whatever is on the screen and before it hears of them."""
        self.toasts = Toasts(self.kit)

    def run(self, first: Scene, *, frames: int | None = None, shot: Path | None = None) -> None:
        """Show the window until it is closed.

        With `frames`, stop after that many frames of equal length; with `shot`,
        leave a picture of the last one.
        """
        self._running = True
        with _signals_close_the_window():
            try:
                with self._recovering():
                    self.manager.push(first)
                if frames is None:
                    self._loop()
                else:
                    self._play(frames)
                if shot is not None:
                    pygame.image.save(self.frame(), shot)
            finally:
                self.close()

    def stop(self) -> None:
        """End the game after the present frame."""
        self._running = False

    def close(self) -> None:
        """Close every scene, top first, and the window; closed again, nothing happens."""
        if self._closed:
            return
        self._closed, self._running = True, False
        if not self._fullscreen and not self._minimised:
            self.place = (*self._window.position, *self._window.size)
        self.manager.clear()
        self.manager.forget()
        self.kit.forget()
        self._window.destroy()

    def step(self, dt: float) -> None:
        """Let time pass and draw a frame, whether or not it differs from the last."""
        self._update(dt)
        self._draw()

    def feed(self, event: pygame.Event) -> bool:
        """Handle one event and return whether somebody was waiting for it."""
        if event.type == pygame.QUIT:
            if self.may_quit():
                self.stop()
            return True
        if event.type == pygame.DROPFILE:
            path = Path(event.file)
            if not self.manager.drop(path):
                self.dropped(path)
            return True
        if event.type == pygame.WINDOWSIZECHANGED:
            self._fit()
            return True
        if event.type in _HELD_NO_MORE:
            self.manager.cancel()
        if event.type in _IN_FRONT:
            self._away = not _IN_FRONT[event.type]
            self._tune_loudness()
        if event.type in _MINIMISED:
            self._minimised = _MINIMISED[event.type]
        if keys.FULLSCREEN.matches(event):
            self.toggle_fullscreen()
            return True
        if self.manager.handle(event):
            return True
        if keys.asks(event):
            self.show_keys()
            return True
        return self._look_up(event)

    def frame(self) -> pygame.Surface:
        """Return the surface that holds the latest frame."""
        return self._window.get_surface()

    def toast(self, markup: str) -> None:
        """Show a short message over whatever is on the screen."""
        self.toasts.show(markup)

    def apply(self, preferences: Preferences) -> None:
        """Put other preferences into force at once."""
        before, self.kit.preferences = self.kit.preferences, preferences
        self._tune_loudness()
        loudness = {name: getattr(preferences, name) for name in _LOUDNESS}
        if replace(before, **loudness) == preferences:
            return  # nothing looks otherwise, and whoever drags the slider keeps hold of it
        i18n.use(preferences.language, asset_root() / "locale")
        self._fit()

    def come_forward(self) -> None:
        """Bring the window before all others, as far as the system lets it."""
        if self._minimised:
            self._window.restore()
        self._window.focus()

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window of the size it had."""
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, in pixels."""
        self._window.size = size
        self._fit()

    def _loop(self) -> None:
        """Play at full pace while something changes, else wait for the next event."""
        pace = pygame.time.Clock()
        spare = Spare(self.kit.images, self._clock)
        before = self._clock()
        idle = False
        while self._running and not self.manager.empty:
            events = [pygame.event.wait(IDLE_MS)] if idle else []
            now = self._clock()
            with self._recovering():
                moving = self._update(min(now - before, LONGEST_STEP))
                events = [event for event in (*events, *pygame.event.get()) if event.type != pygame.NOEVENT]
                self._pump(events)
                self._take_place()
                changed = moving or bool(events)
                if changed or not idle:
                    self._draw()
                    pace.tick(FPS)
                else:
                    spare.use()
                idle = not changed
            before = now

    def _look_up(self, event: pygame.Event) -> bool:
        """Open the book of rules, at what is pointed at."""
        topic = None if self.manager.empty else self.manager.top.topic
        by_mouse = pressed_right(event) and topic is not None and topic.by_mouse
        if not keys.RULES.matches(event) and not by_mouse:
            return False
        self.show_rules("" if topic is None else topic.place)
        return True

    def _take_place(self) -> None:
        """Go where the window was once; only a window that is shown already knows how thick its frame is."""
        if self._corner is not None:
            self._window.position = self._corner
            self._corner = None

    def _play(self, frames: int) -> None:
        for _frame in range(frames):
            with self._recovering():
                self._pump(pygame.event.get())
                if self._running and not self.manager.empty:
                    self.step(1 / FPS)

    @contextmanager
    def _recovering(self) -> Iterator[None]:
        """Put a scene that tells of it in the place of one that fails, unless that is the one that fails."""
        try:
            yield
        except Exception as error:
            if self.after_fault is None or (not self.manager.empty and self.manager.top is self._stumbled):
                raise
            self._stumbled = self.after_fault(error)
            self.manager.abandon(self._stumbled)

    def _pump(self, events: Iterable[pygame.Event]) -> None:
        for event in events:
            self.feed(event)

    def _update(self, dt: float) -> bool:
        self.every_frame(dt)
        self.kit.sound.update(dt)
        moving = self.manager.update(dt)
        return self.toasts.update(dt) or moving

    def _draw(self) -> None:
        if self._window.size != self.kit.metrics.pixels:
            self._fit()  # full screen takes hold before its event arrives
        surface = self.frame()
        self.manager.draw(surface)
        self.toasts.draw(surface)
        self._window.flip()

    def _tune_loudness(self) -> None:
        chosen = self.kit.preferences
        whole = 0.0 if chosen.muted or (self._away and chosen.hushed) else chosen.volume
        self.kit.sound.adjust(whole * chosen.effects, whole * chosen.music)

    def _fit(self) -> None:
        self.kit.fit(self._window.size)
        self.manager.layout(self.kit.metrics)


@contextmanager
def _signals_close_the_window() -> Iterator[None]:
    """Turn the signals that end a program into the event that closes a window."""
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {getattr(signal, name): signal.signal(getattr(signal, name), _close) for name in names}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _close(_number: int, _frame: FrameType | None) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
