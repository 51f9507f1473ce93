"""A played game: the log is the truth, the state is what the log adds up to."""
