"""A match looked back on: step by step, turn by turn, or played from anywhere."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from tremor_gui.games.tremor.table import NOBODY, Table
from tremor_gui.match import branch
from tremor_gui.match.chances import Moment, TurningPoint, moments, turning_points
from tremor_gui.match.film import Film
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event
from tremor_gui.ui import keys
from tremor_gui.ui.book import Topic
from tremor_gui.ui.ease import in_out_cubic
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.stage.director import Manner
from tremor_gui.ui.widgets import Button, Form

from .curves import point_note, sides
from .eyes import EyesPicker
from .header import LOG, lay_row
from .lights import Lights
from .logbook import Logbook
from .open_hand import OpenHand, hand_place
from .reader import Reader
from .replay_bar import SPEEDS, BarDoings, ReplayBar, whens
from .replay_keys import CHART, EXPORT, EYES, EYES_BACK, WHAT_IF, Transport, doing
from .tabletop import Tabletop
from .timeline import Timeline, stretches
from .ways import nowhere
from .whisper import Whisper

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_REST: Final = 0.35
"""Seconds between two steps while it plays, at the usual pace."""
_BACK: Final = Manner(0.3, in_out_cubic, arc=14.0)
_LEAST_LOG: Final = 190.0
"""The height below the plates from which on the log has its place there."""
_LINES: Final = 60
"""How many lines of the log are shown: while time is dragged it is set anew with every step."""


@dataclass(frozen=True, slots=True)
class ReplayWays:
    """Where the replay leads to."""

    leave: Callable[[], None]
    chart: Callable[["Replay"], None]
    """Opens the chart of the chances over it."""
    what_if: Callable[["Replay"], None]
    """Asks whether to play on from the step that is shown."""
    export: Callable[["Replay"], None] = nowhere
    """Asks what to make of the match for other programs."""


class Replay(Scene):
    """Shows the positions of a session and changes nothing; single steps move, and jumps do not."""

    def __init__(self, app: "App", session: Session, ways: ReplayWays, at: int | None = None) -> None:
        """Look at a session from a step on; without one it plays from the opening."""
        super().__init__(app)
        self.film = Film(session)
        self.session = session = self.film.session
        self._ways = ways
        self.at = 0 if at is None else at
        """The step after which the table is shown, or that is just being shown."""
        self.playing = at is None
        """Whether it goes on by itself."""
        self.speed = 1.0
        self._rest = _REST
        self.moments: tuple[Moment, ...] = moments(session) if self.film.open else ()
        """The chances over the match, once it is over."""
        self.points: tuple[TurningPoint, ...] = turning_points(session, self.moments)
        self._top = Tabletop(
            app.kit, session.setup, self.film.table(self.at), self._on_event, session.brains, tall=True
        )
        self._log = Logbook(app.kit, session, _LINES)
        self._log.rewrite(session, self.at + 1)
        self._reader = Reader(app, self._top, self._log, lambda table: table)
        self._point = (0.0, 0.0)
        self._whisper = Whisper(app.kit.sound.play)
        self._header = Form(app.kit)
        self.form = Form(app.kit)
        self._timeline = Timeline(
            app.kit, self.film.last, stretches(self.film, self._top.looks), self._told_points(), self._drag
        )
        self._timeline.value = self.at
        self._eyes = EyesPicker(app.kit, self._top.looks, self.film.eyes, self.see)
        doings = BarDoings(self._do, self._set_speed)
        self._bar = ReplayBar(self.form, self._timeline, self._eyes, doings)
        self._laid = False

    @property
    def table(self) -> Table:
        """The table as it is shown."""
        return self._top.director.table  # type: ignore[no-any-return]

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._top.director.busy

    @property
    def lines(self) -> tuple[str, ...]:
        """The log up to what is shown, marked up."""
        return self._log.lines

    def seek(self, step: int) -> None:
        """Jump to a step and stay there."""
        self._play(False)
        self._jump(step)

    def see(self, eyes: int) -> None:
        """Look through the eyes of a seat, or at ``EVERYTHING``; what is just being shown arrives.

        A log that lies over the hands makes way for them.
        """
        self.film.look_through(eyes)
        self._eyes.eyes = eyes
        if self._covered and self.table.cards:
            self._toggle_log()
        self._jump(self.at)

    @property
    def when(self) -> str:
        """The place within the match in words."""
        return whens(self.film, self.at).long

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what the mouse is on."""
        return self._reader.topic

    def layout(self, metrics: Metrics) -> None:
        """Share the window out: the table as in play, the log beside it, and time below."""
        self._top.place(metrics)
        areas = self._top.areas
        below = areas.plates[-1].bottom + 8
        plates = Box(areas.drawer.left, below, areas.drawer.width, areas.drawer.bottom - below)
        self._beside = plates.height >= _LEAST_LOG
        self._log.open = self._log.open or self._beside
        self._log.place(plates if self._beside else areas.drawer)
        self._lay_header()
        self._lay_bar()
        hands_first = self._laid or (self.film.open and self.table.cards)
        if not self._log.open and not (hands_first and self._bar.tells):
            self._toggle_log()  # there is nothing below it, or nothing else says what happens
        self._laid = True

    def handle(self, event: pygame.Event) -> bool:
        """Answer the keys of a player of films, the buttons and the timeline."""
        if event.type == pygame.KEYDOWN:
            reads = self._log.walk(event) or self._reader.handle(event, self._point)
            return reads or self._key(event) or self.form.handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._point = self.kit.metrics.logical(event.pos)
            self._whisper.stir()
        if self._header.handle(event) or self._log.handle(event):
            return True
        if self._reader.handle(event, self._point):
            return True
        return self.form.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass; while it plays, the next step follows when the one before is over."""
        moved = self._top.update(dt, self.speed)
        if self.playing and not self.busy:
            self._rest -= dt * self.speed
            if self._rest <= 0:
                self._go_on()
                moved = True
        self._branch.why_not = self._why_not_branch
        reads = self._reader.update(dt, self._point), self._whisper.update(dt)
        widgets = self.form.update(dt), self._header.update(dt)
        return self.playing or moved or any((*reads, *widgets))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, and the bar with the time below it."""
        pen = self.pen(surface)
        asked = self.table.active if self.busy else self.film.asked(self.at)
        self._top.draw_ground(pen, NOBODY if self._covered else asked)
        self._top.draw_pieces(pen, Lights())
        self._reader.draw(pen)
        self._bar.draw_paper(pen, whens(self.film, self.at), self._log.latest)
        self._log.draw(surface)
        self._reader.draw_named(pen)
        self._top.draw_banner(pen)
        self._header.draw(surface)
        self._bar.draw(surface)
        self._whisper.draw(pen, self._point, self._reader.note, self._reader.ways.slip)

    def cancel(self) -> None:
        """Let go of what is held."""
        self.form.cancel()
        self._header.cancel()

    def _told_points(self) -> list[tuple[int, str]]:
        table = self.session.state.table
        found = sides(table, self._top.looks, self.moments) if self.points else ()
        return [(point.step, point_note(self.session, point, found)) for point in self.points]

    def _lay_header(self) -> None:
        kit, why = self.kit, None
        if not self.film.open:
            why = _("How the chances went is told when the match is over.")
        chart = _("How the chances went")
        full_screen = _("Full screen <b>({key})</b>").format(key=keys.FULLSCREEN)
        leave = _("Leave <b>({key})</b>").format(key=keys.ESCAPE)
        what_if = _("What if …? Play on from here")
        self._branch = Button(
            kit,
            "",
            self._what_if,
            icon="seed",
            tooltip=what_if,
            shortcut=WHAT_IF,
            why_not=self._why_not_branch,
        )
        buttons = [
            Button(kit, "", self._ways.leave, icon="back", tooltip=leave),
            Button(kit, "", self.app.toggle_fullscreen, icon="fullscreen", tooltip=full_screen),
            Button(kit, "", self._chart, icon="chart", tooltip=chart, shortcut=CHART, why_not=why),
            self._branch,
            Button(kit, "", self._export, icon="save", tooltip=_("Export …"), shortcut=EXPORT),
        ]
        if not self._beside:
            log = Button(kit, "", self._toggle_log, icon="log", tooltip=_("What happened"), shortcut=LOG)
            buttons.insert(1, log)
        lay_row(self._header, self._top.areas.header, buttons)

    def _lay_bar(self) -> None:
        """Lay the strip below the table, and the hands on the plates."""
        areas = self._top.areas
        box = Box(areas.hand.left, areas.bar.top, areas.bar.right - areas.hand.left, areas.bar.height)
        self._eyes.why_not = None if self.film.open else _("Hands lie open when the match is over.")
        self._bar.place(box, self.speed, playing=self.playing)
        if not self.table.cards or self._covered:
            return
        for seat, plate in enumerate(areas.plates):
            hand = OpenHand(self.kit, self._top.looks[seat].name, partial(self._hand, seat))
            self.form.add(hand).place(*hand_place(plate))

    @property
    def _covered(self) -> bool:
        """Whether the log lies over the plates."""
        return self._log.open and not self._beside

    def _hand(self, seat: int) -> tuple[int, ...]:
        return self.table.hands[seat]

    @property
    def _why_not_branch(self) -> str | None:
        reason = branch.why_not(self.session, self.at)
        return None if reason is None else translate(reason)

    def _key(self, event: pygame.Event) -> bool:
        if keys.ESCAPE.matches(event):
            if not self._reader.ways.let_go():
                self._ways.leave()
        elif LOG.matches(event) and not self._beside:
            self._toggle_log()
        elif CHART.matches(event):
            self._chart()
        elif EXPORT.matches(event):
            self._export()
        elif WHAT_IF.matches(event):
            self._what_if()
        elif EYES.matches(event) or EYES_BACK.matches(event):
            if self._eyes.enabled:
                self._eyes.step(1 if EYES.matches(event) else -1)
        elif (does := doing(event)) is not None:
            self._do(does)
        else:
            return self._to_point(event)
        return True

    def _to_point(self, event: pygame.Event) -> bool:
        """Jump to the turning point of a number, if there is one."""
        number = event.scancode - pygame.KSCAN_1
        if not 0 <= number < len(self.points) or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        self.seek(self.points[number].step)
        return True

    def _do(self, does: Transport) -> None:
        film, at = self.film, self.at
        match does:
            case Transport.PLAY:
                self._play(not self.playing)
            case Transport.STEP_ON:
                self._play(False)
                self._step_on()
            case Transport.STEP_BACK:
                self._play(False)
                self._step_back()
            case Transport.TURN_ON:
                self.seek(film.turn_after(at))
            case Transport.TURN_BACK:
                self.seek(film.turn_before(at))
            case Transport.FIRST:
                self.seek(0)
            case Transport.LAST:
                self.seek(film.last)
            case Transport.FASTER | Transport.SLOWER:
                number = SPEEDS.index(self.speed) + (1 if does is Transport.FASTER else -1)
                self._set_speed(SPEEDS[min(max(number, 0), len(SPEEDS) - 1)])
                self._lay_bar()

    def _set_speed(self, speed: float) -> None:
        self.speed = speed

    def _toggle_log(self) -> None:
        """Open or close the log; where it lies over the plates, the hands on them are not to be reached."""
        self._log.toggle()
        self._lay_bar()

    def _play(self, playing: bool) -> None:
        """Go on by itself, from the beginning again if this is the end, or no longer."""
        if playing and self.at == self.film.last and not self.busy:
            self._jump(0)
        self.playing, self._rest = playing, 0.0
        self._bar.tell(playing=playing)

    def _go_on(self) -> None:
        """Show the next step of a film that plays, or stop at its end."""
        self._rest = _REST
        if self.at == self.film.last:
            self._play(False)
        else:
            self._step_on()

    def _step_on(self) -> None:
        self._top.director.skip()
        if self.at < self.film.last:
            self.at += 1
            self._timeline.value = self.at
            self._top.show(self.film.events(self.at))

    def _step_back(self) -> None:
        self._top.director.skip()
        if self.at == 0:
            return
        self.at -= 1
        self._timeline.value = self.at
        if self.kit.preferences.motion:
            self._top.director.glide(self.film.table(self.at), _BACK)
            self._log.rewrite(self.session, self.at + 1)
        else:
            self._jump(self.at)

    def _jump(self, step: int) -> None:
        self.at = min(max(step, 0), self.film.last)
        self._timeline.value = self.at
        self._top.director.snap(self.film.table(self.at))
        self._log.rewrite(self.session, self.at + 1)

    def _drag(self, value: float) -> None:
        self.seek(round(value))

    def _chart(self) -> None:
        if self.film.open:
            self._play(False)
            self._ways.chart(self)

    def _what_if(self) -> None:
        why = self._why_not_branch
        if why is None:
            self._play(False)
            self._ways.what_if(self)
        else:
            self.kit.sound.play("refuse")
            self.app.toast(why)

    def _export(self) -> None:
        self._play(False)
        self._ways.export(self)

    def _on_event(self, event: Event[Any], before: Table) -> None:
        self._log.write(event, before)
