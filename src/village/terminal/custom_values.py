"""List the values of a game, print a template for custom values, and check a file of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from village.record.custom_values import parse_set, players_of, read_file
from village.record.setup import game_type_of
from village.terminal.language import Language
from village.toolkit.game_type import GameType
from village.toolkit.override_schema import Unit

PRINTED = "printed"


def list_values(game: str, language: str, as_json: bool) -> None:
    """List every value with its status and its location in the game."""
    game_type, words = game_type_of(game), Language(language, game)
    if as_json:
        values = [unit_data(game_type, unit, words) for unit in game_type.units()]
        sys.stdout.write(json.dumps({"game": game, "values": values}, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write("\n".join([*toml_lines(game_type.units(), words), ""]))


def unit_data(game_type: GameType, unit: Unit, words: Language) -> dict[str, Any]:
    return {
        "key": unit.key, "value": unit.value, "status": unit.status, "where": location_of(unit, words),
        "players": players_of(game_type, unit.key),
        "least": unit.least, "most": unit.most, "pieces": unit.pieces, "lengths": unit.lengths,
    }  # fmt: skip


def location_of(unit: Unit, words: Language) -> str:
    location = words.text.value_location(unit.key)
    return f"{location} ({unit.description})" if unit.description else location


def print_template(game: str, language: str) -> None:
    """Print a file in which to fill in every value that is not printed."""
    game_type, words = game_type_of(game), Language(language, game)
    sys.stdout.write(template(game_type, words))


def template(game_type: GameType, words: Language) -> str:
    head = [
        words.label("values-head", game=words.game_name()),
        words.label("values-less"),
        words.label("values-play"),
    ]
    lines = [
        *(f"# {sentence}" for sentence in head),
        f"#   village values {game_type.name} --check mine.toml",
        f"#   village play --game {game_type.name} --custom-values mine.toml",
        f"game = {json.dumps(game_type.name)}",
        f"name = {json.dumps(words.game_name(), ensure_ascii=False)}",
        "",
        "[values]",
    ]
    not_printed = [unit for unit in game_type.units() if unit.status != PRINTED]
    return "\n".join([*lines, *toml_lines(not_printed, words), ""])


def toml_lines(units: list[Unit], words: Language) -> list[str]:
    """Return a TOML line for each value, grouped by location."""
    lines: list[str] = []
    before = ""
    for unit in units:
        heading = location_of(unit, words)
        if heading != before:
            lines += ["", f"# {heading}"]
        before = heading
        lines.append(f"{unit.key} = {toml_value(unit.value)}  # {words.text.status(unit.status)}")
    return lines


def toml_value(value: Any) -> str:
    """Format a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{piece} = {number}" for piece, number in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def check_values(game: str, file: Path, language: str) -> int:
    """Print the problems in a file of custom values, and return the exit code."""
    data = read_file(file)
    game_type, words = game_type_of(game), Language(language, game)
    custom_values, problems = parse_set(game_type, data)
    for problem in problems:
        sys.stdout.write(f"{file}: {problem}\n")
    if custom_values is None:
        return 1
    defaults = {unit.key: unit.value for unit in game_type.units()}
    changed = sum(1 for key, value in custom_values.values.items() if defaults[key] != value)
    arguments: dict[str, str | int] = {"file": str(file), "count": len(custom_values.values), "changed": changed}
    sys.stdout.write(
        words.label("values-fine" if custom_values.values else "values-empty", **arguments, hash=custom_values.hash)
        + "\n"
    )
    return 0
