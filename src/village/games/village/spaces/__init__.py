"""The seven action spaces and the well, one file each."""
