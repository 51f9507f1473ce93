"""What the server bears: moves per second, how long they take, what a game costs in memory."""
