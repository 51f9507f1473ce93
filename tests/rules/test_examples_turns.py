"""The rulebook's worked examples about single turns, with their numbers."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"market": {"green": 1, "brown": 1}}


@rule("V-TRN-2", "V-TRN-3", "V-TIM-1", "V-GRN-1")
def test_plague_at_the_harvest_moves_the_marker_by_two_and_the_harvest_may_follow():
    """Worked example 1."""
    game = set_up(spaces={"grain": {"plague": 1}, **BUSY})
    play(game, "turn grain.plague")
    assert (family(game)["time"], family(game)["cubes"]) == (2, {})
    assert (game.question, sorted(legal_choices(game))) == ("harvest", ["pass", "reap"])
    play(game, "harvest reap")
    assert (family(game)["grain"], family(game)["time"]) == (2, 2)


@rule("V-FAM-1")
def test_of_a_reserve_of_one_two_and_two_threes_and_two_fours_the_two_is_born():
    """Worked example 2."""
    game = set_up("family", families={0: {"members": at(farm=[4, 2, 0, 0])}}, spaces=BUSY)
    assert family(game)["members"]["reserve"] == [0, 1, 2, 2]
    play(game, "family birth")
    assert family(game)["members"] == {"farm": [4, 3, 0, 0], "reserve": [0, 0, 2, 2]}


@rule("V-CRF-2", "V-CRF-5")
def test_a_wagon_by_training_takes_four_time_and_the_member_stays_at_the_wainwright():
    """Worked example 3, first way."""
    game = set_up("crafts", spaces=BUSY)
    play(game, "crafts wainwright.train", "make make")
    farm = family(game)
    assert (farm["time"], farm["goods"]) == (2 + 2, {"wagon": 1})
    assert (farm["members"]["wainwright"], farm["members"]["farm"]) == ([1, 0, 0, 0], [3, 0, 0, 0])


@rule("V-CRF-4", "V-CRF-5", "V-PAY-2")
def test_a_wagon_for_orange_and_pink_takes_no_time_and_no_member():
    """Worked example 3, second way."""
    game = set_up("crafts", families={0: {"cubes": {"orange": 1, "pink": 1}, "coins": 0}}, spaces=BUSY)
    play(game, "crafts wainwright.buy")
    farm = family(game)
    assert (farm["time"], farm["cubes"], farm["goods"]) == (0, {}, {"wagon": 1})
    assert farm["members"]["farm"] == [4, 0, 0, 0]


def plague_at_the_smithy():
    """Marker two spaces before the bridge; one of generation 1 at home, the other in the council."""
    members = at(farm=[1, 1, 0, 0], council1=[1, 0, 0, 0], chronicle__farm=[1, 0, 0, 0], grave=[1, 0, 0, 0])
    game = set_up(spaces={"crafts": {"plague": 1}, **BUSY}, families={0: {"time": 8, "members": members}})
    play(game, "turn crafts.plague")
    return game


@rule("V-TIM-1", "V-TIM-3")
def test_the_plague_crosses_the_bridge_but_the_smith_is_trained_and_forges_a_plow_first():
    """Worked example 6, before the death."""
    game = plague_at_the_smithy()
    assert (game.question, family(game)["time"]) == ("crafts", 0)
    events = play(game, "crafts smithy.train", "train 1", "make make")
    farm = family(game)
    assert "death" not in kinds(events)
    assert (farm["time"], farm["goods"], farm["members"]["smithy"]) == (3 + 3, {"plow": 1}, [1, 0, 0, 0])
    assert (game.question, legal_choices(game)) == ("death", ["smithy.1", "council1.1"])


@rule("V-TIM-3", "V-DTH-1", "V-DTH-2")
@pytest.mark.parametrize(("dead", "chronicle"), [("smithy.1", "chronicle.crafts"), ("council1.1", "chronicle.council")])
def test_then_one_of_the_two_of_generation_one_dies_and_it_may_be_the_new_smith(dead, chronicle):
    """Worked example 6, the death."""
    game = plague_at_the_smithy()
    play(game, "crafts smithy.train", "train 1", "make make", f"death {dead}")
    members = family(game)["members"]
    assert members[chronicle] == [1, 0, 0, 0]
    assert dead.split(".")[0] not in members
    assert (family(game)["goods"], game.actor) == ({"plow": 1}, 1)


@rule("V-PAY-1", "V-PAY-2", "V-CNC-2")
@pytest.mark.parametrize(
    ("way", "left"),
    [("green+green", ({}, 2)), ("green+coin", ({"green": 1}, 1)), ("coin+coin", ({"green": 2}, 0))],
)
def test_advancing_in_the_council_is_paid_by_two_green_or_one_and_a_coin_or_two_coins(way, left):
    """Worked example 9."""
    councillor = {"cubes": {"green": 2}, "coins": 2, "members": at(farm=[3, 0, 0, 0], council1=[1, 0, 0, 0])}
    game = set_up("council", families={0: councillor}, spaces=BUSY)
    play(game, "council advance.2")
    assert (game.question, set(legal_choices(game))) == ("pay", {"green+green", "green+coin", "coin+coin"})
    play(game, f"pay {way}")
    farm = family(game)
    assert (farm["cubes"], farm["coins"]) == left
    assert (farm["members"]["council2"], farm["time"]) == ([1, 0, 0, 0], 2)
