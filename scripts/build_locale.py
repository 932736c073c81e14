"""Collect every text a player reads into ``assets/locale/tremor.pot``, from which translators start.

``--check`` writes nothing and fails if that file is no longer what the sources say. The file carries no
date and no line numbers, so it changes only when a text does.
"""

import argparse
import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tremor_gui"
TEMPLATE = ROOT / "assets" / "locale" / "tremor.pot"
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


def template() -> bytes:
    """Return the catalogue of all texts in the sources, in the order of the files they first occur in."""
    catalog = Catalog()
    found = extract_from_dir(
        SOURCES, [("**.py", "python")], keywords=KEYWORDS, comment_tags=[TRANSLATOR_COMMENT]
    )
    for filename, line, message, comments, context in sorted(found, key=lambda text: text[:2]):
        where = (SOURCES / filename).relative_to(ROOT).as_posix()
        catalog.add(message, locations=[(where, line)], auto_comments=comments, context=context)
    file = BytesIO()
    write_po(file, catalog, omit_header=True, include_lineno=False)
    return HEADER + file.getvalue()


def main() -> None:
    """Write the template, or with ``--check`` leave with a sentence if it is stale."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is stale")
    fresh = template()
    if parser.parse_args().check:
        if not TEMPLATE.exists() or TEMPLATE.read_bytes() != fresh:
            sys.exit(f"{TEMPLATE.relative_to(ROOT)} is stale: run python scripts/build_locale.py.")
    else:
        TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
        TEMPLATE.write_bytes(fresh)


if __name__ == "__main__":
    main()
