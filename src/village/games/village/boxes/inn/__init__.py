"""I: the Inn. Beer, villagers, and a place to die unremembered."""
