"""A bot that ends the program as soon as it is imported."""

import sys

sys.exit(5)
