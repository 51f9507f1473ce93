"""G: Life Goals, one silver and one gold card for every player, covered until they are reached."""
