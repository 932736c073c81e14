"""Draw every picture of the game again, or check that the committed ones are up to date.

Without an option it draws what has changed since ``assets/art.lock`` was written.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from art import catalogue, sheet, store  # noqa: E402


def main() -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--all", action="store_true", help="draw everything again")
    parser.add_argument(
        "--check", action="store_true", help="only compare; exit 1 if sources and pictures differ"
    )
    parser.add_argument("--sheet", metavar="FILE", help="also write one picture of all pictures")
    parser.add_argument("--only", metavar="PART", default="", help="draw only names containing PART")
    args = parser.parse_args()
    pictures = {name: svg for name, svg in catalogue.pictures().items() if args.only in name}
    folder = ROOT / "assets"
    if args.check:
        stale = store.stale(folder, pictures)
        print("\n".join(stale) or "Pictures are up to date.")
        return 1 if stale else 0
    drawn = store.draw(folder, pictures, everything=args.all, whole=not args.only)
    print(f"Drew {len(drawn)} of {len(pictures)} pictures.")
    if args.sheet:
        sheet.write(folder, list(pictures), Path(args.sheet))
    return 0


if __name__ == "__main__":
    sys.exit(main())
