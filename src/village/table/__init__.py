"""Tables without a database: the entries of a table, what follows from them, and what viewers may see."""
