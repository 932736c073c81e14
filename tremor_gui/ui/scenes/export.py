"""A match as a file for other programs: what is wanted, how far it is, and where it lies."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from tremor_gui.match.errors import NotSaved
from tremor_gui.ui import keys, theme
from tremor_gui.ui.clipboard import copy
from tremor_gui.ui.exports.writing import Work
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Choice, Label, RichLabel
from tremor_gui.ui.widgets.base import Widget
from tremor_gui.ui.widgets.progress import Progress

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 720.0
_MARGIN: Final = 36.0
_GAP: Final = 16.0
_ROW: Final = 48.0
_LABEL: Final = 150.0
_BUTTON: Final = 50.0
_WORDS: Final = 52.0
"""The least height of what is said, so that nothing moves when it says something else."""
_SHARE: Final = 0.012
"""Seconds of each frame that the work may take, so that the window goes on."""


Row = tuple[str, Widget]
"""What stands before a control, or nothing, and the control."""


class Kind(Enum):
    """What a match is made into."""

    TEXT = auto()
    GIF = auto()
    PICTURES = auto()


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants of a match."""

    kind: Kind = Kind.GIF
    every_step: bool = False
    """A picture for every step, and not only one for every turn."""
    hands: bool = True
    """Whether hands are seen as the eyes that look on see them, and not hidden."""


@dataclass(frozen=True, slots=True)
class Source:
    """A match to be exported."""

    begin: Callable[[Wish], Work]
    pictures: Callable[[Wish], int]
    """How many pictures that will be."""
    whose: str | None
    """What hands are shown, in words; None where none may be."""


class ExportSheet(Sheet):
    """Asks, then works in small pieces between the frames, then says where it is."""

    def __init__(self, app: "App", source: Source, clock: Callable[[], float] = time.perf_counter) -> None:
        super().__init__(app)
        self._source = source
        self._clock = clock
        self.wish = Wish(hands=source.whose is not None)
        self._work: Work | None = None
        self._bar = Progress(app.kit)
        self.made: Path | None = None
        """What was made."""
        self.failed = ""
        """Why nothing was, marked up."""

    @property
    def working(self) -> bool:
        """Whether something is being made."""
        return self._work is not None

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, with what it has to say now."""
        if self.working:
            words = _("The file is being written; you can stop at any time.")
            self._lay(_("Export"), words, [("", self._bar)], self._button(_("Cancel"), self._end, "cross"))
        elif self.made is not None:
            words = _("Here it is:") + f"\n<i>{escape(str(self.made))}</i>"
            copied = self._button(_("Copy the path"), self._copy, "log")
            self._lay(_("Exported"), words, [], copied, self._button(_("Close"), self._leave, "check"))
        elif self.failed:
            back = self._button(_("Back"), self._end, "back")
            self._lay(_("Nothing was exported"), self.failed, [], self._button(_("Close"), self._leave), back)
        else:
            self._ask()

    def handle(self, event: pygame.Event) -> bool:
        """Stop the work at Esc, or else leave; hand everything else to the sheet."""
        if not keys.ESCAPE.matches(event):
            return self.form.handle(event) or self.confirm(event)
        if self.working:
            self._end()
        else:
            self._leave()
        return True

    def update(self, dt: float) -> bool:
        """Let time pass, and work for a small part of it."""
        if self._work is None:
            return super().update(dt)
        until = self._clock() + _SHARE
        try:
            while True:
                self._bar.share = next(self._work)
                if self._clock() >= until:
                    break
        except StopIteration as end:
            self._end(made=end.value)
        except NotSaved as error:
            self.kit.sound.play("refuse")
            self._end(failed=escape(translate(error.reason)))
        super().update(dt)
        return True

    def close(self) -> None:
        """Leave nothing half done behind."""
        if self._work is not None:
            self._work.close()

    def _begin(self) -> None:
        self._bar.share = 0.0
        self._work = self._source.begin(self.wish)
        self.layout(self.kit.metrics)

    def _end(self, made: Path | None = None, failed: str = "") -> None:
        """Work no more, and say what came of it; where that is nothing, ask again."""
        self.close()
        self._work, self.made, self.failed = None, made, failed
        self.layout(self.kit.metrics)

    def _leave(self) -> None:
        self.app.manager.pop()

    def _copy(self) -> None:
        done = copy(str(self.made))
        self.app.toast(_("The path is copied.") if done else _("The path could not be copied."))

    def _ask(self) -> None:
        kinds = [(Kind.TEXT, _("Text")), (Kind.GIF, _("GIF")), (Kind.PICTURES, _("PNG"))]
        often = [(False, _("Every turn")), (True, _("Every step"))]
        shown = [(True, _("Shown")), (False, _("Hidden"))]
        rows: list[Row] = [
            (_("As"), self._choice("kind", kinds)),
            (_("Pictures"), self._choice("every_step", often)),
            (_("Hands"), self._choice("hands", shown)),
        ]
        cancel = self._button(_("Cancel"), self._leave, "back")
        self._lay(_("Export"), "", rows, cancel, self._button(_("Export"), self._begin, "save"))
        self._often, self._hands = rows[1][1], rows[2][1]
        self._tell()

    def _tell(self) -> None:
        """Say what will come of the wish."""
        count, kind = self._source.pictures(self.wish), self.wish.kind
        match kind:
            case Kind.TEXT:
                told = _("All that happened, line by line, as a text file.")
            case Kind.GIF:
                told = _("A moving picture of {count} frames, which any browser shows.").format(count=count)
            case Kind.PICTURES:
                told = _("Numbered pictures in a folder of their own: {count}.").format(count=count)
        shown = self._source.whose if self.wish.hands else None
        self._words.markup = told if shown is None else f"{told}\n{shown}."
        self._often.why_not = _("A text has no pictures.") if kind is Kind.TEXT else None
        self._hands.tooltip = self._source.whose or ""
        if self._source.whose is None:
            self._hands.why_not = _("Hands lie open when the match is over.")

    def _choice(self, name: str, options: list[tuple[Any, str]]) -> Choice[Any]:
        def chosen(value: Any) -> None:
            self.wish = replace(self.wish, **{name: value})
            self._tell()

        return Choice(self.kit, options, getattr(self.wish, name), chosen)

    def _button(self, label: str, action: Callable[[], None], icon: str | None = None) -> Button:
        return Button(self.kit, label, action, icon=icon)

    def _lay(self, title: str, words: str, rows: list[Row], *buttons: Button) -> None:
        """Lay a title, some words, rows and buttons below each other; the last button answers Enter."""
        sheet = self.spread(_WIDTH, 0)
        inner = sheet.width - 2 * _MARGIN
        head = self.form.add(RichLabel(self.kit, title, theme.HEADING))
        self._words = self.form.add(RichLabel(self.kit, words))
        heights = head.height_for(inner), max(self._words.height_for(inner), _WORDS)
        sheet.height = 2 * _MARGIN + sum(heights) + len(rows) * (_ROW + _GAP) + 3 * _GAP + _BUTTON
        sheet.center = self.kit.metrics.area.center
        left, top = sheet.left + _MARGIN, sheet.top + _MARGIN
        head.place(left, top, inner, heights[0])
        top += heights[0] + _GAP
        for name, widget in rows:
            label = _LABEL if name else 0
            self.form.add(Label(self.kit, name)).place(left, top, label, _ROW)
            self.form.add(widget).place(left + label, top, inner - label, _ROW)
            top += _ROW + _GAP
        self._words.place(left, top, inner, heights[1])
        self._add_buttons(Box(left, sheet.bottom - _MARGIN - _BUTTON, inner, _BUTTON), buttons)

    def _add_buttons(self, box: Box, buttons: tuple[Button, ...]) -> None:
        widths = [max(button.natural_width, 150) for button in buttons]
        left = box.right - sum(widths) - _GAP * (len(buttons) - 1)
        for button, width in zip(buttons, widths, strict=True):
            self.form.add(button).place(left, box.top, width, box.height)
            left += width + _GAP
        self.form.default = buttons[-1]
        buttons[-1].accent = True
