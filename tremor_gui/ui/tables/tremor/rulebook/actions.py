"""The chapters on the three actions of a turn."""

from typing import Final

from tremor_gui.games.tremor.cards import SECOND_WIND
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import EAST
from tremor_gui.games.tremor.tiles import DISASTER, EARTHQUAKE_FACE, FACES
from tremor_gui.ui import palette
from tremor_gui.ui.book import Chapter, Figure
from tremor_gui.ui.i18n import _

from .mosaic import Tile, coin, mosaic, picture, rubble
from .words import card_link
from .writing import chapter, lead, part

_WALKER: Final = tuple(SPECIES)[4]
_CORNERED: Final = next(face.number for face in FACES if face.kind == DISASTER and face.debris == (0, 1))


def traverse() -> Chapter:
    """Return the chapter on the Traverse (T18-T21, T34, T35, T37, T78, T136, T137)."""
    return chapter(
        "traverse",
        "traverse",
        lead(
            _(
                "Step to a tile north, east, south or west of yours, never diagonally. It has to lie face "
                "up and must not be <to:blocks>blocked</to>, and no <to:board/debris>debris</to> may lie "
                "on either of the two sides that touch."
            ),
            _(
                "Any number of animals may stand on one tile, also on an Oasis. You may leave a tile that is "
                "blocked, but not enter one."
            ),
            _(
                "Every step counts, forward or back: whoever Traverses gets no counter on the "
                "<to:spirit>Spirit Track</to> at the end of the actions."
            ),
            figures=(_ways(),),
        ),
        part(
            "traverse/steps",
            _(
                "To be carried along by a disaster is no Traverse. Neither are the moves by {tailwind}, "
                "{burrow}, {exodus} and {stampede}: they are no actions, cost you none, and leave you the "
                "counter. The step that {second_wind} adds does count."
            ).format(
                tailwind=card_link("tailwind"),
                burrow=card_link("burrow"),
                exodus=card_link("exodus"),
                stampede=card_link("stampede"),
                second_wind=card_link(SECOND_WIND),
            ),
            _(
                "Once your actions are over, no Traverse is left to you in this turn, whatever card the "
                "counter has brought you. Moves that are none, such as by {tailwind} or {burrow}, are still "
                "possible."
            ).format(tailwind=card_link("tailwind"), burrow=card_link("burrow")),
        ),
    )


def twist() -> Chapter:
    """Return the chapter on the Tectonic Twist (T22-T26, T138)."""
    return chapter(
        "twist",
        "twist",
        lead(
            _(
                "The Tectonic Twist turns one tile of the board by a quarter, clockwise or anti-clockwise. "
                "Its debris and its disasters turn with it."
            ),
            _(
                "It may be any tile, near or far, with animals on it or without, also the one you stand "
                "on. Only Habitats and blocked tiles hold fast, and an Oasis on which others stand but not "
                "you."
            ),
            _(
                "A face-down tile may be twisted, too. It stays face down, and still nobody knows how it "
                "lies. So there is nearly always something to twist, and it cannot be declined."
            ),
            figures=(_twisted(),),
        ),
    )


def scout() -> Chapter:
    """Return the chapter on Explore and Forecast (T27-T33)."""
    return chapter(
        "scout",
        "scout",
        lead(
            _(
                "You choose one of two: <b>Explore</b> or <b>Forecast</b>. The Scout falls away only if "
                "there is neither a tile to explore nor a wedge open to you."
            ),
        ),
        part(
            "scout/explore",
            _(
                "Turn over any face-down tile that is not blocked, near or far. Then place a token on a "
                "wedge of either of its two disasters that is <to:wedges/open>open to you</to>. If there "
                "is none, that is all."
            ),
            figures=(_explored(),),
        ),
        part(
            "scout/oasis",
            _(
                "Then you explore another tile, which you pick after seeing the Oasis, and so on until one "
                "is no Oasis: that one gives the token. If no tile is left to explore, the Oasis gives a "
                "token for any wedge open to you."
            ),
        ),
        part(
            "scout/forecast",
            _("Place a token on any wedge that is open to you. No tile is turned over."),
            _(
                "Either token may be the last on its wedge and <to:ignition>ignite</to> the disaster. A "
                "token that can be placed has to be placed: if the only open wedge ignites, it does."
            ),
        ),
    )


def _ways() -> Figure:
    tiles = {
        (0, 0): Tile(faint=True),
        (1, 0): rubble(EAST),
        (2, 0): Tile(faint=True),
        (0, 1): rubble(EAST, 1),
        (1, 1): Tile(EARTHQUAKE_FACE, meeple=_WALKER),
        (2, 1): Tile(_CORNERED, block="white"),
        (0, 2): Tile(faint=True),
        (1, 2): Tile(),
        (2, 2): Tile(faint=True),
    }
    marks = (
        coin(1.5, 1, "check", palette.MAY),
        coin(1, 1.5, "cross", palette.DANGER),
        coin(2, 1.5, "cross", palette.DANGER),
        coin(1.5, 2, "cross", palette.DANGER),
    )
    return mosaic(tiles, *marks, caption=_("Only north is open: debris, a block, a face-down tile"))


def _twisted() -> Figure:
    tiles = {(0, 0): Tile(_CORNERED), (1, 0): Tile(_CORNERED, turns=1)}
    return mosaic(tiles, coin(1, 0.5, "clockwise"), pitch=92)


def _explored() -> Figure:
    face = FACES[_CORNERED - 1]
    tiles = {(0, 0): Tile(), (1, 0): Tile(face.number, turns=3)}
    return mosaic(tiles, coin(1, 0.5, "explore"), picture(1.82, 0.82, "tokens/yellow", 0.36), pitch=80)
