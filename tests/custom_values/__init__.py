"""Custom values: entering, checking, playing, and storing them in records and tables."""
