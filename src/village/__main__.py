"""Run the command line with `python -m village`."""

import sys

from village.cli import main

if __name__ == "__main__":
    sys.exit(main())
