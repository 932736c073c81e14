"""Pack the pictures, sounds and catalogues that a bundle needs: ``pack_assets.py FOLDER``.

Pictures become lossless WebP, which takes less room than PNG and loads as
fast; every pixel is compared. Only backgrounds and the pictures of the
Catastrophes, whose grain no lossless format makes small, may differ a little. What only scripts read stays
behind.
"""

import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from PIL import Image

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
_LEFT_OUT: Final = {".po", ".pot"}
"""The endings of files that translators use."""
_LARGE: Final = 300_000
"""Pixels from which on an opaque picture may differ."""


def pack(source: Path, target: Path) -> None:
    """Pack one file. Raises ``ValueError`` if a picture is not the same after it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix != ".png":
        shutil.copyfile(source, target)
        return
    with Image.open(source) as picture:
        drawn = picture.convert("RGBA")
    opaque = drawn.getchannel("A").getextrema() == (255, 255)
    if opaque and drawn.width * drawn.height >= _LARGE:
        drawn.convert("RGB").save(target, "WEBP", quality=95, method=4, use_sharp_yuv=True)
        return
    drawn.save(target, "WEBP", lossless=True, quality=80, method=4)
    with Image.open(target) as packed:
        # Of a pixel that nobody sees the colour may differ.
        if packed.convert("RGBA").convert("RGBa").tobytes() != drawn.convert("RGBa").tobytes():
            raise ValueError(f"{target} is not the picture that {source} is")


def plan(folder: Path) -> list[tuple[Path, Path]]:
    """Return which file goes where."""
    found = []
    for source in sorted(ASSETS.rglob("*")):
        if source.is_file() and source.suffix not in _LEFT_OUT:
            target = folder / source.relative_to(ASSETS)
            found.append((source, target.with_suffix(".webp") if source.suffix == ".png" else target))
    return found


def main() -> None:
    """Pack everything into an empty folder."""
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    with ProcessPoolExecutor() as pool:
        for _ in pool.map(pack, *zip(*plan(folder), strict=True)):
            pass


if __name__ == "__main__":
    main()
