"""What the games of an arena add up to, with intervals: blocks are drawn again and again from those played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from village.bots.arena.match import MIXED, ONE, Match, Played, whole_blocks
from village.bots.arena.ratings import Tally, anchor_of, rated, strengths

RESAMPLES: Final = 1000
REFITS: Final = 300  # of the ratings, which take longer
LOTS: Final = 100  # different games by lot
TAIL: Final = 0.025  # on each side of an interval

Block = list[Played]


@dataclass
class Measure:
    """A number and where the true one lies in 95 of 100 arenas; None where the games set no limit."""

    mean: float
    low: float | None
    high: float | None


@dataclass
class Share:
    """How often a bot wins a line-up; a shared victory counts in parts."""

    bot: str
    against: list[str]
    games: int
    wins: Measure
    par: float  # if all were as strong


@dataclass
class Standing:
    """One bot over all its games."""

    bot: str
    played: int  # seats it had in them
    rating: Measure | None  # None where nobody could be beaten
    score: Measure
    winning: float | None  # its mean score where it won
    decisions: int
    ms: float  # a decision
    titles: dict[str, int]


def standings(match: Match, played: Sequence[Played]) -> tuple[list[Standing], list[Share]]:
    """Every bot, and every line-up."""
    blocks = whole_blocks(match, played)
    if not blocks:
        return [], []
    ratings = all_ratings(match, blocks) if match.seats > 1 and len(match.bots) > 1 else {}
    return [standing(name, blocks, ratings.get(name)) for name in match.names()], shares(match, blocks)


def standing(name: str, blocks: list[Block], rating: Measure | None) -> Standing:
    seats = [(one, seat) for block in blocks for one in block for seat, bot in enumerate(one.seats) if bot == name]
    won = [one.scores[seat] for one, seat in seats if seat in one.winners]
    decisions = sum(one.decisions[seat] for one, seat in seats)
    return Standing(
        bot=name,
        played=len(seats),
        rating=rating,
        score=measure([mean_score(name, block) for block in blocks]),
        winning=sum(won) / len(won) if won else None,
        decisions=decisions,
        ms=sum(one.ms[seat] for one, seat in seats) / max(1, decisions),
        titles=dict(Counter(one.titles[seat] for one, seat in seats if one.titles[seat]).most_common()),
    )


def mean_score(name: str, block: Block) -> float:
    scores = [one.scores[seat] for one in block for seat, bot in enumerate(one.seats) if bot == name]
    return sum(scores) / len(scores)


def shares(match: Match, blocks: list[Block]) -> list[Share]:
    """The one against the others; where all sit at one table, everybody."""
    names = match.names()
    if match.seats == 1 or len(names) == 1:
        return []
    if match.lineup == MIXED:
        return [share(bot, [name for name in names if name != bot], blocks) for bot in names]
    if match.lineup == ONE:
        return [share(names[0], [other], blocks) for other in names[1:]]
    return [share(bot, [other], blocks) for bot in names for other in names if other != bot]


def share(bot: str, against: list[str], blocks: list[Block]) -> Share:
    """The games in which the bot and those others meet."""
    lineups = [[one for one in block if is_lineup(one, bot, against)] for block in blocks]
    games = sum(len(lineup) for lineup in lineups)
    wins = measure([mean_share(bot, lineup) for lineup in lineups])
    if wins.low == wins.high:  # all blocks agree so far; the next may not
        wins.low, wins.high = wilson(wins.mean, games)
    company = lineups[0][0].seats
    return Share(bot, against, games, wins, company.count(bot) / len(company))


def is_lineup(one: Played, bot: str, against: list[str]) -> bool:
    if set(one.seats) != {bot, *against}:
        return False
    return len(against) > 1 or one.seats.count(bot) <= one.seats.count(against[0])


def mean_share(bot: str, games: Block) -> float:
    return sum(one.share(seat) for one in games for seat, name in enumerate(one.seats) if name == bot) / len(games)


def measure(values: Sequence[float]) -> Measure:
    """The mean over the blocks, and its interval."""
    dice = Random(len(values))
    means = [sum(dice.choices(values, k=len(values))) / len(values) for _ in range(RESAMPLES)]
    return Measure(sum(values) / len(values), *middle(means))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for games that have nothing to do with each other."""
    z = 1.96
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def middle(numbers: Sequence[float]) -> tuple[float, float]:
    """What lies between the tails."""
    ordered = sorted(numbers)
    tail = int(TAIL * len(ordered))
    return ordered[tail], ordered[-1 - tail]


def all_ratings(match: Match, blocks: list[Block]) -> dict[str, Measure]:
    names = match.names()
    tallies = [tallied(names, [one.order() for one in block]) for block in blocks]
    whole = Tally(names)
    for tally in tallies:
        whole.add(tally)
    found = strengths(whole)
    anchor = anchor_of(names, found)
    dice = Random(len(blocks))
    lots = [tallied(names, [shuffled(dice.choice(blocks[0]), dice)]) for _ in range(LOTS)]
    again = [rated(strengths(redrawn(names, tallies, lots, dice), found), anchor) for _ in range(REFITS)]
    points = rated(found, anchor)
    return {
        name: limited(whole, bot, anchor, Measure(points[bot], *middle([ratings[bot] for ratings in again])))
        for bot, name in enumerate(names)
    }


def limited(whole: Tally, bot: int, anchor: int, rating: Measure) -> Measure:
    """Who was never behind the anchor, even by way of others, may be stronger than any number says; or weaker."""
    low = rating.low if anchor in whole.above(bot) else None
    high = rating.high if bot in whole.above(anchor) else None
    return Measure(rating.mean, low, high)


def tallied(names: list[str], orders: Sequence[list[list[str]]]) -> Tally:
    tally = Tally(names)
    for order in orders:
        tally.add_order(order)
    return tally


def shuffled(one: Played, dice: Random) -> list[list[str]]:
    """The same company, finishing by lot."""
    return [[name] for name in dice.sample(one.seats, len(one.seats))]


def redrawn(names: list[str], tallies: list[Tally], lots: list[Tally], dice: Random) -> Tally:
    """As many blocks as there were, and about one game by lot: who has won everything so far may yet lose."""
    tally = Tally(names)
    for block, times in Counter(dice.choices(range(len(tallies)), k=len(tallies))).items():
        tally.add(tallies[block], times)
    for _ in tallies:
        if dice.randrange(len(tallies)) == 0:
            tally.add(dice.choice(lots))
    return tally


def as_data(rows: Sequence[Standing | Share]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]
