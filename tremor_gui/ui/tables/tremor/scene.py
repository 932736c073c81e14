"""The table of Tremor: a session is played here, by mouse or by keys."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pygame

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.game import View
from tremor_gui.rules.text import say
from tremor_gui.rules.window import PASS
from tremor_gui.ui import keys
from tremor_gui.ui.autosave import Autosave
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.stage.pose import Layout
from tremor_gui.ui.widgets.form import Form

from .areas import Areas
from .asking import Asking
from .bar import Bar
from .chips import Chip, Doings, chips, last_chips
from .choices import TRAVERSE, Choice, Handle
from .fan import Fan, playable
from .gaze import Gaze
from .ghosts import draw_ghosts
from .handles import Targets, targets
from .hands import Hands
from .header import HELP, LOG, draw_unsaved, lay_header
from .lights import actions_left
from .logbook import Logbook
from .notes import entry, hover_note
from .offers import choices
from .picture import draw_carried
from .questions import caption_of, question
from .ring import Ring
from .seating import Seating, SeatingWays, asked_seat
from .tabletop import Tabletop
from .walk import Walk
from .ways import Ways, Wishes
from .whisper import Whisper

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class TremorTable(Scene):
    """Plays one session; every step is saved before it is seen."""

    def __init__(self, app: "App", session: Session, library: Library, ways: Ways, *, fresh: bool) -> None:
        """Sit down at a session; a fresh one shows its opening."""
        super().__init__(app)
        self.session = session
        self._autosave = Autosave(library, app.toast)
        self._ways = ways
        start = session.game.blank(session.setup) if fresh else session.state.table
        self._top = Tabletop(app.kit, session.setup, start, self._on_event)
        self._looks = self._top.looks
        self._director = self._top.director
        self._hands = Hands(
            Wishes(commit=self.commit, refuse=self._refuse, menu=self._open_ring, sound=app.kit.sound.play)
        )
        self._walk = Walk()
        self._ring = Ring(app.kit)
        self._bar = Bar(app.kit)
        self._fan = Fan()
        self._asking = Asking(len(self._looks))
        self._seating = Seating(app, self._looks, SeatingWays(self._deal, self._take_back, ways.menu))
        self._header = Form(app.kit)
        self._log = Logbook(app.kit, session.game, session.names)
        self._view: View[Table] | None = None
        self._choices: tuple[Choice, ...] = ()
        self._group: str | None = None
        self._point = (0.0, 0.0)
        self._whisper = Whisper()
        self._gaze = Gaze(self._ring, self._hands, self._walk, self._top.design)
        self._told_over = False
        if fresh:
            self._autosave.save(session)
            self._show(session.opening.events)
        else:
            self._log.rewrite(session)

    @property
    def areas(self) -> Areas:
        """Where the parts of the table lie."""
        return self._top.areas

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.busy

    @property
    def saved(self) -> bool:
        """Whether the latest step is on disk."""
        return not self._autosave.failing

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The choices of the present decision, none while something is being shown."""
        return self._choices

    def layout(self, metrics: Metrics) -> None:
        """Share the window out anew; whatever was moving arrives."""
        self._top.place(metrics)
        self._bar.place(self.areas.bar)
        self._fan.place(self.areas.hand)
        self._log.place(self.areas.drawer)
        doings = self._ways.menu, self._log.toggle, self.app.toggle_fullscreen, self._explain
        lay_header(self._header, self.areas.header, *doings)
        self._deal()

    def leave(self) -> None:
        """Something lies over the table: point at nothing meanwhile."""
        self._hands.leave()

    def cancel(self) -> None:
        """Let go of whatever the mouse holds."""
        self._hands.cancel()
        self._ring.close()
        self._header.cancel()
        self._bar.form.cancel()

    def commit(self, action: Action) -> None:
        """Take an option: play it, save it, and let it be seen."""
        step = self.session.play(action)
        held, self._hands.let_go = self._hands.let_go, {}
        self._clear()
        self._autosave.save(self.session)
        self._show(step.events, held)

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        self._director.skip()
        why = self._seating.why_no_undo(self.session)
        if why is None:
            self._take_back()
            return
        if self._view is None:
            self._deal()
        self._whisper.refuse(translate(why), self._point)
        self.kit.sound.play("refuse")

    def _take_back(self) -> None:
        self.session.undo()
        self._asking.excuse(len(self.session.steps))
        self._told_over = False
        self._autosave.save(self.session)
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
        if event.type != pygame.KEYDOWN and self._header.handle(event):
            self._hands.leave()
            return True
        if self._log.handle(event) or self._shortcut(event):
            return True
        if self._director.busy:
            return self._hurry(event)
        if self._ring.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            return bool(event.y) and self._hands.wheel(event.y < 0, self._point)
        if self._bar.form.handle(event):
            self._hands.leave()
            return True
        if self._hands.handle(event, self._point):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._explain()
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for all that moves."""
        was_busy = self._director.busy
        moved = self._top.update(dt)
        if was_busy and not self._director.busy:
            self._deal()
        if not self._director.busy and self.session.outcome is not None and not self._told_over:
            self._told_over = True
            self._ways.over(self)
            return True
        widgets = (
            self._whisper.update(dt),
            self._ring.update(dt),
            self._bar.update(dt),
            self._header.update(dt),
        )
        return moved or any(widgets)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and all that lies over it."""
        pen = self.pen(surface)
        asked = asked_seat(self._view, self.session, self._director.table, self._director.busy)
        self._top.draw_ground(pen, asked, actions_left(self._view, self._choices))
        lit = self._gaze.lights(self._view, self._choices, self._group)
        self._top.draw_pieces(pen, lit, self._hands.bend)
        draw_ghosts(pen, self._gaze.ghosts(self._view, self._choices, self._director.layout))
        looked_at = self._gaze.choice
        words = caption_of(looked_at, self._hands.picked)
        caption = translate(words) if words else "" if self._view else self._log.latest
        self._bar.draw(surface, caption, self._hands.picked)
        pointed = looked_at.pick if looked_at is not None else self._hands.hover
        self._fan.draw(pen, pointed, self._hands.picked)
        draw_carried(pen, self._hands.carried(), self._looks[asked].colour)
        self._header.draw(surface)
        draw_unsaved(pen, self.areas.header, self.saved)
        self._log.draw(surface)
        self._top.draw_banner(pen)
        self._ring.draw(surface)
        self._whisper.draw(pen, self._point, self._note)

    def _shortcut(self, event: pygame.Event) -> bool:
        """Answer the keys that mean the same at any time."""
        if LOG.matches(event):
            self._log.toggle()
        elif keys.UNDO.matches(event):
            self.undo()
        elif HELP.matches(event):
            self._explain()
        else:
            return False
        return True

    def _explain(self) -> None:
        """Open the reference at what the mouse points at, if that has an entry."""
        self._ways.reference(entry(self._hands.hover, self._director.table))

    def _hurry(self, event: pygame.Event) -> bool:
        """Finish what is being shown at a click or a key."""
        click = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if click or keys.pressed(event, keys.ACTIVATE):
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
            elif self._hands.holding or self._group is not None or self._walk.looked_at is not None:
                self._look_for(None)
            else:
                self._ways.menu()
            return True
        way = keys.direction(event)
        if way is not None and self._hands.spin_by_keys(way):
            return True
        if self._walk.handle(event):
            self._bar.form.focus(None)
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
        self._log.write(event, before)
        self._show_hand()

    def _show_hand(self) -> None:
        """Show the hand of whoever sits at the table as it is by now, while nothing of it can be played."""
        seat = self._seating.seated
        hand = () if seat is None else self._director.table.hands[seat]
        self._fan.deal(hand, frozenset(hand))

    def _clear(self) -> None:
        """Ask nothing while something is being shown."""
        self._ring.close()
        self._view, self._choices, self._group = None, (), None
        self._hands.deal(None, ())
        self._walk.deal(())
        self._bar.deal(None, None, None, [])

    def _deal(self) -> None:
        """Take up the decision of the session, once everything has been shown."""
        decision = self.session.state.decision
        self._clear()
        self._place_targets()
        if self._director.busy:
            return
        if decision is None:
            return self._tell_the_end()
        seat = decision.seats[0]
        if self._asking.passes(self.session.view(seat), len(self.session.steps)):
            return self.commit(PASS)
        if not self._seating.admit(self.session, seat):
            return self._show_hand()
        self._view = self.session.view(seat)
        self._choices = choices(self._view, self._looks)
        self._hands.deal(self._view, self._choices)
        self._walk.deal(self._choices)
        self._fan.deal(self._view.table.hands[seat], playable(self._choices))
        frame = self._view.stack[-1]
        prompt = question(self._view, decision.prompt, self._looks)
        self._bar.deal(self._looks[seat], prompt, frame, self._chips(self._view))
        self._place_targets()

    def _tell_the_end(self) -> None:
        """Say that the match is over, and lead back to its result."""
        look = self._looks[self.session.state.table.won[0]]
        chips = last_chips(lambda: self._ways.over(self), self.undo)
        self._bar.deal(look, say("The game is over."), None, chips)

    def _place_targets(self) -> None:
        own = {**self._bar.boxes(), **self._fan.boxes()}
        seat = None if self._view is None else self._view.seat
        self._hands.place(self.areas, targets(self.areas, self._director.layout, own, seat))

    def _chips(self, view: View[Table]) -> list[Chip]:
        def hush() -> None:
            self._asking.hush(view)
            self.commit(PASS)

        def switch() -> None:
            self._asking.switch(view.seat)
            self._asking.excuse(len(self.session.steps))
            self._deal()

        doings = Doings(self._look_for, self.commit, self._hands, self.undo, hush, switch)
        why_no_undo = self._seating.why_no_undo(self.session)
        return chips(view, self._choices, doings, why_no_undo, self._asking.change(view.seat))

    def _look_for(self, group: str | None) -> None:
        """Light up the choices of an action, or no longer; a Traverse also picks the meeple up."""
        self._group = None if self._group == group else group
        self._ring.close()
        self._hands.cancel()
        self._walk.look_for(self._group)
        self._bar.form.focus(None)
        if self._group == TRAVERSE and self._view is not None:
            self._hands.picked = ("pawn", self._view.seat)

    def _open_ring(self, handle: Handle, offered: tuple[Choice, ...]) -> None:
        if self._group is not None:
            offered = tuple(one for one in offered if one.group == self._group) or offered
        centre = Targets(self.areas, self._director.layout).centre(handle, self._director.table)
        self._ring.show(centre, self.areas.tile * 0.62, offered, lambda choice: self.commit(choice.action))

    def _refuse(self, action: Action | None) -> None:
        if action is None or self._view is None:
            return
        reason = self.session.game.why_not(self._view, action)
        if reason is not None:
            self._whisper.refuse(translate(reason), self._point)
            self.kit.sound.play("refuse")

    def _note(self) -> tuple[str, Box | None]:
        if self._view is None or self._ring.open or self._hands.dragging:
            return "", None
        return hover_note(self._hands.hover, self._view, self._looks, self._bar, self.areas)
