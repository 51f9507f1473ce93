"""A tree over the answers of one seat: a net says what looks good and what to expect, and plays for all others.

A node is a question to the seat. Between two of them the others answer as the net likes best, and chance has its say;
where it has one, an answer leads to several nodes, each with a draw of its own. Many lines grow side by side, because
many positions at once cost the net little more than one.
"""

from __future__ import annotations

from math import inf, sqrt
from time import thread_time
from typing import Any, Final

import numpy as np

from village.bots.fast.lanes import PERIOD
from village.bots.fast.mcts import guessed
from village.bots.fast.playout import Dice, roll
from village.bots.net.policy import Floats
from village.bots.net.trials import Trials, softmax
from village.kernel.state import State
from village.kernel.types import CHANCE

SIDE_BY_SIDE: Final = 32  # lines
WIDTH: Final = 8  # answers to a question that are tried
UNLIKELY: Final = 0.01  # answers that the net would give less often are not
EXPLORE: Final = 0.3
MAX_QUESTIONS_OF_A_LINE: Final = 120  # the seat is hardly ever asked so late
STRIDE: Final = 1009  # keeps the draws of one depth apart from those of the next


class Answer:
    """One answer to a question: how often it was tried, what it brought, and where it led to."""

    def __init__(self, choice: int, liked: float) -> None:
        self.choice = choice
        self.liked = liked  # its chance to be given by the net
        self.begun = 0  # lines that went by
        self.tries = 0  # those of them that came to their end
        self.total = 0.0
        self.drawn = 0  # lines that went on from here to a question that is not in the tree
        self.by_chance = False  # whether chance has a say in what follows
        self.nodes: list[Node] = []  # where they arrived

    @property
    def worth(self) -> float:
        """The part of the victory that it brought on average."""
        return self.total / max(1, self.tries)

    def is_open(self) -> bool:
        """Whether another draw of what follows is due: the more often it is tried, the more of them."""
        return not self.drawn or (self.by_chance and self.drawn**2 < self.begun)


class Node:
    """A question to the seat, or the end: then there are no answers."""

    def __init__(self, state: State, depth: int, promise: float, answers: list[Answer]) -> None:
        self.state = state
        self.depth = depth
        self.promise = promise  # what the net expects
        self.answers = answers
        self.visits = 0


class Line:
    """One way down the tree and a step further, on its way to the next question."""

    def __init__(self, path: list[Answer], state: State, depth: int, dice: Dice) -> None:
        self.path = path
        self.state = state
        self.depth = depth
        self.dice = dice
        self.by_chance = False
        self.questions = 0
        self.turns = 0  # that the seat began on the way


class Tree:
    """What one seat could do; `trials` knows net, game and seat, `key` makes it grow the same again."""

    def __init__(self, trials: Trials, s: State, key: int, least: float = 0.0) -> None:
        self.trials = trials
        self.start = s
        self.key = key
        self.hidden = len(trials.game.guess(s, trials.seat).stack) > len(s.stack)  # the seat must guess something
        thoughts = trials.policy.think_all(trials.rows([s]))
        self.root = Node(s, 0, float(trials.part_of_victory(thoughts)[0]), self.answers(s, thoughts[0], least))

    def answers(self, s: State, thought: Floats, least: float = 0.0) -> list[Answer]:
        """Those that are worth a try, the likeliest first; each counts as if it were liked at least so much."""
        chances = softmax(self.trials.policy.logits(thought, self.trials.actions(s)))
        order = np.argsort(-chances, kind="stable")[:WIDTH]
        legal = s.legal()
        found = [Answer(legal[index], max(least, float(chances[index]))) for index in order]
        return found[:1] + [answer for answer in found[1:] if answer.liked >= UNLIKELY]

    def grow(self, lines: int, seconds: float = inf) -> list[Answer]:
        """The answers, those first that were tried most; it ends early when the rest could not change the first."""
        end = thread_time() + seconds
        flying: list[Line] = []
        while len(self.root.answers) > 1 and thread_time() < end:
            left = lines - self.root.visits
            if left > self.lead():
                self.begin(flying, min(left, SIDE_BY_SIDE - len(flying)))
            if not flying:
                break
            flying = self.step(flying)
        return sorted(self.root.answers, key=lambda answer: answer.tries, reverse=True)

    def lead(self) -> int:
        tries = sorted(answer.begun for answer in self.root.answers)
        return tries[-1] - tries[-2]

    def begin(self, flying: list[Line], lines: int) -> None:
        """New lines; where one would go the way of another that is not back yet, a different way is looked for."""
        stuck: list[tuple[list[Node], list[Answer]]] = []
        for _ in range(2 * lines):
            if not lines:
                break
            nodes, path = self.descend()
            if len(nodes) > len(path):
                self.note(path, nodes[-1].promise)  # the end of the game, once more
            elif path[-1].is_open():
                flying.append(self.line(nodes[-1], path))
                lines -= 1
            else:
                stuck.append((nodes, path))
        for nodes, path in stuck:
            for node, answer in zip(nodes, path, strict=True):
                node.visits -= 1
                answer.begun -= 1

    def descend(self) -> tuple[list[Node], list[Answer]]:
        """Down to an answer that leads out of the tree, or to the end of the game."""
        nodes: list[Node] = []
        path: list[Answer] = []
        node = self.root
        while True:
            node.visits += 1
            nodes.append(node)
            if not node.answers:
                break
            answer = self.select(node)
            answer.begun += 1
            path.append(answer)
            if answer.is_open() or not answer.nodes:
                break
            node = min(answer.nodes, key=lambda one: one.visits)
        return nodes, path

    def select(self, node: Node) -> Answer:
        """The highest upper confidence bound; lines on their way count as visits, and say nothing of the worth."""
        reach = EXPLORE * sqrt(node.visits + 1)
        best, top = node.answers[0], -inf
        for answer in node.answers:
            worth = answer.total / answer.tries if answer.tries else node.promise
            bound = worth + reach * answer.liked / (1 + answer.begun)
            if bound > top:
                best, top = answer, bound
        return best

    def line(self, node: Node, path: list[Answer]) -> Line:
        """Siblings of the same number share their luck."""
        answer = path[-1]
        dice = Dice((self.key + STRIDE * node.depth + answer.drawn) % PERIOD)
        answer.drawn += 1
        fresh = node is self.root and self.hidden
        state = guessed(self.trials.game, self.start, self.trials.seat, dice) if fresh else node.state.copy()
        line = Line(path, state, node.depth + 1, dice)
        line.by_chance = fresh
        state.play(answer.choice)
        return line

    def step(self, flying: list[Line]) -> list[Line]:
        """One answer in each, until the seat is asked something that it is not sure of."""
        asked = [line for line in flying if self.asks(line)]
        if not asked:
            return []
        thoughts = self.trials.policy.think_all(self.trials.rows([line.state for line in asked]))
        promises = self.trials.part_of_victory(thoughts)
        return [
            line
            for line, thought, promise in zip(asked, thoughts, promises, strict=True)
            if self.goes_on(line, thought, float(promise))
        ]

    def asks(self, line: Line) -> bool:
        """Chance is answered; at the end of the game nobody is asked any more."""
        s = line.state
        while s.stack and s.stack[-1].who == CHANCE:
            line.by_chance = True
            s.play(roll(s, line.dice))
        if not s.stack:
            self.land(line, self.trials.result(s), [])
        return bool(s.stack)

    def goes_on(self, line: Line, thought: Floats, promise: float) -> bool:
        frame: Any = line.state.stack[-1]
        line.questions += 1
        if frame.who == self.trials.seat:
            line.turns += frame.step.opens_turn
            answers = self.answers(line.state, thought)
            if len(answers) > 1 or line.turns > 1 or line.questions > MAX_QUESTIONS_OF_A_LINE:
                self.land(line, promise, answers)
                return False
            line.state.play(answers[0].choice)
            return True
        logits = self.trials.policy.logits(thought, self.trials.actions(line.state))
        line.state.play(line.state.legal()[int(logits.argmax())])
        return True

    def land(self, line: Line, promise: float, answers: list[Answer]) -> None:
        answer = line.path[-1]
        answer.by_chance = answer.by_chance or line.by_chance
        answer.nodes.append(Node(line.state, line.depth, promise, answers))
        self.note(line.path, promise)

    def note(self, path: list[Answer], worth: float) -> None:
        for answer in path:
            answer.tries += 1
            answer.total += worth
