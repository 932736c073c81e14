"""What is out and what is left: tiles, Climate Cards and Catastrophes, as one seat may count them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.describe import DISASTER_NAMES, face_name
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTER_KEYS, DISASTERS
from tremor_gui.games.tremor.texts import CARD_NAMES, CATASTROPHE_NAMES
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, ngettext, translate
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Choice, Label, ListView, RichLabel
from tremor_gui.ui.widgets.base import Widget

from .facts import Facts, facts
from .layout import tile_image

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

PILES: Final = Shortcut(pygame.KSCAN_D, "D")
TILES, CARDS_TAB, CATASTROPHES_TAB = "tiles", "cards", "catastrophes"
"""The pages of the sheet."""
_WIDTH: Final = 980.0
_HEIGHT: Final = 600.0
_MARGIN: Final = 28.0
_HEAD: Final = 54.0
_TABS: Final = 44.0
_GAP: Final = 24.0
_HEADING: Final = 34.0
_ROW: Final = 44.0
_THUMB: Final = (56.0, 35.0)
_PITCHES: Final = (68.0, 60.0, 54.0, 48.0, 42.0, 36.0)
"""Distances of two tiles; the largest at which all find room is taken."""
_APART: Final = 6.0
_COUNTED: Final = 56.0
_LEGEND: Final = 22.0
_PIP: Final = 11.0
_NAME: Final = theme.BODY.sized(17)
_TITLE: Final = theme.STRONG
_VEIL: Final = palette.PAPER + "80"


class Entry(NamedTuple):
    """A row of a list."""

    picture: str
    name: str
    note: str
    place: str
    """Where the rules tell of it."""


class Piles(Sheet):
    """Lies over the table; a double click or Enter on a card looks it up."""

    def __init__(self, app: "App", table: Table, page: str = TILES) -> None:
        """Count on a table as a seat sees it."""
        super().__init__(app)
        self._table = table
        self.facts: Facts = facts(table)
        """What is shown."""
        self.page = page
        """The page that is open."""

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle of the window, with one page."""
        sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 24))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN + 12)
        close = Button(self.kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        self.form.default = self.add_head(_("What is out and what is left"), close, inner)
        top = inner.top + _HEAD
        tabs = [(TILES, _("Tiles"))]
        if self._table.cards:
            tabs.append((CARDS_TAB, _("Climate Cards")))
        if self._table.catastrophes:
            tabs.append((CATASTROPHES_TAB, _("Catastrophes")))
        if len(tabs) > 1:
            choice = self.form.add(Choice(self.kit, tabs, self.page, self._turn_to))
            choice.place(inner.left, top, inner.width, _TABS)
            self.form.focus(choice)
            top = choice.box.bottom + 12
        body = Box(inner.left, top, inner.width, inner.bottom - top)
        fill = {TILES: self._add_tiles, CARDS_TAB: self._add_cards, CATASTROPHES_TAB: self._add_catastrophes}
        fill[self.page](body)

    def handle(self, event: pygame.Event) -> bool:
        """Close by the key that opened it, too."""
        if PILES.matches(event):
            self.app.manager.pop()
            return True
        return super().handle(event)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.layout(self.kit.metrics)

    def _add_tiles(self, body: Box) -> None:
        found = self.facts
        left = _("May still turn up: {count}").format(count=len(found.tiles_left))
        down = ngettext("one tile lies face down", "{count} tiles lie face down", found.unexplored)
        heading = f"{left} ({down.format(count=found.unexplored)})"
        pitch = self._pitch(body)
        below = self._add_faces(body, heading, found.tiles_left, pitch, dim=False)
        rest = Box(body.left, below + 8, body.width, 0)
        heading = _("Come to light: {count}").format(count=len(found.tiles_out))
        below = self._add_faces(rest, heading, found.tiles_out, pitch, dim=True)
        width = body.width / len(DISASTERS)
        top = max(below + _LEGEND, body.bottom - _COUNTED)
        legend = Label(self.kit, _("Full: come to light. Empty: may still turn up."), theme.SMALL)
        self.form.add(legend).place(body.left, top - _LEGEND + 6, body.width, _LEGEND)
        for disaster, (out, missing) in enumerate(found.disasters):
            counted = self.form.add(_Counted(self.kit, disaster, out, missing))
            counted.place(body.left + disaster * width, top, width, _COUNTED)

    def _pitch(self, body: Box) -> float:
        """Return the distance of two tiles at which all of them find room, or the least there is."""
        room = body.height - 2 * _HEADING - 8 - _LEGEND - _COUNTED
        shown = self.facts.tiles_left, self.facts.tiles_out
        for pitch in _PITCHES:
            columns = int((body.width + _APART) // pitch)
            if sum(-(-len(faces) // columns) for faces in shown) * pitch <= room:
                break
        return pitch

    def _add_faces(self, at: Box, heading: str, faces: tuple[int, ...], pitch: float, *, dim: bool) -> float:
        """Add tiles below a heading, and return where they end."""
        self._add_heading(heading, at)
        columns = int((at.width + _APART) // pitch)
        top = at.top + _HEADING
        for number, face in enumerate(faces):
            row, column = divmod(number, columns)
            tile = self.form.add(_Face(self.kit, face, dim=dim))
            side = pitch - _APART
            tile.place(at.left + column * pitch, top + row * pitch, side, side)
        return top + -(-len(faces) // columns) * pitch

    def _add_cards(self, body: Box) -> None:
        found = self.facts
        discard = [_card(card) for card in found.discard]
        heading = _("Discard pile: {count}, the latest first").format(count=len(discard))
        left, right = _halves(body)
        self._add_list(left, heading, discard, _("No card has been discarded since the deck was shuffled."))
        deck = _("in the deck {deck}, in hands {hands}").format(deck=found.deck, hands=found.hidden)
        missing = found.deck + found.hidden
        heading = _("Not seen: {count} ({where})").format(count=missing, where=deck)
        cards = [_card(card, count) for card, count in found.cards_left]
        self._add_list(right, heading, cards, _("Every card has been seen."))

    def _add_catastrophes(self, body: Box) -> None:
        found = self.facts
        struck = [_catastrophe(card) for card in found.struck]
        left, right = _halves(body)
        heading = _("Have struck: {count}, the latest first").format(count=len(struck))
        self._add_list(left, heading, struck, _("None has struck yet."))
        looming = [_catastrophe(card) for _stage, cards in found.looming for card in cards]
        heading = _("May strike next: {count}").format(count=len(looming))
        self._add_list(right, heading, looming, _("All have struck: they are shuffled first."))

    def _add_list(self, box: Box, heading: str, entries: list[Entry], nothing: str) -> None:
        self._add_heading(heading, box)
        place = Box(box.left, box.top + _HEADING, box.width, box.height - _HEADING)
        if not entries:
            label = self.form.add(RichLabel(self.kit, nothing, theme.SMALL.sized(16), Align.LEFT))
            label.place(*place)
            return
        rows = ListView(self.kit, entries, _ROW, _draw_row, on_open=self._look_up)
        self.form.add(rows).place(*place)

    def _add_heading(self, heading: str, at: Box) -> None:
        self.form.add(Label(self.kit, heading, _TITLE)).place(at.left, at.top, at.width, _HEADING - 6)

    def _look_up(self, entry: Entry) -> None:
        self.app.show_rules(entry.place)


class _Face(Widget):
    """A tile face, which says what it is."""

    solid = False

    def __init__(self, kit: Kit, face: int, *, dim: bool) -> None:
        super().__init__(kit, tooltip=f"<b>{translate(face_name(face))}</b>")
        self._face = face
        self._dim = dim

    def draw(self, pen: Pen) -> None:
        """Draw it, paler if it is nothing new any more."""
        pen.image(tile_image(self._face), self.box)
        if self._dim:
            pen.fill(_VEIL, self.box)


class _Counted(Widget):
    """A disaster with a full pip for each tile that shows it, and an empty one for each still to come."""

    solid = False

    def __init__(self, kit: Kit, disaster: int, out: int, left: int) -> None:
        name = translate(DISASTER_NAMES[disaster])
        told = _("<b>{disaster}</b>\nCome to light on tiles: {out}\nMay still turn up on: {left}")
        super().__init__(kit, tooltip=told.format(disaster=name, out=out, left=left))
        self._disaster = disaster
        self._pips = [True] * out + [False] * left

    def draw(self, pen: Pen) -> None:
        """Draw the emblem and the pips."""
        key = DISASTER_KEYS[self._disaster]
        emblem = Box(self.box.left, self.box.centery - 18, 36, 36)
        pen.image(f"emblems/{key}", emblem)
        step = min(_PIP + 4, (self.box.right - emblem.right - 14) / max(len(self._pips), 1))
        side = min(_PIP, step - 3)
        for number, full in enumerate(self._pips):
            at = emblem.right + 6 + number * step
            pip = Box(at, self.box.centery - side / 2, side, side)
            if full:
                pen.fill(palette.INK, pip, 2)
            else:
                pen.outline(palette.INK, pip, 2, 2)


def _halves(body: Box) -> Iterator[Box]:
    width = (body.width - _GAP) / 2
    return (Box(body.left + side * (width + _GAP), body.top, width, body.height) for side in (0, 1))


def _card(card: int, count: int = 1) -> Entry:
    key = f"cards/{CARDS[card].key}"
    return Entry(key, translate(CARD_NAMES[card]), f"{count}x" if count > 1 else "", key)


def _catastrophe(card: int) -> Entry:
    design = CATASTROPHES[card]
    key = f"catastrophes/{design.key}"
    return Entry(key, translate(CATASTROPHE_NAMES[card]), _("stage {stage}").format(stage=design.stage), key)


def _draw_row(pen: Pen, box: Box, entry: Entry, selected: bool) -> None:
    width, height = _THUMB
    thumb = Box(box.left + 6, box.centery - height / 2, width, height)
    pen.image(entry.picture, thumb)
    right = box.right - 10
    note = pen.line(entry.note, theme.SMALL.coloured(palette.INK), (right, box.centery), "midright")
    room = right - note.width / pen.kit.metrics.scale - thumb.right - 18
    pen.line(entry.name, _NAME, (thumb.right + 10, box.centery), "midleft", room)
