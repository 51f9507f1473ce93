"""What holds in every game, whatever the players do."""
