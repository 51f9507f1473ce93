"""The tables of an arena."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from village.terminal.arena.names import fitted, short_names, shortened
from village.terminal.language import Language
from village.terminal.report import plain_table

Found = dict[str, Any]


def print_standings(found: Found, words: Language, console: Console) -> None:
    console.print(headline(found, words))
    if not found["bots"]:
        console.print(words.label("arena-nothing"))
        return
    console.print(fitted(partial(bots, found, words), console))
    if found["shares"]:
        console.print(fitted(partial(shares, found, words), console))
    if any(bot["titles"] for bot in found["bots"]):
        console.print(fitted(partial(titles, found, words), console))


def called(found: Found, letters: int) -> dict[str, str]:
    """The bots in so many letters, by their whole names."""
    return short_names([bot["bot"] for bot in found["bots"]], letters)


def headline(found: Found, words: Language) -> str:
    setting = found["settings"]
    kind = ", ".join([words.text.word(setting["edition"]), *(words.text.box(box) for box in setting["boxes"])])
    return words.label(
        "arena-title", games=found["games"], blocks=found["blocks"], edition=kind, seats=setting["seats"]
    )


def bots(found: Found, words: Language, letters: int) -> Table:
    """Strength, points and time of every bot; alone, every score is the winner's."""
    strength = ["rating", "interval"] if any(bot["rating"] for bot in found["bots"]) else []
    winning = ["winning"] if found["settings"]["seats"] > 1 else []
    columns = [*strength, "score", *winning, "decisions", "ms"]
    table = plain_table(*(words.label(f"arena-{name}") for name in ("bot", *columns)))
    names = called(found, letters)
    for bot in found["bots"]:
        table.add_row(names[bot["bot"]], *cells(bot, columns))
    return table


def cells(bot: dict[str, Any], columns: Sequence[str]) -> list[str]:
    rating = bot["rating"]
    written = {
        "rating": f"{rating['mean']:.0f}" if rating else "",
        "interval": interval(rating) if rating else "",
        "score": spread(bot["score"]),
        "winning": "-" if bot["winning"] is None else f"{bot['winning']:.1f}",
        "decisions": str(bot["decisions"]),
        "ms": f"{bot['ms']:.2f}",
    }
    return [written[column] for column in columns]


def interval(rating: dict[str, float | None]) -> str:
    """From where to where; the bot that all others are measured by has none."""
    low, high = rating["low"], rating["high"]
    if low is not None and low == high:
        return "-"
    return f"{'-∞' if low is None else f'{low:.0f}'} … {'∞' if high is None else f'{high:.0f}'}"


def spread(score: dict[str, float]) -> str:
    """A mean and how far the interval reaches on the wider side; a single block has none."""
    reach = max(score["mean"] - score["low"], score["high"] - score["mean"])
    return f"{score['mean']:.1f} ±{reach:.1f}" if reach else f"{score['mean']:.1f}"


def shares(found: Found, words: Language, letters: int) -> Table:
    """How often each bot wins in each company."""
    columns = ("bot", "against", "wins", "interval", "par", "games")
    table = plain_table(*(words.label(f"arena-{name}") for name in columns))
    names = called(found, letters)
    for row in found["shares"]:
        wins = row["wins"]
        between = f"{wins['low']:.1%} … {wins['high']:.1%}"
        others = shortened(company(row, found, names), 2 * letters)
        numbers = (f"{wins['mean']:.1%}", between, f"{row['par']:.0%}", str(row["games"]))
        table.add_row(names[row["bot"]], others, *numbers)
    return table


def company(row: dict[str, Any], found: Found, names: dict[str, str]) -> str:
    """`3 x random`, or all the others."""
    seats = found["settings"]["seats"]
    if len(row["against"]) > 1:
        return ", ".join(names[bot] for bot in row["against"])
    return f"{round(seats * (1 - row['par']))} x {names[row['against'][0]]}"


def titles(found: Found, words: Language, letters: int) -> Table:
    """What players alone have earned."""
    earned = list(dict.fromkeys(title for bot in found["bots"] for title in bot["titles"]))
    table = plain_table(words.label("arena-bot"), *(words.text.title(title) for title in earned))
    names = called(found, letters)
    for bot in found["bots"]:
        table.add_row(names[bot["bot"]], *(str(bot["titles"].get(title, 0)) for title in earned))
    return table
