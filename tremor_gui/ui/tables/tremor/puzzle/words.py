"""What is said of a puzzle."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from tremor_gui.games.tremor.actions import Twist
from tremor_gui.games.tremor.deal import Player, Setup, in_turn_order
from tremor_gui.games.tremor.describe import DISASTER_NAMES, HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.events import Ignited
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.match.puzzles import Puzzle
from tremor_gui.rules.core import Step
from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import _, ngettext, translate

_LEVELS: Final = (say("Easy"), say("Fair"), say("Tricky"), say("Hard"), say("Fiendish"))
"""How hard a puzzle is, by its stars less one."""


def goal(puzzle: Puzzle) -> str:
    """Return what is to be done, in a sentence that names the Habitat."""
    habitat = translate(HABITAT_NAMES[SPECIES[_solver(puzzle).species].habitat])
    if puzzle.turns == 1:
        return _("Reach your Habitat in this turn: {habitat}").format(habitat=habitat)
    return _("Reach your Habitat in a double turn: {habitat}").format(habitat=habitat)


def rules_of(puzzle: Puzzle) -> str:
    """Return what may be done for that."""
    if puzzle.turns == 1:
        return _("Each action once, in any order.")
    return _("Each action twice, in any order.")


def length(puzzle: Puzzle) -> str:
    """Return how many turns it takes, in two words."""
    return _("One turn") if puzzle.turns == 1 else _("Double turn")


def title(number: int) -> str:
    """Return what a puzzle is called."""
    return _("Puzzle {number}").format(number=number)


def needed(puzzle: Puzzle, steps: tuple[Step, ...]) -> str:
    """Return what a solution has to do besides walking, in its order; what the steps have done is told."""
    names = {key: translate(name) for key, name in zip(DISASTER_KEYS, DISASTER_NAMES, strict=True)}
    done, told = list(_deeds(puzzle, steps)), []
    for key in puzzle.asks:
        name = names.get(key) or _("Twist")
        if key in done:
            done.remove(key)
            name = _("{what} (done)").format(what=name)
        told.append(name)
    return _("Needed on the way: {what}.").format(what=", ".join(told))


def _deeds(puzzle: Puzzle, steps: tuple[Step, ...]) -> Iterator[str]:
    """Yield what the solver has done in the steps besides walking, by the keys that a puzzle asks for."""
    for step in steps:
        if isinstance(step.action, Twist):
            yield "twist"
        for event in step.events:
            if isinstance(event, Ignited) and event.seat == puzzle.seat:
                yield DISASTER_KEYS[event.disaster]


def level(puzzle: Puzzle) -> str:
    """Return in a word how hard it is."""
    return translate(_LEVELS[puzzle.stars - 1])


def verdict(puzzle: Puzzle, decisions: int) -> str:
    """Return how a way home in so many decisions compares with the shortest."""
    best = len(puzzle.solution)
    if decisions <= best:
        told = ngettext(
            "Home in {count} decision, and no way is shorter.",
            "Home in {count} decisions, and no way is shorter.",
            decisions,
        )
        return told.format(count=decisions)
    told = ngettext("Home in {count} decision.", "Home in {count} decisions.", decisions)
    shorter = ngettext("The shortest way has {count}.", "The shortest way has {count}.", best)
    return f"{told.format(count=decisions)} {shorter.format(count=best)}"


def shortest(puzzle: Puzzle) -> str:
    """Return how many decisions the way home takes at least; of such ways there is one."""
    best = len(puzzle.solution)
    told = ngettext(
        "The one shortest way takes {count} decision.", "The one shortest way takes {count} decisions.", best
    )
    return told.format(count=best)


def named(puzzle: Puzzle) -> Any:
    """Return the setup of a puzzle with names that say who plays, in the language in use."""
    setup: Setup = puzzle.setup
    mine = _solver(puzzle)
    names = {True: translate(SPECIES_NAMES[mine.species]), False: _("Bystander")}
    players = tuple(replace(player, name=names[player is mine]) for player in setup.players)
    return replace(setup, players=players)


def _solver(puzzle: Puzzle) -> Player:
    return in_turn_order(puzzle.setup)[puzzle.seat][0]
