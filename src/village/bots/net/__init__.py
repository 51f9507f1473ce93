"""A learned bot: one net for every table of a game. NumPy alone plays it; `learn/`, beside `src`, trains it."""
