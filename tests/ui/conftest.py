"""A window for each test, stepped by hand."""

from collections.abc import Iterator

import pytest
from gallery import Gallery

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
