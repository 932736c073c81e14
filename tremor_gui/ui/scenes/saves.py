"""The saved games, and the scenarios that come with the game."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.games import GAMES
from tremor_gui.match.errors import Complaint
from tremor_gui.match.library import Entry, Library
from tremor_gui.match.session import Session
from tremor_gui.rules.text import Text
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, ngettext, translate
from tremor_gui.ui.images import asset_root
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.bring_in import BringIn
from tremor_gui.ui.scenes.when import when
from tremor_gui.ui.tables.levels import played_by
from tremor_gui.ui.tables.tremor.saved import played_in, players_in
from tremor_gui.ui.tables.tremor.scenarios import SCENARIOS, Scenario
from tremor_gui.ui.widgets import Button, Choice, Form, Label, ListView, Panel, RichLabel
from tremor_gui.ui.widgets.modal import Answer, Question

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1080.0
_MARGIN: Final = 36.0
_HEAD: Final = 62.0
_BUTTON: Final = 52.0
_GAP: Final = 18.0
_ROW: Final = 74.0
_PAW: Final = 110.0
_IMPORT: Final = Shortcut(pygame.KSCAN_I, "I")
_WATCH: Final = Shortcut(pygame.KSCAN_W, "W")
_DELETE: Final = Shortcut(pygame.KSCAN_DELETE, "Del")
_DUSK: Final = palette.SHADOW + "58"
_NAMES: Final = theme.STRONG.sized(19)
_FACTS: Final = theme.BODY.sized(16).coloured(palette.INK_SOFT)
_NOTHING: Final = theme.BODY.sized(20).coloured(palette.INK_SOFT)
_BADGE: Final = theme.STRONG.sized(16)


def scenario_folder() -> Path:
    """Return the folder of the scenarios, installed or in the source tree."""
    return asset_root().parent / "saves"


class Saves(Scene):
    """A list of matches: Enter or a double click opens one, `open_game` gets its session, or `watch` does."""

    def __init__(
        self,
        app: "App",
        library: Library,
        open_game: Callable[[Session], None],
        watch: Callable[[Session], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.form = Form(app.kit)
        self._library = library
        self._scenarios = Library(scenario_folder(), GAMES)
        self._shelf = library
        self._open_game = open_game
        self._watch = watch
        self._back = back
        self._entries: list[Entry] = []
        self._at: int | None = None
        """Which entry is chosen, or was before the list was read anew; at first none is."""

    def enter(self) -> None:
        """Look again at what is there."""
        self.layout(self.kit.metrics)

    def layout(self, metrics: Metrics) -> None:
        """Put one sheet in the middle: the list, and below it what can be done with its entries."""
        self.form.clear()
        self._entries = self._read()
        sheet = Box(0, 0, min(_WIDTH, metrics.width - 48), metrics.height - 40)
        sheet.center = metrics.area.center
        self.form.add(Panel(self.kit)).box = sheet
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._add_head(Box(inner.left, inner.top - 6, inner.width, _HEAD - 14))
        height = inner.height - _HEAD - _BUTTON - _GAP
        row = height / round(height / _ROW)
        self._list = ListView(
            self.kit, self._entries, row, self._draw_row, on_select=self._judge, on_open=self._open
        )
        self._list.place(inner.left, inner.top + _HEAD, inner.width, height)
        self._add_buttons(Box(inner.left, inner.bottom - _BUTTON, inner.width, _BUTTON))
        if self._entries:
            self.form.add(self._list)
            self.form.focus(self._list)
            self._list.select(self._first() if self._at is None else self._at)
        else:
            self._add_nothing(self._list.box)

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the sheet."""
        return self.form.handle(event)

    def drop(self, path: Path) -> bool:
        """Take a file that was dropped here among the saved games."""
        self._take_in(path)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for the sheet."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet before the picture of the title."""
        pen = self.pen(surface)
        pen.backdrop("table/title")
        pen.fill(_DUSK, self.kit.metrics.area)
        self.form.draw(surface)
        if not self._entries:
            side = _PAW
            x, y = self._list.box.center
            pen.image("emblems/habitat", Box(x - side / 2, y - side - 4, side, side), 150)

    def cancel(self) -> None:
        """Let go of what is held."""
        self.form.cancel()

    @property
    def entries(self) -> list[Entry]:
        """What is listed now."""
        return self._entries

    def _read(self) -> list[Entry]:
        found = self._shelf.entries()
        return found if self._shelf is self._library else sorted(found, key=lambda entry: entry.path.name)

    def _first(self) -> int:
        """Return the first entry that can be opened."""
        return next((at for at, entry in enumerate(self._entries) if entry.problem is None), 0)

    def _add_head(self, box: Box) -> None:
        shelves = [(self._library, _("Saved games")), (self._scenarios, _("Scenarios"))]
        choice = Choice(self.kit, shelves, self._shelf, self._turn_to)
        width = choice.natural_width
        self.form.add(choice).place(box.right - width, box.top, width, box.height)
        title = Label(self.kit, _("Load a game"), theme.TITLE.sized(36))
        self.form.add(title).place(box.left, box.top, box.width - width - _GAP, box.height)

    def _add_buttons(self, box: Box) -> None:
        kit = self.kit
        back = Button(kit, _("Back"), self._back, icon="back", shortcut=keys.ESCAPE)
        bring_in = Button(
            kit,
            _("Import …"),
            lambda: self.app.manager.push(BringIn(self.app, self._take_in)),
            icon="save",
            tooltip=_("A save from elsewhere: drag it here, or say where it is"),
            shortcut=_IMPORT,
        )
        self._delete = Button(kit, _("Delete"), self._ask_to_delete, icon="cross", shortcut=_DELETE)
        self._open_button = Button(kit, _("Open"), self._open_chosen, icon="play", accent=True)
        self._watch_button = Button(
            kit,
            _("Watch"),
            self._watch_chosen,
            icon="film",
            tooltip=_("See the match again"),
            shortcut=_WATCH,
        )
        nothing = _("Nothing is chosen.")
        self._delete.why_not = self._open_button.why_not = self._watch_button.why_not = nothing
        acting = (self._delete, self._watch_button, self._open_button)
        buttons = (back, bring_in, *acting)
        wanted = [max(back.natural_width, 130), bring_in.natural_width]
        wanted += [max(button.natural_width, 150) for button in acting]
        spare = box.width - sum(wanted) - len(acting) * _GAP - _GAP
        squeeze = min(1.0, 1 + spare / sum(wanted))
        left = box.left
        for button, width in zip(buttons, wanted, strict=True):
            left += max(spare, 0.0) if button is self._delete else 0.0
            self.form.add(button).place(left, box.top, width * squeeze, box.height)
            left = button.box.right + _GAP

    def _add_nothing(self, box: Box) -> None:
        if self._shelf is self._library:
            sentence = _("No games yet. Start one: it saves itself after every step.")
        else:
            sentence = _("No scenarios came with this copy of the game.")
        label = RichLabel(self.kit, sentence, _NOTHING, Align.CENTRE)
        height = label.height_for(box.width)
        self.form.add(label).place(box.left, box.centery + 12, box.width, height)

    def _turn_to(self, shelf: Library) -> None:
        self._shelf, self._at = shelf, None
        self.layout(self.kit.metrics)

    def _judge(self, entry: Entry) -> None:
        """Say of an entry that is chosen what can be done with it."""
        self._at = self._list.selected
        self._open_button.why_not = escape(translate(entry.problem)) if entry.problem else None
        mine = self._shelf is self._library
        self._delete.why_not = None if mine else _("Scenarios belong to the game and stay.")
        unplayed = None if mine else _("Nobody has played a scenario before you.")
        self._watch_button.why_not = self._open_button.why_not or unplayed

    def _open_chosen(self) -> None:
        if self._list.chosen is not None:
            self._open(self._list.chosen)

    def _watch_chosen(self) -> None:
        if self._list.chosen is not None:
            self._read_and(self._watch, self._list.chosen)

    def _open(self, entry: Entry) -> None:
        self._read_and(self._open_game, entry)

    def _read_and(self, go_on: Callable[[Session], None], entry: Entry) -> None:
        if entry.problem is not None:
            self._complain(entry.problem)
            return
        try:
            found = self._library.open(entry.path)
        except Complaint as error:
            self._complain(error.reason)
            self.layout(self.kit.metrics)
            return
        if found.notice is not None:
            self.app.toast(escape(translate(found.notice)))
        go_on(found.session)

    def _take_in(self, path: Path) -> bool:
        """Copy a save from elsewhere here and choose it, or say why that cannot be and return False."""
        try:
            found = self._library.open(path)
            kept = self._library.path_of(found.session) or self._library.write(found.session)
        except Complaint as error:
            self._complain(error.reason)
            return False
        self._shelf = self._library
        names = [entry.path.name for entry in self._read()]
        self._at = names.index(kept.name) if kept.name in names else None
        self.layout(self.kit.metrics)
        if found.notice is not None:
            self.app.toast(escape(translate(found.notice)))
        title = escape(self._title(self._library.entry(kept)))
        self.app.toast(_("Imported: {title}").format(title=f"<b>{title}</b>"))
        return True

    def _ask_to_delete(self) -> None:
        entry = self._list.chosen
        if entry is None:
            return
        question = Question(
            self.app,
            _("Delete this game?"),
            _("{title}\nIt goes to the folder “trash” beside your games.").format(
                title=f"<b>{escape(self._title(entry))}</b>"
            ),
            (Answer(_("Delete"), partial(self._delete_now, entry)), Answer(_("Keep"), accent=True)),
        )
        self.app.manager.push(question)

    def _delete_now(self, entry: Entry) -> None:
        try:
            self._library.delete(entry.path)
        except Complaint as error:
            self._complain(error.reason)
        self.layout(self.kit.metrics)

    def _complain(self, reason: Text) -> None:
        self.kit.sound.play("refuse")
        self.app.toast(escape(translate(reason)))

    def _title(self, entry: Entry) -> str:
        """Return what an entry is called: its players, its scenario, or else its file."""
        if entry.players and self._shelf is self._library:
            return " · ".join(map(played_by, players_in(entry), entry.brains))
        if (scenario := self._scenario(entry)) is not None:
            return translate(scenario.title)
        words = entry.path.stem.replace("-", " ").replace("_", " ")
        return words[:1].upper() + words[1:]

    def _scenario(self, entry: Entry) -> Scenario | None:
        mine = self._shelf is self._library or entry.problem is not None
        return None if mine else SCENARIOS.get(entry.path.stem)

    def _facts(self, entry: Entry) -> str:
        if entry.problem is not None:
            return translate(entry.problem)
        if (scenario := self._scenario(entry)) is not None:
            return translate(scenario.task)
        players = ngettext("{count} player", "{count} players", len(entry.players))
        facts = [
            played_in(entry),
            players.format(count=len(entry.players)),
            _("round {round}").format(round=entry.round) if entry.round else _("just set up"),
        ]
        if self._shelf is self._library:
            facts.append(when(entry.saved, datetime.now().astimezone()))
        return " · ".join(facts)

    def _state(self, entry: Entry) -> tuple[str, str]:
        """Return the icon and the words for how an entry stands; a scenario stands for its players."""
        if entry.problem is not None:
            return "cross", _("Cannot be opened")
        if self._shelf is self._scenarios:
            players = ngettext("{count} player", "{count} players", len(entry.players))
            return "player", players.format(count=len(entry.players))
        return ("check", _("Finished")) if entry.over else ("play", _("In progress"))

    def _draw_row(self, pen: Pen, box: Box, entry: Entry, selected: bool) -> None:
        """Draw an entry: what it is called, how far it is, and whether it goes on."""
        damaged = entry.problem is not None
        icon, words = self._state(entry)
        soft = palette.INK if selected else theme.DISABLED_INK if damaged else palette.INK_SOFT
        width = pen.kit.text.width(words, _BADGE) + 32
        right = box.right - 18
        pen.icon(icon, Box(right - width, box.centery - 11, 22, 22), soft)
        pen.line(words, _BADGE.coloured(soft), (right, box.centery), "midright")
        room = right - width - 24 - box.left - 18
        name = _NAMES.coloured(theme.DISABLED_INK if damaged and not selected else palette.INK)
        pen.line(self._title(entry), name, (box.left + 18, box.centery - 13), "midleft", room)
        pen.line(
            self._facts(entry), _FACTS.coloured(soft), (box.left + 18, box.centery + 14), "midleft", room
        )
        if not selected:
            pen.fill(palette.KRAFT + "50", Box(box.left + 12, box.bottom - 1, box.width - 24, 1))
