"""The game in a terminal: board, prompt, replay and tables, in words of one language."""
