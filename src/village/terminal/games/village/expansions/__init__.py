"""The drawings of the base game and of the expansions, each in the module with its name."""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from rich.text import Text

from village.terminal.games.village.drawing import Drawing
from village.terminal.games.village.printed import rules_of
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import heading, paragraph

WITH_DRAWING: Final = frozenset(expansion.name for expansion in iter_modules(__path__))


class DefaultDrawing(Drawing):
    """Prints the state of an expansion without a drawing as JSON."""

    def __init__(self, name: str) -> None:
        self.name = name

    def lines(self, view: View, words: Language) -> list[Text]:
        if self.name not in view:
            return []
        text = json.dumps(view[self.name], ensure_ascii=False)
        return paragraph(heading(words.text.expansion(self.name)), Text(text))


def drawings(setting: dict[str, Any]) -> list[Drawing]:
    """Return the drawings of a table in the order of installation. A view contains its setting, too."""
    return [drawing(name) for name in ("base", *(expansion.name for expansion in rules_of(setting).expansions))]


def drawing(name: str) -> Drawing:
    if name not in WITH_DRAWING:
        return DefaultDrawing(name)
    result: Drawing = import_module(f"{__name__}.{name}").DRAWING
    return result
