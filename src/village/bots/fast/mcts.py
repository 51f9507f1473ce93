"""Monte-Carlo tree search over answers. Compiled; it knows the kernel and nothing of any game.

Open loop: a node is an answer, chance is sampled anew in every simulation and has no nodes. A simulation
guesses what its seat cannot know, walks down the tree, plays on for some turns (`rollout.py`) and gives every
seat on the way its own result: its share of the victory, with a little for the margin.
"""

from __future__ import annotations

from math import exp, sqrt

from village.bots.fast.greedy import answer_values
from village.bots.fast.playout import Dice, roll
from village.bots.fast.rollout import Rollout
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.types import CHANCE, Choice, Count, Seat


class Node:
    """One answer in the tree: how often it was tried and what it brought the seat that gave it."""

    def __init__(self, action: Count, prior: float) -> None:
        self.action: Count = action  # its index in the table of actions
        self.prior = prior  # how good it looks before anything is tried
        self.visits: Count = 0
        self.total = 0.0
        self.kids: list[Node] = []

    def kid(self, action: Count) -> Node | None:
        for kid in self.kids:
            if kid.action == action:
                return kid
        return None


class Search:
    """A tree that grows while one seat thinks. What is set here was tuned in the arena."""

    def __init__(self, game: Game, seed: Count) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.rollout = Rollout(game, self.dice)
        self.explore = 0.5
        self.unseen = 0.1  # what an untried answer is thought to bring less than those tried
        self.look = 150.0  # hundredths of a point: how much better an answer must look to be preferred clearly
        self.heat = 400.0  # likewise: how clear a lead is
        self.margin = 0.3  # the part of a result that is not the victory
        self.spread = 40.0  # points behind the leader that are all the same
        self.root = Node(-1, 1.0)
        self.path: list[Node] = []
        self.seats: list[int] = []

    def grow(self, s: State, seat: Seat, simulations: Count) -> None:
        for _ in range(simulations):
            self.simulate(s, seat)

    def lead(self) -> Count:
        """By how many tries the favourite is ahead of all others."""
        most: Count = 0
        second: Count = 0
        for kid in self.root.kids:
            if kid.visits > most:
                second = most
                most = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return most - second

    def simulate(self, s: State, seat: Seat) -> None:
        """One guess, one walk, one result for everybody."""
        state = guessed(self.game, s, seat, self.dice)
        self.path = [self.root]
        self.seats = [seat]
        self.walk(state, seat)
        results = self.results(self.rollout.some_turns(state))
        for i in range(len(self.path)):
            node = self.path[i]
            node.visits += 1
            node.total += results[self.seats[i]]

    def walk(self, s: State, seat: Seat) -> None:
        """Down the tree to an answer that was never tried."""
        node = self.root
        own = True  # nobody else has had a say yet
        while s.stack:
            frame = s.stack[-1]
            own = own and frame.who == seat
            if frame.who == CHANCE:
                s.play(roll(s, self.dice))
                continue
            first = frame.step.first
            self.game.leave_out(s)
            if not node.kids:
                self.expand(node, s, first, own)
            node = self.select(s, node, first)
            self.path.append(node)
            self.seats.append(frame.who)
            s.play(node.action - first)
            if not node.visits:
                return

    def expand(self, node: Node, s: State, first: Count, own: bool) -> None:
        """Add the legal answers: in the seat's own turn as good as they look, later as usual as they are."""
        seems: list[float] = []
        total = 0.0
        if own:
            values = answer_values(self.game, s, s.stack[-1].who)
            best = values[0]
            for i in range(s.n):
                if values[i] > best:
                    best = values[i]
            for i in range(s.n):
                seems.append(exp(float(values[i] - best) / self.look))
        else:
            for i in range(s.n):
                seems.append(float(self.game.habits[first + s.offered[i]]))
        for prior in seems:
            total += prior
        for i in range(s.n):
            node.kids.append(Node(first + s.offered[i], seems[i] / total))

    def select(self, s: State, node: Node, first: Count) -> Node:
        """The legal answer with the highest upper confidence bound."""
        best = node
        top = -1e18
        tried = sqrt(float(node.visits) + 1.0)
        expected = node.total / float(node.visits) - self.unseen if node.visits else 0.5
        for i in range(s.n):
            kid = node.kid(first + s.offered[i])
            if kid is None:  # another draw of chance made it legal
                kid = Node(first + s.offered[i], 1.0 / float(s.n))
                node.kids.append(kid)
            mean = kid.total / float(kid.visits) if kid.visits else expected
            bound = mean + self.explore * kid.prior * tried / (1.0 + float(kid.visits))
            if bound > top:
                top = bound
                best = kid
        return best

    def results(self, s: State) -> list[float]:
        """For every seat what the position is worth to it, from 0 to 1; a player alone counts points."""
        values: list[float] = []
        best = -1e18
        for seat in range(self.game.seats):
            value = float(self.game.value(s, seat))
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
        """Every seat's chance to win; after the end its share of the victory."""
        if not s.stack:
            winners = self.game.winners(s)
            return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(len(values))]
        shares: list[float] = []
        total = 0.0
        for value in values:
            share = exp((value - best) / self.heat)
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def favourite(self, s: State) -> Choice:
        """The legal answer that was tried most."""
        first = s.stack[-1].step.first
        best = s.offered[0]
        most: Count = -1
        for i in range(s.n):
            kid = self.root.kid(first + s.offered[i])
            if kid is not None and kid.visits > most:
                most = kid.visits
                best = s.offered[i]
        return best

    def keep(self, s: State, choice: Choice) -> None:
        """Go on with the part of the tree below an answer."""
        kid = self.root.kid(s.stack[-1].step.first + choice)
        self.root = kid if kid is not None else Node(-1, 1.0)


def guessed(game: Game, s: State, seat: Seat, dice: Dice) -> State:
    """A copy with another guess of what `seat` cannot know, at the same question."""
    twin = game.guess(s, seat)
    depth = len(s.stack)
    while len(twin.stack) > depth:
        twin.play(roll(twin, dice))
    return twin
