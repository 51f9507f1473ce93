"""A small game with ten cards: proof that a game can be added without changes elsewhere."""
