"""The record: setup, play, writing, reading, undo."""
