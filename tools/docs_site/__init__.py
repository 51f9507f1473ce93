"""What `make docs` adds to the pages in docs/: pages made from the code, and files of the repository they link to."""
