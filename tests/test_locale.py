"""The texts that a player reads can all be translated."""

import build_locale


def test_the_template_for_translators_holds_every_text() -> None:
    """If this fails, run ``python scripts/build_locale.py`` and commit what it writes."""
    assert build_locale.TEMPLATE.read_bytes() == build_locale.template()
