"""What games share on top of the kernel: game types, number tables with status, options, positions, event data."""
