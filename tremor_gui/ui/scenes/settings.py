"""Everything that a player sets once and for all, on one sheet; what is set holds at once."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tremor_gui.match.settings import FASTEST
from tremor_gui.ui import i18n, keys, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.images import asset_root
from tremor_gui.ui.metrics import UI_SCALES, Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Checkbox, Label, Slider, Stepper
from tremor_gui.ui.widgets.base import Widget

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 880.0
_MARGIN: Final = 36.0
_HEAD: Final = 64.0
_HEADING: Final = 40.0
_FITS: Final = ((_MARGIN, 46.0, 10.0), (_MARGIN, 38.0, 6.0), (24.0, 32.0, 2.0), (16.0, 29.0, 1.0))
"""The margin, the height of a row, and the space below it; the first that fits into the window is taken."""
_EDGE: Final = 8.0
_BETWEEN: Final = 40.0
"""Between the two columns."""
_LABEL: Final = 0.42
"""The share of a row that its label takes."""
_SIZES: Final = (0.8, 0.9, 1.0, 1.1, 1.25, UI_SCALES[1])

Row = tuple[str, Widget]
"""What stands before a control, or nothing if it says so itself, and the control."""


class SettingsSheet(Sheet):
    """Lies over the title or the table; Esc goes back."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        _margin, self._row, self._gap = _FITS[0]

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, the groups in two columns."""
        at = next((at for at, widget in enumerate(self.form.widgets) if widget.focused), None)
        left = ((_("Look"), self._look()), (_("Movement"), self._movement()))
        right = ((_("Sound"), self._sound()), (_("At the table"), self._table()))
        for margin, self._row, self._gap in _FITS:
            heights = [sum(self._height(rows) for _heading, rows in column) for column in (left, right)]
            height = 2 * margin + _HEAD + max(heights) - 2 * self._gap
            if height <= metrics.height - _EDGE:
                break
        sheet = self.spread(_WIDTH, height)
        x, y, inner = sheet.left + _MARGIN, sheet.top + margin - 8, sheet.width - 2 * _MARGIN
        done = Button(self.kit, _("Done"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        self.form.default = self.add_head(_("Settings"), done, Box(x, y, inner, 0))
        column = (inner - _BETWEEN) / 2
        for groups, start in ((left, x), (right, x + column + _BETWEEN)):
            top = y + _HEAD
            for heading, rows in groups:
                top = self._add_group(heading, rows, Box(start, top, column, 0))
        self.form.focus(None if at is None else self.form.widgets[at])

    def _put(self, **changes: Any) -> None:
        self.app.apply(replace(self.kit.preferences, **changes))

    def _look(self) -> list[Row]:
        kit, chosen = self.kit, self.kit.preferences
        spoken = [(None, _("As the system")), *i18n.languages(asset_root() / "locale")]
        known = chosen.language if any(code == chosen.language for code, _name in spoken) else None
        size = min(_SIZES, key=lambda size: abs(size - chosen.ui_scale))
        sizes = [(size, f"{size:.0%}") for size in _SIZES]
        return [
            (_("Language"), Stepper(kit, spoken, known, lambda code: self._put(language=code))),
            (_("Size"), Stepper(kit, sizes, size, lambda size: self._put(ui_scale=size))),
            ("", Checkbox(kit, _("Fullscreen"), self.app.fullscreen, self._fill_screen)),
        ]

    def _sound(self) -> list[Row]:
        kit, chosen = self.kit, self.kit.preferences
        hushed = Checkbox(
            kit,
            _("Silent in the background"),
            chosen.hushed,
            lambda hushed: self._put(hushed=hushed),
            tooltip=_("Nothing sounds while another window is in front."),
        )
        return [
            (_("Loudness"), Slider(kit, chosen.volume, lambda volume: self._put(volume=volume))),
            (_("Effects"), Slider(kit, chosen.effects, lambda effects: self._put(effects=effects))),
            (_("Music"), Slider(kit, chosen.music, lambda music: self._put(music=music))),
            ("", Checkbox(kit, _("Mute"), chosen.muted, lambda muted: self._put(muted=muted))),
            ("", hushed),
        ]

    def _movement(self) -> list[Row]:
        kit, chosen = self.kit, self.kit.preferences
        own = self._pace(
            chosen.speed, _("How fast your own moves are shown"), lambda pace: self._put(speed=pace)
        )
        bots = self._pace(
            chosen.bot_speed,
            _("How fast the moves of bots follow and are shown"),
            lambda pace: self._put(bot_speed=pace),
        )
        still = Checkbox(
            kit,
            _("Less motion"),
            not chosen.motion,
            lambda less: self._put(motion=not less),
            tooltip=_("Nothing moves: you see at once what comes of it."),
        )
        return [(_("Your moves"), own), (_("Bots' moves"), bots), ("", still)]

    def _pace(self, chosen: float, tooltip: str, put: Callable[[float], None]) -> Stepper[float]:
        """Return the control of a pace; one that nobody offers is shown as the nearest."""
        nearest = min((speed for speed, _word in _paces()), key=lambda speed: abs(speed - chosen))
        pace = Stepper(self.kit, _paces(), nearest, put, tooltip=tooltip)
        still = _("With less motion there is nothing to be slow or fast.")
        pace.why_not = None if self.kit.preferences.motion else still
        return pace

    def _table(self) -> list[Row]:
        chances = Checkbox(
            self.kit,
            _("Show the chances of winning"),
            self.kit.preferences.chances,
            lambda shown: self._put(chances=shown),
        )
        suggest = Checkbox(
            self.kit,
            _("Suggest something in each turn"),
            self.kit.preferences.suggest,
            lambda shown: self._put(suggest=shown),
            tooltip=_("A hint is shown where your turn begins; H puts it away."),
        )
        confirm = Checkbox(
            self.kit,
            _("Confirm the end of a turn"),
            self.kit.preferences.confirm_turn,
            lambda wanted: self._put(confirm_turn=wanted),
            tooltip=_("Your turn passes on when you say so. Until then its last step can be taken back."),
        )
        return [("", chances), ("", suggest), ("", confirm)]

    def _fill_screen(self, _full: bool) -> None:
        self.app.toggle_fullscreen()

    def _add_group(self, heading: str, rows: Iterable[Row], at: Box) -> float:
        """Add a heading and the rows below it, and return where the next group begins."""
        label = Label(self.kit, heading, theme.STRONG)
        self.form.add(label).place(at.left, at.top, at.width, _HEADING - 8)
        top = at.top + _HEADING
        for text, control in rows:
            aside = at.width * _LABEL if text else 0.0
            if text:
                self.form.add(Label(self.kit, text)).place(at.left, top, aside - 8, self._row)
            self.form.add(control).place(at.left + aside, top, at.width - aside, self._row)
            top += self._row + self._gap
        return top + self._gap

    def _height(self, rows: list[Row]) -> float:
        return _HEADING + len(rows) * (self._row + self._gap) + self._gap


def _paces() -> list[tuple[float, str]]:
    return [(0.5, _("Slow")), (1.0, _("Normal")), (2.0, _("Fast")), (FASTEST, _("Instant"))]
