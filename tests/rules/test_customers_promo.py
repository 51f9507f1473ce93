"""C: four more customers."""

from collections import Counter

import pytest

import village
from tests.builders.village import family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

STARS = {"horse+ox": 6, "scroll+plow": 5, "ox+grain2": 5, "wagon2": 4}
DEMANDS = {
    "horse+ox": ({"horse": 1, "ox": 1}, 0),
    "scroll+plow": ({"scroll": 1, "plow": 1}, 0),
    "ox+grain2": ({"ox": 1}, 2),
    "wagon2": ({"wagon": 2}, 0),
}


def tiles(expansions, **setting):
    """Return all customers of a new game."""
    data = village.new(expansions=expansions, seed=5, **setting).data()
    return Counter(data["pile"]) + Counter(data["stalls"]) + Counter(data["line"])


@rule("C-1")
@pytest.mark.parametrize(("expansions", "all_in_all"), [((), 24), (("customers",), 28), (("inn", "customers"), 32)])
def test_four_more_tiles_are_in_the_pile(expansions, all_in_all):
    assert tiles(expansions).total() == all_in_all


@rule("C-1")
def test_the_new_tiles_are_shuffled_in_with_the_others():
    """Each of 28 tiles is equally likely to be on the first stall."""
    first = [village.new(expansions=("customers",), seed=seed).data()["stalls"][0] for seed in range(300)]
    assert 25 <= len([tile for tile in first if tile in STARS]) <= 61


@rule("C-2")
def test_each_of_the_four_tiles_exists_once_and_repeats_no_tile_of_the_base_game():
    more = tiles(("customers",)) - tiles(())
    assert more == Counter(STARS.keys())
    assert not set(STARS) & set(tiles(()))
    assert tiles(("inn", "customers")) - tiles(("inn",)) == more


@rule("C-2", "C-3")
@pytest.mark.parametrize("tile", STARS)
def test_a_tile_costs_what_it_demands_and_is_worth_its_prestige(tile):
    goods, grain = DEMANDS[tile]
    farm = {"goods": goods, "grain": grain, "coins": 0}
    table = {"expansions": ("customers",), "stalls": [tile], "spaces": {"grain": {"pink": 2, "green": 1}}}
    game = set_up("market_day", families={0: farm, 1: {"coins": 0}}, **table)
    play(game, "market stall.1")
    assert (family(game)["goods"], family(game)["grain"]) == ({}, 0)
    assert game.scores()[0]["lines"]["customers"] == STARS[tile]
    for good in goods:
        short = {**farm, "goods": {**goods, good: goods[good] - 1}}
        assert cannot_serve(short, table)
    if grain:
        assert cannot_serve({**farm, "grain": grain - 1}, table)


def cannot_serve(farm, table):
    """Return whether the market day is over without a question."""
    return set_up("market_day", families={0: farm, 1: {"coins": 0}}, **table).question != "market"


@rule("C-3")
def test_the_new_customers_follow_the_rules_of_the_market():
    """A later service costs a green cube and one time, and the line moves up."""
    farm = {"goods": {"horse": 2, "ox": 2}, "cubes": {"green": 1}, "coins": 0}
    table = {"expansions": ("customers",), "stalls": ["horse", "horse+ox", "plow"], "line": ["wagon2", "ox"]}
    spaces = {"grain": {"pink": 2, "green": 1}}
    game = set_up("market_day", families={0: farm, 1: {"coins": 0}}, spaces=spaces, **table)
    events = play(game, "market stall.1", "market stall.2")
    assert (family(game)["time"], family(game)["cubes"]) == (1, {})
    assert kinds(events).count("move_up") == 2
    assert game.data()["stalls"] == ["wagon2", "ox", "plow"]
    assert "scroll+plow" in legal_choices(game)


@rule("C-3")
@pytest.mark.parametrize(("prestige", "title"), [(39, "apprentice"), (40, "journeyman"), (80, "polymath")])
def test_the_title_thresholds_of_the_solo_game_do_not_change(prestige, title):
    farm = {"prestige": prestige, "coins": 0}
    game = set_up(seats=1, expansions=("customers",), spaces={"grain": {"pink": 2, "green": 1}}, families={0: farm})
    assert game.scores()[0]["title"] == title


@rule("C-3")
def test_the_rival_takes_a_new_customer_like_any_other():
    spaces = {"market": {"pink": 1}, "travel": {"pink": 1, "brown": 1, "green": 1}}
    game = set_up(seats=1, expansions=("customers",), spaces=spaces, stalls=["wagon2", "ox", "plow"])
    events = play(game, "turn travel.pink")
    assert {"kind": "rival_serve", "seat": 0, "customer": "wagon2", "stall": 1} in events


@rule("C-1", "C-2", "C-3")
def test_example_17_two_wagons():
    data = village.new(seats=2, expansions=("goals", "customers"), seed=9).data()
    assert (len(data["stalls"]), len(data["line"]), sum(data["pile"].values())) == (3, 5, 20)
    farm = {"goods": {"wagon": 3}, "coins": 0}
    spaces = {"market": {"pink": 1}, "grain": {"pink": 2, "green": 1}}
    table = {"expansions": ("goals", "customers"), "stalls": ["horse", "wagon2", "plow"], "spaces": spaces}
    game = set_up(families={0: farm, 1: {"coins": 0}}, **table)
    play(game, "turn market.pink", "market stall.2")
    assert family(game)["goods"] == {"wagon": 1}
    assert game.scores()[0]["lines"]["customers"] == 4
