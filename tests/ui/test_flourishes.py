"""Flourishes end by themselves, are alike under one seed, and leave nothing behind."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from tremor_gui.games.tremor.terms import CYCLONE, DISASTERS
from tremor_gui.ui import palette
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Kit, Preferences
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.celebration import Celebration
from tremor_gui.ui.stage.dice import REST, DiceThrow
from tremor_gui.ui.stage.flourish import Flourish
from tremor_gui.ui.stage.painter import LIFTED, paint_one
from tremor_gui.ui.stage.paper import Cutout
from tremor_gui.ui.stage.pose import Pose, SpriteId
from tremor_gui.ui.stage.quake import Quake
from tremor_gui.ui.stage.solid import NORMALS, clearance
from tremor_gui.ui.stage.space import turned
from tremor_gui.ui.stage.spark import RingPulse, Spark
from tremor_gui.ui.stage.throw import throw
from tremor_gui.ui.tables.tremor.flourishes import disaster_flourish

AREA = Box(700, 180, 480, 330)
SIDE = 120.0
STEP = 1 / 60
PIXELS = [(1024, 640), (1237, 811), (3840, 2160)]


def cell(column: int, row: int) -> Box:
    return Box(40 + column * 124, 40 + row * 124, SIDE, SIDE)


CELLS = [cell(column, row) for row in range(3) for column in range(3)]
TILES: dict[SpriteId, Pose] = {
    ("tile", place): Pose("tiles/back", *box.center, SIDE, SIDE) for place, box in enumerate(CELLS)
}
BYSTANDER = Pose("tiles/back", 40 + 4 * 124, 100, SIDE, SIDE)
SQUARE = [cell(1, 1), cell(2, 1), cell(2, 2), cell(1, 2)]


def disaster(kind: int) -> Callable[[], Flourish]:
    return lambda: disaster_flourish(kind, SQUARE[:3], 3 if kind == CYCLONE else 2, 5)


FLOURISHES: list[Callable[[], Flourish]] = [
    lambda: DiceThrow((0, 3), AREA, 8),
    lambda: Quake(CELLS[4].center, CELLS, TILES, 8),
    lambda: Spark((100, 100), palette.MAY, 8),
    lambda: RingPulse((100, 100), 60, palette.MAY),
    lambda: Celebration(AREA, [palette.MAY, palette.MUST], 8),
    *(disaster(kind) for kind in DISASTERS),
]


@pytest.fixture
def window(app: App) -> App:
    """Pictures take the format of a window that is open."""
    app.step(0)
    return app


def frame(flourish: Flourish, pixels: tuple[int, int]) -> pygame.Surface:
    """Draw a flourish as it is now on grey."""
    surface = pygame.Surface(pixels)
    surface.fill("grey")
    pen = Pen(Kit.make(pixels, Preferences()), surface)
    flourish.draw_under(pen)
    flourish.draw_over(pen)
    return surface


def moments(values: tuple[int, ...], seed: int) -> list[object]:
    return list(throw(values, AREA, 58, seed))


@pytest.mark.parametrize("seed", range(200))
def test_dice_show_their_values(seed: int) -> None:
    values = seed % 6, (seed // 6) % 6
    for value, path in zip(values, throw(values, AREA, 58, seed), strict=True):
        last = path[-1]
        assert turned(last.turn, NORMALS[value]) == pytest.approx((0, 0, 1), abs=1e-9)
        assert last.height == pytest.approx(58 * clearance(last.turn))
        assert AREA.collidepoint(last.x, last.y)


def test_dice_roll_alike_under_one_seed() -> None:
    assert moments((2, 5), 11) == moments((2, 5), 11)
    assert moments((2, 5), 11) != moments((2, 5), 12)


def test_dice_lie_where_they_said() -> None:
    dice = DiceThrow((4, 1), AREA, 3)
    assert [die.value for die in dice.resting()] == [4, 1]
    assert all(abs(die.angle) <= 25 for die in dice.resting())
    assert 0.6 < dice.settled == dice.duration - REST <= 1.25


@pytest.mark.parametrize("make", FLOURISHES)
def test_flourishes_end_after_their_duration(window: App, make: Callable[[], Flourish]) -> None:
    flourish = make()
    frames = 1
    while flourish.update(STEP):
        frames += 1
        assert frames * STEP < flourish.duration + 2 * STEP
    assert flourish.share == 1.0


@pytest.mark.parametrize("make", FLOURISHES)
@pytest.mark.parametrize("pixels", PIXELS)
def test_flourishes_are_drawn_at_any_scale(
    window: App, pixels: tuple[int, int], make: Callable[[], Flourish]
) -> None:
    flourish = make()
    plain = frame(Flourish(), pixels)
    seen = False
    while flourish.update(flourish.duration / 7):
        seen = seen or frame(flourish, pixels).get_buffer().raw != plain.get_buffer().raw
    assert seen


@pytest.mark.parametrize("make", FLOURISHES)
def test_flourishes_are_alike_under_one_seed(window: App, make: Callable[[], Flourish]) -> None:
    """However the frames fall."""
    fast, slow = make(), make()
    for _ in range(24):
        fast.update(1 / 47)
    slow.update(24 / 47)
    assert frame(fast, PIXELS[0]).get_buffer().raw == frame(slow, PIXELS[0]).get_buffer().raw


@pytest.mark.parametrize("make", FLOURISHES[1:])
def test_flourishes_leave_nothing_behind(window: App, make: Callable[[], Flourish]) -> None:
    flourish = make()
    flourish.update(flourish.duration)
    assert frame(flourish, PIXELS[0]).get_buffer().raw == frame(Flourish(), PIXELS[0]).get_buffer().raw


@pytest.mark.parametrize("angle", [0.0, 90.0, 270.0])
def test_what_lies_still_looks_like_its_picture_laid_on_its_shadow(window: App, angle: float) -> None:
    """It is drawn as one picture, which takes less time."""
    pose = Pose("tiles/tile_05", 300, 200, SIDE, SIDE, angle=angle, shadow="tiles/shadow")
    drawn = list[bytes]()
    for one in (pose, replace(pose, alpha=0.999)):
        surface = pygame.Surface((640, 400))
        surface.fill("burlywood")
        paint_one(Pen(window.kit, surface), one)
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert max(abs(a - b) for a, b in zip(*drawn, strict=True)) <= 2


def test_the_quake_bends_and_lets_go() -> None:
    quake = Quake(CELLS[4].center, CELLS, TILES, 8)
    rider = replace(TILES["tile", 4], width=30, height=30)
    quake.update(quake.duration / 2)
    tile = quake.bend(("tile", 4), TILES["tile", 4])
    assert tile.lift > 20
    assert quake.bend(("meeple", 1), rider).lift == tile.lift
    bystander = quake.bend(("tile", 20), BYSTANDER)
    assert 0 < abs(bystander.x - BYSTANDER.x) < 4
    assert bystander.lift == 0
    quake.update(quake.duration * 0.49)
    for sprite, pose in (*TILES.items(), (("tile", 20), BYSTANDER)):
        assert quake.bend(sprite, pose) == pose


def test_in_each_frame_of_the_quake_few_tiles_are_seen_in_another_turn_or_size() -> None:
    """Each is a picture to be made: nine of them in one frame take longer than the frame lasts."""
    quake = Quake(CELLS[4].center, CELLS, TILES, 8)
    seen = {sprite: (pose.angle, pose.lift) for sprite, pose in TILES.items()}
    turned = set[SpriteId]()
    while quake.update(STEP) and quake.share < 0.95:
        now = {sprite: quake.bend(sprite, pose) for sprite, pose in TILES.items()}
        new = [sprite for sprite, pose in now.items() if (pose.angle, pose.lift) != seen[sprite]]
        assert len(new) <= 3
        turned.update(new)
        seen = {sprite: (pose.angle, pose.lift) for sprite, pose in now.items()}
    assert turned == set(TILES)


def test_what_the_quake_presses_out_at_its_end_is_cut_while_little_flies(
    window: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = list[float]()
    whole = Cutout._cut
    quake = Quake(CELLS[4].center, CELLS, TILES, 8)

    def counted(self: Cutout, scale: float, step: int, grown: int) -> pygame.Surface:
        cut.append(quake.share)
        return whole(self, scale, step, grown)

    monkeypatch.setattr(Cutout, "_cut", counted)
    pen = Pen(window.kit, window.frame())
    while quake.update(STEP):
        quake.draw_under(pen)
        quake.draw_over(pen)
    late = [share for share in cut if share > 0.79]
    assert len(late) < len(cut) / 20


def test_the_quake_grows_and_fades_without_a_jump() -> None:
    quake = Quake(CELLS[4].center, CELLS, TILES, 8)
    rests = [TILES["tile", 0]]
    while quake.update(STEP):
        rests.append(quake.bend(("tile", 0), TILES["tile", 0]))
    seen = [(pose.x, pose.y - pose.lift * LIFTED) for pose in rests]
    leaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(seen)]
    assert max(leaps) < 16
    assert max(leaps[:10] + leaps[-10:]) < 4
