"""The results of a simulation, as JSON and as tables."""

from __future__ import annotations

from functools import partial
from itertools import cycle, islice
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from village import COMPILED
from village.bots.arena.standings import wilson
from village.bots.simulate import SHARE, Plan, Span, Summary
from village.terminal.arena.names import fit_table, short_names
from village.terminal.games import scene_of
from village.terminal.language import Language

BUILD = "compiled" if COMPILED else "plain"
LETTERS: Final = 24  # maximum length of a bot name in the headline
LENGTH_LABELS: Final = {"decisions": "simulate-decisions", "plies": "simulate-moves", "rounds": "simulate-rounds"}


def results(plan: Plan, summary: Summary, seconds: float, workers: int) -> dict[str, Any]:
    """Return all results as one JSON object. Rates are per core: counts divided by CPU time."""
    games = summary.games
    seats_played = games * plan.seats
    lines = {line: points / seats_played for line, points in summary.lines.items()}
    return {
        "games": games,
        "decisions": summary.decisions.total,
        "plies": summary.plies.total,
        "decisions_per_second": summary.decisions.total / summary.cpu,
        "plies_per_second": summary.plies.total / summary.cpu,
        "seconds": seconds,
        "workers": workers,
        "game": plan.game,
        "seats": plan.seats,
        "edition": plan.table().edition,
        "expansions": list(plan.expansions),
        "options": dict(plan.options),
        "custom_values": plan.custom_values.data() if plan.custom_values is not None else None,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "scores": {**lines, "total": sum(summary.lines.values()) / seats_played, "winning": summary.winning / games},
        "winners": [share / SHARE / games for share in summary.shares],
        "length": {name: span(getattr(summary, name), games) for name in ("decisions", "plies", "rounds")},
        "build": BUILD,
    }


def span(numbers: Span, games: int) -> dict[str, float]:
    return {"mean": numbers.total / games, "min": numbers.minimum, "max": numbers.maximum}


def print_report(data: dict[str, Any], words: Language, console: Console) -> None:
    expansions = (words.text.expansion(name) for name in data["expansions"])
    kind = words.comma_list([words.text.word(data["edition"]), *expansions])
    arguments = {"games": data["games"], "edition": kind, "seats": data["seats"]}
    if data["bots"]:
        names = short_names(data["bots"], LETTERS)
        console.print(
            words.label("simulate-title-bots", bots=words.comma_list(names[bot] for bot in data["bots"]), **arguments)
        )
    else:
        console.print(words.label("simulate-title", **arguments))
    for table in (lengths(data, words), scores(data, words), fit_table(partial(victories, data, words), console)):
        console.print(table)
    console.print(
        words.label(
            "simulate-speed",
            decisions=round(data["decisions_per_second"]),
            moves=round(data["plies_per_second"]),
            build=data["build"],
            seconds=f"{data['seconds']:.1f}",
            workers=data["workers"],
        )
    )


def plain_table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def lengths(data: dict[str, Any], words: Language) -> Table:
    table = plain_table("", *(words.label(f"simulate-{name}") for name in ("mean", "least", "most")))
    for name, numbers in data["length"].items():
        row = (f"{numbers['mean']:.1f}", str(numbers["min"]), str(numbers["max"]))
        table.add_row(words.label(LENGTH_LABELS[name]), *row)
    return table


def scores(data: dict[str, Any], words: Language) -> Table:
    table = plain_table(words.label("simulate-scores"), words.label("simulate-mean"))
    for line, points in data["scores"].items():
        if line == "winning" and data["seats"] == 1:
            continue  # in a single-player game every total is the winner's
        name = words.label("simulate-winning") if line == "winning" else words.text.line(line)
        table.add_row(name, f"{points:.2f}", style="bold" if line in ("total", "winning") else "")
    return table


def victories(data: dict[str, Any], words: Language, letters: int) -> Table:
    """Return the table of wins by seat, with the bots if there are any."""
    columns = ("seat", "bot", "share", "interval") if data["bots"] else ("seat", "share", "interval")
    table = plain_table(*(words.label(f"simulate-{name}") for name in columns))
    scene = scene_of(words)
    names = short_names(data["bots"], letters)
    bots = list(islice(cycle(data["bots"]), data["seats"]))
    for seat, share in enumerate(data["winners"]):
        low, high = wilson(share, data["games"])
        bot = [names[bots[seat]]] if bots else []
        table.add_row(scene.player(seat), *bot, f"{share:.1%}", f"{low:.1%} - {high:.1%}")
    return table
