"""The verbs of the command ``tremor``, a module each."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NamedTuple


class Verb(NamedTuple):
    """What the command can be told to do."""

    summary: str
    """One sentence for the help."""
    arguments: Callable[[ArgumentParser], None]
    """Adds the arguments to a parser."""
    run: Callable[[Namespace], int]
    """Does it and returns the exit status."""
