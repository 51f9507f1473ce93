"""G: Life Goals, one silver and one gold card for every player, face down until they are reached."""
