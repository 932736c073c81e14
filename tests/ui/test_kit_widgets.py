"""Widgets answer the mouse and the keys alike, and nothing else."""

import pygame
import pytest
from gallery import Gallery
from ui_events import click, compose, key, move, press, release, type_text, wheel

from tremor_gui.ui.app import App
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets import Label, Widget
from tremor_gui.ui.widgets.modal import Answer, Question
from tremor_gui.ui.widgets.tooltip import DELAY

OUTSIDE = (3.0, 3.0)


def test_a_click_is_a_press_and_a_release_on_the_spot(app: App, gallery: Gallery) -> None:
    click(app, gallery.plain.box.center)
    assert gallery.done == ["plain"]


def test_a_release_elsewhere_is_no_click(app: App, gallery: Gallery) -> None:
    press(app, gallery.plain.box.center)
    release(app, gallery.accent.box.center)
    press(app, gallery.plain.box.center)
    release(app, OUTSIDE)
    release(app, gallery.plain.box.center)
    assert gallery.done == []


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_no_other_button_clicks(app: App, gallery: Gallery, button: int) -> None:
    press(app, gallery.plain.box.center, button)
    release(app, gallery.plain.box.center, button)
    assert gallery.done == []


@pytest.mark.parametrize("loss", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_losing_the_window_lets_go_of_a_press(app: App, gallery: Gallery, loss: int) -> None:
    press(app, gallery.plain.box.center)
    app.feed(pygame.Event(loss))
    release(app, gallery.plain.box.center)
    assert gallery.done == []


def test_a_disabled_button_does_nothing_and_says_why(app: App, gallery: Gallery) -> None:
    click(app, gallery.off.box.center)
    assert gallery.done == []
    assert gallery.off.hint == "There is no saved game yet."


def test_a_tooltip_comes_after_a_while_and_names_the_shortcut(app: App, gallery: Gallery) -> None:
    assert gallery.icon.hint == "Undo <b>(Ctrl+Z)</b>"
    move(app, gallery.icon.box.center)
    assert not gallery.update(0.01)
    assert gallery.update(DELAY)
    app.step(0)


def test_a_shortcut_is_a_place_on_the_keyboard(app: App, gallery: Gallery) -> None:
    key(app, pygame.KSCAN_Z)
    key(app, pygame.KSCAN_Z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert gallery.done == []
    key(app, pygame.KSCAN_Z, pygame.KMOD_RCTRL | pygame.KMOD_NUM)
    assert gallery.done == ["icon"]


def test_tab_reaches_every_usable_widget_and_comes_round(app: App, gallery: Gallery) -> None:
    reached: list[Widget] = []
    usable = [widget for widget in gallery.form.widgets if widget.focusable and widget.enabled]
    for _ in usable:
        key(app, pygame.KSCAN_TAB)
        reached += [widget for widget in usable if widget.focused]
    assert reached == usable
    key(app, pygame.KSCAN_TAB)
    assert usable[0].focused
    key(app, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)
    assert usable[-1].focused


def test_arrows_go_to_the_nearest_widget(app: App, gallery: Gallery) -> None:
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RIGHT)
    assert gallery.accent.ring
    key(app, pygame.KSCAN_LEFT)
    assert gallery.plain.ring
    key(app, pygame.KSCAN_SPACE)
    key(app, pygame.KSCAN_RETURN)
    assert gallery.done == ["plain", "plain"]


def test_the_focus_ring_shows_only_for_keys(app: App, gallery: Gallery) -> None:
    click(app, gallery.plain.box.center)
    assert gallery.plain.focused
    assert not gallery.plain.ring


def test_typing_fills_a_field_up_to_its_length(app: App, gallery: Gallery) -> None:
    click(app, gallery.empty.box.center)
    type_text(app, "Zażółć 日本 \n")
    type_text(app, "x" * 99)
    assert gallery.empty.text.startswith("Zażółć 日本  xxx")
    assert len(gallery.empty.text) == gallery.empty.max_length


def test_a_field_at_rest_begins_with_its_head_and_tells_the_whole_in_its_tooltip(
    app: App, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    set_line = Typesetter._set

    def note(text: Typesetter, line: str, style: Style, size: int) -> pygame.Surface:
        written.append(line)
        return set_line(text, line, style, size)

    monkeypatch.setattr(Typesetter, "_set", note)
    entry = gallery.entry
    entry.max_length, entry.text, entry.tooltip = 40, "sm64:0123456789abcdef < the tail", "A seed"
    app.step(0)
    assert [line for line in written if line.startswith("sm64:0") and line.endswith("…")]
    assert entry.hint == "sm64:0123456789abcdef <lt> the tail\nA seed"
    entry.text = "sm64:7"
    assert entry.hint == "A seed"
    entry.text = "sm64:0123456789abcdef < the tail"
    click(app, entry.box.center)
    app.step(0)
    assert entry.hint == "A seed"
    assert entry.text in written


def test_a_label_that_is_cut_tells_the_whole_in_its_tooltip(app: App) -> None:
    label = Label(app.kit, "Emmanuelle < Quartermaine", tooltip="A name").place(0, 0, 400, 24)
    assert label.hint == "A name"
    label.box.width = 60
    assert label.hint == "Emmanuelle <lt> Quartermaine\nA name"


def test_a_field_keeps_its_keys_from_the_shortcuts(app: App, gallery: Gallery) -> None:
    click(app, gallery.empty.box.center)
    assert key(app, pygame.KSCAN_Z, pygame.KMOD_LCTRL)
    assert key(app, pygame.KSCAN_SPACE)
    assert gallery.done == []


def test_editing_keys_step_over_accents(app: App, gallery: Gallery) -> None:
    click(app, gallery.empty.box.center)
    type_text(app, "ae\u0301b")
    for scancode in (pygame.KSCAN_LEFT, pygame.KSCAN_BACKSPACE):
        key(app, scancode)
    assert gallery.empty.text == "ab"
    key(app, pygame.KSCAN_HOME)
    key(app, pygame.KSCAN_DELETE)
    assert gallery.empty.text == "b"
    key(app, pygame.KSCAN_END)
    type_text(app, "c")
    assert gallery.empty.text == "bc"


@pytest.mark.parametrize(
    ("scancode", "left"), [(pygame.KSCAN_BACKSPACE, "x"), (pygame.KSCAN_DELETE, "x"), (None, "x")]
)
def test_what_is_selected_is_replaced(app: App, gallery: Gallery, scancode: int | None, left: str) -> None:
    click(app, gallery.empty.box.center)
    type_text(app, "y" * 99)
    key(app, pygame.KSCAN_A, pygame.KMOD_LCTRL)
    app.step(0)
    if scancode is not None:
        key(app, scancode)
        assert gallery.empty.text == ""
    type_text(app, "x")
    type_text(app, "y")
    assert gallery.empty.text == left + "y"


@pytest.mark.parametrize("scancode", [pygame.KSCAN_RIGHT, pygame.KSCAN_END])
def test_a_selection_is_given_up_by_moving_on(app: App, gallery: Gallery, scancode: int) -> None:
    click(app, gallery.empty.box.center)
    type_text(app, "ab")
    key(app, pygame.KSCAN_A, pygame.KMOD_LCTRL)
    key(app, scancode)
    type_text(app, "c")
    assert gallery.empty.text == "abc"


def test_a_selection_is_seen(app: App, gallery: Gallery) -> None:
    click(app, gallery.entry.box.center)
    app.step(0)
    before = app.frame().copy()
    key(app, pygame.KSCAN_A, pygame.KMOD_LCTRL)
    app.step(0)
    left = app.kit.metrics.point((gallery.entry.box.left + 13, gallery.entry.box.centery - 10))
    assert app.frame().get_at(left) != before.get_at(left)


def test_text_is_pasted_as_one_line(app: App, gallery: Gallery) -> None:
    click(app, gallery.empty.box.center)
    pygame.scrap.put_text("two\nlines")
    key(app, pygame.KSCAN_V, pygame.KMOD_LCTRL)
    assert gallery.empty.text == "two lines"


def test_a_click_into_a_long_text_puts_the_caret_where_it_is_seen(app: App, gallery: Gallery) -> None:
    entry = gallery.empty
    entry.max_length = 99
    click(app, entry.box.center)
    type_text(app, "w" * 60)
    app.step(0)
    click(app, (entry.box.right - 16, entry.box.centery))
    type_text(app, "x")
    assert entry.text == "w" * 60 + "x"
    app.step(0)
    click(app, (entry.box.left + 16, entry.box.centery))
    type_text(app, "y")
    assert 30 < entry.text.index("y") < 59


COMPOSING_KEYS = (
    *(pygame.KSCAN_RETURN, pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE, pygame.KSCAN_LEFT, pygame.KSCAN_HOME),
    *(pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_DOWN, pygame.KSCAN_SPACE),
)


def test_composed_text_is_shown_at_the_caret_but_not_yet_kept(app: App, gallery: Gallery) -> None:
    entry = gallery.entry
    click(app, entry.box.center)
    key(app, pygame.KSCAN_END)
    key(app, pygame.KSCAN_LEFT)
    app.step(0)
    plain = app.frame().copy()
    compose(app, "にほ", 2)
    app.step(0)
    assert (entry.text, entry.shown) == ("Zoë", "Zoにほë")
    assert app.frame().get_buffer().raw != plain.get_buffer().raw
    type_text(app, "日本")
    assert (entry.text, entry.shown) == ("Zo日本ë", "Zo日本ë")


def test_keys_belong_to_the_input_method_while_it_is_at_work(app: App, gallery: Gallery) -> None:
    entry = gallery.entry
    click(app, entry.box.center)
    pygame.scrap.put_text("pasted")
    compose(app, "に", 1)
    for scancode in COMPOSING_KEYS:
        assert key(app, scancode)
    key(app, pygame.KSCAN_V, pygame.KMOD_LCTRL)
    key(app, pygame.KSCAN_A, pygame.KMOD_LCTRL)
    assert (entry.text, entry.focused, gallery.done) == ("Zoë", True, [])
    compose(app, "")
    assert entry.shown == "Zoë"
    key(app, pygame.KSCAN_RETURN)
    assert gallery.done == ["Zoë"]


def test_what_is_composed_takes_the_place_of_what_is_marked(app: App, gallery: Gallery) -> None:
    entry = gallery.entry
    click(app, entry.box.center)
    key(app, pygame.KSCAN_A, pygame.KMOD_LCTRL)
    compose(app, "に", 1)
    assert (entry.text, entry.shown) == ("Zoë", "に")
    compose(app, "")
    assert entry.shown == "Zoë"
    compose(app, "に", 1)
    type_text(app, "二")
    assert entry.text == "二"


def test_a_click_gives_up_what_is_composed(app: App, gallery: Gallery) -> None:
    click(app, gallery.entry.box.center)
    compose(app, "に", 1)
    click(app, gallery.entry.box.center)
    assert gallery.entry.shown == "Zoë"
    compose(app, "に", 1)
    click(app, gallery.empty.box.center)
    assert (gallery.entry.shown, gallery.empty.shown) == ("Zoë", "")


def test_the_system_is_told_where_the_caret_is(
    app: App, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There an input method opens its window."""
    told: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: told.append(pygame.Rect(rect)))
    field = app.kit.metrics.rect(gallery.empty.box)
    click(app, gallery.empty.box.center)
    app.step(0)
    places = [told[-1].x]
    for word in ("ab", "cd" * 3):
        type_text(app, word)
        app.step(0)
        places.append(told[-1].x)
    for start in (0, 1, 2):
        compose(app, "にほ", start)
        app.step(0)
        places.append(told[-1].x)
    assert places[:3] == sorted(set(places[:3]))
    assert places[3:] == sorted(set(places[3:]))
    assert places[2] == places[3]
    type_text(app, "w" * 30)
    app.step(0)
    assert all(field.contains(rect) for rect in told)
    many = len(told)
    app.step(0.6)
    assert len(told) == many
    app.resize((1920, 1080))
    click(app, gallery.empty.box.center)
    app.step(0)
    assert app.kit.metrics.rect(gallery.empty.box).contains(told[-1])


def test_enter_in_a_field_submits_it(app: App, gallery: Gallery) -> None:
    click(app, gallery.entry.box.center)
    key(app, pygame.KSCAN_RETURN)
    assert gallery.done == ["Zoë"]


def test_a_choice_is_made_by_click_or_arrow(app: App, gallery: Gallery) -> None:
    box = gallery.choice.box
    click(app, (box.left + 10, box.centery))
    key(app, pygame.KSCAN_LEFT)
    key(app, pygame.KSCAN_RIGHT)
    assert gallery.done == [2, 3]
    box = gallery.stepper.box
    click(app, (box.right - 10, box.centery))
    click(app, (box.right - 10, box.centery))
    assert gallery.done == [2, 3, 3]


def test_a_checkbox_switches(app: App, gallery: Gallery) -> None:
    click(app, gallery.check.box.center)
    key(app, pygame.KSCAN_SPACE)
    assert gallery.done == [False, True]


def test_a_slider_is_dragged_even_outside_and_goes_back_when_cancelled(app: App, gallery: Gallery) -> None:
    slider = gallery.slider
    press(app, slider.box.center)
    move(app, (slider.box.right + 200, slider.box.centery + 90))
    assert slider.value == 1.0
    gallery.cancel()
    assert slider.value == 0.6
    press(app, slider.box.center)
    release(app, slider.box.center)
    key(app, pygame.KSCAN_RIGHT)
    assert slider.value == 0.55


def test_a_list_selects_scrolls_and_opens(app: App, gallery: Gallery) -> None:
    box = gallery.listed.box
    click(app, (box.left + 20, box.top + 10))
    assert gallery.listed.chosen == "Zoë"
    move(app, box.center)
    wheel(app, -50)
    assert gallery.listed.offset == gallery.listed.content_height - box.height
    click(app, (box.left + 20, box.bottom - 10))
    click(app, (box.left + 20, box.bottom - 10), clicks=2)
    key(app, pygame.KSCAN_UP)
    key(app, pygame.KSCAN_RETURN)
    assert gallery.done == ["Mei", "Ioan"]
    key(app, pygame.KSCAN_HOME)
    assert gallery.listed.offset == 0


def test_the_thumb_of_a_scroll_view_is_dragged(app: App, gallery: Gallery) -> None:
    box = gallery.scroll.box
    press(app, (box.right - 4, box.top + 5))
    move(app, (box.right + 80, box.bottom + 300))
    assert gallery.scroll.offset == gallery.scroll.content_height - box.height
    release(app, (box.right + 80, box.bottom + 300))
    move(app, (box.right - 4, box.top))
    assert gallery.scroll.offset > 0


def test_paper_keeps_a_press_from_what_lies_behind(app: App, gallery: Gallery) -> None:
    assert press(app, gallery.right.box.center)
    assert not press(app, OUTSIDE)


def test_a_question_hears_everything_until_it_is_answered(app: App, gallery: Gallery) -> None:
    said: list[str] = []
    answers = (Answer("Leave", lambda: said.append("leave"), accent=True), Answer("Stay"))
    app.manager.push(Question(app, "Leave the game?", "It is <b>saved</b>.", answers))
    app.step(1)
    click(app, gallery.plain.box.center)
    assert gallery.done == []
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is gallery
    app.manager.push(Question(app, "Leave the game?", "It is <b>saved</b>.", answers))
    key(app, pygame.KSCAN_RETURN)
    assert said == ["leave"]
    assert app.manager.top is gallery
