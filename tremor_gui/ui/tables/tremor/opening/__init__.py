"""What is seen of Tremor before the first turn: who plays, as which species, from which corner."""
