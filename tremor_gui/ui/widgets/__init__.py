"""The widgets: paper, buttons and fields, all of one family."""

from tremor_gui.ui.widgets.base import Widget
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.checkbox import Checkbox
from tremor_gui.ui.widgets.choice import Choice, Stepper
from tremor_gui.ui.widgets.entry import TextEntry
from tremor_gui.ui.widgets.form import Form
from tremor_gui.ui.widgets.label import Label, Panel, RichLabel
from tremor_gui.ui.widgets.listview import ListView
from tremor_gui.ui.widgets.scroll import ScrollView
from tremor_gui.ui.widgets.slider import Slider

__all__ = [
    "Button",
    "Checkbox",
    "Choice",
    "Form",
    "Label",
    "ListView",
    "Panel",
    "RichLabel",
    "ScrollView",
    "Slider",
    "Stepper",
    "TextEntry",
    "Widget",
]
