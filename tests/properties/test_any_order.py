"""A player who collects several things may do so in any order, and every order leads to the same position."""

from __future__ import annotations

import json
import random
from itertools import permutations

import pytest

from tests.bots.test_free_order_expansions import QUESTIONS
from tests.bots.test_move_ordering import payments
from tests.builders.my_village import set_up as set_up_my_village
from tests.builders.village import at, set_up
from tests.properties.play import ANY, PREPARED, Setting, new, walk
from village import Record
from village.kernel.state import State

COLOURS = ["brown", "green", "orange", "pink"]
# Questions in which the order is part of the move: turns, sales by turns, a route, cards and banners with an effect.
SEQUENCES = {"turn", "market", "move", "window", "banner", "white"}
MOST = 15  # ways to answer a question that are compared with each other
LONGEST = 3  # moves of one way
Way = tuple[str, ...]


def ways(s: State, *, last: bool = False) -> dict[Way, State]:
    """Return the ways to answer a question once, with the state after each.

    Without `last`, only those after which the same player is asked the same question again.
    """
    depth, question, who = len(s.stack), s.stack[-1].step, s.stack[-1].who
    answers: dict[Way, State] = {}
    waiting: list[tuple[Way, State]] = [((), s)]
    while waiting:
        way, state = waiting.pop()
        for choice in state.legal():
            after = state.copy()
            longer = (*way, state.stack[-1].step.token(choice))
            after.play(choice)
            left = len(after.stack) < depth or after.stack[-1].who != who
            if (last and left) or (not left and after.stack[-1].step is question):
                answers[longer] = after
            elif not left and len(longer) < LONGEST:
                waiting.append((longer, after))
    return answers


def visible(s: State) -> tuple[str, list[str]]:
    """Return the position and the legal moves, without what the question remembers to skip equivalent orders."""
    data = dict(s.rules.data(s))
    stack = [[*below] for below in data["stack"]]
    moves = [s.stack[-1].step.token(choice) for choice in s.legal()] if stack else []
    return json.dumps({**data, "stack": [*stack[:-1], [entry[:2] for entry in stack[-1:]]]}), sorted(moves)


def compare_orders(s: State) -> int:
    """Check that two moves that can follow each other can also be swapped, and return how many such pairs there are."""
    first = ways(s)
    if not 1 < len(first) <= MOST:
        return 0
    second = {way: ways(state, last=True) for way, state in first.items()}
    pairs = [(one, other) for one, other in permutations(first, 2) if other in second[one]]
    for one, other in pairs:
        swapped = [visible(state) for way, state in second[other].items() if agree(way, one)]
        assert swapped, f"{other} locks out {one}"
        assert visible(second[one][other]) in swapped, (one, other)
    return len(pairs)


def agree(one: Way, other: Way) -> bool:
    """Return whether two ways are the same apart from moves at their end that one of them leaves no choice about."""
    return all(move == same for move, same in zip(one, other, strict=False))


def compare_all_orders(games: list[Record]) -> int:
    """Compare the orders at every point at which the question is asked again."""
    waiting, pairs, seen = [game.state for game in games], 0, set()
    while waiting:
        s = waiting.pop()
        if (position := repr(visible(s))) not in seen:
            seen.add(position)
            pairs += compare_orders(s)
            waiting += ways(s).values()
    return pairs


def buying(rng):
    members = at(farm=[0, 0, 0, 1], bag=[rng.randrange(4), rng.randrange(3), rng.randrange(2), 1])
    farm = {"members": members, "coins": rng.randrange(1, 5)}
    return set_up("mass", families={0: farm}, below=[["over", 0, 0]])


def moving_up(rng):
    windows = {f"window{window}": [rng.randrange(2), rng.randrange(2), 0, 0] for window in (2, 3)}
    farm = {"members": at(farm=[0, 0, 0, 1], window1=[1, 1, 1, 0], **windows), "grain": rng.randrange(2, 6)}
    return set_up("mass", families={0: farm}, below=[["over", 0, 0]])


def privilege(rng):
    bag = {colour: 33 - rng.choice([1, 2, 5]) for colour in COLOURS}
    families = {0: {"members": at(council2=[1, 0, 0, 0])}}
    options = {"different_cubes": rng.random() < 0.5}
    custom_values = {"values": {"village.council.gift_cubes": 3}}
    game = set_up("council", families=families, options=options, bag=bag, custom_values=custom_values)
    game.play("council rest")
    game.play("privilege 2")
    return game


def steward(rng):
    church = rng.choice([None, "trading"])
    game = set_up_my_village(value=4, homes={0: {"coins": rng.randrange(3), "church": church}})
    game.play("banner steward")
    if church:
        game.play("reveal cu20")
    return game


PREPARE = {
    **QUESTIONS, "buy": buying, "promote in the church": moving_up, "privilege": privilege, "customer": steward,
    "pay": payments,
}  # fmt: skip


@pytest.mark.parametrize("question", PREPARE)
def test_what_a_player_collects_may_come_in_any_order(question):
    rng = random.Random(question)
    games = [PREPARE[question](rng) for _ in range(25)]
    assert compare_all_orders([game for game in games if game and game.state.stack]) >= 2


@pytest.mark.parametrize("setting", [*ANY, *PREPARED], ids=str)
def test_no_question_in_random_games_locks_out_another_order(setting: Setting):
    game = new(setting, 5)
    for _ in walk(game, 5):
        s = game.state
        if s.stack[-1].who >= 0 and s.stack[-1].step.name not in SEQUENCES:
            compare_orders(s)
