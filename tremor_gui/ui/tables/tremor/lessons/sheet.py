"""The sheet beside the board on which the tutorial speaks: one short text at a time, and its buttons."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.widgets import Button

from ..aside import Aside, Words

_REMARK: Final = theme.STRONG.coloured(palette.SEATS_DARK["green"])


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


class Sheet(Aside):
    """Says one thing at a time."""

    def __init__(self, kit: Kit, ways: LessonWays) -> None:
        super().__init__(kit)
        self._ways = ways
        self.said: Spoken | None = None

    def place(self, box: Box) -> None:
        """Lie here from now on, and say the same again."""
        super().place(box)
        said, self.said = self.said, None
        if said is not None:
            self.say(said)

    def say(self, said: Spoken) -> None:
        """Say something, once there is a place for it; the same again changes nothing."""
        if said == self.said:
            return
        self.said = said
        great = self._great(said) if said.lost or not said.task else None
        self.lay(said.head, said.title, self._words(said), self._buttons(said), great)

    def _words(self, said: Spoken) -> list[Words]:
        sorry = _("From here it cannot be reached any more. Take back, or set the board back.")
        found = []
        if said.remark:
            found.append(Words(said.remark, _REMARK))
        if said.lost:
            found.append(Words(sorry, theme.STRONG))
        elif said.task:
            found.append(Words(said.task))
        return found

    def _buttons(self, said: Spoken) -> list[Button]:
        kit, ways = self.form.kit, self._ways
        small = (
            ("again", _("Set the board back"), ways.again),
            ("log", _("All chapters"), ways.chapters),
            ("step_on", _("Skip this chapter"), ways.over if said.last else ways.on),
        )
        return [Button(kit, "", does, icon=icon, tooltip=tooltip) for icon, tooltip, does in small]

    def _great(self, said: Spoken) -> Button:
        kit, ways = self.form.kit, self._ways
        if said.lost:
            return Button(kit, _("Try once more"), ways.again, icon="again", accent=True)
        if said.last:
            return Button(kit, _("A first game"), ways.over, icon="tremor", accent=True)
        return Button(kit, _("Next chapter"), ways.on, icon="play", accent=True)
