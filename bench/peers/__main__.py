"""Compare the speed of random play with other game libraries, on this machine and one core.

Every peer is installed with pinned versions into its own environment under `build/peers`; the first time this needs a
package index. All games are then played in several passes; ratios are taken within a pass.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench.peers.peers import OURS, PEERS, Peer
from bench.peers.report import results_json, table
from bench.peers.results import Row, shortfalls
from bench.peers.runner import RunOptions, measure

RESULTS = Path(__file__).with_name("results.json")
DEFAULT_WIDTH = 150  # columns, if the output is not a terminal


def make_parser() -> argparse.ArgumentParser:
    names = ",".join(peer.name for peer in PEERS)
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--seconds", type=positive, default=2.0, help="CPU seconds for each game and pass (default: 2)")
    parser.add_argument(
        "--passes", type=int, choices=range(1, 100), default=3, metavar="N", help="Number of passes (default: 3)"
    )
    parser.add_argument(
        "--only",
        type=parse_peers,
        default=PEERS,
        metavar="NAMES",
        help=f"Peers, comma-separated: {names}; ours is always measured (default: all)",
    )
    parser.add_argument("--fresh", action="store_true", help="Reinstall the peers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="Write the results to a JSON file")
    parser.add_argument("--save", action="store_true", help=f"Store a complete result as bench/peers/{RESULTS.name}")
    parser.add_argument("--strict", action="store_true", help="Fail if any peer could not be installed or played")
    parser.add_argument(
        "--check",
        action="store_true",
        help="Fail unless ours is 50 times as fast as catanatron and faster than all others",
    )
    return parser


def positive(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 600 seconds")
    return seconds


def parse_peers(text: str) -> tuple[Peer, ...]:
    by_name = {peer.name: peer for peer in PEERS}
    unknown = [name for name in text.split(",") if name not in by_name]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown peer {unknown[0]!r}; choose from {', '.join(by_name)}")
    return tuple(by_name[name] for name in text.split(","))


def verdict(rows: list[Row], console: Console) -> int:
    """Print whether ours is fast enough; return 1 if not."""
    missing = shortfalls(rows)
    for line in missing:
        console.print(f"too slow or unproven: {line}", markup=False)
    if not missing:
        console.print("fast enough: at least 50 times as fast as catanatron and faster than every game with chance")
    return int(bool(missing))


def store(rows: list[Row], options: RunOptions, console: Console) -> None:
    """Store a complete result in the repository."""
    if len(rows) < sum(len(peer.games) for peer in (OURS, *PEERS)) or not all(row.measured for row in rows):
        console.print("not stored, because some games were not measured; run it without --only")
        return
    RESULTS.write_text(results_json(rows, options))
    console.print(f"stored in {RESULTS.name}")


def main() -> int:
    args = make_parser().parse_args()
    options = RunOptions(args.seconds, args.passes, args.fresh)
    rows = measure((OURS, *args.only), options)
    console = Console() if sys.stdout.isatty() else Console(width=DEFAULT_WIDTH)
    console.print(table(rows))
    if args.json:
        args.json.write_text(results_json(rows, options))
    if args.save:
        store(rows, options, console)
    failed = verdict(rows, console) if args.check else 0
    if args.strict and not all(row.measured for row in rows):
        failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
