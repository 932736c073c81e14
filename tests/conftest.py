"""Every test runs without a screen or a sound card, in English, and in a home of its own."""

import os
import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background lets nothing they start be interrupted.
    signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANG"] = "en"  # the language of the system, which the game speaks where none is set
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = os.environ["LC_MESSAGES"] = "en"

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the data, settings and caches of the game within the folder of the test."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home
