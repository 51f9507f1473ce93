"""A chair for a language model: the Model Context Protocol, at tables of a server or in this process."""
