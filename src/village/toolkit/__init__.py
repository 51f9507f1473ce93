"""What games share on top of the kernel: game types, tables of values with status, options, positions, event data."""
