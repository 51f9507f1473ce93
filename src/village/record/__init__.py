"""Played games: the log is authoritative, and the state follows from it."""
