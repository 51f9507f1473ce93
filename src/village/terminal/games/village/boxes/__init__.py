"""What is drawn: the base game, then every box on the table, each by the module here that has its name."""

from __future__ import annotations

import json
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from rich.text import Text

from village.terminal.flow import heading, paragraph
from village.terminal.games.village.drawing import Drawing
from village.terminal.games.village.printed import rules_of
from village.terminal.language import Language
from village.terminal.scene import View

DRAWN: Final = frozenset(module.name for module in iter_modules(__path__))


class Written(Drawing):
    """A box without a picture is written out: nothing is hidden."""

    def __init__(self, name: str) -> None:
        self.name = name

    def lines(self, view: View, words: Language) -> list[Text]:
        if self.name not in view:
            return []
        written = json.dumps(view[self.name], ensure_ascii=False)
        return paragraph(heading(words.text.box(self.name)), Text(written))


def drawings(setting: dict[str, Any]) -> list[Drawing]:
    """Everything at a table, in the order in which it is installed; a view names its setting too."""
    return [drawing(name) for name in ("base", *(module.name for module in rules_of(setting).modules))]


def drawing(name: str) -> Drawing:
    if name not in DRAWN:
        return Written(name)
    found: Drawing = import_module(f"{__name__}.{name}").DRAWING
    return found
