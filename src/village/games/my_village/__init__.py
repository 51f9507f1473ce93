"""My Village: the dice game of the family, one file for each area of the village board."""
