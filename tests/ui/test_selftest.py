"""The self-test tries everything there is, and says what is broken."""

import shutil
from collections.abc import Iterator
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from pkgutil import walk_packages

import pytest

import tremor_gui.ui
from tremor_gui.cli import main
from tremor_gui.ui import images, selftest
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.selftest import parts, scenes
from tremor_gui.ui.selftest.trial import Trial


@pytest.fixture
def trial(tmp_path: Path) -> Iterator[Trial]:
    trial = Trial(tmp_path)
    parts.bots(trial)
    yield trial
    trial.close()


def kinds(scene: type[Scene]) -> set[type[Scene]]:
    """Every class of scenes of the game itself below a class."""
    below = {one for one in scene.__subclasses__() if one.__module__.startswith("tremor_gui.")}
    return below.union(*map(kinds, below))


def test_everything_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:-1]] == list(selftest.PARTS)
    assert lines[-1] == "Everything works."


def test_no_scene_is_left_out(trial: Trial) -> None:
    """If this fails, let ``every_scene`` in ``tremor_gui/ui/selftest/scenes.py`` yield the new one, too."""
    for module in walk_packages(tremor_gui.ui.__path__, "tremor_gui.ui."):
        import_module(module.name)
    concrete = {kind for kind in kinds(Scene) if not isabstract(kind)}
    assert {type(scene) for scene in scenes.every_scene(trial)} == concrete


def test_what_is_broken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without most of its files much fails, and yet every part is tried."""
    root = images.asset_root()
    for name in ("art.lock", "logo/icon_64.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(root / name, tmp_path / name)
    for module in (parts, scenes, images):
        monkeypatch.setattr(module, "asset_root", lambda: tmp_path, raising=False)
    monkeypatch.setattr("tremor_gui.ui.kit.asset_root", lambda: tmp_path)
    assert main(["--selftest"]) == 1
    told = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines()[:-1])
    assert list(told) == list(selftest.PARTS)
    broken = {name for name, line in told.items() if line.startswith("BROKEN: MissingAsset: The file ")}
    assert broken == {"pictures", "sounds", "scenes"}


def test_a_packed_picture_is_as_good_as_a_drawn_one(tmp_path: Path) -> None:
    shutil.copy(images.asset_root() / "icons" / "save.png", tmp_path / "save.webp")
    assert (
        images.load(tmp_path, "save").get_size() == images.load(images.asset_root(), "icons/save").get_size()
    )
