"""Numbers of one's own box: listed, written as a file to fill in, checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from village.record.numbers import entered, players_of, read_file
from village.record.table import title_of
from village.terminal.language import Language
from village.toolkit.enterable import Unit
from village.toolkit.title import Title

PRINTED = "printed"


def list_numbers(game: str, language: str, as_json: bool) -> None:
    """Every number that can be entered, ours beside it, how sure it is, and where to look."""
    title, words = title_of(game), Language(language, game)
    if as_json:
        told = [described(title, unit, words) for unit in title.units()]
        sys.stdout.write(json.dumps({"game": game, "numbers": told}, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write("\n".join([*grouped(title.units(), words), ""]))


def described(title: Title, unit: Unit, words: Language) -> dict[str, Any]:
    return {
        "key": unit.key, "value": unit.value, "status": unit.status, "where": where(unit, words),
        "players": players_of(title, unit.key),
        "least": unit.least, "most": unit.most, "pieces": unit.pieces, "lengths": unit.lengths,
    }  # fmt: skip


def where(unit: Unit, words: Language) -> str:
    said = words.text.where(unit.key)
    return f"{said} ({unit.about})" if unit.about else said


def print_template(game: str, language: str) -> None:
    """Every number that is not printed, as a file to fill in."""
    title, words = title_of(game), Language(language, game)
    sys.stdout.write(template(title, words))


def template(title: Title, words: Language) -> str:
    told = [words.label("numbers-head", game=words.title()), words.label("numbers-less"), words.label("numbers-play")]
    lines = [
        *(f"# {sentence}" for sentence in told),
        f"#   village numbers {title.name} --check mine.toml",
        f"#   village play --game {title.name} --numbers mine.toml",
        f"game = {json.dumps(title.name)}",
        f"name = {json.dumps(words.title(), ensure_ascii=False)}",
        "",
        "[values]",
    ]
    unsure = [unit for unit in title.units() if unit.status != PRINTED]
    return "\n".join([*lines, *grouped(unsure, words), ""])


def grouped(units: list[Unit], words: Language) -> list[str]:
    """A line for each, as TOML has it, under where to look in the box."""
    lines: list[str] = []
    before = ""
    for unit in units:
        heading = where(unit, words)
        if heading != before:
            lines += ["", f"# {heading}"]
        before = heading
        lines.append(f"{unit.key} = {written(unit.value)}  # {words.text.status(unit.status)}")
    return lines


def written(value: Any) -> str:
    """As TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{piece} = {number}" for piece, number in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def check_numbers(game: str, file: Path, language: str) -> int:
    """Every mistake in a file, a line each; 0 if there is none."""
    found = read_file(file)
    title, words = title_of(game), Language(language, game)
    numbers, wrong = entered(title, found)
    for mistake in wrong:
        sys.stdout.write(f"{file}: {mistake}\n")
    if numbers is None:
        return 1
    ours = {unit.key: unit.value for unit in title.units()}
    changed = sum(1 for key, value in numbers.values.items() if ours[key] != value)
    fine: dict[str, str | int] = {"file": str(file), "count": len(numbers.values), "changed": changed}
    sys.stdout.write(
        words.label("numbers-fine" if numbers.values else "numbers-empty", **fine, hash=numbers.hash) + "\n"
    )
    return 0
