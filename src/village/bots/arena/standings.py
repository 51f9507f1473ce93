"""Standings of an arena, with confidence intervals by bootstrapping over blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from village.bots.arena.match import GAUNTLET, MIXED, ArenaGame, Match, whole_blocks
from village.bots.arena.ratings import Tally, anchor_of, rated, strengths

RESAMPLES: Final = 1000
REFITS: Final = 300  # of the ratings, which are slower to compute
RANDOM_GAMES: Final = 100  # games with a random result, to choose from
TAIL: Final = 0.025  # on each side of a confidence interval

Block = list[ArenaGame]


@dataclass
class Measure:
    """A mean with its 95 % confidence interval; None if the games set no limit."""

    mean: float
    low: float | None
    high: float | None


@dataclass
class Share:
    """How often a bot wins in a line-up; a shared win counts as a fraction."""

    bot: str
    against: list[str]
    games: int
    wins: Measure
    par: float  # expected if all bots were equally strong


@dataclass
class Standing:
    """The results of a bot over all its games."""

    bot: str
    played: int  # number of seats it had in all games
    rating: Measure | None  # None if there was no opponent
    score: Measure
    winning: float | None  # its mean score in games it won
    decisions: int
    ms: float  # per decision
    titles: dict[str, int]


def standings(match: Match, played: Sequence[ArenaGame]) -> tuple[list[Standing], list[Share]]:
    """Return the standing of every bot and its share of wins in every line-up."""
    blocks = whole_blocks(match, played)
    if not blocks:
        return [], []
    ratings = all_ratings(match, blocks) if match.seats > 1 and len(match.bots) > 1 else {}
    return [standing(name, blocks, ratings.get(name)) for name in match.names()], shares(match, blocks)


def standing(name: str, blocks: list[Block], rating: Measure | None) -> Standing:
    seats = [(game, seat) for block in blocks for game in block for seat, bot in enumerate(game.seats) if bot == name]
    won = [game.scores[seat] for game, seat in seats if seat in game.winners]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return Standing(
        bot=name,
        played=len(seats),
        rating=rating,
        score=measure([mean_score(name, block) for block in blocks]),
        winning=sum(won) / len(won) if won else None,
        decisions=decisions,
        ms=sum(game.ms[seat] for game, seat in seats) / max(1, decisions),
        titles=dict(Counter(game.titles[seat] for game, seat in seats if game.titles[seat]).most_common()),
    )


def mean_score(name: str, block: Block) -> float:
    scores = [game.scores[seat] for game in block for seat, bot in enumerate(game.seats) if bot == name]
    return sum(scores) / len(scores)


def shares(match: Match, blocks: list[Block]) -> list[Share]:
    """Return the shares of wins for the line-ups of the match."""
    names = match.names()
    if match.seats == 1 or len(names) == 1:
        return []
    if match.lineup == MIXED:
        return [share(bot, [name for name in names if name != bot], blocks) for bot in names]
    if match.lineup == GAUNTLET:
        return [share(names[0], [opponent], blocks) for opponent in names[1:]]
    return [share(bot, [opponent], blocks) for bot in names for opponent in names if opponent != bot]


def share(bot: str, against: list[str], blocks: list[Block]) -> Share:
    """Return a bot's share of wins against these bots."""
    lineups = [[game for game in block if is_lineup(game, bot, against)] for block in blocks]
    games = sum(len(lineup) for lineup in lineups)
    wins = measure([mean_share(bot, lineup) for lineup in lineups])
    if wins.low == wins.high:  # all blocks agree, so bootstrapping gives no interval
        wins.low, wins.high = wilson(wins.mean, games)
    seats = lineups[0][0].seats
    return Share(bot, against, games, wins, seats.count(bot) / len(seats))


def is_lineup(game: ArenaGame, bot: str, against: list[str]) -> bool:
    if set(game.seats) != {bot, *against}:
        return False
    return len(against) > 1 or game.seats.count(bot) <= game.seats.count(against[0])


def mean_share(bot: str, games: Block) -> float:
    return sum(game.share(seat) for game in games for seat, name in enumerate(game.seats) if name == bot) / len(games)


def measure(values: Sequence[float]) -> Measure:
    """Return the mean over the blocks with its confidence interval."""
    rng = Random(len(values))
    means = [sum(rng.choices(values, k=len(values))) / len(values) for _ in range(RESAMPLES)]
    return Measure(sum(values) / len(values), *interval(means))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's score interval, which assumes independent games."""
    z = 1.96
    centre = share + z * z / (2 * games)
    half_width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half_width) / scale), min(1.0, (centre + half_width) / scale)


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the limits between the tails."""
    ordered = sorted(numbers)
    tail = int(TAIL * len(ordered))
    return ordered[tail], ordered[-1 - tail]


def all_ratings(match: Match, blocks: list[Block]) -> dict[str, Measure]:
    names = match.names()
    tallies = [tallied(names, [game.order() for game in block]) for block in blocks]
    whole = Tally(names)
    for tally in tallies:
        whole.add(tally)
    fitted = strengths(whole)
    anchor = anchor_of(names, fitted)
    rng = Random(len(blocks))
    random_games = [tallied(names, [shuffled(rng.choice(blocks[0]), rng)]) for _ in range(RANDOM_GAMES)]
    refits = [rated(strengths(resampled(names, tallies, random_games, rng), fitted), anchor) for _ in range(REFITS)]
    points = rated(fitted, anchor)
    return {
        name: drop_unbounded(whole, bot, anchor, Measure(points[bot], *interval([ratings[bot] for ratings in refits])))
        for bot, name in enumerate(names)
    }


def drop_unbounded(whole: Tally, bot: int, anchor: int, rating: Measure) -> Measure:
    """Drop a limit of the interval if no chain of games links the bot to the anchor in that direction."""
    low = rating.low if anchor in whole.reachable(bot) else None
    high = rating.high if bot in whole.reachable(anchor) else None
    return Measure(rating.mean, low, high)


def tallied(names: list[str], orders: Sequence[list[list[str]]]) -> Tally:
    tally = Tally(names)
    for order in orders:
        tally.add_order(order)
    return tally


def shuffled(game: ArenaGame, rng: Random) -> list[list[str]]:
    """Return the bots of a game in random order."""
    return [[name] for name in rng.sample(game.seats, len(game.seats))]


def resampled(names: list[str], tallies: list[Tally], random_games: list[Tally], rng: Random) -> Tally:
    """Resample the blocks and add about one random game, because an undefeated bot may yet lose."""
    tally = Tally(names)
    for block, times in Counter(rng.choices(range(len(tallies)), k=len(tallies))).items():
        tally.add(tallies[block], times)
    for _ in tallies:
        if rng.randrange(len(tallies)) == 0:
            tally.add(rng.choice(random_games))
    return tally


def as_data(rows: Sequence[Standing | Share]) -> list[dict[str, Any]]:
    return [asdict(row) for row in rows]
