"""My Village, the dice game: one file for each area of the village board."""
