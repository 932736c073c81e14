"""The keys of the table and of the replay, for the page of keys."""

from tremor_gui.ui import keys
from tremor_gui.ui.i18n import _
from tremor_gui.ui.scenes.keyboard import Group, Row

from .header import AGAIN, LOG, PAUSE
from .hint import HINT
from .logbook import LINE_AFTER, LINE_BEFORE
from .opponents import BEST
from .piles import PILES
from .puzzle.table import AGAIN as AGAIN_PUZZLE
from .puzzle.table import NEXT
from .replay_keys import CHART, EXPORT, EYES, WHAT_IF
from .wayfinder import WAYS
from .zoom import LARGE


def at_the_table() -> Group:
    """Return the keys with which a game is played."""
    return Group(
        _("At the table"),
        (
            Row(("1", "2", "3"), _("Light up Traverse, Twist or Scout")),
            Row(("←", "→"), _("From choice to choice")),
            Row(("↑", "↓"), _("From one kind of choice to the next")),
            Row((_("Enter"), _("Space")), _("Take the choice")),
            Row((str(keys.TAB),), _("Through the buttons")),
            Row((str(keys.UNDO),), _("Take back")),
            Row((str(HINT),), _("Hint")),
            Row((str(LOG),), _("What happened")),
            Row((str(LINE_BEFORE), LINE_AFTER.name), _("Line by line, shown on the boards")),
            Row((str(LARGE),), _("A tile, large")),
            Row((str(PILES),), _("What is out and what is left")),
            Row((str(WAYS),), _("Where a meeple can walk, one by one")),
            Row((str(AGAIN),), _("Show what the others did")),
            Row((str(PAUSE),), _("Let the bots wait, or go on")),
            Row((str(BEST),), _("Take the bot's best so far")),
            Row((str(AGAIN_PUZZLE), str(NEXT)), _("Begin the puzzle again, or the next")),
        ),
    )


def in_a_replay() -> Group:
    """Return the keys with which a game is looked back on."""
    return Group(
        _("Watching a game"),
        (
            Row(("←", "→"), _("Step by step")),
            Row(("↑", "↓"), _("Turn by turn")),
            Row((_("Home"), _("End")), _("To the beginning, to the end")),
            Row((_("Space"),), _("Play, or stop")),
            Row(("+", "-"), _("Faster, slower")),
            Row((str(CHART),), _("The chart of chances")),
            Row((str(EYES),), _("Through other eyes")),
            Row((str(WHAT_IF),), _("Play on from here")),
            Row((str(EXPORT),), _("As a text or as pictures")),
        ),
    )
