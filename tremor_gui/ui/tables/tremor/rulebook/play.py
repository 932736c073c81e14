"""The chapters on variants, bots, the table on the screen and its keys."""

from collections.abc import Iterable
from typing import Final

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games.tremor.deal import RUMBLE_HAND, RUMBLE_LEVEL
from tremor_gui.games.tremor.terms import COOP, RACE, RUMBLE, SEISMIC_LEVELS
from tremor_gui.games.tremor.tiles import EARTHQUAKE_FACE
from tremor_gui.ui import keys
from tremor_gui.ui.book import Chapter, Section
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scenes.keyboard import Group, everywhere

from ...levels import level_name, level_sentence
from ..header import AGAIN, LOG, PAUSE
from ..hint import HINT
from ..keyboard import at_the_table, in_a_replay
from ..logbook import LINE_AFTER, LINE_BEFORE
from ..opening.words import PART_NAMES, PART_TEXTS, VARIANT_TEXTS
from ..opponents import BEST
from ..piles import PILES
from ..puzzle.table import AGAIN as PUZZLE_AGAIN
from ..replay_keys import CHART, EXPORT, WHAT_IF
from ..wayfinder import WAYS
from ..zoom import LARGE
from .mosaic import Tile, coin, mosaic
from .writing import chapter, lead, part

_CLASHED: Final = Tile(EARTHQUAKE_FACE, meeple="snow_leopard")


def variants() -> Chapter:
    """Return the chapter on the variants and on Hardcore (T48, T81, T119-T130, T146)."""
    return chapter(
        "variants",
        "team",
        lead(
            _("What is played is chosen when a game is set up. All that is not said here is as in the Race.")
        ),
        part(f"variants/{RACE}", _told(RACE), _("The usual game, for two to four.")),
        part(
            f"variants/{COOP}",
            _told(COOP),
            _(
                "Four play. If nothing else is chosen, the first and the third in turn order are allies, "
                "and so are the others. Allies see each other's cards and may talk; but an ally's tokens "
                "close wedges to you like anybody's, and it can be hit by what you do."
            ),
            _(
                "Who has come home stays there and gives its cards to its ally. From then on it only "
                "Scouts and rolls: it neither Traverses nor Twists nor uses its trait, and gets no counter "
                "for that. Counters for its ignitions go on the ally's Spirit Track, on which the counters "
                "of both count, and cards go to the ally. Its blocks are lifted in its turns as ever."
            ),
        ),
        part(
            f"variants/{RUMBLE}",
            _told(RUMBLE),
            _(
                "When the Earthquake erupts and its last disaster is over, all are out who do not stand on "
                "the Earthquake Tile, before anything is lifted. If only one stands there, it wins. If "
                "several do, they go back to their starts and play on. If nobody does, nobody is out. "
                "Habitats mean nothing."
            ),
            _(
                "Everybody begins with {hand} Climate Cards, and the Seismic Counter at {level}. As soon "
                "as two are left, they roll two dice."
            ).format(hand=RUMBLE_HAND, level=SEISMIC_LEVELS[RUMBLE_LEVEL]),
            _(
                "Tokens of who is out leave wedges and track, its cards are discarded, and its blocks are "
                "lifted when its turn would come. If it was its turn, that ends after the Catastrophe."
            ),
            figures=(mosaic({(0, 0): _CLASHED}, coin(0.88, 0.12, "check"), pitch=84),),
        ),
        part(
            "variants/hardcore",
            _("To depend less on chance, leave out one of these, or several:"),
            "\n".join(
                f"• <b>{escape(translate(name))}.</b> {escape(translate(PART_TEXTS[key]))}"
                for key, name in PART_NAMES.items()
            ),
            _(
                "Without Climate Cards nobody gets counters on a Spirit Track. Without Catastrophes an "
                "eruption is over when the Seismic Counter has moved."
            ),
        ),
    )


def bots() -> Chapter:
    """Return the chapter on playing against bots and on their help."""
    return chapter(
        "bots",
        "player",
        lead(
            _(
                "When you set up a game, each seat is left to a person or to a bot; all of them may be "
                "bots, and then you watch. A bot knows no more than somebody in its seat: it sees neither "
                "the hands of others nor what lies face down, and does not know how the dice will fall."
            ),
            _(
                "While it thinks, a bar fills at its plate. <b>{best}</b> has it take its best so far, and "
                "<b>{pause}</b> lets the bots wait, and go on."
            ).format(best=BEST, pause=PAUSE),
        ),
        part(
            "bots/levels",
            "\n".join(f"• <b>{escape(level_name(key))}.</b> {escape(level_sentence(key))}" for key in LEVELS),
        ),
        part(
            "bots/hint",
            _(
                "<b>{key}</b> or <icon:hint>\xa0shows what looks best to a strong bot, and the next best, "
                "with a line why. The numbers mark where they are, and a click on one takes it. The "
                "settings let each of your turns begin with a hint."
            ).format(key=HINT),
        ),
        part(
            "bots/chances",
            _(
                "The settings can show everybody's chance of winning above the board. It is an estimate "
                "from what all can see, and tells nothing of hidden cards."
            ),
        ),
    )


def table() -> Chapter:
    """Return the chapter on the table on the screen."""
    return chapter(
        "table",
        "hand",
        lead(
            _(
                "<icon:traverse>\xa0<b>Traverse:</b> drag your animal to a tile, or click one and then the "
                "other."
            ),
            _(
                "<icon:twist>\xa0<b>Twist:</b> drag a tile round its middle, or turn the wheel over it. A "
                "click on a tile shows all that can be done there."
            ),
            _(
                "<icon:scout>\xa0<b>Scout:</b> drag a face-down tile over, or click it and choose Explore. "
                "Drag a token to a wedge, or click the wedge."
            ),
            _(
                "<b>Cards:</b> drag a card to what it aims at, or onto the board, or click one and then "
                "the other."
            ),
            _(
                "What can be done lights up; what must be done lights up in amber. Before you let go, you "
                "see what would come of it. Where something cannot be, the table says why."
            ),
            _(
                "A click or <b>Space</b> brings an animation to its end. If several at the screen hold "
                "cards, a curtain falls between them."
            ),
            _("With the keys alone it works as well: see <to:keys>Keys</to>."),
        ),
        part(
            "table/undo",
            _(
                "<b>{key}</b> or <icon:undo>\xa0takes your latest decision back, with all that followed, "
                "unless something has come to light since, such as a tile, a card or a roll, or somebody "
                "else has decided or been asked."
            ).format(key=keys.UNDO),
            _(
                "The settings can have the end of your turn wait for your word. Until then its last step "
                "can be taken back, and it is saved only then."
            ),
        ),
        part(
            "table/reading",
            _(
                "Rest the mouse on anything: it says what it is and, if what you are about to do with it "
                "cannot be, why. <b>{large}</b> or a right click shows a tile large, with what its disasters "
                "would strike. <b>{ways}</b> shows where a meeple can walk and what bars it. <b>{piles}</b> "
                "counts what is out and what is left."
            ).format(large=LARGE, ways=WAYS, piles=PILES),
            _(
                "<b>{log}</b> or <icon:log>\xa0opens the list of what happened. Rest the mouse on a line, or "
                "go there with <b>{before}</b> and <b>{after}</b>, and the boards show what it speaks of."
            ).format(log=LOG, before=LINE_BEFORE, after=LINE_AFTER),
        ),
        part(
            "table/back",
            _(
                "When others have played, marks show what has changed since your last turn, until your first "
                "action. <b>{again}</b> or <icon:again>\xa0shows it all again."
            ).format(again=AGAIN),
            _(
                "Games that are over, and saved ones, can be watched step by step, those that are over also "
                "through the eyes of any player. There <b>{chart}</b> draws how the chances went, "
                "<b>{what_if}</b> plays on from any point as a new game, and <b>{export}</b> makes a text or "
                "pictures of the game."
            ).format(chart=CHART, what_if=WHAT_IF, export=EXPORT),
        ),
        part(
            "table/puzzles",
            _(
                "<icon:puzzle>\xa0on the title: positions from which one shortest way leads home, in one "
                "turn or in a double one. <b>{hint}</b> says what is needed and, pressed again, shows the "
                "way, which does not count as solved. <b>{again}</b> begins again."
            ).format(hint=HINT, again=PUZZLE_AGAIN),
        ),
        part(
            "table/saves",
            _(
                "The game is saved after every step. It goes on from there under <b>{name}</b> on the "
                "title, and among the saved games."
            ).format(name=_("Continue")),
            _("The statistics on the title count every game that is played to its end."),
        ),
    )


def all_keys() -> Chapter:
    """Return the chapter on the keys."""
    groups = (everywhere(), at_the_table(), in_a_replay())
    return chapter("keys", "menu", *map(_group, groups))


def _group(group: Group) -> Section:
    rows = (" ".join((_caps(row.caps), escape(row.meaning))) for row in group.rows)
    return Section("\n".join(rows), group.heading)


def _caps(caps: Iterable[str]) -> str:
    return " · ".join(f"<b>{escape(cap)}</b>" for cap in caps) + ":"


def _told(variant: str) -> str:
    return f"<b>{escape(translate(VARIANT_TEXTS[variant]))}</b>"
