"""Series of games: interrupted and taken up again, on the cores of this machine and on a Dask cluster."""

import ast
import json
import os
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import _series
import pytest
from _matches import Match, play_match
from _series import results_of
from distributed import LocalCluster
from joblib.externals.loky import get_reusable_executor

from tremor_gui.verbs.options import Misuse

SCRIPTS: Final = Path(_series.__file__).parent
GAMES: Final = [Match("race", seed, ("easy", "easy")) for seed in range(4)]
PATIENCE: Final = 120.0


@pytest.fixture(scope="module", autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    get_reusable_executor().shutdown(wait=True, kill_workers=True)


def given(results: Path, dask: str | None = None) -> Namespace:
    return Namespace(results=results, processes=2, dask=dask)


def untimed(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The results without the only thing that differs from one time to the next."""
    return [{name: value for name, value in one.items() if name != "milliseconds"} for one in results]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    """The file and the results of a series that nothing disturbed."""
    path = tmp_path_factory.mktemp("series") / "games.jsonl"
    return path, results_of(given(path), play_match, GAMES, "")


def test_each_game_is_a_line(played: tuple[Path, list[dict[str, Any]]]) -> None:
    path, results = played
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(lines) == len({key for key, _ in lines}) == len(GAMES)
    assert all(result in results for _, result in lines)
    assert untimed(results[:1]) == untimed([json.loads(json.dumps(play_match(GAMES[0])))])


def test_a_dask_cluster_gives_the_same(
    played: tuple[Path, list[dict[str, Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        local_directory=str(tmp_path),
    ) as cluster:
        results = results_of(given(tmp_path / "far", cluster.scheduler_address), play_match, GAMES, "")
        assert len(cluster.workers) == 2
    assert untimed(results) == untimed(played[1])


def test_what_is_sent_to_a_cluster_needs_nothing_but_the_game() -> None:
    tree = ast.parse((SCRIPTS / "_matches.py").read_text())
    modules = {
        node.module.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
    }
    assert modules - sys.stdlib_module_names == {"tremor_gui"}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_finished_games_are_not_played_again(
    played: tuple[Path, list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, results = played
    before = path.read_bytes()
    monkeypatch.setattr(_series, "Parallel", None)
    assert results_of(given(path), play_match, GAMES, "") == results
    assert path.read_bytes() == before


def test_games_by_other_bots_do_not_count(
    played: tuple[Path, list[dict[str, Any]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(played[0].read_text().replace(_series._version(), "0" * 12))
    results = results_of(given(path), play_match, GAMES[:1], "")
    assert untimed(results) == untimed(played[1][:1])
    assert f"{len(GAMES)} games" in capsys.readouterr().err
    assert len(path.read_text().splitlines()) == len(GAMES) + 1


def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('["a",{}]\nnonsense\n["b",{}]\n')
    with pytest.raises(Misuse, match=r"line 2 of .* is damaged"):
        results_of(given(path), play_match, GAMES, "")


def arena(folder: Path, *arguments: str) -> list[str]:
    games = ("--levels", "easy,random", "--players", "2", "--games", "6", "--processes", "2")
    kept = ("--results", str(folder / "games.jsonl"), "--page", str(folder / "page.md"))
    return [sys.executable, str(SCRIPTS / "arena.py"), *games, *kept, *arguments]


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_a_killed_series_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = subprocess.Popen(arena(tmp_path), stderr=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    lines = path.read_bytes().splitlines(keepends=True)
    assert 2 <= len(lines) < 6
    path.write_bytes(b"".join(lines)[:-9])  # as if it had been killed in the middle of the last line
    again = subprocess.run(arena(tmp_path), capture_output=True, text=True, check=False)
    assert again.returncode == 0, again.stderr
    after = path.read_bytes().splitlines(keepends=True)
    assert after[: len(lines) - 1] == lines[:-1]
    assert len({json.loads(line)[0] for line in after}) == len(after) == 6
    page = (tmp_path / "page.md").read_text()
    assert "| Easy against Random | 6 |" in page
    assert (tmp_path / "bots_race.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--levels", "easy,grandmaster"),
        ("--levels", "easy"),
        ("--players", "3"),
        ("--players", "2", "--variant", "coop"),
        ("--games", "0"),
        ("--processes", "none"),
        ("--variant", "sprint"),
        ("--results", "."),
        ("--dask", "nowhere"),
        ("--bogus",),
    ],
)
def test_what_is_not_understood_is_said_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = subprocess.run(arena(tmp_path, *arguments), capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.endswith(".\n")
    assert not (tmp_path / "page.md").exists()
