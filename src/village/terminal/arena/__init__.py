"""An arena in the terminal: played, kept, shown."""
