"""Work outside requests: clocks, bots, notifications."""
