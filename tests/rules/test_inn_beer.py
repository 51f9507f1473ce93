"""I-BRW, I-CUS: the brewery, the uses of beer, and the customers who want it."""

import pytest

from tests.builders.inn import set_up_inn
from tests.builders.village import at, family, legal_choices, play

rule = pytest.mark.rule

HOME = {"members": at(farm=[2, 1, 0, 0]), "coins": 0}
GUEST = {"members": at(farm=[2, 1, 0, 0], inn=[1, 0, 0, 0])}
CHEAP = ["blacksmith", "scribe", "medico"]  # 1 coin, 1 beer, 2 beer


# Brewery and beer


@rule("I-BRW-1")
def test_training_a_brewer_costs_three_time_and_making_two_beer_another_three():
    game = set_up_inn("crafts", families={0: HOME})
    play(game, "crafts brewery.train", "train 1")
    assert family(game)["time"] == 3
    assert family(game)["members"]["brewery"] == [1, 0, 0, 0]
    play(game, "make make")
    assert family(game)["time"] == 6
    assert family(game)["goods"] == {"beer": 2}


@rule("I-BRW-1")
def test_a_brewer_trained_earlier_makes_two_beer_for_three_time():
    game = set_up_inn("crafts", families={0: {"members": at(brewery=[1, 0, 0, 0])}})
    play(game, "crafts brewery.make")
    assert (family(game)["time"], family(game)["goods"]) == (3, {"beer": 2})


@rule("I-BRW-2")
def test_three_grain_buy_two_beer_without_a_member_and_without_time():
    game = set_up_inn("crafts", families={0: {"members": at(office=[1, 0, 0, 0]), "grain": 4}})
    play(game, "crafts brewery.buy")
    assert (family(game)["grain"], family(game)["goods"], family(game)["time"]) == (1, {"beer": 2}, 0)
    assert game.data()["supply"]["grain"] == 24


@rule("I-BRW-2")
def test_two_grain_buy_no_beer_and_coins_do_not_help():
    game = set_up_inn("crafts", families={0: {**HOME, "grain": 2, "coins": 9}})
    assert "brewery.buy" not in legal_choices(game)


@rule("I-BRW-3")
def test_any_number_of_brewers_may_be_trained_with_or_without_making():
    game = set_up_inn("crafts", families={0: {"members": at(farm=[1, 0, 0, 0], brewery=[2, 0, 0, 0])}})
    play(game, "crafts brewery.train", "make pass")
    assert family(game)["members"]["brewery"] == [3, 0, 0, 0]
    assert (family(game)["goods"], family(game)["time"]) == ({}, 3)


@rule("I-BRW-3")
def test_a_brewer_is_remembered_as_a_craftsman_and_may_come_home():
    brewer = {"members": at(brewery=[1, 0, 0, 0], farm=[0, 1, 0, 0])}
    game = set_up_inn("window.end", families={0: {**brewer, "due": 1}})
    assert family(game)["members"]["chronicle.crafts"] == [1, 0, 0, 0]
    game = set_up_inn("family", families={0: brewer})
    assert "home.brewery.1" in legal_choices(game)


@rule("I-BRW-4")
def test_beer_is_among_the_goods_of_the_third_privilege():
    game = set_up_inn("privilege", 0, 6, families={0: {"members": at(council3=[1, 0, 0, 0])}})
    play(game, "privilege 3")
    assert legal_choices(game) == ["scroll", "wagon", "horse", "ox", "plow", "beer"]
    play(game, "good beer")
    assert family(game)["goods"] == {"beer": 1}


@rule("I-BRW-5")
def test_coins_do_not_pay_a_price_in_beer_nor_beer_a_price_in_coins():
    game = set_up_inn("villager", visible=CHEAP, families={0: {**GUEST, "coins": 9}})
    assert legal_choices(game) == ["pass", "blacksmith"]
    game = set_up_inn("villager", visible=CHEAP, families={0: {**GUEST, "goods": {"beer": 9}, "coins": 0}})
    assert legal_choices(game) == ["pass", "scribe", "medico"]


@rule("I-BRW-5")
def test_beer_replaces_no_cube():
    game = set_up_inn("crafts", families={0: {"members": at(inn=[1, 0, 0, 0]), "goods": {"beer": 9}, "coins": 0}})
    assert family(game)["goods"] == {"beer": 9}
    assert game.question == "turn"
    assert game.actor == 1


@rule("I-BRW-6")
def test_beer_left_at_the_end_is_worth_nothing():
    game = set_up_inn(families={0: {"goods": {"beer": 9}, "coins": 0}})
    assert game.scores()[0]["total"] == 0


# Beer customers


@rule("I-CUS-1")
@pytest.mark.parametrize(
    ("tile", "goods", "grain", "prestige"),
    [
        ("horse+beer", {"horse": 1, "beer": 1}, 0, 7),
        ("scroll+beer", {"scroll": 1, "beer": 1}, 0, 6),
        ("beer+grain2", {"beer": 1}, 2, 6),
        ("beer2", {"beer": 2}, 0, 6),
    ],
)
def test_a_beer_customer_takes_its_goods_and_brings_its_prestige(tile, goods, grain, prestige):
    farm = {"goods": goods, "grain": grain, "coins": 0}
    game = set_up_inn("market_day", families={0: farm}, stalls=[tile, "scroll2", "horse"], line=["ox"], chance="seeded")
    play(game, "market stall.1")
    assert family(game)["served"] == [tile]
    assert (family(game)["goods"], family(game)["grain"]) == ({}, 0)
    assert game.scores()[0]["lines"]["customers"] == prestige


@rule("I-CUS-2")
def test_a_beer_customer_costs_green_and_time_like_any_other():
    farm = {"goods": {"beer": 3}, "coins": 0}
    stalls = ["beer2", "horse", "ox"]
    game = set_up_inn("market", families={0: farm}, stalls=stalls, chance="seeded")
    assert game.question == "turn"
    game = set_up_inn("market", families={0: {**farm, "cubes": {"green": 1}}}, stalls=stalls, chance="seeded")
    play(game, "market stall.1")
    assert family(game)["goods"] == {"beer": 1}
    assert (family(game)["cubes"], family(game)["time"]) == ({}, 1)


@rule("I-CUS-2")
def test_beer_customers_break_a_tie_in_the_2011_edition():
    served = {0: {"served": ["beer2"], "coins": 0}, 1: {"prestige": 3, "coins": 0}}
    game = set_up_inn(edition="2011", families=served)
    assert game.winners == [0]
