"""What the player sees and touches; the only part that imports pygame and pymunk."""

import os

# Pygame greets on standard output, which belongs to the command's own words.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
