"""The buttons that belong to a question."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from tremor_gui.games.tremor.actions import Explore, Forecast, Traverse, Twist
from tremor_gui.games.tremor.board import NEXT
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE
from tremor_gui.games.tremor.turn import Act
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import Game, View
from tremor_gui.rules.text import Text
from tremor_gui.rules.window import Window
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.keys import UNDO, Shortcut

from .actionplaces import place_of_action
from .choices import BUTTON, SCOUT, TRAVERSE, TWIST, Choice, Handle
from .hands import Hands
from .hint import HINT
from .todo import done


@dataclass(frozen=True, slots=True)
class Chip:
    """A button of the bar."""

    label: str
    icon: str
    on_click: Callable[[], None]
    shortcut: Shortcut | None = None
    tooltip: str = ""
    accent: bool = False
    why_not: str | None = None
    done: bool = False
    """Whether what it does is done already."""
    about: tuple[Handle, ...] = ()
    """The choices that it stands for."""
    place: str = ""
    """Where in the rules more is told of it."""


@dataclass(frozen=True, slots=True)
class Doings:
    """What the buttons do."""

    look_for: Callable[[str], None]
    """Lights up the choices of an action."""
    commit: Callable[[Action], None]
    hands: Hands
    hint: Callable[[], None]
    """Shows what a strong bot would do, or no longer."""
    hush: Callable[[], None]
    """Passes, and is asked no more this turn."""
    switch: Callable[[], None]
    """Changes how often the seat is asked for reactions."""


def chips(
    game: Game[Table],
    view: View[Table],
    choices: tuple[Choice, ...],
    doings: Doings,
    undo: Chip,
    asked: Text,
) -> list[Chip]:
    """Return the buttons for a decision, the one for taking back last."""
    reactions = _reactions(doings, asked) if isinstance(view.stack[-1], Window) else []
    hint = Chip("", "hint", doings.hint, HINT, _("Hint: what looks best, and why"), place="bots/hint")
    answers = isinstance(view.stack[-1], Window)
    own = _own(game, view, choices, doings)
    return [*own, *_buttons(choices, doings, answers=answers), *reactions, hint, undo]


def last_chips(result: Callable[[], None], undo: Chip) -> list[Chip]:
    """Return the buttons when the match is over."""
    return [Chip(_("Result"), "check", result, accent=True), undo]


def undo_chip(undo: Callable[[], None], why_not: Text | None) -> Chip:
    """Return the button that takes a step back, or says why that cannot be."""
    why = None if why_not is None else translate(why_not)
    return Chip("", "undo", undo, UNDO, _("Take back"), why_not=why, place="table/undo")


def _reactions(doings: Doings, asked: Text) -> list[Chip]:
    """Return the buttons with which a seat says how often it wants to be asked."""
    asked_often = "answers/asked"
    return [
        Chip("", "curtain", doings.hush, tooltip=_("Pass, and ask me no more this turn"), place=asked_often),
        Chip("", "ask", doings.switch, tooltip=translate(asked), place=asked_often),
    ]


def _own(game: Game[Table], view: View[Table], choices: tuple[Choice, ...], doings: Doings) -> list[Chip]:
    frame = view.stack[-1]
    if isinstance(frame, Tornado):
        return [Chip(_("Done"), "check", doings.hands.finish_spin, accent=True, place="tornado")]
    if not isinstance(frame, Act):
        return []
    groups = {one.group for one in choices}
    entries = _actions(groups, done(view), doings, lambda group: why_none(game, view, group))
    # Before the roll only what cards still allow is worth a button.
    return [chip for chip in entries if not frame.late or chip.why_not is None]


def _buttons(choices: tuple[Choice, ...], doings: Doings, *, answers: bool) -> list[Chip]:
    """Return the buttons of choices that have no other place; those of one kind share a button."""
    found: list[Chip] = []
    for one in choices:
        if one.group != BUTTON or one.label is None:
            continue
        shared = tuple(other for other in choices if other.menu == one.menu) if one.menu else (one,)
        if shared[0] is one:
            label = translate(one.menu or one.label)
            tooltip = translate(one.caption) if len(shared) == 1 else ""
            about = tuple(other.drop for other in shared)
            does = _does(doings, shared)
            place = place_of_action(one.action, answers=answers)
            found.append(
                Chip(label, one.icon, does, tooltip=tooltip, accent=one.eager, about=about, place=place)
            )
    return found


def _does(doings: Doings, shared: tuple[Choice, ...]) -> Callable[[], None]:
    if len(shared) == 1:
        return lambda: doings.commit(shared[0].action)
    return lambda: doings.hands.offer(shared)


def _actions(
    groups: set[str], done: frozenset[str], doings: Doings, why_none: Callable[[str], str]
) -> list[Chip]:
    """Return the three actions of a turn, those that are done or impossible disabled."""
    entries = (
        (TRAVERSE, _("Traverse"), _("Move your meeple to a connected tile"), pygame.KSCAN_1, "1"),
        (
            TWIST,
            _("Twist"),
            _("Turn a tile by a quarter: drag it round, or use the wheel"),
            pygame.KSCAN_2,
            "2",
        ),
        (SCOUT, _("Scout"), _("Turn a tile over, or place a token on an open wedge"), pygame.KSCAN_3, "3"),
    )
    return [
        Chip(
            label,
            group,
            _looks(doings, group),
            Shortcut(scancode, key),
            tooltip,
            why_not=None if group in groups else why_none(group),
            done=group in done - groups,
            place=group,
        )
        for group, label, tooltip, scancode, key in entries
    ]


def why_none(game: Game[Table], view: View[Table], group: str) -> str:
    """Return why nothing of an action can be done: of a Traverse, what bars each way; else what bars most."""
    table = view.table
    tried: list[Action]
    if group == TRAVERSE:
        here = table.tiles.index(table.pawns[view.seat])
        tried = [Traverse(table.tiles[cell]) for cell in NEXT[here] if cell >= 0]
    elif group == TWIST:
        tried = [Twist(piece, CLOCKWISE) for piece in table.tiles]
    else:
        tried = [*map(Explore, table.tiles), *map(Forecast, range(len(table.wedges)))]
    reasons = Counter(translate(why) for one in tried if (why := game.why_not(view, one)) is not None)
    most = None if group == TRAVERSE else 1
    return "\n".join(reason for reason, _count in reasons.most_common(most))


def _looks(doings: Doings, group: str) -> Callable[[], None]:
    return lambda: doings.look_for(group)
