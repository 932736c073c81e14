"""What is shown after a fault in the game itself: nothing is lost, and here is what to report."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.clipboard import copy
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, RichLabel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 720.0
_MARGIN: Final = 36.0
_GAP: Final = 16.0
_ROW: Final = 52.0


@dataclass(frozen=True, slots=True)
class Report:
    """What is known of a fault."""

    details: str
    """For whoever mends it: versions, and where it happened."""
    file: Path | None
    """Where the details were written to, if they could be."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is on disk of the match that was played."""

    file: Path | None
    """Its save, if there is one."""
    whole: bool
    """Whether the latest steps are in it."""


class Mishap(Sheet):
    """Takes the place of whatever failed, with nothing below."""

    overlay = False

    def __init__(
        self,
        app: "App",
        report: Report,
        kept: Kept | None,
        again: Callable[[], None] | None,
        to_title: Callable[[], None],
    ) -> None:
        """Show a report and what was kept of a match, if one was played; ``again`` goes on with it."""
        super().__init__(app)
        self._report = report
        self._kept = kept
        self._again = again
        self._to_title = to_title

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, as high as its text needs."""
        sheet = self.spread(_WIDTH, 0)
        inner = sheet.width - 2 * _MARGIN
        title = self.form.add(RichLabel(self.kit, _("The game has stumbled"), theme.HEADING))
        text = self.form.add(RichLabel(self.kit, self._text()))
        heights = [label.height_for(inner) for label in (title, text)]
        sheet.height = 2 * _MARGIN + sum(heights) + 3 * _GAP + 2 * _ROW
        sheet.center = metrics.area.center
        top = sheet.top + _MARGIN
        for label, height in zip((title, text), heights, strict=True):
            label.place(sheet.left + _MARGIN, top, inner, height)
            top += height + _GAP
        buttons = self._buttons()
        wide = (inner - _GAP) / 2
        for number, button in enumerate(buttons):
            x = sheet.left + _MARGIN + (number % 2) * (wide + _GAP)
            self.form.add(button).place(x, top + number // 2 * (_ROW + _GAP / 2), wide, _ROW - 4)
        self.form.default = next(button for button in buttons if button.accent)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet on a plain ground: a picture might be what failed."""
        self.pen(surface).fill(palette.SHADOW, self.kit.metrics.area)
        self.form.draw(surface)

    def _text(self) -> str:
        said = [_("Something went wrong inside the game.")]
        if self._kept is not None and not self._kept.whole:
            said.append(_("The latest steps of the match could not be saved."))
        if self._kept is not None and self._kept.file is not None:
            told = _("The match is kept in {path}.")
            said.append(told.format(path=f"<i>{escape(str(self._kept.file))}</i>"))
        if self._report.file is not None:
            told = _("What happened is written down in {path}. Whoever mends the game can use it.")
            said.append(told.format(path=f"<i>{escape(str(self._report.file))}</i>"))
        return "\n\n".join(said)

    def _buttons(self) -> tuple[Button, ...]:
        kit, again = self.kit, self._again
        title = Button(kit, _("To the title"), self._to_title, icon="back", accent=again is None)
        copy = Button(kit, _("Copy the details"), self._copy, icon="log")
        leave = Button(kit, _("Quit"), self.app.stop, icon="cross")
        if again is None:
            return title, copy, leave
        return Button(kit, _("Go on with the match"), again, icon="play", accent=True), title, copy, leave

    def _copy(self) -> None:
        done = copy(self._report.details)
        self.app.toast(_("The details are copied.") if done else _("The details could not be copied."))
