"""The entry points of other packages, such as their games and bots."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def entry_points(group: str) -> Mapping[str, EntryPoint]:
    """Return the entry points of a group by name. A web page has none, and the search would delay its start."""
    if sys.platform == "emscripten":
        return {}
    from importlib.metadata import entry_points as installed

    return {point.name: point for point in installed(group=group)}
