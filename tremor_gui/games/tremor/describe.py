"""What happened, as lines for the log."""

from typing import Final

from tremor_gui.rules.core import Event
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Fizzled, Voided

from .card_events import (
    CameHome,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsGiven,
    CatastropheRevealed,
    DeckShuffled,
    DelayEnded,
    DieTurned,
    Eliminated,
    Poisoned,
    TokenDelayed,
    TraitUsed,
)
from .cards import ANCHOR, FIREBREAK
from .events import (
    Blocked,
    Erupted,
    Freed,
    Ignited,
    Moved,
    NothingToIgnite,
    Redealt,
    Revealed,
    Rolled,
    SeismicMoved,
    SentHome,
    Shifted,
    SpiritCleared,
    SpiritGrew,
    Swapped,
    TokenLost,
    TokenPlaced,
    TokenTaken,
    TurnBegan,
    Twisted,
    Won,
)
from .table import Table
from .terms import CLOCKWISE, SEISMIC_LEVELS, WEDGES_A_DISASTER
from .texts import CARD_NAMES, CATASTROPHE_NAMES, TRAIT_NAMES
from .tiles import EARTHQUAKE, FACES, HABITAT, OASIS

DISASTER_NAMES: Final = (
    say("Tsunami"),
    say("Cyclone"),
    say("Tornado"),
    say("Volcano"),
    say("Flood"),
    say("Landslide"),
)
HABITAT_NAMES: Final = {
    "ice": say("Ice Shelf"),
    "rainforest": say("Rainforest"),
    "desert": say("Desert"),
    "reef": say("Reef"),
}
SPECIES_NAMES: Final = {
    "emperor_penguin": say("Emperor Penguin"),
    "snow_leopard": say("Snow Leopard"),
    "goliath_frog": say("Goliath Frog"),
    "bornean_orangutan": say("Bornean Orangutan"),
    "arabian_camel": say("Arabian Camel"),
    "fennec_fox": say("Fennec Fox"),
    "leatherback_turtle": say("Leatherback Turtle"),
    "giant_manta": say("Giant Manta"),
}
COLOUR_NAMES: Final = {
    "white": say("White"),
    "green": say("Green"),
    "yellow": say("Yellow"),
    "blue": say("Blue"),
}


def face_name(number: int) -> Text:
    """Return what a tile is called: its Habitat, Oasis, the Earthquake, or its two disasters."""
    face = FACES[number - 1]
    if face.kind == HABITAT:
        return HABITAT_NAMES[face.habitat]
    if face.kind == EARTHQUAKE:
        return say("Earthquake Tile")
    if face.kind == OASIS:
        return say("Oasis {number}", number=number)
    first, second = face.disasters
    return say(
        "{first}/{second} {number}",
        first=DISASTER_NAMES[first],
        second=DISASTER_NAMES[second],
        number=number,
    )


def tile_name(table: Table, piece: int, *, begins: bool = False) -> Text:
    """Return what a piece is called as it lies now, where ``begins`` as the beginning of a sentence."""
    number = table.faces[piece]
    if number:
        return face_name(number)
    return say("An unexplored tile") if begins else say("an unexplored tile")


def wedge_name(wedge: int) -> Text:
    """Return what a wedge is called: its disaster and its place, 1-3."""
    disaster, place = divmod(wedge, WEDGES_A_DISASTER)
    return say("{disaster} {place}", disaster=DISASTER_NAMES[disaster], place=place + 1)


def describe(event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
    """Return the log line of an event, or None if it goes without saying."""
    match event:
        case TurnBegan(seat, turn):
            return say("Round {round}: {name}'s turn.", round=turn, name=names[seat])
        case SentHome(seat):
            return say("{name} is thrown back to the start.", name=names[seat])
        case Moved(seat, piece):
            return say("{name} moves to {tile}.", name=names[seat], tile=tile_name(before, piece))
        case Revealed(_, face):
            return say("{tile} comes to light.", tile=face_name(face))
        case TokenPlaced(seat, wedge):
            return say("{name} places a token: {wedge}.", name=names[seat], wedge=wedge_name(wedge))
        case TokenTaken(seat, wedge):
            return say("{name}'s token leaves its wedge: {wedge}.", name=names[seat], wedge=wedge_name(wedge))
        case TokenLost(_, disaster):
            return say("{disaster}: no open wedge, no token.", disaster=DISASTER_NAMES[disaster])
        case Rolled(seat, disasters):
            return _rolled(names[seat], disasters)
        case SpiritGrew(seat, track):
            return _grown(names[seat], names[track])
        case SpiritCleared(seat):
            return say("{name}'s Spirit Track is cleared.", name=names[seat])
        case Won((seat,)):
            return say("{name} wins the game!", name=names[seat])
        case Won((seat, other)):
            return say("{name} and {other} win the game!", name=names[seat], other=names[other])
    return _on_the_board(event, before, names) or _of_cards(event, before, names)


def _grown(name: str, track: str) -> Text:
    if name == track:
        return say("{name} adds a counter to the Spirit Track.", name=name)
    return say("{name} adds a counter to {ally}'s Spirit Track.", name=name, ally=track)


def _rolled(name: str, disasters: tuple[int, ...]) -> Text:
    first, last = DISASTER_NAMES[disasters[0]], DISASTER_NAMES[disasters[-1]]
    if len(disasters) == 1:
        return say("{name} rolls {disaster}.", name=name, disaster=first)
    return say("{name} rolls {first} and {second}.", name=name, first=first, second=last)


def _on_the_board(event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
    match event:
        case Twisted(piece, way):
            return _twisted(tile_name(before, piece, begins=True), way)
        case Swapped(piece, other):
            return say(
                "{one} and {other} change places.",
                one=tile_name(before, piece),
                other=tile_name(before, other),
            )
        case Shifted(pieces):
            return say("{count} tiles shift round.", count=len(pieces))
        case Ignited(seat, disaster, piece):
            return say(
                "{name} ignites the {disaster} on {tile}.",
                name=names[seat],
                disaster=DISASTER_NAMES[disaster],
                tile=tile_name(before, piece),
            )
        case NothingToIgnite(_, disaster):
            return say("No tile can be struck by the {disaster}.", disaster=DISASTER_NAMES[disaster])
        case Blocked(_, piece):
            return say("{tile} is blocked.", tile=tile_name(before, piece, begins=True))
        case Freed(piece):
            return say("{tile} is free again.", tile=tile_name(before, piece, begins=True))
        case Erupted():
            return say("The Earthquake erupts!")
        case Redealt(cells):
            return say("{count} tiles are shuffled and laid anew.", count=len(cells))
        case SeismicMoved(level):
            return say("The Seismic Counter moves to {level}.", level=SEISMIC_LEVELS[level])
    return None


def _twisted(tile: Text, way: int) -> Text:
    if way == 2:
        return say("{tile} is twisted half round.", tile=tile)
    if way == CLOCKWISE:
        return say("{tile} is twisted clockwise.", tile=tile)
    return say("{tile} is twisted anti-clockwise.", tile=tile)


def _of_cards(event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
    """Describe what cards, traits, Catastrophes and variants bring; a hidden card is never named."""
    match event:
        case CardPlayed(seat, card, target):
            return _played(before, names[seat], card, target)
        case CardDrawn(seat):
            return say("{name} draws a Climate Card.", name=names[seat])
        case CardDiscarded(seat, card):
            return say("{name} discards {card}.", name=names[seat], card=CARD_NAMES[card])
        case CardsGiven(seat, to, cards):
            return say(
                "{name} gives {ally} its Climate Cards: {count}.",
                name=names[seat],
                ally=names[to],
                count=len(cards),
            )
        case DeckShuffled():
            return say("The discarded Climate Cards are shuffled.")
        case Voided(seat):
            return say("What {name} has announced does nothing.", name=names[seat])
        case Fizzled(seat):
            return say("What {name} has announced is no longer possible.", name=names[seat])
        case CatastropheRevealed(catastrophe):
            return say("Catastrophe: {catastrophe}.", catastrophe=CATASTROPHE_NAMES[catastrophe])
        case Eliminated(seat):
            return say("{name} is out of the game.", name=names[seat])
        case CameHome(seat):
            return say("{name} has come home.", name=names[seat])
    return _of_traits(event, names)


def _played(before: Table, name: str, card: int, target: int) -> Text:
    """Describe a card that is played, with its tile where no other line will tell."""
    if card in (FIREBREAK, ANCHOR):
        tile = tile_name(before, target)
        return say("{name} plays {card}: {tile}.", name=name, card=CARD_NAMES[card], tile=tile)
    return say("{name} plays {card}.", name=name, card=CARD_NAMES[card])


def _of_traits(event: Event[Table], names: tuple[str, ...]) -> Text | None:
    match event:
        case TraitUsed(seat, trait):
            return say("{name} uses {trait}.", name=names[seat], trait=TRAIT_NAMES[trait])
        case Poisoned(seat, action):
            return say("{name} loses its next {action}.", name=names[seat], action=_LOST[action])
        case TokenDelayed(seat):
            return say("{name} keeps a token back.", name=names[seat])
        case DelayEnded(seat):
            return say("{name}'s delayed token comes due.", name=names[seat])
        case DieTurned(_, disaster):
            return say("A die is turned to {disaster}.", disaster=DISASTER_NAMES[disaster])
    return None


_LOST: Final = {1: say("Traverse"), 2: say("Twist"), 4: say("Scout")}
