"""Generate the values of every game for the page: `python -m tools.generate_board_values`; `--check` only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools.check_option import check_only
from village.games import OURS
from village.toolkit.game_type import GameType
from village.toolkit.tables import values_of

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


def file_of(game_type: GameType) -> Path:
    return GAMES / game_type.name / "printed.json"


def printed(game_type: GameType) -> dict[str, Any]:
    """Return the tables without status and source, and the values that always equal another one."""
    tables = {name: values_of(game_type.table(name)) for name in game_type.tables()}
    follows = {unit.key: unit.follows for unit in game_type.all_units() if unit.follows}
    return {"tables": tables, "follows": follows}


def generated() -> dict[Path, str]:
    """Return the file contents for each game that has a board on the page."""
    with_board = [game_type for game_type in OURS.values() if (GAMES / game_type.name).is_dir()]
    return {file_of(game_type): json.dumps(printed(game_type), indent=1) + "\n" for game_type in with_board}


def main() -> int:
    check = check_only("tools.generate_board_values", __doc__)
    files = generated()
    if check:
        return int(any(path.read_text("utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
