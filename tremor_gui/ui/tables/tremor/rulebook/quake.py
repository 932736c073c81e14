"""The chapters on the Earthquake and on what it brings: Catastrophes."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.catastrophes import CATASTROPHES, STAGE_OF_LEVEL, STAGES
from tremor_gui.games.tremor.deal import FIRST_LEVEL
from tremor_gui.games.tremor.terms import SEISMIC_LEVELS
from tremor_gui.games.tremor.texts import CATASTROPHE_TEXTS, HOURGLASS_TEXT
from tremor_gui.games.tremor.tiles import DISASTER, EARTHQUAKE_FACE, FACES
from tremor_gui.ui import palette
from tremor_gui.ui.book import Chapter, Figure, Section, Side
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box

from ... import spirit_board
from .mosaic import Tile, mosaic
from .pieces import Lying, row, slip, spirit
from .words import link
from .writing import chapter, lead, part

HOURGLASS: Final = "catastrophes/hourglass"
_DIAL: Final = Box(spirit_board.DIAL[0] - 66, spirit_board.DIAL[1] - 66, 132, 132)
_SEISMIC: Final = Box(20, spirit_board.seismic_place(0)[1] - 34, 320, 76)
_FACES: Final = tuple(face.number for face in FACES if face.kind == DISASTER)


def earthquake() -> Chapter:
    """Return the chapter on the Earthquake (T87-T99, T131-T133)."""
    most = max(FIRST_LEVEL)
    levels = [SEISMIC_LEVELS[FIRST_LEVEL[count]] for count in (most, most - 1)]
    return chapter(
        "earthquake",
        "emblems/earthquake",
        lead(
            _(
                "Each ignition puts a token of whoever ignited on the Earthquake Track, the ring in the "
                "middle of the dial. When as many lie there as the Seismic Counter asks for, the "
                "Earthquake erupts at the end of that ignition, before anything else goes on."
            ),
            figures=(spirit(Lying({}, ("blue", "green", "blue", "yellow"), 1), _DIAL, 132),),
        ),
        part(
            "earthquake/eruption",
            _(
                "<b>1.</b> Whoever stands on the <to:board/earthquake>Earthquake Tile</to> goes back to "
                "its start, also if that tile is blocked.\n"
                "<b>2.</b> The Earthquake Tile, blocked or not, and the up to eight tiles around it, also "
                "diagonally, are lifted. <to:board/fixed>What never moves</to> stays, and so does whoever "
                "stands on it.\n"
                "<b>3.</b> They are shuffled and laid face up in the places left, each turned at random. "
                "So the Earthquake Tile may come to lie elsewhere.\n"
                "<b>4.</b> The other animals go with their tiles.\n"
                "<b>5.</b> The tokens of the track go back to their owners, and the Seismic Counter moves "
                "on.\n"
                "<b>6.</b> A <to:catastrophes>Catastrophe</to> is revealed."
            ),
            _(
                "For tiles that come to light nobody gets a token or explores on. If it is your turn and "
                "you are thrown back, you go on from there. Blocks last as long as they would have without "
                "an eruption, and a blocked Earthquake Tile takes its block along."
            ),
            figures=(_before(), _after()),
        ),
        part(
            "earthquake/levels",
            _(
                "The Seismic Counter begins at {most} with {players} players and at {fewer} with fewer. "
                "After each eruption it moves on: {levels}. From {last} it goes up to {above}, down to "
                "{last} again, and so on."
            ).format(
                most=levels[0],
                players=most,
                fewer=levels[1],
                levels=" → ".join(map(str, SEISMIC_LEVELS)),
                last=SEISMIC_LEVELS[-1],
                above=SEISMIC_LEVELS[-2],
            ),
            figures=(spirit(Lying({}, level=2), _SEISMIC, 300),),
            side=Side.BELOW,
        ),
    )


def catastrophes() -> Chapter:
    """Return the chapter on the Catastrophes, with each of them (T08, T80, T96, T100-T104)."""
    return chapter(
        "catastrophes",
        "catastrophes/meteor",
        lead(
            _(
                "An eruption reveals a Catastrophe. At which level the Earthquake broke out tells the "
                "stage: {first} bring one of stage 1, {second} one of stage 2. Each stage has {count} of "
                "them, one of a kind; when all have struck, they are shuffled again."
            ).format(first=_levels(1), second=_levels(2), count=len(STAGES[1])),
            _(
                "Where all players are asked, it goes in turn order from the first. “Movable” is what is not "
                "among <to:board/fixed>what never moves</to>."
            ),
            *map(_of_stage, STAGES),
        ),
        part(
            "catastrophes/hourglass",
            translate(HOURGLASS_TEXT),
            _(
                "Tokens that are added go on any wedges on which fewer than two lie; the one that is "
                "removed is taken off a wedge, if there is one. It cannot be declined. With fewer players "
                "only their places count."
            ),
            figures=(row((HOURGLASS,), 96),),
            side=Side.LEFT,
        ),
        *_each(),
    )


def _of_stage(stage: int) -> str:
    """Return the names of the Catastrophes of a stage, each a link."""
    names = " · ".join(link(f"catastrophes/{CATASTROPHES[one].key}") for one in STAGES[stage])
    return _("<b>Stage {stage}:</b> {names}").format(stage=stage, names=names)


def _each() -> Iterator[Section]:
    for one, text in zip(CATASTROPHES, CATASTROPHE_TEXTS, strict=True):
        seal = HOURGLASS if one.hourglass else ""
        stage = _("Stage {stage}, after an eruption at {levels}").format(
            stage=one.stage, levels=_levels(one.stage)
        )
        hourglass = f" <icon:{HOURGLASS}>" if seal else ""
        yield part(
            f"catastrophes/{one.key}",
            f"<i>{stage}</i>{hourglass}\n{escape(translate(text))}",
            figures=(slip(f"catastrophes/{one.key}", seal),),
            side=Side.LEFT,
        )


def _levels(stage: int) -> str:
    """Return the levels at which an eruption reveals a stage."""
    told = zip(SEISMIC_LEVELS, STAGE_OF_LEVEL, strict=True)
    return ", ".join(str(level) for level, revealed in told if revealed == stage)


def _before() -> Figure:
    tiles = {(at % 3, at // 3): Tile(_FACES[at], at % 4) for at in range(9)}
    tiles[1, 1] = Tile(EARTHQUAKE_FACE, rim=palette.DANGER)
    tiles[0, 2] = Tile()
    tiles[2, 1] = Tile(_FACES[5], block="white")
    tiles[0, 0] = Tile(_FACES[0], meeple="fennec_fox")
    return mosaic(tiles, pitch=50)


def _after() -> Figure:
    order = 7, 3, 1, 8, 0, 5, 2, 6
    tiles = {(at % 3, at // 3): Tile(_FACES[face], (face + 1) % 4) for at, face in enumerate(order)}
    tiles[2, 2] = Tile(EARTHQUAKE_FACE, rim=palette.DANGER)
    tiles[2, 1] = Tile(_FACES[5], block="white")
    tiles[1, 1] = Tile(_FACES[0], 1, meeple="fennec_fox")
    return mosaic(tiles, caption=_("Before and after"), pitch=50)
