"""The process in which bots think, so that the table never waits for them.

It is spawned, also inside a frozen bundle, holds nothing between questions
and ends when its table is gone. Between two thoughts it listens whether it is
to stop.
"""

import signal
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from tremor_gui.rules.game import Game

from .levels import LEVELS
from .wire import IDLE, STOP, dump_thought, load_question


def serve(pipe: "Connection[bytes, bytes]", game: Game[Any]) -> None:
    """Answer one question after another until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the game at the keyboard stops the table
    try:
        while True:
            pipe.send_bytes(IDLE)
            message = pipe.recv_bytes()
            while message == STOP:  # it came when the thinking was done anyway
                message = pipe.recv_bytes()
            _think(pipe, game, message)
    except (EOFError, OSError):
        return


def _think(pipe: "Connection[bytes, bytes]", game: Game[Any], message: bytes) -> None:
    """Send every thought about a question, until the last one or until told to stop."""
    view, level, seed = load_question(game, message)
    for thought in LEVELS[level].bot.think(game, view, Random(seed)):
        if pipe.poll():
            # While it thinks, nothing but STOP is ever said, or the other end is gone.
            pipe.recv_bytes()
            return
        pipe.send_bytes(dump_thought(view, thought))
