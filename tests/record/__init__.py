"""The record: setting up, playing, writing, reading, taking back."""
