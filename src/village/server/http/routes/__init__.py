"""The addresses under /api: one file for each kind of thing a client can ask for."""
