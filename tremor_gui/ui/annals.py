"""The games of one house: it counts those that are finished, and shows what is counted of them."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tremor_gui.match import chronicle
from tremor_gui.match.chronicle import Finished, finished, key_of
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.figures import Feat, feats
from tremor_gui.match.session import Session
from tremor_gui.rules.text import Text
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scenes.statistics import Statistics
from tremor_gui.ui.tables.vocabulary import Vocabulary

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class Annals:
    """The finished games of one kind of game, in a file."""

    def __init__(self, app: "App", kept: Path, vocabulary: Callable[[], Vocabulary]) -> None:
        self._app = app
        self._kept = kept
        self._vocabulary = vocabulary

    @property
    def games(self) -> tuple[Finished, ...]:
        """The games, the latest last, read anew since another window may have counted some."""
        games, notice = chronicle.load(self._kept)
        self._tell(notice)
        words = self._vocabulary()
        return tuple(words.spoken(game) for game in games if game.game == words.game)

    def count(self, session: Session) -> None:
        """Count a match that is over; where nothing can be written, the table itself has said so."""
        game = finished(session, date.today())
        if game is None:
            return
        try:
            self._tell(chronicle.record(game, self._kept))
        except NotSaved:
            return

    def feats(self, session: Session) -> tuple[Feat, ...]:
        """Return what the end of a match was for those people who won it, if that is how it is counted."""
        winners = session.outcome.winners if session.outcome else ()
        words, kind = self._vocabulary(), partial(session.game.kind, session.setup)
        names = {words.called(session.names[seat], kind(seat)) for seat in winners}
        return tuple(feat for feat in feats(self.games, key_of(session)) if feat.name in names)

    def show(self) -> None:
        """Show the statistics over what is there."""
        scene = Statistics(self._app, self._vocabulary, lambda: self.games, self._forget)
        self._app.manager.push(scene)

    def _forget(self) -> None:
        try:
            chronicle.forget(self._kept)
        except NotSaved as error:
            self._tell(error.reason)

    def _tell(self, notice: Text | None) -> None:
        if notice is not None:
            self._app.toast(escape(translate(notice)))
