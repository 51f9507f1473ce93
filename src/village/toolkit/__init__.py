"""What games share and the kernel need not know: titles, tables with status, options, positions, events in words."""
