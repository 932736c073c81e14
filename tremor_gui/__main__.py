"""``python -m tremor_gui`` is the command ``tremor``."""

import sys


def main() -> int:
    """Run the command, and return the exit status; whoever stops it while it loads hears nothing either."""
    try:
        import multiprocessing  # noqa: PLC0415 - loading is the first thing that can be stopped

        # In a bundle, the processes in which bots think start here, and must get no further.
        multiprocessing.freeze_support()
        from tremor_gui.cli import main as command  # noqa: PLC0415
    except KeyboardInterrupt:
        return 130
    return command()


if __name__ == "__main__":
    sys.exit(main())
