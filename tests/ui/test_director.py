"""The director: every way ends where the table says, however it is hurried, and whatever moves is seen to."""

from dataclasses import astuple
from itertools import pairwise
from math import isfinite
from random import Random

import pygame
import pytest
from drawn import A, B, board, piece_at, redrawn, wedge
from table_matches import begun, full, hurried

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.card_events import (
    CARD_EVENTS,
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
    ShellSpent,
    TokenDelayed,
    TraitUsed,
    TurnEnded,
)
from tremor_gui.games.tremor.cards import CARDS, HIDDEN, OMEN, THAW
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.deal import SWITCHES, Setup
from tremor_gui.games.tremor.events import (
    BOARD_EVENTS,
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
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import DISASTERS, FLOOD, VOLCANO
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event
from tremor_gui.rules.window import Fizzled, Voided
from tremor_gui.ui.app import App
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.director import Director, Manner
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
    setup=full(),
)._replace(hands=((THAW,), (), (), (OMEN,)))
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
    SpiritGrew(B, B),
    SpiritCleared(A),
    Blocked(A, C4),
    Freed(E4),
    Redealt((7, 12), (12, 7), (26, 10), (2, 0)),
    TrackCleared(),
    SeismicMoved(2),
    Eliminated(A),
)
"""For every kind of event that moves something one that does on ``TABLE``."""

FLOURISHES: tuple[Event[Table], ...] = (
    *(Ignited(A, disaster, C4, 1) for disaster in (VOLCANO, FLOOD)),
    Rolled(A, (0, 4)),
    Erupted(9),
    Won((A,)),
    CardPlayed(A, THAW, C4),
    TraitUsed(A, "poison"),
    CatastropheRevealed(3, shuffled=False),
)
"""What moves nothing, but is to be seen."""

TOLD: tuple[Event[Table], ...] = (
    NothingToIgnite(A, FLOOD),
    CardDrawn(A, HIDDEN, (A,)),
    CardDiscarded(A, THAW),
    Voided(A),
    Fizzled(A),
    Poisoned(B, 1),
    TokenDelayed(A),
    DieTurned(0, FLOOD),
    CameHome(A),
)
"""What is told in the bar, for long enough to be read."""

SILENT: tuple[Event[Table], ...] = (
    Arranged(TABLE),
    TurnBegan(B, 3),
    TokenLost(A, FLOOD),
    DeckShuffled(),
    CardsGiven(A, B, (THAW,)),
    ShellSpent(),
    DelayEnded(A),
    TurnEnded(A),
)
"""What takes no time: told by the banner or the log, seen on a plate, or part of what follows."""


def design(setup: Setup, size: tuple[int, int] = (1280, 720)) -> TremorDesign:
    cards = "cards" not in setup.without
    return TremorDesign(looks(setup), arrange(Metrics.fit(size), len(setup.players), cards=cards))


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


def steps(players: int, seed: int, count: int, variant: str = "", without: tuple[str, ...] = ()) -> Session:
    session, rng = begun(players, seed, variant, without=without), Random(seed)
    while session.state.decision is not None and len(session.steps) < count:
        session.play(hurried(session.state, rng))
    return session


def test_the_samples_are_of_every_kind_of_event() -> None:
    samples = (*MOVES, *FLOURISHES, *TOLD, *SILENT)
    assert {type(event) for event in samples} == {*BOARD_EVENTS, *CARD_EVENTS, Voided, Fizzled}


@pytest.mark.parametrize("event", MOVES, ids=lambda event: type(event).__name__)
def test_whatever_an_event_moves_is_seen_on_its_way(event: Event[Table]) -> None:
    stage = design(full())
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
    director = Director(design(full()), TABLE)
    director.play((event,))
    director.update(FRAME)
    assert director.flourishes
    assert 0.3 < len(frames(director)) * FRAME < 4


@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_what_is_told_can_be_read(event: Event[Table]) -> None:
    assert GAMES["tremor"].describe(event, TABLE, ("A", "B", "C", "D")) is not None
    director = Director(design(full()), TABLE)
    director.play((event,))
    assert 0.25 < len(frames(director)) * FRAME < 1.5


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_every_card_is_shown_when_it_is_played(app: App, card: int) -> None:
    table = TABLE._replace(hands=((card,), (), (), ()))
    _shows(app, table, CardPlayed(A, card, -1))


@pytest.mark.parametrize("catastrophe", range(len(CATASTROPHES)))
def test_every_catastrophe_is_shown(app: App, catastrophe: int) -> None:
    _shows(app, TABLE, CatastropheRevealed(catastrophe, shuffled=False))


@pytest.mark.parametrize("trait", sorted(one.trait for one in SPECIES.values()))
def test_every_trait_is_shown_when_it_is_used(app: App, trait: str) -> None:
    _shows(app, TABLE, TraitUsed(A, trait))


def _shows(app: App, table: Table, event: Event[Table]) -> None:
    """See that an event is drawn in the middle of the board, and gone afterwards."""
    director = Director(design(full()), table)
    director.play((event,))
    director.update(0.5)
    surface = app.frame()
    surface.fill("black")
    for flourish in director.flourishes:
        flourish.draw_over(Pen(app.kit, surface))
    middle = pygame.transform.average_color(surface, app.kit.metrics.rect(Box(500, 250, 300, 200)))
    assert max(middle[:3]) > 40
    frames(director)
    assert not director.flourishes


@pytest.mark.parametrize("event", SILENT, ids=lambda event: type(event).__name__)
def test_what_is_only_told_takes_no_time_to_speak_of(event: Event[Table]) -> None:
    director = Director(design(full()), TABLE)
    director.play((event,))
    assert len(frames(director)) * FRAME < 0.7


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "variant"), [(2, ""), (3, ""), (4, ""), (4, "coop"), (4, "rumble")])
@pytest.mark.parametrize("without", [SWITCHES, ()])
def test_sprites_end_where_the_table_says_however_they_are_hurried(
    players: int, variant: str, without: tuple[str, ...], seed: int
) -> None:
    session, rng = steps(players, seed, 70, variant, without), Random(seed)
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
                    stage.areas = arrange(
                        Metrics.fit(rng.choice(((1024, 640), (1920, 1080)))), players, cards=not without
                    )
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


@pytest.mark.parametrize("seed", range(3))
def test_a_glide_leads_from_any_table_to_any_other(seed: int) -> None:
    session = steps(4, seed, 60)
    stage, rng = design(session.setup), Random(seed)
    tables = [step.state.table for step in session.steps]
    director = Director(stage, tables[0])
    director.on_event = lambda event, before: pytest.fail("nothing happens in a glide")
    for _ in range(20):
        table = rng.choice(tables)
        changes = stage.layout(table) != director.layout
        director.glide(table, Manner(0.3))
        assert director.busy == changes
        for _frame in range(rng.randrange(6)):
            director.update(0.1)
            assert all(map(sound, director.poses().values()))
    while director.busy:
        director.update(FRAME)
    assert at_rest(director, stage, table)


def test_skipping_makes_no_noise_and_playing_does() -> None:
    heard: list[str] = []
    director = Director(design(full()), TABLE, heard.append)
    director.play((Twisted(C2, 1), Moved(B, C2)))
    director.update(FRAME)
    director.skip()
    assert heard == ["twist"]


@pytest.mark.parametrize("disaster", DISASTERS)
def test_a_disaster_shakes_no_sprite_out_of_its_mind(disaster: int) -> None:
    director = Director(design(full()), TABLE)
    director.play((Ignited(A, disaster, C4, 1), Erupted(9)))
    assert all(sound(pose) for poses in frames(director) for pose in poses.values())
