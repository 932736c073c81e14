"""A set of widgets that share the mouse, the keys and one tooltip."""

from collections.abc import Iterator
from typing import TypeVar

import pygame

from tremor_gui.ui import keys
from tremor_gui.ui.book import Topic
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import LEFT_BUTTON, Widget, released
from tremor_gui.ui.widgets.tooltip import Tooltip

W = TypeVar("W", bound=Widget)

_ASIDE = 2.5
"""How much more a way aside counts than a way ahead when an arrow key looks for the next widget."""


class Form:
    """Hands events to its widgets, later ones first, and moves the focus between them."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.widgets: list[Widget] = []
        self.default: Widget | None = None
        """Answers Enter while nothing has the focus."""
        self._focus: Widget | None = None
        self._held: Widget | None = None
        self._hovered: Widget | None = None
        self._by_keys = False
        self._tooltip = Tooltip(kit)

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what the mouse rests on, or else what the keys have reached."""
        told = self._told
        return None if told is None else told.topic

    def add(self, widget: W) -> W:
        """Add a widget on top of the others and return it."""
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Remove every widget."""
        self.cancel()
        self.focus(None)
        self._hover(None)
        self.default = None
        self.widgets.clear()

    def focus(self, widget: Widget | None) -> None:
        """Give the keys to a widget, or to none."""
        if self._focus is not None and self._focus is not widget:
            self._focus.focus(False, False)
        self._focus = widget
        if widget is not None:
            widget.focus(True, self._by_keys)

    @property
    def composing(self) -> bool:
        """Whether an input method is at work, so that no key means anything to a scene."""
        return self._focus is not None and self._focus.composing

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event and return whether a widget used it, or stood before what lies behind."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            return self._press(event)
        if released(event) and self._held is not None:
            held, self._held = self._held, None
            held.handle(event)
            return True
        if event.type == pygame.MOUSEWHEEL:
            return self._hovered is not None and self._hovered.handle(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in {pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._focus is not None and self._focus.handle(event)
        return False

    def cancel(self) -> None:
        """Let go of what is pressed or dragged, and hide the tooltip."""
        if self._held is not None:
            self._held.cancel()
            self._held = None
        self._tooltip.hide()

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        changed = [widget.update(dt) for widget in self.widgets if widget.visible]
        return self._tooltip.update(dt, None if self._held else self._told) or any(changed)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets and, above them, the tooltip."""
        self.draw_widgets(surface)
        self.draw_tooltip(surface)

    def draw_widgets(self, surface: pygame.Surface) -> None:
        """Draw the widgets without the tooltip, where something is still to lie between the two."""
        pen = Pen(self.kit, surface)
        for widget in self.widgets:
            if widget.visible:
                widget.draw(pen)

    def draw_tooltip(self, surface: pygame.Surface) -> None:
        """Draw the tooltip, if it is to be seen."""
        self._tooltip.draw(Pen(self.kit, surface))

    @property
    def _told(self) -> Widget | None:
        """The widget whose tooltip is due."""
        return self._hovered or (self._focus if self._by_keys else None)

    def _move(self, event: pygame.Event) -> bool:
        self._hover(self._at(self.kit.metrics.logical(event.pos)))
        if self._held is not None:
            self._held.handle(event)
            return True
        return self._hovered is not None and (self._hovered.handle(event) or self._hovered.solid)

    def _press(self, event: pygame.Event) -> bool:
        self._by_keys = False
        self._tooltip.hide()
        target = self._at(self.kit.metrics.logical(event.pos))
        self.focus(target if target is not None and target.focusable else None)
        if target is None:
            return False
        if target.handle(event):
            self._held = target
            return True
        return target.solid

    def _key(self, event: pygame.Event) -> bool:
        if self._focus is not None and self._focus.handle(event):
            return True
        for step, shortcut in ((1, keys.TAB), (-1, keys.BACK_TAB)):
            if shortcut.matches(event):
                return self._step(step)
        if (way := keys.direction(event)) is not None:
            return self._go(way)
        for widget in self._usable():
            if widget.shortcut is not None and widget.shortcut.matches(event):
                return widget.handle(event)
        if self._focus is None and self.default is not None and keys.pressed(event, keys.CONFIRM):
            return self.default.handle(event)
        return False

    def _step(self, step: int) -> bool:
        """Move the focus to the next or the previous widget, round and round."""
        order = [widget for widget in self._usable() if widget.focusable]
        if not order:
            return False
        at = order.index(self._focus) + step if self._focus in order else (0 if step > 0 else -1)
        self._show_focus(order[at % len(order)])
        return True

    def _go(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest widget in a direction."""
        if self._focus is None:
            return self._step(1)
        here = self._focus.box
        best, nearest = None, 0.0
        for widget in self._usable():
            dx = widget.box.centerx - here.centerx
            dy = widget.box.centery - here.centery
            ahead = dx * way[0] + dy * way[1]
            aside = abs(dx * way[1]) + abs(dy * way[0])
            distance = ahead + _ASIDE * aside
            if widget.focusable and ahead > 1 and (best is None or distance < nearest):
                best, nearest = widget, distance
        if best is not None:
            self._show_focus(best)
        return best is not None

    def _show_focus(self, widget: Widget) -> None:
        self._by_keys = True
        self.focus(widget)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered = widget
        if widget is not None:
            widget.hovered = True

    def _at(self, point: Point) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.hit(point)), None)

    def _usable(self) -> Iterator[Widget]:
        return (widget for widget in self.widgets if widget.visible and widget.enabled)
