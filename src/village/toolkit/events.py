"""Conversion of events to data for JSON."""

from __future__ import annotations

from village.kernel.event import Event


def event_data(
    event: Event, meanings: list[str], vocabulary: dict[str, list[str]], counted: list[str]
) -> dict[str, str | int]:
    """Return the event with a name for every number that has one; meanings in `counted` are counted from 1."""
    numbers = [event.a, event.b, event.c]
    data: dict[str, str | int] = {"kind": event.kind, "seat": event.who}
    for i, meaning in enumerate(meanings):
        number = numbers[i]
        if meaning in vocabulary:
            data[meaning] = vocabulary[meaning][number]
        else:
            data[meaning] = number + 1 if meaning in counted else number
    return data
