"""Text of every kind is set, measured and kept."""

import pytest

from tremor_gui.rules.text import Text
from tremor_gui.ui import i18n, palette, theme
from tremor_gui.ui.app import App
from tremor_gui.ui.markup import Span, escape, parse
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.text import Typesetter, clean

ODD_NAMES = [
    "",
    " ",
    "\0",
    "\ud800",
    "\u200b",
    "e\u0301",
    "日本語",
    "😀👨‍👩‍👧",
    "a\tb\nc",
    "\u202eabc",
    "Ж" * 400,
]


@pytest.mark.parametrize("name", ODD_NAMES)
@pytest.mark.parametrize("style", [theme.BODY, theme.TITLE])
def test_any_name_can_be_shown(app: App, name: str, style: theme.Style) -> None:
    line = app.kit.text.line(name, style, 200)
    assert line.get_width() <= app.kit.metrics.px(200)
    app.kit.paragraphs.render(escape(name), style, 200)


@pytest.mark.parametrize("name", ["日本語", "😀", "\0", "\ud800", "Ж"])
@pytest.mark.parametrize("style", [theme.BODY, theme.TITLE])
def test_no_character_vanishes(app: App, name: str, style: theme.Style) -> None:
    line = app.kit.text.line(name, style)
    assert line.get_bounding_rect().width > 3


def test_a_line_is_set_once(app: App) -> None:
    assert app.kit.text.line("Tremor", theme.BODY) is app.kit.text.line("Tremor", theme.BODY)


def test_the_display_face_borrows_what_it_lacks(app: App) -> None:
    assert app.kit.text.line("Привет", theme.TITLE).get_width() == (
        app.kit.text.line("Привет", theme.Style(theme.Face.BLACK, 44, palette.INK)).get_width()
    )


def test_what_does_not_fit_ends_in_an_ellipsis(app: App) -> None:
    short = app.kit.text.shortened("The ground gives way beneath the camel", theme.BODY, 120)
    assert short.endswith("…")
    assert app.kit.text.width(short, theme.BODY) <= 120


def test_control_characters_become_visible_or_blank() -> None:
    assert clean("a\0b\ud800\tc\u00a0d") == "a\ufffdb\ufffd c d"


def test_markup_is_split_into_spans() -> None:
    assert list(parse("a <b>b</b><c:#112233>c</c><icon:undo><x>")) == [
        Span("a "),
        Span("b", bold=True),
        Span("c", colour="#112233"),
        Span("", icon="undo"),
        Span("<x>"),
    ]


@pytest.mark.parametrize("name", ["<b>", "<icon:nowhere>", "<lt>", "a < b", "</c>"])
def test_what_a_player_typed_is_never_markup(name: str) -> None:
    assert "".join(span.text for span in parse(escape(name))) == name


@pytest.mark.parametrize("width", [24, 80, 300])
def test_no_line_of_a_paragraph_is_wider_than_it_may_be(app: App, width: int) -> None:
    app.frame()  # pictures take the format of a window
    markup = "An <b>un</b>breakable<b>word</b>, 日本語の文章 and <icon:undo> more\nafter a line feed"
    assert app.kit.paragraphs.width(markup, theme.BODY, width) <= width
    assert app.kit.paragraphs.render(markup, theme.BODY, width, Align.RIGHT).get_width() == width


def test_a_line_feed_starts_a_line_and_two_leave_one_empty(app: App) -> None:
    one = app.kit.paragraphs.height("a", theme.BODY, 300)
    two = app.kit.paragraphs.height("a\nb", theme.BODY, 300)
    three = app.kit.paragraphs.height("a\n\nb", theme.BODY, 300)
    assert one < two < three
    assert three - two < two - one  # an empty line parts paragraphs, it does not tear them apart


def test_a_sentence_of_the_rules_is_filled_and_escaped() -> None:
    inner = Text("a {what}", (("what", "tile"),))
    text = Text("{who} twists {piece}", (("who", "<b>"), ("piece", inner)))
    assert i18n.translate(text) == "<b> twists a tile"
    assert i18n.translate(text, lambda value: escape(str(value))) == "<lt>b> twists a tile"
    assert i18n.ngettext("{n} tile", "{n} tiles", 2) == "{n} tiles"
    assert i18n._("") == ""


def test_letters_become_smaller_before_a_line_is_cut(app: App) -> None:
    text, wide = app.kit.text, app.kit.text.width("Leatherback Turtle", theme.STRONG)
    assert text.fitting("Leatherback Turtle", theme.STRONG, wide + 1) is theme.STRONG
    tight = text.fitting("Leatherback Turtle", theme.STRONG, wide * 0.9)
    assert 11 < tight.size < theme.STRONG.size
    assert text.width("Leatherback Turtle", tight) <= wide * 0.9
    assert text.fitting("Leatherback Turtle", theme.STRONG, 20) == text.least(theme.STRONG)
    assert text.fitting("Tremor", theme.STRONG.sized(9), 5).size == 9
    small, large = Typesetter(0.8), Typesetter(3.0)
    assert small.size(small.least(theme.STRONG)) >= 11
    assert large.least(theme.STRONG).size < small.least(theme.STRONG).size
