"""Bots that play with a neural net, one for all tables of a game. They need NumPy only; see `village.training`."""

import os

# Thirty rows are too few to split among threads, which would wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is loaded
