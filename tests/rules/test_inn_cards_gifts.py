"""I-V01, V02, V13-V18, V25: villagers who give something at once."""

import pytest

from tests.builders.inn import WAITING, set_up_inn, used_up
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("card", "farm", "gained"),
    [
        pytest.param("blacksmith", {"goods": {"plow": 1}}, {"goods": {"plow": 3}}, marks=rule("I-V01")),
        pytest.param("wheelwright", {}, {"goods": {"wagon": 3}}, marks=rule("I-V13")),
        pytest.param("scribe", {}, {"goods": {"scroll": 3}}, marks=rule("I-V14")),
        pytest.param("miller", {"coins": 2}, {"coins": 7}, marks=rule("I-V15")),
        pytest.param("harvester", {"grain": 2}, {"grain": 5}, marks=rule("I-V16")),
        pytest.param("brewers_widow", {"goods": {"beer": 1}}, {"goods": {"beer": 5}}, marks=rule("I-V17")),
        pytest.param("pedlar", {}, {"cubes": {"brown": 2, "green": 2, "orange": 2, "pink": 2}}, marks=rule("I-V18")),
        pytest.param("herb_woman", {"time": 6}, {"time": 2}, marks=rule("I-V25")),
    ],
)
@pytest.mark.parametrize("window", ["begin", "end"])
def test_a_gift_arrives_at_once_and_nothing_else_changes(window, card, farm, gained):
    game = set_up_inn(f"window.{window}", owned={0: [card]}, families={0: farm})
    before = family(game)
    play(game, f"window {card}")
    assert family(game) == {**before, **gained}
    assert used_up(game) == [card]


@rule("I-V02")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_the_cattle_farmer_brings_two_horses_or_two_oxen(animal):
    game = set_up_inn(owned={0: ["cattle_farmer"]})
    play(game, "window cattle_farmer")
    assert legal_choices(game) == ["horse", "ox"]
    play(game, f"good {animal}")
    assert family(game)["goods"] == {animal: 2}
    assert game.question == "turn"


@rule("I-V16")
@pytest.mark.parametrize(("grain", "playable"), [(0, True), (4, True), (5, False)])
def test_the_harvester_fills_a_farm_that_is_not_full(grain, playable):
    game = set_up_inn(owned={0: ["harvester"]}, families={0: {"grain": grain}})
    assert (game.question == "window") == playable
    if playable:
        play(game, "window harvester")
    assert family(game)["grain"] == 5
    assert game.data()["supply"]["grain"] == 20


@rule("I-V16")
def test_the_harvester_needs_no_member_on_the_farm():
    game = set_up_inn(owned={0: ["harvester"]}, families={0: {"members": at(office=[1, 0, 0, 0])}})
    play(game, "window harvester")
    assert family(game)["grain"] == 5


@rule("I-V18")
def test_the_pedlar_brings_the_colours_that_the_supply_has():
    game = set_up_inn(owned={0: ["pedlar"]}, bag={"brown": 32, "green": 33}, families={1: {"cubes": {"orange": 32}}})
    events = play(game, "window pedlar")
    assert family(game)["cubes"] == {"orange": 1, "pink": 2}
    assert kinds(events) == ["play", "cube", "cube", "cube"]
    assert game.data()["supply"] == {"pink": 30, "plague": 6, "grain": 25}


@rule("I-V18")
def test_the_pedlar_brings_nothing_from_an_empty_supply():
    bag = {"brown": 32, "green": 33, "orange": 33, "pink": 32}
    game = set_up_inn(owned={0: ["pedlar"]}, bag=bag, spaces=WAITING)
    assert game.question == "turn"


@rule("I-V25")
@pytest.mark.parametrize(("time", "left"), [(9, 5), (4, 0), (3, 0), (1, 0)])
def test_the_herb_woman_gives_back_four_time_but_not_across_the_bridge(time, left):
    game = set_up_inn(owned={0: ["herb_woman"]}, families={0: {"time": time}})
    play(game, "window herb_woman")
    assert family(game)["time"] == left


@rule("I-V25")
def test_the_herb_woman_can_do_nothing_on_the_first_space():
    game = set_up_inn(owned={0: ["herb_woman"]}, families={0: {"time": 0}})
    assert game.question == "turn"


@rule("I-V25")
def test_a_crossing_already_made_stays_made():
    farm = {"members": at(farm=[2, 0, 0, 0]), "time": 2, "due": 1}
    game = set_up_inn("window.end", owned={0: ["herb_woman"]}, families={0: farm})
    play(game, "window herb_woman")
    assert family(game)["time"] == 0
    assert family(game)["members"]["chronicle.farm"] == [1, 0, 0, 0]


@rule("I-V25")
def test_the_herb_woman_at_the_beginning_prevents_a_crossing():
    game = set_up_inn(owned={0: ["herb_woman"]}, families={0: {"time": 9}}, spaces={**WAITING, "grain": {"plague": 1}})
    play(game, "window herb_woman", "turn grain.plague", "harvest reap")
    assert (family(game)["time"], family(game)["due"]) == (7, 0)
    assert family(game)["members"]["farm"] == [4, 0, 0, 0]
