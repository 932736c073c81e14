"""The first screen: the animals under the volcano, and where to go from here."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui import __version__
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.ease import out_back, out_cubic
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.menu import GAP, HEIGHT, Entry, build_menu, height_of
from tremor_gui.ui.scenes.settings import SettingsSheet
from tremor_gui.ui.school import Door
from tremor_gui.ui.widgets import Button, Form

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_MARGIN: Final = 72
_MENU_WIDTH: Final = 300
_LOGO_WIDTH: Final = 560
_LEAST_LOGO: Final = 64.0
"""Where there is not so much height for it, the name stands beside the menu."""
_SWITCHES: Final = 130.0
_LOGO_SHAPE: Final = 1600 / 460
_BELOW: Final = 8
"""Between the name and the menu."""
_EDGE: Final = 12
"""The least room above the name and below the menu; the buttons are flatter where there is less."""
_FLATTEST: Final = 42
"""The least height of a button; where that is too much, the name is smaller."""
_CORNER: Final = 48
_SETTLE: Final = 0.8
"""Seconds in which the name comes to rest."""
_DROP: Final = 46


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The game that was played last, to be gone on with."""

    note: str
    """Who plays and how far they are, marked up."""
    resume: Callable[[], None]


@dataclass(frozen=True, slots=True)
class TitleActions:
    """Where the title leads; `unfinished` is asked each time the title comes up."""

    unfinished: Callable[[], Unfinished | None]
    new_game: Callable[[], None]
    saved_games: Callable[[], None]
    school: Callable[[], Door]
    """Asked each time, too."""
    puzzles: Callable[[], None]
    statistics: Callable[[], None]


class Title(Scene):
    """Shows the name of the game and its first menu."""

    def __init__(self, app: "App", actions: TitleActions) -> None:
        super().__init__(app)
        self._actions = actions
        self.form = Form(app.kit)
        self._logo = Box(0, 0, 0, 0)
        self._age = 0.0

    def enter(self) -> None:
        """Look again for a game to go on with."""
        self.layout(self.kit.metrics)

    def layout(self, metrics: Metrics) -> None:
        """Put the name above the menu, on the quiet side of the picture; in a low window beside it."""
        entries = self._entries()
        self.form.clear()
        room = metrics.height - 2 * _EDGE - _BELOW
        whole = _LOGO_WIDTH / _LOGO_SHAPE
        button = min(HEIGHT, max(_FLATTEST, (room - whole + GAP) / len(entries) - GAP))
        menu = height_of(len(entries), button)
        height = min(whole, room - menu)
        top = (metrics.height - height - menu) / 2
        build_menu(self.form, entries, (_MARGIN, top + height + _BELOW), _MENU_WIDTH, button)
        self._logo = Box(_MARGIN - 24, top, height * _LOGO_SHAPE, height)
        if height < _LEAST_LOGO:
            left = _MARGIN + _MENU_WIDTH + GAP
            width = min(metrics.width - left - _SWITCHES, _LOGO_WIDTH)
            self._logo = Box(left, _EDGE, width, width / _LOGO_SHAPE)
        self._add_corner(metrics)

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the menu."""
        return self.form.handle(event)

    def update(self, dt: float) -> bool:
        """Let the name come to rest."""
        settling = self._age < _SETTLE and self.kit.preferences.motion
        self._age += dt
        return self.form.update(dt) or settling

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, the name and the menu."""
        pen = self.pen(surface)
        pen.backdrop("table/title")
        gone = min(self._age / _SETTLE, 1.0) if self.kit.preferences.motion else 1.0
        logo = self._logo.move(0, -_DROP * (1 - out_back(gone)))
        pen.image("logo/tremor", logo, round(255 * out_cubic(gone)))
        self.form.draw(surface)
        area = self.kit.metrics.area
        style = theme.SMALL.coloured(palette.PARCHMENT)
        pen.line(__version__, style, (area.right - 24, area.bottom - 18), "bottomright")

    def cancel(self) -> None:
        """Let go of a button that is held."""
        self.form.cancel()

    def _entries(self) -> list[Entry]:
        unfinished, school = self._actions.unfinished(), self._actions.school()
        none = _("There is no unfinished game.")
        return [
            Entry(
                _("Continue"),
                unfinished.resume if unfinished else self.cancel,
                "play",
                accent=unfinished is not None,
                tooltip=unfinished.note if unfinished else "",
                why_not=None if unfinished else none,
            ),
            Entry(
                _("New game"),
                self._actions.new_game,
                "tremor",
                accent=not (unfinished or school.fresh),
            ),
            Entry(_("Saved games"), self._actions.saved_games, "save"),
            Entry(school.label, school.go, "hint", accent=unfinished is None and school.fresh),
            Entry(_("Puzzles"), self._actions.puzzles, "puzzle"),
            Entry(_("Rules"), lambda: self.app.show_rules(""), "help"),
            Entry(_("Statistics"), self._actions.statistics, "chart"),
            Entry(_("Settings"), lambda: self.app.manager.push(SettingsSheet(self.app)), "settings"),
            Entry(_("Quit"), self.app.stop, "cross"),
        ]

    def _add_corner(self, metrics: Metrics) -> None:
        """Add the two switches that somebody looks for before playing."""
        muted = self.kit.preferences.muted
        sound = Button(
            self.kit,
            "",
            self._switch_sound,
            icon="mute" if muted else "sound",
            tooltip=_("Turn the sound on") if muted else _("Turn the sound off"),
        )
        screen = Button(
            self.kit, "", self.app.toggle_fullscreen, icon="fullscreen", tooltip=_("Fullscreen"),
            shortcut=keys.FULLSCREEN,
        )  # fmt: skip
        for at, button in enumerate((screen, sound), start=1):
            x = metrics.width - 20 - at * _CORNER - (at - 1) * 6
            self.form.add(button).place(x, 20, _CORNER, _CORNER)

    def _switch_sound(self) -> None:
        preferences = self.kit.preferences
        self.app.apply(replace(preferences, muted=not preferences.muted))
