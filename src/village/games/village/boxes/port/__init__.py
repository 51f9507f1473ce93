"""P: Port. Ships, islands and missionaries in the place of travel by land."""
