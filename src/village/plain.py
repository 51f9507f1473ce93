"""VILLAGE_PURE=1: run the plain Python files even where compiled ones lie beside them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder(MetaPathFinder):
    """Finds the modules of this package by their source alone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("village.") or not path:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec:
                return spec
        return None


if os.environ.get("VILLAGE_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, PlainFinder())


def compiled() -> bool:
    """Whether the rules in use are compiled."""
    from village.kernel import state

    return not (state.__file__ or "").endswith(".py")
