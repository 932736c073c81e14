"""Try the bundle where a stranger might start it: ``python3 scripts/try_bundle.py``.

It wants what ``scripts/bundle.py`` has made. A copy of ``dist/tremor`` in a
folder with spaces and Chinese characters tests itself with an empty
environment and without a screen; under Xvfb it then shows its window with HOME
as it should be, missing, and not to be written to, without a sound card. A
line for each; the first that fails ends it with 1.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import _env

BUNDLE: Final = _env.ROOT / "dist" / "tremor"
NOBODY: Final = 65534
"""A user who may write almost nowhere; root may write anywhere."""
_SECONDS: Final = 120
_BARE: Final = {"PATH": "/usr/bin:/bin"}
_SILENT: Final = {"SDL_AUDIODRIVER": "none"}
"""There is no such driver, as on a machine without a sound card."""


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """Open a screen that nobody sees, and return its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with (folder / "xvfb.log").open("wb") as log:
        server = subprocess.Popen(command, pass_fds=[write], stdout=log, stderr=log)
    os.close(write)
    try:
        with os.fdopen(read) as answers:
            yield f":{answers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def start(game: Path, arguments: Sequence[str], where: Path, *, nobody: bool, **environment: str) -> str:
    """Start the game and return what it says; leave with that if it fails or complains."""
    user = {"user": NOBODY, "group": NOBODY} if nobody and os.getuid() == 0 else {}
    done = subprocess.run(
        [str(game), *arguments],
        cwd=where,
        env=_BARE | _SILENT | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
        **user,  # type: ignore[call-overload]
    )
    if done.returncode or done.stderr:
        sys.exit(f"{game.name} {' '.join(arguments)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return str(done.stdout)


def main() -> None:
    """Try it everywhere."""
    if not BUNDLE.is_dir():
        sys.exit("There is no bundle yet: python3 scripts/bundle.py --folder makes it.")
    with TemporaryDirectory(prefix="tremor-") as name:
        place = Path(name)
        place.chmod(0o755)
        game = shutil.copytree(BUNDLE, place / "my games 遊戲 [1]", symlinks=True) / "tremor"
        home, locked = place / "home", place / "locked"
        home.mkdir()
        locked.mkdir(mode=0o555)
        print(start(game, ["--selftest"], place, nobody=False, HOME=str(home)), end="", flush=True)
        print(f"version: {start(game, ['--version'], Path('/'), nobody=True)}", end="", flush=True)
        with screen(place) as display:
            homes = {"its own": home, "missing": place / "none", "read-only": locked}
            for kind, folder in homes.items():
                shot = place / f"{kind}.bmp"
                shot.touch()
                shot.chmod(0o666)
                nobody = folder is not home
                start(
                    game,
                    ["--frames", "5", "--shot", str(shot)],
                    Path("/"),
                    nobody=nobody,
                    DISPLAY=display,
                    HOME=str(folder),
                )
                if len(set(shot.read_bytes()[54:400_000])) < 8:
                    sys.exit(f"With a HOME that is {kind} the window stays empty.")
                print(f"window: drawn with a HOME that is {kind}", flush=True)


if __name__ == "__main__":
    main()
