"""News of games while they are played, to everybody who has them open, on every node."""
