"""A window for each test, stepped by hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery import Gallery
from pseudo import Pseudo

from tremor_gui.ui import i18n
from tremor_gui.ui.app import App
from tremor_gui.ui.tables.tremor import asking


@pytest.fixture
def app() -> Iterator[App]:
    app = App(headless=True)
    yield app
    app.close()


@pytest.fixture
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is asked whatever it is about, as if everything touched it."""
    monkeypatch.setattr(asking, "touches", lambda _: True)


@pytest.fixture
def gallery(app: App) -> Gallery:
    gallery = Gallery(app)
    app.manager.push(gallery)
    app.step(1)
    return gallery


@pytest.fixture(params=["en", "de", "pseudo"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let the game speak a language from now on."""
    if request.param == "pseudo":
        pseudo = Pseudo()
        monkeypatch.setattr(i18n, "_catalogue", lambda *_given: pseudo)
    yield request.param
    monkeypatch.undo()
    i18n.use("en", Path())
