"""Every position can be written down as data and set up again."""

import json
from random import Random

import pytest

import village
from tests.properties.play import CHOSEN, EVERYWHERE, TABLES, WITH_EXPANSIONS, new, play_actively, walk


def as_text(data):
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("chance", ["seeded", "manual"])
@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_every_position_of_a_game_can_be_set_up_from_its_data(setting, chance):
    game = new(setting, 51, chance)
    positions = 0
    for ply, _ in enumerate(walk(game, 51)):
        data = game.data()
        if ply % 3 == 0 or data.get("trigger") is not None:
            copy = village.position(setting.game, as_text(data), chance="manual")
            assert copy.data() == data
            assert (copy.moves, copy.actor, copy.question) == (game.moves, game.actor, game.question)
            assert copy.scores() == game.scores()
            positions += 1
    assert positions > 15
    ended = village.position(setting.game, as_text(game.data()))
    assert ended.over
    assert ended.data() == game.data()
    assert ended.winners == game.winners


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_positions_with_every_mix_of_expansions_can_be_set_up_from_their_data(setting):
    game = new(setting, 54, chance="manual")
    positions = 0
    for ply, _ in enumerate(play_actively(game, 54)):
        if ply % 12 == 0 or game.question == "window":
            copy = village.position(setting.game, as_text(game.data()), chance="manual")
            assert copy.data() == game.data()
            assert (copy.moves, copy.actor, copy.scores()) == (game.moves, game.actor, game.scores())
            positions += 1
    assert positions > 8


def play_both(game, copy, seed):
    """Play the same moves in both games, draws included, and return their number."""
    rng = Random(str(seed))
    moves = 0
    while not game.over:
        assert (game.moves, game.actor) == (copy.moves, copy.actor)
        assert list(game.state.weights)[: game.state.n] == list(copy.state.weights)[: copy.state.n] or game.actor >= 0
        token = rng.choice(game.moves)
        assert game.play(token) == copy.play(token)
        moves += 1
    return moves


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_a_position_restored_from_data_continues_like_its_game(setting):
    compared = 0
    for stop in (0, 20, 60, 120):
        game = new(setting, 52, chance="manual")
        walking = walk(game, 52)
        for _ in range(stop):
            next(walking)
        copy = village.position(setting.game, as_text(game.data()), chance="manual")
        compared += play_both(game, copy, stop)
        assert game.data() == copy.data()
        assert game.scores() == copy.scores()
        assert copy.log == game.log[-len(copy.log) :]
    assert compared > 200


@pytest.mark.parametrize("setting", [CHOSEN[0], *WITH_EXPANSIONS[2:]], ids=str)
def test_a_position_is_not_tied_to_the_data_it_was_read_from(setting):
    game = new(setting, 53)
    for ply, _ in enumerate(walk(game, 53)):
        if ply == 30:
            break
    data = game.data()
    copy = village.position("village", data, seed=1)
    data_before = copy.data()
    copy.play(copy.moves[0])
    data["families"][0]["coins"] += 5
    data["bag"].clear()
    data["stack"].clear()
    copy.undo()
    assert copy.data() == data_before
