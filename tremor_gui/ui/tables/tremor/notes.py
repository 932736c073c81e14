"""What a tooltip says about a thing on the table."""

from collections.abc import Iterable, Iterator

from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.describe import DISASTER_NAMES, wedge_name
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.table import Table, open_wedge
from tremor_gui.games.tremor.terms import SEISMIC_LEVELS, WEDGE_ROOM
from tremor_gui.games.tremor.texts import (
    CARD_NAMES,
    CARD_TEXTS,
    CATASTROPHE_NAMES,
    CATASTROPHE_TEXTS,
    HOURGLASS_TEXT,
    TRAIT_NAMES,
    TRAIT_TEXTS,
)
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.rules.game import SPECTATOR, View
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

from .choices import Handle
from .disasterwords import disaster_text
from .looks import Look
from .seatnotes import pawn_note, plate_note, spirit_note, supply_note
from .tilewords import condition, facings, standing, tile_title


def note(handle: Handle, view: View[Table], looks: tuple[Look, ...], why_not_walk: str = "") -> str:
    """Return the marked-up note on a handle as a seat, or a spectator, sees it, or nothing.

    ``why_not_walk`` says why the viewer's meeple cannot be moved, where it acts and cannot.
    """
    table, seat = view.table, view.seat
    frame = view.stack[-1] if view.stack else None
    match handle:
        case ("tile", int(piece)) if isinstance(frame, Tornado) and piece in frame.pieces:
            return _("Click, drag or use the wheel to twist this tile, then choose <b>Done</b>.")
        case ("tile", int(piece)):
            return _tile(table, piece, looks)
        case ("wedge", int(wedge)):
            ignites = not isinstance(frame, PlaceTokens) or frame.ignites
            return _wedge(table, wedge, seat, looks, ignites)
        case ("emblem", int(disaster)):
            return _emblem(disaster)
        case ("seismic",) | ("dial",):
            level = SEISMIC_LEVELS[table.level]
            so_far = _("The Earthquake erupts when <b>{level}</b> tokens lie on its track: {count} so far.")
            return so_far.format(level=level, count=len(table.track)) + _latest_catastrophe(table)
    return _of_a_seat(handle, view, looks, why_not_walk)


def _of_a_seat(handle: Handle, view: View[Table], looks: tuple[Look, ...], why_not_walk: str) -> str:
    match handle:
        case ("pawn", int(pawn)):
            return pawn_note(view, looks[pawn], why_not_walk)
        case ("plate", int(owner)):
            return plate_note(view.table, owner, looks)
        case ("supply", int(owner)):
            return supply_note(view, owner, looks)
        case ("spirit", int(owner)):
            return spirit_note(view.table, owner, looks)
    return ""


def _latest_catastrophe(table: Table) -> str:
    """Return what struck last, so that whoever missed it can look it up."""
    if not table.revealed:
        return ""
    latest = table.revealed[-1]
    name, text = translate(CATASTROPHE_NAMES[latest]), translate(CATASTROPHE_TEXTS[latest])
    hourglass = "\n" + translate(HOURGLASS_TEXT) if CATASTROPHES[latest].hourglass else ""
    return "\n" + _("The latest Catastrophe:") + f" <b>{name}</b>. {text}{hourglass}"


def _tile(table: Table, piece: int, looks: tuple[Look, ...]) -> str:
    told = *facings(table, piece), *condition(table, piece, looks), standing(table, piece, looks)
    return "\n".join(filter(None, (f"<b>{tile_title(table, piece)}</b>", *told)))


def _wedge(table: Table, wedge: int, seat: int, looks: tuple[Look, ...], ignites: bool) -> str:
    tokens = table.wedges[wedge]
    lines = [f"<b>{translate(wedge_name(wedge))}</b>"]
    if tokens:
        lines.append(_("Tokens: {names}").format(names=_names(tokens, looks)))
    if len(tokens) == WEDGE_ROOM:
        lines.append(_("Full: it is being ignited."))
    elif seat == SPECTATOR:
        lines += _for_others(tokens, looks)
    elif not open_wedge(table, seat, wedge):
        lines.append(_("Closed to you: two tokens, and none is yours."))
    elif len(tokens) == 2 and not ignites:
        lines.append(_("Nothing is ignited now, so it takes no third token."))
    elif len(tokens) == 2:
        lines.append(_("Open: your token would be the third and ignite it."))
    else:
        lines.append(_("Open to you."))
    return "\n".join(lines)


def _for_others(tokens: tuple[int, ...], looks: tuple[Look, ...]) -> Iterator[str]:
    """Yield what a wedge that is not full is to whoever plays, as told to somebody who does not."""
    if len(tokens) < WEDGE_ROOM - 1:
        yield _("Open to everybody.")
    else:
        yield _("Open to {names}, whose next token ignites it.").format(names=_names(tokens, looks))


def _names(seats: Iterable[int], looks: tuple[Look, ...]) -> str:
    return ", ".join(escape(looks[seat].name) for seat in dict.fromkeys(seats))


def _emblem(disaster: int) -> str:
    return f"<b>{translate(DISASTER_NAMES[disaster])}</b>\n{disaster_text(disaster)}"


def named_note(thing: Handle | None) -> str:
    """Return what a card, a trait or a Catastrophe does that is spoken of, marked up."""
    match thing:
        case ("card", int(card)):
            name, text = CARD_NAMES[card], CARD_TEXTS[card]
        case ("trait", str(trait)):
            name, text = TRAIT_NAMES[trait], TRAIT_TEXTS[trait]
        case ("catastrophe", int(card)):
            name, text = CATASTROPHE_NAMES[card], CATASTROPHE_TEXTS[card]
        case _other:
            return ""
    return f"<b>{translate(name)}</b>\n{escape(translate(text))}"
