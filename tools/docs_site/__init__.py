"""The documentation site: the pages in docs/, pages generated from the code, and the repository files they link to."""
