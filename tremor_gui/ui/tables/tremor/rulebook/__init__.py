"""The rules of Tremor as a book, chapter by chapter, in this edition's own words.

Names, effects and numbers are those of the game's data; what is told besides
follows ``docs/RULINGS.md``, whose numbers the chapters cite.
"""

from tremor_gui.ui.book import Chapter

from . import actions, basics, cards, disasters, kinds, play, quake, tokens


def rulebook() -> tuple[Chapter, ...]:
    """Return the chapters in the order in which they are read, in the language in use."""
    return (
        basics.goal(),
        basics.board(),
        basics.setup(),
        basics.turn(),
        actions.traverse(),
        actions.twist(),
        actions.scout(),
        tokens.wedges(),
        tokens.dice(),
        tokens.ignition(),
        *disasters.disasters(),
        tokens.blocks(),
        quake.earthquake(),
        quake.catastrophes(),
        cards.spirit_tracks(),
        cards.cards(),
        cards.answers(),
        kinds.kinds(),
        play.variants(),
        play.bots(),
        play.table(),
        play.all_keys(),
    )
