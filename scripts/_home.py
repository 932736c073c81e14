"""Importing this finds the game in this clone, wherever somebody stands."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
