"""What is played, above the seats: how many play which variant, and what is left out of it."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.widgets import Choice, Form, Label

from ..places import topic
from .seating import FEWEST, MOST, Seating
from .switch import Switch
from .words import PART_NAMES, PART_TEXTS, variants

_FIELD: Final = 44.0
_GAP: Final = 16.0
_NARROWEST: Final = 150.0
_LABEL: Final = theme.STRONG.coloured(palette.CREAM)


class Head(NamedTuple):
    """The two choices, and where they begin."""

    counts: Choice[int]
    variants: Choice[str]
    left: float


def add_head(
    form: Form, box: Box, seating: Seating, on_count: Callable[[int], None], on_variant: Callable[[str], None]
) -> Head:
    """Add how many play and which variant in a box, from its right end on; with a label, if there is room."""
    kit = form.kit
    played = Choice(kit, variants(), seating.variant, on_variant)
    options = [(count, str(count)) for count in range(FEWEST, MOST + 1)]
    counts = Choice(kit, options, seating.count, on_count, tooltip=_("How many play"))
    width = min(played.natural_width, box.width - counts.natural_width - _GAP)
    played.place(box.right - width, box.top, width, _FIELD)
    width = min(max(counts.natural_width, _NARROWEST), played.box.left - _GAP - box.left)
    counts.place(played.box.left - _GAP - width, box.top, width, _FIELD)
    words = _("Players")
    width = kit.text.width(words, _LABEL)
    label = Label(kit, words, _LABEL, Align.RIGHT)
    label.place(counts.box.left - 12 - width, box.top, width, _FIELD)
    label.visible = label.box.left >= box.left
    played.more, counts.more = topic("variants"), topic("setup")
    for widget in (label, counts, played):
        form.add(widget)
    return Head(counts, played, label.box.left if label.visible else counts.box.left)


def add_switches(form: Form, box: Box, seating: Seating, on_switch: Callable[[str, bool], None]) -> float:
    """Add the switches of what can be left out at the right end of a box, and return where they begin."""
    without = _("Leave it out for a game with less luck: Hardcore.")
    switches = [
        Switch(
            form.kit,
            translate(name),
            part not in seating.without,
            partial(on_switch, part),
            tooltip=f"{translate(PART_TEXTS[part])}\n{without}",
        )
        for part, name in PART_NAMES.items()
    ]
    for switch in switches:
        switch.more = topic("variants/hardcore")
    left = box.right - sum(switch.natural_width for switch in switches)
    at = left
    for switch in switches:
        form.add(switch).place(at, box.top, switch.natural_width, box.height)
        at += switch.natural_width
    return left
