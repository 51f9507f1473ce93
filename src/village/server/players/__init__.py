"""Players: guests, accounts, tokens and bots."""
