"""S: one player against the rival, who takes cubes, customers, windows and places in the chronicle."""
