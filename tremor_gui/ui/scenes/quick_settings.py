"""What can be set in the middle of a game: sound, the size of the window, and how the table moves."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tremor_gui.match.settings import FASTEST
from tremor_gui.ui import keys
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.widgets import Button, Checkbox, Choice, Form

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

HEIGHT: Final = 96.0
_ROW: Final = 44.0
_GAP: Final = 8.0


def add_quick_settings(form: Form, app: "App", box: Box) -> None:
    """Add two rows of small controls at the top of a box; what they set holds at once."""
    kit, chosen = app.kit, app.kit.preferences

    def put(**changes: Any) -> None:
        # Whatever is set, everything is laid out anew; the keys go on from where they were.
        at = next((at for at, widget in enumerate(form.widgets) if widget.focused), None)
        app.apply(replace(app.kit.preferences, **changes))
        form.focus(None if at is None else form.widgets[at])

    sound = Button(
        kit,
        "",
        lambda: put(muted=not chosen.muted),
        icon="mute" if chosen.muted else "sound",
        tooltip=_("Turn the sound on") if chosen.muted else _("Turn the sound off"),
    )
    screen = Button(
        kit,
        "",
        app.toggle_fullscreen,
        icon="fullscreen",
        tooltip=_("Fullscreen"),
        shortcut=keys.FULLSCREEN,
    )
    odds = Button(
        kit,
        "",
        lambda: put(chances=not chosen.chances),
        icon="race",
        accent=chosen.chances,
        tooltip=_("Hide the chances of winning") if chosen.chances else _("Show the chances of winning"),
    )
    still = Checkbox(
        kit,
        _("Less motion"),
        not chosen.motion,
        lambda less: put(motion=not less),
        tooltip=_("Nothing moves: you see at once what comes of it."),
    )
    speeds = [(0.5, _("Slow")), (1.0, _("Normal")), (2.0, _("Fast")), (FASTEST, _("Instant"))]
    nearest = min((speed for speed, _word in speeds), key=lambda speed: abs(speed - chosen.speed))
    pace = Choice(kit, speeds, nearest, lambda speed: put(speed=speed), tooltip=_("How fast the table moves"))
    pace.why_not = None if chosen.motion else _("With less motion there is nothing to be slow or fast.")
    form.add(sound).place(box.left, box.top, _ROW, _ROW)
    form.add(screen).place(sound.box.right + _GAP, box.top, _ROW, _ROW)
    form.add(odds).place(screen.box.right + _GAP, box.top, _ROW, _ROW)
    left = odds.box.right + 2 * _GAP
    form.add(still).place(left, box.top, min(still.natural_width, box.right - left), _ROW)
    form.add(pace).place(box.left, box.top + _ROW + _GAP, box.width, _ROW)
