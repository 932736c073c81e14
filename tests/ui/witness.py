"""Looks on while a scene is drawn, and says which words are cut, hidden, too small or in the wrong place.

Nothing is painted meanwhile but the letters, so that a large window takes no longer than a small one.
"""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from itertools import combinations
from typing import Any, Final

import pygame
import pytest

from tremor_gui.ui import theme
from tremor_gui.ui.markup import parse
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.stage import painter
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets.base import Widget
from tremor_gui.ui.widgets.form import Form
from tremor_gui.ui.widgets.scroll import Scrolling
from tremor_gui.ui.widgets.tooltip import draw_note

READABLE: Final = 11
"""The least size of letters in pixels."""
_SLACK: Final = 2
"""Pixels by which the edges of letters and boxes may be rounded to either side; in large windows more."""
_SHADOW: Final = 0.5
"""What is written twice, no further apart than this share of its height, is one word and its shadow."""


@dataclass(frozen=True, slots=True)
class Words:
    """What was written, and where its letters stand in pixels."""

    text: str
    rect: pygame.Rect
    widget: Widget | None


@dataclass(slots=True)
class Witness:
    """What was seen of one scene."""

    size: tuple[int, int]
    slack: int
    may_be_cut: Collection[str]
    """Names so long that a text with one of them may end in an ellipsis."""
    faults: list[str] = field(default_factory=list)
    written: list[Words] = field(default_factory=list)
    papers: list[tuple[int, pygame.Rect]] = field(default_factory=list)
    """Sheets, buttons and fields, each with the number of words that were to be seen before it was laid."""
    forms: list[Form] = field(default_factory=list)
    at_work: list[Widget] = field(default_factory=list)
    """The widgets that are being drawn, the innermost last."""
    style: Style = theme.BODY
    letters: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """How the latest line was set, and where its letters stand in it."""

    def set(self, text: str, style: Style, line: pygame.Surface, *, cut: bool) -> None:
        """Take down how a line is set that is about to be written."""
        self.style, self.letters = style, line.get_bounding_rect()
        if cut and not self._may_be_cut(text):
            self.fault("is cut", text)

    def line(self, pen: Pen, text: str, rect: pygame.Rect) -> None:
        """Take down one line that stands here."""
        self._write(pen, text, self.style, self.letters.move(rect.topleft))

    def paragraph(self, pen: Pen, markup: str, style: Style, rect: pygame.Rect, letters: pygame.Rect) -> None:
        """Take down a paragraph that stands here."""
        for span in parse(markup):
            for word in span.text.split():
                broken = pen.kit.text.pixel_width(word, span.style(style)) > rect.width
                if broken and not self._may_be_cut(word):
                    self.fault("is broken", word)
        self._write(pen, markup, style, letters.move(rect.topleft))

    def paper(self, pen: Pen, box: Box) -> None:
        """Take down a sheet, button or field."""
        if pen.surface.get_size() == self.size:
            rect = pen.kit.metrics.rect(box)
            self.written = [words for words in self.written if not rect.contains(words.rect)]
            self.papers = [one for one in self.papers if not rect.contains(one[1])]
            self.papers.append((len(self.written), rect))

    def look(self) -> None:
        """Judge all that was taken down together."""
        for one, other in combinations(self.written, 2):
            if self._meet(one.rect, other.rect) and not _shadow(one, other):
                self.fault(f"overlaps “{other.text}”", one.text)
        for at, words in enumerate(self.written):
            for before, paper in self.papers:
                if self._meet(words.rect, paper) and not paper.inflate(
                    2 * self.slack, 2 * self.slack
                ).contains(words.rect):
                    self.fault("leaves its paper" if before <= at else "lies half under a paper", words.text)
        for form in self.forms:
            self._look_at_widgets(form)

    def fault(self, what: str, text: str) -> None:
        """Note that something is wrong with a text."""
        whose = type(self.at_work[-1]).__name__ if self.at_work else "scene"
        self.faults.append(f"{whose}: “{text}” {what}")

    def _meet(self, one: pygame.Rect, other: pygame.Rect) -> bool:
        shared = one.clip(other)
        return shared.width > self.slack and shared.height > self.slack

    def _may_be_cut(self, text: str) -> bool:
        return any(name in text for name in self.may_be_cut)

    def _write(self, pen: Pen, text: str, style: Style, letters: pygame.Rect) -> None:
        if pen.kit.text.size(style) < READABLE:
            self.fault(f"is written in {pen.kit.text.size(style)} pixels", text)
        if pen.surface.get_size() != self.size or not letters.width:
            return  # it is written on something that is put into the window later
        widget = self.at_work[-1] if self.at_work else None
        clip = pen.surface.get_clip()
        if isinstance(widget, Scrolling):
            letters = letters.clip(clip.left - 1000, clip.top, clip.width + 2000, clip.height)
            if not letters.height:
                return
        if not clip.inflate(2 * self.slack, 2 * self.slack).contains(letters):
            self.fault(f"at {tuple(letters)} is cut by {tuple(clip)}", text)
        if widget is not None:
            box = pen.kit.metrics.rect(widget.box).inflate(2 * self.slack, 2 * self.slack)
            if not box.contains(letters):
                self.fault(f"at {tuple(letters)} leaves its box {tuple(box)}", text)
        self.written.append(Words(text, letters, widget))

    def _look_at_widgets(self, form: Form) -> None:
        window = form.kit.metrics.area.inflate(1, 1)
        shown = [widget for widget in form.widgets if widget.visible]
        usable = [widget for widget in shown if widget.focusable]
        for widget in shown:
            if not window.contains(widget.box):
                self.faults.append(f"{_name(widget)} leaves the window")
        for one, other in combinations(usable, 2):
            if one.box.inflate(-1, -1).colliderect(other.box.inflate(-1, -1)):
                self.faults.append(f"{_name(one)} and {_name(other)} overlap")


def watch(scene: Scene, may_be_cut: Collection[str] = ()) -> list[str]:
    """Draw a scene, and the tooltips of its widgets, and return what is wrong with it."""
    surface, slack = scene.app.frame(), max(_SLACK, round(scene.kit.metrics.scale))
    witness = Witness(surface.get_size(), slack, may_be_cut)
    with _watching(witness):
        scene.draw(surface)
    witness.look()
    pen = Pen(scene.kit, surface)
    for form in witness.forms:
        for widget in form.widgets:
            if widget.visible and widget.hint:
                note = Witness(surface.get_size(), slack, may_be_cut)
                with _watching(note):
                    draw_note(pen, widget.hint, widget.box)
                note.look()
                witness.faults += [f"note of {fault}" for fault in note.faults]
    return witness.faults


@contextmanager
def _watching(witness: Witness) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        set_line, line, paragraph, draw_form = Typesetter.line, Pen.line, Pen.paragraph, Form.draw

        def typeset(
            text: Typesetter, words: str, style: Style, max_width: float | None = None
        ) -> pygame.Surface:
            surface = set_line(text, words, style, max_width)
            cut = max_width is not None and text.shortened(words, style, max_width) != words
            witness.set(words, style, surface, cut=cut)
            return surface

        def write_line(
            pen: Pen,
            text: str,
            style: Style,
            at: Any,
            anchor: Any = "topleft",
            max_width: float | None = None,
        ) -> pygame.Rect:
            rect = line(pen, text, style, at, anchor, max_width)
            witness.line(pen, text, rect)
            return rect

        def write_paragraph(pen: Pen, markup: str, style: Style, at: Any, width: float, *align: Any) -> float:
            height = paragraph(pen, markup, style, at, width, *align)
            picture = pen.kit.paragraphs.render(markup, style, width, *align)
            rect = picture.get_rect(topleft=pen.kit.metrics.point(at))
            witness.paragraph(pen, markup, style, rect, picture.get_bounding_rect())
            return height

        def draw(form: Form, surface: pygame.Surface) -> None:
            witness.forms.append(form)
            draw_form(form, surface)

        patch.setattr(Typesetter, "line", typeset)
        patch.setattr(Pen, "line", write_line)
        patch.setattr(Pen, "paragraph", write_paragraph)
        patch.setattr(Pen, "nine", lambda pen, _name, box: witness.paper(pen, box))
        patch.setattr(Form, "draw", draw)
        for name in ("image", "icon", "backdrop", "fill", "outline", "focus"):
            patch.setattr(Pen, name, lambda *_given, **_named: None)
        patch.setattr(painter, "paint", lambda *_given: None)
        for kind in _kinds(Widget):
            if "draw" in vars(kind):
                patch.setattr(kind, "draw", _told(kind.draw, witness))
        yield


def _told(draw: Callable[[Any, Pen], None], witness: Witness) -> Callable[[Any, Pen], None]:
    @wraps(draw)
    def drawing(widget: Widget, pen: Pen) -> None:
        witness.at_work.append(widget)
        draw(widget, pen)
        witness.at_work.pop()

    return drawing


def _kinds(kind: type[Widget]) -> set[type[Widget]]:
    return {kind}.union(*map(_kinds, kind.__subclasses__()))


def _shadow(one: Words, other: Words) -> bool:
    apart = abs(one.rect.x - other.rect.x) + abs(one.rect.y - other.rect.y)
    return one.text == other.text and apart <= one.rect.height * _SHADOW


def _name(widget: Widget) -> str:
    text = getattr(widget, "label", "") or getattr(widget, "text", "") or widget.tooltip
    return f"{type(widget).__name__} “{text}”"
