"""My Village in the terminal."""
