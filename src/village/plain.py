"""VILLAGE_PURE=1: run the plain Python files even where compiled ones lie beside them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
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


def built() -> bool:
    """Whether a compiled build lies here, whole: this file of it is the last to come and the first to go."""
    return any(Path(__file__).with_name("kernel").joinpath(f"state{end}").exists() for end in EXTENSION_SUFFIXES)


# A process that starts without a compiled build stays without, also if one is put here while it runs.
if os.environ.get("VILLAGE_PURE", "0") not in ("", "0") or not built():
    sys.meta_path.insert(0, PlainFinder())


def compiled() -> bool:
    """Whether the rules in use are compiled."""
    from village.kernel import state

    return not (state.__file__ or "").endswith(".py")
