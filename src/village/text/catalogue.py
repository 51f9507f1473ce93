"""The Fluent catalogues, read once: what is said in every game lies here, the words of a game in its own folder.

A bundle is made for one language and one game, so that two games may call different things by the same name.
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

LANGUAGES: Final = ("en", "de", "zh")
SHARED: Final = ""  # in place of a game: what all of them say
LABELS: Final = "terminal"  # what the terminal says beside the game
EMAILS: Final = "emails"  # what the server writes to players who are not there
OF_PAGE: Final = ("page-", "board-", "lesson-")  # how everything begins that the page says beside the game


@cache
def folder(game: str) -> Traversable:
    """Where the words of a game lie; a game need not have any."""
    if game == SHARED:
        return files("village.text")
    try:
        return files(find(game).package) / "text"
    except ValueError as error:
        raise Error(str(error)) from None


@cache
def source(language: str, name: str, game: str = SHARED) -> str:
    """A file of a game, empty where there is none."""
    file = folder(game) / language / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def names(game: str = SHARED) -> tuple[str, ...]:
    """All files of a game. A box has its words and its rules in the file of its name."""
    path = folder(game) / LANGUAGES[0]
    return tuple(sorted(file.name.removesuffix(".ftl") for file in path.iterdir())) if path.is_dir() else ()


def is_of_page(name: str, game: str) -> bool:
    lines = source(LANGUAGES[0], name, game).splitlines()
    return next(line for line in lines if line[:1].isalpha()).startswith(OF_PAGE)


@cache
def pages(game: str = SHARED) -> tuple[str, ...]:
    """Those of the page; several, so that each part of it has its own."""
    return tuple(name for name in names(game) if is_of_page(name, game))


@cache
def spoken(game: str = SHARED) -> tuple[str, ...]:
    """Those that hold the game itself: sentences, rules, boxes."""
    return tuple(name for name in names(game) if name not in (LABELS, EMAILS, *pages(game)))


parsed: Final = cache(FluentResource)  # two bundles of a language share their files


def compiled(language: str, sources: Iterable[str]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in sources:
        made.add_resource(parsed(text))
    return made


def sentences(language: str, game: str) -> list[str]:
    """What is said in every game, then what this one says."""
    return [source(language, name, whose) for whose in (SHARED, game) for name in spoken(whose)]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    return compiled(language, sentences(language, game))


@cache
def emails(language: str) -> FluentBundle:
    return compiled(language, [source(language, EMAILS)])


@cache
def labels(language: str, game: str) -> FluentBundle:
    """Those of the terminal, of the game, and of its boxes, which stand under their names: `box-label`."""
    return compiled(language, [source(language, LABELS, whose) for whose in (SHARED, game)] + sentences(language, game))
