"""Village in the terminal."""
