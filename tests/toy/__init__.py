"""A title with ten cards: proof that a game moves in with no change elsewhere."""
