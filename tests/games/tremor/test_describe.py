"""The log tells what happened, to everybody, and never a hidden card."""

import laws
import pytest
from drawn import A, B, board, piece_at, setup_of

from tremor_gui.games.tremor import card_events as e
from tremor_gui.games.tremor.cards import ANCHOR, OMEN, QUELL
from tremor_gui.games.tremor.catastrophes import METEOR
from tremor_gui.games.tremor.describe import describe
from tremor_gui.games.tremor.events import (
    Blocked,
    Freed,
    SpiritCleared,
    SpiritGrew,
    TokenTaken,
    Twisted,
    Won,
)
from tremor_gui.games.tremor.game import EVENTS, TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import FLOOD
from tremor_gui.rules.core import Event
from tremor_gui.rules.window import Fizzled, Voided

NAMES = ("Ann", "Bob", "Cid", "Dan")
TABLE = board(setup=setup_of(without=()))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.CardPlayed(A, QUELL, -1), "Ann plays Quell."),
        (e.CardPlayed(A, ANCHOR, piece_at(TABLE, "b2")), "Ann plays Anchor: Cyclone/Flood 13."),
        (e.CardDrawn(B, QUELL, (B,)), "Bob draws a Climate Card."),
        (e.CardDrawn(B, -1, (B,)), "Bob draws a Climate Card."),
        (e.CardDiscarded(B, OMEN), "Bob discards Omen."),
        (e.CardsGiven(A, B, (-1, -1)), "Ann gives Bob its Climate Cards: 2."),
        (e.DeckShuffled(), "The discarded Climate Cards are shuffled."),
        (Voided(A), "What Ann has announced does nothing."),
        (Fizzled(A), "What Ann has announced is no longer possible."),
        (e.TraitUsed(A, "poison"), "Ann uses Poison."),
        (e.Poisoned(B, 4), "Bob loses its next Scout."),
        (e.TokenDelayed(B), "Bob keeps a token back."),
        (e.DelayEnded(B), "Bob's delayed token comes due."),
        (e.DieTurned(0, FLOOD), "A die is turned to Flood."),
        (e.CatastropheRevealed(METEOR, shuffled=False), "Catastrophe: Meteor."),
        (e.Eliminated(B), "Bob is out of the game."),
        (e.CameHome(A), "Ann has come home."),
        (SpiritGrew(A, A), "Ann adds a counter to the Spirit Track."),
        (SpiritGrew(A, B), "Ann adds a counter to Bob's Spirit Track."),
        (SpiritCleared(A), "Ann's Spirit Track is cleared."),
        (TokenTaken(A, 12), "Ann's token leaves its wedge: Flood 1."),
        (Won((A,)), "Ann wins the game!"),
        (Won((A, B)), "Ann and Bob win the game!"),
    ],
)
def test_what_happened_is_told_in_a_line(event: Event[Table], line: str) -> None:
    assert str(describe(event, TABLE, NAMES)) == line


def test_what_only_the_rules_have_to_remember_goes_without_saying() -> None:
    for event in (e.ShellSpent(), e.TurnEnded(A)):
        assert describe(event, TABLE, NAMES) is None


def test_a_hidden_card_is_never_named() -> None:
    """The lines of an event are the same for whoever sees the card and whoever does not."""
    kinds = set()
    for kind in laws.kinds(TREMOR):
        for before, step in laws.playout(kind, 1):
            table = before.table
            for event in step.events:
                kinds.add(type(event))
                seen = {str(describe(event.seen_by(seat), table, NAMES)) for seat in range(kind.players)}
                assert seen == {str(describe(event, table, NAMES))}
                table = event.apply(table)
    assert len(kinds & set(EVENTS)) > 30


def test_a_sentence_begins_with_a_capital_also_where_nobody_knows_the_tile() -> None:
    hidden = TABLE._replace(faces=(0,) * len(TABLE.faces))
    for event in (Twisted(1, 1), Twisted(1, 2), Twisted(1, 3), Blocked(A, 1), Freed(1)):
        assert str(describe(event, hidden, NAMES)).startswith("An unexplored tile is ")
