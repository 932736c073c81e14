"""The sheet of paper below the plates, where somebody who explains speaks: words, and buttons below them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tremor_gui.ui import theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets import Button, Form, Label, Panel, RichLabel, ScrollView

TITLE: Final = theme.HEADING.sized(19)
_MARGIN: Final = 14.0
_HEAD: Final = 22.0
_BUTTON: Final = 42.0
_FLAT: Final = 36.0
_GAP: Final = 8.0
_SIZES: Final = (17.0, 16.0, 15.0, 14.0, 13.0)
"""The largest in which everything fits is taken."""
_LOW: Final = 280.0
"""On a sheet that is no higher there is one line of heads, and one of buttons."""


class Words(NamedTuple):
    """A paragraph, marked up."""

    markup: str
    style: Style = theme.BODY


class Aside:
    """Lays out what is said, once there is a place for it."""

    def __init__(self, kit: Kit) -> None:
        self.form = Form(kit)
        self._box = Box(0, 0, 0, 0)
        self.title = Box(0, 0, 0, 0)
        """The line of the title."""

    def place(self, box: Box) -> None:
        """Lie here from now on; what is said has to be laid out anew."""
        self._box = box

    def lay(
        self,
        head: str,
        title: str,
        words: Sequence[Words],
        small: Sequence[Button],
        great: Button | None = None,
    ) -> None:
        """Lay a head, a title, paragraphs and a row of small buttons out, a great one above that."""
        if not self._box.width:
            return
        self.form.clear()
        kit, box = self.form.kit, self._box
        self.form.add(Panel(kit)).box = box
        left, inner = box.left + _MARGIN, box.width - 2 * _MARGIN
        top = box.top + 9
        if not self._low:
            self.form.add(Label(kit, head, theme.SMALL.sized(14))).place(left, top, inner, 18)
            top += 18
        self.title = Box(left, top, inner, _HEAD + 2)
        self.form.add(Label(kit, title, TITLE, tooltip=head)).box = self.title
        top += _HEAD + _GAP
        bottom = self._add_buttons(small, great) - _GAP
        self._add_words(words, Box(left, top, inner, bottom - top))

    @property
    def _air(self) -> float:
        """The room between two paragraphs."""
        return _GAP / 2 if self._low else _GAP

    @property
    def _low(self) -> bool:
        return self._box.height <= _LOW

    def _add_words(self, words: Sequence[Words], room: Box) -> None:
        """Add the paragraphs in the largest letters that fit; failing that, they scroll."""
        for size in _SIZES:
            labels = [RichLabel(self.form.kit, one.markup, one.style.sized(size)) for one in words]
            heights = [one.height_for(room.width) for one in labels]
            if sum(heights) + self._air * (len(labels) - 1) <= room.height:
                break
        else:
            text = "\n\n".join(one.markup for one in words)
            self.form.add(ScrollView(self.form.kit, text, theme.BODY.sized(_SIZES[-1]))).place(*room)
            return
        top = room.top
        for one, height in zip(labels, heights, strict=True):
            self.form.add(one).place(room.left, top, room.width, height)
            top += height + self._air

    def _add_buttons(self, small: Sequence[Button], great: Button | None) -> float:
        """Add the small buttons at the bottom, the great one above them, and return where they begin."""
        box, row = self._box, list(small)
        self.form.default = great
        if great is not None and self._low:
            great.label, great.tooltip = "", great.label
            row.append(great)
        high = _FLAT if self._low else _BUTTON
        inner, top = box.width - 2 * _MARGIN, box.bottom - (8 if self._low else _MARGIN - 2) - high
        width = (inner + _GAP) / len(row) - _GAP
        for at, button in enumerate(row):
            self.form.add(button).place(box.left + _MARGIN + at * (width + _GAP), top, width, high)
        if great is not None and not self._low:
            great.style = theme.BUTTON.sized(17)
            top -= _BUTTON + _GAP
            self.form.add(great).place(box.left + _MARGIN, top, inner, _BUTTON)
        return top
