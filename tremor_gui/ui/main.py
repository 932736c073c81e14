"""The house with its doors: which scene leads to which."""

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import chain
from pathlib import Path
from random import SystemRandom
from secrets import randbits
from typing import Final

from tremor_gui.games import GAMES
from tremor_gui.match import settings as store
from tremor_gui.match.errors import Complaint, NotSaved, Unreadable
from tremor_gui.match.inbox import Inbox
from tremor_gui.match.library import Entry, Library
from tremor_gui.match.paths import (
    exports_folder,
    inbox_folder,
    progress_file,
    saves_folder,
    settings_file,
    statistics_file,
)
from tremor_gui.match.session import Session
from tremor_gui.match.settings import Settings
from tremor_gui.rules.chance import seed_text
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.annals import Annals
from tremor_gui.ui.app import App
from tremor_gui.ui.autosave import Autosave
from tremor_gui.ui.desktop import WINDOW, NoDisplay, Place
from tremor_gui.ui.faults import failed, kept, report
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.keyboard import Keyboard, everywhere
from tremor_gui.ui.scenes.mishap import Mishap
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.pause import Pause, PauseActions
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.scenes.rulebook import RuleBook
from tremor_gui.ui.scenes.saves import Saves
from tremor_gui.ui.scenes.title import Title, TitleActions, Unfinished
from tremor_gui.ui.school import School
from tremor_gui.ui.tables.tremor.first_game import BRAINS, first_game, is_first_game
from tremor_gui.ui.tables.tremor.keyboard import at_the_table, in_a_replay
from tremor_gui.ui.tables.tremor.lessons.subject import tremor_subject
from tremor_gui.ui.tables.tremor.needed import FURNITURE
from tremor_gui.ui.tables.tremor.opening.seating import Seating
from tremor_gui.ui.tables.tremor.past import Past
from tremor_gui.ui.tables.tremor.puzzle.puzzling import Puzzling
from tremor_gui.ui.tables.tremor.rulebook import rulebook
from tremor_gui.ui.tables.tremor.saved import played_in, players_in
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.vocabulary import praise, tremor_vocabulary
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.widgets.modal import Answer, Question

ALIKE: Final = {field.name for field in fields(Preferences)} - {"motion", "language"}
"""What has the same name and value among the settings and the preferences."""
_LOOKING: Final = 0.25
"""Seconds between two looks into the inbox."""


def run(
    save: Path | None = None,
    size: tuple[int, int] | None = None,
    frames: int | None = None,
    shot: Path | None = None,
    seed: str | None = None,
) -> int:
    """Open the window and play until it is closed; return the exit status.

    With a save, go on with it. With ``seed``, a new game proposes that seed.
    Raises ``Complaint`` where there is no screen, the save cannot be read, or the game fails so early
    or so badly that no scene can tell of it.
    """
    settings, notice = store.load(settings_file())
    try:
        place = None if size else settings.window
        app = App(size or WINDOW, place=place, preferences=preferences(settings))
        try:
            library = Library(saves_folder(), GAMES)
            house = House(app, library, seed)
            for told in filter(None, (notice, unsafe(library))):
                app.toast(escape(translate(told)))
            first = house.first(save)
            if settings.fullscreen:
                app.toggle_fullscreen()
            inbox = Inbox(inbox_folder())
            with inbox.kept() as own:
                if own:
                    app.every_frame = Visitors(inbox, house.visit)
                app.run(first, frames=frames, shot=shot)
        finally:
            app.close()
    except NoDisplay as error:
        raise Complaint(say("{reason}", reason=str(error))) from error
    except Complaint:
        raise
    except Exception as error:  # there is no window yet, or even what tells of faults has failed
        raise failed(error) from error
    keep(app.kit.preferences, app.fullscreen, None if size else app.place, settings)
    return 0


def unsafe(library: Library) -> Text | None:
    """Return what players should know before they begin: why nothing can be saved, or None if it can."""
    try:
        library.probe()
    except NotSaved as error:
        return say("What you play now will be lost when you leave. {reason}", reason=error.reason)
    return None


def preferences(settings: Settings) -> Preferences:
    """Return what the interface makes of the settings."""
    alike = {name: getattr(settings, name) for name in ALIKE}
    return Preferences(**alike, motion=not settings.reduced_motion, language=settings.language or None)


def keep(chosen: Preferences, fullscreen: bool, place: Place | None, settings: Settings) -> None:
    """Write down what was set during play; a folder that takes nothing is no reason to complain now."""
    alike = {name: getattr(chosen, name) for name in ALIKE}
    changed = Settings(
        **alike,
        reduced_motion=not chosen.motion,
        language=chosen.language or "",
        fullscreen=fullscreen,
        window=place or settings.window,
    )
    if changed != settings:
        try:
            store.save(changed, settings_file())
        except NotSaved:
            return


class Visitors:
    """Looks now and then whether somebody wants to see a file in this window."""

    def __init__(self, inbox: Inbox, visit: Callable[[Path], None]) -> None:
        self._inbox = inbox
        self._visit = visit
        self._waited = 0.0

    def __call__(self, dt: float) -> None:
        """Let time pass, and open a file that has come."""
        self._waited += dt
        if self._waited < _LOOKING:
            return
        self._waited = 0.0
        path = self._inbox.take()
        if path is not None:
            self._visit(path)


class House:
    """Makes the scenes of one window and joins them."""

    def __init__(self, app: App, library: Library, seed: str | None = None) -> None:
        self._app = app
        self._library = library
        self._seed = seed
        self._playing: TremorTable | None = None
        self._warned = False
        subject = tremor_subject(app, self._pause_lesson, self._first_game)
        self._school = School(app, subject, progress_file())

        def play_on(session: Session) -> None:
            self._leaving(lambda: self._go_another_way(session))()

        self._past = Past(app, play_on, exports_folder())
        self._puzzling = Puzzling(app, self._to_title)
        self._annals = Annals(app, statistics_file(), tremor_vocabulary)
        app.may_quit = self._may_quit
        app.after_fault = self._mishap
        app.show_keys = self._keys
        app.dropped = self._dropped
        app.show_rules = self._rules

    def first(self, save: Path | None) -> Scene:
        """Return what is shown first: a save, or the title, or what tells of a fault in making that.

        Raises ``Unreadable``.
        """
        try:
            return self.title() if save is None else self.opened(save)
        except Unreadable:
            raise
        except Exception as error:
            return self._mishap(error)

    def title(self) -> Title:
        """Return the first screen; while it is looked at, what a table shows is loaded."""
        self._app.kit.images.expect(FURNITURE)
        return Title(
            self._app,
            TitleActions(
                unfinished=self._unfinished,
                new_game=self._new_game,
                saved_games=self._saves,
                school=lambda: self._school.door,
                puzzles=self._puzzling.open,
                statistics=self._annals.show,
            ),
        )

    def opened(self, path: Path) -> TremorTable:
        """Return the table with a save on it. Raises ``Unreadable``."""
        found = self._library.open(path)
        if found.notice is not None:
            self._app.toast(escape(translate(found.notice)))
        return self._table(found.session, fresh=False)

    def _mishap(self, error: Exception) -> Mishap:
        """Return what tells of a fault; the match on the table is gone on with from its own save.

        Where none was on the table, that is the latest one.
        """
        if self._playing is None:
            unfinished = self._unfinished()
            again = None if unfinished is None else unfinished.resume
            return Mishap(self._app, report(error), None, again, self._to_title)
        match = kept(self._library, self._playing.session, saved=self._saved)
        path = match.file
        again = None if path is None else lambda: self._show(path)
        self._playing = None  # what could be saved of it is: nobody need be asked before leaving
        return Mishap(self._app, report(error), match, again, self._to_title)

    def visit(self, path: Path) -> None:
        """Come forward and show a save that was opened elsewhere; where steps would be lost, ask first.

        Of one that cannot be read it is said at once why, and nobody need be asked.
        """
        self._app.come_forward()
        problem = self._library.entry(path).problem
        if problem is not None:
            self._app.toast(escape(translate(problem)))
            return
        self._leaving(lambda: self._show(path))()

    def _dropped(self, path: Path) -> None:
        """Show a save that was dropped on the window; it is one of the saved games from now on."""
        self._leaving(lambda: self._show(path, keep=True))()

    def _show(self, path: Path, *, keep: bool = False) -> None:
        """Open a save in the place of everything else; if it cannot be read, say so.

        One from elsewhere that is to be kept is saved here at once, not only after its next step.
        """
        try:
            table = self.opened(path)
        except Unreadable as error:
            self._app.toast(escape(translate(error.reason)))
            return
        if keep and self._library.path_of(table.session) is None:
            Autosave(self._library, self._app.toast).save(table.session)
        self._app.manager.reset(table)

    def _to_title(self) -> None:
        self._app.manager.reset(self.title())

    def _new_game(self) -> None:
        scene = NewGame(self._app, self._start, self._app.manager.pop, self._seed, self._seating())
        self._app.manager.push(scene)

    def _seating(self) -> Seating | None:
        """Return who sat at a table last, and is likely to play again; None if nobody did.

        Nobody has chosen how a first game is set up.
        """
        session = None if self._playing is None else self._playing.session
        now = [] if session is None else [(session.setup, session.brains)]
        before = ((entry.setup, entry.brains) for entry in self._library.entries() if entry.setup is not None)
        last = next((match for match in chain(now, before) if not is_first_game(*match)), None)
        return None if last is None else Seating.like(*last)

    def _start(self, setup: object, seed: str, brains: tuple[str, ...]) -> None:
        session = Session.start(GAMES["tremor"], setup, seed, brains)
        self._app.manager.reset(self._table(session, fresh=True))

    def _first_game(self) -> None:
        """Begin a game against one easy bot, in which each turn begins with a suggestion."""
        self._app.apply(replace(self._app.kit.preferences, suggest=True))
        self._start(first_game(SystemRandom()), seed_text(randbits(64)), BRAINS)
        told = _("Each of your turns begins with a suggestion. <b>H</b> puts it away, the settings end it.")
        self._app.toast(told)

    def _saves(self) -> None:
        pop = self._app.manager.pop
        self._app.manager.push(Saves(self._app, self._library, self._open_session, self._past.watch, pop))

    def _open_session(self, session: Session) -> None:
        self._app.manager.reset(self._table(session, fresh=False))

    def _table(self, session: Session, *, fresh: bool) -> TremorTable:
        ways = Ways(menu=self._pause, over=self._over, count=self._annals.count)
        self._playing = TremorTable(self._app, session, self._library, ways, fresh=fresh)
        if not fresh:
            self._playing.call_again()
        return self._playing

    @property
    def _saved(self) -> bool:
        """Whether everything played is on disk."""
        return self._playing is None or self._playing.saved

    def _may_quit(self) -> bool:
        """Return whether nothing is lost by closing the window; where something is, ask once."""
        if self._saved or self._warned:
            return True
        self._warned = True
        self._leaving(self._app.stop)()
        return False

    def _leaving(self, action: Callable[[], None]) -> Callable[[], None]:
        """Return an action that leaves the table, asking first where steps would be lost."""

        def leave() -> None:
            if self._saved:
                action()
                return
            answers = (Answer(_("Leave the game"), action), Answer(_("Stay"), accent=True))
            text = _("The latest steps could not be saved. If you leave now, they are lost.")
            self._app.manager.push(Question(self._app, _("Not saved"), text, answers))

        return leave

    def _rules(self, place: str) -> None:
        self._app.manager.push(RuleBook(self._app, rulebook, place))

    def _keys(self) -> None:
        columns = ((everywhere(), in_a_replay()), (at_the_table(),))
        self._app.manager.push(Keyboard(self._app, columns))

    def _pause(self) -> None:
        def note() -> str:
            if self._saved:
                return _("The game is saved after every step.")
            return _("The latest steps could not be saved!")

        self._app.manager.push(Pause(self._app, self._pause_actions(), note))

    def _pause_lesson(self) -> None:
        def note() -> str:
            return _("Your place in the tutorial is kept.")

        self._app.manager.push(Pause(self._app, self._pause_actions(), note))

    def _pause_actions(self) -> PauseActions:
        return PauseActions(
            saved_games=self._leaving(self._saves),
            new_game=self._leaving(self._new_game),
            to_title=self._leaving(self._to_title),
        )

    def _over(self, table: TremorTable) -> None:
        session = table.session
        actions = ResultActions(
            new_game=self._new_game,
            look=self._app.manager.pop,
            watch=lambda: self._past.watch(session),
            chances=lambda: self._past.chart(session),
            to_title=self._to_title,
        )
        said = praise(self._annals.feats(session))
        self._app.manager.push(Result(self._app, session, actions, said))

    def _go_another_way(self, session: Session) -> None:
        """Play a match that has just parted from another one, and save it before anything else."""
        Autosave(self._library, self._app.toast).save(session)
        self._open_session(session)

    def _unfinished(self) -> Unfinished | None:
        entry = self._library.latest()
        return None if entry is None else Unfinished(_note(entry), lambda: self._show(entry.path))


def _note(entry: Entry) -> str:
    """Return who plays an unfinished match and how far they are, marked up."""
    names = ", ".join(escape(name) for name in players_in(entry))
    return f"<b>{names}</b>\n" + _("{variant}, round {round}").format(
        variant=played_in(entry), round=entry.round
    )
