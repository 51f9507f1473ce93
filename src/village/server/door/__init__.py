"""The door of the server: who comes, from where, how fast, and what is noted of it."""
