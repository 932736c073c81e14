"""Tremor's tutorial: what it asks for, and the table on which it is asked."""
