"""What a tooltip says about a thing on the table."""

from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.describe import (
    HABITAT_NAMES,
    SPECIES_NAMES,
    wedge_name,
)
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import (
    FACE_DOWN,
    Table,
    cell_of,
    open_wedge,
)
from tremor_gui.games.tremor.terms import DISASTER_KEYS, SEISMIC_LEVELS, WEDGE_ROOM, WEDGES_A_DISASTER
from tremor_gui.games.tremor.texts import (
    CATASTROPHE_NAMES,
    CATASTROPHE_TEXTS,
    HOURGLASS_TEXT,
    TRAIT_NAMES,
    TRAIT_TEXTS,
)
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.rules.game import View
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box

from .areas import Areas
from .bar import Bar
from .choices import Handle
from .looks import Look
from .tilewords import condition, facings, tile_title


def note(handle: Handle, view: View[Table], looks: tuple[Look, ...]) -> str:
    """Return the marked-up note on a handle as a seat sees it, or nothing."""
    table, seat, frame = view.table, view.seat, view.stack[-1]
    match handle:
        case ("tile", int(piece)) if isinstance(frame, Tornado) and piece in frame.pieces:
            return _("Click, drag or use the wheel to twist this tile, then choose <b>Done</b>.")
        case ("tile", int(piece)):
            return _tile(table, piece, looks)
        case ("wedge", int(wedge)):
            ignites = not isinstance(frame, PlaceTokens) or frame.ignites
            return _wedge(table, wedge, seat, looks, ignites)
        case ("pawn", int(pawn)):
            return _pawn(view, looks[pawn])
        case ("plate", int(owner)):
            return _plate(table, owner, looks)
        case ("seismic",) | ("dial",):
            level = SEISMIC_LEVELS[table.level]
            so_far = _("The Earthquake erupts when <b>{level}</b> tokens lie on its track: {count} so far.")
            return so_far.format(level=level, count=len(table.track)) + _latest_catastrophe(table)
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
    return "\n".join(
        (f"<b>{tile_title(table, piece)}</b>", *facings(table, piece), *condition(table, piece, looks))
    )


def _pawn(view: View[Table], look: Look) -> str:
    name = f"<b>{escape(look.name)}</b>"
    decision = view.decision
    if decision is None or not any(isinstance(option, Traverse) for option in decision.options):
        return name
    return name + "\n" + _("Drag the meeple to a lit tile, or click both.")


def _wedge(table: Table, wedge: int, seat: int, looks: tuple[Look, ...], ignites: bool) -> str:
    tokens = table.wedges[wedge]
    lines = [f"<b>{translate(wedge_name(wedge))}</b>"]
    if tokens:
        lines.append(_("Tokens: {names}").format(names=", ".join(escape(looks[one].name) for one in tokens)))
    if len(tokens) == WEDGE_ROOM:
        lines.append(_("Full: it is being ignited."))
    elif not open_wedge(table, seat, wedge):
        lines.append(_("Closed to you: two tokens, and none is yours."))
    elif len(tokens) == 2 and not ignites:
        lines.append(_("Nothing is ignited now, so it takes no third token."))
    elif len(tokens) == 2:
        lines.append(_("Open: your token would be the third and ignite it."))
    else:
        lines.append(_("Open to you."))
    return "\n".join(lines)


def _plate(table: Table, seat: int, looks: tuple[Look, ...]) -> str:
    look = looks[seat]
    habitat = translate(HABITAT_NAMES[SPECIES[look.species].habitat])
    return "\n".join(
        (
            f"<b>{escape(look.name)}</b>",
            *([species] if (species := translate(SPECIES_NAMES[look.species])) != look.name else []),
            _("Goal: {habitat}").format(habitat=habitat),
            _("Tokens left: {count}").format(count=table.tokens[seat]),
            _("Counters left: {count}").format(count=table.counters[seat]),
            *_trait(table, seat),
        )
    )


def _trait(table: Table, seat: int) -> tuple[str, ...]:
    trait = table.traits[seat]
    if not trait:
        return ()
    return (f"<b>{translate(TRAIT_NAMES[trait])}:</b> {translate(TRAIT_TEXTS[trait])}",)


def entry(handle: Handle | None, table: Table) -> str:
    """Return the key of the reference's entry on a handle, or nothing."""
    match handle:
        case ("card", int(card)):
            return f"cards/{CARDS[card].key}"
        case ("plate", int(seat)) if table.traits[seat]:
            return f"traits/{table.traits[seat]}"
        case ("pawn", int(seat)) if table.traits[seat]:
            return f"traits/{table.traits[seat]}"
        case ("wedge", int(wedge)):
            return f"tiles/{DISASTER_KEYS[wedge // WEDGES_A_DISASTER]}"
        case ("tile", int(piece)) if table.faces[piece] != FACE_DOWN:
            face = FACES[table.faces[piece] - 1]
            return f"tiles/{DISASTER_KEYS[face.disasters[0]] if face.disasters else face.kind}"
    return ""


def hover_note(
    hover: Handle | None, view: View[Table], looks: tuple[Look, ...], bar: Bar, areas: Areas
) -> tuple[str, Box | None]:
    """Return the note on what the mouse rests on, and the box it stands beside."""
    if hover is None:
        return "", None
    if hover[0] == "source":
        return bar.source_hint(int(hover[1])), None
    beside = areas.cell_box(cell_of(view.table, int(hover[1]))) if hover[0] == "tile" else None
    text = note(hover, view, looks)
    if hover[0] == "tile":
        text += "\n<i>" + _("Right click: large. F1: more") + "</i>"
    elif text and entry(hover, view.table):
        text += "\n<i>" + _("Right click or F1: more") + "</i>"
    return text, beside
