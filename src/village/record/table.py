"""What lies on a table: the game, its edition, boxes and options. Assembled once, then shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from village.games.village import editions
from village.kernel.game import Game
from village.record.errors import BadSetup

GAME: Final = "village"  # the one that is played unless another is named
ASSEMBLE: Final = {GAME: editions.assemble}  # every game that can be played, by name


@dataclass(frozen=True)
class Table:
    """How a game is set up, and its rules."""

    name: str
    edition: str
    seats: int
    boxes: tuple[str, ...]
    options: dict[str, Any]  # every option with the value in force
    rules: Game
    tokens: dict[str, tuple[str, int]]  # "turn market.pink" -> its step and its number there


def lay(
    name: str,
    edition: str = "bigbox",
    seats: int = 2,
    boxes: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
) -> Table:
    """The table for these settings; BadSetup if there is none."""
    if name not in list(ASSEMBLE):
        raise BadSetup(f"unknown game {name!r}; there is {', '.join(ASSEMBLE)}")
    if not isinstance(edition, str):
        raise BadSetup(f"an edition is a name, not {edition!r}")
    if not isinstance(seats, int):
        raise BadSetup(f"seats are a number, not {seats!r}")
    if not isinstance(boxes, (list, tuple)) or not all(isinstance(box, str) for box in boxes):
        raise BadSetup(f"boxes must be names such as {tuple(editions.BOXES)[:2]}, not {boxes!r}")
    try:
        return laid(name, edition, seats, tuple(boxes), dict(options or {}))
    except (ValueError, TypeError) as error:
        raise BadSetup(str(error)) from None


LAID: Final[dict[str, Table]] = {}


def laid(name: str, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> Table:
    """One table for all games on it. Not functools.cache: it takes 1 for True and would let a wrong option pass."""
    key = repr((name, edition, seats, boxes, sorted(options.items())))
    if key not in LAID:
        LAID[key] = assemble(name, edition, seats, boxes, options)
    return LAID[key]


def assemble(name: str, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any]) -> Table:
    rules = ASSEMBLE[name](edition, seats, boxes, options)
    tokens = {
        f"{step.name} {step.token(choice)}": (step.name, choice) for step in rules.steps for choice in range(step.size)
    }
    return Table(name, edition, seats, tuple(rules.boxes), rules.options, rules, tokens)
