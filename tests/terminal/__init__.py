"""The terminal as a player meets it: lines typed, lines read."""
