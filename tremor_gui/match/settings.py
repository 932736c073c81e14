"""What a player sets once and for all: a small JSON file beside the saves."""

import json
import re
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from tremor_gui.rules.text import Text, say

from . import files
from .errors import Unreadable

_MOST_BYTES: Final = 2**16
"""A hundred times what there is to set."""
FASTEST: Final = 60.0
"""A pace at which a second passes in a frame, so that nothing is waited for."""
_FARTHEST: Final = 2**16
"""Pixels to the edge of the farthest screen."""
_RANGES: Final = {
    "speed": (0.25, FASTEST),
    "bot_speed": (0.25, FASTEST),
    "ui_scale": (0.75, 2.0),
    "volume": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "music": (0.0, 1.0),
}
"""The least and the greatest value of each number."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set, as it is before anybody sets anything."""

    language: str = ""
    """A language code such as ``de``; empty for the one of the system."""
    ui_scale: float = 1.0
    """Size of everything on screen, 0.75-2."""
    fullscreen: bool = False
    volume: float = 0.7
    """Loudness of everything, 0-1."""
    muted: bool = False
    speed: float = 1.0
    """Pace at which people's own moves are shown, 0.25-60."""
    reduced_motion: bool = False
    chances: bool = False
    """Whether the table shows everybody's chance of winning."""
    suggest: bool = False
    """Whether the table shows a hint where a turn begins."""
    effects: float = 1.0
    """Loudness of what happens, 0-1, as a share of that of everything."""
    music: float = 0.5
    """Loudness of the music, 0-1, as a share of that of everything."""
    hushed: bool = True
    """Whether nothing sounds while another window is in front."""
    bot_speed: float = 1.0
    """Pace at which the moves of bots are decided and shown, 0.25-60."""
    confirm_turn: bool = False
    """Whether a person's turn waits for a word before it passes on."""
    window: tuple[int, int, int, int] | None = None
    """Where the window was and how large, in pixels: left, top, width, height; None at first."""


def load(path: Path) -> tuple[Settings, Text | None]:
    """Return the settings of a file and what the player should know about them, if anything.

    Whatever is missing or makes no sense is as before anybody set it.
    """
    if files.stamp(path) is None:
        return Settings(), None
    try:
        return parse(files.read(path, _MOST_BYTES))
    except Unreadable as error:
        return Settings(), say("The settings could not be read. {reason}", reason=error.reason)


def parse(text: str) -> tuple[Settings, Text | None]:
    """Return the settings that a text holds and what the player should know about them, if anything."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if type(data) is not dict:
        return Settings(), say("The file of settings is damaged, so everything is set as at first.")
    if "speed" in data:
        data.setdefault("bot_speed", data["speed"])  # there was one pace for everybody once
    wanted = {field.name: data[field.name] for field in fields(Settings) if field.name in data}
    good = {name: value for name, value in wanted.items() if _fits(name, value)}
    if good.get("window") is not None:
        good["window"] = tuple(good["window"])
    if len(good) < len(wanted):
        return Settings(**good), say("Some settings made no sense and are as at first.")
    return Settings(**good), None


def save(settings: Settings, path: Path) -> None:
    """Write the settings to a file. Raises ``NotSaved``."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, json.dumps(asdict(settings), indent=2) + "\n")
    except OSError as error:
        raise files.not_saved(error, path.parent) from error


def _fits(name: str, value: Any) -> bool:
    if name in _RANGES:
        least, greatest = _RANGES[name]
        return type(value) in (int, float) and least <= value <= greatest
    if name == "language":
        return type(value) is str and re.fullmatch("[A-Za-z_]{0,16}", value) is not None
    if name == "window":
        return value is None or (
            type(value) is list
            and len(value) == 4
            and all(type(one) is int and abs(one) <= _FARTHEST for one in value)
        )
    return type(value) is bool
