"""The events of all games as types: tagged unions that OpenAPI describes. The rules declare them as tables."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from village.games import game_types
from village.table.named_unions import NamedUnion, named_union
from village.toolkit.events import NAME, EventTypes


class AskEvent(TypedDict):
    """A question that would follow a move; `choices` are the legal ones, separated by spaces."""

    kind: Literal["ask"]
    seat: int
    question: str
    subject: str
    choices: NotRequired[str]


def event_type(game: str, kind: str, fields: dict[str, str]) -> type:
    """Return the type of the events of one kind; `seat` is -1 if no seat causes them."""
    types = {name: str if sort == NAME else int for name, sort in fields.items()}
    return TypedDict(f"{game}_{kind}", {"kind": Literal[kind], "seat": int, **types})  # type: ignore[operator,no-any-return]


def union_of_kinds(game: str, owner: str, events: EventTypes) -> type[NamedUnion]:
    types = [event_type(game, kind, fields) for kind, fields in events.items()]
    return named_union(f"{game}_{owner}_Event", f"The events of {owner}.", *types)


def union_of_game(game: str, events: dict[str, EventTypes]) -> type[NamedUnion]:
    unions = [union_of_kinds(game, owner, events[owner]) for owner in events]
    return named_union(f"{game}_Event", "The events of one game: of its base game and of each expansion.", *unions)


if TYPE_CHECKING:
    Event = dict[str, str | int]
    PreviewEvent = dict[str, str | int]
else:
    UNIONS = [union_of_game(game.name, game.event_types()) for game in game_types()]
    Event = named_union("Event", "What happened in any game; `kind` says which other fields there are.", *UNIONS)
    PreviewEvent = named_union("PreviewEvent", "What would follow a move: events and questions.", Event, AskEvent)
