"""A kill at any moment of a save loses nothing; ``scripts/crash_saves.py`` tries errors as well."""

import os
import shutil
from pathlib import Path

import crash_saves
import pytest
from matches import begun, go_on

from tremor_gui.games import GAMES
from tremor_gui.match import files
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="not installed: strace")


@pytest.mark.parametrize("case", crash_saves.CASES, ids=lambda case: case.name)
def test_a_kill_at_any_system_call_loses_nothing(case: crash_saves.Case) -> None:
    assert crash_saves.sweep(case, errors=False)["killed"] > 5


def test_a_save_that_is_written_in_place_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(path: Path, text: str) -> None:
        path.write_text(text, "utf-8")

    monkeypatch.setattr(files, "write", careless)
    with pytest.raises(AssertionError, match="signal=KILL"):
        crash_saves.sweep(crash_saves.CASES[1], errors=False)


def test_a_disk_that_is_full_in_the_middle_of_a_save_keeps_the_one_before(tmp_path: Path) -> None:
    """The child may write half a save and no more."""
    library = Library(tmp_path, GAMES)
    session = begun()
    path = library.write(session)
    before = session.steps
    go_on(session, 5)
    child = os.fork()
    if child == 0:
        import resource  # noqa: PLC0415 - there is none on Windows

        half = path.stat().st_size // 2
        resource.setrlimit(resource.RLIMIT_FSIZE, (half, half))
        try:
            library.write(session)
        except NotSaved as error:
            os._exit(3 if "no room" in str(error) else 1)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 3
    assert Library(tmp_path, GAMES).open(path).session.steps == before
    assert library.write(session) == path
    assert Library(tmp_path, GAMES).open(path).session.steps == session.steps
