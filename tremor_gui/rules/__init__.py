"""The machinery every game runs on: frames, events, chance, and the codec."""
