"""``python -m tremor_gui`` is the command ``tremor``."""

import multiprocessing
import sys

from tremor_gui.cli import main

if __name__ == "__main__":
    # In a bundle, the processes in which bots think start here, and must get no further.
    multiprocessing.freeze_support()
    sys.exit(main())
