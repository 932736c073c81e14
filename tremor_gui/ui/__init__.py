"""What the player sees and touches; the only part that imports pygame and pymunk."""
