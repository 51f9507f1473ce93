"""How each game is drawn in the terminal, by the folder that has its name."""
