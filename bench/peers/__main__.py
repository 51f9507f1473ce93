"""Speed side by side: random play of other game libraries and of ours, on this machine, one core, in one run.

Every peer is installed from its pins into a throw-away environment under `build/peers`, which needs a package
registry the first time. All games are then played in turn, several passes; ratios are taken pass by pass.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench.peers.passes import Effort, measure
from bench.peers.peers import OURS, PEERS, Peer
from bench.peers.report import table, written
from bench.peers.rows import Row, shortfalls

KEPT = Path(__file__).with_name("results.json")
WIDE = 150  # where there is no terminal to measure


def arguments() -> argparse.ArgumentParser:
    names = ",".join(peer.name for peer in PEERS)
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--seconds", type=positive, default=2.0, help="processor time for each game and pass (2)")
    parser.add_argument("--passes", type=int, choices=range(1, 100), default=3, metavar="N", help="how often (3)")
    parser.add_argument("--only", type=chosen, default=PEERS, metavar="NAMES", help=f"some of {names}; ours always")
    parser.add_argument("--fresh", action="store_true", help="install the peers anew")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--save", action="store_true", help=f"keep a complete result as bench/peers/{KEPT.name}")
    parser.add_argument("--strict", action="store_true", help="fail if any peer could not be installed or played")
    parser.add_argument("--check", action="store_true", help="fail unless ours is 50 x catanatron and ahead of all")
    return parser


def positive(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError("between 0 and 600 seconds")
    return seconds


def chosen(text: str) -> tuple[Peer, ...]:
    known = {peer.name: peer for peer in PEERS}
    unknown = [name for name in text.split(",") if name not in known]
    if unknown:
        raise argparse.ArgumentTypeError(f"no peer {unknown[0]!r}; there are {', '.join(known)}")
    return tuple(known[name] for name in text.split(","))


def verdict(rows: list[Row], console: Console) -> int:
    """Say whether ours is fast enough; 1 if not."""
    missing = shortfalls(rows)
    for line in missing:
        console.print(f"too slow or unproven: {line}", markup=False)
    if not missing:
        console.print("fast enough: at least 50 x catanatron and ahead of every game with chance")
    return int(bool(missing))


def keep(rows: list[Row], effort: Effort, console: Console) -> None:
    """Keep the result in the repository, if nothing is missing from it."""
    if len(rows) < sum(len(peer.games) for peer in (OURS, *PEERS)) or not all(row.measured for row in rows):
        console.print("not kept: some games were not measured")
        return
    KEPT.write_text(written(rows, effort))
    console.print(f"kept in {KEPT.name}")


def main() -> int:
    wanted = arguments().parse_args()
    effort = Effort(wanted.seconds, wanted.passes, wanted.fresh)
    rows = measure((OURS, *wanted.only), effort)
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    console.print(table(rows))
    if wanted.json:
        wanted.json.write_text(written(rows, effort))
    if wanted.save:
        keep(rows, effort, console)
    failed = verdict(rows, console) if wanted.check else 0
    if wanted.strict and not all(row.measured for row in rows):
        failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
