"""What a script makes and what is committed are the same; the sounds are listened to with the kit."""

import build_locale
from art import catalogue, store


def test_the_template_for_translators_holds_every_text() -> None:
    """If this fails, run ``python scripts/build_locale.py`` and commit what it writes."""
    assert build_locale.TEMPLATE.read_bytes() == build_locale.template()
    for path in build_locale.languages():
        for file, content in build_locale.files_of(path).items():
            assert file.read_bytes() == content, file


def test_every_picture_is_drawn_from_its_present_source() -> None:
    """If this fails, run ``python scripts/build_art.py`` and commit what it draws."""
    assert not store.stale(build_locale.ROOT / "assets", catalogue.pictures())
