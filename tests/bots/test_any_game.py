"""Arena and simulation depend on the kernel and the record only, so they can play any game."""

import pytest

import village
from village import games
from village.bots.arena.match import Match, by_processes, compete
from village.bots.arena.results import settings
from village.bots.simulate import Plan, simulate
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.step import Step
from village.kernel.types import CHANCE
from village.record import setup
from village.record.lru_cache import LruCache
from village.toolkit.game_type import GameType
from village.toolkit.tables import row


class Bag(State):
    """Points by seat."""

    def __init__(self, seats):
        super().__init__(row([0] * 3), row([0] * 3))
        self.points = [0] * seats

    def copy(self):
        copy = Bag(len(self.points))
        self.copy_into(copy)
        copy.points = list(self.points)
        return copy


class Draw(Step):
    """A player or chance takes up to two points for a seat."""

    def choices(self, s, f):
        for points in range(3):
            s.offer_weighted(points, 1)

    def choose(self, s, f, choice):
        s.points[f.arg] += choice

    def series(self, s, f):
        return "bag"


class Bags(Game):
    """Every seat takes points, then chance adds some."""

    def __init__(self, seats):
        super().__init__("bags", 1, seats)
        self.options = {}
        self.weights_hash = "none"
        self.take, self.luck = Draw("take", "B-1", 3), Draw("luck", "B-2", 3)
        self.add(self.take)
        self.add(self.luck)
        self.index_actions()

    def start(self):
        s = Bag(self.seats)
        for seat in range(self.seats):
            s.push(self.take, seat, seat)
            s.push(self.luck, CHANCE, seat)
        return s

    def scores(self, s):
        return [{"points": points} for points in s.points]

    def total(self, s, seat):
        return s.points[seat]

    def winners(self, s):
        return [seat for seat in range(self.seats) if s.points[seat] == max(s.points)]

    def determinize(self, s, seat):
        return s.copy()


class BagsType(GameType):
    def __init__(self):
        super().__init__("bags", "tests.bots", ["only"], "only")

    def assemble(self, edition, seats, expansions, options):
        return Bags(seats)


@pytest.fixture
def bags(monkeypatch):
    monkeypatch.setitem(games.OURS, "bags", BagsType())
    monkeypatch.setattr(setup, "TABLES", LruCache(9))  # keeps no table of this game
    return "bags"


def test_an_arena_plays_any_game(bags):
    match = Match(("greedy", "random"), 2, game=bags)
    played = compete(match, 8, [], lambda game: None, by_processes(1))
    assert len(played) == 8
    assert all(0 <= score <= 4 for game in played for score in game.scores)
    assert (settings(match)["game"], settings(match)["weights"]) == ("bags", "none")


@pytest.mark.parametrize("bots", [(), ("random",)])
def test_a_simulation_plays_any_game(bags, bots):
    summary = simulate(Plan(6, 3, bots=bots, game=bags), 1, lambda finished: None)
    assert (summary.games, summary.decisions.total, summary.rounds.total) == (6, 18, 0)


def test_village_names_its_weights_and_counts_its_rounds():
    game = village.new(seats=2, seed=1)
    assert len(game.table.rules.weights_hash) == 16
    assert game.table.rules.rounds(game.state) == game.data()["round"] == 1
