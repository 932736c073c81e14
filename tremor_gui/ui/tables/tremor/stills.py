"""Pictures of a match for other programs: the table after a step, with nothing to press on it."""

from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from tremor_gui.match.film import Film
from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Paragraphs
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sound import NullAudio
from tremor_gui.ui.text import Typesetter

from .lights import Lights
from .logbook import Logbook
from .open_hand import OpenHand, hand_place
from .replay_bar import draw_paper, whens
from .tabletop import Tabletop
from .timeline import Timeline, stretches

_LINES: Final = 60
_TITLE: Final = theme.TITLE.sized(30).coloured(palette.CREAM)
_LEAST_LOG: Final = 190.0


class Stills:
    """Draws them all on one surface, of a size that does not depend on the window."""

    def __init__(self, kit: Kit, film: Film, size: tuple[int, int]) -> None:
        """Draw a film in a size in pixels, with the pictures and the language of a kit."""
        self._film = film
        session = film.session
        metrics = Metrics.fit(size)
        text = Typesetter(metrics.scale)
        still = replace(kit.preferences, motion=False)
        self._kit = Kit(metrics, text, Paragraphs(text, kit.images), kit.images, NullAudio(), still)
        self._surface = pygame.Surface(size).convert()
        self._top = Tabletop(
            self._kit, session.setup, film.table(0), lambda _event, _before: None, session.brains, tall=True
        )
        self._hands = [
            OpenHand(self._kit, look.name, partial(self._hand, seat)).place(*hand_place(plate))
            for seat, (look, plate) in enumerate(zip(self._top.looks, self._top.areas.plates, strict=True))
        ]
        self._log = Logbook(self._kit, session, _LINES)
        areas = self._top.areas
        self._bar = Box(areas.hand.left, areas.bar.top, areas.bar.right - areas.hand.left, areas.bar.height)
        inner = self._bar.inflate(-20, 0)
        self._timeline = Timeline(
            self._kit, film.last, stretches(film, self._top.looks), (), lambda _at: None
        )
        self._timeline.place(inner.left, inner.top + 4, inner.width, 44)
        self._caption = Box(inner.left + 12, inner.bottom - 48, inner.width - 24, 42)
        below = areas.plates[-1].bottom + 8
        self._log.open = areas.drawer.bottom - below >= _LEAST_LOG
        self._log.place(Box(areas.drawer.left, below, areas.drawer.width, areas.drawer.bottom - below))

    def draw(self, step: int) -> pygame.Surface:
        """Return the picture of a step; the next one is drawn on the same surface."""
        film, top = self._film, self._top
        table = film.table(step)
        top.director.snap(table)
        self._log.rewrite(film.session, step + 1)
        self._timeline.value = step
        pen = Pen(self._kit, self._surface)
        top.draw_ground(pen, film.asked(step))
        top.draw_pieces(pen, Lights())
        draw_paper(pen, self._bar, self._caption, whens(film, step), self._log.latest)
        self._timeline.draw(pen)
        header = top.areas.header
        pen.line(film.session.game.title, _TITLE, header.midright, "midright", header.width)
        for hand in self._hands if table.cards else ():
            hand.draw(pen)
        self._log.draw(self._surface)
        return self._surface

    def _hand(self, seat: int) -> tuple[int, ...]:
        return self._top.director.table.hands[seat]  # type: ignore[no-any-return]
