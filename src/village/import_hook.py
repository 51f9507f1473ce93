"""Import hook for VILLAGE_PURE=1: use the Python sources even if compiled modules are next to them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds only the source files of this package."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("village.") or not path:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec:
                return spec
        return None


def is_built() -> bool:
    """Return whether there is a complete compiled build; `kernel.state` is installed last and removed first."""
    return any(Path(__file__).with_name("kernel").joinpath(f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


# A process that starts without a compiled build never uses one, even if it is installed meanwhile. A web page contains
# bytecode only.
if sys.platform != "emscripten" and (os.environ.get("VILLAGE_PURE", "0") not in ("", "0") or not is_built()):
    sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    """Return whether the rules in use are compiled."""
    from village.kernel import state

    return (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
