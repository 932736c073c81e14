"""Text and paper that only stand there."""

from tremor_gui.ui import theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Anchor, Pen
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets.base import Widget

_ANCHORS: dict[Align, Anchor] = {Align.LEFT: "midleft", Align.CENTRE: "center", Align.RIGHT: "midright"}


class Label(Widget):
    """One line, in the middle of the height of its box; if need be it is smaller, or ends in an ellipsis."""

    solid = False

    def __init__(
        self, kit: Kit, text: str, style: Style = theme.BODY, align: Align = Align.LEFT, *, tooltip: str = ""
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.text = text
        self.style = style
        self.align = align

    @property
    def hint(self) -> str:
        """Its tooltip, and the whole line if that has to be cut."""
        if self.kit.text.width(self.text, self.kit.text.least(self.style)) <= self.box.width:
            return self.tooltip
        return "\n".join(filter(None, dict.fromkeys((escape(self.text), self.tooltip))))

    def draw(self, pen: Pen) -> None:
        """Write the line."""
        x = self.box.left + self.box.width * self.align.value
        pen.line(self.text, self.style, (x, self.box.centery), _ANCHORS[self.align], self.box.width)


class RichLabel(Widget):
    """Marked-up text in as many lines as it needs, from the top of its box."""

    solid = False

    def __init__(self, kit: Kit, markup: str, style: Style = theme.BODY, align: Align = Align.LEFT) -> None:
        super().__init__(kit)
        self.markup = markup
        self.style = style
        self.align = align

    def height_for(self, width: float) -> float:
        """Return the height it needs at this width."""
        return self.kit.paragraphs.height(self.markup, self.style, width)

    def draw(self, pen: Pen) -> None:
        """Write the paragraph."""
        pen.paragraph(self.markup, self.style, self.box.topleft, self.box.width, self.align)


class Panel(Widget):
    """A sheet of paper for other widgets to stand on."""

    def __init__(self, kit: Kit, *, dark: bool = False) -> None:
        super().__init__(kit)
        self.picture = "ui/panel_dark" if dark else "ui/panel"

    def draw(self, pen: Pen) -> None:
        """Lay the sheet."""
        pen.nine(self.picture, self.box)
