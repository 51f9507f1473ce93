"""V-RND-5: everything on the table is public; only the one who is asked sees what can be answered."""

import json

import pytest

from tests.laws.play import SETTINGS, finish, new, walk

rule = pytest.mark.rule
SEED = "a seed that nobody may see before the end"


def public(view):
    return {**view, "ask": {key: value for key, value in view["ask"].items() if key != "tokens"}}


@rule("V-RND-5")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_seat_and_a_spectator_see_the_same_table(setting):
    game = new(setting, SEED)
    looked = 0
    for ply, _ in enumerate(walk(game, 61)):
        if ply % 4:
            continue
        spectator = game.view(None)
        for seat in range(setting.seats):
            assert public(game.view(seat)) == spectator
        assert "tokens" not in spectator["ask"]
        data = game.data()
        assert {key: spectator[key] for key in data} == data
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_only_the_one_who_is_asked_sees_the_answers(setting):
    game = new(setting, SEED)
    asked = set()
    for _ in walk(game, 62):
        for seat in range(setting.seats):
            tokens = game.view(seat)["ask"].get("tokens")
            assert tokens == (game.moves if seat == game.actor else None)
        asked.add(game.actor)
    assert asked == set(range(setting.seats))
    assert all("tokens" not in game.view(seat)["ask"] for seat in range(setting.seats))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_view_is_plain_data_and_keeps_the_seed_secret(setting):
    game = new(setting, SEED)
    sizes = []
    for ply, _ in enumerate(walk(game, 63)):
        if ply % 10 == 0:
            text = json.dumps([game.view(seat) for seat in (None, *range(setting.seats))])
            assert SEED not in text
            assert game.seed_hash in text
            sizes.append(len(text))
    assert min(sizes) > 1000
    assert finish(game, 0).view(0)["ask"]["step"] == ""


@pytest.mark.parametrize("setting", SETTINGS[::8], ids=str)
def test_nobody_is_offered_the_answers_of_chance(setting):
    game = new(setting, 1, chance="manual")
    hidden = 0
    for _ in walk(game, 64):
        if game.actor == -1:
            assert all("tokens" not in game.view(seat)["ask"] for seat in (None, *range(setting.seats)))
            hidden += 1
    assert hidden > 30
