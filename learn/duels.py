"""Wins of a policy against bots of ours, at many tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from learn.collect import Collector
from learn.crew import Crew
from learn.duel import Tally, figures
from learn.policy import Policy
from learn.shared import HALVES
from learn.tables import Setting


def duels(
    crew: Crew, collector: Collector, policy: Policy, tables: Sequence[Setting], opponent: str, lanes: int, seed: int
) -> dict[str, Any]:
    """The net at one seat in turn, the opponent at all others; figures for every table and for all of them."""
    settings = {index: tables[number % len(tables)] for number, index in enumerate(crew.table_indices())}
    crew.begin_duels(settings, opponent, lanes, seed)
    collector.seat(settings)
    while crew.duels_left():
        for half in HALVES:
            rows, masks = collector.halves[half].look()
            collector.halves[half].answer(policy.best(rows, masks))
        for half in HALVES:
            crew.wait(half)
    tallies: dict[str, Tally] = {}
    for index, tally in crew.end_duels().items():
        tallies.setdefault(settings[index].name, Tally()).add(tally)
    return {"opponent": opponent, **summary(tallies, {setting.name: setting for setting in tables})}


def summary(tallies: dict[str, Tally], settings: dict[str, Setting]) -> dict[str, Any]:
    """Tables of one seat have no wins; they count with their points alone."""
    together = Tally()
    tables = {}
    for name, tally in tallies.items():
        tables[name] = figures(tally) | {"par": 1 / settings[name].seats}
        if settings[name].seats > 1:
            together.add(tally)
    return {"all": figures(together), "tables": tables}
