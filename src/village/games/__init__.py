"""The games: each in a folder of its own, every title by name. Other packages bring theirs by an entry point."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from village.games.my_village.title import MyVillageTitle
from village.games.village.title import VillageTitle
from village.toolkit.title import Title

GROUP: Final = "village.titles"  # entry points of other packages: each names a Title

OURS: Final[dict[str, Title]] = {title.name: title for title in (VillageTitle(), MyVillageTitle())}
FIRST: Final = next(iter(OURS.values()))  # the one that is played unless another is named


def titles() -> list[Title]:
    """Every game that can be played, ours first."""
    return [*OURS.values(), *(find(name) for name in sorted(entry_points(group=GROUP).names - set(OURS)))]


def find(name: str) -> Title:
    """The title of this name, ours first; ValueError with one sentence if there is none."""
    if name in OURS:
        return OURS[name]
    brought = entry_points(group=GROUP)
    if name not in brought.names:
        there = [*OURS, *sorted(brought.names - set(OURS))]
        raise ValueError(f"unknown game {name!r}; there {'is' if len(there) == 1 else 'are'} {', '.join(there)}")
    title = brought[name].load()
    if not isinstance(title, Title) or title.name != name:
        raise ValueError(f"the game {name!r} cannot be loaded: {title!r} is no title of that name")
    return title
