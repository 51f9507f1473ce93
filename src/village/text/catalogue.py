"""The Fluent catalogues, read once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "zh")
FILES: Final = ("words", "solo", "inn", "goals", "rules")  # a box has its words and its rules in one file


def source(language: str, name: str) -> str:
    return (files("village.text") / language / f"{name}.ftl").read_text("utf-8")


def compiled(language: str, sources: Iterable[str]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in sources:
        made.add_resource(FluentResource(text))
    return made


@cache
def bundle(language: str) -> FluentBundle:
    return compiled(language, [source(language, name) for name in FILES])
