"""Plays a series of games on every core or on a Dask cluster, and goes on where it was interrupted.

Each game is a named tuple of plain values; what came of it is appended to a
file of JSON lines as soon as it is known. A game in the file is not played
again, unless the bots or the rules have changed since.
"""

import ast
import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from _matches import with_game

import tremor_gui
from tremor_gui.verbs import options

try:
    from joblib import Parallel, delayed, parallel_config
    from tqdm import tqdm
except ImportError:
    sys.exit("Series of games need some packages more: pip install '.[arena]' installs them.")

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "results"
_DECIDING: Final = ("rules", "games", "bots")
"""The packages on which it depends how a game goes."""
_PATIENCE: Final = 20
"""Seconds to wait for a Dask cluster."""
_EACH: Final = {"return_as": "generator_unordered", "batch_size": 1}
"""Every game is handed over as soon as it is finished, so that at most those being played are lost."""

J = TypeVar("J", bound=tuple[Any, ...])


class Parser(ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what was not understood, and leave with 2."""
        self.exit(2, f"{self.prog}: {message}.\n")


def parser(description: str | None, results: str) -> Parser:
    """Return a parser with the options of every series; ``results`` names its file."""
    made = Parser(description=description)
    made.add_argument(
        "--processes",
        type=options.whole(1, 1000),
        default=None,
        metavar="N",
        help="how many games are played at the same time (default: as many as there are cores)",
    )
    made.add_argument(
        "--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler instead"
    )
    made.add_argument(
        "--results",
        type=options.path,
        default=RESULTS / results,
        metavar="FILE",
        help="where finished games are kept, so that they are not played again "
        f"(default: {RESULTS.name}/{results})",
    )
    return made


def run(main: Callable[[Namespace], object], given: Namespace) -> None:
    """Run a script to its end; whatever is wrong with the arguments or files is said in one sentence."""
    try:
        main(given)
    except (options.Misuse, OSError) as error:
        sys.exit(f"{error}".rstrip(".") + ".")
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        sys.exit(130)


def results_of(
    given: Namespace, play: Callable[[J], dict[str, Any]], games: Sequence[J], title: str
) -> list[dict[str, Any]]:
    """Return what comes of each game, in their order, and play those that were not played before.

    ``play`` is one of the functions of ``_matches``. Raises ``Misuse`` for a
    damaged file and for a cluster that does not answer.
    """
    path: Path = given.results
    done = _read(path)
    missing = [game for game in dict.fromkeys(games) if _key(play, game) not in done]
    if missing:
        with path.open("a", encoding="utf-8") as file, _workers(given) as parallel:
            new = tqdm(
                parallel(delayed(with_game)(play, game) for game in missing),
                desc=title,
                unit="game",
                total=len(missing),
                dynamic_ncols=True,
                mininterval=0.5 if sys.stderr.isatty() else 30,
            )
            for game, result in new:
                line = json.dumps([_key(play, game), result], separators=(",", ":"))
                file.write(line + "\n")
                file.flush()
                done[_key(play, game)] = json.loads(line)[1]
    return [done[_key(play, game)] for game in games]


def _read(path: Path) -> dict[str, dict[str, Any]]:
    """Return the finished games of a file, which is made if it is not there; half a last line is cut off."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        with path.open("r+b") as file:
            file.truncate(whole)
    done = {}
    for number, line in enumerate(text[:whole].splitlines(), 1):
        try:
            key, result = json.loads(line)
            done[str(key)] = dict(result)
        except ValueError as error:
            raise options.Misuse(
                f"line {number} of {path} is damaged: delete it, or the whole file, and start again"
            ) from error
    others = sum(not key.startswith(_version()) for key in done)
    if others:
        print(f"{others} games in {path} are by other bots or rules and do not count.", file=sys.stderr)
    return done


def _key(play: Callable[..., object], game: tuple[Any, ...]) -> str:
    """Return what a game is filed under."""
    return f"{_version()} {play.__name__} {json.dumps(game, separators=(',', ':'))}"


@cache
def _version() -> str:
    """Return what stands for the rules and bots as they are; comments do not count."""
    found = sha256()
    for package in _DECIDING:
        for path in sorted((Path(tremor_gui.__path__[0]) / package).rglob("*.py")):
            found.update(f"{path.name}\n{ast.dump(ast.parse(path.read_bytes()))}\n".encode())
    return found.hexdigest()[:12]


@contextmanager
def _workers(given: Namespace) -> Iterator[Parallel]:
    """Return what plays games side by side and hands each over when it is finished."""
    if given.dask is None:
        yield Parallel(n_jobs=given.processes or -1, **_EACH)
        return
    from distributed import Client  # noqa: PLC0415 - slow to import, and only needed here

    try:
        client = Client(given.dask, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise options.Misuse(f"no Dask scheduler answers at “{options.brief(given.dask)}”") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise options.Misuse(f"the Dask cluster at “{given.dask}” has no workers") from error
        client.upload_file(str(Path(__file__).with_name("_matches.py")))
        with parallel_config(backend="dask"):
            yield Parallel(**_EACH)
