"""`python -m village.experiments NAME ...` runs an experiment; without a name it lists them."""

from __future__ import annotations

import sys
from importlib import import_module

from village.record.errors import Error

PROGRAM = "python -m village.experiments"
EXPERIMENTS = {
    "balance": "Show how a game is played and which moves win it.",
    "calibration": "Compare predicted win chances with results.",
    "passivity": "Count turns in which bots pass although a move would help.",
    "scores": "Compare self-play scores by player count and expansions.",
    "strength": "Measure how strong the bots are against each other.",
    "usage": "Count how often strong players use each place, good and card.",
}


def usage() -> str:
    lines = [f"usage: {PROGRAM} NAME [--help] ...", ""]
    return "\n".join(lines + [f"  {name:12} {purpose}" for name, purpose in EXPERIMENTS.items()]) + "\n"


def main() -> int:
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name in ("", "-h", "--help"):
        sys.stdout.write(usage())
        return 0 if name else 2
    if name not in EXPERIMENTS:
        sys.stderr.write(f"{PROGRAM}: unknown experiment {name!r}; choose one of {', '.join(EXPERIMENTS)}\n")
        return 2
    del sys.argv[1]
    try:
        import_module(f"village.experiments.{name}").main()
    except ModuleNotFoundError as error:
        sys.stderr.write(f"{PROGRAM}: {error.name} is missing: pip install 'village-boardgame[training]'\n")
        return 1
    except (Error, OSError) as error:
        sys.stderr.write(f"{PROGRAM}: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
