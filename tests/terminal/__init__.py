"""Tests of the terminal interface: input lines and printed lines."""
