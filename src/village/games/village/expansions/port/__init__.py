"""P: Port, with ships, islands and missionaries instead of travel by land."""
