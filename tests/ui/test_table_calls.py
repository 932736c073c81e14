"""Being called to the table tells the others nothing: whoever might answer is called alike."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest
from drawn import A, B, C, board, redrawn
from table_events import DEAF, Sitting, chip, lift
from table_matches import begun, copied, full, hurried, laid
from ui_events import key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Ignite, PlayCard
from tremor_gui.games.tremor.cards import CARDS, COPIES
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.terms import CYCLONE, FLOOD, VOLCANO
from tremor_gui.games.tremor.turn import Act, Turn
from tremor_gui.games.tremor.windows import Moment
from tremor_gui.match.film import Film
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.match.silences import passed_over
from tremor_gui.rules.core import Action, Silence, overhear, play, resume
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS, Window
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.tables.tremor.asking import Asking
from tremor_gui.ui.tables.tremor.calls import Calls
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.hint import HINT
from tremor_gui.ui.tables.tremor.scene import TremorTable

TICK: Final = 0.1
_MOST_TICKS: Final = 1200
ALWAYS, TOUCHED, QUIET = "always", "touched", "quiet"


class Bystander:
    """Watches the screen like somebody who looks away while another sits at the table, and lets all pass."""

    def __init__(self, app: App, table: TremorTable) -> None:
        self.app, self.table = app, table
        self.seen: list[str] = []
        self.called: list[str] = []

    def watch(self, action: Action) -> None:
        """Let whoever sits there choose, and look on until there is more to decide than whether to react."""
        self.table.commit(action)
        for _ in range(_MOST_TICKS):
            if isinstance(curtain := self.app.manager.top, Curtain):
                self._lift(curtain)
            if self._at_rest():
                return
            self._look()
        raise AssertionError("nobody is ever asked anything")

    def _lift(self, curtain: Curtain) -> None:
        self.called.append(curtain._look.name)
        self.seen.append(f"{curtain._look.name} {len(curtain._form.widgets)}")
        for _ in range(round(DEAF / TICK) + 1):
            self._look()
        curtain.lift()
        while self.table.offered and isinstance(self.table._hands.frame, Window):
            self.table.commit(PASS)
            if isinstance(self.app.manager.top, Curtain):
                return self._lift(self.app.manager.top)

    def _at_rest(self) -> bool:
        if self.table.session.outcome is not None and not self.table.busy and not self.table._calls.pending:
            return True
        if not self.table.offered and self.table._hands.frame is None:
            return False
        if isinstance(self.table._hands.frame, Window):
            self.table.commit(PASS)
            return False
        return True

    def _look(self) -> None:
        self.app.step(TICK)
        frame = self.app.frame().copy()
        hand = self.table.areas.hand
        frame.fill("black", self.app.kit.metrics.rect(hand.inflate(20, 30)))
        self.seen.append(blake2b(pygame.image.tobytes(frame, "RGB")).hexdigest())


def told(
    app: App, session: Session, action: Action, folder: Path, modes: dict[int, str]
) -> tuple[list[str], list[str], tuple[str, ...], object]:
    """What the others learn when an action is taken: pictures, calls, log, and what can be taken back."""
    app.manager.clear()
    table = Sitting(app, session, folder).table
    for _ in range(5):
        app.step(0.2)  # whatever was on the screen before has faded
    for seat, mode in modes.items():
        if mode == ALWAYS:
            table._asking.switch(seat, (0, 0))
        elif mode == QUIET:
            table._asking.hush(session.view(seat))
    bystander = Bystander(app, table)
    bystander.watch(action)
    undo = chip(table, "undo") if session.outcome is None else None
    return bystander.seen, bystander.called, table._log.lines, undo and (undo.enabled, undo.hint)


def held(session: Session, hands: Iterable[tuple[int, ...]]) -> Session:
    """The same match, but for the hands that are held now."""
    state = session.state
    other = resume(state.table._replace(hands=tuple(hands)), state.stack, state.chance)
    steps = (*session.steps[:-1], session.steps[-1]._replace(state=other))
    return Session(session.game, session.setup, session.seed, steps, rules=session.rules)


HELD: Final = ("firebreak thaw quell anchor tailwind", "erosion erosion sinkhole burrow migration")
"""For B: a hand that answers a lot, and one of as many cards that answers nothing."""
TABLE = board(
    redrawn(a2="13#D", c2="9@B"), setup=full(), hands={A: "migration", B: HELD[0], C: "second_wind omen"}
)
BLIND = board(
    redrawn(a2="13#D", c2="9@B"), setup=full(), hands={A: "migration", B: HELD[1], C: "second_wind omen"}
)


def moments() -> dict[str, tuple[Session, Session, Action]]:
    """What A may do on both tables."""
    found: dict[str, tuple[Session, Session, Action]] = {}
    for name, frame in (
        ("volcano", Ignition(A, VOLCANO)),
        ("cyclone", Ignition(A, CYCLONE)),
        ("flood", Ignition(A, FLOOD)),
        ("card", Act(A, 7)),
    ):
        one, other = (laid(full(), table, frame, Turn(B, 2)) for table in (TABLE, BLIND))
        decision = one.state.decision
        assert decision is not None
        wanted = (Ignite, PlayCard)
        action = next(option for option in decision.options if isinstance(option, wanted))
        found[name] = one, other, action
    return found


@pytest.mark.parametrize("mode", [ALWAYS, TOUCHED, QUIET])
@pytest.mark.parametrize("name", ["volcano", "cyclone", "flood", "card"])
def test_others_cannot_tell_whether_somebody_could_have_answered(
    app: App, tmp_path: Path, name: str, mode: str
) -> None:
    """T109."""
    app.resize((1024, 640))
    app.apply(Preferences(chances=True, suggest=True, confirm_turn=True))
    one, other, action = moments()[name]
    modes = dict.fromkeys((B, C), mode)
    first, second = (told(app, copied(session), action, tmp_path, modes) for session in (one, other))
    assert first[1] == second[1]
    assert len(first[0]) == len(second[0])
    assert first == second
    if mode == ALWAYS or (mode == TOUCHED and name == "card"):
        assert first[1][:2] == ["B", "C"], "both are called, the one who can answer and those who cannot"
    if mode == QUIET:
        assert set(first[1]) <= {"A", "B"}


@pytest.mark.parametrize("seed", range(3))
def test_others_cannot_tell_in_the_middle_of_a_match(app: App, tmp_path: Path, seed: int) -> None:
    """T109: with whatever hands the others might hold, the same is seen."""
    app.resize((1024, 640))
    rng = Random(seed)
    session = begun(4, seed, without=())
    while session.state.decision is not None:
        action = hurried(session.state, rng)
        if len(session.steps) > 40 and not isinstance(session.state.stack[-1], Moment):
            silences = passed_over_by(session, action)
            if len({silence.seat for silence in silences}) > 1:
                break
        session.play(action)
    assert session.state.decision is not None
    seat = session.state.decision.seats[0]
    modes = {other: ALWAYS for other in range(4) if other != seat}
    pictures = []
    for one in (session, held(session, other_hands(session, seat, rng))):
        pictures.append(told(app, copied(one), action, tmp_path, modes))
    assert pictures[0][1] == pictures[1][1]
    assert pictures[0] == pictures[1]


def passed_over_by(session: Session, action: Action) -> tuple[Silence, ...]:
    after = copied(session)
    after.play(action)
    return passed_over(after, len(after.steps) - 1)


def other_hands(session: Session, seat: int, rng: Random) -> list[tuple[int, ...]]:
    """Other hands of the same sizes for all but one seat."""
    table = session.state.table
    deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
    for card in (*table.discard, *table.hands[seat]):
        deck.remove(card)
    rng.shuffle(deck)
    return [
        hand if other == seat else tuple(sorted(deck.pop() for _ in hand))
        for other, hand in enumerate(table.hands)
    ]


def sat_down(app: App, folder: Path, session: Session, action: Action) -> TremorTable:
    """A table at which nothing moves by itself, after an action; B and C want to be asked always."""
    app.apply(Preferences(motion=False))
    table = Sitting(app, session, folder).table
    for seat in (B, C):
        table._asking.switch(seat, (0, 0))
    table.commit(action)
    return table


def test_whoever_is_called_with_nothing_to_say_sees_that_it_can_only_pass(app: App, tmp_path: Path) -> None:
    _, session, action = moments()["card"]
    table = sat_down(app, tmp_path, session, action)
    assert isinstance(app.manager.top, Curtain)
    steps = session.steps
    lift(app)
    assert [choice.action for choice in table.offered] == [PASS]
    assert table._bar._prompt == "A plays Migration. Nothing of yours answers it."
    assert {card for _, card in table._fan.boxes()} == set(session.state.table.hands[B])
    assert not any(held.playable for held in table._fan._cards)
    assert chip(table, "undo").hint == "Somebody else has decided since: this cannot be taken back."
    app.resize((1024, 640))
    assert [choice.action for choice in table.offered] == [PASS], (
        "it is called once, however the window changes"
    )
    key(app, pygame.KSCAN_RETURN)
    assert session.steps == steps, "for the rules nothing has happened"
    assert isinstance(app.manager.top, Curtain)
    assert app.manager.top._look.name == "C"


def test_a_hint_goes_with_the_call_that_it_was_asked_for(app: App, tmp_path: Path) -> None:
    """The next one sees neither what another was advised, nor advice that is no longer about anything."""
    _, session, action = moments()["card"]
    table = sat_down(app, tmp_path, session, action)
    lift(app)
    key(app, HINT.scancode)
    assert table._hint.open
    table.commit(PASS)
    assert not table._hint.open


def test_whoever_is_only_called_is_left_alone_for_the_turn_if_it_likes(app: App, tmp_path: Path) -> None:
    _, session, action = moments()["card"]
    table = sat_down(app, tmp_path, session, action)
    lift(app)
    view = table._controls.view
    assert view is not None
    chip(table, "curtain").on_click()
    assert table._asking.passes(view, (9, 9))


def test_whoever_sits_at_the_table_is_not_asked_about_nothing(app: App, tmp_path: Path) -> None:
    """Nobody else sees whether it is; it might hold an Aftershock, and so might have been."""
    session = laid(full(), board(setup=full(), hands={A: "migration"}), Ignition(A, VOLCANO), Act(A, 7))
    before = session.state
    table = sat_down(app, tmp_path, session, decision_of(session)[0])
    assert passed_over(session, 1)
    assert app.manager.top is table
    assert table._hands.frame == session.state.stack[-1]
    assert overhear(before, session.steps[-1].action or PASS, A)


def decision_of(session: Session) -> list[Action]:
    assert session.state.decision is not None
    return list(session.state.decision.options)


def test_calls_come_one_after_another_and_show_the_step_in_parts() -> None:
    _, session, action = moments()["volcano"]
    session = copied(session)
    calls = Calls(session)
    session.play(action)
    parts = [calls.begin()]
    asked = []
    while calls.pending:
        view = calls.asked
        assert view is not None
        asked.append((view.seat, calls.occasion))
        parts.append(calls.go_on())
    assert sum(parts, ()) == session.steps[-1].events
    assert len(set(asked)) == len(asked) == len(passed_over(session, 1))
    assert len(parts[0]) == 1, "what is declared is seen before anybody is called, and what it does after"
    calls.begin()
    calls.forget()
    assert not calls.pending


@pytest.mark.parametrize("moment", ["volcano", "cyclone", "flood", "card"])
def test_a_match_that_goes_on_is_looked_back_on_without_its_calls(moment: str) -> None:
    """Else its steps would tell who was asked, and so who had something to say."""
    answering, silent, action = moments()[moment]
    ends = []
    for session in map(copied, (answering, silent)):
        before = filmed(session)
        session.play(action)
        passed(session, before)
        session.play(next(one for one in decision_of(session) if not isinstance(one, PlayCard)))
        while isinstance(session.state.stack[-1], Window):
            session.play(PASS)
        ends.append(filmed(session))
    assert ends[0] == ends[1]
    assert any(asked_about(answering, action, seat) for seat in (B, C))


def test_a_table_laid_out_in_the_midst_of_a_reaction_is_looked_back_on() -> None:
    session, _, action = moments()["card"]
    session = copied(session)
    session.play(action)
    assert isinstance(session.state.stack[-1], Window)
    opening = session.steps[-1]._replace(seat=-1, action=None, events=())
    laid_so = Session(session.game, session.setup, session.seed, (opening,), rules=session.rules)
    assert Film(laid_so).table(0).tiles == session.state.table.tiles
    laid_so.play(PASS)
    assert Film(laid_so).last <= 1


def passed(session: Session, before: list[object]) -> None:
    """Let everybody pass, and look back all the while on what there was before."""
    while isinstance(session.state.stack[-1], Window):
        assert filmed(session) == before
        session.play(PASS)
    assert filmed(session) == before


def asked_about(session: Session, action: Action, seat: int) -> bool:
    decision = session.foresee(action).state.decision
    return decision is not None and decision.seats == (seat,)


def filmed(session: Session) -> list[object]:
    """What is seen of a match that is looked back on, but for how it was laid out."""
    film = Film(session)
    events = [(), *map(film.events, range(1, film.last + 1))]
    return [(film.table(step), told, film.asked(step)) for step, told in enumerate(events)]


def test_after_a_call_nothing_is_taken_back(app: App, tmp_path: Path) -> None:
    """As after an answer, or the others could tell the two apart."""
    session = laid(full(), BLIND, Ignition(A, CYCLONE), Act(A, 7), Turn(B, 2))
    table = sat_down(app, tmp_path, session, decision_of(session)[0])
    steps = session.steps
    fallen = 0
    while isinstance(curtain := app.manager.top, Curtain):
        assert len(curtain._form.widgets) == 1
        fallen += 1
        lift(app)
        if isinstance(table._hands.frame, Window):
            table.commit(PASS)
    assert fallen > 1
    assert session.why_no_undo() is None, "but for the calls it could be"
    key(app, pygame.KSCAN_Z, pygame.KMOD_LCTRL)
    assert session.steps == steps


def test_a_match_left_in_the_middle_of_calls_calls_again_when_it_is_taken_up(
    app: App, tmp_path: Path
) -> None:
    """Else whoever takes it up would see that the next one called had nothing to say."""
    _, session, action = moments()["card"]
    table = sat_down(app, tmp_path, session, action)
    lines = table._log.lines
    assert table._calls.pending
    app.manager.clear()
    house = House(app, Library(tmp_path, GAMES))
    house._open_session(session)
    again = house._playing
    assert again is not None
    assert again._calls.pending
    assert again._log.lines == lines
    again._asking.switch(B, (0, 0))
    again._deal()
    assert isinstance(curtain := app.manager.top, Curtain)
    assert curtain._look.name == "B"


@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize("fresh", [True, False])
def test_the_curtain_falls_over_the_table_and_not_before_it(
    app: App, tmp_path: Path, fresh: bool, motion: bool
) -> None:
    """Where nothing moves somebody is asked at once; at a table not yet on the screen nobody can sit down."""
    app.apply(Preferences(motion=motion))
    session = begun(2, 1, without=())
    if not fresh:
        _, session, action = moments()["card"]
        session = copied(session)
        session.play(action)
    house = House(app, Library(tmp_path, GAMES))
    app.manager.push(house.title())
    if fresh:
        house._start(session.setup, session.seed, session.brains)
    else:
        house._open_session(session)
    for _ in range(100):
        app.step(0.1)
    assert isinstance(app.manager.top, Curtain)
    lift(app)
    assert house._playing is not None
    assert house._playing.offered


@pytest.mark.parametrize(("players", "variant"), [(4, "race"), (2, "race"), (4, "coop"), (4, "rumble")])
def test_nobody_is_called_more_than_twice_a_round(players: int, variant: str) -> None:
    """Unless it wishes: on average over games in which everybody wants to know what touches it."""
    rng, rounds, called = Random(1), 0, 0
    for seed in range(40):
        session = begun(players, seed, variant, without=())
        state = session.state
        asking, seated = Asking(players), -1
        while state.decision is not None and state.table.round <= 40:
            action = hurried(state, rng)
            asked = [
                (silence.seat, resume(silence.table, silence.stack, 0))
                for silence in overhear(state, action, state.decision.seats[0])
                if session.game.might_answer(silence)
            ]
            state = play(state, action).state
            if state.decision is not None:
                asked.append((state.decision.seats[0], state))
            for seat, then in asked:
                at_ease = seat == seated == then.table.active
                if at_ease or asking.passes(observe(session.game, then, seat), (0, 0)):
                    continue
                seated = seat
                called += isinstance(then.stack[-1], Window)
        rounds += state.table.round
    assert 0 < called / rounds / players <= 2


@pytest.mark.parametrize(
    ("brains", "called"),
    [(("", "", "", ""), {B, C}), (("", "", "easy", ""), {B}), (("", "easy", "", "easy"), {C})],
)
def test_only_people_are_called(brains: tuple[str, ...], called: set[int]) -> None:
    assert {silence.seat for silence in passed_over(played_by(brains), 1)} == called


def test_one_who_plays_among_bots_has_nothing_to_hide() -> None:
    for seat in range(4):
        brains = tuple("" if other == seat else "easy" for other in range(4))
        assert passed_over(played_by(brains), 1) == ()


def played_by(brains: tuple[str, ...]) -> Session:
    """A match in which B and C might have answered A's card, and hold nothing that does."""
    _, one, action = moments()["card"]
    session = Session(one.game, one.setup, one.seed, one.steps, rules=one.rules, brains=brains)
    session.play(action)
    return session
