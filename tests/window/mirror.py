"""A table without a window that is led along, to learn where in the real one a decision is taken."""

from pathlib import Path
from typing import Final

import pygame

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Spin
from tremor_gui.games.tremor.table import cell_of
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.tables.tremor.choices import BOARD, BUTTON, Choice, Handle
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.widgets.button import Button

ASIDE: Final = (0.41, -0.41)
"""A corner of a tile, in shares of its side from its middle, where no meeple stands in the way."""


class Mirror:
    """Stands where the real game stands, and tells which clicks take an option there."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self._app = App(size, headless=True, preferences=Preferences(motion=False))
        self._folder = folder

    def clicks(self, session: Session, action: Action) -> list[Point] | None:
        """Return where to click to take an option, or None if clicks alone do not."""
        ways = Ways(menu=self._app.stop, over=lambda _table: None)
        table = TremorTable(self._app, session, Library(self._folder, GAMES), ways, fresh=False)
        self._app.manager.reset(table)
        self._app.manager.update(1.0)
        before, points = len(session.steps), []
        for point in self._way(table, action):
            self._click(point)
            points.append(point)
        self._app.manager.update(0.1)
        for button, offered in table._ring._buttons if len(session.steps) == before else ():
            if offered.action == action:
                self._click(button.box.center)
                points.append(button.box.center)
                break
        return points if len(session.steps) > before and session.steps[before].action == action else None

    def close(self) -> None:
        self._app.close()

    def _way(self, table: TremorTable, action: Action) -> list[Point]:
        if isinstance(action, Spin):
            buttons = [one for one in table._bar.form.widgets if isinstance(one, Button)]
            return [one.box.center for one in buttons if one.icon == "check" and not any(action.turns)]
        choice: Choice = next(one for one in table.offered if one.action == action)
        if choice.group == BUTTON:
            return [table._bar.buttons[choice.drop].center]
        first = [] if choice.pick is None or choice.pick[0] == "supply" else [_spot(table, choice.pick)]
        return [*first, _spot(table, choice.drop)]

    def _click(self, point: Point) -> None:
        at = self._app.kit.metrics.point(point)
        self._app.feed(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._app.feed(pygame.Event(kind, pos=at, button=1, clicks=1))


def _spot(table: TremorTable, handle: Handle) -> Point:
    lying = table.session.state.table
    if handle[0] == "tile":
        x, y = table.areas.cell(cell_of(lying, int(handle[1])))
        return x + ASIDE[0] * table.areas.tile, y + ASIDE[1] * table.areas.tile
    if handle == BOARD:
        return table.areas.board.center
    return table._controls.targets.centre(handle, lying)
