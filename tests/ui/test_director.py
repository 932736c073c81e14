"""The director: every way ends where the table says, however it is hurried, and whatever moves is seen to."""

from dataclasses import astuple
from itertools import pairwise
from math import isfinite
from random import Random

import pytest
from drawn import A, B, board, piece_at, redrawn, setup_of, wedge
from table_events import begun, hurried

from tremor_gui.games.tremor.deal import Setup
from tremor_gui.games.tremor.events import (
    EVENTS,
    Arranged,
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
    TrackCleared,
    TrackGrew,
    TurnBegan,
    Twisted,
    WedgeCleared,
    Won,
)
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTERS, FLOOD, VOLCANO
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.stage.director import Director
from tremor_gui.ui.stage.pose import Pose, SpriteId
from tremor_gui.ui.tables.tremor.areas import arrange
from tremor_gui.ui.tables.tremor.design import TremorDesign
from tremor_gui.ui.tables.tremor.looks import looks

FRAME = 1 / 60
LONGEST = 12.0
"""Seconds that a step may last at most."""

TABLE = board(
    redrawn(b1=".", b2="13@B", e4="23#A"),
    wedges={"flood 1": "AAB", "volcano 2": "A"},
    track="AB",
    spirit=(2, 1, 0, 0),
)
B1, B2, C2, C4, D4, E4 = (piece_at(TABLE, name) for name in ("b1", "b2", "c2", "c4", "d4", "e4"))

MOVES: tuple[Event[Table], ...] = (
    Moved(B, C2),
    SentHome(B, TABLE.starts[B]),
    Twisted(C2, 1),
    Swapped(C2, C4),
    Shifted((C4, D4, C2)),
    Revealed(B1, 9, 1),
    TokenPlaced(A, wedge("volcano 1")),
    TokenTaken(A, wedge("volcano 2")),
    WedgeCleared(wedge("flood 1")),
    TrackGrew(A),
    SpiritGrew(A),
    SpiritCleared(A),
    Blocked(A, C4),
    Freed(E4),
    Redealt((7, 12), (12, 7), (26, 10), (2, 0)),
    TrackCleared(),
    SeismicMoved(2),
)
"""For every kind of event that moves something one that does on ``TABLE``."""

FLOURISHES: tuple[Event[Table], ...] = (
    *(Ignited(A, disaster, C4, 1) for disaster in (VOLCANO, FLOOD)),
    Rolled(A, (0, 4)),
    Erupted(9),
    Won(A),
)
"""What moves nothing, but is to be seen."""

SILENT: tuple[Event[Table], ...] = (
    Arranged(TABLE),
    TurnBegan(B, 3),
    NothingToIgnite(A, FLOOD),
    TokenLost(A, FLOOD),
)
"""What is told by the banner or the log."""


def design(setup: Setup, size: tuple[int, int] = (1280, 720)) -> TremorDesign:
    return TremorDesign(looks(setup), arrange(Metrics.fit(size), len(setup.players)))


def sound(pose: Pose) -> bool:
    numbers = [value for value in astuple(pose) if isinstance(value, float | int)]
    return all(map(isfinite, numbers)) and min(pose.width, pose.height) > 0 and 0 < pose.flip <= 1


def frames(director: Director, dt: float = FRAME) -> list[dict[SpriteId, Pose]]:
    """Every frame until the director rests."""
    shown = [director.poses()]
    while director.busy:
        director.update(dt)
        shown.append(director.poses())
        assert len(shown) * dt < LONGEST + 1
    return shown


def at_rest(director: Director, stage: TremorDesign, table: Table) -> bool:
    return (
        not director.busy
        and director.table == table
        and director.poses() == director.layout == stage.layout(table)
    )


def steps(players: int, seed: int, count: int) -> Session:
    session, rng = begun(players, seed), Random(seed)
    while session.state.decision is not None and len(session.steps) < count:
        session.play(hurried(session.state, rng))
    return session


def test_the_samples_are_of_every_kind_of_event() -> None:
    assert {type(event) for event in (*MOVES, *FLOURISHES, *SILENT)} == set(EVENTS)


@pytest.mark.parametrize("event", MOVES, ids=lambda event: type(event).__name__)
def test_whatever_an_event_moves_is_seen_on_its_way(event: Event[Table]) -> None:
    stage = design(setup_of(4))
    director = Director(stage, TABLE)
    before, after = stage.layout(TABLE), stage.layout(event.apply(TABLE))
    changed = [sprite for sprite in {*before, *after} if before.get(sprite) != after.get(sprite)]
    assert changed
    director.play((event,))
    shown = frames(director)
    for sprite in changed:
        seen = [poses.get(sprite) for poses in shown]
        assert sum(a != b for a, b in pairwise(seen)) >= 6, sprite
    assert at_rest(director, stage, event.apply(TABLE))


@pytest.mark.parametrize("event", FLOURISHES, ids=lambda event: type(event).__name__)
def test_what_moves_nothing_is_seen_by_a_flourish(event: Event[Table]) -> None:
    director = Director(design(setup_of(4)), TABLE)
    director.play((event,))
    director.update(FRAME)
    assert director.flourishes
    assert 0.3 < len(frames(director)) * FRAME < 4


@pytest.mark.parametrize("event", SILENT, ids=lambda event: type(event).__name__)
def test_what_is_only_told_takes_no_time_to_speak_of(event: Event[Table]) -> None:
    director = Director(design(setup_of(4)), TABLE)
    director.play((event,))
    assert len(frames(director)) * FRAME < 0.7


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sprites_end_where_the_table_says_however_they_are_hurried(players: int, seed: int) -> None:
    session, rng = steps(players, seed, 70), Random(seed)
    stage = design(session.setup)
    director = Director(stage, session.game.blank(session.setup))
    for step in session.steps:
        director.play(step.events)
        if rng.random() < 0.2 and step is not session.steps[-1]:
            continue  # it goes on before this was seen
        spent = 0.0
        while director.busy:
            dt = rng.choice((0.0, 0.001, FRAME, 0.1, 1.0))
            director.update(dt)
            spent += dt
            assert all(map(sound, director.poses().values()))
            assert spent < 5 * LONGEST
            match rng.randrange(60):
                case 0:
                    director.skip()
                case 1:
                    stage.areas = arrange(Metrics.fit(rng.choice(((1024, 640), (1920, 1080)))), players)
                    director.relayout()
                case 2:
                    director.snap(step.state.table)
        assert at_rest(director, stage, step.state.table)


@pytest.mark.parametrize("seed", range(3))
def test_no_step_lasts_too_long(seed: int) -> None:
    session = steps(4, seed, 60)
    director = Director(design(session.setup), session.game.blank(session.setup))
    for step in session.steps:
        director.play(step.events)
        assert len(frames(director, 1 / 20)) / 20 < LONGEST


def test_everything_is_told_once_and_in_order_also_when_skipped() -> None:
    session = steps(2, 5, 40)
    events = [event for step in session.steps for event in step.events]
    told: list[tuple[Event[Table], Table]] = []
    director = Director(design(session.setup), session.game.blank(session.setup))
    director.on_event = lambda event, before: told.append((event, before))
    rng = Random(5)
    director.play(events)
    while director.busy:
        director.update(0.4)
        if rng.random() < 0.01:
            director.skip()
    assert [event for event, _ in told] == events
    for (event, before), (_, after) in pairwise(told):
        assert event.apply(before) == after


def test_skipping_makes_no_noise_and_playing_does() -> None:
    heard: list[str] = []
    director = Director(design(setup_of(4)), TABLE, heard.append)
    director.play((Twisted(C2, 1), Moved(B, C2)))
    director.update(FRAME)
    director.skip()
    assert heard == ["twist"]


@pytest.mark.parametrize("disaster", DISASTERS)
def test_a_disaster_shakes_no_sprite_out_of_its_mind(disaster: int) -> None:
    director = Director(design(setup_of(4)), TABLE)
    director.play((Ignited(A, disaster, C4, 1), Erupted(9)))
    assert all(sound(pose) for poses in frames(director) for pose in poses.values())
