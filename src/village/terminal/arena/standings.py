"""Print the results of an arena as tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from village.terminal.arena.names import fit_table, short_names, shorten
from village.terminal.language import Language
from village.terminal.report import plain_table

Data = dict[str, Any]


def print_standings(data: Data, words: Language, console: Console) -> None:
    console.print(headline(data, words))
    if not data["bots"]:
        console.print(words.label("arena-nothing"))
        return
    console.print(fit_table(partial(bots, data, words), console))
    if data["shares"]:
        console.print(fit_table(partial(shares, data, words), console))
    if any(bot["titles"] for bot in data["bots"]):
        console.print(fit_table(partial(titles, data, words), console))


def bot_names(data: Data, letters: int) -> dict[str, str]:
    """Return the bot names of at most so many letters, by full name."""
    return short_names([bot["bot"] for bot in data["bots"]], letters)


def headline(data: Data, words: Language) -> str:
    setting = data["settings"]
    kind = words.comma_list(
        [words.text.word(setting["edition"]), *(words.text.expansion(name) for name in setting["expansions"])]
    )
    return words.label("arena-title", games=data["games"], blocks=data["blocks"], edition=kind, seats=setting["seats"])


def bots(data: Data, words: Language, letters: int) -> Table:
    """Return ratings, scores and times of the bots; in a single-player game every score is the winner's."""
    strength = ["rating", "interval"] if any(bot["rating"] for bot in data["bots"]) else []
    winning = ["winning"] if data["settings"]["seats"] > 1 else []
    columns = [*strength, "score", *winning, "decisions", "ms"]
    table = plain_table(*(words.label(f"arena-{name}") for name in ("bot", *columns)))
    names = bot_names(data, letters)
    for bot in data["bots"]:
        table.add_row(names[bot["bot"]], *cells(bot, columns))
    return table


def cells(bot: dict[str, Any], columns: Sequence[str]) -> list[str]:
    rating = bot["rating"]
    texts = {
        "rating": f"{rating['mean']:.0f}" if rating else "",
        "interval": interval(rating) if rating else "",
        "score": spread(bot["score"]),
        "winning": "-" if bot["winning"] is None else f"{bot['winning']:.1f}",
        "decisions": str(bot["decisions"]),
        "ms": f"{bot['ms']:.2f}",
    }
    return [texts[column] for column in columns]


def interval(rating: dict[str, float | None]) -> str:
    """Format a confidence interval; the reference bot has none."""
    low, high = rating["low"], rating["high"]
    if low is not None and low == high:
        return "-"
    return f"{'-∞' if low is None else f'{low:.0f}'} … {'∞' if high is None else f'{high:.0f}'}"


def spread(score: dict[str, float]) -> str:
    """Format a mean and the larger half-width of its interval; a single block has no interval."""
    half_width = max(score["mean"] - score["low"], score["high"] - score["mean"])
    return f"{score['mean']:.1f} ±{half_width:.1f}" if half_width else f"{score['mean']:.1f}"


def shares(data: Data, words: Language, letters: int) -> Table:
    """Return how often each bot wins against which opponents."""
    columns = ("bot", "against", "wins", "interval", "par", "games")
    table = plain_table(*(words.label(f"arena-{name}") for name in columns))
    names = bot_names(data, letters)
    for row in data["shares"]:
        wins = row["wins"]
        interval_text = f"{wins['low']:.1%} … {wins['high']:.1%}"
        opponent_names = shorten(opponents(row, data, names, words), 2 * letters)
        numbers = (f"{wins['mean']:.1%}", interval_text, f"{row['par']:.0%}", str(row["games"]))
        table.add_row(names[row["bot"]], opponent_names, *numbers)
    return table


def opponents(row: dict[str, Any], data: Data, names: dict[str, str], words: Language) -> str:
    """Name the opponents: `3 x random`, or a list."""
    seats = data["settings"]["seats"]
    if len(row["against"]) > 1:
        return words.comma_list(names[bot] for bot in row["against"])
    return f"{round(seats * (1 - row['par']))} x {names[row['against'][0]]}"


def titles(data: Data, words: Language, letters: int) -> Table:
    """Return the titles earned in single-player games."""
    earned = list(dict.fromkeys(title for bot in data["bots"] for title in bot["titles"]))
    table = plain_table(words.label("arena-bot"), *(words.text.title(title) for title in earned))
    names = bot_names(data, letters)
    for bot in data["bots"]:
        table.add_row(names[bot["bot"]], *(str(bot["titles"].get(title, 0)) for title in earned))
    return table
