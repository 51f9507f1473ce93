"""Benchmark the rules on one core: `python -m bench`; `--check` compares, `--save` stores the result.

Times depend on the machine and its load; instruction counts hardly do. So the check counts instructions per decision
with valgrind and fails if they exceed the stored result by more than a tenth. `--check --save` stores only the counts,
for use on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from village.games import FIRST, OURS

RESULTS = Path(__file__).with_name("results.json")
TOLERANCE = 1.10
GAMES = {"compiled": 3000, "plain": 150}
COUNTED_GAMES = {"compiled": (40, 240), "plain": (3, 13)}  # the difference excludes startup and setup


def environment(build: str) -> dict[str, str]:
    return {**os.environ, "VILLAGE_PURE": "1" if build == "plain" else "", "PYTHONHASHSEED": "0"}


def measure(game: str, build: str, kind: str, n: int, under: tuple[str, ...] = ()) -> tuple[dict[str, Any], str]:
    command = [*under, sys.executable, "-m", "bench.measure", kind, str(n), game]
    done = subprocess.run(command, env=environment(build), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"measuring failed: {done.stderr.strip()[-500:]}")
    return json.loads(done.stdout), done.stderr


def instructions(game: str, build: str) -> int:
    """Return the instructions per decision of random play."""
    if not shutil.which("valgrind"):
        sys.exit("valgrind is missing: install it (on Debian: apt install valgrind) to count instructions")
    measure(game, build, "new", 1)  # writes the bytecode, which must not be counted
    counts = []
    for games in COUNTED_GAMES[build]:
        with tempfile.NamedTemporaryFile() as out:
            under = ("valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}")
            result, log = measure(game, build, "play", games, under)
        match = re.search(r"I\s+refs:\s+([\d,]+)", log)
        if not match:
            sys.exit("valgrind printed no instruction count; run it by hand to see why")
        counts.append((int(match[1].replace(",", "")), result["decisions"]))
    (instructions_before, decisions_before), (instructions_after, decisions_after) = counts
    return round((instructions_after - instructions_before) / (decisions_after - decisions_before))


def speed(game: str, build: str) -> dict[str, Any]:
    runs = [measure(game, build, "play", GAMES[build])[0] for _ in range(3)]
    best = max(runs, key=lambda run: run["decisions_per_second"])
    return {**best, **measure(game, build, "copy", 20_000)[0], **measure(game, build, "new", 200)[0]}


def result_key(game: str) -> str:
    """Return the key of a stored result: interpreter and machine, with the game unless it is the first."""
    machine = f"{sys.implementation.cache_tag}-{platform.machine()}"
    return machine if game == FIRST.name else f"{game} {machine}"


def print_line(text: str) -> None:
    sys.stdout.write(text + "\n")


def table(game: str, results: dict[str, dict[str, Any]]) -> None:
    print_line(f"{f'random play, {game}, 4 seats, one core':42}{'plain':>12}{'compiled':>12}{'ratio':>8}")
    for key in results["plain"]:
        plain, compiled = results["plain"][key], results["compiled"][key]
        ratio = f"{compiled / plain:8.2f}" if plain and key not in ("games", "decisions", "plies") else ""
        print_line(f"{key.replace('_', ' '):42}{plain:>12,}{compiled:>12,}{ratio}")


def check(game: str, stored: dict[str, Any]) -> int:
    failed = 0
    if result_key(game) not in stored:
        print_line(f"no stored result for {result_key(game)}: run `python -m bench --save` to store one")
        return 1
    for build, result in stored.get(result_key(game), {}).items():
        before = result["instructions_per_decision"]
        count = instructions(game, build)
        verdict = "ok" if count <= before * TOLERANCE else "TOO MANY"
        failed += verdict != "ok"
        print_line(
            f"{build}: {count:,} instructions per decision, stored {before:,} ({count / before - 1:+.1%}): {verdict}"
        )
        result["instructions_per_decision"] = count
    return failed


def measure_all(game: str, stored: dict[str, Any], save: bool) -> None:
    results = {build: speed(game, build) for build in GAMES}
    for build, result in results.items():
        result["instructions_per_decision"] = instructions(game, build)
    table(game, results)
    if save:
        stored[result_key(game)] = results
        store(stored)
        print_line(f"stored in {RESULTS.name} for {result_key(game)}")


def store(results: dict[str, Any]) -> None:
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--game", nargs="*", default=list(OURS), choices=list(OURS), help="Games to measure (default: all)"
    )
    parser.add_argument(
        "--check", action="store_true", help="Only count instructions and compare with the stored result"
    )
    parser.add_argument("--save", action="store_true", help="Store the result")
    args = parser.parse_args()
    stored = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    if args.check:
        failed = sum(check(game, stored) for game in args.game)
        if args.save:
            store(stored)
        return failed
    for game in args.game:
        measure_all(game, stored, args.save)
    return 0


if __name__ == "__main__":
    sys.exit(main())
