"""Collect every text a player reads into ``assets/locale/tremor.pot``, and bring the languages up to date.

Each language is a folder beside that file with a catalogue that people edit, ``LC_MESSAGES/tremor.po``.
The script adds new texts to it, untranslated, takes out old ones, and makes the ``.mo`` that the game
reads. ``--add LANGUAGE`` begins another one. ``--check`` writes nothing and fails if any of the files is no
longer what the sources say. They carry no date and no line numbers, so they change only when a text does.
"""

import argparse
import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tremor_gui"
LOCALE = ROOT / "assets" / "locale"
TEMPLATE = LOCALE / "tremor.pot"
MADE = b"Made by scripts/build_locale.py: change the sources, not this file."
GUIDE = b"Write the translations here; scripts/build_locale.py keeps up with the sources."
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""Catalogues want one; it is always the same, so that they change only when a text does."""
KEYWORDS: dict[str, tuple[int, ...] | None] = {"_": None, "N_": None, "say": (1,), "ngettext": (1, 2)}
TRANSLATOR_COMMENT = "Translators:"
HEADER = rb"""# Every text of Tremor that a player reads.
# Made by scripts/build_locale.py: change the sources, not this file.
msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"

"""


def texts() -> Catalog:
    """Return the catalogue of all texts in the sources, in the order of the files they first occur in."""
    catalog = Catalog()
    found = extract_from_dir(
        SOURCES, [("**.py", "python")], keywords=KEYWORDS, comment_tags=[TRANSLATOR_COMMENT]
    )
    for filename, line, message, comments, context in sorted(found, key=lambda text: text[:2]):
        where = (SOURCES / filename).relative_to(ROOT).as_posix()
        catalog.add(message, locations=[(where, line)], auto_comments=comments, context=context)
    return catalog


def template() -> bytes:
    """Return the file that translators start from."""
    return HEADER + _written(texts())


def languages() -> list[Path]:
    """Return the catalogues that people edit, one a language."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/tremor.po"))


def catalogue(path: Path) -> Catalog:
    """Return a language's catalogue with the texts there are now; what was translated stays."""
    with path.open("rb") as file:
        catalog = read_po(file, locale=path.parent.parent.name)
    catalog.update(texts(), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    catalog.creation_date = catalog.revision_date = NO_DATE
    return catalog


def files_of(path: Path) -> dict[Path, bytes]:
    """Return a language's two files as they should be."""
    catalog = catalogue(path)
    compiled = BytesIO()
    write_mo(compiled, catalog)
    own = rf'"Language: {catalog.locale}\n"' "\n" rf'"Plural-Forms: {catalog.plural_forms}\n"' "\n\n"
    head = HEADER.rstrip(b"\n").replace(MADE, GUIDE) + b"\n" + own.encode()
    return {path: head + _written(catalog), path.with_suffix(".mo"): compiled.getvalue()}


def begin(language: str) -> None:
    """Make the empty catalogue of another language."""
    try:
        Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        sys.exit(f"“{language}” is the code of no language; such codes are de, fr or pt_BR.")
    path = LOCALE / language / "LC_MESSAGES" / "tremor.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(HEADER)


def _written(catalog: Catalog) -> bytes:
    file = BytesIO()
    write_po(file, catalog, omit_header=True, include_lineno=False)
    return file.getvalue()


def main() -> None:
    """Write all files, or with ``--check`` leave with a sentence if one is stale."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    parser.add_argument("--add", metavar="LANGUAGE", help="begin another language, by its code")
    given = parser.parse_args()
    if given.add:
        begin(given.add)
    fresh = {TEMPLATE: template()}
    for path in languages():
        fresh.update(files_of(path))
    for path, content in fresh.items():
        if given.check and (not path.exists() or path.read_bytes() != content):
            sys.exit(f"{path.relative_to(ROOT)} is stale: run python scripts/build_locale.py.")
        if not given.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


if __name__ == "__main__":
    main()
