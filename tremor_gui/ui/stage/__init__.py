"""The stage: sprites that stand where the state says, and move there by events."""
