"""What a bundle is made of is complete, and small enough to be sent; scripts/try_bundle.py starts one."""

import json
import shutil
import subprocess
from pathlib import Path

import bundle
import pack_assets
import pytest
from PIL import Image

import tremor_gui


def test_every_asset_is_packed_and_nothing_that_only_scripts_read(tmp_path: Path) -> None:
    targets = {target.relative_to(tmp_path).as_posix() for _source, target in pack_assets.plan(tmp_path)}
    drawn = json.loads((pack_assets.ASSETS / "art.lock").read_text("utf-8"))
    assert {f"{name}.webp" for name in drawn} <= targets
    assert "locale/de/LC_MESSAGES/tremor.mo" in targets
    assert "sounds/dice.wav" in targets
    assert not [name for name in targets if name.endswith((".png", ".po", ".pot"))]


@pytest.mark.parametrize("name", ["icons/save", "tiles/tile_09", "meeples/snow_leopard"])
def test_a_packed_picture_is_the_same(tmp_path: Path, name: str) -> None:
    source, target = pack_assets.ASSETS / f"{name}.png", tmp_path / "packed.webp"
    pack_assets.pack(source, target)
    with Image.open(source) as drawn, Image.open(target) as packed:
        assert (
            packed.convert("RGBA").convert("RGBa").tobytes()
            == drawn.convert("RGBA").convert("RGBa").tobytes()
        )
    assert target.stat().st_size < source.stat().st_size


@pytest.mark.parametrize("name", ["table/wood", "catastrophes/drought"])
def test_a_large_picture_stays_what_it_is_to_the_eye(tmp_path: Path, name: str) -> None:
    source, target = pack_assets.ASSETS / f"{name}.png", tmp_path / "packed.webp"
    pack_assets.pack(source, target)
    with Image.open(source) as drawn, Image.open(target) as packed:
        pairs = zip(drawn.convert("RGB").tobytes(), packed.convert("RGB").tobytes(), strict=True)
        apart = [abs(one - other) for one, other in pairs]
    assert sum(apart) / len(apart) < 2
    assert target.stat().st_size < source.stat().st_size / 2


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="only Debian and its relatives have dpkg-deb")
def test_a_package_holds_the_game_and_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BUILD", "DIST"):
        monkeypatch.setattr(bundle, name, tmp_path / name)
    monkeypatch.setattr(bundle, "FOLDER", tmp_path / "DIST" / "tremor")
    bundle.FOLDER.mkdir(parents=True)
    (bundle.FOLDER / "tremor").write_bytes(bytes(5000))
    package = str(bundle.build_debian("amd64"))

    def told(*question: str) -> str:
        command = ["dpkg-deb", question[0], package, *question[1:]]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    assert told("--field", "Version").strip() == tremor_gui.__version__
    assert "libstdc++6" in told("--field", "Depends")
    assert int(told("--field", "Installed-Size")) >= 5
    held = told("--contents")
    for name in (
        "./opt/tremor/tremor",
        "./usr/bin/tremor -> /opt/tremor/tremor",
        "tremor.desktop",
        "tremor.png",
    ):
        assert name in held


def test_the_menu_entry_starts_the_command() -> None:
    lines = (bundle.PACKAGING / "tremor.desktop").read_text("utf-8").splitlines()
    assert {"Exec=tremor %f", "Icon=tremor", "Terminal=false"} <= set(lines)
