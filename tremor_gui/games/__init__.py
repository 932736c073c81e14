"""The games themselves, one package each; none of them imports another."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tremor_gui.rules.game import Game

from .tremor.game import TREMOR

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType({game.name: game for game in (TREMOR,)})
"""Every game of the house by its name."""
