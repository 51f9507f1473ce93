"""A learned bot: one net for every table of a game. NumPy alone plays it; `village.training` trains it."""

import os

# Thirty rows are too few to be shared out among cores: threads would wait for each other, on a busy machine for long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is loaded
