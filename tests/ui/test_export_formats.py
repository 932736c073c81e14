"""The files that are written for other programs are read by one of them, and say what they were made of."""

from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from random import Random

import pygame
import pytest
from PIL import Image, ImageSequence

from tremor_gui.ui.app import App
from tremor_gui.ui.exports.colours import Palette, packed
from tremor_gui.ui.exports.gif import MOST_COLOURS, Colour, Gif
from tremor_gui.ui.exports.png import png


def colours(rng: Random, number: int) -> list[Colour]:
    return [(rng.randrange(256), rng.randrange(256), rng.randrange(256)) for _ in range(number)]


def written(size: tuple[int, int], palette: Sequence[Colour], pictures: Sequence[bytes]) -> Image.Image:
    gif = Gif(size, palette)
    parts = [gif.head]
    for number, pixels in enumerate(pictures):
        parts += gif.picture(pixels, 10 + number)
    return Image.open(BytesIO(b"".join((*parts, gif.tail))))


def shown(file: Image.Image) -> Iterator[bytes]:
    for frame in ImageSequence.Iterator(file):
        yield frame.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("size", "number"), [((1, 1), 1), ((7, 5), MOST_COLOURS), ((300, 200), MOST_COLOURS), ((320, 200), 2)]
)
def test_every_pixel_of_a_moving_picture_is_read_as_it_was_written(
    size: tuple[int, int], number: int
) -> None:
    """Noise fills the table of codes many times over; two colours make the longest codes."""
    rng = Random(number)
    palette, count = colours(rng, number), size[0] * size[1]
    pixels = bytearray(rng.randrange(number) for _ in range(count))
    pictures = [bytes(pixels)]
    for share in (10, 1000):
        for _ in range(count // share):
            pixels[rng.randrange(count)] = rng.randrange(number)
        pictures.append(bytes(pixels))
    pictures.append(pictures[-1])
    pictures.append(pictures[0])
    for picture, seen in zip(pictures, shown(written(size, palette, pictures)), strict=True):
        assert seen == b"".join(bytes(palette[pixel]) for pixel in picture)


def test_a_moving_picture_says_how_long_each_stands_and_plays_for_ever() -> None:
    file = written((2, 2), [(1, 2, 3), (9, 9, 9)], [bytes(4), b"\1\0\0\0", b"\1\1\0\0"])
    told = [frame.info["duration"] for frame in ImageSequence.Iterator(file)]
    assert (told, file.info["loop"]) == ([100, 110, 120], 0)


def test_what_does_not_change_takes_no_room() -> None:
    rng = Random(1)
    still = bytes(rng.randrange(200) for _ in range(40_000))
    moved = still[:20_000] + bytes([rng.randrange(200)]) + still[20_001:]
    gif = Gif((200, 200), colours(rng, 200))
    first, second = (sum(map(len, gif.picture(one, 10))) for one in (still, moved))
    assert first > 20_000
    assert second < 200


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="256 colours"):
        Gif((1, 1), colours(Random(1), 256))
    with pytest.raises(ValueError, match="size of the others"):
        next(Gif((2, 2), [(0, 0, 0)]).picture(bytes(5), 10))


def chosen(*pictures: pygame.Surface) -> Palette:
    counted: Counter[int] = Counter()
    for picture in pictures:
        counted.update(packed(picture))
    palette = Palette(counted)
    while palette.cut():
        pass
    return palette


def painted(app: App, width: int, height: int, spread: int) -> pygame.Surface:
    rng = Random(spread)
    surface = pygame.Surface((width, height))
    for x in range(width):
        for y in range(height):
            surface.set_at((x, y), [128 + rng.randrange(-spread, spread) for _ in range(3)])
    return surface


def test_few_colours_stay_what_they_are(app: App) -> None:
    surface = pygame.Surface((33, 20))  # rows of an odd number of pixels are filled up in memory
    wanted = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 0, 255)]
    for x in range(33):
        for y in range(20):
            surface.set_at((x, y), wanted[(x * 7 + y) % 4])
    palette = chosen(surface)
    assert sorted(palette.colours) == sorted(wanted)
    numbers = b"".join(palette.numbers(surface))
    seen = [palette.colours[number] for number in numbers]
    assert seen == [wanted[(x * 7 + y) % 4] for y in range(20) for x in range(33)]


def test_many_colours_come_near_to_what_they_were(app: App) -> None:
    surface = painted(app, 90, 60, 40)
    palette = chosen(surface)
    assert len(palette.colours) == MOST_COLOURS
    numbers = b"".join(palette.numbers(surface))
    far = [
        max(
            abs(one - other)
            for one, other in zip(palette.colours[number], surface.get_at((x, y)), strict=False)
        )
        for number, (y, x) in zip(numbers, ((y, x) for y in range(60) for x in range(90)), strict=True)
    ]
    assert sum(far) / len(far) < 12


def test_a_colour_nobody_counted_is_the_nearest_one(app: App) -> None:
    black, white = pygame.Surface((2, 2)), pygame.Surface((2, 2))
    white.fill("white")
    palette = chosen(black, white)
    grey = pygame.Surface((1, 1))
    grey.fill((200, 200, 200))
    assert palette.colours[b"".join(palette.numbers(grey))[0]] == (255, 255, 255)


@pytest.mark.parametrize(("width", "height", "spread"), [(1, 1, 1), (90, 61, 120), (64, 10, 3)])
def test_every_pixel_of_a_picture_is_read_as_it_was_written(
    app: App, width: int, height: int, spread: int
) -> None:
    surface = painted(app, width, height, spread)
    file = Image.open(BytesIO(b"".join(png(surface))))
    assert (file.size, file.mode) == ((width, height), "RGB")
    assert file.tobytes() == pygame.image.tobytes(surface, "RGB")
