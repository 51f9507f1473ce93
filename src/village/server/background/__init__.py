"""What goes on beside requests: clocks, bots, notices."""
