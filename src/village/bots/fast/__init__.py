"""The compiled bots: search, playouts, lanes. They know the kernel and nothing of any game."""
