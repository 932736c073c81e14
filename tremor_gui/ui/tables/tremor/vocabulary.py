"""What statistics call the things of Tremor, and what they say of a win."""

from collections.abc import Iterable

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.texts import VARIANT_NAMES
from tremor_gui.match.figures import Feat
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.tables.vocabulary import Kind, Vocabulary

_A_RUN = 3
"""How many wins one after another are worth a word."""


def tremor_vocabulary() -> Vocabulary:
    """Return the words of Tremor in the language in use."""
    game = GAMES["tremor"]
    return Vocabulary(
        game.name,
        _("Species"),
        {key: Kind(translate(name), str(name), f"portraits/{key}") for key, name in SPECIES_NAMES.items()},
        {key: translate(name) for key, name in VARIANT_NAMES.items()},
        _("Hardcore"),
        game.seats,
    )


def praise(feats: Iterable[Feat]) -> str:
    """Return what a win was for those people who won, in a line; nothing if none did."""
    return " · ".join(_praise(feat) for feat in feats)


def _praise(feat: Feat) -> str:
    gaps = {"name": feat.name, "species": translate(SPECIES_NAMES[feat.kind]), "count": feat.of_kind}
    if feat.wins == 1:
        return _("The first win for {name}!").format(**gaps)
    if feat.of_kind == 1:
        told = _("The first win for {name} as {species}.").format(**gaps)
    else:
        told = _("Win number {count} for {name} as {species}.").format(**gaps)
    if feat.running < _A_RUN:
        return told
    return " ".join((told, _("{count} in a row!").format(count=feat.running)))
