"""Events in words: what the numbers of each kind mean, and the words behind such a meaning."""

from __future__ import annotations

from village.kernel.event import Event


def event_words(
    event: Event, meanings: list[str], vocabulary: dict[str, list[str]], counted: list[str]
) -> dict[str, str | int]:
    """The event with a word for every number that has one; what people count from 1 is counted so."""
    numbers = [event.a, event.b, event.c]
    told: dict[str, str | int] = {"kind": event.kind, "seat": event.who}
    for i, meaning in enumerate(meanings):
        number = numbers[i]
        if meaning in vocabulary:
            told[meaning] = vocabulary[meaning][number]
        else:
            told[meaning] = number + 1 if meaning in counted else number
    return told
