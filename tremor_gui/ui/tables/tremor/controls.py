"""What somebody acts by at the table, for one question at a time: hands, keys, ring, bar and cards."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from tremor_gui.games.tremor.actions import NO_TARGET, PlayCard
from tremor_gui.games.tremor.refusals import NOT_NOW
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import Act, Nest
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import Game, View
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen

from .bar import Bar
from .chips import Chip, why_none
from .choices import SCOUT, TRAVERSE, TWIST, Choice, Handle
from .fan import Fan, playable
from .gaze import Gaze
from .ghosts import Ghosts
from .handles import Targets, targets
from .hands import Hands
from .hint import Advice, Hint
from .hintsheet import beside, draw_number, draw_sheet, on_number
from .lights import Lights
from .looks import Look
from .picture import draw_carried
from .questions import caption_of
from .ring import Ring
from .tabletop import Tabletop
from .walk import Walk
from .ways import Wishes


class Controls:
    """Takes up a question, and lets it be answered by mouse or by keys."""

    def __init__(
        self,
        kit: Kit,
        top: Tabletop,
        hint: Hint,
        commit: Callable[[Action], None],
        refuse: Callable[[Action | None], None],
        game: Game[Table],
    ) -> None:
        """Act on a table, with a hint at hand.

        ``commit`` gets the option taken, ``refuse`` what was meant but is none, and the game tells why.
        """
        self._top = top
        self._hint = hint
        self._game = game
        self._commit = commit
        wishes = Wishes(commit=commit, refuse=refuse, menu=self._open_ring, sound=kit.sound.play)
        self.hands = Hands(wishes)
        self.walk = Walk()
        self.ring = Ring(kit)
        self.bar = Bar(kit)
        self.fan = Fan()
        self.gaze = Gaze(self.ring, self.hands, self.walk, top.design)
        self.view: View[Table] | None = None
        """What the seat that is asked sees, or None while nobody is."""
        self.choices: tuple[Choice, ...] = ()
        self.group: str | None = None
        """The action whose choices are lit up."""
        self.aims: frozenset[Handle] = frozenset()
        """What is lit in any case, since somebody points at it."""

    def place(self) -> None:
        """Lie where the table has room now."""
        self.bar.place(self._top.areas.bar)
        self.fan.place(self._top.areas.hand)

    def clear(self) -> None:
        """Ask nothing."""
        self.ring.close()
        self.view, self.choices, self.group = None, (), None
        self.hands.deal(None, ())
        self.walk.deal(())
        self.bar.deal(None, None, None, [])
        self._place_targets()

    def deal(
        self, view: View[Table], choices: tuple[Choice, ...], look: Look, prompt: Text, chips: list[Chip]
    ) -> None:
        """Take up the question of a view, with the choices it has on the table and the buttons of the bar."""
        self.view, self.choices = view, choices
        self.hands.deal(view, choices)
        self.walk.deal(choices)
        self.fan.deal(view.table.hands[view.seat], playable(choices), self._why_not_card)
        self.bar.deal(look, prompt, view.stack[-1], chips)
        self._place_targets()

    def why_not(self, action: Action) -> str:
        """Return why something cannot be chosen, or nothing if it can or nobody is asked."""
        reason = None if self.view is None else self._game.why_not(self.view, action)
        if reason == NOT_NOW and self.view is not None and isinstance(self.view.stack[-1], Nest):
            reason = say("First twist the tile again, or leave it.")
        return "" if reason is None else translate(reason)

    def why_none(self, group: str) -> str:
        """Return why whoever acts can do nothing of an action; nothing if that can be, or nobody acts."""
        acting = self.view is not None and isinstance(self.view.stack[-1], Act)
        if self.view is None or not acting or any(one.group == group for one in self.choices):
            return ""
        return why_none(self._game, self.view, group)

    def _why_not_card(self, card: int) -> str:
        return self.why_not(PlayCard(card, NO_TARGET))

    def advise(self, session: Session) -> None:
        """Show what a strong bot would do, or no longer."""
        if self.view is not None:
            self._hint.toggle(session, self.view, self.choices)

    def suggest(self, session: Session, wanted: bool) -> None:
        """Show a hint by itself where a turn begins, if that is wanted."""
        frame = None if self.view is None else self.view.stack[-1]
        if wanted and isinstance(frame, Act) and frame.fresh and not self._hint.open:
            self.advise(session)

    def let_go(self) -> bool:
        """Put the hint away, or else whatever is held or lit; return whether there was anything."""
        if self._hint.open:
            self._hint.close()
        elif self.searching:
            self.look_for(None)
        else:
            return False
        return True

    def tell(self, look: Look, text: Text, chips: list[Chip]) -> None:
        """Say something of a seat where nothing is asked."""
        self.bar.deal(look, text, None, chips)
        self._place_targets()

    def show_hand(self, hand: tuple[int, ...]) -> None:
        """Show the cards of whoever sits at the table, while none of them can be played."""
        self.fan.deal(hand, frozenset(hand))

    def cancel(self) -> None:
        """Let go of whatever the mouse holds."""
        self.hands.cancel()
        self.ring.close()
        self.bar.form.cancel()

    def look_for(self, group: str | None) -> None:
        """Light up the choices of an action, or no longer; a Traverse also picks the meeple up."""
        self.group = None if self.group == group else group
        self.ring.close()
        self.hands.cancel()
        self._place_targets()
        self.walk.look_for(self.group)
        self.bar.form.focus(None)
        if self.group == TRAVERSE and self.view is not None:
            self.hands.picked = ("pawn", self.view.seat)

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        changed = self.ring.update(dt), self.bar.update(dt)
        return any(changed)

    @property
    def searching(self) -> bool:
        """Whether something is in the hand, lit up or walked to, that Esc lets go of."""
        return self.hands.holding or self.group is not None or self.walk.looked_at is not None

    @property
    def lights(self) -> Lights:
        """What is lit now."""
        lit = self.gaze.lights(self.view, self.choices, self.group)
        if not self.aims or self.hands.holding or self.group is not None:
            return lit
        return replace(lit, may=lit.may - self.aims, must=lit.must | self.aims)

    @property
    def ghosts(self) -> Ghosts:
        """What the choice looked at would change, or what the hint advises."""
        return self.gaze.ghosts(self.view, self.choices, self._top.director.layout, self._hint.best)

    def handle(self, event: pygame.Event, point: Point) -> bool:
        """Answer the mouse: a number of the hint takes its option, the rest is in the hands."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        advised = pressed and next((one for one, coin in self._coins() if on_number(coin, point)), None)
        if advised:
            self._commit(advised.action)
            return True
        return self.hands.handle(event, point)

    def draw(self, pen: Pen, told: str, colour: str) -> None:
        """Draw the bar, with what the choice looked at means or else what is told; cards; what is carried."""
        looked_at, hands = self.gaze.choice, self.hands
        words = caption_of(looked_at, hands.picked)
        self.bar.draw(pen.surface, translate(words) if words else told, hands.picked)
        self.fan.draw(pen, looked_at.pick if looked_at else hands.hover, hands.picked)
        draw_carried(pen, hands.carried(), colour)

    def draw_hint(self, pen: Pen) -> None:
        """Draw the numbers of the hint at their places, and the sheet that says why."""
        if not self._hint.open or self.view is None:
            return
        coins = list(self._coins())
        for one, coin in reversed(coins):
            draw_number(pen, coin, self._hint.advice.index(one))
        draw_sheet(pen, self._top.areas, self._hint.advice, [coin for _, coin in coins])

    def _coins(self) -> Iterator[tuple[Advice, Point]]:
        """Return the options of the hint with where their numbers are."""
        if self.view is None:
            return
        targets = self.targets
        for number, one in enumerate(self._hint.advice):
            for mark in one.marks:
                flat = self.bar.buttons.get(mark) or targets.boxes.get(mark)
                if flat is not None and self._top.areas.bar.contains(flat):
                    yield one, (flat.left + 4, flat.bottom - 5)  # above it the question stands to be read
                elif flat is not None:  # what is written there stays to be read
                    yield one, (flat.left + 4, flat.top + 2)
                else:
                    yield one, beside(targets.centre(mark, self.view.table), number)

    @property
    def targets(self) -> Targets:
        """Where everything is that can be touched."""
        own = {**self.bar.boxes(), **self.fan.boxes()}
        seat = None if self.view is None else self.view.seat
        flat = self.group in (TWIST, SCOUT)  # what is lit then is tiles, also the one stood on
        return targets(self._top.areas, self._top.director.layout, own, seat, flat=flat)

    def _place_targets(self) -> None:
        self.hands.place(self._top.areas, self.targets)

    def _open_ring(self, handle: Handle, offered: tuple[Choice, ...]) -> None:
        if self.group is not None:
            offered = tuple(one for one in offered if one.group == self.group) or offered
        centre = self.targets.centre(handle, self._top.director.table)
        reach = self._top.areas.tile * 0.62
        self.ring.show(centre, reach, offered, lambda choice: self._commit(choice.action))
