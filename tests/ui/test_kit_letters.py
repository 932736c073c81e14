"""Letters stay whole, words of every script stand in their order, and what no font has is seen to lack."""

from pathlib import Path

import pygame
import pygame.freetype
import pytest

from tremor_gui.ui import fonts, theme
from tremor_gui.ui.app import App
from tremor_gui.ui.fonts import Fonts, Run, SystemFonts
from tremor_gui.ui.letters import Stretch, bound, letters, stretches
from tremor_gui.ui.markup import escape
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Face

SHALOM, OLAM = "שלום", "עולם"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
NAMES = (
    "日本語の名前",
    f"{SHALOM} {OLAM}",
    "محمد علي",
    "👍🏽😀",
    "한국",
    "ไทย",
    FAMILY,
    "\U000f0000",
    "नमस्ते",
)


@pytest.fixture
def nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> Typesetter:
    """A typesetter on a system without any fonts."""
    monkeypatch.setattr(app.kit.text, "_system", SystemFonts(lambda: [], lambda _name: None))
    app.kit.text.rescale(1.0)
    return app.kit.text


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("abc", ["a", "b", "c"]),
        ("e\u0301a\u0308\u0323", ["e\u0301", "a\u0308\u0323"]),
        (FAMILY + "x", [FAMILY, "x"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
        ("\u0301", ["\u0301"]),
        ("", []),
    ],
)
def test_a_letter_stays_whole(text: str, parts: list[str]) -> None:
    assert list(letters(text)) == parts


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë", [("Zoë", False)]),
        (f"{SHALOM} {OLAM}", [(f"{SHALOM} {OLAM}", True)]),
        (f"Ann {SHALOM} Bob", [("Ann ", False), (SHALOM, True), (" Bob", False)]),
        (f"{SHALOM} 12:30 {OLAM}", [(f" {OLAM}", True), ("12:30", False), (f"{SHALOM} ", True)]),
        (f"7 {SHALOM} 8", [("7 ", False), ("8", False), (f"{SHALOM} ", True)]),
        (f"{SHALOM}, ok", [(SHALOM, True), (", ok", False)]),
        (f"{SHALOM[:2]}…", [(f"{SHALOM[:2]}…", True)]),
        ("", []),
    ],
)
def test_what_runs_to_the_left_stands_in_its_own_order(text: str, shown: list[tuple[str, bool]]) -> None:
    assert stretches(text) == [Stretch(*one) for one in shown]


def test_words_that_run_to_the_left_stay_together_on_a_line() -> None:
    assert bound(f"Ann {SHALOM} {OLAM} Bob") == f"Ann {SHALOM}\u00a0{OLAM} Bob"
    assert bound("Ann and Bob") == "Ann and Bob"


def test_an_ellipsis_never_parts_a_letter_from_its_accent(app: App) -> None:
    text = app.kit.text
    name = "e\u0301" * 24
    for width in range(30, 160, 7):
        short = text.shortened(name, theme.BODY, width)
        assert short.endswith("e\u0301…")


def test_what_is_set_leftward_is_the_mirror_of_the_order() -> None:
    found = Fonts(SystemFonts(lambda: [], lambda _name: None))
    pictures = []
    for run in (Run(Face.REGULAR, "ab", leftward=True), Run(Face.REGULAR, "ba")):
        font = found.font_of(run, 40, Face.REGULAR)
        assert font is not None
        pictures.append(pygame.image.tobytes(font.render(run.text, True, "black"), "RGBA"))
    assert pictures[0] == pictures[1]


def test_beside_a_bold_face_a_font_of_the_system_is_bolder() -> None:
    found = Fonts(SystemFonts(lambda: [], lambda _name: None))
    run = Run(Face.REGULAR.path, "日")
    bold = [found.font_of(run, 40, face) for face in (Face.BOLD, Face.DISPLAY, Face.REGULAR)]
    assert [font is not None and font.bold for font in bold] == [True, True, False]


def test_a_font_of_the_system_is_found_by_what_it_has(tmp_path: Path) -> None:
    asked: list[str] = []
    (tmp_path / "broken.ttf").write_bytes(b"no font")
    paths = {
        "broken": tmp_path / "broken.ttf",
        "arial": Face.DISPLAY.path,
        "gone": tmp_path / "gone.ttf",
        "zz": Face.REGULAR.path,
    }

    def find(name: str) -> str | None:
        asked.append(name)
        return None if name == "none" else str(paths[name])

    system = SystemFonts(lambda: ["zz", "none", "gone", "broken", "arial"], find)
    assert system.having("Ж") == Face.REGULAR.path
    assert asked == ["arial", "broken", "gone", "none", "zz"]
    assert system.having("Ю") == Face.REGULAR.path
    assert len(asked) == 5  # what had something once is asked first
    assert system.having("日") is None
    assert system.having("日本") is None
    assert len(asked) == 10  # and where one of a block was nowhere, nobody is asked for the next


def test_every_run_has_the_first_font_that_has_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path("system.ttf")
    system = SystemFonts(lambda: [], lambda _name: None)
    monkeypatch.setattr(system, "having", lambda text: None if text == "字" else path)
    runs = Fonts(system).runs(f"Ж日本 字{SHALOM} x", Face.DISPLAY)
    assert runs == [
        Run(Face.BLACK, "Ж"),
        Run(path, "日本 "),
        Run(None, "字"),
        Run(path, SHALOM, leftward=True),
        Run(Face.DISPLAY, " x"),
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("style", [theme.BODY, theme.TITLE])
def test_whatever_this_system_has_every_name_is_seen_and_none_stops_the_game(
    app: App, name: str, style: theme.Style
) -> None:
    app.frame()
    line = app.kit.text.line(name, style)
    assert line.get_bounding_rect().width > 3
    assert line.get_width() == app.kit.text.pixel_width(name, style)
    app.kit.paragraphs.render(f"<b>{escape(name)}</b> and {escape(name)}", style, 90)
    assert app.kit.text.line(name, style, 90).get_width() <= app.kit.metrics.px(90)


@pytest.mark.parametrize("name", NAMES)
def test_without_any_font_for_it_a_name_is_shown_by_marks(nothing: Typesetter, name: str) -> None:
    assert not nothing.can_set(name, theme.BODY)
    marks = nothing.line(name.replace(" ", ""), theme.BODY)
    one = nothing.line("日", theme.BODY)
    assert marks.get_width() == one.get_width() * len(list(letters(name.replace(" ", ""))))
    assert one.get_bounding_rect().height > 0.5 * nothing.size(theme.BODY)


def test_fonts_that_are_pictures_of_one_size_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pictures(pygame.freetype.Font):
        scalable = False

    monkeypatch.setattr(pygame.freetype, "Font", Pictures)
    assert fonts._opened(Face.REGULAR.path) is None
