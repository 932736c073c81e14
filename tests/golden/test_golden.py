"""A few pictures of the game are, byte for byte, what they were when somebody last looked at them."""

import sys
import tomllib
from pathlib import Path
from tempfile import mkdtemp

import build_goldens
import pygame
import pytest

PROJECT = tomllib.loads((build_goldens.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINNED = f"pygame-ce=={pygame.version.ver}" in PROJECT["dependencies"]

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the pictures were drawn on Linux"),
    pytest.mark.skipif(not PINNED, reason="the pictures were drawn by another version of pygame"),
]


@pytest.mark.parametrize("name", build_goldens.PICTURES)
def test_the_picture_is_as_it_was(name: str) -> None:
    golden = pygame.image.load(build_goldens.FOLDER / f"{name}.png")
    drawn = build_goldens.draw(name)
    assert drawn.get_size() == golden.get_size()
    if pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(golden, "RGB"):
        return
    folder = Path(mkdtemp(prefix="tremor-golden-"))
    pygame.image.save(drawn, folder / f"{name}.png")
    pygame.image.save(difference(drawn, golden), folder / f"{name}_difference.png")
    pytest.fail(
        f"{name} has changed: see {folder}. If that is as it should be, run scripts/build_goldens.py.",
        pytrace=False,
    )


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return black where two pictures are alike and white where they differ."""
    shown = pygame.Surface(one.get_size())
    shown.blit(one, (0, 0))
    mask = pygame.Surface(one.get_size())
    mask.blit(other, (0, 0))
    changed = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), mask)
    changed.invert()
    return changed.to_surface(setcolor="white", unsetcolor="black")


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in build_goldens.FOLDER.glob("*.png")} == set(build_goldens.PICTURES)
