"""What is said of a save in lists: who plays, and what."""

from tremor_gui.games import GAMES
from tremor_gui.match.library import Entry
from tremor_gui.ui.i18n import _, translate

from .first_game import is_first_game
from .looks import shown_name


def players_in(entry: Entry) -> tuple[str, ...]:
    """Return who plays in a save, in turn order and in the language in use."""
    if entry.setup is None:
        return entry.players
    game = GAMES[entry.game]
    return tuple(shown_name(name, game.kind(entry.setup, seat)) for seat, name in enumerate(entry.players))


def played_in(entry: Entry) -> str:
    """Return what is played in a save, which of a beginner's game says no more than that."""
    if entry.variant is None:
        return GAMES[entry.game].title
    if is_first_game(entry.setup, entry.brains):
        return _("A first game")
    return translate(entry.variant)
