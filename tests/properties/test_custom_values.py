"""Custom values that are accepted never break a game, whatever they are."""

from __future__ import annotations

import json
import os
from itertools import count
from random import Random

import pytest

import village
from tests.custom_values.sets import random_values
from tests.properties import test_invariants, test_my_village
from tests.properties.play import MY_VILLAGE, SETTINGS, TABLES, play_actively, walk
from tests.properties.printed import custom_values

SHARES = (0.05, 0.3, 1)  # of the values of a game that are drawn
MAX_MOVES = 20_000  # far more than any game has
EVERY = 7  # setting up a position takes long


def new(setting, seed, values):
    return village.new(
        setting.game, edition=setting.edition, seats=setting.seats, expansions=setting.expansions,
        options=setting.options, seed=seed, custom_values={"values": values},
    )  # fmt: skip


def drawn(game, settings, case):
    """Return a table, its custom values and a seed; other cases for another `VILLAGE_SEED`."""
    seed = f"{os.environ['VILLAGE_SEED']} {case}"
    rng = Random(seed)
    values = random_values(game, seed, rng.choice(SHARES))
    return new(rng.choice(settings), seed, values), values, seed


def restore(game):
    """Set up the position from its data."""
    data = game.data()
    copy = village.position(game.table.name, json.loads(json.dumps(data)), chance="manual")
    assert copy.data() == data
    assert (copy.moves, copy.actor, copy.scores()) == (game.moves, game.actor, game.scores())


def look_for(game, plies):
    ply = next(plies)
    assert ply < MAX_MOVES, "the game does not end"
    if ply % EVERY == 0:
        restore(game)


def play_and_restore(game, seed):
    plies = count()
    for token in Random(seed).choice((walk, play_actively))(game, seed):
        look_for(game, plies)
        yield token


@pytest.mark.parametrize("case", range(144))
def test_village_can_be_played_with_all_values_that_are_accepted(case):
    game, values, seed = drawn("village", [*SETTINGS, *TABLES], case)
    with custom_values("village", values):
        test_invariants.play_and_check(game, seed, play_and_restore)
    restore(game)


@pytest.mark.parametrize("case", range(72))
def test_my_village_can_be_played_with_all_values_that_are_accepted(case):
    game, values, seed = drawn("my_village", MY_VILLAGE, case)
    plies = count()
    with custom_values("my_village", values):
        test_my_village.play_and_check(game, seed, lambda game: look_for(game, plies))
    restore(game)
