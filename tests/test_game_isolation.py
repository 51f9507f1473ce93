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
OURS = [game_type for game_type in game_types() if game_type.package.startswith("village.games.")]
# The package and its command have the name of the first game; there it does not name the game.
PACKAGE_NAMES = {"village"}
NEUTRAL_WORDS = PACKAGE_NAMES | {"solo"}  # any game may be played solo
NAMES = {game_type.name for game_type in OURS}
THINGS = NAMES | {
    name for game_type in OURS for name in (*game_type.editions, *game_type.expansions(), *game_type.tables())
}
EDITION = re.compile(r"\b(bigbox|2011)\b")  # in sentences too
RULE = re.compile(r"\b[A-Z](-[A-Z]{3})?-[A-Z]?[0-9]+\b")


def outside() -> list[Path]:
    paths = sorted(PACKAGE.rglob("*.py"))
    return [path for path in paths if not any(home in path.parents for home in HOMES)]


def violations(source: str) -> list[str]:
    """Return where a file names a game, an edition, an expansion or a rule: in imports, calls and strings."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [name.name for name in node.names if is_game(name.name)]
        elif isinstance(node, ast.ImportFrom):
            names += [node.module or ""] if is_game(node.module or "") else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            names += [text] if text in THINGS - NEUTRAL_WORDS or EDITION.search(text) or RULE.search(text) else []
        elif isinstance(node, ast.keyword) and node.arg == "game":
            names += [f"game={value(node.value)}"] if value(node.value) in NAMES else []
        elif isinstance(node, ast.Call):
            names += [f"{called(node)}({first(node)!r})"] if creates_table(node) else []
        elif isinstance(node, ast.Compare):
            names += [f"compared with {name!r}" for name in NAMES & compared(node)]
    return names


def is_game(module: str) -> bool:
    """Return whether a module belongs to a game; the registry itself does not."""
    return any(re.match(rf"village\.(terminal\.)?games\.{game_type.name}\b", module) for game_type in OURS)


def creates_table(node: ast.Call) -> bool:
    return (
        called(node) in {"new", "create_table", "position", "find", "game_type_of", "load_game"}
        and first(node) in NAMES
    )


def compared(node: ast.Compare) -> set[object]:
    """Return the values of a comparison, single or in a list, but not the key of `"village" in about`."""
    sides = [node.left, *node.comparators] if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) else node.comparators
    return {value(element) for side in sides for element in getattr(side, "elts", [side])}


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def first(node: ast.Call) -> object:
    return value(node.args[0]) if node.args else None


def value(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


@pytest.mark.parametrize("path", outside(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_file_outside_the_games_names_one(path):
    assert violations(path.read_text("utf-8")) == []


def test_all_files_outside_the_games_are_checked():
    names = {str(path.relative_to(PACKAGE)) for path in outside()}
    assert {"cli/play.py", "record/setup.py", "table/views.py", "mcp/tools.py", "envs/openspiel_game.py"} <= names
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
        "expansions = ('inn',)",
        "GAMES = ('my_village',)",
        "if game == 'my_village': pass",
        "if game_type.name != 'village': pass",
        "if game in ('village', 'chess'): pass",
        "Reason('V-END-5', 'game-over')",
        "'rules such as I-V07'",
    ],
)
def test_the_name_of_a_game_is_detected(source):
    assert violations(source)


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
    assert violations(source) == []
