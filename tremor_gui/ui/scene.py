"""Scenes, and the stack on which they lie."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui.book import Topic
from tremor_gui.ui.ease import in_out_cubic
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.pen import Pen

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

FADE: Final = 0.22
"""Seconds in which one scene gives way to another."""


class Scene:
    """One screen, or, as an overlay, a sheet that lies over the scene below it."""

    overlay = False
    """Whether the scene below is still to be seen (it stands still)."""

    def __init__(self, app: "App") -> None:
        self.app = app

    @property
    def kit(self) -> Kit:
        """The kit to draw and sound with."""
        return self.app.kit

    @property
    def topic(self) -> Topic | None:
        """What the rules have to say about what is pointed at, or None if that is nothing of theirs."""
        return None

    def pen(self, surface: pygame.Surface) -> Pen:
        """Return a pen in logical units on the surface."""
        return Pen(self.app.kit, surface)

    def enter(self) -> None:
        """Called when the scene comes to the top, pushed or uncovered; `layout` has been called before."""

    def leave(self) -> None:
        """Called when it is no longer at the top, covered or taken away."""

    def close(self) -> None:
        """Called once, when it is taken away for good, and also when the game ends: save and let go here."""

    def layout(self, metrics: Metrics) -> None:
        """Place everything anew: at first, after a change of size, scale or language."""

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event and return whether it was meant for this scene."""
        return False

    def drop(self, path: Path) -> bool:
        """Take a file that was dropped on the window, and return whether it was meant for this scene."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass and return whether the picture has changed or is moving."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def cancel(self) -> None:
        """Let go of whatever is held: the window lost the focus or was minimised (no release will come)."""


class SceneManager:
    """A stack of scenes; only the top one hears events and sees time pass."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._stack: list[Scene] = []
        self._fading: pygame.Surface | None = None
        self._kept: pygame.Surface | None = None
        """The surface for what fades out, one for all."""
        self._faded = 0.0
        self._below: pygame.Surface | None = None
        """What lies below the top scene, which stands still and need not be drawn for each frame."""
        self._stale = True

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self._stack[-1]

    @property
    def empty(self) -> bool:
        """Whether no scene is left, which ends the game."""
        return not self._stack

    def push(self, scene: Scene) -> None:
        """Lay a scene on top of the others."""
        if self._stack:
            self.top.cancel()
            self.top.leave()
        self._lay(scene)

    def pop(self) -> None:
        """Take the top scene away and return to the one below."""
        self._take()
        if self._stack:
            self.top.enter()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._take()
        self._lay(scene)

    def reset(self, scene: Scene) -> None:
        """Take every scene away and start anew from this one."""
        self.clear()
        self._lay(scene)

    def abandon(self, scene: Scene) -> None:
        """Start anew from a scene when another has failed, whatever the others make of it."""
        while self._stack:
            failed = self._stack.pop()
            for part in (failed.cancel, failed.leave, failed.close):  # bots must not think on unseen
                with suppress(Exception):
                    part()
        self.forget()
        self._lay(scene)

    def clear(self) -> None:
        """Take every scene away, from the top down."""
        while self._stack:
            self._take()

    def forget(self) -> None:
        """Let go of the pictures kept of scenes."""
        self._fading = self._kept = self._below = None

    def layout(self, metrics: Metrics) -> None:
        """Lay every scene out anew."""
        self._fading, self._stale = None, True
        for scene in self._stack:
            scene.layout(metrics)

    def handle(self, event: pygame.Event) -> bool:
        """Hand an event to the top scene."""
        if event.type != pygame.MOUSEMOTION:
            self._stale = True
        return bool(self._stack) and self.top.handle(event)

    def drop(self, path: Path) -> bool:
        """Hand a file to the top scene, which lets go of what it holds."""
        self.cancel()
        self._stale = True
        return bool(self._stack) and self.top.drop(path)

    def cancel(self) -> None:
        """Let the top scene let go of what it holds."""
        if self._stack:
            self.top.cancel()

    def update(self, dt: float) -> bool:
        """Let time pass for the top scene and for the fade."""
        changed = bool(self._stack) and self.top.update(dt)
        if self._fading is None:
            return changed
        self._faded += dt
        if self._faded >= FADE:
            self._fading = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene, over what lies below it where it is an overlay."""
        base = len(self._stack) - 1
        while base > 0 and self._stack[base].overlay:
            base -= 1
        if base < len(self._stack) - 1:
            self._draw_below(surface, base)
        if self._stack:
            self.top.draw(surface)
        if self._fading is not None:
            # An alpha of 255 would take fourteen times as long as any other.
            self._fading.set_alpha(round(254 * (1 - in_out_cubic(self._faded / FADE))))
            surface.blit(self._fading, (0, 0))

    def _draw_below(self, surface: pygame.Surface, base: int) -> None:
        """Draw the scenes from a place in the stack up to the top one, or what is kept of them."""
        if not self._stale and self._below is not None:
            surface.blit(self._below, (0, 0))
            return
        for scene in self._stack[base:-1]:
            scene.draw(surface)
        self._below, self._stale = _kept(self._below, surface), False

    def _lay(self, scene: Scene) -> None:
        self._fade()
        self._stack.append(scene)
        scene.layout(self._app.kit.metrics)
        scene.enter()

    def _take(self) -> None:
        self._fade()
        scene = self._stack.pop()
        scene.cancel()
        scene.leave()
        scene.close()

    def _fade(self) -> None:
        """Keep the picture as it is, to be faded out over what comes."""
        self._stale = True
        if self._app.kit.preferences.motion:
            self._fading = self._kept = _kept(self._kept, self._app.frame())
            self._faded = 0.0


def _kept(store: pygame.Surface | None, picture: pygame.Surface) -> pygame.Surface:
    """Return a copy of a picture, made in the store if that has its size: a fresh one costs far more."""
    if store is None or store.get_size() != picture.get_size():
        return picture.copy()
    store.blit(picture, (0, 0))
    return store
