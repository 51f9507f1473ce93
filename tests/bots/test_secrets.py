"""A player view reveals no secrets: positions that differ only in secrets have equal views and guesses."""

import json

import pytest

import village
from tests.builders.goals import CUBES, SILVER, hands
from village.bots.bot import PlayerView

rule = pytest.mark.rule


def world(silver, gold, seats=3):
    data = {
        "puzzle": True,
        "seats": seats,
        "expansions": ["goals"],
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


def guessed_goals(game):
    """Return the goals of the others in many guesses with their frequencies."""
    counts = {}
    for seed in range(300):
        goals = PlayerView(game, 0).guess(seed).data()["goals"]
        assert (goals["silver"][0], goals["gold"][0]) == ("writer", "saint")
        key = json.dumps([goals["silver"], goals["gold"]])
        counts[key] = counts.get(key, 0) + 1
    return counts


@rule("G-SEC-1", "G-SEC-3")
def test_positions_that_differ_in_secrets_have_the_same_view(worlds):
    first, second = (PlayerView(game, 0) for game in worlds)
    for name in ("moves", "log", "question", "seat", "seats", "ply", "game", "key"):
        assert getattr(first, name) == getattr(second, name)
    assert first.view() == second.view()


@rule("G-SEC-3")
def test_guesses_do_not_reveal_secrets(worlds):
    first, second = (guessed_goals(game) for game in worlds)
    assert first == second
    assert len(first) > 200, "guesses vary"


@rule("G-SEC-3")
def test_every_possible_deal_is_guessed():
    """With two seats and few cards left, each of five silver cards is about equally frequent."""
    counts = {}
    game = world(["writer", "knight"], ["saint", "merchant"], seats=2)
    for seed in range(600):
        silver = PlayerView(game, 0).guess(seed).data()["goals"]["silver"][1]
        counts[silver] = counts.get(silver, 0) + 1
    assert set(counts) == set(SILVER) - {"writer"}
    assert min(counts.values()) > 60


def test_a_guess_has_neither_the_seed_nor_the_log_of_the_game(worlds):
    game = worlds[0]
    game.play(game.moves[0])
    guess = PlayerView(game, game.actor).guess()
    assert guess.seed != game.seed
    assert guess.state is not game.state
    assert not any(line in guess.log for line in game.log)


def test_guesses_do_not_predict_future_chance_events():
    """Guesses of one position continue differently."""
    game = village.new("village", seats=2, seed=4)
    futures = set()
    for seed in range(5):
        guess = PlayerView(game, game.actor).guess(seed)
        while not guess.over and guess.data()["round"] == game.data()["round"]:
            guess.play(guess.moves[0])
        futures.add(json.dumps(guess.data()["spaces"]))
    assert len(futures) > 3
