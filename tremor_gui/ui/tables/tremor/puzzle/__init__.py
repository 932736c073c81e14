"""Puzzles at Tremor's table: what they are called, the table they are solved at, and their pictures."""
