"""Nothing on the screen depends on a hand that may not be seen, and the curtain keeps its word."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, B, board
from table_events import DEAF, FRAME, Sitting, lift, settle, spot
from table_matches import acting, begun, copied, found, full, hurried, laid
from ui_events import click, key, move

from tremor_gui.games.tremor.calamity import March
from tremor_gui.games.tremor.card_events import CardDrawn, CardsGiven
from tremor_gui.games.tremor.cards import OMEN, QUELL, THAW
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event, resume
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.tables.tremor.choices import Handle
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.scene import TremorTable

CTRL = pygame.KMOD_LCTRL
SMALL = (1024, 640)


def asked_in(session: Session) -> int:
    assert session.state.decision is not None
    return session.state.decision.seats[0]


def holding(session: Session, hands: tuple[tuple[int, ...], ...]) -> Session:
    """The same match, but for the hands that are held now."""
    state = session.state
    other = resume(state.table._replace(hands=hands), state.stack, state.chance)
    steps = (*session.steps[:-1], session.steps[-1]._replace(state=other))
    return Session(session.game, session.setup, session.seed, steps, rules=session.rules)


def otherwise(session: Session, rng: Random) -> Session:
    """The same match as whoever is asked may imagine it: the hands it does not see are others."""
    view = session.view(asked_in(session))
    hands = session.state.table.hands
    for _ in range(20):
        imagined: tuple[tuple[int, ...], ...] = session.game.imagine(view, rng).table.hands
        if imagined != hands:
            return holding(session, imagined)
    raise AssertionError("there is nothing to hide")


def middle(variant: str, seed: int, steps: int) -> Session:
    """A match with everything in it after some steps."""
    session, rng = begun(4, seed, variant, without=()), Random(seed)
    while len(session.steps) < steps:
        session.play(hurried(session.state, rng))
    return session


MATCHES: dict[str, Callable[[], Session]] = {
    "race": lambda: middle("race", 1, 40),
    "co-op": lambda: middle("coop", 2, 60),
    "rumble": lambda: middle("rumble", 3, 80),
    "acting": lambda: found()["sinkhole"],
    "quell": lambda: found()["quell"],
    "aftershock": lambda: found()["aftershock"],
    "squall": lambda: found()["GiveUp Discard"],
}


@pytest.fixture
def still(app: App) -> App:
    """A small window in which nothing moves by itself."""
    app.resize(SMALL)
    app.apply(Preferences(motion=False))
    return app


class Looking:
    """Collects what is to be seen, one picture after another."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.seen: dict[str, str] = {}

    def look(self, what: str, dt: float = FRAME) -> None:
        self.app.step(dt)
        self.seen[what] = blake2b(pygame.image.tobytes(self.app.frame(), "RGB")).hexdigest()

    def point(self, what: str, at: Point) -> None:
        """Rest the mouse somewhere until a note would appear."""
        move(self.app, at)
        self.app.manager.update(0.6)
        self.look(what)


def handles(table: TremorTable) -> list[Handle]:
    """Everything that something can be asked or done about."""
    tiles: list[Handle] = [("tile", piece) for piece in range(25)]
    wedges: list[Handle] = [("wedge", wedge) for wedge in range(0, 18, 4)]
    return [*tiles, *wedges, *table._fan.boxes(), ("supply", A)]


def everything(app: App, session: Session, folder: Path) -> dict[str, str]:
    """Look at the curtain and, as whoever is asked, at the whole table and every option."""
    app.manager.clear()
    sitting = Sitting(app, session, folder, seated=False)
    table, looking = sitting.table, Looking(app)
    centres = [plate.center for plate in table.areas.plates]
    assert isinstance(app.manager.top, Curtain)
    looking.look("the curtain")
    for number, at in enumerate((*centres, table.areas.hand.center, table.areas.board.center)):
        looking.point(f"the curtain, {number}", at)
    lift(app)
    looking.look("the table")
    for handle in handles(table):
        looking.point(str(handle), spot(table, handle))
    for number, at in enumerate((*centres, table.areas.header.center)):
        looking.point(f"a plate, {number}", at)
    for number, button in enumerate(table._bar.form.widgets):
        looking.point(f"a button, {number}", button.box.center)
    for number, choice in enumerate(table.offered):
        if number % max(1, len(table.offered) // 25) == 0:
            table._walk._at = number
            looking.look(f"{number}: {choice.caption}")
    key(app, pygame.KSCAN_L)
    looking.look("the log")
    return looking.seen


@pytest.mark.parametrize("name", MATCHES)
def test_nothing_is_seen_of_hands_that_are_hidden(still: App, tmp_path: Path, name: str) -> None:
    session = MATCHES[name]()
    other = otherwise(session, Random(name))
    assert other.state.table.hands != session.state.table.hands
    seen, also = (everything(still, one, tmp_path) for one in (session, other))
    assert len(seen) > 45
    assert {what for what in seen if seen[what] != also.get(what)} == set()


def test_a_hand_that_is_not_hidden_is_seen(still: App, tmp_path: Path) -> None:
    """The test above would see a difference if there were one."""
    session = found()["sinkhole"]
    hands = session.state.table.hands
    seat = asked_in(session)
    swapped = list(hands)
    swapped[seat] = hands[(seat + 1) % 4]
    seen, also = (everything(still, one, tmp_path) for one in (session, holding(session, tuple(swapped))))
    assert seen["the curtain"] == also["the curtain"]
    assert seen["the table"] != also["the table"]


@pytest.mark.parametrize("seed", range(3))
def test_the_curtain_hides_every_hand(still: App, tmp_path: Path, seed: int) -> None:
    """Even that of the seat that is asked, and that of the seat that has just left."""
    session = middle("race", seed, 50)
    hands = session.state.table.hands
    rotated = tuple(tuple((card + 7) % 22 for card in hand) for hand in hands)
    pictures = []
    for one in (session, holding(session, rotated)):
        still.manager.clear()
        Sitting(still, one, tmp_path, seated=False)
        if not isinstance(still.manager.top, Curtain):
            pytest.skip("with those cards nobody is asked")
        looking = Looking(still)
        looking.look("the curtain")
        pictures.append(looking.seen)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (CardDrawn(B, THAW, (B,)), CardDrawn(B, OMEN, (B,))),
        (CardsGiven(B, 3, (THAW, OMEN)), CardsGiven(B, 3, (QUELL, QUELL))),
    ],
    ids=["drawn", "given"],
)
def test_what_others_draw_is_not_seen(
    app: App, tmp_path: Path, one: Event[Table], other: Event[Table]
) -> None:
    pictures, lines = [], []
    for event in (one, other):
        app.manager.clear()
        hands = ((THAW,), getattr(event, "cards", ()), (), ())
        session = acting(full(), board(setup=full())._replace(hands=hands))
        table = Sitting(app, session, tmp_path).table
        key(app, pygame.KSCAN_L)
        app.step(0.5)
        table._show((event,))
        looking = Looking(app)
        for number in range(12):
            looking.look(str(number), 0.1)
        pictures.append(looking.seen)
        lines.append(table._log.lines)
    assert pictures[0] == pictures[1]
    assert lines[0] == lines[1]


def curtain(app: App) -> Curtain:
    top: Scene = app.manager.top
    assert isinstance(top, Curtain)
    return top


def ready(app: App) -> Point:
    """The button by which the named player sits down."""
    return curtain(app)._form.widgets[0].box.center


def marching() -> Session:
    """Two seats are asked one after the other, and what the first decides brings nothing to light."""
    setup = full()
    table = board(setup=setup)._replace(pawns=(6, 18, 7, 8), hands=((THAW,), (OMEN,), (), ()))
    return laid(setup, table, March(A, must=False), March(B, must=False), Turn(2, 1))


def test_the_curtain_hears_nothing_at_first(app: App, tmp_path: Path) -> None:
    sitting = Sitting(app, marching(), tmp_path, seated=False)
    fallen = curtain(app)
    fallen._age = 0.0
    for _ in range(12):  # however long it is hammered
        app.manager.update(0.1)
        click(app, ready(app))
        key(app, pygame.KSCAN_RETURN)
        key(app, pygame.KSCAN_SPACE)
        key(app, pygame.KSCAN_ESCAPE)
        assert (app.manager.top, sitting.menus) == (fallen, 0)
    app.manager.update(DEAF)
    click(app, ready(app))
    assert app.manager.top is sitting.table
    assert sitting.table.offered


def test_nothing_goes_through_the_curtain(app: App, tmp_path: Path) -> None:
    session = marching()
    sitting = Sitting(app, session, tmp_path, seated=False)
    table, fallen = sitting.table, curtain(app)
    app.manager.update(DEAF)
    rng = Random(1)
    for _ in range(60):
        at = rng.uniform(0, app.kit.metrics.width), rng.uniform(0, app.kit.metrics.height)
        if any(widget.box.inflate(4, 4).collidepoint(at) for widget in fallen._form.widgets):
            continue
        click(app, at)
        for code in (pygame.KSCAN_L, pygame.KSCAN_1, pygame.KSCAN_RIGHT, pygame.KSCAN_PAGEUP):
            key(app, code)
        key(app, pygame.KSCAN_Z, CTRL)
        assert app.manager.top is fallen
    assert (table.session.steps, table.offered) == (session.steps, ())
    assert not table._log.open
    assert not table._hands.holding
    assert not table._ring.open


def test_the_menu_opens_over_the_curtain(app: App, tmp_path: Path) -> None:
    sitting = Sitting(app, marching(), tmp_path, seated=False)
    app.manager.update(DEAF)
    key(app, pygame.KSCAN_ESCAPE)
    assert (sitting.menus, type(app.manager.top)) == (1, Curtain)


def test_there_is_one_curtain_however_the_window_changes(app: App, tmp_path: Path) -> None:
    table = Sitting(app, marching(), tmp_path, seated=False).table
    for size in (SMALL, (1600, 900), (1920, 1080)):
        app.resize(size)
    app.apply(Preferences(ui_scale=1.25))
    app.manager.update(DEAF)
    click(app, ready(app))
    assert app.manager.top is table
    app.resize(SMALL)
    assert app.manager.top is table
    assert table.offered


def test_the_last_step_is_taken_back_at_the_curtain(app: App, tmp_path: Path) -> None:
    session = marching()
    steps = session.steps
    table = Sitting(app, session, tmp_path).table
    table.commit(table.offered[0].action)
    while table.busy:
        table.update(0.5)
    fallen = curtain(app)
    app.manager.update(DEAF)
    click(app, fallen._form.widgets[1].box.center)
    assert session.steps == steps
    lift(app)
    assert app.manager.top is table
    assert asked_in(session) == A
    assert table._hands.frame == session.state.stack[-1]


def test_a_step_is_taken_back_before_the_curtain_has_fallen(app: App, tmp_path: Path) -> None:
    session = marching()
    steps = session.steps
    table = Sitting(app, session, tmp_path).table
    table.commit(table.offered[0].action)
    table.update(0.05)
    assert table.busy
    key(app, pygame.KSCAN_Z, CTRL)
    assert session.steps == steps
    assert app.manager.top is table, "whoever took it back has not left"
    assert table.offered


def test_what_came_to_light_is_not_taken_back_at_the_curtain(app: App, tmp_path: Path) -> None:
    Sitting(app, middle("race", 1, 1), tmp_path, seated=False)
    assert len(curtain(app)._form.widgets) == 1


def test_nobody_takes_back_what_another_has_decided(app: App, tmp_path: Path) -> None:
    session = marching()
    table = Sitting(app, session, tmp_path).table
    table.commit(table.offered[0].action)
    settle(table)
    steps = session.steps
    assert asked_in(session) == B
    key(app, pygame.KSCAN_Z, CTRL)
    why = table._seating.why_no_undo(session)
    assert why is not None
    assert table._whisper._refusal == translate(why) != ""
    assert session.why_no_undo() is None, "but for the hands it could be"
    assert session.steps == steps
    undo = table._bar.form.widgets[-1]
    assert (undo.enabled, undo.hint) == (False, translate(why))


def test_a_table_without_cards_has_no_curtain(app: App, tmp_path: Path) -> None:
    for without in (("cards",), ("cards", "traits"), ("cards", "traits", "catastrophes")):
        table = Sitting(app, begun(4, 1, without=without), tmp_path, seated=False).table
        assert app.manager.top is table
        assert table.offered
        assert not table._fan.boxes()


def test_the_same_seat_is_not_asked_to_sit_down_again(app: App, tmp_path: Path) -> None:
    session = copied(found()["Act Twist"])
    table = Sitting(app, session, tmp_path).table
    for _ in range(3):
        seat = asked_in(session)
        table.commit(hurried(session.state, Random(1)))
        while table.busy:
            table.update(0.5)
        if session.state.decision is None or asked_in(session) != seat:
            return
        assert app.manager.top is table
