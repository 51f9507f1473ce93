"""Turn notifications for absent players: one module per channel."""
