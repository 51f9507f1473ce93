"""The terminal interface: board, prompt, replay and tables, in one language."""
