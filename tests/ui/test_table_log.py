"""The log: a line that is pointed at shows on the boards what it speaks of."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, settle
from table_matches import begun, hurried
from ui_events import key, move

from tremor_gui.games.tremor.card_events import CardPlayed, CatastropheRevealed, DeckShuffled
from tremor_gui.games.tremor.cards import ANCHOR
from tremor_gui.games.tremor.events import Ignited, Moved, Swapped, TokenPlaced
from tremor_gui.games.tremor.table import Table, movable
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event
from tremor_gui.ui import theme
from tremor_gui.ui.app import App
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.logbook import Logbook
from tremor_gui.ui.tables.tremor.mentions import NO_MENTION, mention
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets.lines import LineView

SHIFT = pygame.KMOD_LSHIFT


def played(seed: int = 3, steps: int = 160) -> Session:
    session = begun(4, seed, without=())
    rng = Random(seed)
    while session.state.decision is not None and len(session.steps) < steps:
        session.play(hurried(session.state, rng))
    return session


def happened(session: Session) -> Iterator[tuple[Event[Table], Table]]:
    """Every event with the table that it happened on."""
    table = session.game.blank(session.setup)
    for step in session.steps:
        for event in step.events:
            yield event, table
            table = event.apply(table)


@pytest.fixture
def table(app: App, tmp_path: Path) -> TremorTable:
    table = Sitting(app, played(), tmp_path).table
    settle(table)
    key(app, pygame.KSCAN_L)
    app.step(1)
    return table


def picture(app: App) -> bytes:
    app.step(0)
    return pygame.image.tobytes(app.frame(), "RGB")


def test_every_line_about_the_boards_says_what_it_is_about() -> None:
    session = played()
    for event, before in happened(session):
        if session.game.describe(event, before, session.names) is None:
            continue
        told = mention(event, before)
        unseen = isinstance(event, DeckShuffled | CatastropheRevealed)
        assert bool(told.handles) != unseen, event
        pieces = {handle[1] for handle in told.handles | told.struck if handle[0] == "tile"}
        assert pieces == set(told.cells)
        assert all(before.tiles[cell] == piece for piece, cell in told.cells.items())


def test_a_line_is_about_the_things_it_names() -> None:
    for event, before in happened(played()):
        told = mention(event, before)
        match event:
            case Moved(seat, piece):
                assert told.handles == {("pawn", seat), ("tile", piece)}
            case Swapped(piece, other):
                assert told.handles == {("tile", piece), ("tile", other)}
            case TokenPlaced(_, wedge):
                assert told.handles == {("wedge", wedge)}
            case Ignited(_, _, piece):
                assert told.handles == {("tile", piece)}
                assert all(movable(before, int(other)) for _, other in told.struck), "what cannot be struck"
    told = mention(CardPlayed(1, ANCHOR, 7), before)
    assert told.handles == {("pawn", 1), ("tile", 7)}


def test_what_others_do_not_see_makes_no_difference() -> None:
    session = played()
    for event, before in happened(session):
        for seat in range(-1, 4):
            seen = session.game.redact(before, seat)
            assert mention(event.seen_by(seat), seen) == mention(event, before)


def test_a_line_under_the_mouse_is_shown_on_the_boards_until_the_mouse_leaves(
    app: App, table: TremorTable
) -> None:
    view = table._log._view
    before = picture(app)
    for down in range(20, int(view.box.height), 20):
        move(app, (view.box.left + 20, view.box.top + down))
        if any(handle[0] == "tile" for handle in table._log.about.handles):
            break
    board = app.kit.metrics.rect(table.areas.board)
    lit = picture(app)
    assert lit != before
    shown = pygame.image.frombytes(lit, app.frame().get_size(), "RGB").subsurface(board)
    dark = pygame.image.frombytes(before, app.frame().get_size(), "RGB").subsurface(board)
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(dark, "RGB")
    move(app, table._header.form.widgets[0].box.center)
    assert table._log.about == NO_MENTION
    move(app, (view.box.left + 20, view.box.top + 40))
    assert table._log.about != NO_MENTION
    move(app, table.areas.spirit.center)
    assert table._log.about == NO_MENTION


def test_no_row_is_cut_through_by_the_upper_edge(app: App) -> None:
    view = LineView(app.kit, theme.BODY.sized(15))
    view.place(10, 10, 200, 100)
    view.show(("a line long enough to need two rows of this view",) * 20)
    rows, surface = view.content_height / 40, app.frame()
    tops = set()
    for offset in (0.0, 10.0, 12.0, rows + 10.0, 3 * rows + 12.0):
        surface.fill("black")
        view.offset = offset
        view.draw(Pen(app.kit, surface))
        inside = app.kit.metrics.rect(view.inside)
        inked = pygame.mask.from_threshold(surface.subsurface(inside), "black", (40, 40, 40, 255))
        inked.invert()
        top = min(box.top for box in inked.get_bounding_rects())
        tops.add((top / app.kit.metrics.scale + offset) % rows)
    assert max(tops) - min(tops) < 2.5, "whatever row is the first, it is whole"


def test_keys_go_from_line_to_line_and_the_line_stays_in_view(app: App, table: TremorTable) -> None:
    log, view = table._log, table._log._view
    for number in reversed(range(len(log._lines) - 60, len(log._lines))):
        key(app, pygame.KSCAN_UP, SHIFT)
        assert view.pointed == number
        assert log.about == log._lines[number].about
        line = view.pointed_box
        assert line is not None
        assert view.box.top - 0.01 <= line.top
        assert line.bottom <= view.box.bottom + 0.01
    key(app, pygame.KSCAN_DOWN, SHIFT)
    assert view.pointed == len(log._lines) - 59
    key(app, pygame.KSCAN_L)
    assert log.about == NO_MENTION
    key(app, pygame.KSCAN_UP, SHIFT)
    assert log.about == NO_MENTION, "a log that is folded away shows nothing"


def test_every_line_can_be_shown_on_any_later_table(app: App, table: TremorTable) -> None:
    for _line in table._log._lines:
        key(app, pygame.KSCAN_UP, SHIFT)
        table._reader.draw(table.pen(app.frame()))


def test_a_line_that_is_read_stays_when_others_come_and_the_first_are_dropped(app: App) -> None:
    session = played()
    log = Logbook(app.kit, session, most=40)
    log.place(Box(0, 0, 220, 400))
    log.toggle()
    told = list(happened(session))
    for event, before in told[:120]:
        log.write(event, before)
    for _ in range(6):
        log._view.step(-1)
    about = log.about
    for event, before in told[120:126]:
        log.write(event, before)
    assert log.about is about
    for event, before in told[126:]:
        log.write(event, before)
    assert log.about == NO_MENTION, "it is no longer among the lines that are kept"
    log.rewrite(session)
    assert log._view.offset == log._view.content_height - log._view.box.height


def test_the_replay_shows_its_lines_too(app: App) -> None:
    session = played()
    replay = Replay(
        app,
        session,
        ReplayWays(lambda: None, lambda _replay: None, lambda _replay: None),
        at=0,
    )
    app.manager.push(replay)
    replay.seek(replay.film.last)
    app.step(1)
    before = picture(app)
    while not any(handle[0] == "tile" for handle in replay._log.about.handles):
        key(app, pygame.KSCAN_UP, SHIFT)
    assert picture(app) != before
    key(app, pygame.KSCAN_HOME)
    assert replay.at == 0
    replay._reader.draw(replay.pen(app.frame()))
