"""Searches skip orders of moves in Village only if another order leads to the same positions."""

import json
import random

import pytest

from tests.builders.village import at, play, set_up
from village.toolkit.pruning import distinct_choices

COLOURS = ["brown", "green", "orange", "pink"]


def reachable(s, choices):
    """Return the positions that can follow once the seat is no longer asked the question, in all orders."""
    question = s.stack[-1]
    waiting, seen, after_question = [s], set(), set()
    while waiting:
        state = waiting.pop()
        position = json.dumps(state.rules.data(state))
        if position in seen:
            continue
        seen.add(position)
        top = state.stack[-1] if state.stack else None
        if top is None or (top.step, top.who) != (question.step, question.who):
            after_question.add(position)
            continue
        for choice in choices(state):
            after = state.copy()
            after.play(choice)
            waiting.append(after)
    return after_question


def compare(game):
    """Check that pruning loses no position and return how many redundant moves it skips at all questions."""
    every = reachable(game.state, lambda state: state.legal())
    skipped = 0

    def left(state):
        nonlocal skipped
        choices = distinct_choices(state)
        assert choices
        skipped += len(state.legal()) - len(choices)
        return choices

    assert reachable(game.state, left) == every
    return skipped


@pytest.mark.parametrize("seed", range(5))
def test_members_are_bought_in_one_order(seed):
    rng = random.Random(seed)
    skipped = 0
    for _ in range(10):
        members = at(farm=[0, 0, 0, 1], bag=[rng.randrange(4), rng.randrange(3), rng.randrange(2), 1])
        farm = {"members": members, "coins": rng.randrange(1, 5)}
        skipped += compare(set_up("mass", families={0: farm}, below=[["over", 0, 0]]))
    assert skipped > 5


@pytest.mark.parametrize("seed", range(5))
def test_members_move_up_in_one_order(seed):
    rng = random.Random(seed)
    skipped = 0
    for _ in range(10):
        windows = {f"window{window}": [rng.randrange(2), rng.randrange(2), 0, 0] for window in (2, 3)}
        farm = {"members": at(farm=[0, 0, 0, 1], window1=[1, 1, 1, 0], **windows), "grain": rng.randrange(2, 6)}
        skipped += compare(set_up("mass", families={0: farm}, below=[["over", 0, 0]]))
    assert skipped > 5


@pytest.mark.parametrize("different", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_cubes_are_taken_in_one_order(seed, different):
    rng = random.Random(seed)
    skipped = 0
    for _ in range(10):
        left = {colour: rng.choice([0, 1, 2, 5]) for colour in COLOURS}
        custom_values = {"name": "cubes", "values": {"village.council.gift_cubes": rng.choice([2, 3, 4])}}
        game = set_up(
            "council", families={0: {"members": at(council2=[1, 0, 0, 0])}}, custom_values=custom_values,
            bag={colour: 33 - left[colour] for colour in COLOURS}, options={"different_cubes": different},
            spaces={"grain": {"plague": 1}, "church": {"plague": 1}},
        )  # fmt: skip
        play(game, "council rest")
        if "privilege 2" in game.moves:
            play(game, "privilege 2")
        if game.question == "cube":
            skipped += compare(game)
    assert skipped > 5


def test_after_another_order_of_cubes_a_bot_still_has_a_move():
    """A player took the last pink cube first; the rest can no longer be taken in the order of colours."""
    game = set_up(
        "council", families={0: {"members": at(council2=[1, 0, 0, 0])}},
        bag={"brown": 31, "green": 33, "orange": 32, "pink": 32},
    )  # fmt: skip
    play(game, "council rest", "privilege 2", "cube pink")
    assert distinct_choices(game.state) == game.state.legal()
