"""Benchmark the server on this machine, together with its clients: `python -m bench.server`; `--save` stores results.

Wall time depends on other load, which is reported too; processor time per move does not.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import village
from bench.server.measure import Effort, on_sqlite
from bench.server.scaling import on_postgresql

RESULTS = Path(__file__).parent.with_name("server.json")
PARTS = ("watched", "unwatched", "levels", "idle", "opening", "postgresql")


def measure(effort: Effort, parts: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    yield "compiled", village.COMPILED
    if set(parts) - {"postgresql"}:
        yield from on_sqlite(effort, parts.__contains__)
    if "postgresql" in parts:
        yield from on_postgresql(effort)


def show(name: str, value: Any) -> None:
    """Print one line, or one per part."""
    title = name.replace("_", " ")
    if isinstance(value, dict) and all(isinstance(part, dict) for part in value.values()):
        for part, figures in value.items():
            show(f"{title} {part}", figures)
        return
    text = ", ".join(f"{key} {number:,}" for key, number in value.items()) if isinstance(value, dict) else f"{value}"
    sys.stdout.write(f"{title:32}{text}\n")
    sys.stdout.flush()


def allow_open_files() -> None:
    """Raise the limit on open files: clients and server need one per connection."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def part(text: str) -> str:
    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"no part {text!r}; there are {', '.join(PARTS)}")
    return text


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("parts", nargs="*", type=part, metavar="PART", help=f"some of {', '.join(PARTS)} (all)")
    parser.add_argument("--games", type=int, default=500, help="games that are open (500)")
    parser.add_argument("--watched-rate", type=int, default=700, help="moves a second in watched games (700)")
    parser.add_argument("--unwatched-rate", type=int, default=900, help="moves a second in others (900)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long the steady load lasts (20)")
    parser.add_argument("--save", action="store_true", help=f"keep the figures in bench/{RESULTS.name}")
    options = parser.parse_args()
    allow_open_files()
    effort = Effort(options.games, options.watched_rate, options.unwatched_rate, options.seconds)
    result: dict[str, Any] = {}
    for name, value in measure(effort, tuple(options.parts) or PARTS):
        show(name, value)
        result[name] = value
    if options.save:
        saved = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        name = f"{sys.implementation.cache_tag}-{platform.machine()}"
        saved[name] = saved.get(name, {}) | result  # parts may be measured separately
        RESULTS.write_text(json.dumps(saved, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
