"""Players by machine: they are handed a view and answer with one of its options."""
