"""The command answers with what was asked for, or with one sentence and a status."""

import json
import os
import re
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

import tremor_gui
from tremor_gui.cli import VERBS, main
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.match.inbox import Inbox
from tremor_gui.match.record import encode
from tremor_gui.match.session import Session
from tremor_gui.rules.core import play
from tremor_gui.verbs.cast import Cast, read
from tremor_gui.verbs.perft import perft
from tremor_gui.verbs.simulate import simulate

ROOT = Path(__file__).resolve().parent.parent
TREMOR = GAMES["tremor"]
COMMAND = (sys.executable, "-m", "tremor_gui")


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"PYTHONPATH": str(ROOT)} | changes


def tremor(
    *arguments: str | Path, cwd: Path = ROOT, status: int = 0, **changes: str
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        env=environment(**changes),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == status, done.stderr
    return done


def session(decisions: int) -> Session:
    rng = Random(1)
    begun = Session.start(TREMOR, TREMOR.quick_setup(2, rng), "1")
    for _ in range(decisions):
        if begun.state.decision is not None:
            begun.play(rng.choice(begun.state.decision.options))
    return begun


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "a save.json"
    path.write_text(encode(session(30), datetime(2026, 7, 1, tzinfo=UTC)), "utf-8")
    return path


def test_the_version_is_told() -> None:
    assert tremor("--version").stdout == f"tremor {tremor_gui.__version__}\n"


def test_help_names_every_verb_and_every_verb_has_help() -> None:
    overview = tremor("--help").stdout
    for name, verb in VERBS.items():
        assert f"{name:<10} {verb.summary}" in overview
        assert " ".join(tremor(name, "--help", COLUMNS="200").stdout.split()).count(verb.summary) == 1


def test_simulated_games_are_summed_up() -> None:
    arguments = ["--game", "tremor", "--players", "3", "--games", "4", "--seed", "7", "--cap", "500"]
    sums = json.loads(tremor("simulate", *arguments, "--json").stdout)
    assert list(sums) == [
        "games",
        "decisions",
        "decisions_per_second",
        "wins",
        "wins_by_level",
        "wins_by_species",
        "milliseconds_per_decision",
        "rounds",
        "capped",
        "digest",
    ]
    assert sums["wins_by_level"] == {"random": sum(sums["wins"])}
    assert sum(sums["wins_by_species"].values()) == sum(sums["wins"])
    assert set(sums["wins_by_species"]) <= set(SPECIES)
    assert sums["milliseconds_per_decision"] == {}
    assert sums["games"] == 4 == sum(sums["wins"]) + sums["capped"]
    assert len(sums["wins"]) == 3
    assert 0 < sums["rounds"]["min"] <= sums["rounds"]["median"] <= sums["rounds"]["max"] <= 500
    assert re.fullmatch("[0-9a-f]{16}", sums["digest"])


def test_bots_play_simulated_games() -> None:
    arguments = [
        "simulate",
        "--players",
        "2",
        "--games",
        "4",
        "--bots",
        "random,medium",
        "--rotate",
        "--json",
    ]
    first, again = (json.loads(tremor(*arguments).stdout) for _ in range(2))
    times = first.pop("milliseconds_per_decision")
    assert list(times) == ["medium"]
    assert 0 < times["medium"]["median"] <= times["medium"]["p95"] <= times["medium"]["max"]
    del again["milliseconds_per_decision"], first["decisions_per_second"], again["decisions_per_second"]
    assert first == again
    assert first["wins_by_level"] == {"random": 0, "medium": 4}
    assert min(first["wins"]) > 0, "the seats were not changed from game to game"


def test_levels_are_named_in_any_case() -> None:
    assert read("EASY,Random", 2) == ("easy", "random")


def test_to_rotate_equal_levels_is_refused() -> None:
    done = tremor("simulate", "--games", "1", "--rotate", status=2)
    assert "changes nothing" in done.stderr


def test_one_level_plays_all_seats() -> None:
    sums = simulate(TREMOR, 3, 1, 1, 100, cast=Cast(read("easy", 3)))
    assert sums["wins_by_level"] == {"easy": 1}
    assert simulate(TREMOR, 3, 1, 1, 100, cast=Cast(read("easy,easy,easy", 3)))["digest"] == sums["digest"]


def test_levels_rotate_by_a_seat_a_game() -> None:
    cast = Cast(("easy", "medium", "random"), rotate=True)
    assert [cast.of(number) for number in range(4)] == [
        ("easy", "medium", "random"),
        ("random", "easy", "medium"),
        ("medium", "random", "easy"),
        ("easy", "medium", "random"),
    ]
    assert Cast(("easy", "medium")).of(7) == ("easy", "medium")


def test_the_same_sums_are_printed_for_people() -> None:
    lines = tremor("simulate", "--games", "2", "--bots", "easy,random").stdout.splitlines()
    assert [line.partition(": ")[0] for line in lines] == list(simulate(TREMOR, 2, 1, 1, 1))
    told = dict(line.split(": ", 1) for line in lines)
    assert told["wins"].count(",") == 1, "two levels are two players"
    assert told["capped"].isdigit()
    assert told["milliseconds_per_decision"].endswith("}")


def test_equal_arguments_give_equal_games_in_every_process() -> None:
    arguments = ["simulate", "--players", "4", "--games", "3", "--seed", "sm64:beef", "--json"]
    found = [json.loads(tremor(*arguments, PYTHONHASHSEED=seed).stdout) for seed in ("0", "1", "4242")]
    for sums in found:
        del sums["decisions_per_second"]
    assert found[0] == found[1] == found[2]
    assert simulate(TREMOR, 4, 3, 0xBEEF, 1000)["digest"] == found[0]["digest"]


def test_another_seed_gives_other_games() -> None:
    assert len({simulate(TREMOR, 2, 1, seed, 50)["digest"] for seed in range(5)}) == 5


def test_a_game_without_end_is_given_up_at_the_cap() -> None:
    sums = simulate(TREMOR, 4, 5, 1, 2)
    assert sums["capped"] == 5
    assert sums["rounds"] == {"min": 2, "median": 2, "max": 2}


@pytest.mark.alone
def test_simulating_costs_little_more_than_the_rules() -> None:
    """The games of one loop with nothing round it, and of the command, timed in the same breath."""

    def bare() -> tuple[int, float]:
        rng = Random(3)
        decisions = 0
        began = perf_counter()
        for _ in range(8):
            state = TREMOR.opening(TREMOR.quick_setup(4, rng), rng.getrandbits(64)).state
            while state.decision is not None:
                options = state.decision.options
                state = play(state, options[int(rng.random() * len(options))]).state
                decisions += 1
        return decisions, perf_counter() - began

    rates = []
    for _ in range(3):
        decisions, seconds = bare()
        sums = simulate(TREMOR, 4, 8, 3, 10**6)
        assert sums["decisions"] == decisions
        rates.append(sums["decisions_per_second"] / (decisions / seconds))
    assert max(rates) > 0.8


def test_a_whole_save_is_told_in_one_sentence(save: Path) -> None:
    told = tremor("check", save).stdout
    assert told.count("\n") == 1
    assert "This save is whole: Tremor with" in told
    assert "30 decisions" in told


def test_one_decision_is_told_as_one(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text(encode(session(1), datetime(2026, 7, 1, tzinfo=UTC)), "utf-8")
    assert ", 1 decision, goes on in round 0." in tremor("check", path).stdout


def test_a_damaged_save_is_told_in_one_sentence(save: Path) -> None:
    save.write_text(save.read_text("utf-8")[:-100], "utf-8")
    done = tremor("check", save, status=1)
    assert done.stdout == ""
    assert done.stderr == "tremor: This save breaks off before its end.\n"


def test_a_save_is_replayed_with_the_players_names(save: Path) -> None:
    text = tremor("replay", save, "--text").stdout
    played = session(30)
    assert len(re.findall(r"^\d+\. ", text, re.MULTILINE)) == 30
    assert all(name in text for name in played.names)
    assert all(f"  {line}\n" in text for index in range(31) for line in map(str, played.told(index)))
    assert text.endswith("30 decisions were played again just as they happened.\n")


def test_a_save_is_replayed_quietly(save: Path) -> None:
    assert tremor("replay", save).stdout.count("\n") == 1


def test_a_save_is_replayed_on_a_terminal_that_knows_no_letters(save: Path) -> None:
    text = save.read_text("utf-8").replace(session(0).names[0], "Zoë 日本")
    save.write_text(text, "utf-8")
    assert "Zo\\xeb" in tremor("replay", save, "--text", PYTHONIOENCODING="ascii").stdout


def test_perft_counts_every_sequence_of_decisions() -> None:
    lines = tremor("perft", "--players", "2", "--depth", "3", "--seed", "5").stdout.splitlines()
    state = TREMOR.opening(TREMOR.quick_setup(2, rng := Random(5)), rng.getrandbits(64)).state
    assert lines == [f"{depth} {perft(state, depth)}" for depth in (1, 2, 3)]


def test_perft_agrees_with_counting_one_by_one() -> None:
    state = session(12).state
    level = [state]
    for depth in (1, 2, 3):
        level = [play(one, option).state for one in level if one.decision for option in one.decision.options]
        assert perft(state, depth) == len(level)


def test_perft_of_a_game_that_is_over_is_nothing() -> None:
    assert perft(session(5000).state, 2) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bogus"],
        ["simulate", "--bogus"],
        ["simulate", "extra"],
        ["simulate", "--game", "ludo"],
        ["simulate", "--players", "7"],
        ["simulate", "--players", "two"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "-1"],
        ["simulate", "--games", "9" * 5000],
        ["simulate", "--seed", "soon"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--seed", "sm64:"],
        ["simulate", "--seed", ""],
        ["simulate", "--cap", "1.5"],
        ["simulate", "--bots", "clever"],
        ["simulate", "--bots", "easy,easy,easy", "--players", "2"],
        ["simulate", "--bots", ""],
        ["simulate", "--bots", "y" * 5000],
        ["perft", "--depth", "0"],
        ["perft", "--depth", "x"],
        ["check"],
        ["replay"],
        ["demo"],
        ["demo", "--out", "x", "--size", "big"],
        ["demo", "--out", "x", "--size", "0x0"],
        ["demo", "--out", "x", "--size", "100x100"],
        ["demo", "--out", "x", "--size", "99999x99999"],
        ["demo", "--out", "x", "--most", "0"],
        ["demo", "--out", ""],
        ["check", ""],
        ["replay", ""],
        [""],
        ["--shot", ""],
        ["simulate", "y" * 5000],
        ["simulate", "--game", "y" * 5000],
        ["simulate", "--json=" + "y" * 5000],
        ["simulate", "--seed", "9" * 5000],
        ["simulate", "--" + "y" * 5000],
        ["simulate", "two\nlines\x1b[31m"],
        ["--seed", "soon"],
        ["--size", "1280"],
        ["a.json", "b.json"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_what_is_not_understood_is_told_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("tremor")
    assert printed.err.count("\n") == 1
    assert "\x1b" not in printed.err
    assert "--help tells more." in printed.err
    assert len(printed.err) < 300


@pytest.mark.parametrize("verb", [["check"], ["replay"], ["replay", "--text"], []], ids=" ".join)
@pytest.mark.parametrize("name", ["missing.json", ".", "/", "empty.json", "binary.json", "other.json"])
def test_a_file_that_is_no_save_is_told_in_one_sentence(
    verb: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty.json").touch()
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    (tmp_path / "other.json").write_text('{"format": "chess"}')
    assert main([*verb, str(tmp_path / name)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(r"tremor: .+\.\n", printed.err)


@pytest.mark.parametrize(("name", "hinted"), [("simulat", True), ("dmo", True), ("replay.json", False)])
def test_a_misspelt_verb_is_told_the_verbs(
    name: str, hinted: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"tremor: There is no file “{name}”")
    assert (f"the verbs are {', '.join(VERBS)}" in said) == hinted


def test_a_folder_that_looks_like_a_misspelt_verb_is_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "simulat").mkdir()
    assert main(["simulat"]) == 1
    assert "is a folder" in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_told_with_its_path(tmp_path: Path) -> None:
    told = tremor("--shot", tmp_path / "no" / "a.png", status=1).stderr
    assert told == f"tremor: No such file or directory: “{tmp_path / 'no' / 'a.png'}”.\n"


def test_a_status_is_the_processes_own() -> None:
    tremor("simulate", "--seed", "soon", status=2)
    tremor("check", "missing.json", status=1)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_who_has_seen_enough_is_no_error(unbuffered: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "perft", "--depth", "4"],
        env=environment(PYTHONUNBUFFERED=unbuffered),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "simulate", "--games", "1"],
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "tremor: No space left on device.\n")


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_an_interruption_is_quiet() -> None:
    with subprocess.Popen(
        [*COMMAND, "perft", "--depth", "12"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_an_interruption_while_the_command_loads_is_quiet() -> None:
    program = (
        "import runpy, sys\n"
        "class Impatient:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'tremor_gui.games':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Impatient())\n"
        "runpy.run_module('tremor_gui', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (130, "")


def test_the_headless_verbs_load_no_window() -> None:
    program = (
        "import sys; from tremor_gui.cli import main; main(['simulate', '--games', '1', '--players', '2'])\n"
        "sys.exit(bool({'pygame', 'pymunk', 'tremor_gui.ui'} & set(sys.modules)))"
    )
    subprocess.run([sys.executable, "-c", program], env=environment(), check=True, stdout=subprocess.DEVNULL)


def test_a_broken_save_is_told_of_in_the_window_that_is_open_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Path] = []

    def send(_inbox: Inbox, path: Path, _patience: float) -> bool:
        sent.append(path)
        return True

    monkeypatch.setattr(Inbox, "send", send)
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    assert main([str(broken)]) == 1
    assert sent == [broken]
    assert main(["simulat"]) == 1
    assert sent == [broken], "a misspelt verb is no file for a window"
