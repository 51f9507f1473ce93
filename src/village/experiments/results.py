"""The folder and files of the results."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path("experiments")  # in the working directory: the root of a checkout has the published results


def add_save_options(parser: ArgumentParser, *names: str) -> None:
    parser.add_argument("--save", action="store_true", help=f"Store the results in {' and '.join(names)}")
    add_results_option(parser)


def add_results_option(parser: ArgumentParser) -> None:
    help_text = f"Folder of the results (default: {FOLDER})"
    parser.add_argument("--results", type=Path, default=FOLDER, metavar="DIR", help=help_text)


def read_results(path: Path) -> dict[str, Any]:
    """Return the stored results; empty if there is no file."""
    results: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return results


def write_results(path: Path, results: dict[str, Any]) -> None:
    write_page(path, json.dumps(results, indent=1) + "\n")


def write_page(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
