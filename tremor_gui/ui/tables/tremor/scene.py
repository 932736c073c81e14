"""The table of Tremor: a session is played here, by mouse or by keys."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pygame

from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import Act
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.game import View
from tremor_gui.ui import keys
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.stage.director import Director
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form
from tremor_gui.ui.widgets.tooltip import draw_note

from .areas import Areas, arrange
from .banner import Banner
from .bar import Bar, Chip
from .choices import SCOUT, TRAVERSE, TWIST, Choice, Handle, choices
from .design import TremorDesign
from .ghosts import Ghosts, draw_ghosts, foreseen, ghosts
from .handles import Targets
from .hands import Hands, Wishes
from .logbook import Logbook
from .looks import looks
from .notes import note
from .picture import Lights, Picture
from .plates import supply_box
from .ring import Ring
from .walk import Walk

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_NOTE_DELAY: Final = 0.55
_REFUSAL_STAYS: Final = 2.6


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the table leads to."""

    menu: Callable[[], None]
    """Opens the menu over the table."""
    over: Callable[["TremorTable"], None]
    """Shows how the match ended."""


class TremorTable(Scene):
    """Plays one session; every step is saved before it is seen."""

    def __init__(self, app: "App", session: Session, library: Library, ways: Ways, *, fresh: bool) -> None:
        """Sit down at a session; a fresh one shows its opening."""
        super().__init__(app)
        self.session = session
        self._library = library
        self._ways = ways
        self._looks = looks(session.setup)
        self._areas: Areas = arrange(app.kit.metrics, len(self._looks))
        self._design = TremorDesign(self._looks, self._areas)
        start = session.game.blank(session.setup) if fresh else session.state.table
        self._director = Director(self._design, start, app.kit.sound.play)
        self._director.on_event = self._on_event
        self._picture = Picture(self._looks)
        self._hands = Hands(
            Wishes(commit=self.commit, refuse=self._refuse, menu=self._open_ring, sound=app.kit.sound.play)
        )
        self._walk = Walk()
        self._ring = Ring(app.kit)
        self._bar = Bar(app.kit)
        self._header = Form(app.kit)
        self._log = Logbook(app.kit, session.game, session.names)
        self._banner = Banner(app.kit)
        self._view: View[Table] | None = None
        self._choices: tuple[Choice, ...] = ()
        self._group: str | None = None
        self._point = (0.0, 0.0)
        self._rested = 0.0
        self._refusal: tuple[str, tuple[float, float], float] | None = None
        self._ghosts_of: tuple[object, Metrics, Ghosts] | None = None
        self._told_over = False
        self._complained = False
        if fresh:
            self._director.play(session.opening.events)
            self._save()
        else:
            self._log.rewrite(_told(session))
            self._deal()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.busy

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The choices of the present decision, none while something is being shown."""
        return self._choices

    @property
    def areas(self) -> Areas:
        """Where the parts of the table lie."""
        return self._areas

    def layout(self, metrics: Metrics) -> None:
        """Share the window out anew; whatever was moving arrives."""
        self._areas = arrange(metrics, len(self._looks))
        self._design.areas = self._areas
        self._director.relayout()
        self._ring.close()
        column = self._areas.header
        self._bar.place(self._areas.bar)
        self._log.place(
            Box(column.left, column.bottom + 6, column.width, metrics.height - column.bottom - 18)
        )
        self._lay_header()
        self._deal()

    def enter(self) -> None:
        """Come back to the table, from the menu perhaps with other settings."""
        self._lay_header()

    def cancel(self) -> None:
        """Let go of whatever the mouse holds."""
        self._hands.cancel()
        self._ring.close()
        self._header.cancel()
        self._bar.form.cancel()

    def commit(self, action: Action) -> None:
        """Take an option: play it, save it, and let it be seen."""
        self._ring.close()
        step = self.session.play(action)
        self._clear()
        self._save()
        self._director.play(step.events)
        if not self.kit.preferences.motion:
            self._director.skip()
        if not self._director.busy:
            self._deal()

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be."""
        if self._director.busy:
            self._director.skip()
            self._deal()
        why = self.session.why_no_undo()
        if why is not None:
            self._say(translate(why))
            self.kit.sound.play("refuse")
            return
        self.session.undo()
        self._save()
        self.kit.sound.play("undo")
        self._director.snap(self.session.state.table)
        self._log.rewrite(_told(self.session))
        self._deal()

    def handle(self, event: pygame.Event) -> bool:
        """Answer the mouse and the keys."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._point = self.kit.metrics.logical(event.pos)
            self._rested = 0.0
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._refusal = None
                self._walk.leave()
        if self._header.handle(event) or self._log.handle(event):
            return True
        if self._director.busy:
            return self._hurry(event)
        if self._ring.handle(event):
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type != pygame.MOUSEWHEEL and self._bar.form.handle(event):
            return True
        if event.type == pygame.MOUSEWHEEL:
            return bool(event.y) and self._hands.wheel(event.y < 0, self._point)
        return self._hands.handle(event, self._point)

    def update(self, dt: float) -> bool:
        """Let time pass for all that moves."""
        was_busy = self._director.busy
        moved = self._director.update(dt * self.kit.preferences.speed)
        if was_busy and not self._director.busy:
            self._deal()
        if not self._director.busy and self.session.outcome is not None and not self._told_over:
            self._told_over = True
            self._ways.over(self)
            return True
        rested, self._rested = self._rested, self._rested + dt
        moved |= rested < _NOTE_DELAY <= self._rested
        if self._refusal is not None:
            text, point, left = self._refusal
            self._refusal = (text, point, left - dt) if left > dt else None
            moved |= self._refusal is None
        widgets = (
            self._ring.update(dt),
            self._bar.update(dt),
            self._header.update(dt),
            self._banner.update(dt),
        )
        return moved or any(widgets)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and all that lies over it."""
        pen = self.pen(surface)
        table = self._director.table
        poses = self._director.poses()
        for sprite, pose in poses.items():
            bent = self._hands.bend(sprite, pose)
            if bent is not pose:
                poses[sprite] = bent
        self._picture.draw_ground(pen, self._areas)
        self._picture.draw_table(pen, self._areas, table, poses, self._lights(), self._director.flourishes)
        if shown := self._shown_ghosts():
            draw_ghosts(pen, shown)
        self._picture.draw_plates(pen, self._areas, table, self._left())
        looked_at = self._looked_at()
        caption = translate(looked_at.caption) if looked_at is not None else ""
        self._bar.draw(surface, caption, self._hands.picked)
        self._draw_carried(surface)
        self._header.draw(surface)
        self._log.draw(surface)
        self._banner.draw(pen, self._areas.board)
        self._ring.draw(surface)
        self._draw_note(surface)

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
            if self._hands.dragging or self._hands.picked is not None or self._walk.looked_at is not None:
                self._hands.cancel()
                self._walk.leave()
            else:
                self._ways.menu()
            return True
        spun = self._hands.spun()
        if spun is not None and self._spin_by_keys(event):
            return True
        if self._walk.handle(event):
            self._bar.form.focus(None)
            return True
        looked_at = self._walk.looked_at
        if looked_at is not None and keys.pressed(event, keys.ACTIVATE):
            self.commit(looked_at.action)
            return True
        return self._bar.form.handle(event)

    def _spin_by_keys(self, event: pygame.Event) -> bool:
        """Left and right choose a tile of the Tornado, up and down twist it."""
        way = keys.direction(event)
        frame = self._hands.frame
        if way is None or not isinstance(frame, Tornado):
            return False
        free = [piece for piece in frame.pieces if piece >= 0]
        hover = self._hands.hover
        at = free.index(int(hover[1])) if hover is not None and hover[0] == "tile" and hover[1] in free else 0
        if way[0]:
            at = (at + way[0]) % len(free)
        else:
            self._hands.twist_spin(free[at], 1 if way[1] < 0 else 3)
        self._hands.hover = ("tile", free[at])
        return True

    def _on_event(self, event: Event[Any], before: Table) -> None:
        self._log.write(event, before)
        if isinstance(event, TurnBegan):
            self._banner.show(self._looks[event.seat])

    def _clear(self) -> None:
        """Ask nothing while something is being shown."""
        self._view, self._choices, self._group = None, (), None
        self._hands.deal(None, ())
        self._walk.deal(())
        self._bar.deal(None, None, None, [])

    def _deal(self) -> None:
        """Take up the decision of the session, once everything has been shown."""
        decision = self.session.state.decision
        self._clear()
        self._place_targets()
        if decision is None or self._director.busy:
            return
        seat = decision.seats[0]
        self._view = self.session.view(seat)
        self._choices = choices(self._view)
        self._hands.deal(self._view, self._choices)
        self._walk.deal(self._choices)
        frame = self._view.stack[-1]
        self._bar.deal(self._looks[seat], decision.prompt, frame, self._chips())
        self._place_targets()

    def _place_targets(self) -> None:
        boxes: dict[Handle, Box] = dict(self._bar.boxes())
        if self._view is not None:
            boxes["supply", self._view.seat] = supply_box(self._areas.plates[self._view.seat])
        for seat, plate in enumerate(self._areas.plates):
            boxes["plate", seat] = plate
        self._hands.place(self._areas, Targets(self._areas, self._director.layout, boxes))

    def _chips(self) -> list[Chip]:
        groups = {one.group for one in self._choices}
        frame = self._view.stack[-1] if self._view is not None else None
        chips: list[Chip] = []
        if isinstance(frame, Act):
            chips = [self._action_chip(*entry, groups) for entry in _ACTION_CHIPS]
        elif self._hands.spun() is not None:
            chips = [Chip(_("Done"), "check", self._finish_spin, accent=True)]
        elif "roll" in groups:
            chips = [Chip(_("Roll the dice"), "roll", self._roll, accent=True)]
        waivers = [one for one in self._choices if one.icon == "cross"]
        for one in waivers:
            commit = _committer(self.commit, one.action)
            chips.append(Chip(_("Let it go"), "cross", commit, tooltip=translate(one.caption)))
        why = self.session.why_no_undo()
        undo = Chip(
            "",
            "undo",
            self.undo,
            keys.UNDO,
            _("Take back"),
            why_not=translate(why) if why is not None else None,
        )
        if not isinstance(frame, Act):
            self._bar.form.default = None
        return [*chips, undo]

    def _action_chip(
        self, group: str, label: str, tooltip: str, scancode: int, key: str, groups: set[str]
    ) -> Chip:
        return Chip(
            _(label),
            group,
            lambda: self._look_for(group),
            keys.Shortcut(scancode, key),
            _(tooltip),
            why_not=None if group in groups else _("Done, or not possible now."),
        )

    def _look_for(self, group: str) -> None:
        """Light up the choices of an action; a Traverse also picks the meeple up."""
        self._group = None if self._group == group else group
        self._walk.look_for(group)
        self._bar.form.focus(None)
        if group == TRAVERSE and self._view is not None:
            self._hands.picked = ("pawn", self._view.seat)

    def _finish_spin(self) -> None:
        spun = self._hands.spun()
        if spun is not None:
            self.commit(spun)

    def _roll(self) -> None:
        self.commit(next(one.action for one in self._choices if one.group == "roll"))

    def _open_ring(self, handle: Handle, offered: tuple[Choice, ...]) -> None:
        if self._group is not None:
            offered = tuple(one for one in offered if one.group == self._group) or offered
        x, y = self._hands_centre(handle)
        self._ring.show((x, y), self._areas.tile * 0.62, offered, lambda choice: self.commit(choice.action))

    def _hands_centre(self, handle: Handle) -> tuple[float, float]:
        return Targets(self._areas, self._director.layout).centre(handle, self._director.table)

    def _refuse(self, action: Action | None) -> None:
        if action is None or self._view is None:
            return
        reason = self.session.game.why_not(self._view, action)
        if reason is not None:
            self._say(translate(reason))
            self.kit.sound.play("refuse")

    def _say(self, text: str) -> None:
        """Say something beside the mouse for a while."""
        self._refusal = (text, self._point, _REFUSAL_STAYS)

    def _looked_at(self) -> Choice | None:
        """Return the choice that is about to be made, by whatever means."""
        return self._ring.looked_at or self._hands.aimed() or self._walk.looked_at

    def _shown_ghosts(self) -> Ghosts:
        """Return what the choice looked at would change on the board."""
        choice = self._looked_at()
        if choice is None or choice.icon == "explore" or self._director.busy:
            return ()
        key = choice.action
        if self._ghosts_of is None or self._ghosts_of[:2] != (key, self.kit.metrics):
            state = self.session.state
            events = foreseen(state, choice.action)
            found = ghosts(events, state.table, self._director.layout, self._design)
            self._ghosts_of = (key, self.kit.metrics, found)
        return self._ghosts_of[2]

    def _lights(self) -> Lights:
        """Return what is lit now."""
        if self._view is None:
            return Lights()
        frame, picked = self._view.stack[-1], self._hands.picked or self._hands.held
        looked_at = self._looked_at()
        focus = looked_at.drop if looked_at is not None else self._hands.hover
        if isinstance(frame, Tornado):
            must: frozenset[Handle] = frozenset(("tile", piece) for piece in frame.pieces if piece >= 0)
            return Lights(must=must, looked_at=self._hands.hover if self._hands.hover in must else None)
        if picked is not None:
            shown = [one for one in self._choices if one.pick == picked]
        elif self._group is not None:
            shown = [one for one in self._choices if one.group == self._group]
        elif isinstance(frame, Act):
            shown = [one for one in self._choices if one.group == TRAVERSE]
        else:
            shown = list(self._choices)
        drops = frozenset(one.drop for one in shown)
        every = {one.drop for one in self._choices}
        token = isinstance(frame, PlaceTokens) or self._group == SCOUT or (picked or ("",))[0] == "supply"
        closed_to = self._view.seat if token else None
        looked = focus if focus in every else None
        if isinstance(frame, Act):
            return Lights(may=drops, looked_at=looked, closed_to=closed_to)
        return Lights(must=drops, looked_at=looked, closed_to=closed_to)

    def _left(self) -> frozenset[str] | None:
        """Return the actions the active seat may still take, or None if it is not acting."""
        if self._view is None or not isinstance(self._view.stack[-1], Act):
            return None
        return frozenset(one.group for one in self._choices)

    def _lay_header(self) -> None:
        self._header.clear()
        box = self._areas.header
        buttons = (
            ("menu", _("Menu"), keys.ESCAPE, self._ways.menu),
            ("log", _("Log"), keys.Shortcut(pygame.KSCAN_L, "L"), self._log.toggle),
            ("fullscreen", _("Full screen"), keys.FULLSCREEN, self.app.toggle_fullscreen),
        )
        x = box.right
        for icon, tooltip, shortcut, action in buttons:
            own = None if shortcut in (keys.ESCAPE, keys.FULLSCREEN) else shortcut
            button = Button(
                self.kit, "", action, icon=icon, tooltip=f"{tooltip} <b>({shortcut})</b>", shortcut=own
            )
            if own is not None:
                button.tooltip = tooltip
            self._header.add(button).place(x - box.height, box.top, box.height, box.height)
            x -= box.height + 6

    def _draw_carried(self, surface: pygame.Surface) -> None:
        carried = self._hands.carried_token()
        if carried is None or self._view is None:
            return
        (x, y), side = carried[1], 44.0
        colour = self._looks[self._view.seat].colour
        self.pen(surface).image(f"tokens/{colour}", Box(x - side / 2, y - side / 2, side, side))

    def _draw_note(self, surface: pygame.Surface) -> None:
        """Draw the refusal, or the note on what the mouse rests on."""
        pen = self.pen(surface)
        if self._refusal is not None:
            text, (x, y), _left = self._refusal
            draw_note(pen, f"<b>{text}</b>", Box(x - 8, y - 8, 16, 16))
            return
        hover = self._hands.hover
        if hover is None or self._view is None or self._rested < _NOTE_DELAY or self._ring.open:
            return
        if self._hands.dragging:
            return
        if hover[0] == "source":
            text = self._bar.source_hint(int(hover[1]))
        else:
            text = note(hover, self._view.table, self._view.seat, self._looks)
        if text:
            draw_note(pen, text, self._note_box(hover))

    def _note_box(self, hover: Handle) -> Box:
        x, y = self._point
        return Box(x - 12, y - 12, 24, 24) if hover[0] != "tile" else self._tile_box(int(hover[1]))

    def _tile_box(self, piece: int) -> Box:
        pose = self._director.layout["tile", piece]
        return Box(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)

    def _save(self) -> None:
        """Save; a failure is told once, and the match goes on."""
        try:
            self._library.write(self.session)
            self._complained = False
        except NotSaved as error:
            if not self._complained:
                self._complained = True
                self.app.toast(escape(translate(error.reason)))


_ACTION_CHIPS: Final = (
    (TRAVERSE, "Traverse", "Move your meeple to a connected tile", pygame.KSCAN_1, "1"),
    (TWIST, "Twist", "Turn a tile by a quarter: drag it round, or use the wheel", pygame.KSCAN_2, "2"),
    (SCOUT, "Scout", "Turn a tile over, or place a token on an open wedge", pygame.KSCAN_3, "3"),
)


def _committer(commit: Callable[[Action], None], action: Action) -> Callable[[], None]:
    return lambda: commit(action)


def _told(session: Session) -> Iterator[tuple[Event[Any], Any]]:
    """Yield every event of a session with the table before it."""
    table = session.game.blank(session.setup)
    for step in session.steps:
        for event in step.events:
            yield event, table
            table = event.apply(table)
