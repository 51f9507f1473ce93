"""What strong players use and who wins by it, thing by thing: `python -m bench.used` writes docs/used.md.

`net` plays against itself. Of every place, good, customer, city, card, goal and privilege is told how often a seat uses
it in a game, how often the winner does, and the share of victories of those who did.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.balance import worth
from village.bots.arena.match import Match
from village.bots.parallel import work
from village.bots.seated_bot import SeatedBot
from village.record.record import Record

PAGE = Path(__file__).parent.parent / "docs" / "used.md"
BOT, SEATS = "net", 4


@dataclass(frozen=True)
class Thing:
    """What is counted: the values of a field of an event, or the answers to a question where there is no field."""

    name: str
    kind: str
    field: str = ""
    only: tuple[str, ...] = ()  # how values begin that belong here; all


@dataclass(frozen=True)
class Table:
    title: str
    game: str
    boxes: tuple[str, ...]
    things: tuple[Thing, ...]


TABLES = (
    Table("Village, without boxes", "village", (), (
        Thing("spaces a cube is taken from", "take", "space"),
        Thing("buildings a member goes to", "walk", "place",
              ("bag", "council", "wainwright", "stables", "smithy", "office")),
        Thing("cities a member goes to", "walk", "place", ("north", "south")),
        Thing("privileges of the council", "privilege"),
        Thing("goods got", "good", "good"),
        Thing("customers served", "serve", "customer"),
        Thing("windows gone up to at mass", "promote", "place", ("window2", "window3", "window4")),
        Thing("where the dead rest", "death", "rest", ("grave", "chronicle")),
    )),
    Table("Inn", "village", ("inn",), (
        Thing("villagers bought", "villager", "villager"), Thing("villagers played", "play", "villager"),
    )),
    Table("Port", "village", ("port",), (
        Thing("captains hired", "hire", "captain"), Thing("waters and islands sailed to", "sail", "water"),
        Thing("missions", "mission", "place", ("i",)), Thing("cargo sold on islands", "sell", "cargo"),
        Thing("cargo loaded", "load", "cargo"),
    )),
    Table("Life Goals", "village", ("goals",), (Thing("goals reached", "goal", "goal"),)),
    Table("Customers", "village", ("customers",), (Thing("customers served", "serve", "customer"),)),
    Table("Marriage", "village", ("marriage",), (
        Thing("ranks married at", "married", "rank"), Thing("dowries taken", "dowry"),
        Thing("bargains of the smuggler", "smuggler"),
    )),
    Table("My Village", "my_village", (), (
        Thing("banners activated", "banner", "banner"), Thing("white banners", "white", "white"),
        Thing("travel cards kept", "kept", "journey"), Thing("monks shown", "window", "monk"),
        Thing("marks of the council", "mark", "mark"), Thing("customers served", "serve", "customer"),
    )),
)  # fmt: skip


@dataclass(frozen=True)
class Told:
    """One game; lists are by seat."""

    used: list[dict[str, Counter[str]]]  # by thing
    shares: list[float]  # of the victory


def play(table: Table, match: Match, game: int) -> Told:
    record = Record(match.table(), match.seed_of(game))
    bots = [SeatedBot(BOT, str(game)) for _ in range(SEATS)]
    used = [{thing.name: Counter[str]() for thing in table.things} for _ in range(SEATS)]
    while not record.over:
        seat = record.actor
        token = bots[seat].answer(record)
        question, _, answer = token.partition(" ")
        for thing in table.things:
            if not thing.field and thing.kind == question:
                used[seat][thing.name][answer] += 1
        for event in record.play(token):
            for thing in table.things:
                if thing.field in event and event["kind"] == thing.kind and event["seat"] >= 0:
                    used[event["seat"]][thing.name][str(event[thing.field])] += 1
    winners = record.winners
    return Told(used, [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)])


def values(match: Match, thing: Thing, seen: set[str]) -> list[str]:
    """All that there are, whether anybody used them or not."""
    known = getattr(match.table().rules, "vocabulary", {}).get(thing.field, ())
    return [one for one in dict.fromkeys([*known, *sorted(seen)]) if one.startswith(thing.only or "")]


def rows(match: Match, thing: Thing, played: Sequence[Told]) -> Iterator[str]:
    seats = [(one.used[seat][thing.name], one.shares[seat]) for one in played for seat in range(SEATS)]
    found = {value for used, _ in seats for value in used}
    never = []
    for value in values(match, thing, found):
        done = [(used[value], share) for used, share in seats]
        those = sum(times > 0 for times, _ in done)
        if not those:
            never.append(f"`{value}`")
            continue
        often, won, by_winners = worth(done, len(played))
        yield f"| `{value}` | {often:.2f} | {by_winners:.2f} | {won:.0%} of {those} |"
    if never:
        yield f"| never: {', '.join(never)} | 0 | 0 | |"


def page(games: int, workers: int) -> Iterator[str]:
    yield "# What strong players use"
    yield (
        f"\n`python -m bench.used -n {games}` writes this page: `{BOT}` of the package plays {games} games against"
        f" itself at each table, {SEATS} seats. *Wins of those* is the share of victories of the seats that did it at"
        f" least once; par is {1 / SEATS:.0%}. What the figures mean, and which numbers were mended by them, is in"
        " [balance](balance.md)."
    )
    for table in TABLES:
        match = Match((BOT,), SEATS, boxes=table.boxes, game=table.game)
        match.check()
        played = list(work(partial(play, table, match), range(games), workers))
        yield f"\n## {table.title}"
        for thing in table.things:
            yield f"\n| {thing.name} | a seat, in a game | the winner | wins of those |\n| --- | --- | --- | --- |"
            yield from rows(match, thing, played)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.used", description=__doc__.splitlines()[0])
    parser.add_argument("-n", "--games", type=int, default=100, help="at each table (100)")
    parser.add_argument("--workers", type=int, default=2)
    order = parser.parse_args()
    PAGE.write_text("\n".join(page(order.games, order.workers)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
