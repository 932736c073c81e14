"""Tremor: two to four species race across a 5x5 board of disaster tiles."""
