"""Writes what was measured into a page between two marks, and draws bars with intervals as SVG."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from _stats import Share

_INK, _PALE, _BAR, _MARK = "#2b2b2b", "#d9d4c7", "#4f8a8b", "#b5482a"
_LEFT: Final = 250
_WIDE: Final = 400
_ROW: Final = 26


def replace_block(page: Path, name: str, text: str) -> None:
    """Put a text between the two marks of a name in a page, or at its end with new marks.

    Everything else on the page stays as it is. Raises ``OSError``.
    """
    first, last = f"<!-- measured: {name} -->", f"<!-- end of: {name} -->"
    block = f"{first}\n\n{text.strip()}\n\n{last}"
    before = page.read_text("utf-8") if page.exists() else ""
    head, found, rest = before.partition(first)
    _, ended, tail = rest.partition(last)
    whole = f"{head}{block}{tail}" if found and ended else f"{before.rstrip()}\n\n{block}\n".lstrip()
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(whole, "utf-8")


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown; every column but the first is of numbers."""
    lines = [heads, ["---", *("---:" for _ in heads[1:])], *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def percent(share: Share) -> str:
    """Return a share with its interval."""
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


class Bar(NamedTuple):
    """One line of a chart."""

    label: str
    share: Share
    wanted: float | None
    """Where the share should be at least, if anywhere."""


def chart(groups: Sequence[tuple[str, Sequence[Bar]]]) -> str:
    """Return groups of bars from 0 to 100% as SVG, each with its interval and a mark at what is wanted."""
    height = 30 + sum(_ROW * (len(bars) + 1) + 8 for _, bars in groups)
    width = _LEFT + _WIDE + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    bottom = height - 24
    for tenth in range(0, 11, 2):
        across = _LEFT + _WIDE * tenth / 10
        parts.append(f'<path d="M{across:.1f} 12V{bottom}" stroke="{_PALE}"/>')
        parts.append(_text(across, bottom + 16, f"{tenth * 10}%", "middle"))
    down = 12.0
    for title, bars in groups:
        parts.append(_text(_LEFT - 10, down + 18, title, "end", bold=True))
        down += _ROW
        for bar in bars:
            parts += _drawn(bar, down)
            down += _ROW
        down += 8
    return "\n".join([*parts, "</svg>", ""])


def _drawn(bar: Bar, top: float) -> list[str]:
    """Return the parts of a bar."""
    share, low, high = (_LEFT + _WIDE * value for value in bar.share)
    middle, tall = top + _ROW / 2, _ROW - 8
    ends = "".join(f"M{end:.1f} {middle - 4:.1f}v8" for end in (low, high))
    parts = [
        _text(_LEFT - 10, middle + 4.5, bar.label, "end"),
        f'<rect x="{_LEFT}" y="{top + 4:.1f}" width="{share - _LEFT:.1f}" height="{tall}" fill="{_BAR}"/>',
        f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}{ends}" stroke="{_INK}" stroke-width="1.5"/>',
        _text(_LEFT + _WIDE + 8, middle + 4.5, f"{bar.share.share:.0%}", "start"),
    ]
    if bar.wanted is not None:
        wanted = _LEFT + _WIDE * bar.wanted
        parts.append(f'<path d="M{wanted:.1f} {top + 1:.1f}v{_ROW - 2}" stroke="{_MARK}" stroke-width="2"/>')
    return parts


def _text(x: float, y: float, words: str, anchor: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{_INK}"{weight}>{escape(words)}</text>'
    )
