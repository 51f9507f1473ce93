"""A game needs no change outside its folders: no other file names one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import village
from village.games import game_types

PACKAGE = Path(village.__file__).parent
HOMES = [PACKAGE / "games", PACKAGE / "terminal" / "games"]
OURS = [title for title in game_types() if title.package.startswith("village.games.")]
# The package and its program are called like the first game: there the name is no game.
PACKAGE_NAMES = {"village"}
NAMES = {title.name for title in OURS}
THINGS = NAMES | {name for title in OURS for name in (*title.editions, *title.boxes(), *title.tables())}
EDITION = re.compile(r"\b(bigbox|2011)\b")  # in sentences too
RULE = re.compile(r"\b[A-Z](-[A-Z]{3})?-[A-Z]?[0-9]+\b")


def outside() -> list[Path]:
    found = sorted(PACKAGE.rglob("*.py"))
    return [path for path in found if not any(home in path.parents for home in HOMES)]


def faults(source: str) -> list[str]:
    """Where a file names a game, an edition, a box or a rule: in imports, in calls, in strings."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names if is_game(name.name)]
        elif isinstance(node, ast.ImportFrom):
            found += [node.module or ""] if is_game(node.module or "") else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            found += [text] if text in THINGS - PACKAGE_NAMES or EDITION.search(text) or RULE.search(text) else []
        elif isinstance(node, ast.keyword) and node.arg == "game":
            found += [f"game={value(node.value)}"] if value(node.value) in NAMES else []
        elif isinstance(node, ast.Call):
            found += [f"{called(node)}({first(node)!r})"] if lays(node) else []
        elif isinstance(node, ast.Compare):
            found += [f"compared with {name!r}" for name in NAMES & compared(node)]
    return found


def is_game(module: str) -> bool:
    """A game's own folder, or how it is drawn; the registry itself is for everybody."""
    return any(re.match(rf"village\.(terminal\.)?games\.{title.name}\b", module) for title in OURS)


def lays(node: ast.Call) -> bool:
    return (
        called(node) in {"new", "create_table", "position", "find", "game_type_of", "load_game"}
        and first(node) in NAMES
    )


def compared(node: ast.Compare) -> set[object]:
    """What something is compared with, one by one or in a list; `"village" in about` looks for a key, as of a file."""
    sides = [node.left, *node.comparators] if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) else node.comparators
    return {value(one) for side in sides for one in getattr(side, "elts", [side])}


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def first(node: ast.Call) -> object:
    return value(node.args[0]) if node.args else None


def value(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


@pytest.mark.parametrize("path", outside(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_file_outside_the_games_names_one(path):
    assert faults(path.read_text("utf-8")) == []


def test_all_files_outside_the_games_are_checked():
    names = {str(path.relative_to(PACKAGE)) for path in outside()}
    assert {"cli/play.py", "record/setup.py", "server/responses.py", "mcp/tools.py", "envs/openspiel_game.py"} <= names
    assert not any(name.startswith("games/village") for name in names)


@pytest.mark.parametrize(
    "source",
    [
        "from village.games.village.tables import read",
        "import village.games.village.vocabulary",
        "from village.terminal.games.village.board import Board",
        "new('village', seats=2)",
        "create_table('village')",
        "start(game='village')",
        "edition: str = 'bigbox'",
        "boxes = ('inn',)",
        "GAMES = ('my_village',)",
        "if game == 'my_village': pass",
        "if title.name != 'village': pass",
        "if game in ('village', 'chess'): pass",
        "Reason('V-END-5', 'game-over')",
        "'rules such as I-V07'",
    ],
)
def test_the_name_of_a_game_is_detected(source):
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        "import village.games",
        "from village import games",
        "Typer(name='village')",
        "files('village.text')",
        "'village' in about",
    ],
)
def test_the_package_may_be_named(source):
    assert faults(source) == []
