"""Tree search over the moves of one seat, with a net for priors, evaluations and the moves of the other seats.

A node is a question to the seat. Between two nodes the other seats play the move that the net rates highest, and
chance events are sampled; a move followed by such an event leads to several nodes, one for each sample. Simulations
run in batches, because evaluating many positions at once costs the net little more than evaluating one.
"""

from __future__ import annotations

import time
from math import inf, sqrt
from typing import Any, Final

from village.bots.compiled.batch import PERIOD
from village.bots.compiled.mcts import determinize
from village.bots.compiled.playout import Rng, sample_chance
from village.bots.net.bot import most_probable
from village.bots.net.nets import Prediction
from village.bots.net.rollouts import NetRollouts, softmax
from village.kernel.state import State
from village.kernel.types import CHANCE
from village.toolkit.pruning import distinct_choices

BATCH_SIZE: Final = 32  # simulations that run at the same time
MAX_MOVES_PER_NODE: Final = 8  # the most probable ones
MIN_PROBABILITY: Final = 0.01  # moves that the net plays less often are not searched
EXPLORE: Final = 0.3
MAX_MOVES_PER_SIMULATION: Final = 120  # the next question of the seat nearly always comes earlier
# Of CPU time, because with wall-clock time the search would be weak on a busy machine; a web page has no such clock.
clock = getattr(time, "thread_time", time.perf_counter)
STRIDE: Final = 1009  # separates the random numbers of different depths


class Move:
    """A move in the tree, with its statistics and the nodes that it leads to."""

    def __init__(self, choice: int, prior: float) -> None:
        self.choice = choice
        self.prior = prior  # probability that the net plays it
        self.started = 0  # simulations through this move
        self.finished = 0  # those of them that were backed up
        self.total = 0.0
        self.samples = 0  # simulations that left the tree here
        self.stochastic = False  # whether chance events follow
        self.nodes: list[Node] = []  # one for each sample

    @property
    def value(self) -> float:
        """The mean result of its simulations."""
        return self.total / max(1, self.finished)

    def needs_sample(self) -> bool:
        """Return whether the next visit should sample a new node (progressive widening)."""
        return not self.samples or (self.stochastic and self.samples**2 < self.started)


class Node:
    """A question to the seat, or the end of the game, which has no moves."""

    def __init__(self, state: State, depth: int, evaluation: float, moves: list[Move]) -> None:
        self.state = state
        self.depth = depth
        self.evaluation = evaluation  # by the net
        self.moves = moves
        self.visits = 0


class Simulation:
    """A path down the tree that is being extended to the seat's next question."""

    def __init__(self, path: list[Move], state: State, depth: int, rng: Rng) -> None:
        self.path = path
        self.state = state
        self.depth = depth
        self.rng = rng
        self.stochastic = False
        self.moves = 0
        self.turns = 0  # that the seat has begun


def candidate_moves(choices: list[int], logits: list[float], min_prior: float = 0.0) -> list[Move]:
    """Return the moves to search, the most probable first, with priors of at least `min_prior`."""
    probabilities = softmax(logits)
    order = sorted(range(len(choices)), key=lambda index: -probabilities[index])[:MAX_MOVES_PER_NODE]
    moves = [Move(choices[index], max(min_prior, probabilities[index])) for index in order]
    return moves[:1] + [move for move in moves[1:] if move.prior >= MIN_PROBABILITY]


class Tree:
    """A search tree for the seat of `rollouts`. The same `key` grows the same tree."""

    def __init__(self, rollouts: NetRollouts, s: State, key: int, min_prior: float = 0.0) -> None:
        self.rollouts = rollouts
        self.start = s
        self.key = key
        self.has_hidden_info = len(rollouts.game.determinize(s, rollouts.seat).stack) > len(s.stack)
        choices = distinct_choices(s)
        (prediction,) = rollouts.predict([s], [choices])
        moves = candidate_moves(choices, prediction.logits, min_prior)
        self.root = Node(s, 0, rollouts.win_probability(prediction.win), moves)

    def grow(self, simulations: int, seconds: float = inf) -> list[Move]:
        """Run simulations and return the moves, the most visited first; stop early once the first cannot change."""
        end = clock() + seconds
        active: list[Simulation] = []
        while len(self.root.moves) > 1 and clock() < end:
            left = simulations - self.root.visits
            if left > self.lead():
                self.start_simulations(active, min(left, BATCH_SIZE - len(active)))
            if not active:
                break
            active = self.step(active)
        return sorted(self.root.moves, key=lambda move: move.finished, reverse=True)

    def lead(self) -> int:
        visits = sorted(move.started for move in self.root.moves)
        return visits[-1] - visits[-2]

    def start_simulations(self, active: list[Simulation], simulations: int) -> None:
        """Start simulations. One that would follow another still running is dropped and a different path is tried."""
        stuck: list[tuple[list[Node], list[Move]]] = []
        for _ in range(2 * simulations):
            if not simulations:
                break
            nodes, path = self.descend()
            if len(nodes) > len(path):
                self.back_up(path, nodes[-1].evaluation)  # reached the end of the game again
            elif path[-1].needs_sample():
                active.append(self.start_simulation(nodes[-1], path))
                simulations -= 1
            else:
                stuck.append((nodes, path))
        for nodes, path in stuck:
            for node, move in zip(nodes, path, strict=True):
                node.visits -= 1
                move.started -= 1

    def descend(self) -> tuple[list[Node], list[Move]]:
        """Descend to a move that leads out of the tree, or to the end of the game."""
        nodes: list[Node] = []
        path: list[Move] = []
        node = self.root
        while True:
            node.visits += 1
            nodes.append(node)
            if not node.moves:
                break
            move = self.select(node)
            move.started += 1
            path.append(move)
            if move.needs_sample() or not move.nodes:
                break
            node = min(move.nodes, key=lambda child: child.visits)
        return nodes, path

    def select(self, node: Node) -> Move:
        """Return the move with the highest upper confidence bound; running simulations count as visits only."""
        scale = EXPLORE * sqrt(node.visits + 1)
        best, top = node.moves[0], -inf
        for move in node.moves:
            value = move.total / move.finished if move.finished else node.evaluation
            bound = value + scale * move.prior / (1 + move.started)
            if bound > top:
                best, top = move, bound
        return best

    def start_simulation(self, node: Node, path: list[Move]) -> Simulation:
        """Play a move out of the tree. The n-th samples of sibling moves share their random numbers."""
        move = path[-1]
        rng = Rng((self.key + STRIDE * node.depth + move.samples) % PERIOD)
        move.samples += 1
        fresh = node is self.root and self.has_hidden_info
        state = determinize(self.rollouts.game, self.start, self.rollouts.seat, rng) if fresh else node.state.copy()
        simulation = Simulation(path, state, node.depth + 1, rng)
        simulation.stochastic = fresh
        state.play(move.choice)
        return simulation

    def step(self, active: list[Simulation]) -> list[Simulation]:
        """Play one move in every simulation and return those that have not reached a new node."""
        waiting = [simulation for simulation in active if self.play_chance(simulation)]
        if not waiting:
            return []
        states = [simulation.state for simulation in waiting]
        choices = [distinct_choices(state) for state in states]
        predictions = self.rollouts.predict(states, choices)
        return [
            simulation
            for simulation, of_state, prediction in zip(waiting, choices, predictions, strict=True)
            if self.advance(simulation, of_state, prediction)
        ]

    def play_chance(self, simulation: Simulation) -> bool:
        """Sample pending chance events and return whether the game goes on; back up its result if it is over."""
        s = simulation.state
        while s.stack and s.stack[-1].who == CHANCE:
            simulation.stochastic = True
            s.play(sample_chance(s, simulation.rng))
        if not s.stack:
            self.expand(simulation, self.rollouts.result(s), [])
        return bool(s.stack)

    def advance(self, simulation: Simulation, choices: list[int], prediction: Prediction) -> bool:
        """Play the net's move, or expand the tree if the seat has a real choice; return whether to continue."""
        frame: Any = simulation.state.stack[-1]
        simulation.moves += 1
        if frame.who == self.rollouts.seat:
            simulation.turns += frame.step.opens_turn
            moves = candidate_moves(choices, prediction.logits)
            if len(moves) > 1 or simulation.turns > 1 or simulation.moves > MAX_MOVES_PER_SIMULATION:
                self.expand(simulation, self.rollouts.win_probability(prediction.win), moves)
                return False
            simulation.state.play(moves[0].choice)
            return True
        simulation.state.play(choices[most_probable(prediction.logits)])
        return True

    def expand(self, simulation: Simulation, evaluation: float, moves: list[Move]) -> None:
        move = simulation.path[-1]
        move.stochastic = move.stochastic or simulation.stochastic
        move.nodes.append(Node(simulation.state, simulation.depth, evaluation, moves))
        self.back_up(simulation.path, evaluation)

    def back_up(self, path: list[Move], value: float) -> None:
        for move in path:
            move.finished += 1
            move.total += value
