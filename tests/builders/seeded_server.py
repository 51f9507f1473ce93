"""`village serve` with table seeds that depend on the table's setting, so that every run plays the same games.

Run as `python -m tests.builders.seeded_server serve ...`.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from typing import Any

from bench.server.node import Node
from village.cli import main
from village.table import create
from village.table.row import TableRow


class SeededNode(Node):
    """A server node with these seeds."""

    program = (sys.executable, "-m", "tests.builders.seeded_server")


def seeded_row(**fields: Any) -> TableRow:
    seed = sha256(f"{os.environ['VILLAGE_SEED']} {fields['setting']}".encode()).hexdigest()
    return TableRow(**{**fields, "seed": seed})


def seed_tables() -> None:
    """Give the tables of this process such seeds."""
    create.TableRow = seeded_row  # type: ignore[assignment, misc]


if __name__ == "__main__":
    seed_tables()
    sys.exit(main())
