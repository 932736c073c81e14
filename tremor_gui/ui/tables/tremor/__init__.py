"""Tremor's table: where its pieces lie, how they move, and what may be done with them."""
