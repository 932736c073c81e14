"""What a tooltip says about a seat: its plate, its supply, its meeple and its part of the Spirit Board."""

from collections.abc import Iterator

from tremor_gui.games.tremor.actions import Forecast, Place, Traverse
from tremor_gui.games.tremor.describe import SPECIES_NAMES, tile_name
from tremor_gui.games.tremor.species import SHELL
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, OUT, Table, finished
from tremor_gui.games.tremor.terms import RUMBLE, SPIRIT_TRACK
from tremor_gui.games.tremor.texts import TRAIT_NAMES, TRAIT_TEXTS
from tremor_gui.rules.game import View
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

from .looks import Look


def plate_note(table: Table, seat: int, looks: tuple[Look, ...]) -> str:
    """Return who plays a seat, what is left to it, and what holds for it now, marked up."""
    return "\n".join((f"<b>{escape(looks[seat].name)}</b>", *_about(table, seat, looks[seat])))


def _about(table: Table, seat: int, look: Look) -> Iterator[str]:
    species = translate(SPECIES_NAMES[look.species])
    if species != look.name:
        yield species
    goal = EARTHQUAKE_PIECE if table.variant == RUMBLE else table.homes[seat]
    yield _("Goal: {habitat}").format(habitat=translate(tile_name(table, goal)))
    if table.pawns[seat] == OUT:
        yield _("Out of the game.")
        return
    yield _("Tokens left: {count}").format(count=table.tokens[seat])
    yield _("Counters left: {count}").format(count=table.counters[seat])
    if table.cards:
        yield _("Climate Cards in hand: {count}").format(count=len(table.hands[seat]))
    if finished(table, seat):
        yield _("Has come home and helps its partner now.")
    if table.poison[seat]:
        lost = {1: _("Traverse"), 2: _("Twist"), 4: _("Scout")}[table.poison[seat]]
        yield _("Poisoned: it loses its next {action}.").format(action=lost)
    if table.delayed == seat:
        yield _("Keeps a token back on its Species Card.")
    trait = table.traits[seat]
    if trait:
        yield f"<b>{translate(TRAIT_NAMES[trait])}:</b> {translate(TRAIT_TEXTS[trait])}"
    if trait == SHELL and table.shell_spent:
        yield _("The Shell has been used and rests.")


def supply_note(view: View[Table], seat: int, looks: tuple[Look, ...]) -> str:
    """Return what is said of the supply of whoever is asked: of its plate, and what to do with it."""
    decision = view.decision
    options = () if decision is None else decision.options
    told = plate_note(view.table, seat, looks)
    if any(isinstance(option, Forecast | Place) for option in options):
        told += "\n" + _("Drag a token from here onto a wedge, or click both.")
    return told


def pawn_note(view: View[Table], look: Look, why_not: str) -> str:
    """Return what is said of the meeple of whoever is asked: how to move it, or else why that cannot be."""
    name = f"<b>{escape(look.name)}</b>"
    decision = view.decision
    if decision is not None and any(isinstance(option, Traverse) for option in decision.options):
        return name + "\n" + _("Drag the meeple to a lit tile, or click both.")
    return f"{name}\n{why_not}" if why_not else name


def spirit_note(table: Table, seat: int, looks: tuple[Look, ...]) -> str:
    """Return what is said of a place in the turn order with its Spirit Track."""
    lines = [
        f"<b>{escape(looks[seat].name)}</b>",
        _("Turn order: {place} of {seats}").format(place=seat + 1, seats=len(looks)),
    ]
    if table.cards:
        count = len(table.spirit[seat])
        so_far = _("Spirit Track: {count} of {room} counters. The last one is exchanged for a Climate Card.")
        lines.append(so_far.format(count=count, room=SPIRIT_TRACK))
        others = dict.fromkeys(owner for owner in table.spirit[seat] if owner != seat)
        if others:
            names = ", ".join(escape(looks[owner].name) for owner in others)
            lines.append(_("Counters of an ally among them: {names}").format(names=names))
    else:
        lines.append(_("Spirit Tracks are not used in a game without Climate Cards."))
    return "\n".join(lines)
