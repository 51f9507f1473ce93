"""What is drawn: each game by the package here that has its name, any other written out."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from village.terminal.language import Language
from village.terminal.scene import Scene

DRAWN: Final = frozenset(module.name for module in iter_modules(__path__))


def scene_of(words: Language) -> Scene:
    """The game of these words as the terminal shows it."""
    if words.game not in DRAWN:
        return Scene(words)
    drawn: type[Scene] = import_module(f"{__name__}.{words.game}.scene").SCENE
    return drawn(words)
