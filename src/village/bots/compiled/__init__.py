"""Compiled search, playouts and game batches. They depend on the kernel only, not on any game."""
