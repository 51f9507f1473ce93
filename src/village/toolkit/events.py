"""The fields of events, and the conversion of events to data for JSON."""

from __future__ import annotations

from typing import Final

from village.kernel.event import Event

NAME: Final = "name"  # a word from the vocabulary of the field
NUMBER: Final = "number"
ORDINAL: Final = "ordinal"  # a number that is counted from 1 in data

EventTypes = dict[str, dict[str, str]]  # by kind: its fields, in the order in which the rules emit them


def event_data(event: Event, fields: dict[str, str], vocabulary: dict[str, list[str]]) -> dict[str, str | int]:
    """Return the event as data: its kind, its seat and its fields."""
    numbers = [event.a, event.b, event.c]
    data: dict[str, str | int] = {"kind": event.kind, "seat": event.who}
    for i, (name, field_type) in enumerate(fields.items()):
        number = numbers[i]
        if field_type == NAME:
            data[name] = vocabulary[name][number]
        else:
            data[name] = number + 1 if field_type == ORDINAL else number
    return data
