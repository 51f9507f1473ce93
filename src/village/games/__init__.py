"""The games: each in a folder of its own, every one by name in the registry."""
