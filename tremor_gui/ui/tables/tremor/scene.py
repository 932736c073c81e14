"""The table of Tremor: a session is played here, by mouse or by keys."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tremor_gui.bots.thinker import Thinker
from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS
from tremor_gui.ui import keys
from tremor_gui.ui.autosave import Autosave, Shelf
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.stage.pose import Layout
from tremor_gui.ui.widgets.base import pressed_right

from .asker import Asker
from .asking import Asking
from .calls import Calls, Events
from .chips import Chip, last_chips, undo_chip
from .choices import Choice
from .controls import Controls
from .handover import ASKED, Handover
from .header import Header, HeaderDoings
from .hint import Hint
from .logbook import Logbook
from .odds import Odds
from .offers import choices
from .opponents import Opponents, pace
from .players_reader import PlayersReader
from .questions import question
from .recall import Recall
from .seating import Seating, SeatingWays
from .shown import Shown
from .tabletop import Tabletop
from .ways import Ways
from .whisper import Whisper

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class TremorTable(Shown):
    """Plays one session; every step is saved before it is seen."""

    def __init__(self, app: "App", session: Session, library: Shelf, ways: Ways, *, fresh: bool) -> None:
        """Sit down at a session; a fresh one shows its opening, and without a library nothing is saved."""
        super().__init__(app)
        self.session = session
        self._autosave = Autosave(library, app.toast, ways.count)
        self._ways = ways
        start = session.game.blank(session.setup) if fresh else session.state.table
        self._top = Tabletop(app.kit, session.setup, start, self._on_event, session.brains, aside=self.aside)
        self._looks = self._top.looks
        self._director = self._top.director
        self._thinker = Thinker(session.game)
        self._opponents = Opponents(app.kit, self._thinker, app.toast)
        self._hint = Hint(self._thinker)
        self._controls = Controls(app.kit, self._top, self._hint, self.commit, self._refuse, session.game)
        self._hands, self._walk, self._ring = self._controls.hands, self._controls.walk, self._controls.ring
        self._bar, self._fan = self._controls.bar, self._controls.fan
        self._asking = Asking(len(self._looks))
        self._calls = Calls(session)
        self._asker = Asker(session, self._controls, self._asking, self._calls, self.commit)
        self._handover = Handover(session, lambda: app.kit.preferences.confirm_turn and not self.aside)
        seated = SeatingWays(self._deal, self._take_back, ways.menu)
        self._seating = Seating(app, self._looks, session.people, seated)
        self._recall = Recall(self._top, session)
        self._log = Logbook(app.kit, session)
        about = self._top, self._log, partial(self._seating.seen, session)
        self._odds = Odds()
        self._reader = PlayersReader(app, *about, self._controls, self._recall, self._odds)
        doings = HeaderDoings(
            menu=ways.menu,
            log=self._log.toggle,
            rules=lambda: app.show_rules(""),
            fullscreen=app.toggle_fullscreen,
            again=self.show_again,
            undo=self.undo,
            save=self._save,
            pause=None if self.aside or len(session.people) == len(self._looks) else self._pause,
        )
        self._header = Header(app.kit, doings)
        self._point = (0.0, 0.0)
        self._whisper = Whisper(app.kit.sound.play)
        self._told_over = self._laid = False
        if fresh:
            self._save()
            self._show(session.opening.events)
        else:
            self._log.rewrite(session)

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.busy

    @property
    def saved(self) -> bool:
        """Whether the latest step is on disk."""
        return not self._autosave.complaint

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The choices of the present decision, none while something is being shown."""
        return self._controls.choices

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what the mouse or the keys are on."""
        return self._header.form.topic or self._reader.topic

    def layout(self, metrics: Metrics) -> None:
        """Share the window out anew; whatever was moving arrives."""
        self._top.place(metrics)
        self._controls.place()
        self._reader.place()
        self._log.place(self.areas.drawer)
        self._header.place(self.areas.header, paused=self._opponents.paused)
        self._laid = True
        self._deal()

    def leave(self) -> None:
        """Something lies over the table: point at nothing meanwhile."""
        self._hands.leave()
        self._whisper.sleep()
        self._top.rest()

    def close(self) -> None:
        """Let nobody think about this table any more."""
        self._thinker.close()

    def cancel(self) -> None:
        """Let go of whatever the mouse holds."""
        self._controls.cancel()
        self._header.form.cancel()
        self._reader.form.cancel()

    def commit(self, action: Action) -> None:
        """Take an option: play it, save it, and let it be seen. Whoever was only called passes."""
        if self._calls.pending:
            self._hint.close()  # no step parts one call from the next
            self._clear()
            return self._show(self._calls.go_on())
        events = self._handover.hold(action)
        if events is None:
            events = self._play(action)
        held, self._hands.let_go = self._hands.let_go, {}
        self._clear()
        self._show(events, held)

    def _play(self, action: Action) -> Events:
        """Play and save an option, and return what is to be seen of it."""
        self.session.play(action)
        self._save()
        return self._calls.begin()

    def _pass_on(self) -> None:
        """Take the option that was held back, with which the turn passes on."""
        action, shown = self._handover.release()
        events = self._play(action)[shown:]
        self._clear()
        self._show(events)

    def call_again(self) -> None:
        """Show the latest step of a match taken up again once more, if somebody is to be called in it."""
        if self._calls.owed:
            self._director.snap(self.session.steps[-2].state.table)
            self._log.rewrite(self.session, len(self.session.steps) - 1)
            self._show(self._calls.begin())

    def _save(self) -> None:
        self._autosave.save(self.session)
        self._header.unsaved.tell(self._autosave.complaint)

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        self._opponents.cancel()
        self._recall.put_away()
        self._director.skip()
        why = self._why_no_undo
        if why is None:
            return self._take_back()
        self._deal()
        self._whisper.refuse(translate(why), self._point)

    def show_again(self) -> None:
        """Show again what happened since the last turn of whoever is asked, or enough of it."""
        if self._recall.playing:
            return self._deal()
        if (why := self._recall.why_not) is not None:
            return self._whisper.refuse(translate(why), self._point)
        self._recall.show()
        self._controls.clear()

    @property
    def _why_no_undo(self) -> Text | None:
        return None if self._handover.waiting else self._seating.why_no_undo(self.session)

    def _take_back(self) -> None:
        if not self._handover.drop():
            self.session.undo(self.session.people)
        self._calls.forget()
        self._asking.excuse(self._calls.occasion)
        self._told_over = False
        self._save()
        self.kit.sound.play("undo")
        self._director.snap(self.session.state.table)
        self._log.rewrite(self.session)
        self._deal()

    def handle(self, event: pygame.Event) -> bool:
        """Answer the mouse and the keys."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._point = self.kit.metrics.logical(event.pos)
            self._whisper.stir()
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._whisper.hush()
                self._walk.leave()
        forms = (self._header.form, self._reader.form) if event.type != pygame.KEYDOWN else ()
        if True in [form.handle(event) for form in forms]:  # all are to know where the mouse is
            self._hands.leave()
            self._log.leave()
            return True
        if self._log.handle(event) or self._header.shortcut(event):
            return True
        if self._director.busy:
            return self._reader.handle(event, self._point) or self._hurry(event)
        if self._ring.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            if keys.pressed(event, keys.ACTIVATE):
                self._whisper.sleep()
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            return bool(event.y) and self._hands.wheel(event.y < 0, self._point)
        if self._bar.form.handle(event):
            self._hands.leave()
            return True
        if self._controls.handle(event, self._point):
            return True
        return self._reader.handle(event, self._point) or not pressed_right(event)

    def update(self, dt: float) -> bool:
        """Let time pass for all that moves."""
        was_busy = self._director.busy
        moved = self._top.update(dt, self._recall.pace or pace(self.session, self.kit.preferences))
        if was_busy and not self._director.busy:
            self._deal()
        over = self.session.outcome is not None and not self._calls.pending
        if over and not self._director.busy and not self._told_over:
            self._told_over = True
            self._ways.over(self)
            return True
        if not self._director.busy and (action := self._opponents.answer()) is not None:
            self.commit(action)
            return True
        widgets = (
            self._opponents.update(dt),
            self._hint.update(dt),
            self._whisper.update(dt),
            self._controls.update(dt),
            self._reader.update(dt, self._point),
            self._header.form.update(dt),
        )
        return moved or any(widgets)

    def _pause(self) -> None:
        """Hold the answers of bots back, or no longer."""
        self._opponents.pause()
        self.layout(self.kit.metrics)

    def _hurry(self, event: pygame.Event) -> bool:
        """Finish what is being shown at a click or a key."""
        click = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        enough = self._recall.playing and keys.ESCAPE.matches(event)
        if click or enough or keys.pressed(event, keys.ACTIVATE):
            self._director.skip()
            self._deal()
            return True
        if keys.ESCAPE.matches(event):
            self._ways.menu()
            return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        if keys.ESCAPE.matches(event):
            if self._log.open:
                self._log.toggle()
            elif not (self._controls.let_go() or self._reader.ways.let_go()):
                self._ways.menu()
            return True
        way = keys.direction(event)
        if way is not None and self._hands.spin_by_keys(way):
            return True
        if self._walk.handle(event):
            self._bar.form.focus(None)
            return True
        if self._reader.handle(event, self._point):
            return True
        if keys.TAB.matches(event) or keys.BACK_TAB.matches(event):
            self._walk.leave()
        looked_at = self._walk.looked_at
        if looked_at is not None and keys.pressed(event, keys.ACTIVATE):
            self.commit(looked_at.action)
            return True
        return self._bar.form.handle(event)

    def _show(self, events: Iterable[Event[Any]], held: Layout | None = None) -> None:
        """Let events be seen, or only what comes of them, if nothing is to move."""
        self._top.show(events, held)
        if not self._director.busy:
            self._deal()

    def _on_event(self, event: Event[Any], before: Table) -> None:
        if self._recall.playing:
            self._recall.tell(event, before)
        else:
            self._log.write(event, before)
        self._show_hand()

    def _show_hand(self) -> None:
        """Show the hand of whoever sits at the table as it is by now, while nothing of it can be played."""
        seat = self._seating.seated
        self._controls.show_hand(() if seat is None else self._director.table.hands[seat])

    def _clear(self) -> None:
        """Ask nothing while something is being shown, and look back no more."""
        self._opponents.rest()
        self._hint.rest()
        self._recall.put_away()
        self._header.allow_again(self._recall.why_not)
        self._controls.clear()

    def _deal(self) -> None:
        """Take up the decision of the session, or of whoever is to be called, once everything is shown."""
        self._clear()
        if self._director.busy or not self._laid:  # no curtain falls over what is not on the screen yet
            return
        if self._handover.waiting:
            return self._ask_to_pass_on()
        if not self._calls.pending:  # the chances, too, would tell what is still to be seen
            self._odds.look(self.session)
        view = self._calls.asked
        if view is None or view.decision is None:
            return self._tell_the_end()
        seat = view.seat
        if seat not in self.session.people:
            return self._leave_to_bot(seat)
        if self._calls.needless(self._seating.seated) or self._asking.passes(view, self._calls.occasion):
            return self.commit(PASS)
        if not self._seating.admit(self.session, view):
            return self._show_hand()
        if not self._calls.pending:  # what is still to be seen of the step is not to be told before
            self._recall.take_up(seat)
        self._header.allow_again(self._recall.why_not)
        offered = choices(view, self._looks)
        prompt = question(view, view.decision.prompt, self._looks)
        self._controls.deal(view, offered, self._looks[seat], prompt, self._chips(view, offered))
        self._controls.suggest(self.session, self.kit.preferences.suggest and not self.aside)

    def _leave_to_bot(self, seat: int) -> None:
        """Let a bot decide, while whoever sits at the table still sees their hand."""
        self._opponents.ask(self.session)
        self._show_hand()
        if self._opponents.seat is not None:
            chips = self._opponents.chips(self._undo_chip())
            self._controls.tell(self._looks[seat], self._opponents.words, chips)

    def _ask_to_pass_on(self) -> None:
        """Let whoever has come to the end of a turn end it, or take its last step back."""
        self._show_hand()
        buttons = self._handover.chips(self._pass_on, self._undo_chip())
        self._controls.tell(self._looks[self._director.table.active], ASKED, buttons)

    def _tell_the_end(self) -> None:
        """Say that the match is over, and lead back to its result."""
        chips = last_chips(lambda: self._ways.over(self), self._undo_chip())
        self._controls.tell(self._looks[self.session.state.table.won[0]], say("The game is over."), chips)

    def _chips(self, view: View[Table], offered: tuple[Choice, ...]) -> list[Chip]:
        return self._asker.chips(view, offered, self._undo_chip(), self._deal)

    def _undo_chip(self) -> Chip:
        return undo_chip(self.undo, self._why_no_undo)

    def _refuse(self, action: Action | None) -> None:
        if action is not None and (reason := self._controls.why_not(action)):
            self._whisper.refuse(reason, self._point)
