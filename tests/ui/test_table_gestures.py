"""Every kind of choice is made by every gesture there is for it, and by nothing else."""

from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from drawn import board, redrawn, setup_of
from table_events import Sitting, chip, drag, gestures, on_tile, presses_chip, spot, take_by_keys
from table_matches import FOLLOWING, acting, copied, found, full, kind_of, laid
from ui_events import click

from tremor_gui.games.tremor.actions import ACTIONS, Delay, Ignite, React
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.rules.window import Pass
from tremor_gui.ui.app import App
from tremor_gui.ui.widgets import Button

pytestmark = pytest.mark.usefixtures("always_asked")


def test_the_matches_wait_for_every_kind_of_choice() -> None:
    kinds = {kind.rpartition(" ")[2] for kind in found()}
    actions = {kind.__name__ for kind in (*ACTIONS, Pass) if kind not in (Ignite, React)} - {"PlayCard"}
    traits = {"reflex", "drift", "shell"}
    assert kinds == {*actions, *traits, *DISASTER_KEYS, *(card.key for card in CARDS)}
    asked = {kind.rpartition(" ")[0] for kind in found()}
    assert asked >= {"Nest", "Sniff", "March", "TwistOne", "GiveUp", "Stride", "Hourglass", "Echo"}
    assert {species.trait for species in SPECIES.values()} >= traits


@pytest.mark.parametrize("kind", sorted(found()))
def test_every_kind_of_choice_is_made_by_every_gesture(app: App, tmp_path: Path, kind: str) -> None:
    session = found()[kind]
    decision = session.state.decision
    assert decision is not None
    actions = [one for one in decision.options if kind_of(session.state, one) == kind]
    for action in Random(kind).sample(actions, min(len(actions), 2)):
        for gesture in (*gestures(Sitting(app, session, tmp_path).table, action), take_by_keys):
            table = Sitting(app, copied(session), tmp_path).table
            gesture(app, table, action)
            taken = [step.action for step in table.session.steps[len(session.steps) :]]
            assert taken == [action], gesture.__name__
            app.manager.clear()


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)])
def test_the_buttons_of_a_ring_lie_apart_and_within_the_window(
    app: App, tmp_path: Path, window: tuple[int, int]
) -> None:
    app.resize(window)
    opened = 0
    for kind in ("Act Twist", "undertow", "omen", "sinkhole", "erosion", "thaw", "Ignition tsunami"):
        table = Sitting(app, copied(found()[kind]), tmp_path).table
        steps = table.session.steps
        ways = {
            (None if one.pick is None or one.pick[0] != "card" else one.pick, one.drop)
            for one in table.offered
        }
        for pick, drop in sorted(ways, key=str):
            if drop[0] == "button" or (pick is None and drop[0] != "tile"):
                continue
            for handle in (pick, drop):
                if handle is not None:
                    click(app, spot(table, handle))
            if table.session.steps != steps:  # there was but one way to do it
                app.manager.clear()
                table = Sitting(app, copied(found()[kind]), tmp_path).table
                continue
            boxes = [one.box for one, _ in table._ring._buttons]
            opened += bool(boxes)
            assert all(app.kit.metrics.area.contains(box) for box in boxes)
            assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
            table.cancel()
        app.manager.clear()
    assert opened > 50


def test_a_pair_of_tiles_is_swapped_by_either(app: App, tmp_path: Path) -> None:
    session = found()["sinkhole"]
    pairs = Sitting(app, session, tmp_path).table.offered
    action = next(one.action for one in pairs if kind_of(session.state, one.action) == "sinkhole")
    both = [one for one in pairs if one.action == action]
    assert len({one.drop for one in both}) == len(both) == 2
    for choice in both:
        app.manager.clear()
        table = Sitting(app, copied(session), tmp_path).table
        assert choice.pick is not None
        click(app, spot(table, choice.pick))
        click(app, spot(table, choice.drop))
        wanted = next((one for one, offered in table._ring._buttons if offered == choice), None)
        if wanted is not None:
            click(app, wanted.box.center)
        assert table.session.steps[-1].action == action


def test_no_two_buttons_of_a_question_say_the_same(app: App, tmp_path: Path) -> None:
    delaying = laid(full(), board(setup=full()), PlaceTokens(1, ((0,), (3,)), may_delay=True), *FOLLOWING)
    for session in (delaying, *found().values()):
        table = Sitting(app, session, tmp_path).table
        labels = [one.label for one in table.offered if one.label is not None]
        assert len(labels) == len(set(labels)), labels
        buttons = [one for one in table._bar.form.widgets if isinstance(one, Button)]
        faces = [(one.label, one.icon) for one in buttons]
        assert len(faces) == len(set(faces)), faces
        app.manager.clear()


@pytest.mark.parametrize("disaster", [0, 3])
def test_one_of_two_dice_is_delayed(app: App, tmp_path: Path, disaster: int) -> None:
    owed = PlaceTokens(1, ((0,), (3,)), may_delay=True)
    table = Sitting(app, laid(full(), board(setup=full()), owed, *FOLLOWING), tmp_path).table
    action = Delay((0, 3).index(disaster))
    presses_chip(app, table, action)
    assert table.session.steps[-1].action == action


def test_a_card_that_cannot_be_played_says_so(app: App, tmp_path: Path) -> None:
    session = found()["Act Twist"]
    table = Sitting(app, copied(session), tmp_path).table
    picks = {one.pick for one in table.offered}
    idle = next(handle for handle in table._fan.boxes() if handle not in picks)
    click(app, spot(table, idle))
    assert table._whisper._refusal
    drag(app, spot(table, idle), on_tile(table, 7))
    assert table._whisper._refusal
    assert table.session.steps == session.steps


def test_with_twist_lit_the_middle_of_a_tile_is_the_tile_although_a_meeple_stands_there(
    app: App, tmp_path: Path
) -> None:
    table = Sitting(app, acting(setup_of(), board(redrawn(e4="16v@A"))), tmp_path).table
    view = table._controls.view
    assert view is not None
    here = view.table.pawns[view.seat]
    middle = spot(table, ("pawn", view.seat))
    assert any(one.drop == ("tile", here) and one.group == "twist" for one in table.offered)
    click(app, chip(table, "twist").box.center)
    click(app, middle)
    assert table._controls.group == "twist"
    assert table._hands.picked is None
    offered = {choice for _, choice in table._ring._buttons}
    assert offered
    assert all(one.group == "twist" and one.drop == ("tile", here) for one in offered)
    table._controls.look_for("twist")  # no longer lit: the meeple is taken up again
    click(app, middle)
    assert table._hands.picked == ("pawn", view.seat)
