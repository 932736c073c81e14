"""The bar below the boards: who decides, what is asked, and the buttons that belong to it."""

from typing import Any, Final

import pygame

from tremor_gui.games.tremor.describe import DISASTER_NAMES
from tremor_gui.games.tremor.terms import DISASTER_KEYS, DISASTERS
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.rules.core import Frame
from tremor_gui.rules.text import Text
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

from .chips import Chip
from .choices import Handle
from .looks import Look

_HEIGHT: Final = 44.0
_GAP: Final = 8.0
_PROMPT: Final = theme.BODY.sized(17).coloured(palette.CREAM)
_NARROW: Final = _PROMPT.sized(15)
_NAME: Final = theme.STRONG.sized(17).coloured(palette.CREAM)
_CHIP: Final = 62.0


class Bar:
    """Shows one question at a time."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.form = Form(kit)
        self._box = Box(0, 0, 0, 0)
        self._look: Look | None = None
        self._prompt = ""
        self._sources: tuple[tuple[int, ...], ...] = ()
        self._right = 0.0

    def place(self, box: Box) -> None:
        """Lie here from now on."""
        self._box = box

    def deal(
        self, look: Look | None, prompt: Text | None, frame: Frame[Any] | None, chips: list[Chip]
    ) -> None:
        """Take up a question, or none."""
        self._look = look
        self._prompt = translate(prompt) if prompt is not None else ""
        self._sources = frame.sources if isinstance(frame, PlaceTokens) else ()
        self.form.clear()
        buttons = [self.form.add(self._button(chip)) for chip in chips]
        right = self._box.right - _GAP
        for button in reversed(buttons):
            width = max(button.natural_width, _HEIGHT)
            button.place(right - width, self._box.centery - _HEIGHT / 2, width, _HEIGHT)
            right -= width + _GAP
        self._right = right

    def boxes(self) -> dict[Handle, Box]:
        """Return the owed tokens that lie in the bar, as handles."""
        left = self._right - len(self._sources) * (_CHIP + _GAP)
        return {
            ("source", index): Box(left + index * (_CHIP + _GAP), self._box.centery - 24, _CHIP, 48)
            for index in range(len(self._sources))
        }

    def update(self, dt: float) -> bool:
        """Let time pass for the buttons."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface, caption: str, picked: Handle | None) -> None:
        """Draw the bar; a caption stands in place of the question."""
        pen = Pen(self._kit, surface)
        pen.nine("ui/panel_dark", self._box)
        x = self._box.left + 12
        if self._look is not None:
            pen.image(f"portraits/{self._look.species}", Box(x, self._box.centery - 22, 44, 44))
            x += 54
            room = self._right - x - len(self._sources) * (_CHIP + _GAP) - 12
            self._draw_words(pen, self._look.name, caption or self._prompt, x, room)
        else:
            pen.line(caption, _PROMPT, (x, self._box.centery), "midleft")
        for handle, box in self.boxes().items():
            self._draw_source(pen, box, self._sources[int(handle[1])], handle == picked)
        self.form.draw(surface)

    def _draw_words(self, pen: Pen, name: str, text: str, x: float, room: float) -> None:
        """Write who is asked and what; a question that needs two lines leaves none for the name."""
        if self._kit.text.width(text, _PROMPT) <= room:
            pen.line(name, _NAME, (x, self._box.top + 9), max_width=room)
            pen.line(text, _PROMPT, (x, self._box.top + 30), max_width=room)
            return
        markup = escape(text)
        height = self._kit.paragraphs.height(markup, _NARROW, room)
        pen.paragraph(markup, _NARROW, (x, self._box.centery - height / 2), room)

    def _button(self, chip: Chip) -> Button:
        return Button(
            self._kit,
            chip.label,
            chip.on_click,
            icon=chip.icon,
            accent=chip.accent,
            tooltip=chip.tooltip,
            shortcut=chip.shortcut,
            why_not=chip.why_not,
        )

    def _draw_source(self, pen: Pen, box: Box, source: tuple[int, ...], picked: bool) -> None:
        """Draw an owed token with the disasters it may go to."""
        assert self._look is not None
        pen.nine("ui/button_accent" if picked else "ui/button", box)
        pen.image(f"tokens/{self._look.colour}", Box(box.left + 3, box.centery - 17, 34, 34))
        keys = [DISASTER_KEYS[disaster] for disaster in source]
        if len(source) == len(DISASTERS):
            pen.image("emblems/oasis", Box(box.right - 30, box.centery - 13, 26, 26))
        elif len(keys) == 1:
            pen.image(f"emblems/{keys[0]}", Box(box.right - 30, box.centery - 13, 26, 26))
        else:
            for index, key in enumerate(keys):
                pen.image(f"emblems/{key}", Box(box.right - 27, box.top + 3 + index * 21, 21, 21))

    def source_hint(self, index: int) -> str:
        """Return what an owed token is, for its tooltip."""
        source = self._sources[index]
        if len(source) == len(DISASTERS):
            return _("A token for any wedge: drag it there, or click the wedge.")
        names = " / ".join(translate(DISASTER_NAMES[disaster]) for disaster in source)
        return _("A token for {disasters}: drag it there, or click the wedge.").format(disasters=names)
