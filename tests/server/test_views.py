"""Views match their schemas, with every expansion and in every position."""

import random

import msgspec
import pytest

import village
from village.games.village.views import View

TABLES = [(1, ()), (2, ("inn", "goals", "customers")), (4, ("goals",)), (3, ("inn",)), (5, ())]


@pytest.mark.parametrize(("seats", "expansions"), TABLES)
def test_every_view_matches_its_schema(seats, expansions):
    game = village.new("village", seats=seats, expansions=expansions, seed=7)
    chance = random.Random(7)
    while game.actor != village.OVER:
        if len(game.log) % 5 == 0:
            for seat in [None, *range(seats)]:
                shaped = msgspec.convert(game.view(seat), View)
                assert shaped.keys() == game.view(seat).keys()
        game.play(chance.choice(game.moves))
    msgspec.convert(game.view(None), View)
