"""What is installed is what was locked, file by file, and the locks hold what the project asks for."""

import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import _env
import audit
import build_locks
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = {name: _env.ROOT / _env.LOCKS / f"{name}.txt" for name in build_locks.NAMES}


def locked(name: str) -> dict[str, Requirement]:
    found = map(Requirement, _env.pinned(LOCKS[name]))
    return {canonicalize_name(one.name): one for one in found}


def needed(requirements: list[str]) -> set[str]:
    """Every package that these ask for here, and those ask for in their turn."""
    found: set[str] = set()
    rest = list(map(Requirement, requirements))
    while rest:
        one = rest.pop()
        name = canonicalize_name(one.name)
        if name in found or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        rest += map(Requirement, requires(name) or ())
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(name: str) -> None:
    pins = locked(name)
    for wanted in map(Requirement, build_locks.wanted()[name]):
        assert pins[canonicalize_name(wanted.name)].specifier == wanted.specifier, "scripts/build_locks.py"


@pytest.mark.parametrize("name", ["play", "work"])
def test_a_lock_holds_all_that_others_ask_for_and_nothing_else(name: str) -> None:
    here = {one for one, pin in locked(name).items() if pin.marker is None or pin.marker.evaluate()}
    assert here == needed(build_locks.wanted()[name])


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_is_one_version_with_the_hashes_of_its_files(name: str) -> None:
    entries = LOCKS[name].read_text("utf-8").replace("\\\n", "").splitlines()[1:]
    assert len(entries) == len(_env.pinned(LOCKS[name])) == len(locked(name))
    for entry in entries:
        assert "==" in entry
        assert "--hash=sha256:" in entry


def test_no_two_locks_hold_different_versions_of_a_package() -> None:
    pins = [(name, pin) for lock in LOCKS for name, pin in locked(lock).items()]
    versions = {name: {pin.specifier for other, pin in pins if other == name} for name, _ in pins}
    assert [name for name, found in versions.items() if len(found) > 1] == []


def test_a_file_that_is_not_the_one_that_was_locked_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    info = "forged_tremor_package-1.0.dist-info"
    with ZipFile(tmp_path / "forged_tremor_package-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr(
            f"{info}/METADATA", "Metadata-Version: 2.1\nName: forged-tremor-package\nVersion: 1.0\n"
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    lock = tmp_path / "lock.txt"
    lock.write_text(f"forged-tremor-package==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setattr(_env, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(_env, "STAMP", tmp_path / "stamp")
    with pytest.raises(SystemExit, match="could not be installed"):
        _env._install(lock)
    assert "DO NOT MATCH THE HASHES" in capfd.readouterr().err


def told(*flaws: str) -> list[dict[str, Any]]:
    """What a service says of every package of every lock."""
    names = sorted({name for lock in LOCKS for name in locked(lock)})
    vulns = [{"id": flaw, "fix_versions": []} for flaw in flaws]
    return [{"name": name, "version": "1", "vulns": vulns if name == "pymunk" else []} for name in names]


@pytest.mark.parametrize(
    ("said", "status", "sentence"),
    [
        ([], 2, "No service could be asked about"),
        (told("PYSEC-1"), 1, "pymunk 1: PYSEC-1, mended in no version"),
        ([package for package in told() if package["name"] != "pymunk"], 2, "asked about 1: pymunk."),
    ],
)
def test_an_audit_tells_what_is_unsafe_and_what_is_not_known(
    said: list[dict[str, Any]],
    status: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(_env, "prepare", lambda _: sys.executable)
    monkeypatch.setattr(audit, "report", lambda *_: said)
    with pytest.raises(SystemExit) as left:
        audit.main()
    assert left.value.code == status
    assert sentence in capsys.readouterr().out


def test_an_audit_in_which_all_is_known_to_be_well_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_env, "prepare", lambda _: sys.executable)
    monkeypatch.setattr(audit, "report", lambda *_: told())
    audit.main()
    assert "0 flaws are known" in capsys.readouterr().out


def test_a_service_that_fails_has_said_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = (
        '{"dependencies": [{"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "?"}]}'
    )
    for printed, names in (("", []), ("no JSON", []), (answer, ["a"])):
        done = subprocess.CompletedProcess([], 1, stdout=printed)
        monkeypatch.setattr(subprocess, "run", lambda *_, done=done, **__: done)
        assert [package["name"] for package in audit.report("python", "play", "pypi")] == names
