"""The contact sheet: every picture on one, to see whether all come from one hand."""

from base64 import b64encode
from pathlib import Path

import resvg_py

CELL, COLUMNS = 150, 12


def write(folder: Path, names: list[str], target: Path) -> None:
    """Write a PNG with all named pictures, each fitted into a cell."""
    rows = -(-len(names) // COLUMNS)
    parts = []
    for i, name in enumerate(names):
        data = b64encode((folder / f"{name}.png").read_bytes()).decode()
        x, y = i % COLUMNS * CELL, i // COLUMNS * CELL
        parts.append(
            f'<image x="{x + 5}" y="{y + 5}" width="{CELL - 10}" height="{CELL - 10}" '
            f'href="data:image/png;base64,{data}"/>'
        )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * CELL}" height="{rows * CELL}">'
        f'<rect width="100%" height="100%" fill="#4a3527"/>{"".join(parts)}</svg>'
    )
    target.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))
