"""What a bundle is made of is complete, and small enough to be sent; scripts/try_bundle.py starts one."""

import json
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


def test_a_background_stays_what_it_is_to_the_eye(tmp_path: Path) -> None:
    source, target = pack_assets.ASSETS / "table" / "wood.png", tmp_path / "packed.webp"
    pack_assets.pack(source, target)
    with Image.open(source) as drawn, Image.open(target) as packed:
        pairs = zip(drawn.convert("RGB").tobytes(), packed.convert("RGB").tobytes(), strict=True)
        apart = [abs(one - other) for one, other in pairs]
    assert sum(apart) / len(apart) < 2
    assert target.stat().st_size < source.stat().st_size / 2


def test_the_package_names_this_version() -> None:
    control = bundle._CONTROL.format(version=tremor_gui.__version__, machine="amd64", kilobytes=1)
    assert f"Version: {tremor_gui.__version__}\n" in control
    assert control.endswith(".\n")


def test_the_menu_entry_starts_the_command() -> None:
    lines = (bundle.PACKAGING / "tremor.desktop").read_text("utf-8").splitlines()
    assert {"Exec=tremor %f", "Icon=tremor", "Terminal=false"} <= set(lines)
