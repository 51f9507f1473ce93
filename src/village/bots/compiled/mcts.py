"""Open-loop Monte Carlo tree search. Compiled; depends on the kernel only, not on any game.

A node stands for a move. Chance events have no nodes; every simulation samples them again. A simulation determinizes
the hidden information, descends the tree, plays some turns on (`rollout.py`) and backs up a result for every seat: its
share of the win, plus a small part for the margin.
"""

from __future__ import annotations

from math import exp, sqrt

from village.bots.compiled.greedy import move_values
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.compiled.rollout import Rollout
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Choice, Count, Seat
from village.toolkit.pruning import prune_equivalent


class Node:
    """A move in the tree, with its visits and the results of the seat that played it."""

    def __init__(self, action: Count, prior: float) -> None:
        self.action: Count = action  # index in the action table
        self.prior = prior  # probability before any visit
        self.visits: Count = 0
        self.total = 0.0
        self.children: list[Node] = []

    def child(self, action: Count) -> Node | None:
        for child in self.children:
            if child.action == action:
                return child
        return None


class Search:
    """A search tree for the seat to move. The constants were tuned in the arena."""

    def __init__(self, game: Game, seed: Count) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.rollout = Rollout(game, self.rng)
        self.explore = 0.5
        self.first_play_penalty = 0.1  # first play urgency: how far below its parent an unvisited move is valued
        self.prior_temperature = 150.0  # in hundredths of a point: softmax over move values gives the priors
        self.win_temperature = 400.0  # in hundredths of a point: softmax over evaluations gives the win shares
        self.margin = 0.3  # part of a result that rewards the margin instead of the win
        self.spread = 40.0  # points behind the leader at which the margin part reaches 0
        self.root = Node(-1, 1.0)
        self.path: list[Node] = []
        self.seats: list[int] = []

    def grow(self, s: State, seat: Seat, simulations: Count) -> None:
        for _ in range(simulations):
            self.simulate(s, seat)

    def lead(self) -> Count:
        """Return how many visits the most visited move is ahead of the second."""
        first: Count = 0
        second: Count = 0
        for child in self.root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def simulate(self, s: State, seat: Seat) -> None:
        """Run one simulation and back up its results."""
        state = determinize(self.game, s, seat, self.rng)
        self.path = [self.root]
        self.seats = [seat]
        self.descend(state, seat)
        results = self.results(self.rollout.play_turns(state))
        for i in range(len(self.path)):
            node = self.path[i]
            node.visits += 1
            node.total += results[self.seats[i]]

    def descend(self, s: State, seat: Seat) -> None:
        """Descend the tree to a move that was never visited."""
        node = self.root
        own = True  # no other seat and no chance event has intervened yet
        while s.stack:
            frame = s.stack[-1]
            own = own and frame.who == seat
            if frame.who == CHANCE:
                s.play(sample_chance(s, self.rng))
                continue
            first = frame.step.first
            prune_equivalent(s)
            if not node.children:
                self.expand(node, s, first, own)
            node = self.select(s, node, first)
            self.path.append(node)
            self.seats.append(frame.who)
            s.play(node.action - first)
            if not node.visits:
                return

    def expand(self, node: Node, s: State, first: Count, own: bool) -> None:
        """Add the legal moves with priors: by value in the searching seat's own turn, by playout weights later."""
        priors: list[float] = []
        total = 0.0
        if own:
            values = move_values(self.game, s, s.stack[-1].who)
            best = values[0]
            for i in range(s.n):
                if values[i] > best:
                    best = values[i]
            for i in range(s.n):
                priors.append(exp(float(values[i] - best) / self.prior_temperature))
        else:
            for i in range(s.n):
                priors.append(float(self.game.playout_weights[first + s.offered[i]]))
        for prior in priors:
            total += prior
        for i in range(s.n):
            node.children.append(Node(first + s.offered[i], priors[i] / total))

    def select(self, s: State, node: Node, first: Count) -> Node:
        """Return the legal move with the highest upper confidence bound."""
        best = node
        top = -1e18
        tried = sqrt(float(node.visits) + 1.0)
        expected = node.total / float(node.visits) - self.first_play_penalty if node.visits else 0.5
        for i in range(s.n):
            child = node.child(first + s.offered[i])
            if child is None:  # a different chance outcome made it legal
                child = Node(first + s.offered[i], 1.0 / float(s.n))
                node.children.append(child)
            mean = child.total / float(child.visits) if child.visits else expected
            bound = mean + self.explore * child.prior * tried / (1.0 + float(child.visits))
            if bound > top:
                top = bound
                best = child
        return best

    def results(self, s: State) -> list[float]:
        """Return a result from 0 to 1 for every seat; in a solo game, scaled points."""
        values: list[float] = []
        best = -1e18
        for seat in range(self.game.seats):
            value = float(self.game.evaluate(s, seat))
            values.append(value)
            best = max(best, value)
        if len(values) == 1:
            return [best / (100.0 * self.spread)]
        shares = self.shares(s, values, best)
        results: list[float] = []
        for seat in range(len(values)):
            behind = (values[seat] - best) / (100.0 * self.spread)
            results.append((1.0 - self.margin) * shares[seat] + self.margin * max(0.0, 1.0 + behind))
        return results

    def shares(self, s: State, values: list[float], best: float) -> list[float]:
        """Return every seat's estimated win probability; once the game is over, its share of the win."""
        if not s.stack:
            winners = self.game.winners(s)
            return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(len(values))]
        shares: list[float] = []
        total = 0.0
        for value in values:
            share = exp((value - best) / self.win_temperature)
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def most_visited(self, s: State) -> Choice:
        """Return the most visited legal move."""
        first = s.stack[-1].step.first
        best = s.offered[0]
        most_visits: Count = -1
        for i in range(s.n):
            child = self.root.child(first + s.offered[i])
            if child is not None and child.visits > most_visits:
                most_visits = child.visits
                best = s.offered[i]
        return best

    def keep_subtree(self, s: State, choice: Choice) -> None:
        """Keep only the subtree below a move, for the next search."""
        child = self.root.child(s.stack[-1].step.first + choice)
        self.root = child if child is not None else Node(-1, 1.0)


def determinize(game: Game, s: State, seat: Seat, rng: Rng) -> State:
    """Return a copy at the same question, with everything that `seat` cannot know sampled again."""
    copy = game.determinize(s, seat)
    depth = len(s.stack)
    while len(copy.stack) > depth:
        copy.play(sample_chance(copy, rng))
    return copy
