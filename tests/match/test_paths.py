"""The folder of the game is found whatever the environment says."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tremor_gui.match import paths

with suppress(ImportError):
    import pwd

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", paths.OVERRIDE):
        monkeypatch.delenv(name, raising=False)


def test_it_is_in_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/zoë")
    assert paths.data_folder() == Path("/home/zoë/.local/share/Tremor")
    assert paths.saves_folder() == paths.data_folder() / "saves"
    assert paths.settings_file() == paths.data_folder() / "settings.json"


def test_it_is_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert paths.data_folder() == Path("/data/Tremor")


@pytest.mark.parametrize("value", ["", "data", "./data", "~/data"])
def test_a_variable_without_an_absolute_path_counts_for_nothing(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert paths.data_folder() == Path("/home/ada/.local/share/Tremor")


@pytest.mark.parametrize("value", [None, "", "ada", "."])
def test_without_a_home_in_the_environment_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    if value is None:
        monkeypatch.delenv("HOME")
    else:
        monkeypatch.setenv("HOME", value)
    home = pwd.getpwuid(os.getuid()).pw_dir
    assert paths.data_folder() == Path(home) / ".local/share/Tremor"


def test_somebody_the_system_does_not_know_gets_a_folder_that_is_no_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(_: int) -> None:
        raise KeyError

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    assert paths.data_folder().is_absolute()


def test_another_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path))
    assert paths.data_folder() == tmp_path
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.OVERRIDE, "here")
    assert paths.data_folder() == tmp_path / "here"
