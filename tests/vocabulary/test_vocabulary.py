"""Retired words do not come back: `retired.toml` lists them and says how to add one."""

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
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".sh", ""}
PROSE = {".md", ".toml", ".yml", ".yaml", ".json", ".cff", ".ipynb", ".conf", ".service", ".timer"}
SKIPPED = (
    "tests/vocabulary/",
    "src/village/server/storage/migrations/",
    "web/src/app/net/api.ts",
    "web/package-lock.json",
    "requirements/",
)
RULEBOOKS = "docs/reference/rules/"  # in the words of the rulebooks
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
BLANK = r"(?:[ _-]|\n[\s#*/>]*)+"  # in a phrase; it may be an identifier, or a comment that continues on the next line
STYLES = r"<style>.*?</style>"
COMMENTS = r"/\*.*?\*/|<!--.*?-->|//[^\n]*"
STRINGS = r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`"
NO_IDENTIFIERS = re.compile(f"{STYLES}|{STRINGS}|{COMMENTS}", re.DOTALL)  # in TypeScript and Svelte


@cache
def tracked_files() -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name and not name.startswith(SKIPPED) and (ROOT / name).is_file()]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def sections_of(path: Path) -> tuple[str, ...]:
    """Return the sections of `retired.toml` that apply to a file."""
    name = relative(path)
    if path.suffix == ".ftl":
        return ("everywhere", "prose", "interface") if "/en/" in name else ()
    if path.suffix == ".md":
        return ("everywhere", "prose", "code") + (() if name.startswith(RULEBOOKS) else ("interface",))
    if path.suffix in CODE:
        return ("everywhere", "prose", "code") + (("interface",) if name.startswith("src/village/cli/") else ())
    return ("everywhere", "prose") if path.suffix in PROSE else ()


@cache
def pattern(section: str) -> re.Pattern[str]:
    phrases = [BLANK.join(map(re.escape, phrase.split())) for key in RETIRED[section] for phrase in key.split("|")]
    before, after = (r"(?<=[a-z,] )", r"(?= [a-z])") if section == "prose" else ("(?<![a-z])", "(?![a-z])")
    return re.compile(f"{before}({'|'.join(phrases)}){after}", re.IGNORECASE)


def allowed_words(name: str) -> set[str]:
    return {word for prefix, words in EXCEPTIONS.items() if name.startswith(prefix) for word in words}


@cache
def retired_words(path: Path) -> list[tuple[str, str]]:
    """Return the retired words of a file, each with its place."""
    text = CAMEL.sub("_", path.read_text("utf-8")) if sections_of(path) else ""
    return [
        (f"{relative(path)}:{text.count(chr(10), 0, match.start()) + 1}", re.sub(BLANK, " ", match[1]).lower())
        for section in sections_of(path)
        for match in pattern(section).finditer(text)
    ]


def python_names(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], token.string


def typescript_names(text: str) -> Iterator[tuple[int, str]]:
    code = NO_IDENTIFIERS.sub(lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(code.split("\n"), 1):
        for name in re.findall(r"[A-Za-z_$][\w$]*", line):
            yield number, name


@cache
def vague_names(path: Path) -> list[tuple[str, str]]:
    """Return the identifiers of a file that do not say what they hold, each with its place."""
    readers = {".py": python_names, ".ts": typescript_names, ".svelte": typescript_names}
    if path.suffix not in readers or relative(path).startswith(SKIPPED):
        return []
    sections = ("names", "python_names") if path.suffix == ".py" else ("names",)
    vague = {word for section in sections for key in RETIRED[section] for word in key.split("|")}
    names = readers[path.suffix](path.read_text("utf-8"))
    return [(f"{relative(path)}:{number}", name) for number, name in names if name in vague]


def without_exceptions(path: Path, words: list[tuple[str, str]]) -> list[str]:
    allowed = allowed_words(relative(path))
    return [f"{place}: {word}" for place, word in words if word not in allowed]


def test_no_file_uses_a_retired_word():
    assert [line for path in tracked_files() for line in without_exceptions(path, retired_words(path))] == []


def test_no_file_name_uses_a_retired_word():
    names = [relative(path) for path in tracked_files()]
    patterns = [pattern("everywhere"), pattern("code")]
    assert [name for name in names if any(each.search(name) for each in patterns)] == []


def test_names_say_what_they_hold():
    assert [line for path in tracked_files() for line in without_exceptions(path, vague_names(path))] == []


@pytest.mark.parametrize(
    "text", ["somebody", "laid_table", "laidTable", "Whoever", "told of", "by_chance", "by\n    # chance"]
)
def test_retired_words_are_recognized(text):
    assert pattern("everywhere").search(CAMEL.sub("_", text))


@pytest.mark.parametrize("text", ["layout", "overlay", "besides", "foretold", "deary"])
def test_other_words_are_not(text):
    assert not pattern("everywhere").search(CAMEL.sub("_", text))


def test_typescript_names_are_read_without_comments_and_strings():
    assert list(typescript_names('const found = "said"; // told\n/* one\n*/ found')) == [
        (1, "const"),
        (1, "found"),
        (3, "found"),
    ]


def test_every_exception_is_needed():
    unused = {
        (prefix, word)
        for prefix, words in EXCEPTIONS.items()
        for word in words
        if not any(
            word == used
            for path in tracked_files()
            if relative(path).startswith(prefix)
            for _, used in retired_words(path) + vague_names(path)
        )
    }
    assert unused == set()
