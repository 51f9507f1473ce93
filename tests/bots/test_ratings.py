"""Ratings recover known strengths, and intervals have their nominal coverage."""

from dataclasses import replace
from math import log10
from random import Random

import pytest

from village.bots.arena.match import ArenaGame, Match
from village.bots.arena.ratings import SCALE, Tally, anchor_of, rated, strengths
from village.bots.arena.standings import standings, wilson

BOTS = ("strong", "random", "middling")
STRENGTH = {"strong": 8.0, "random": 1.0, "middling": 2.0}


def sample_order(seats, rng):
    """Sample an order from the model."""
    left, order = list(range(len(seats))), []
    while left:
        (seat,) = rng.choices(left, [STRENGTH[seats[seat]] for seat in left])
        left.remove(seat)
        order.append(seat)
    return order


def sample_games(match, blocks, rng):
    """Return games with results sampled from the model."""
    games = []
    for game in range(blocks * len(match.seatings())):
        block, turn = divmod(game, len(match.seatings()))
        seats = [match.names()[bot] for bot in match.seatings()[turn]]
        order = sample_order(seats, rng)
        scores = [40 - 5 * order.index(seat) for seat in range(len(seats))]
        decisions = [1] * len(seats)
        games.append(
            ArenaGame(
                game, block, str(block), seats, scores, order[:1], [""] * len(seats), decisions, [2.0] * len(seats)
            )
        )
    return games


@pytest.mark.parametrize(("seats", "lineup"), [(2, "round-robin"), (4, "round-robin"), (3, "mixed")])
def test_known_strengths_are_recovered(seats, lineup):
    match = Match(BOTS, seats, lineup=lineup)
    bots, shares = standings(match, sample_games(match, 300, Random(5)))
    for bot in bots:
        true = SCALE * log10(STRENGTH[bot.bot])
        assert bot.rating.mean == pytest.approx(true, abs=40)
        assert bot.rating.low <= true <= bot.rating.high
    assert sorted(bots, key=lambda bot: bot.rating.mean)[0].rating.mean == 0
    for share in shares:
        opponents = [STRENGTH[name] for name in share.against] * (seats - 1 if len(share.against) == 1 else 1)
        true = STRENGTH[share.bot] / (STRENGTH[share.bot] + sum(opponents))
        assert share.wins.mean == pytest.approx(true, abs=0.05)
        assert share.par == pytest.approx(1 / seats)


def test_intervals_have_their_nominal_coverage():
    match = Match(("strong", "middling"), 3)
    covered = 0
    for seed in range(60):
        _, shares = standings(match, sample_games(match, 40, Random(seed)))
        covered += shares[0].wins.low <= 8 / 12 <= shares[0].wins.high
    assert 51 <= covered <= 60


def test_shared_ranks_bring_bots_together():
    tally = Tally(["first", "second"])
    for _ in range(10):
        tally.add_order([["first", "second"]])
    assert strengths(tally) == pytest.approx([1, 1])
    tally.add_order([["first"], ["second"]])
    assert strengths(tally)[0] > 1


def test_copies_of_one_bot_decide_nothing_among_themselves():
    tally = Tally(["first", "second"])
    tally.add_order([["first"], ["second"], ["second"], ["second"]])
    assert (tally.won, dict(tally.contests)) == ([1, 0], {(1, 3): 1})


def ranked(match, blocks, weaker):
    """Return games in which the bots finish in the given order, the weakest first, in every seating."""
    games = []
    for game in range(blocks * len(match.seatings())):
        block, turn = divmod(game, len(match.seatings()))
        seats = [match.names()[bot] for bot in match.seatings()[turn]]
        scores = [weaker.index(name) for name in seats]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        decisions = [1] * len(seats)
        games.append(
            ArenaGame(game, block, str(block), seats, scores, winners, [""] * len(seats), decisions, decisions)
        )
    return games


def with_result(game, weaker):
    """Return the same game with another result."""
    scores = [weaker.index(name) for name in game.seats]
    return replace(game, scores=scores, winners=[seat for seat, score in enumerate(scores) if score == max(scores)])


def limits(match, games):
    """Return which limits the interval of a bot has."""
    return {bot.bot: (bot.rating.low is not None, bot.rating.high is not None) for bot in standings(match, games)[0]}


def test_an_undefeated_bot_has_a_rating_without_upper_limit():
    match = Match(("strong", "random"), 2)
    (strong, random), shares = standings(match, ranked(match, 50, ["random", "strong"]))
    assert 300 < strong.rating.mean < 2000
    assert strong.rating.mean - strong.rating.low > 50
    assert strong.rating.high is None
    assert (random.rating.mean, random.rating.low, random.rating.high) == (0, 0, 0)
    assert [(share.wins.mean, share.wins.high - share.wins.low > 0.02) for share in shares] == [(1, True), (0, True)]


@pytest.mark.parametrize("seats", [2, 3])
def test_limits_follow_through_other_bots(seats):
    match = Match(("random", "strong", "middling"), seats)
    beaten = ranked(match, 20, ["random", "middling", "strong"])
    upset = [with_result(game, ["random", "strong", "middling"]) if game.block == 3 else game for game in beaten]
    assert limits(match, beaten) == {"random": (True, True), "strong": (True, False), "middling": (True, False)}
    assert limits(match, upset) == limits(match, beaten), "wins against each other set no upper limit"
    upset = [with_result(game, ["middling", "random", "strong"]) if game.block == 4 else game for game in upset]
    assert set(limits(match, upset).values()) == {(True, True)}


def test_a_bot_that_never_wins_has_no_lower_limit():
    match = Match(("weak", "random"), 3)
    assert limits(match, ranked(match, 5, ["weak", "random"]))["weak"] == (False, True)


def test_a_bot_not_connected_to_the_anchor_has_no_limits():
    match = Match(("strong", "random", "middling"), 2, lineup="gauntlet")
    assert limits(match, ranked(match, 5, ["random", "middling", "strong"]))["middling"] == (False, False)


def test_a_shared_rank_is_a_limit():
    match = Match(("rated", "random"), 2)
    tied = [replace(game, scores=[7, 7], winners=[0, 1]) for game in ranked(match, 5, ["random", "rated"])]
    assert limits(match, tied)["rated"] == (True, True)


def test_the_anchor_is_random_play_or_the_weakest():
    assert anchor_of(["a", "random", "b"], [0.1, 2.0, 1.0]) == 1
    assert anchor_of(["a", "b"], [2.0, 0.5]) == 1
    assert rated([10.0, 1.0], 1) == [400, 0]


@pytest.mark.parametrize(("share", "games"), [(0.0, 10), (1.0, 10), (0.25, 100)])
def test_a_wilson_interval_is_never_empty(share, games):
    low, high = wilson(share, games)
    assert 0 <= low <= share <= high <= 1
    assert high - low > 0.05
