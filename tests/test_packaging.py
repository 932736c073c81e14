"""What somebody installs: the wheel carries everything, and its command runs far from any clone."""

import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import tremor_gui

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
PLACES = {"tremor_gui": "tremor_gui", "assets": "tremor_gui/assets", "saves": "tremor_gui/saves"}
"""Where a folder of the clone lies in the wheel."""
Command = Callable[..., str]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command that does not see this clone, and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def tremor(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The command ``tremor`` of a fresh environment into which nothing but the wheel was installed."""
    home = tmp_path_factory.mktemp("a home")
    venv.create(home / "env", symlinks=os.name != "nt")
    programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(*PIP, "--python", programs / "python", "install", "--no-compile", wheel, cwd=home)
    return lambda *arguments: run(programs / "tremor", *arguments, cwd=home)


def test_the_wheel_carries_code_pictures_sounds_texts_and_saves(wheel: Path) -> None:
    wanted = {
        (Path(inside) / path.relative_to(ROOT / folder)).as_posix()
        for folder, inside in PLACES.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert wanted - set(ZipFile(wheel).namelist()) == set()


def test_the_wheel_carries_nothing_else(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in ZipFile(wheel).namelist()}
    assert tops == {"tremor_gui", f"tremor_gui-{tremor_gui.__version__}.dist-info"}


def test_every_requirement_is_pinned_and_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        text = archive.read(f"tremor_gui-{tremor_gui.__version__}.dist-info/METADATA").decode()
    required = Parser().parsestr(text).get_all("Requires-Dist", [])
    assert {line for line in required if "extra ==" not in line} == set(PROJECT["dependencies"])
    assert all("==" in line.partition(";")[0] for line in required)


def test_the_installed_command_tells_its_version(tremor: Command) -> None:
    assert tremor_gui.__version__ in tremor("--version")


def test_the_installed_command_plays_a_game_by_itself(tremor: Command) -> None:
    assert tremor("simulate", "--game", "tremor", "--players", "2", "--games", "1", "--seed", "1")


def test_the_installed_command_opens_the_table(tremor: Command, tmp_path: Path) -> None:
    """With the pictures, fonts and sounds that came along; the screen is the one that every test has."""
    picture = tmp_path / "title.png"
    tremor("--frames", "3", "--shot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
