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
from .places import topic

_HEIGHT: Final = 44.0
_SQUARE: Final = 48.0
"""The width of a button that shows nothing but a picture."""
_GAP: Final = 8.0
_PROMPT: Final = theme.BODY.sized(17).coloured(palette.CREAM)
_NARROW: Final = _PROMPT.sized(15)
_NAME: Final = theme.STRONG.sized(17).coloured(palette.CREAM)
_CHIP: Final = 62.0
_BESIDE: Final = 78.0
"""What the portrait and the gaps take of the room for words."""
_LEAST: Final = 90.0
_ONE_ROW: Final = 80.0
_WORDS: Final = 220.0
"""What a portrait and the words beside it need at least in a row that they share with the buttons."""
_AIR: Final = 16.0
"""How much narrower than it would like to be a button still has room for its word."""


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
        self.buttons: dict[Handle, Box] = {}
        """Where the buttons of choices are that have no other place."""

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
        self.buttons = {}
        fitting = self._fitting(chips)
        left = self._box.right - sum(width + _GAP for _, width in fitting)
        self._right = left - _GAP
        for chip, (button, width) in zip(chips, fitting, strict=True):
            self.form.add(button).place(left, self._row.centery - _HEIGHT / 2, width, _HEIGHT)
            self.buttons.update(dict.fromkeys(chip.about, button.box))
            left += width + _GAP
        self.form.default = next((button for button, _ in fitting if button.accent), None)

    def _fitting(self, chips: list[Chip]) -> list[tuple[Button, float]]:
        """Return the buttons with their widths: where there is no room, with less air, words, pictures."""
        words = 0.0 if self._tall else _WORDS
        room = self._row.width - self._owed_width - words - 2 * _GAP
        for air, bare, plain in (
            (0.0, False, False),
            (_AIR, False, False),
            (_AIR, True, False),
            (_AIR, True, True),
        ):
            buttons = [self._button(chip, bare=bare, plain=plain) for chip in chips]
            widths = [
                max(button.natural_width - air, _HEIGHT) if button.label else _SQUARE for button in buttons
            ]
            needed = sum(width + _GAP for width in widths)
            if needed <= room and self._leaves_room(room + words - needed):
                break
        squeeze = min(1.0, room / needed) if needed else 1.0
        return [(button, width * squeeze) for button, width in zip(buttons, widths, strict=True)]

    def _leaves_room(self, room: float) -> bool:
        """Tell whether the question has room beside the buttons, on two lines at the most."""
        if self._tall or self._look is None:
            return True
        room -= _BESIDE
        markup = escape(self._prompt)
        return room > _LEAST and self._kit.paragraphs.height(markup, _NARROW, room) <= self._box.height - 8

    @property
    def _tall(self) -> bool:
        """Whether the words stand above the buttons rather than beside them."""
        return self._box.height > _ONE_ROW

    @property
    def _row(self) -> Box:
        """The row of the buttons."""
        if not self._tall:
            return self._box
        return Box(self._box.left, self._box.bottom - _HEIGHT - 10, self._box.width, _HEIGHT + 4)

    @property
    def _owed_width(self) -> float:
        return len(self._sources) * (_CHIP + _GAP)

    def boxes(self) -> dict[Handle, Box]:
        """Return the owed tokens that lie in the bar, as handles."""
        left = self._right - self._owed_width
        return {
            ("source", index): Box(left + index * (_CHIP + _GAP), self._row.centery - 24, _CHIP, 48)
            for index in range(len(self._sources))
        }

    def update(self, dt: float) -> bool:
        """Let time pass for the buttons."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface, caption: str, picked: Handle | None) -> None:
        """Draw the bar without its tooltip; a caption stands in place of the question."""
        pen = Pen(self._kit, surface)
        pen.nine("ui/panel_dark", self._box)
        x = self._box.left + 12
        middle = self._box.top + 26 if self._tall else self._box.centery
        if self._look is not None:
            side = 38 if self._tall else 44
            pen.image(f"portraits/{self._look.species}", Box(x, middle - side / 2, side, side))
            x += side + 10
            room = self._box.right - x - 12 if self._tall else self._right - x - self._owed_width - 12
            self._draw_words(pen, self._look.name, caption or self._prompt, x, room)
        else:
            pen.line(caption, _PROMPT, (x, middle), "midleft")
        for handle, box in self.boxes().items():
            self._draw_source(pen, box, self._sources[int(handle[1])], handle == picked)
        self.form.draw_widgets(surface)

    def _draw_words(self, pen: Pen, name: str, text: str, x: float, room: float) -> None:
        """Write who is asked and what; a question that needs two lines leaves none for the name."""
        if self._kit.text.width(text, _PROMPT) <= room:
            pen.line(name, _NAME, (x, self._box.top + (5 if self._tall else 9)), max_width=room)
            pen.line(text, _PROMPT, (x, self._box.top + (25 if self._tall else 30)), max_width=room)
            return
        markup, least = escape(text), self._kit.text.least(_NARROW)
        top, bottom = self._box.top, self._row.top if self._tall else self._box.bottom
        high, style = bottom - top - (2 if self._tall else 8), _NARROW
        while (height := self._kit.paragraphs.height(markup, style, room)) > high and style.size > least.size:
            style = style.sized(max(style.size - 1, least.size))
        middle = (top + bottom) / 2
        pen.paragraph(markup, style, (x, middle - height / 2), room)

    def _button(self, chip: Chip, *, bare: bool, plain: bool) -> Button:
        """Return the button of a chip; bare, one with a key of its own has its word in the tooltip.

        A plain one that keeps its word has no picture.
        """
        wordless = bare and chip.shortcut is not None and bool(chip.label)
        button = Button(
            self._kit,
            "" if wordless else chip.label,
            chip.on_click,
            icon=None if plain and chip.label and not wordless else chip.icon,
            accent=chip.accent,
            tooltip=f"<b>{chip.label}</b>\n{chip.tooltip}" if wordless else chip.tooltip,
            shortcut=chip.shortcut,
            why_not=chip.why_not,
        )
        button.ticked = chip.done
        button.more = topic(chip.place) if chip.place else None
        return button

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

    def rolled(self, index: int) -> bool:
        """Tell whether an owed token is that of a die: it goes to one disaster only."""
        return len(self._sources[index]) == 1

    def source_hint(self, index: int) -> str:
        """Return what an owed token is, for its tooltip."""
        source = self._sources[index]
        if len(source) == len(DISASTERS):
            return _("A token for any wedge: drag it there, or click the wedge.")
        names = " / ".join(translate(DISASTER_NAMES[disaster]) for disaster in source)
        return _("A token for {disasters}: drag it there, or click the wedge.").format(disasters=names)
