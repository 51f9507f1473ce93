"""The scene of each game: a package here with its name, else the default scene."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from village.terminal.language import Language
from village.terminal.scene import Scene

WITH_SCENE: Final = frozenset(module.name for module in iter_modules(__path__))


def scene_of(words: Language) -> Scene:
    """Return the scene for a game."""
    if words.game not in WITH_SCENE:
        return Scene(words)
    scene: type[Scene] = import_module(f"{__name__}.{words.game}.scene").SCENE
    return scene(words)
