"""I: the Inn, with beer and villagers."""
