"""What is exported is whole, or there is nothing of it, and what the eyes do not see is not in it."""

import errno
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
from drawn import board, piece_at, redrawn, setup_of
from PIL import Image
from test_scene_replay import GOING_ON, OVER, match

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.events import Shifted, Swapped, Twisted
from tremor_gui.games.tremor.texts import CARD_NAMES
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.film import EVERYTHING, Film
from tremor_gui.match.session import Session
from tremor_gui.rules.game import SPECTATOR
from tremor_gui.ui.app import App
from tremor_gui.ui.exports.writing import Work, write_gif, write_pictures, write_text
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.scenes.export import Kind, Wish
from tremor_gui.ui.tables.tremor.exporting import exported, steps_of
from tremor_gui.ui.tables.tremor.squares import squares
from tremor_gui.ui.tables.tremor.stills import Stills
from tremor_gui.ui.tables.tremor.story import story

SIZE = (24, 16)
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def draw(step: int) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((step * 20, 40, 80))
    return surface


def finished(work: Work) -> Path:
    shares = [0.0]
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            assert shares == sorted(shares)
            assert shares[-1] <= 1
            made = end.value
            assert isinstance(made, Path)
            return made


def works(folder: Path) -> list[Work]:
    return [
        write_text(folder / "a.txt", "Zoë\n"),
        write_gif(folder / "a.gif", draw, [0, 3, 5], 50),
        write_pictures(folder / "a", draw, [0, 3, 5]),
    ]


def test_whole_files_are_made_in_a_folder_that_was_not_there(app: App, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "exports"
    text, gif, pictures = (finished(work) for work in works(folder))
    assert text.read_bytes() == "Zoë\n".encode()
    with Image.open(gif) as file:
        assert (file.size, getattr(file, "n_frames", 0)) == (SIZE, 3)
    assert sorted(path.name for path in pictures.iterdir()) == ["1.png", "2.png", "3.png"]
    with Image.open(pictures / "2.png") as file:
        assert file.convert("RGB").getpixel((3, 3)) == (60, 40, 80)
    assert {path.name for path in folder.iterdir()} == {"a.txt", "a.gif", "a"}


@pytest.mark.parametrize("kind", [1, 2])
def test_stopped_at_any_moment_it_leaves_nothing(app: App, tmp_path: Path, kind: int) -> None:
    slices, folder = sum(1 for _ in works(tmp_path / "whole")[kind]), tmp_path / "exports"
    for number in range(slices):
        work = works(folder)[kind]
        for _ in range(number):
            next(work)
        work.close()
        assert not folder.exists() or list(folder.iterdir()) == []


class Full(io.FileIO):
    """A file on a disk that is full after a few bytes."""

    def write(self, data: Any) -> int:
        if self.tell() > 40:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(data)


@pytest.mark.parametrize("kind", [1, 2])
def test_a_full_disk_is_told_of_in_a_sentence_and_nothing_is_left(
    app: App, tmp_path: Path, kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(path: Path, mode: str) -> Full:
        return Full(path, mode)

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(NotSaved, match="there is no room left for it"):
        finished(works(tmp_path / "exports")[kind])
    assert list((tmp_path / "exports").iterdir()) == []


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_folder_that_takes_nothing_is_told_of(app: App, tmp_path: Path, kind: int) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotSaved, match="Not saved"):
        finished(works(tmp_path / "file")[kind])
    assert (tmp_path / "file").read_text() == ""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of which only a few steps are drawn, in small."""
    where = "tremor_gui.ui.tables.tremor.exporting"
    monkeypatch.setattr(f"{where}.GIF_SIZE", (160, 90))
    monkeypatch.setattr(f"{where}.PICTURE_SIZE", (160, 90))
    monkeypatch.setattr(f"{where}.steps_of", lambda film, wish: [0, film.last])


@pytest.mark.usefixtures("few")
def test_a_match_is_exported_under_names_that_no_system_minds_and_nothing_is_written_over(
    app: App, tmp_path: Path
) -> None:
    app.frame()
    folder = tmp_path / "exports"
    source = exported(app.kit, Film(OVER), folder, lambda: NOON)
    made = {finished(source.begin(Wish(kind))).name for kind in Kind for _ in range(2)}
    stem = "2026-07-01-fennec-fox-bornean-orangutan-00000005"
    assert made == {f"{stem}{more}{end}" for more in ("", "-2") for end in (".txt", ".gif", "")}
    assert {path.name for path in folder.iterdir()} == made


def test_pictures_are_of_every_turn_or_of_every_step() -> None:
    film = Film(OVER)
    turns = steps_of(film, Wish())
    assert turns == [*(turn.first for turn in film.turns), film.last]
    assert steps_of(film, Wish(every_step=True)) == list(range(film.last + 1))


def with_cards(session: Session) -> int:
    return max(range(len(session.steps)), key=lambda at: sum(map(len, session.steps[at].state.table.hands)))


def seen(app: App, session: Session, eyes: int, step: int) -> bytes:
    film = Film(session)
    film.look_through(eyes)
    return pygame.image.tobytes(Stills(app.kit, film, (640, 360)).draw(step), "RGB")


@pytest.mark.parametrize("session", [OVER, match(4, 3)], ids=["two", "four"])
def test_a_picture_shows_no_more_than_the_eyes_see(app: App, session: Session) -> None:
    """The same match with other cards in the hands that are not seen makes the same picture."""
    app.frame()
    step = with_cards(session)
    table = session.steps[step].state.table
    assert len(table.hands[0]) > 1
    for eyes in (SPECTATOR, 0):
        hands = tuple(hand if seat == eyes else (0,) * len(hand) for seat, hand in enumerate(table.hands))
        state = session.steps[step].state
        other = Session(session.game, session.setup, session.seed, session.steps, rules=session.rules)
        changed = session.steps[step]._replace(state=type(state)(table._replace(hands=hands), (), 0, None))
        other.steps = (*session.steps[:step], changed, *session.steps[step + 1 :])
        asked = session.steps[step].state.decision
        assert asked is None or asked.seats[0] == table.active
        assert seen(app, other, eyes, step) == seen(app, session, eyes, step)
        assert seen(app, other, EVERYTHING, step) != seen(app, session, EVERYTHING, step)


def told_cards(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if " holds: " in line)


def test_a_text_tells_all_that_happened_and_hands_as_the_eyes_see_them(app: App) -> None:
    film = Film(OVER)
    text = story(film)
    lines = [line.strip().partition(" [")[0] for line in text.splitlines()]
    for at in range(len(OVER.steps)):
        for told in OVER.told(at):
            assert translate(told) in lines
    for name in OVER.names:
        assert any(line.startswith(f"  {name} holds: ") for line in told_cards(text))
    assert OVER.seed in text
    film.look_through(1)
    assert OVER.seed not in story(film)
    mine = list(told_cards(story(film)))
    assert mine
    assert all(line.startswith(f"  {OVER.names[1]} holds: ") for line in mine)
    film.look_through(SPECTATOR)
    assert list(told_cards(story(film))) == []


def test_a_text_says_on_which_squares_tiles_move() -> None:
    setup = setup_of()
    table = board(redrawn(b1="9", c2="."), setup=setup)
    here, there, third = (piece_at(table, cell) for cell in ("b1", "c2", "e5"))
    assert squares(Twisted(there, 1), table) == "C2"
    assert squares(Swapped(here, there), table) == "B1 ↔ C2"
    assert squares(Shifted((here, there, third)), table) == "B1 → C2 → E5 → B1"
    told = [event for step in OVER.steps for event in step.events if isinstance(event, Twisted | Shifted)]
    text = story(Film(OVER)).splitlines()
    twisted = [line for line in text if " is twisted " in line or " shift round." in line]
    assert len(twisted) == len(told)
    assert all(line.endswith("]") for line in twisted)
    assert "[A1] is the square in the north-west, [E1] that in the north-east." in text


def test_a_text_of_a_match_that_goes_on_tells_no_card_that_is_held(app: App) -> None:
    film = Film(GOING_ON)
    text = story(film)
    assert GOING_ON.seed not in text
    held = {card for hand in GOING_ON.state.table.hands for card in hand} - set(GOING_ON.state.table.discard)
    assert held
    assert HIDDEN not in held
    assert [CARD_NAMES[card] for card in held if translate(CARD_NAMES[card]) in text] == []
    assert exported(app.kit, film, Path(), lambda: NOON).whose is None
