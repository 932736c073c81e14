"""Whatever is done while something is shown, of every kind of animation, the match stays sound."""

from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, settle
from table_matches import almost_home, begun, copied, found, hurried
from test_table_storms import LOST, Storm, still_sound
from ui_events import move, press, release

from tremor_gui.games.tremor.card_events import CardPlayed, CatastropheRevealed, TraitUsed
from tremor_gui.games.tremor.events import Erupted, Ignited, Redealt, Revealed, Rolled, Swapped, Twisted, Won
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, play
from tremor_gui.ui.app import App

SHOWN = (
    CardPlayed,
    CatastropheRevealed,
    TraitUsed,
    Erupted,
    Redealt,
    Revealed,
    Rolled,
    Swapped,
    Twisted,
    Won,
)
KINDS = (*(kind.__name__ for kind in SHOWN), *DISASTER_KEYS)


@cache
def shown() -> dict[str, tuple[Session, Action]]:
    """For every kind of animation a match and the option that lets it be seen."""
    kinds: dict[str, tuple[Session, Action]] = {}
    for session in (*found().values(), almost_home()):
        _note(kinds, session)
    for seed in range(20):
        session, rng = begun(4, seed, without=()), Random(seed)
        while session.state.decision is not None and len(kinds) < len(KINDS):
            action = hurried(session.state, rng)
            _note(kinds, session, action)
            session.play(action)
    return kinds


def _note(kinds: dict[str, tuple[Session, Action]], session: Session, *actions: Action) -> None:
    decision = session.state.decision
    assert decision is not None
    for action in actions or islice(decision.options, 8):
        for event in play(session.state, action).events:
            name = DISASTER_KEYS[event.disaster] if isinstance(event, Ignited) else type(event).__name__
            if name in KINDS and name not in kinds:
                kinds[name] = copied(session), action


@pytest.mark.parametrize("kind", KINDS)
def test_a_storm_in_an_animation_leaves_a_sound_match(app: App, tmp_path: Path, kind: str) -> None:
    session, action = shown()[kind]
    storm = Storm(app, len(kind))
    table = Sitting(app, copied(session), tmp_path).table
    settle(table)
    table.commit(action)
    for _ in range(25):
        storm.blow()
        app.manager.update(0.03)
    assert still_sound(table)


@pytest.mark.parametrize("kind", KINDS)
def test_a_drag_that_loses_the_window_in_an_animation_leaves_nothing_held(
    app: App, tmp_path: Path, kind: str
) -> None:
    session, action = shown()[kind]
    table = Sitting(app, copied(session), tmp_path).table
    settle(table)
    x, y = table.areas.board.center
    table.commit(action)
    steps = table.session.steps
    for lost in LOST[:3]:
        app.manager.update(0.05)
        press(app, (x, y), button=3)
        move(app, (x + 120, y + 40))
        app.feed(pygame.Event(lost))
        release(app, (x + 120, y + 40), button=3)
    assert table.session.steps == steps
    assert table._hands.carried() is None
    assert still_sound(table)
