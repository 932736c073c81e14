"""The sheet beside the board on which the tutorial speaks: one short text at a time, and its buttons."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.widgets import Button, Form, Label, Panel, RichLabel, ScrollView

_MARGIN: Final = 14.0
_HEAD: Final = 22.0
_BUTTON: Final = 42.0
_GAP: Final = 8.0
_SIZES: Final = (17.0, 16.0, 15.0, 14.0)
"""The largest in which everything fits is taken."""
_REMARK: Final = theme.STRONG.coloured(palette.SEATS_DARK["green"])
_LOW: Final = 280.0
"""On a sheet that is no higher there is one line of heads, and one of buttons."""


@dataclass(frozen=True, slots=True)
class LessonWays:
    """What the buttons of the sheet do."""

    again: Callable[[], None]
    """Sets the board back."""
    on: Callable[[], None]
    """Leads to the next chapter, done or not."""
    chapters: Callable[[], None]
    """Shows all chapters."""
    over: Callable[[], None]
    """Leads on from the last chapter."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What the sheet says, marked up."""

    head: str
    title: str
    remark: str
    task: str
    """Empty when the chapter is done."""
    lost: bool
    last: bool
    """Whether no chapter follows."""


class Sheet:
    """Says one thing at a time."""

    def __init__(self, kit: Kit, ways: LessonWays) -> None:
        self._kit = kit
        self._ways = ways
        self._box = Box(0, 0, 0, 0)
        self.form = Form(kit)
        self.said: Spoken | None = None

    def place(self, box: Box) -> None:
        """Lie here from now on, and say the same again."""
        self._box = box
        said, self.said = self.said, None
        if said is not None:
            self.say(said)

    def say(self, said: Spoken) -> None:
        """Say something, once there is a place for it; the same again changes nothing."""
        if said == self.said:
            return
        self.said = said
        if not self._box.width:
            return
        self.form.clear()
        kit, box = self._kit, self._box
        self.form.add(Panel(kit)).box = box
        left, inner = box.left + _MARGIN, box.width - 2 * _MARGIN
        top = box.top + 9
        if not self._low:
            self.form.add(Label(kit, said.head, theme.SMALL.sized(14))).place(left, top, inner, 18)
            top += 18
        title = Label(kit, said.title, theme.HEADING.sized(19), tooltip=said.head)
        self.form.add(title).place(left, top, inner, _HEAD + 2)
        top += _HEAD + _GAP
        bottom = self._add_buttons(said) - _GAP
        self._add_words(said, Box(left, top, inner, bottom - top))

    @property
    def _low(self) -> bool:
        return self._box.height <= _LOW

    def _add_words(self, said: Spoken, room: Box) -> None:
        """Add the remark and the task in the largest letters that fit; failing that, they scroll."""
        for size in _SIZES:
            words = self._words(said, size)
            heights = [one.height_for(room.width) for one in words]
            if sum(heights) + _GAP * (len(words) - 1) <= room.height:
                break
        else:
            text = "\n\n".join(one.markup for one in words)
            self.form.add(ScrollView(self._kit, text, theme.BODY.sized(_SIZES[-1]))).place(*room)
            return
        top = room.top
        for one, height in zip(words, heights, strict=True):
            self.form.add(one).place(room.left, top, room.width, height)
            top += height + _GAP

    def _words(self, said: Spoken, size: float) -> list[RichLabel]:
        sorry = _("From here it cannot be reached any more. Take back, or set the board back.")
        found = []
        if said.remark:
            found.append(RichLabel(self._kit, said.remark, _REMARK.sized(size)))
        if said.lost:
            found.append(RichLabel(self._kit, sorry, theme.STRONG.sized(size)))
        elif said.task:
            found.append(RichLabel(self._kit, said.task, theme.BODY.sized(size)))
        return found

    def _add_buttons(self, said: Spoken) -> float:
        """Add the small buttons at the bottom, the great one above them, and return where they begin."""
        kit, box, ways = self._kit, self._box, self._ways
        small = (
            ("again", _("Set the board back"), ways.again),
            ("log", _("All chapters"), ways.chapters),
            ("step_on", _("Skip this chapter"), ways.over if said.last else ways.on),
        )
        row = [Button(kit, "", does, icon=icon, tooltip=tooltip) for icon, tooltip, does in small]
        great = self._great(said) if said.lost or not said.task else None
        self.form.default = great
        if great is not None and self._low:
            great.label, great.tooltip = "", great.label
            row.append(great)
        inner, top = box.width - 2 * _MARGIN, box.bottom - _MARGIN + 2 - _BUTTON
        width = (inner + _GAP) / len(row) - _GAP
        for at, button in enumerate(row):
            self.form.add(button).place(box.left + _MARGIN + at * (width + _GAP), top, width, _BUTTON)
        if great is not None and not self._low:
            great.style = theme.BUTTON.sized(17)
            top -= _BUTTON + _GAP
            self.form.add(great).place(box.left + _MARGIN, top, inner, _BUTTON)
        return top

    def _great(self, said: Spoken) -> Button:
        kit, ways = self._kit, self._ways
        if said.lost:
            return Button(kit, _("Try once more"), ways.again, icon="again", accent=True)
        if said.last:
            return Button(kit, _("A first game"), ways.over, icon="tremor", accent=True)
        return Button(kit, _("Next chapter"), ways.on, icon="play", accent=True)
