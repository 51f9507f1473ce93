"""The boxes: each adds, replaces, listens and owns, and knows of no other box."""
