"""The chapters of the tutorial: their positions, their goals, and that nobody is ever stuck in one."""

from random import Random

import build_lessons
import pytest
from drawn import A

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Forecast
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.match.lessons import Chapter, standing
from tremor_gui.match.record import decode
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.ui.tables.tremor.lessons.chapters import CHAPTERS

MOST_TRIES = 600
POSITIONS = {position.__name__: position for position in build_lessons.POSITIONS}
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)


def start(chapter: Chapter) -> Session:
    return POSITIONS[chapter.key]()


def options(session: Session) -> tuple[Action, ...]:
    decision = session.state.decision
    return () if decision is None else tuple(decision.options)


def play_until_done(chapter: Chapter, rng: Random) -> Session:
    """Play anything that is allowed, and set the board back where the chapter says that it is lost."""
    session = start(chapter)
    for _ in range(MOST_TRIES):
        while not (stands := standing(chapter, session)).lost:
            if stands.reached == len(chapter.tasks):
                return session
            session.play(rng.choice(options(session)))
        session = start(chapter)
    raise AssertionError(f"{chapter.key} is never done")


@each_chapter
def test_the_committed_file_is_what_the_script_lays_out(chapter: Chapter) -> None:
    """If this fails, run ``python scripts/build_lessons.py`` and commit what it writes."""
    fresh = start(chapter)
    text = build_lessons.path_of(POSITIONS[chapter.key]).read_text("utf-8")
    committed = decode(text, GAMES)
    assert (committed.setup, committed.state) == (fresh.setup, fresh.state)
    assert committed.brains == build_lessons.BRAINS


def test_there_is_a_position_for_each_chapter_and_no_other() -> None:
    assert list(POSITIONS) == [chapter.key for chapter in CHAPTERS]
    files = {path.stem for path in build_lessons.LESSONS.glob("*.json")}
    assert files == POSITIONS.keys()


@each_chapter
def test_a_chapter_begins_with_its_first_task_and_some_hope(chapter: Chapter) -> None:
    assert standing(chapter, start(chapter)) == (0, None, False)


@each_chapter
def test_what_is_pointed_at_is_on_offer(chapter: Chapter) -> None:
    """All but the last chapter point at something."""
    aims = set(chapter.tasks[0].aims(start(chapter).view(A)))
    assert bool(aims) == (chapter is not CHAPTERS[-1])


@each_chapter
@pytest.mark.parametrize("seed", range(3))
def test_whoever_plays_at_random_arrives(chapter: Chapter, seed: int) -> None:
    session = play_until_done(chapter, Random(f"{chapter.key} {seed}"))
    assert standing(chapter, session).remark is not None


@each_chapter
def test_taking_back_takes_the_goal_back_unless_something_came_to_light(chapter: Chapter) -> None:
    session = play_until_done(chapter, Random(chapter.key))
    reached = standing(chapter, session).reached
    if session.why_no_undo(session.people) is None:
        session.undo(session.people)
        assert standing(chapter, session).reached < reached


def test_a_spent_action_is_told_at_once() -> None:
    """Whoever has twisted the wrong tile need not play the turn to its end to hear of it."""
    chapter = next(one for one in CHAPTERS if one.key == "twist")
    told = set()
    for option in options(start(chapter)):
        session = start(chapter)
        session.play(option)
        stands = standing(chapter, session)
        told.add((stands.reached, stands.lost, str(stands.remark)))
    assert {(reached, lost) for reached, lost, _remark in told} == {(1, False), (0, True), (0, False)}
    assert {remark[:13] for _reached, lost, remark in told if lost} == {"It turned, bu"}


def test_any_way_to_a_goal_counts() -> None:
    """The Frog may go home at once, or after having done other things."""
    chapter = CHAPTERS[0]
    for detour in (0, 1):
        session = start(chapter)
        for _ in range(detour):
            session.play(next(one for one in options(session) if type(one).__name__ == "Forecast"))
        session.play(next(one for one in options(session) if type(one).__name__ == "Traverse"))
        assert standing(chapter, session).reached == 1


@pytest.mark.parametrize("key", [*DISASTER_KEYS, "ignite", "earthquake"])
def test_only_a_token_that_ignites_nothing_is_said_to_be_no_third(key: str) -> None:
    chapter = next(one for one in CHAPTERS if one.key == key)
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for option in options(start(chapter)):
        if isinstance(option, Forecast):
            session = start(chapter)
            third = len(session.state.table.wedges[option.wedge]) == 2
            session.play(option)
            told[third].add(str(standing(chapter, session).remark))
    assert told[True]
    assert told[False]
    assert all("third" in remark for remark in told[False])
    assert all("A token, but" not in remark for remark in told[True])
