"""The command line of tools that generate files: `--check` compares the files instead of writing them."""

from __future__ import annotations

import argparse


def check_only(module: str, description: str | None) -> bool:
    """Parse the command line; return whether to compare the files instead of writing them."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=(description or "").partition(":")[0])
    parser.add_argument("--check", action="store_true", help="Only compare; exit with 1 if a file is outdated")
    return parser.parse_args().check is True
