"""Tables: every change is an entry, and one reducer applies it."""
