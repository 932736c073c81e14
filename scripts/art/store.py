"""Drawings on disk: rendering to PNG and the lock that says what was drawn from what."""

import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import resvg_py

Lock = dict[str, tuple[str, str]]
"""By picture: the digest of its source and the digest of its PNG."""


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:24]


def _read(lock: Path) -> Lock:
    if not lock.exists():
        return {}
    return {name: (source, png) for name, (source, png) in json.loads(lock.read_text()).items()}


def _render(svg: str) -> bytes:
    font = files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-Black.ttf"
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=[str(font)], skip_system_fonts=True))


def stale(folder: Path, pictures: Mapping[str, str]) -> list[str]:
    """Return a sentence for each picture that is missing, changed or no longer drawn."""
    lock = _read(folder / "art.lock")
    found = []
    for name, svg in pictures.items():
        png = folder / f"{name}.png"
        source, digest = lock.get(name, ("", ""))
        if not png.exists():
            found.append(f"{name}: the picture is missing; run scripts/build_art.py.")
        elif source != _digest(svg.encode()):
            found.append(f"{name}: its source has changed; run scripts/build_art.py.")
        elif digest != _digest(png.read_bytes()):
            found.append(f"{name}: the picture was changed by hand; run scripts/build_art.py --all.")
    return found + [f"{name}: nothing draws this picture any more." for name in lock.keys() - pictures.keys()]


def draw(folder: Path, pictures: Mapping[str, str], *, everything: bool, whole: bool) -> list[str]:
    """Render the pictures whose source has changed, or all, and return their names.

    ``whole`` says that the pictures are all there are, so that others are removed.
    """
    lock = _read(folder / "art.lock")
    drawn = []
    for name, svg in pictures.items():
        png, source = folder / f"{name}.png", _digest(svg.encode())
        if not everything and png.exists() and lock.get(name, ("",))[0] == source:
            continue
        data = _render(svg)
        png.parent.mkdir(parents=True, exist_ok=True)
        png.write_bytes(data)
        lock[name] = (source, _digest(data))
        drawn.append(name)
    if whole:
        for name in lock.keys() - pictures.keys():
            (folder / f"{name}.png").unlink(missing_ok=True)
            del lock[name]
    rows = (f"{json.dumps(name)}: {json.dumps(lock[name])}" for name in sorted(lock))
    (folder / "art.lock").write_text("{\n" + ",\n".join(rows) + "\n}\n")
    return drawn
