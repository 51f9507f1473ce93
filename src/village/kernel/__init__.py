"""The kernel: a stack of questions, independent of any particular game."""
