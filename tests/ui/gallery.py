"""A scene with one of every widget, in the states worth looking at.

`python tests/ui/gallery.py [WIDTH HEIGHT FILE]` opens it, or leaves a picture of it.
"""

import sys
from pathlib import Path

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.app import App
from tremor_gui.ui.keys import UNDO
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets import (
    Button,
    Checkbox,
    Choice,
    Form,
    Label,
    ListView,
    Panel,
    RichLabel,
    ScrollView,
    Slider,
    Stepper,
    TextEntry,
)

RICH = (
    "A <b>Volcano</b> throws its embers along a line of <b>three</b> tiles, "
    "<c:#b4321f>the ignited one</c> included. <i>Nothing is lost:</i> a blocked tile only waits.\n\n"
    "Żółw · Привет · Ελλάδα · 日本語 · “quoted” — <icon:undo> <icon:emblems/flood>"
)
NAMES = [
    "Zoë",
    "Żaneta",
    "Олександр",
    "日本語の名前",
    "A rather long name that does not fit",
    "Łukasz",
    "Ioan",
    "Mei",
]


class Gallery(Scene):
    """Shows every widget and remembers what was done to them."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        kit = app.kit
        self.done: list[object] = []
        note = self.done.append
        self.form = form = Form(kit)
        self.left = form.add(Panel(kit))
        self.right = form.add(Panel(kit, dark=True))
        self.title = form.add(Label(kit, "Żółte sprites & tremors", theme.TITLE))
        self.rich = form.add(RichLabel(kit, RICH))
        self.plain = form.add(
            Button(kit, "Continue", lambda: note("plain"), tooltip="Go on where you left off")
        )
        self.accent = form.add(Button(kit, "New game", lambda: note("accent"), accent=True))
        self.off = form.add(
            Button(kit, "Saved games", lambda: note("off"), why_not="There is no saved game yet.")
        )
        self.icon = form.add(
            Button(kit, "", lambda: note("icon"), icon="undo", tooltip="Undo", shortcut=UNDO)
        )
        self.both = form.add(Button(kit, "Undo", lambda: note("both"), icon="undo"))
        self.entry = form.add(TextEntry(kit, "Zoë", placeholder="Your name", on_submit=note))
        self.empty = form.add(TextEntry(kit, "", placeholder="Your name"))
        self.choice = form.add(Choice(kit, [(n, str(n)) for n in (2, 3, 4)], 3, note))
        self.stepper = form.add(Stepper(kit, [(1, "Easy"), (2, "Thoughtful"), (3, "Fierce")], 2, note))
        self.check = form.add(Checkbox(kit, "Show the reach of a disaster", True, note))
        self.uncheck = form.add(Checkbox(kit, "Mute", False, note))
        self.slider = form.add(Slider(kit, 0.6, note))
        self.listed = form.add(ListView(kit, NAMES, 44, self.draw_row, on_open=note))
        self.listed.selected = 1
        self.scroll = form.add(ScrollView(kit, RICH * 4, theme.BODY.coloured(palette.CREAM)))
        self.centred = form.add(
            RichLabel(kit, "Two <b>counters</b> left", theme.BODY.coloured(palette.CREAM), Align.CENTRE)
        )

    def layout(self, metrics: Metrics) -> None:
        margin, gap = 24.0, 16.0
        half = (metrics.width - 3 * margin) / 2
        self.left.place(margin, margin, half, metrics.height - 2 * margin)
        self.right.place(2 * margin + half, margin, half, metrics.height - 2 * margin)
        x, y, inner = margin + 28, margin + 22.0, half - 56
        self.title.place(x, y, inner, 52)
        self.rich.place(x, y + 62, inner, self.rich.height_for(inner))
        y = self.rich.box.bottom + gap
        for button in (self.plain, self.accent, self.off):
            button.place(x, y, (inner - 2 * gap) / 3, 48)
            x += (inner - 2 * gap) / 3 + gap
        x, y = margin + 28, y + 48 + gap
        self.icon.place(x, y, 48, 48)
        self.both.place(x + 48 + gap, y, self.both.natural_width, 48)
        self.entry.place(self.both.box.right + gap, y, 160, 48)
        self.empty.place(self.entry.box.right + gap, y, 140, 48)
        y += 48 + gap
        self.choice.place(x, y, 180, 44)
        self.stepper.place(x + 200, y, 260, 44)
        y += 44 + gap
        self.check.place(x, y, self.check.natural_width, 40)
        self.uncheck.place(x + 330, y, self.uncheck.natural_width, 40)
        self.slider.place(x, y + 40 + gap, 300, 40)
        box = Box(self.right.box).inflate(-56, -56)
        self.listed.place(box.left, box.top, box.width, 220)
        self.scroll.place(box.left, box.top + 236, box.width, 220)
        self.centred.place(box.left, box.top + 476, box.width, 30)

    def draw_row(self, pen: Pen, box: Box, item: str, selected: bool) -> None:
        style = theme.BODY.coloured(palette.INK if selected else palette.CREAM)
        pen.line(item, style, (box.left + 12, box.centery), "midleft", box.width - 24)

    def handle(self, event: pygame.Event) -> bool:
        return self.form.handle(event)

    def update(self, dt: float) -> bool:
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(palette.WOOD)
        self.form.draw(surface)

    def cancel(self) -> None:
        self.form.cancel()


def main() -> None:
    if len(sys.argv) == 1:
        app = App()
        app.run(Gallery(app))
        return
    width, height, file = sys.argv[1:]
    app = App((int(width), int(height)), headless=True)
    app.toast("Saved as <b>Tuesday evening</b>")
    app.run(Gallery(app), frames=40, shot=Path(file))


if __name__ == "__main__":
    main()
