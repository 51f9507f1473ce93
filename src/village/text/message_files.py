"""Fluent message files and bundles: shared texts are in this folder, the texts of a game in its own package.

A bundle belongs to one language and one game, so two games may use the same key for different texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from village.games import find
from village.record.errors import Error

LANGUAGES: Final = ("en", "de", "zh", "zh-Hant")  # the last is generated: tools/traditional_chinese.py
SHARED: Final = ""  # instead of a game: the shared texts
LABELS: Final = "terminal"  # texts of the terminal interface
EMAILS: Final = "emails"  # texts of e-mails
RULEBOOK: Final = "rulebook_"  # prefix of files with texts that only the rulebook needs
PAGE_PREFIXES: Final = ("page-", "board-", "lesson-")  # key prefixes of texts of the web page


@cache
def folder(game: str) -> Traversable:
    """Return the folder with the texts of a game; a game may have none."""
    if game == SHARED:
        return files("village.text")
    try:
        return files(find(game).package) / "text"
    except ValueError as error:
        raise Error(str(error)) from None


@cache
def source(language: str, name: str, game: str = SHARED) -> str:
    """Return the content of a message file, or an empty text if it does not exist."""
    file = folder(game) / language / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def file_names(game: str = SHARED) -> tuple[str, ...]:
    """Return the names of all message files of a game. An expansion has one file for its words and rules."""
    path = folder(game) / LANGUAGES[0]
    return tuple(sorted(file.name.removesuffix(".ftl") for file in path.iterdir())) if path.is_dir() else ()


def is_page_file(name: str, game: str) -> bool:
    lines = source(LANGUAGES[0], name, game).splitlines()
    return next(line for line in lines if line[:1].isalpha()).startswith(PAGE_PREFIXES)


@cache
def rulebook_files(game: str = SHARED) -> tuple[str, ...]:
    """Return the names of the files with the parts of the rulebook that are not rules."""
    return tuple(name for name in file_names(game) if name.startswith(RULEBOOK))


@cache
def page_files(game: str = SHARED) -> tuple[str, ...]:
    """Return the names of the files for the web page."""
    return tuple(name for name in file_names(game) if is_page_file(name, game))


@cache
def game_files(game: str = SHARED) -> tuple[str, ...]:
    """Return the names of the files with the words, sentences and rules of the game and its expansions."""
    others = (LABELS, EMAILS, *page_files(game), *rulebook_files(game))
    return tuple(name for name in file_names(game) if name not in others)


parse: Final = cache(FluentResource)  # bundles of a language share their files


def build_bundle(language: str, sources: Iterable[str]) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    for text in sources:
        result.add_resource(parse(text))
    return result


def game_sources(language: str, game: str) -> list[str]:
    """Return the shared sources, then those of the game."""
    return [source(language, name, part) for part in dict.fromkeys((SHARED, game)) for name in game_files(part)]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    return build_bundle(language, game_sources(language, game))


@cache
def rulebook(language: str, game: str) -> FluentBundle:
    """Return the texts of the game and of its rulebook."""
    sources = [source(language, name, part) for part in dict.fromkeys((SHARED, game)) for name in rulebook_files(part)]
    return build_bundle(language, game_sources(language, game) + sources)


@cache
def emails(language: str) -> FluentBundle:
    return build_bundle(language, [source(language, EMAILS)])


@cache
def labels(language: str, game: str) -> FluentBundle:
    """Return the texts of the terminal, the game and its expansions; the latter have keys with their name as prefix."""
    terminal_sources = [source(language, LABELS, part) for part in (SHARED, game)]
    return build_bundle(language, terminal_sources + game_sources(language, game))
