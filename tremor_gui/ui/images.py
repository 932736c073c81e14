"""The pictures of the game, scaled once for each size in which they are shown.

Sources are drawn at twice the logical size. Every picture given out is in
premultiplied alpha and wants ``special_flags=BLEND``: it is faster to blit and
its edges take no dark fringe when it is scaled or turned.
"""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pygame

from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.theme import Colour

BLEND: Final = pygame.BLEND_PREMULTIPLIED
"""The flag with which pictures are blitted."""
SOURCE_SCALE: Final = 2
"""Source pixels in a logical unit."""
CORNER: Final = 32
"""Source pixels of the fixed corners of a nine-slice."""

SUFFIXES: Final = (".png", ".webp")
"""Of the files of pictures: as they are drawn, and as a bundle packs them, without loss and in less room."""

Scaling = Callable[[pygame.Surface, tuple[int, int], pygame.Surface], object]
"""Brings a picture to a size and puts it into a third, which has that."""

_SMOOTH = 4
_BUDGET = 256 * 1024 * 1024


class MissingAsset(Exception):
    """A picture or sound that should have come with the game is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The file {path} is missing. Install the game anew, "
            "or in a source tree run scripts/build_art.py and scripts/build_sounds.py."
        )


def asset_root() -> Path:
    """Return the folder of pictures, sounds and languages, installed or in the source tree."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"


def load(root: Path, name: str) -> pygame.Surface:
    """Load a picture by name, as it was drawn or as a bundle packs it. Raises ``MissingAsset``."""
    paths = [root / f"{name}{suffix}" for suffix in SUFFIXES]
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        raise MissingAsset(paths[0])
    return pygame.image.load(path)


class Images:
    """Loads pictures by name, such as ``ui/panel``, and keeps what it made of them; sizes are in pixels."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sources: dict[str, pygame.Surface] = {}
        self._made = SurfaceCache(_BUDGET)
        self._expected: deque[str] = deque()

    def source(self, name: str) -> pygame.Surface:
        """Return a picture as it was drawn; do not write on it."""
        if name not in self._sources:
            self._sources[name] = load(self._root, name).convert_alpha().premul_alpha()
        return self._sources[name]

    def expect(self, names: Iterable[str]) -> None:
        """Note pictures that may be needed at any moment, to be loaded ahead."""
        self._expected.extend(name for name in names if name not in self._expected)

    def load_ahead(self) -> bool:
        """Load one of the expected pictures and return whether there was one left to load."""
        while self._expected:
            name = self._expected.popleft()
            if name not in self._sources:
                self.source(name)
                return True
        return False

    def forget(self) -> None:
        """Let go of every picture, which would else stay until Python next searches its memory."""
        self._sources.clear()
        self._made.clear()

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture in the given size."""
        return self._made.get((name, size), lambda: _resized(self.source(name), size))

    def fitted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture as large as the size allows, in its own proportions."""
        width, height = self.source(name).get_size()
        factor = min(size[0] / width, size[1] / height)
        return self.scaled(name, (max(1, round(width * factor)), max(1, round(height * factor))))

    def covering(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return an opaque picture that fills the size, cut at the top or evenly at both sides."""
        return self._made.get((name, size, "cover"), lambda: self._cover(name, size))

    def tinted(self, name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """Return the outline of a picture filled with one colour, for rims and glows."""
        return self._made.get((name, size, colour), lambda: self._tint(name, size, colour))

    def inked(self, name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """Return a light icon in another colour; what is dark in it becomes see-through."""
        return self._made.get((name, size, colour, "ink"), lambda: _inked(self.scaled(name, size), colour))

    def faded(self, name: str, size: tuple[int, int], alpha: int) -> pygame.Surface:
        """Return a picture made translucent, with alpha from 0 to 255."""
        return self._made.get((name, size, alpha), lambda: self._fade(name, size, alpha))

    def turned(self, name: str, size: tuple[int, int], quarters: int, alpha: int = 255) -> pygame.Surface:
        """Return a picture turned clockwise by quarter turns, for what lies at rest."""
        if not quarters:
            return self.scaled(name, size) if alpha == 255 else self.faded(name, size, alpha)
        key = name, size, "turned", quarters, alpha
        return self._made.get(
            key, lambda: pygame.transform.rotate(self.turned(name, size, 0, alpha), -90 * quarters)
        )

    def grounded(
        self,
        name: str,
        size: tuple[int, int],
        quarters: int,
        shadow: str,
        under: tuple[int, int],
        drift: tuple[int, int],
    ) -> pygame.Surface:
        """Return a turned picture on its shadow, which is `under` large and falls aside by a drift.

        The middle of the picture is that of the whole.
        """

        def ground() -> pygame.Surface:
            picture, dark = self.turned(name, size, quarters), self.scaled(shadow, under)
            width = max(picture.get_width(), under[0] + 2 * abs(drift[0]))
            height = max(picture.get_height(), under[1] + 2 * abs(drift[1]))
            whole = pygame.Surface((width, height), pygame.SRCALPHA)
            middle = width // 2, height // 2
            fallen = middle[0] + drift[0], middle[1] + drift[1]
            whole.blit(dark, dark.get_rect(center=fallen), special_flags=BLEND)
            whole.blit(picture, picture.get_rect(center=middle), special_flags=BLEND)
            return whole

        return self._made.get((name, size, quarters, shadow, under, drift), ground)

    def rotated(
        self, name: str, size: tuple[int, int], half_degrees: int, alpha: int = 255, grown: float = 1.0
    ) -> pygame.Surface:
        """Return a picture turned clockwise by half degrees and a little larger, for what is under way."""
        key = name, size, "rotated", half_degrees, alpha, grown
        return self._made.get(key, lambda: self._rotate(name, size, half_degrees / 2, alpha, grown))

    def nine(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """Return a picture stretched between its corners, which keep their size; `scale` is pixels a unit."""
        return self._made.get((name, size, scale), lambda: self._stretch(name, size, scale))

    def rounded(self, size: tuple[int, int], radius: int, colour: Colour, width: int = 0) -> pygame.Surface:
        """Return a box with round corners and smooth edges, filled, or only its edge of `width` pixels."""
        key = size, radius, colour, width
        return self._made.get(key, lambda: _rounded(size, radius, colour, width))

    def _cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        source = self.source(name)
        factor = max(size[0] / source.get_width(), size[1] / source.get_height())
        cut = pygame.Rect(0, 0, round(size[0] / factor), round(size[1] / factor))
        cut.midbottom = source.get_rect().midbottom  # what stands on the ground is kept
        return _resized(source.subsurface(cut.clip(source.get_rect())), size).convert()

    def _rotate(
        self, name: str, size: tuple[int, int], degrees: float, alpha: int, grown: float
    ) -> pygame.Surface:
        """Turn the scaled picture: from the source it would be a little sharper and take twice the time."""
        rotated = pygame.transform.rotozoom(self.scaled(name, size), -degrees, grown)
        if alpha < 255:
            rotated.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return rotated

    def _tint(self, name: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        tinted = self.scaled(name, size).copy()
        tinted.fill(
            (255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX
        )  # white, with the alpha as it was
        tinted.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
        tinted.premul_alpha_ip()
        return tinted

    def _fade(self, name: str, size: tuple[int, int], alpha: int) -> pygame.Surface:
        faded = self.scaled(name, size).copy()
        faded.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return faded

    def _stretch(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        shown = min(round(CORNER / SOURCE_SCALE * scale), size[0] // 2, size[1] // 2)
        return _patched(self.source(name), size, CORNER, shown, pygame.transform.smoothscale)


def _patched(
    source: pygame.Surface, size: tuple[int, int], corner: int, shown: int, scaling: Scaling
) -> pygame.Surface:
    """Return a picture with its corners in another size, and what lies between them in what is left."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    across = _bands(source.get_width(), corner), _bands(size[0], shown)
    down = _bands(source.get_height(), corner), _bands(size[1], shown)
    for (from_x, from_w), (to_x, to_w) in zip(*across, strict=True):
        for (from_y, from_h), (to_y, to_h) in zip(*down, strict=True):
            if to_w and to_h:
                part = source.subsurface((from_x, from_y, from_w, from_h))
                place = canvas.subsurface((to_x, to_y, to_w, to_h))
                scaling(part, (to_w, to_h), place)  # there at once: to blit it from elsewhere takes longer
    return canvas


def _bands(length: int, corner: int) -> tuple[tuple[int, int], ...]:
    corner = min(corner, length // 2)
    return (0, corner), (corner, length - 2 * corner), (length - corner, corner)


def _inked(icon: pygame.Surface, colour: Colour) -> pygame.Surface:
    light = pygame.image.tobytes(icon, "RGBA")[0::4]  # premultiplied red: how much light paper is there
    ink = pygame.Color(colour)
    made = bytearray(4 * len(light))
    for channel, full in enumerate((ink.r, ink.g, ink.b, 255)):
        made[channel::4] = light.translate(bytes(value * full // 255 for value in range(256)))
    return pygame.image.frombytes(bytes(made), icon.get_size(), "RGBA").convert_alpha()


def _rounded(size: tuple[int, int], radius: int, colour: Colour, width: int) -> pygame.Surface:
    """Draw a small box large for its smooth corners, and put it together again in the size that is wanted."""
    corner = max(radius, width) + 1
    small = min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1)
    large = pygame.Surface((small[0] * _SMOOTH, small[1] * _SMOOTH), pygame.SRCALPHA)
    shape = large.get_rect()
    pygame.draw.rect(large, colour, shape, width * _SMOOTH, border_radius=radius * _SMOOTH)
    box = _resized(large.premul_alpha(), small)
    return box if small == size else _patched(box, size, corner, corner, pygame.transform.scale)


def _resized(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(source, (max(1, size[0]), max(1, size[1])))
