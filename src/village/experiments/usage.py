"""Count what strong players and winners use: `python -m village.experiments usage` writes experiments/usage.md.

`net` plays against itself. The page has, for every place, good, customer, city, card, goal and privilege, how often a
seat uses it in a game, how often the winner does, and the win rate of the seats that did.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from village.bots.arena.match import Match
from village.bots.bot_player import BotPlayer
from village.bots.parallel import run_jobs
from village.experiments.balance import use_and_wins, wins_of
from village.experiments.results import add_results_option, write_page
from village.games import game_types
from village.record.record import Record

PAGE: Final = "usage.md"
BOT, SEATS = "net", 4


@dataclass(frozen=True)
class Item:
    """What is counted: the values of a field of an event or, without a field, the moves of a question."""

    name: str
    kind: str
    field: str = ""
    prefixes: tuple[str, ...] = ()  # of the values that count; empty: all


@dataclass(frozen=True)
class Section:
    title: str
    game: str
    expansions: tuple[str, ...]
    items: tuple[Item, ...]


@dataclass(frozen=True)
class GameUse:
    """The figures of one game; lists are by seat."""

    counts: list[dict[str, Counter[str]]]  # by item
    wins: list[float]  # a shared win counts as a fraction


def sections() -> list[Section]:
    """Return the sections of every game, from the file in its folder."""
    result = []
    for game_type in game_types():
        path = Path(str(files(game_type.package))) / "usage.toml"
        if path.exists():
            result += [
                section_from(game_type.name, data) for data in tomllib.loads(path.read_text("utf-8"))["sections"]
            ]
    return result


def section_from(game: str, data: dict[str, Any]) -> Section:
    items = [Item(**{**item, "prefixes": tuple(item.get("prefixes", ()))}) for item in data["items"]]
    return Section(data["title"], game, tuple(data["expansions"]), tuple(items))


def play(section: Section, match: Match, game: int) -> GameUse:
    record = Record(match.table(), match.seed_of(game))
    bots = [BotPlayer(BOT, str(game)) for _ in range(SEATS)]
    counts = [{item.name: Counter[str]() for item in section.items} for _ in range(SEATS)]
    while not record.over:
        seat = record.actor
        token = bots[seat].choose_move(record)
        question, _, move = token.partition(" ")
        for item in section.items:
            if not item.field and item.kind == question:
                counts[seat][item.name][move] += 1
        for event in record.play(token):
            for item in section.items:
                if item.field in event and event["kind"] == item.kind and event["seat"] >= 0:
                    counts[event["seat"]][item.name][str(event[item.field])] += 1
    return GameUse(counts, wins_of(record))


def all_values(match: Match, item: Item, used: set[str]) -> list[str]:
    """Return every value of an item, used or not."""
    vocabulary = getattr(match.table().rules, "vocabulary", {}).get(item.field, ())
    return [value for value in dict.fromkeys([*vocabulary, *sorted(used)]) if value.startswith(item.prefixes or "")]


def rows(match: Match, item: Item, played: Sequence[GameUse]) -> Iterator[str]:
    by_seat = [(game.counts[seat][item.name], game.wins[seat]) for game in played for seat in range(SEATS)]
    used = {value for counts, _ in by_seat for value in counts}
    never = []
    for value in all_values(match, item, used):
        uses = [(counts[value], win) for counts, win in by_seat]
        users = sum(count > 0 for count, _ in uses)
        if not users:
            never.append(f"`{value}`")
            continue
        per_seat, win_rate, by_winners = use_and_wins(uses, len(played))
        yield f"| `{value}` | {per_seat:.2f} | {by_winners:.2f} | {win_rate:.0%} of {users} |"
    if never:
        yield f"| never: {', '.join(never)} | 0 | 0 | |"


def page(games: int, workers: int) -> Iterator[str]:
    yield "# What strong players use"
    yield (
        f"\n`python -m village.experiments usage -n {games}` writes this page: the built-in `{BOT}` plays {games}"
        f" games against itself at each table, with {SEATS} seats. *Win rate* is the share of games won by the seats"
        f" that used something at least once; par is {1 / SEATS:.0%}. [Balance](balance.md) explains what the figures"
        " mean and which values were changed because of them."
    )
    for section in sections():
        match = Match((BOT,), SEATS, expansions=section.expansions, game=section.game)
        match.check()
        played = list(run_jobs(partial(play, section, match), range(games), workers))
        yield f"\n## {section.title}"
        for item in section.items:
            yield f"\n| {item.name} | per seat and game | per winner | win rate |\n| --- | --- | --- | --- |"
            yield from rows(match, item, played)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments usage", description="Write the page on what strong players use."
    )
    parser.add_argument("-n", "--games", type=int, default=100, help="Number of games per table (default: 100)")
    parser.add_argument("--workers", type=int, default=2, help="Number of processes (default: 2)")
    add_results_option(parser)
    args = parser.parse_args()
    write_page(args.results / PAGE, "\n".join(page(args.games, args.workers)) + "\n")


if __name__ == "__main__":
    main()
