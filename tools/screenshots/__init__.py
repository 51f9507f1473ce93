"""Screenshots of the page, for visual review."""
