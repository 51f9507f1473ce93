"""Generate the values of every game for the page: `python -m tools.generate_board_numbers`; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from village.games import OURS
from village.toolkit.game_type import GameType
from village.toolkit.tables import numbers

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


def file_of(title: GameType) -> Path:
    return GAMES / title.name / "printed.json"


def printed(title: GameType) -> dict[str, Any]:
    """Return the tables without status and source, and the values that always equal another one."""
    tables = {name: numbers(title.table(name)) for name in title.tables()}
    follows = {unit.key: unit.follows for unit in title.all_units() if unit.follows}
    return {"tables": tables, "follows": follows}


def generated() -> dict[Path, str]:
    """Return the file contents for each game that has a board on the page."""
    drawn = [title for title in OURS.values() if (GAMES / title.name).is_dir()]
    return {file_of(title): json.dumps(printed(title), indent=1) + "\n" for title in drawn}


def main() -> int:
    files = generated()
    if "--check" in sys.argv:
        return int(any(path.read_text("utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
