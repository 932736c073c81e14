"""How to play, on one page."""

from typing import TYPE_CHECKING, Final

from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scenes.reference import Reference
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, ScrollView

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1060
_MARGIN: Final = 36
_HEAD: Final = 58


def page() -> str:
    """Return the page, marked up."""
    return "\n\n".join(
        [
            _(
                "<b>Goal.</b> Bring your animal from its corner to its own Habitat in the opposite one. "
                "In a Race whoever arrives first wins. Two against two, the first team with both its animals "
                "home wins. In a Royal Rumble whoever is not on the Earthquake Tile when it erupts is out."
            ),
            _(
                "<b>Your turn.</b> Traverse, Twist and Scout, once each and in any order. What you can do, "
                "you must do. Then the dice are rolled, and you place a token for what they show."
            ),
            _(
                "<b>Traverse.</b> Step to the next tile, not diagonally. It must be face up and free of "
                "blocks, and no debris may lie on either of the two sides that meet."
            ),
            _(
                "<b>Twist.</b> Give any tile a quarter turn: debris and disasters turn with it. Habitats, "
                "blocked tiles and an Oasis on which somebody else stands hold fast."
            ),
            _(
                "<b>Scout.</b> Either Explore: turn a tile over and place a token on a wedge of one of its "
                "disasters. Or Forecast: place a token on any open wedge."
            ),
            _(
                "<b>Ignite.</b> The third token on a wedge strikes at once; only somebody who is already "
                "there may place it. Choose a tile with that disaster: where it lies and how it is turned "
                "decide what is hit."
            ),
            _(
                "<b>Maneuvering Disasters</b> carry animals along. "
                "<icon:emblems/tsunami>\xa0Tsunami swaps two lines of three tiles, "
                "<icon:emblems/cyclone>\xa0Cyclone shifts a square of four round by one, "
                "<icon:emblems/tornado>\xa0Tornado twists each tile of a square as you like."
            ),
            _(
                "<b>Blocking Disasters</b> close tiles until your next turn: you may leave them, but not "
                "enter. <icon:emblems/volcano>\xa0Volcano blocks a line, "
                "<icon:emblems/flood>\xa0Flood a square, "
                "<icon:emblems/landslide>\xa0Landslide a corner of three."
            ),
            _(
                "<b>The Earthquake.</b> Each ignition puts a token on the Earthquake Track. When as many lie "
                "there as the Seismic Counter asks for, the tiles round the Earthquake Tile are shuffled and "
                "laid anew, and whoever stands on that tile goes back to the start. Then a Catastrophe comes "
                "to light that strikes the whole board."
            ),
            _(
                "<b>Climate Cards.</b> Each ignition puts a counter on your Spirit Track, and so does a "
                "Traverse that cannot be made. A full track is cleared and draws a card. Its symbol says "
                "when it may be played: <icon:traits/lightning>\xa0whenever its condition is met, "
                "<icon:traits/dice>\xa0on your turn before you roll, "
                "<icon:traits/exclamation>\xa0before your first action."
            ),
            _(
                "<b>Traits.</b> Each species can do something that no other can. Hardcore plays without "
                "traits, Climate Cards or Catastrophes, as you choose when you set up the game."
            ),
            _("<b>At the table</b>"),
            _(
                "<icon:traverse>\xa0<b>Traverse:</b> drag your animal to a tile, or click one and then the "
                "other."
            ),
            _(
                "<icon:twist>\xa0<b>Twist:</b> drag a tile round its middle, or turn the wheel over it. A "
                "click on a tile shows all that can be done there."
            ),
            _(
                "<icon:scout>\xa0<b>Scout:</b> drag a face-down tile over, or click it and choose Explore. "
                "Drag a token to a wedge, or click the wedge."
            ),
            _(
                "<b>Keys.</b> 1, 2 and 3 light up what each action can do; the arrows walk from one to the "
                "next and Enter takes it. Ctrl+Z takes a step back until something has come to light."
            ),
            _(
                "<b>Bots.</b> When you set up a game, each seat is left to a person or to a bot of some "
                "level. While a bot thinks, a bar fills at its plate: B takes the best so far, P lets the "
                "bots wait and go on. With one person at the table there is no curtain, and Ctrl+Z goes back "
                "to that person's latest decision."
            ),
            _(
                "<icon:hint>\xa0<b>Hint.</b> H shows what looks best to a strong bot, the next best, and "
                "why: 1 and 2 mark where they are. The settings can show everybody's chances of winning "
                "above the board; they tell nothing of hidden cards."
            ),
            _(
                "<icon:puzzle>\xa0<b>Puzzles</b>, on the title: positions from which one shortest way leads "
                "home. H says what is needed, and pressed again shows the way; Backspace begins again."
            ),
            _("A click or Space lets an animation come to its end at once. Esc opens the menu."),
            _(
                "<icon:again>\xa0<b>Looking back.</b> Marks show what has changed since your last turn, "
                "until your first action; R shows it all again. Games that are over, and saved ones, can be "
                "watched step by step, and a chart tells how the chances went."
            ),
        ]
    )


class Help(Sheet):
    """A sheet over the present scene with the rules in brief; Esc closes it."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, scrolling where the window is too low for it."""
        kit = self.kit
        text = ScrollView(kit, page(), theme.BODY.sized(17))
        sheet = self.spread(_WIDTH, metrics.height - 32)
        inner = sheet.width - 2 * _MARGIN
        text.place(0, 0, inner, 0)
        around = 2 * _MARGIN + _HEAD
        sheet.height = min(sheet.height, text.content_height + around)
        sheet.center = metrics.area.center
        x, y = sheet.left + _MARGIN, sheet.top + _MARGIN - 8
        close = Button(kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        self.add_head(_("How to play"), close, Box(x, y, inner, 0))
        self.form.add(text).place(x, y + _HEAD, inner, sheet.height - around)
        more = Button(kit, _("Reference"), self._look_up, icon="card")
        width = more.natural_width
        self.form.add(more).place(close.box.left - 12 - width, y, width, 48)
        board = Button(kit, _("Keys"), self.app.show_keys)
        width = board.natural_width
        self.form.add(board).place(more.box.left - 12 - width, y, width, 48)
        self.form.default = close
        self.form.focus(text)

    def _look_up(self) -> None:
        self.app.manager.push(Reference(self.app))
