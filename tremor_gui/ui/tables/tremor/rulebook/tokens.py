"""The chapters on tokens and what they set off: wedges, dice, ignition and blocks."""

from typing import Final

from tremor_gui.games.tremor.cards import FIREBREAK
from tremor_gui.games.tremor.terms import (
    COUNTERS,
    DISASTER_KEYS,
    FLOOD,
    TOKENS,
    VOLCANO,
    WEDGE_ROOM,
    WEDGES_A_DISASTER,
)
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.ui.book import Chapter, Figure, Side
from tremor_gui.ui.i18n import _

from .mosaic import Tile, mosaic
from .pieces import Lying, around_wedges, row, spirit
from .words import card_link
from .writing import chapter, lead, part

_TILE: Final = next(face.number for face in FACES if VOLCANO in face.disasters)


def wedges() -> Chapter:
    """Return the chapter on wedges and the supply of tokens (T43-T46, T49)."""
    room = {"count": WEDGES_A_DISASTER, "room": WEDGE_ROOM, "less": WEDGE_ROOM - 1}
    return chapter(
        "wedges",
        "forecast",
        lead(
            _(
                "Each disaster has {count} wedges on the dial of the Spirit Board. A wedge has room for "
                "{room} tokens. Whoever places the last of them <to:ignition>ignites</to> the disaster."
            ).format(**room),
        ),
        part(
            "wedges/open",
            _(
                "A wedge is closed to you if {less} tokens lie on it and none of them is yours. Otherwise "
                "it is open. So the one who ignites always has a token there already."
            ).format(**room),
            _(
                "A token has to be placed if there is a wedge for it that is open to you, even if it ignites "
                "there. An ally's tokens count as another player's."
            ),
            figures=(_three_wedges(),),
        ),
        part(
            "wedges/supply",
            _(
                "You have {tokens} tokens. If all of them are placed, you take one of yours off another "
                "wedge and place that one; tokens on the Earthquake Track stay. Tokens that leave a wedge "
                "or the track go back to their owners."
            ).format(tokens=TOKENS),
        ),
    )


def dice() -> Chapter:
    """Return the chapter on the roll (T38-T42)."""
    return chapter(
        "dice",
        "roll",
        lead(
            _(
                "When your actions are over, you roll: two dice if two play, else one. In the "
                "<to:variants/rumble>Royal Rumble</to> it is two dice as soon as only two are left. Each "
                "die shows one of the six disasters and gives you a token for a wedge of that disaster "
                "that is open to you. It may ignite there."
            ),
            figures=(row((f"dice/face_{key}" for key in DISASTER_KEYS), 46),),
            side=Side.BELOW,
        ),
        lead(
            _(
                "Of two dice you choose which comes first, and all that follows from it is done before the "
                "other. Which wedges are open is seen when a token is placed. Doubles are two tokens, and "
                "both may go on the same wedge."
            ),
            _(
                "A die for which no wedge is open gives no token. If it is one of two, you may keep it "
                "until after the other one, which may open a wedge. Neither the roll nor a token that can "
                "be placed may be declined."
            ),
        ),
    )


def ignition() -> Chapter:
    """Return the chapter on what an ignition does (T50-T58, T79, T140)."""
    return chapter(
        "ignition",
        "emblems/volcano",
        lead(
            _(
                "The last token that fits on a <to:wedges>wedge</to> ignites its disaster at once, in the "
                "middle of a turn or after the roll."
            ),
        ),
        part(
            "ignition/tile",
            _(
                "Whoever placed the token chooses a tile that shows the disaster, lies face up and is not "
                "blocked, and which way it strikes. It has to be one if there is one, but it may be one on "
                "which nothing comes of it. If there is none, nothing happens on the board, and all the "
                "rest goes on as usual."
            ),
        ),
        part(
            "ignition/order",
            _(
                "<b>1.</b> The disaster is declared, and <to:answers>answered</to> by whoever can.\n"
                "<b>2.</b> It strikes, as far as it can.\n"
                "<b>3.</b> What has come of it may be answered, too.\n"
                "<b>4.</b> All tokens leave the wedge and go back to their owners.\n"
                "<b>5.</b> Whoever ignited puts a token on the <to:earthquake>Earthquake Track</to>,\n"
                "<b>6.</b> and a counter on the own <to:spirit>Spirit Track</to>, which may bring a card.\n"
                "<b>7.</b> If the track holds enough tokens, the <to:earthquake/eruption>Earthquake "
                "erupts</to>."
            ),
            figures=(spirit(_STRUCK, around_wedges(VOLCANO), 176),),
        ),
        part(
            "ignition/area",
            _(
                "Where the disaster faces and points is read from the tile as it lies now. What would be "
                "off the board is left out, then whatever <to:board/fixed>never moves</to>, and the rest "
                "is struck. That includes face-down tiles. To stand on a tile protects it only if it is an "
                "Oasis."
            ),
        ),
    )


def blocks() -> Chapter:
    """Return the chapter on blocked tiles (T47, T55, T77, T78, T80-T84, T135)."""
    return chapter(
        "blocks",
        "block",
        lead(
            _(
                "Volcano, Flood and Landslide block tiles. On a blocked tile lies a counter of whoever "
                "ignited the disaster. You may leave it, but not enter it. It cannot be twisted, explored "
                "or ignited, and no disaster moves it or blocks it once more."
            ),
            _(
                "All tiles of the area that can be blocked are blocked; only {firebreak} spares one. An "
                "empty Oasis is blocked, too, and so are face-down tiles."
            ).format(firebreak=card_link(FIREBREAK)),
            _(
                "Blocks last until the next turn of the player whose counters they are: lifting them is "
                "the first thing that happens in it."
            ),
            figures=(mosaic({(0, 0): Tile(_TILE, block="green"), (1, 0): Tile(block="green")}),),
        ),
        part(
            "blocks/counters",
            _(
                "You have {counters} counters. If they do not suffice for all blocks, the struck tile is "
                "blocked first, and you choose which others. One is kept back for the <to:spirit>Spirit "
                "Track</to>. If a counter is due there and you have none left, you lift one of your blocks "
                "for it, and that tile is free at once."
            ).format(counters=COUNTERS),
            _(
                "What a <to:catastrophes>Catastrophe</to> blocks is blocked with counters of the player "
                "whose turn it is; neutral ones help out, and are lifted at the same time."
            ),
        ),
    )


_STRUCK: Final = Lying({VOLCANO * WEDGES_A_DISASTER + 1: ("yellow", "blue", "yellow")})


def _three_wedges() -> Figure:
    first = FLOOD * WEDGES_A_DISASTER
    lying = Lying({first: ("blue",), first + 1: ("yellow", "green"), first + 2: ("green", "blue")})
    caption = _("For blue the middle one is closed; on one of the others its token would ignite the Flood.")
    return spirit(lying, around_wedges(FLOOD), 200, caption)
