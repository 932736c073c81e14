"""What every scene and widget draws and sounds with, in one hand."""

from dataclasses import dataclass
from typing import Self

from tremor_gui.ui.images import Images, asset_root
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.paragraph import Paragraphs
from tremor_gui.ui.sound import NullAudio, Sounds
from tremor_gui.ui.text import Typesetter


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a player chooses about the interface; `App.apply` puts it into force at once."""

    ui_scale: float = 1.0
    motion: bool = True
    """Off: scenes change without a fade and nothing moves that need not."""
    speed: float = 1.0
    """How fast people's own moves are shown; 2 is twice as fast."""
    bot_speed: float = 1.0
    """How fast the moves of bots follow and are shown."""
    chances: bool = False
    """Whether the table shows everybody's chance of winning."""
    suggest: bool = False
    """Whether the table shows a hint where a turn begins."""
    confirm_turn: bool = False
    """Whether a turn that is over passes on only when its player says so."""
    volume: float = 0.7
    """Loudness of everything, 0-1; those of effects and music are shares of it."""
    effects: float = 1.0
    music: float = 0.5
    muted: bool = False
    hushed: bool = True
    """Whether nothing sounds while another window is in front."""
    language: str | None = None
    """The code of a language, or None for that of the system."""


@dataclass(slots=True)
class Kit:
    """Metrics, text, pictures and sounds of one window; the metrics change with its size."""

    metrics: Metrics
    text: Typesetter
    paragraphs: Paragraphs
    images: Images
    sound: Sounds
    preferences: Preferences

    @classmethod
    def make(cls, pixels: tuple[int, int], preferences: Preferences, sound: Sounds | None = None) -> Self:
        """Put a kit together for a window of this many pixels; it is silent without a sound card."""
        root = asset_root()
        metrics = Metrics.fit(pixels, preferences.ui_scale)
        text, images = Typesetter(metrics.scale), Images(root)
        return cls(metrics, text, Paragraphs(text, images), images, sound or NullAudio(), preferences)

    def forget(self) -> None:
        """Let go of all that was drawn; it is drawn again where it is needed."""
        self.images.forget()
        self.text.lines.clear()

    def fit(self, pixels: tuple[int, int]) -> None:
        """Follow the window to another size, or the preferences to another scale."""
        self.metrics = Metrics.fit(pixels, self.preferences.ui_scale)
        if self.metrics.scale != self.text.scale:
            self.text.rescale(self.metrics.scale)
