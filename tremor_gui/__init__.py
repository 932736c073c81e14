"""Tremor is a desktop client for tile board games of disasters and habitats."""

__version__ = "0.1.0"
