"""What lies on a table: the game, its edition, boxes and options. Assembled once, then shared."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from village import games
from village.kernel.game import Game
from village.record.errors import BadSetup
from village.record.numbers import GivenNumbers, NumberSet, read_set
from village.toolkit.title import Title

GAME: Final = games.FIRST.name  # the one that is played unless another is named
UNSAID: Final[Any] = object()  # not None: somebody who says that is mistaken


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
    numbers: NumberSet | None = None  # of somebody's own box; None: ours


def lay(
    name: str = GAME,
    edition: str = UNSAID,
    seats: int = UNSAID,
    boxes: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    numbers: GivenNumbers = None,
) -> Table:
    """The table for these settings, what is left out as the title has it; BadSetup if there is none."""
    title = title_of(name)
    edition = title.edition if edition is UNSAID else edition
    seats = title.default_seats if seats is UNSAID else seats
    if not isinstance(edition, str):
        raise BadSetup(f"an edition is a name, not {edition!r}")
    if not isinstance(seats, int):
        raise BadSetup(f"seats are a number, not {seats!r}")
    if not isinstance(boxes, (list, tuple)) or not all(isinstance(box, str) for box in boxes):
        raise BadSetup(f"boxes must be names such as {tuple(title.boxes())[:2]}, not {boxes!r}")
    try:
        return laid(title, edition, seats, tuple(boxes), dict(options or {}), read_set(title, numbers))
    except (ValueError, TypeError) as error:
        raise BadSetup(str(error)) from None


def lay_again(setting: dict[str, Any]) -> Table:
    """The table that `Record.setting` tells of."""
    return lay(
        setting["game"], setting["edition"], setting["seats"], tuple(setting["boxes"]), dict(setting["options"]),
        setting.get("numbers"),
    )  # fmt: skip


def title_of(name: str) -> Title:
    """The game of this name; BadSetup if there is none."""
    try:
        return games.find(name)
    except (ValueError, TypeError) as error:
        raise BadSetup(str(error)) from None


LAID: Final[dict[str, Table]] = {}  # with our numbers: there are only so many
MAX_OWN_KEPT: Final = 64  # tables with numbers of somebody's own box, of which anybody can think up more
OWN: Final[OrderedDict[str, Table]] = OrderedDict()  # those, the last used last
LOCK: Final = Lock()


def laid(
    title: Title, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any], numbers: NumberSet | None
) -> Table:
    """One table for all games on it. Not functools.cache: it takes 1 for True and would let a wrong option pass."""
    key = repr((title.name, edition, seats, boxes, sorted(options.items())))
    if numbers is not None:
        return laid_with(f"{key} {numbers.name!r} {numbers.hash}", title, edition, seats, boxes, options, numbers)
    if key not in LAID:
        LAID[key] = assemble(title, edition, seats, boxes, options, None)
    return LAID[key]


def laid_with(
    key: str, title: Title, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any],
    numbers: NumberSet,
) -> Table:  # fmt: skip
    """The same for numbers of somebody's own box; what nobody has used for long is forgotten."""
    with LOCK:
        found = OWN.pop(key, None)
    if found is None:
        found = assemble(title, edition, seats, boxes, options, numbers)
    with LOCK:
        OWN[key] = found
        while len(OWN) > MAX_OWN_KEPT:
            OWN.popitem(last=False)
    return found


def assemble(
    title: Title, edition: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any], numbers: NumberSet | None
) -> Table:
    if numbers is None:
        rules = title.assemble(edition, seats, boxes, options)
    else:
        rules = title.assemble_with(edition, seats, boxes, options, numbers.values)
    tokens = {
        f"{step.name} {step.token(choice)}": (step.name, choice) for step in rules.steps for choice in range(step.size)
    }
    if len(tokens) < rules.actions:
        raise ValueError(f"two answers of {title.name} have one token")
    return Table(title.name, edition, seats, tuple(rules.boxes), rules.options, rules, tokens, numbers)
