"""Who asks: guests, accounts, programs."""
