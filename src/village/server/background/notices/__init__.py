"""Word of a turn to players who are not there: one file for each way it can go."""
