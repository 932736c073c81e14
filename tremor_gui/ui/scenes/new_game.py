"""Who plays what, as which species, and from which seed."""

from collections.abc import Callable
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

import pygame

from tremor_gui.match.words import LONGEST_NAME
from tremor_gui.rules.chance import BadSeed, parse_seed, seed_text
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.tables.tremor.opening.brain import BrainPicker
from tremor_gui.ui.tables.tremor.opening.card import OpenSeat, SeatCard
from tremor_gui.ui.tables.tremor.opening.corners import CornerMap
from tremor_gui.ui.tables.tremor.opening.head import add_head, add_switches
from tremor_gui.ui.tables.tremor.opening.order import HEIGHT as ORDER_HEIGHT
from tremor_gui.ui.tables.tremor.opening.order import TurnOrder
from tremor_gui.ui.tables.tremor.opening.picker import SpeciesPicker
from tremor_gui.ui.tables.tremor.opening.seating import MOST, Seating
from tremor_gui.ui.tables.tremor.opening.trait import TraitNote
from tremor_gui.ui.tables.tremor.opening.words import VARIANT_TEXTS
from tremor_gui.ui.widgets import Button, Form, Label, Panel, RichLabel, TextEntry

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDEST: Final = 1320.0
_MARGIN: Final = 24.0
_LOW: Final = 520.0
"""In a window that is no higher there is less margin above and below."""
_HEAD: Final = 50.0
_RULES: Final = 44.0
_GAP: Final = 8.0
_SIDE_WIDTH: Final = 290.0
_SMALLEST_MAP: Final = 60.0
_NARROW: Final = 215.0
"""In a column that is no wider the button for another seed stands above its field."""
_SIDE_SHARE: Final = 0.272
_INSET: Final = 20.0
_FIELD: Final = 44.0
_NOTE: Final = 62.0
_LINE: Final = 26.0
_BIG: Final = 54.0
_SEED_LENGTH: Final = 24
_TITLE: Final = theme.TITLE.sized(38).coloured(palette.CREAM)
_LEAST_TITLE: Final = 26.0
_SENTENCE: Final = theme.BODY.sized(16).coloured(palette.CREAM)
_WRONG: Final = theme.SMALL.coloured("#a12c17")
_DOUBT: Final = theme.SMALL.coloured(palette.INK)


class NewGame(Scene):
    """Four places at a table; whatever is suggested can be left as it is and started at once.

    `start` is called with the setup, the seed, and who plays each seat in turn order, `back` when
    nobody wants to play after all; `seating` is what is suggested.
    """

    def __init__(
        self,
        app: "App",
        start: Callable[[Any, str, tuple[str, ...]], None],
        back: Callable[[], None],
        seed: str | None = None,
        seating: Seating | None = None,
    ) -> None:
        super().__init__(app)
        self.form = Form(app.kit)
        self.seating = seating or Seating()
        self._settled = set() if seating is None else set(range(MOST))
        """The seats of which somebody has said who plays them, rather than leave it as it is suggested."""
        self.seed = seed or fresh_seed()
        self._start = start
        self._back = back
        self._show: list[Callable[[], None]] = []
        """What puts the widgets right after a change."""
        self._names: list[TextEntry] = []

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what is pointed at."""
        return self.form.topic

    def layout(self, metrics: Metrics) -> None:
        """Put what is played above, the seats on the left, the table and the seed on the right."""
        self.form.clear()
        self._show.clear()
        self._names.clear()
        area = metrics.area.inflate(-2 * _MARGIN, -2 * (_MARGIN if metrics.height > _LOW else _MARGIN / 2))
        area.width = min(area.width, _WIDEST)
        area.centerx = metrics.area.centerx
        self._add_head(Box(area.left, area.top, area.width, _HEAD))
        area.top, area.height = area.top + _HEAD, area.height - _HEAD
        side = min(_SIDE_WIDTH, area.width * _SIDE_SHARE)
        right = Box(area.right - side, area.top + _GAP, side, area.height - _GAP)
        left = Box(area.left, area.top, right.left - _GAP - area.left, area.height)
        self._add_rules(Box(left.left, left.top + 6, left.width, _RULES))
        top = left.top + _RULES + 6
        height = (left.bottom - top) / MOST
        for at in range(MOST):
            self._add_seat(at, Box(left.left, top + at * height + _GAP, left.width, height - _GAP))
        self._add_side(right)
        self._refresh()

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the form; Enter starts the game wherever it means nothing else."""
        if self.form.handle(event):
            return True
        return keys.pressed(event, keys.CONFIRM) and self._start_button.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass for the form."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table top and what lies on it."""
        self.pen(surface).backdrop("table/wood")
        self.form.draw(surface)

    def cancel(self) -> None:
        """Let go of what is held."""
        self.form.cancel()

    def leave(self) -> None:
        """Stop listening to the keyboard for names."""
        self.form.focus(None)

    def _add_head(self, box: Box) -> None:
        """Add the title, how many play, and which variant."""
        title = self.form.add(Label(self.kit, _("New game"), _TITLE))
        least = self.kit.text.width(title.text, _TITLE.sized(_LEAST_TITLE)) + 20
        beside = Box(box.left + least, box.top, box.width - least, box.height)
        self._head = add_head(self.form, beside, self.seating, self._resize, self._play)
        title.place(box.left + 4, box.top - 4, self._head.left - box.left - 16, _HEAD)

    def _add_rules(self, box: Box) -> None:
        """Add what wins, and the switches of what can be left out."""
        sentence = self.form.add(RichLabel(self.kit, "", _SENTENCE))
        right = add_switches(self.form, box, self.seating, self._use) - 2 * _GAP

        def show() -> None:
            sentence.markup = translate(VARIANT_TEXTS[self.seating.variant])
            what = _("What is played")
            self._head.variants.tooltip = f"<b>{what}</b>\n{sentence.markup}"
            width = right - box.left - 6
            for style in (_SENTENCE, self.kit.text.least(_SENTENCE)):
                sentence.style = style
                height = sentence.height_for(width)
                if height <= box.height + 6:
                    break
            sentence.place(box.left + 6, box.centery - height / 2, width, height)
            sentence.visible = height <= box.height + 6  # the choice of what is played tells it, too

        self._show.append(show)

    def _add_seat(self, at: int, box: Box) -> None:
        kit, seating = self.kit, self.seating
        card = self.form.add(SeatCard(kit, at, seating)).place(*box)
        entry = self.form.add(
            TextEntry(
                kit,
                seating.all_seats[at].typed,
                max_length=LONGEST_NAME,
                on_change=partial(self._rename, at),
                on_submit=lambda _name: self._go_on(at),
            )
        )
        entry.place(*card.entry_box)
        self._names.append(entry)
        picker = self.form.add(SpeciesPicker(kit, at, seating, partial(self._take, at)))
        picker.place(*card.picker_box)
        note = self.form.add(TraitNote(kit, at, seating)).place(*card.trait_box)
        told = _("This computer has no typeface for some of these characters; a box stands for each.")
        doubt = RichLabel(kit, told, _DOUBT)
        self.form.add(doubt).place(*card.trait_box)
        brain = self.form.add(BrainPicker(kit, at, seating, partial(self._leave_to, at)))
        brain.place(*card.brain_box)
        free = self.form.add(OpenSeat(kit, partial(self._join, at))).place(*box)

        def show() -> None:
            playing = at < self.seating.count
            card.seating = picker.seating = note.seating = brain.seating = self.seating
            boxes = not kit.text.can_set(self.seating.all_seats[at].name, _DOUBT)
            card.visible = entry.visible = picker.visible = brain.visible = playing
            told_here = boxes and doubt.height_for(doubt.box.width) <= doubt.box.height + 2
            note.visible, doubt.visible = playing and not told_here, playing and told_here
            free.visible = not playing
            entry.tooltip = told if boxes else ""
            entry.placeholder = self.seating.all_seats[at].species_name

        self._show.append(show)

    def _add_side(self, box: Box) -> None:
        self.form.add(Panel(self.kit)).box = box
        inner = box.inflate(-2 * _INSET, -2 * _INSET)
        below = self._add_buttons(inner)
        top = self._add_seed(Box(inner.left, 0, inner.width, below - _GAP))
        board = self.form.add(CornerMap(self.kit, self.seating))
        order = self.form.add(TurnOrder(self.kit, self.seating, self._ally))

        def show() -> None:
            board.seating = self.seating
            order.show(self.seating)
            spare = top - _GAP - inner.top
            order.visible = order.focusable or spare >= inner.width + _GAP + ORDER_HEIGHT
            side = min(inner.width, spare - (_GAP + ORDER_HEIGHT) * order.visible)
            board.visible = side >= _SMALLEST_MAP
            used = side + (_GAP + ORDER_HEIGHT) * order.visible
            board.place(inner.centerx - side / 2, inner.top + (spare - used) / 2, side, side)
            order.place(inner.left, board.box.bottom + _GAP, inner.width, ORDER_HEIGHT)

        self._show.append(show)

    def _add_buttons(self, box: Box) -> float:
        """Add the two ways out at the bottom of a box and return where they begin."""
        back = Button(self.kit, _("Back"), self._back, shortcut=keys.ESCAPE)
        start = Button(self.kit, _("Start"), self._begin, icon="play", accent=True)
        top = box.bottom - _BIG
        width = back.natural_width
        back.place(box.left, top, width, _BIG)
        start.place(back.box.right + _GAP, top, box.width - width - _GAP, _BIG)
        if start.natural_width > start.box.width:
            start.icon = None
        self._start_button = self.form.default = self.form.add(start)
        self.form.add(back)
        return top

    def _add_seed(self, box: Box) -> float:
        """Add the seed with its note above the bottom of a box and return where it begins."""
        kit = self.kit
        about = _("The same seed deals the same tiles and rolls the same dice. Without one, chance chooses.")
        note = self.form.add(RichLabel(kit, about, theme.SMALL))
        height = max(_NOTE, note.height_for(box.width))
        note.place(box.left, box.bottom - height, box.width, height)
        top = note.box.top - 6 - _FIELD
        entry = TextEntry(
            kit, self.seed, max_length=_SEED_LENGTH, placeholder=_("A new one"), on_change=self._reseed
        )
        fresh = Button(kit, "", lambda: self._replace_seed(entry), icon="seed", tooltip=_("New seed"))
        narrow, beside = box.width < _NARROW, _FIELD + _GAP
        self.form.add(entry).place(box.left, top, box.width - (0 if narrow else beside), _FIELD)
        top -= _FIELD + 4 if narrow else _LINE
        words = Label(kit, _("Seed"), theme.STRONG)
        self.form.add(words).place(box.left, top, box.width - beside, _FIELD if narrow else _LINE)
        self.form.add(fresh).place(box.right - _FIELD, top if narrow else entry.box.top, _FIELD, _FIELD)

        def show() -> None:
            wrong = self.why_not
            self._start_button.why_not = wrong
            note.markup = wrong or about
            note.style = _WRONG if wrong else theme.SMALL

        self._show.append(show)
        return top

    @property
    def why_not(self) -> str | None:
        """Why the game cannot start, as a marked-up sentence, or None if it can."""
        try:
            if self.seed.strip():
                parse_seed(self.seed)
        except BadSeed as error:
            return escape(str(error))
        return self.seating.why_not_start()

    def _refresh(self) -> None:
        for show in self._show:
            show()

    def _resize(self, count: int) -> None:
        variant = self.seating.variant
        self.seating = self.seating.of(count)
        self._refresh()
        if self.seating.variant != variant:
            self.layout(self.kit.metrics)
            self.form.focus(self._head.counts)

    def _play(self, variant: str) -> None:
        count = self.seating.count
        self.seating = self.seating.playing(variant)
        self._refresh()
        if self.seating.count != count:
            self.layout(self.kit.metrics)
            self.form.focus(self._head.variants)

    def _use(self, part: str, used: bool) -> None:
        self.seating = self.seating.switched(part, used)
        self._refresh()

    def _ally(self, at: int) -> None:
        self.seating = self.seating.allied(at)
        self._refresh()

    def _join(self, at: int) -> None:
        """Let somebody sit down, and ask for the name."""
        self.seating = self.seating.of(at + 1)
        self.layout(self.kit.metrics)
        self.form.focus(self._names[at])

    def _rename(self, at: int, typed: str) -> None:
        if typed and at not in self._settled:
            self.seating = self.seating.played_by(at, "")  # whoever types a name means to play
        self.seating = self.seating.named(at, typed)
        self._refresh()

    def _take(self, at: int, species: str) -> None:
        self.seating = self.seating.taken(at, species)
        self._refresh()

    def _leave_to(self, at: int, brain: str) -> None:
        self._settled.add(at)
        self.seating = self.seating.played_by(at, brain)
        self._refresh()

    def _reseed(self, text: str) -> None:
        self.seed = text
        self._refresh()

    def _replace_seed(self, entry: TextEntry) -> None:
        self.seed = entry.text = fresh_seed()
        self._refresh()

    def _go_on(self, at: int) -> None:
        """Go from a name to the next one, and from the last one to the game."""
        if at + 1 < self.seating.count:
            self.form.focus(self._names[at + 1])
        elif self._start_button.enabled:
            self._start_button.click()

    def _begin(self) -> None:
        self._start(self.seating.setup, self.seed.strip() or fresh_seed(), self.seating.brains)


def fresh_seed() -> str:
    """Return a seed that nobody chose."""
    return seed_text(randbits(64))
