"""The table's end of the process in which bots think: it asks, looks, and never waits."""

import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final

from tremor_gui.rules.game import Game, View

from .base import Thought
from .levels import LEVELS
from .wire import IDLE, STOP, Question, dump_question, load_thought
from .worker import serve

TRIES: Final = 3
"""How many processes a question is put to before it is answered without one."""
STARTING: Final = 30.0
"""Seconds that a process may take to start."""
SILENT: Final = 6.0
"""Seconds without a thought after which a process is taken to hang."""
_ENDING: Final = 5.0

Start = Callable[[Game[Any]], tuple[BaseProcess, "Connection[bytes, bytes]"]]


def spawn(game: Game[Any]) -> tuple[BaseProcess, "Connection[bytes, bytes]"]:
    """Start a process that thinks about a game, and return it with the pipe to it. Raises ``OSError``."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, game), name="bots", daemon=True)
    try:
        process.start()
    except OSError:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


class Thinker:
    """Thinks about one question at a time; an earlier one is forgotten when the next is asked.

    The process is started for the first question. One that dies or hangs is
    replaced and asked again; where that does not help either, the weakest
    level answers on the spot, so that the game goes on.
    """

    def __init__(
        self,
        game: Game[Any],
        start: Start = spawn,
        clock: Callable[[], float] = time.monotonic,
        silent: float = SILENT,
    ) -> None:
        self._game = game
        self._start = start
        self._clock = clock
        self._silent = silent
        self._process: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._busy = False
        """Whether the process starts or thinks; until it says that it is idle, it hears of nothing new."""
        self._starting = False
        self._heard = 0.0
        """When the process last gave a sign of life."""
        self._question: Question | None = None
        self._asked = False
        """Whether what the process thinks about is the present question."""
        self._thought: Thought | None = None
        self._tries = 0
        self._over = False
        self._hasty = False
        self.failed = False
        """Whether no process could be had, so that questions are answered by the weakest level."""

    @property
    def thinking(self) -> bool:
        """Whether a question is asked and not yet answered for good."""
        return self._question is not None and not self.finished

    @property
    def finished(self) -> bool:
        """Whether the latest thought is the answer."""
        return self._thought is not None and (self._over or self._hasty)

    def ask(self, view: View[Any], level: str, seed: str) -> None:
        """Begin to think about the decision of a view, at a level given by its key.

        Equal views, levels and seeds give equal answers.
        """
        self.cancel()
        self._question, self._tries = Question(view, level, seed), 0
        self._go_on()

    def poll(self) -> Thought | None:
        """Return the latest thought about the question, if there is one yet."""
        self._go_on()
        return self._thought

    def hurry(self) -> None:
        """Take the best so far for the answer; if there is nothing yet, the first thought."""
        self._hasty = True
        if self._thought is not None:
            self._stop()

    def cancel(self) -> None:
        """Forget the question at once."""
        self._stop()
        self._question = self._thought = None
        self._over = self._hasty = False

    def close(self) -> None:
        """Forget the question and end the process."""
        self.cancel()
        self._end()

    def _stop(self) -> None:
        """Have the process think no further."""
        if self._asked and self._pipe is not None:
            self._asked = False
            try:
                self._pipe.send_bytes(STOP)
            except OSError:
                self._end()

    def _end(self) -> None:
        """End the process; it holds nothing that could be lost, so it is not asked."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self._busy = self._starting = self._asked = False
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(_ENDING)

    def _go_on(self) -> None:
        """Hear what the process says, put the question to it when it is idle, and replace it if need be."""
        try:
            self._listen()
            if self._busy and self._clock() - self._heard > (STARTING if self._starting else self._silent):
                raise TimeoutError
            if self._question is not None and not self._asked and not self.finished:
                self._put(self._question)
        except (OSError, EOFError):
            self._end()

    def _put(self, question: Question) -> None:
        """Put the question to an idle process, to one yet to be started, or to nobody."""
        if self._busy:
            return
        if self._tries == TRIES or self.failed:
            self.failed = True
            *_, self._thought = next(iter(LEVELS.values())).bot.think(
                self._game, question.view, Random(question.seed)
            )
            self._over = True
        elif self._pipe is None:
            self._tries += 1
            self._process, self._pipe = self._start(self._game)
            self._busy = self._starting = True
            self._heard = self._clock()
        else:
            self._pipe.send_bytes(dump_question(self._game, question))
            self._busy = self._asked = True
            self._heard = self._clock()

    def _listen(self) -> None:
        while self._pipe is not None and self._pipe.poll():
            message = self._pipe.recv_bytes()
            self._heard = self._clock()
            if message == IDLE:
                self._over = self._over or self._asked
                self._busy = self._starting = self._asked = False
            elif self._asked and self._question is not None:
                self._thought = load_thought(self._question.view, message)
                if self._hasty:
                    self._stop()
