"""The tables of an arena."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from village.terminal.language import Language
from village.terminal.report import plain_table

Found = dict[str, Any]


def print_standings(found: Found, words: Language, console: Console) -> None:
    console.print(headline(found, words))
    if not found["bots"]:
        console.print(words.label("arena-nothing"))
        return
    console.print(bots(found, words))
    if found["shares"]:
        console.print(shares(found, words))
    if any(bot["titles"] for bot in found["bots"]):
        console.print(titles(found, words))


def headline(found: Found, words: Language) -> str:
    setting = found["settings"]
    kind = ", ".join([words.text.word(setting["edition"]), *(words.text.box(box) for box in setting["boxes"])])
    return words.label(
        "arena-title", games=found["games"], blocks=found["blocks"], edition=kind, seats=setting["seats"]
    )


def bots(found: Found, words: Language) -> Table:
    """Strength, points and time of every bot."""
    rated = any(bot["rating"] for bot in found["bots"])
    strength = ("rating", "interval") if rated else ()
    table = plain_table(
        *(words.label(f"arena-{name}") for name in ("bot", *strength, "score", "winning", "decisions", "ms"))
    )
    for bot in found["bots"]:
        rating = bot["rating"]
        points = (f"{rating['mean']:.0f}", interval(rating)) if rating else ()
        winning = "-" if bot["winning"] is None else f"{bot['winning']:.1f}"
        table.add_row(bot["bot"], *points, spread(bot["score"]), winning, str(bot["decisions"]), f"{bot['ms']:.2f}")
    return table


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


def shares(found: Found, words: Language) -> Table:
    """How often each bot wins in each company."""
    names = ("bot", "against", "wins", "interval", "par", "games")
    table = plain_table(*(words.label(f"arena-{name}") for name in names))
    for row in found["shares"]:
        wins = row["wins"]
        interval = f"{wins['low']:.1%} … {wins['high']:.1%}"
        table.add_row(
            row["bot"], company(row, found), f"{wins['mean']:.1%}", interval, f"{row['par']:.0%}", str(row["games"])
        )
    return table


def company(row: dict[str, Any], found: Found) -> str:
    """`3 x random`, or all the others."""
    seats = found["settings"]["seats"]
    if len(row["against"]) > 1:
        return ", ".join(row["against"])
    return f"{round(seats * (1 - row['par']))} x {row['against'][0]}"


def titles(found: Found, words: Language) -> Table:
    """What players alone have earned."""
    earned = list(dict.fromkeys(title for bot in found["bots"] for title in bot["titles"]))
    table = plain_table(words.label("arena-bot"), *(words.text.title(title) for title in earned))
    for bot in found["bots"]:
        table.add_row(bot["bot"], *(str(bot["titles"].get(title, 0)) for title in earned))
    return table
