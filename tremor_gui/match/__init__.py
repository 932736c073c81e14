"""A match around the rules: session, save files, settings."""
