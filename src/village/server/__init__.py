"""The game server: a single process on SQLite, or several nodes on PostgreSQL."""
