"""A chair shows nothing that its seat may not know: two worlds that differ in it look alike, guesses included."""

import json

import pytest

import village
from tests.goals import CUBES, SILVER, hands
from village.bots.bot import Chair

rule = pytest.mark.rule


def world(silver, gold, seats=3):
    data = {
        "puzzle": True,
        "seats": seats,
        "boxes": ["goals"],
        "stack": [["turn", 0, 0]],
        "spaces": CUBES,
        "goals": hands(silver, gold),
    }
    return village.position("village", data, seed=9)


@pytest.fixture
def worlds():
    return [
        world(["writer", "knight", "farmer"], ["saint", "merchant", "master"]),
        world(["writer", "scholar", "aristocrat"], ["saint", "historian", "acolyte"]),
    ]


def imagined(game):
    """The goals of the others in many guesses, and how often they are each."""
    found = {}
    for seed in range(300):
        goals = Chair(game, 0).guess(seed).data()["goals"]
        assert (goals["silver"][0], goals["gold"][0]) == ("writer", "saint")
        key = json.dumps([goals["silver"], goals["gold"]])
        found[key] = found.get(key, 0) + 1
    return found


@rule("G-SEC-1", "G-SEC-3")
def test_two_worlds_look_alike_from_the_chair(worlds):
    one, two = (Chair(game, 0) for game in worlds)
    for name in ("moves", "log", "question", "seat", "seats", "ply", "game", "key"):
        assert getattr(one, name) == getattr(two, name)
    assert one.view() == two.view()


@rule("G-SEC-3")
def test_guesses_do_not_tell_two_worlds_apart(worlds):
    first, second = (imagined(game) for game in worlds)
    assert first == second
    assert len(first) > 200, "they are not always the same"


@rule("G-SEC-3")
def test_every_deal_that_is_possible_is_guessed():
    """At two seats with little left to deal: five silver cards for the other, each about as often."""
    found = {}
    game = world(["writer", "knight"], ["saint", "merchant"], seats=2)
    for seed in range(600):
        silver = Chair(game, 0).guess(seed).data()["goals"]["silver"][1]
        found[silver] = found.get(silver, 0) + 1
    assert set(found) == set(SILVER) - {"writer"}
    assert min(found.values()) > 60


def test_a_guess_has_neither_the_seed_nor_the_log_of_the_game(worlds):
    game = worlds[0]
    game.play(game.moves[0])
    guess = Chair(game, game.actor).guess()
    assert guess.seed != game.seed
    assert guess.state is not game.state
    assert not any(line in guess.log for line in game.log)


def test_draws_to_come_are_not_those_of_the_game():
    """Many guesses of one position go on in many ways."""
    game = village.new("village", seats=2, seed=4)
    ways = set()
    for seed in range(5):
        guess = Chair(game, game.actor).guess(seed)
        while not guess.over and guess.data()["round"] == game.data()["round"]:
            guess.play(guess.moves[0])
        ways.add(json.dumps(guess.data()["spaces"]))
    assert len(ways) > 3
