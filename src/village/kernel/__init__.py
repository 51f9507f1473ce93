"""The kernel: a stack of questions. It knows no game."""
