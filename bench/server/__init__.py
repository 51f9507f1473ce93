"""Server benchmarks: moves per second, latency, and memory per game."""
