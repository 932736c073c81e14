"""The ways into a match that is looked back on: the replay, its chart, and another way it might have gone."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tremor_gui.match.branch import branch
from tremor_gui.match.session import Session
from tremor_gui.ui.scenes.export import ExportSheet

from .chances import Chances
from .exporting import exported
from .replay import Replay, ReplayWays
from .what_if import WhatIf

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class Past:
    """Opens each over whatever is on the screen; leaving leads back there."""

    def __init__(self, app: "App", play_on: Callable[[Session], None], exports: Path) -> None:
        """``play_on`` gets a match that has just parted from one that was looked back on.

        What is exported goes to the folder ``exports``, which need not exist.
        """
        self._app = app
        self._play_on = play_on
        self._exports = exports

    def watch(self, session: Session, step: int | None = None) -> None:
        """Look back on a match, from a step on if one is named; of one that is over all hands are seen."""
        session.laid_open = session.outcome is not None and session.state.table.cards
        ways = ReplayWays(
            leave=self._app.manager.pop,
            chart=lambda replay: self._chart(session, replay.seek),
            what_if=self._what_if,
            export=self._export,
        )
        self._app.manager.push(Replay(self._app, session, ways, step))

    def chart(self, session: Session) -> None:
        """Open the chart of the chances, which leads into the replay."""
        self._chart(session, lambda step: self.watch(session, step))

    def _chart(self, session: Session, seek: Callable[[int], None]) -> None:
        """Open the chart; what is picked in it takes its place."""

        def picked(step: int) -> None:
            self._app.manager.pop()
            seek(step)

        self._app.manager.push(Chances(self._app, session, self._app.manager.pop, picked))

    def _what_if(self, replay: Replay) -> None:
        session, at = replay.session, replay.at

        def begin(brains: tuple[str, ...]) -> None:
            self._play_on(branch(session, at, brains))

        self._app.manager.push(WhatIf(self._app, session, replay.when, begin))

    def _export(self, replay: Replay) -> None:
        source = exported(self._app.kit, replay.film, self._exports, lambda: datetime.now(UTC))
        self._app.manager.push(ExportSheet(self._app, source))
