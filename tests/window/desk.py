"""A screen of its own with a window manager, and the game started on it as somebody starts it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session

ROOT: Final = Path(__file__).resolve().parents[2]
SIZE: Final = (1280, 720)
TOOLS: Final = ("Xvfb", "openbox", "xdotool", "wmctrl", "setxkbmap")
MISSING: Final = [tool for tool in TOOLS if shutil.which(tool) is None]
PATIENCE: Final = 10.0
CONTROL, Z = "37", "52"
"""Keys by their number, which is the same on any layout."""

T = TypeVar("T")


def wait_for(what: str, look: Callable[[], T | None]) -> T:
    """Look again and again until there is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what}: waited {PATIENCE:.0f} seconds in vain")


def environment(home: Path, **changes: str) -> dict[str, str]:
    """The environment of a desktop, without what the other tests set for their windows."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY"))}
    own = {"HOME": str(home), "TREMOR_HOME": str(home / "tremor"), "XDG_RUNTIME_DIR": str(home)}
    return {**kept, **own, "LC_ALL": "C.UTF-8", **changes}


class Desk:
    """A screen of 1920x1080."""

    def __init__(self, display: str, home: Path) -> None:
        self.display = display
        self.home = home

    def do(self, *command: object) -> str:
        """Run a tool on the screen and return what it printed, or nothing if it failed."""
        done = subprocess.run(
            list(map(str, command)), env=self._environment(), capture_output=True, text=True, check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def start(self, *arguments: object, **changes: str) -> "Game":
        """Start the game and wait until its window is there."""
        command = [sys.executable, "-m", "tremor_gui", *map(str, arguments)]
        began = time.monotonic()
        process = subprocess.Popen(
            command, cwd=ROOT, env=self._environment(**changes), stderr=subprocess.PIPE, text=True
        )
        try:
            window = wait_for("the window", lambda: self._find("tremor"))
        except AssertionError:
            process.kill()
            raise
        return Game(self, process, window, time.monotonic() - began)

    @contextmanager
    def other_window(self) -> Iterator[None]:
        """Let another program open a window, which takes the focus."""
        script = "import pygame; pygame.init(); own = pygame.Window('other', (300, 200)); input()"
        before = self.do("xdotool", "getwindowfocus")
        process = subprocess.Popen(
            [sys.executable, "-c", script],
            env=self._environment(SDL_VIDEO_X11_WMCLASS="other"),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        try:
            other = wait_for("the other window", lambda: self._find("other"))
            self.do("xdotool", "windowfocus", other)
            wait_for("its focus", lambda: self.do("xdotool", "getwindowfocus") == other)
            yield
        finally:
            process.kill()
            process.wait()
        self.do("xdotool", "windowactivate", before)
        wait_for("the focus", lambda: self.do("xdotool", "getwindowfocus") == before)

    def _find(self, name: str) -> str:
        """Return the window of a class, or nothing."""
        return self.do("xdotool", "search", "--onlyvisible", "--class", f"^{name}$").partition("\n")[0]

    def _environment(self, **changes: str) -> dict[str, str]:
        return environment(self.home, DISPLAY=self.display, SDL_AUDIODRIVER="dummy", **changes)


class Game:
    """The game as it runs; what is done to it is done by the window's keys and mouse."""

    def __init__(self, desk: Desk, process: "subprocess.Popen[str]", window: str, took: float) -> None:
        self.desk = desk
        self.process = process
        self.window = window
        self.took = took
        """Seconds from the command to the window."""
        wait_for("the focus", lambda: desk.do("xdotool", "getwindowfocus") == window)
        time.sleep(0.4)  # the first screen fades in

    def point(self, x: float, y: float) -> None:
        self.desk.do("xdotool", "mousemove", "--window", self.window, round(x), round(y))
        time.sleep(0.04)

    def click(self, x: float, y: float) -> None:
        self.point(x, y)
        self.button("click", 1)

    def button(self, verb: str, number: int) -> None:
        """Press or let go of a button, or do both; 4 and 5 are the wheel."""
        self.desk.do("xdotool", verb, number)
        time.sleep(0.04)

    def hold(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the button at one point and go to another."""
        self.point(*start)
        self.button("mousedown", 1)
        for share in (0.1, 0.4, 0.7, 1.0):
            self.point(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.hold(start, end)
        self.button("mouseup", 1)

    def key(self, name: str) -> None:
        self.desk.do("xdotool", "key", name)
        time.sleep(0.05)

    def take_back(self) -> None:
        """Press Ctrl and the key where Z is on an English keyboard."""
        self.desk.do("xdotool", "keydown", CONTROL, "key", Z, "keyup", CONTROL)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        lines = self.desk.do("xdotool", "getwindowgeometry", "--shell", self.window).splitlines()
        facts = dict(line.split("=") for line in lines)
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def close(self) -> tuple[int, str]:
        """Have the window manager close the window; return the exit status and what was said on stderr.

        Not by Alt and F4: right after a click the manager now and then misses a key it has bound.
        """
        self.desk.do("wmctrl", "-i", "-c", self.window)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


def saved(home: Path) -> Session | None:
    """The one match that is saved, if there is one."""
    folder = home / "tremor" / "saves"
    paths = sorted(folder.glob("*.json"))
    return Library(folder, GAMES).open(paths[0]).session if paths else None


@contextmanager
def open_desk(home: Path) -> Iterator[Desk]:
    """Start the screen and the window manager, and end both."""
    reader, writer = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as number:
        desk = Desk(f":{number.readline().strip()}", home)
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env=environment(home, DISPLAY=desk.display),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for("the window manager", lambda: desk.do("xdotool", "get_desktop"))
        yield desk
    finally:
        for process in (manager, screen):
            process.terminate()
            process.wait()
