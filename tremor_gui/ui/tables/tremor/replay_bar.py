"""The strip below a replay: time, the buttons that go through it, the pace, the eyes, and where one is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from tremor_gui.match.film import Film
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Button, Form, Stepper

from .eyes import EyesPicker
from .looks import names_of
from .replay_keys import PLAY, Transport
from .timeline import Timeline

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
_BUTTON: Final = 40.0
_GAP: Final = 6.0
_TIGHTER: Final = 14.0
"""What the pace, whose words are short, can do without."""
_LEAST_CAPTION: Final = 150.0
_CAPTION: Final = theme.BODY.sized(16).coloured(palette.CREAM)
_WHEN: Final = theme.STRONG.sized(16).coloured(palette.MUST)


@dataclass(frozen=True, slots=True)
class BarDoings:
    """What the buttons do."""

    do: Callable[[Transport], None]
    pace: Callable[[float], None]


@dataclass(frozen=True, slots=True)
class When:
    """The place of a step within its match, in words."""

    turn: str
    """Its round, and whose turn it is."""
    step: str
    """Its number, and how many there are."""
    numbers: str
    """These two without words."""

    @property
    def long(self) -> str:
        """All of it."""
        return f"{self.turn} · {self.step}"


class ReplayBar:
    """Lays itself out anew whenever the window or the pace changes."""

    def __init__(self, form: Form, timeline: Timeline, eyes: EyesPicker, doings: BarDoings) -> None:
        """Fill a form, to which others may add."""
        self.form = form
        self.timeline = timeline
        self.eyes = eyes
        self._doings = doings
        self._box = Box(0, 0, 0, 0)
        self.caption = Box(0, 0, 0, 0)
        """Where it says when this is, and what happens."""

    def place(self, box: Box, speed: float, *, playing: bool) -> None:
        """Lie here from now on: the timeline, and below it all the rest."""
        self._box = box
        self.form.clear()
        bar = box.inflate(-20, 0)
        self.form.add(self.timeline).place(bar.left, bar.top + 3, bar.width, 49)
        top, x = bar.bottom - _BUTTON - 6, bar.left
        buttons = self._buttons()
        self._go = buttons[2]
        self.tell(playing=playing)
        for button in buttons:
            self.form.add(button).place(x, top, _BUTTON, _BUTTON)
            x += _BUTTON + _GAP
        speeds = [(speed, f"{speed:g}x") for speed in SPEEDS]
        pace = Stepper(self.form.kit, speeds, speed, self._doings.pace)
        self.form.add(pace).place(x + _GAP, top, pace.natural_width - _TIGHTER, _BUTTON)
        self.form.add(self.eyes).place(pace.box.right + 2 * _GAP, top, self.eyes.natural_width, _BUTTON)
        left = self.eyes.box.right + 16
        self.caption = Box(left, top, bar.right - left, _BUTTON)

    @property
    def tells(self) -> bool:
        """Whether there is room to say what happens."""
        return self.caption.width >= _LEAST_CAPTION

    def tell(self, *, playing: bool) -> None:
        """Show at its button whether it plays."""
        self._go.icon = "pause" if playing else "play"
        word = _("Pause") if playing else _("Play")
        self._go.tooltip = f"{word} <b>({PLAY})</b>"

    def draw_paper(self, pen: Pen, when: When, what: str) -> None:
        """Draw the strip, and on it when this is, at length or in short, and what happens."""
        draw_paper(pen, self._box, self.caption, when, what)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all that can be pressed, and what is told of it."""
        self.form.draw(surface)
        self.timeline.draw_note(Pen(self.form.kit, surface))

    def _buttons(self) -> tuple[Button, ...]:
        def button(icon: str, tooltip: str, does: Transport, key: str) -> Button:
            hint = f"{tooltip} <b>({key})</b>" if tooltip else ""
            return Button(self.form.kit, "", partial(self._doings.do, does), icon=icon, tooltip=hint)

        return (
            button("turn_back", _("A turn back"), Transport.TURN_BACK, "↑"),
            button("step_back", _("A step back"), Transport.STEP_BACK, "←"),
            button("play", "", Transport.PLAY, ""),
            button("step_on", _("A step on"), Transport.STEP_ON, "→"),
            button("turn_on", _("A turn on"), Transport.TURN_ON, "↓"),
        )


def draw_paper(pen: Pen, strip: Box, box: Box, when: When, what: str) -> None:
    """Draw a strip, and in a box within it when this is, at length or in short, and what happens.

    What is too long for one line has both, and begins with as much of the time as there is room for; in a
    narrow box there is nothing: the log tells it, too.
    """
    pen.nine("ui/panel_dark", strip)
    if box.width < _LEAST_CAPTION:
        return
    least = pen.kit.text.least(_CAPTION)
    if pen.kit.text.width(what, least) > box.width:
        pen.paragraph(timed(pen, when, what, box.width), least, (box.left, box.top), box.width)
        return
    at_length = pen.kit.text.width(when.long, pen.kit.text.least(_WHEN)) <= box.width
    pen.line(when.long if at_length else when.turn, _WHEN, (box.left, box.top + 11), "midleft", box.width)
    pen.line(what, _CAPTION, (box.left, box.bottom - 11), "midleft", box.width)


def timed(pen: Pen, when: When, what: str, width: float) -> str:
    """Return what happens, marked up, after the longest telling of the time that needs no third line."""
    least = pen.kit.text.least(_CAPTION)
    room = 2 * pen.kit.paragraphs.pitch(least) + 1
    for time in (when.long, when.step, when.numbers):
        told = f"<c:{palette.MUST}><b>{escape(time)}</b></c> · {escape(what)}"
        if pen.kit.paragraphs.height(told, least, width) < room:
            return told
    return escape(what)


def whens(film: Film, step: int) -> When:
    """Return the place of a step within its match in words."""
    turn = film.turns[film.turn(step)]
    if turn.round:
        name = names_of(film.session.setup)[turn.seat]
        place = _("Round {round}: {name}").format(round=turn.round, name=name)
    else:
        place = _("Set-up")
    return When(place, _("Step {step} of {steps}").format(step=step, steps=film.last), f"{step}/{film.last}")
