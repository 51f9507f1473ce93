"""Every position can be written down as data and set up again."""

import json
from random import Random

import pytest

import village
from tests.properties.play import BOXED, CHOSEN, EVERYWHERE, TABLES, keen, new, walk


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
            again = village.position(setting.game, as_text(data), chance="manual")
            assert again.data() == data
            assert (again.moves, again.actor, again.question) == (game.moves, game.actor, game.question)
            assert again.scores() == game.scores()
            positions += 1
    assert positions > 30
    ended = village.position(setting.game, as_text(game.data()))
    assert ended.over
    assert ended.data() == game.data()
    assert ended.winners == game.winners


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_positions_with_every_mix_of_expansions_can_be_set_up_from_their_data(setting):
    game = new(setting, 54, chance="manual")
    positions = 0
    for ply, _ in enumerate(keen(game, 54)):
        if ply % 12 == 0 or game.question == "window":
            again = village.position(setting.game, as_text(game.data()), chance="manual")
            assert again.data() == game.data()
            assert (again.moves, again.actor, again.scores()) == (game.moves, game.actor, game.scores())
            positions += 1
    assert positions > 8


def play_both(game, other, luck):
    """Play the same moves in both games, draws included, and return their number."""
    dice = Random(str(luck))
    answers = 0
    while not game.over:
        assert (game.moves, game.actor) == (other.moves, other.actor)
        assert list(game.state.weights)[: game.state.n] == list(other.state.weights)[: other.state.n] or game.actor >= 0
        token = dice.choice(game.moves)
        assert game.play(token) == other.play(token)
        answers += 1
    return answers


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_a_position_set_up_again_goes_on_like_the_game_it_came_from(setting):
    compared = 0
    for stop in (0, 20, 60, 120):
        game = new(setting, 52, chance="manual")
        walking = walk(game, 52)
        for _ in range(stop):
            next(walking)
        other = village.position(setting.game, as_text(game.data()), chance="manual")
        compared += play_both(game, other, stop)
        assert game.data() == other.data()
        assert game.scores() == other.scores()
        assert other.log == game.log[-len(other.log) :]
    assert compared > 200


@pytest.mark.parametrize("setting", [CHOSEN[0], *BOXED[2:]], ids=str)
def test_a_position_is_not_tied_to_the_data_it_was_read_from(setting):
    game = new(setting, 53)
    for ply, _ in enumerate(walk(game, 53)):
        if ply == 30:
            break
    data = game.data()
    other = village.position("village", data, seed=1)
    seen = other.data()
    other.play(other.moves[0])
    data["families"][0]["coins"] += 5
    data["bag"].clear()
    data["stack"].clear()
    other.undo()
    assert other.data() == seen
