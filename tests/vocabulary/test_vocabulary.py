"""Retired words do not come back: `retired.toml` lists them."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RETIRED = tomllib.loads((ROOT / "tests/vocabulary/retired.toml").read_text("utf-8"))
EXCEPTIONS: dict[str, list[str]] = RETIRED["exceptions"]
CODE = {".py", ".ts", ".svelte", ".css", ".sh", ""}
PROSE = {".md", ".toml", ".yml"}
SKIPPED = ("tests/vocabulary/", "src/village/server/storage/migrations/", "web/src/app/net/api.ts", "requirements/")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def tracked_files() -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name and not name.startswith(SKIPPED) and (ROOT / name).is_file()]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def sections_of(path: Path) -> tuple[str, ...]:
    """Return the sections of `retired.toml` that apply to a file."""
    if path.suffix == ".ftl":
        return ("everywhere", "interface") if "/en/" in path.as_posix() else ()
    if path.suffix in CODE:
        return ("everywhere", "code")
    return ("everywhere",) if path.suffix in PROSE else ()


@cache
def pattern(section: str) -> re.Pattern[str]:
    phrases = [phrase for key in RETIRED[section] for phrase in key.split("|")]
    return re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, phrases))})(?![a-z])", re.IGNORECASE)


def allowed_words(name: str) -> set[str]:
    return {word for prefix, words in EXCEPTIONS.items() if name.startswith(prefix) for word in words}


def retired_words(path: Path) -> Iterator[str]:
    """Yield the retired words of a file with their places."""
    allowed = allowed_words(relative(path))
    patterns = [pattern(section) for section in sections_of(path)]
    if not patterns:
        return
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        words = CAMEL.sub("_", line)
        for each in patterns:
            for match in each.finditer(words):
                if match[1].lower() not in allowed:
                    yield f"{relative(path)}:{number}: {match[1]}"


def vague_names(path: Path) -> Iterator[str]:
    """Yield the names in a Python file that do not say what they hold."""
    vague = {word for key in RETIRED["names"] for word in key.split("|")} - allowed_words(relative(path))
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.NAME and token.string in vague:
            yield f"{relative(path)}:{token.start[0]}: {token.string}"


def test_no_file_uses_a_retired_word():
    assert [place for path in tracked_files() for place in retired_words(path)] == []


def test_no_file_name_uses_a_retired_word():
    names = [relative(path) for path in tracked_files()]
    patterns = [pattern("everywhere"), pattern("code")]
    assert [name for name in names if any(each.search(name) for each in patterns)] == []


def test_python_names_say_what_they_hold():
    files = [path for path in tracked_files() if path.suffix == ".py"]
    assert [place for path in files for place in vague_names(path)] == []


@pytest.mark.parametrize("text", ["somebody", "laid_table", "laidTable", "Whoever", "told of"])
def test_retired_words_are_recognized(text):
    assert pattern("everywhere").search(CAMEL.sub("_", text))


@pytest.mark.parametrize("text", ["layout", "overlay", "besides", "foretold", "deary"])
def test_other_words_are_not(text):
    assert not pattern("everywhere").search(CAMEL.sub("_", text))


def test_every_exception_is_needed():
    unused = {
        (prefix, word)
        for prefix, words in EXCEPTIONS.items()
        for word in words
        if not any(
            re.search(rf"(?<![a-z]){re.escape(word)}(?![a-z])", CAMEL.sub("_", path.read_text("utf-8")), re.IGNORECASE)
            for path in tracked_files()
            if relative(path).startswith(prefix) and (sections_of(path) or path.suffix == ".py")
        )
    }
    assert unused == set()
