"""A window for each test, stepped by hand."""

from collections.abc import Iterator

import pytest
from gallery import Gallery

from tremor_gui.ui.app import App


@pytest.fixture
def app() -> Iterator[App]:
    app = App(headless=True)
    yield app
    app.close()


@pytest.fixture
def gallery(app: App) -> Gallery:
    gallery = Gallery(app)
    app.manager.push(gallery)
    app.step(1)
    return gallery
