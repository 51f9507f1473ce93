"""The Fluent catalogues, read once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "zh")
LABELS: Final = "terminal"  # what the terminal says beside the game
LETTERS: Final = "letters"  # what the server writes to players who are not there
OF_PAGE: Final = ("page-", "board-")  # how everything begins that the page says beside the game


FOLDERS: Final = (files("village.text"), files("village.games.village") / "text")  # what all games say, then each one


@cache
def source(language: str, name: str) -> str:
    found = [folder / language / f"{name}.ftl" for folder in FOLDERS]
    return next(file for file in found if file.is_file()).read_text("utf-8")


def names() -> list[str]:
    """The files beside those of terminal and letters. A box has its words and its rules in the file of its name."""
    found = [path.name.removesuffix(".ftl") for folder in FOLDERS for path in (folder / LANGUAGES[0]).iterdir()]
    return sorted(name for name in found if name not in (LABELS, LETTERS))


def is_of_page(name: str) -> bool:
    lines = source(LANGUAGES[0], name).splitlines()
    return next(line for line in lines if line[:1].isalpha()).startswith(OF_PAGE)


PAGES: Final = tuple(name for name in names() if is_of_page(name))  # several, so that each part of the page has its own
FILES: Final = tuple(name for name in names() if name not in PAGES)  # those that hold the game itself


parsed: Final = cache(FluentResource)  # two bundles of a language share their files


def compiled(language: str, sources: Iterable[str]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in sources:
        made.add_resource(parsed(text))
    return made


@cache
def bundle(language: str) -> FluentBundle:
    return compiled(language, [source(language, name) for name in FILES])


@cache
def letters(language: str) -> FluentBundle:
    return compiled(language, [source(language, LETTERS)])


@cache
def labels(language: str) -> FluentBundle:
    """Those of the terminal, and those of the boxes, which stand under their names: `box-label`."""
    return compiled(language, [source(language, name) for name in (LABELS, *FILES)])
