"""The chapters to begin with: the goal, the board, setting up, and a turn."""

from dataclasses import replace
from typing import Final

from tremor_gui.games.tremor.cards import FIRST_HAND
from tremor_gui.games.tremor.deal import FIRST_LEVEL
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import COUNTERS, EAST, SEISMIC_LEVELS, SIDE, SOUTH, TOKENS, VOLCANO, WEST
from tremor_gui.games.tremor.tiles import DISASTER, EARTHQUAKE_FACE, FACES, HABITAT, HABITATS, OASIS
from tremor_gui.ui import palette
from tremor_gui.ui.book import Chapter, Figure, Section
from tremor_gui.ui.i18n import _

from .mosaic import Tile, coin, mosaic, rubble
from .pieces import WHOLE, Lying, row, spirit
from .writing import chapter, lead, part

_LAST: Final = SIDE - 1


def goal() -> Chapter:
    """Return the chapter on winning (T105-T108)."""
    return chapter(
        "goal",
        "traverse",
        lead(
            _(
                "You are an animal whose land is nearly lost. Bring it home first: to its own "
                "<to:board/habitat>Habitat</to>, in the corner diagonally across the board from where it "
                "starts."
            ),
            _(
                "The game ends the moment an animal steps into its own Habitat; the dice are not rolled any "
                "more. There is no draw."
            ),
            _(
                "Nobody is carried home by a disaster. Only a step leads there: a "
                "<to:traverse>Traverse</to>, or a move that a card or a Catastrophe grants, even in "
                "another player's turn."
            ),
            _(
                "On the way the ground moves. Tokens on the <to:wedges>wedges</to> of the Spirit Board "
                "<to:ignition>ignite disasters</to>, which carry tiles off or close them, with whoever "
                "stands there, and every disaster brings the <to:earthquake>Earthquake</to> nearer."
            ),
            _(
                "<to:variants/coop>Two against two</to> and the <to:variants/rumble>Royal Rumble</to> are "
                "won in other ways."
            ),
            figures=(_way_home(),),
        ),
    )


def board() -> Chapter:
    """Return the chapter on the tiles and what never moves (T20, T24, T85, T86, T131)."""
    kinds = [face.kind for face in FACES]
    told = _(
        "{tiles} tiles lie in {side} rows of {side}: {habitats} Habitats in the corners, the Earthquake "
        "Tile in the middle, {oases} Oases, and {disasters} tiles with two disasters each. All but the "
        "Habitats and the Earthquake Tile start face down; nobody knows what they are and how they lie "
        "until they are turned over."
    ).format(
        tiles=len(FACES),
        side=SIDE,
        habitats=kinds.count(HABITAT),
        oases=kinds.count(OASIS),
        disasters=kinds.count(DISASTER),
    )
    return chapter(
        "board",
        "emblems/habitat",
        lead(
            told,
            _(
                "Beside it lies the Spirit Board. From top to bottom: the <to:spirit>Spirit Tracks</to> in "
                "turn order, the dial with the <to:wedges>wedges</to> of the disasters and the "
                "<to:earthquake>Earthquake Track</to> in its middle, and the <to:earthquake/levels>Seismic "
                "Track</to>."
            ),
            figures=(spirit(_SOME, WHOLE, 150),),
        ),
        part(
            "board/disasters",
            _(
                "A disaster fills one half of its tile. It faces the two sides of that half and points at "
                "the corner between them; the other one faces and points the opposite way. When the tile "
                "turns, they turn with it, and what they strike depends on how the tile lies at that "
                "moment."
            ),
            figures=(_pointing(),),
        ),
        part(
            "board/debris",
            _(
                "Black rubble along the side of a tile is debris. Two tiles are connected only if there is "
                "none on either of the two sides that touch. Habitats and the Earthquake Tile have none."
            ),
            figures=(_debris(),),
        ),
        *_places(),
        part(
            "board/fixed",
            _(
                "Habitats, blocked tiles, and Oases on which somebody stands. No disaster swaps, shifts, "
                "twists or blocks them. All other tiles are moved: face-down ones, and those with animals "
                "on them, too."
            ),
            _(
                "There are three exceptions. Whoever stands on an Oasis may <to:twist>Twist</to> it. "
                "<to:species/snow_leopard>Reflex</to> twists a tile that has just been blocked. And when "
                "the <to:earthquake/eruption>Earthquake erupts</to>, its tile is lifted even if it is "
                "blocked."
            ),
            _("A tile that a disaster moves does not turn. Animals on it go with it."),
        ),
    )


def _places() -> tuple[Section, ...]:
    """Return what is to be known of the tiles without disasters."""
    oasis = next(face.number for face in FACES if face.kind == OASIS)
    return (
        part(
            "board/habitat",
            _("Nothing moves, twists or blocks a Habitat, and anybody may stand on it."),
            _(
                "You start on somebody else's Habitat, or on a spare one. That means nothing: only your own "
                "counts."
            ),
            figures=(row((f"tiles/tile_{number:02d}" for number in HABITATS.values()), 50),),
        ),
        part(
            "board/oasis",
            _(
                "While somebody stands on an Oasis, nothing moves or blocks it, and only those who stand "
                "there may twist it, each of them with its own Twist. An empty Oasis is a tile like any "
                "other."
            ),
            _("<to:scout/oasis>Whoever scouts an Oasis</to> explores on."),
            figures=(mosaic({(0, 0): Tile(oasis, meeple=_SECOND)}),),
        ),
        part(
            "board/earthquake",
            _(
                "It lies face up from the start and has no disaster. Until it erupts, it is a tile like any "
                "other: it is walked on, twisted, moved and blocked, also with somebody on it. When the "
                "<to:earthquake>Earthquake</to> erupts, it is the worst place to be, but in the "
                "<to:variants/rumble>Royal Rumble</to> the only good one."
            ),
            figures=(mosaic({(0, 0): Tile(EARTHQUAKE_FACE)}),),
        ),
    )


def setup() -> Chapter:
    """Return the chapter on what comes before the first turn (T01-T14)."""
    levels = {count: SEISMIC_LEVELS[at] for count, at in FIRST_LEVEL.items()}
    most = max(levels)
    start = _(
        "The <to:earthquake/levels>Seismic Counter</to> starts at {most} with {players} players, and at "
        "{fewer} with fewer."
    ).format(most=levels[most], players=most, fewer=levels[most - 1])
    return chapter(
        "setup",
        "tremor",
        lead(
            _(
                "Two to four play. Each takes a Species Card and one of the two <to:species>species</to> "
                "on it; the other one is then out of the game. The card gives the colour and the Habitat, "
                "which lies diagonally across from your own corner. Two players sit at opposite corners, "
                "and spare Habitats fill the corners that are left."
            ),
            _(
                "Each has {tokens} tokens and {counters} counters in its colour, and {cards} "
                "<to:cards>Climate Cards</to> to begin with."
            ).format(tokens=TOKENS, counters=COUNTERS, cards=FIRST_HAND),
            start,
            figures=(row((f"meeples/{key}" for key in tuple(SPECIES)[::2]), 50),),
        ),
        part(
            "setup/order",
            _(
                "The <icon:hourglass>\xa0hourglass numbers of the species are all different. The lowest "
                "goes first, and the order stays the same for the whole game; the markers at the top of "
                "the Spirit Board show it."
            ),
            figures=(row((f"markers/{species.colour}" for species in tuple(SPECIES.values())[::2]), 40),),
        ),
        part(
            "setup/exploration",
            _(
                "Before the first turn each player, in turn order, turns over the two tiles beside its "
                "corner. For each of them it then places a token on a wedge of one of its two disasters. "
                "An Oasis found now gives a token for any wedge at all. The order is yours, and both have "
                "to be placed."
            ),
            _("No wedge gets its last token now, so nothing is ignited yet."),
            figures=(_explored(),),
        ),
    )


def turn() -> Chapter:
    """Return the chapter on a turn (T15-T17, T33-T36, T54, T80, T117, T118)."""
    return chapter(
        "turn",
        "again",
        lead(
            _(
                "<b>1.</b> The <to:blocks>blocks</to> with your counters are lifted.\n"
                "<b>2.</b> You may play <to:cards/exclamation>Climate Cards with the exclamation "
                "mark</to>.\n"
                "<b>3.</b> You <to:traverse>Traverse</to>, <to:twist>Twist</to> and <to:scout>Scout</to>, "
                "once each, in any order.\n"
                "<b>4.</b> If you did not Traverse, you get a counter on your <to:spirit>Spirit "
                "Track</to>.\n"
                "<b>5.</b> You roll the <to:dice>Disaster Dice</to>: each gives you a token to place."
            ),
            _(
                "Cards and traits with <icon:traits/dice>\xa0may be used at any time in your turn before "
                "you roll, also between two actions. Those with <icon:traits/lightning>\xa0have moments of "
                "their own, also in the turns of others: see <to:answers>Answering</to>."
            ),
            figures=(_actions(),),
        ),
        part(
            "turn/must",
            _(
                "Each of the three actions has to be taken if it can be taken, and you roll only when none "
                "is left. What counts is the moment when nothing else is left to do. If you have walled "
                "yourself in by then, you are excused from the Traverse. If you have opened a path, you "
                "have to take it, even if it leads back."
            ),
            _(
                "A disaster that you ignite takes effect at once, also in the middle of your turn. If it "
                "carries you off, you go on from there."
            ),
        ),
    )


_FIRST, _SECOND = tuple(SPECIES)[2], tuple(SPECIES)[4]
"""Two species for the pictures."""
_SOME: Final = Lying({VOLCANO * 3: ("yellow", "blue"), 1: ("green",), 16: ("blue",)}, ("blue", "green"), 1)


def _way_home() -> Figure:
    tiles = {(column, row): Tile() for column in range(SIDE) for row in range(SIDE)}
    corners = ((0, 0), (_LAST, 0), (_LAST, _LAST), (0, _LAST))
    for corner, number in zip(corners, HABITATS.values(), strict=True):
        tiles[corner] = Tile(number)
    middle = SIDE // 2
    tiles[middle, middle] = Tile(EARTHQUAKE_FACE)
    home = HABITATS[SPECIES[_FIRST].habitat]
    corner = corners[list(HABITATS.values()).index(home)]
    start = _LAST - corner[0], _LAST - corner[1]
    tiles[corner] = Tile(home, rim=palette.MUST)
    tiles[start] = Tile(tiles[start].face, meeple=_FIRST)
    steps = [(0.5, 3.5), (0.5, 2.5), (1.5, 2.5), (1.5, 1.5), (2.5, 1.5), (3.5, 1.5), (3.5, 0.5)]
    paws = [coin(*step, "traverse", share=0.5) for step in steps]
    return mosaic(tiles, *paws, caption=_("From a corner to the Habitat across"), pitch=46)


def _pointing() -> Figure:
    face = next(face.number for face in FACES if face.disasters[:1] == (VOLCANO,))
    marks = (
        coin(0.5, 0.14, "arrow_north", palette.MUST, 0.24),
        coin(0.86, 0.5, "arrow_east", palette.MUST, 0.24),
    )
    return mosaic({(0, 0): Tile(face)}, *marks, caption=_("The Volcano faces north and east"), pitch=112)


def _debris() -> Figure:
    tiles = {
        (0, 0): Tile(EARTHQUAKE_FACE),
        (1, 0): rubble(EAST),
        (2, 0): rubble(EAST, 1),
    }
    marks = coin(1, 0.5, "check", palette.MAY), coin(2, 0.5, "cross", palette.DANGER)
    return mosaic(tiles, *marks, caption=_("Connected; not connected"), pitch=66)


def _explored() -> Figure:
    tiles = {
        (0, 0): Tile(HABITATS["ice"], meeple=_FIRST),
        (1, 0): replace(rubble(SOUTH), rim=palette.MAY),
        (0, 1): replace(rubble(WEST, 1), rim=palette.MAY),
        (1, 1): Tile(),
        (2, 0): Tile(),
        (2, 1): Tile(),
    }
    return mosaic(tiles)


def _actions() -> Figure:
    tiles = {(0, 0): Tile(EARTHQUAKE_FACE, meeple=_FIRST), (1, 0): rubble(EAST), (2, 0): Tile()}
    marks = coin(0.98, 0.5, "traverse"), coin(1.5, 0.5, "twist"), coin(2.5, 0.5, "scout")
    return mosaic(tiles, *marks)
