"""Numbers of somebody's own box: entered, checked, played with, carried by records and tables."""
