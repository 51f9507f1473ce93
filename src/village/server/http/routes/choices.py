"""What a table can be: editions, seats, boxes, options, bots. A page needs to know none of it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from village.games.village.editions import BOXES, choices, editions, seat_counts
from village.server.errors import Problem
from village.toolkit.options import Value

LEVELS: Final = ["easy", "medium", "hard"]

Boxes = Annotated[str, QueryParameter(max_length=200, description="with commas between them")]


class Choice(Struct):
    """An option of a table."""

    name: str
    default: Value
    values: list[Value]


class Choices(Struct):
    """What goes with the edition and the boxes that were named."""

    editions: list[str]
    boxes: list[str]
    seats: list[int]
    options: list[Choice]
    bots: list[str]


@get("/api/choices", summary="What a table can be", sync_to_thread=False)
def read_choices(edition: FromQuery[str] = "bigbox", boxes: Boxes = "", seats: FromQuery[int] = 2) -> Choices:
    chosen = [box for box in boxes.split(",") if box]
    try:
        counts = possible(edition, chosen)
        around = seats if seats in counts else counts[0]
        options = choices(edition, around, tuple(chosen))
    except ValueError as error:
        raise Problem(400, "bad-setup", str(error)) from None
    return Choices(
        editions(), list(BOXES), counts, [Choice(one.name, one.default, one.values) for one in options], LEVELS
    )


def possible(edition: str, boxes: list[str]) -> list[int]:
    if edition not in editions() or any(box not in BOXES for box in boxes):
        raise ValueError("there is no such edition or box")
    return seat_counts(edition, [BOXES[box]() for box in boxes])
