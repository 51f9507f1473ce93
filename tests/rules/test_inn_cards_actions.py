"""I-V09-V11, V19, V21, V22: villagers who give an action."""

import pytest

import village
from tests.builders.inn import WAITING, set_up_inn, stacks, used_up
from tests.builders.village import at, family, legal_choices, play

rule = pytest.mark.rule

CITIES = at(farm=[1, 0, 0, 0], north1=[1, 0, 0, 0])
CARTER = {"members": CITIES, "goods": {"wagon": 1}, "cubes": {"brown": 2, "pink": 2, "orange": 2}, "coins": 0}
TRIPS = ["send.north1", "send.south1", "move.north1.south1", "move.north1.north2"]


def holding(card, farm=None, window="begin", **table):
    return set_up_inn(f"window.{window}", owned={0: [card]}, families={0: farm or {}}, **table)


# Traveller, Messenger, Toll Keeper


@pytest.mark.parametrize(
    ("card", "time", "wagons", "cubes"),
    [
        pytest.param("traveller", 2, 1, {"brown": 2, "orange": 2, "pink": 2}, marks=rule("I-V09")),
        pytest.param("messenger", 0, 0, {"brown": 1, "orange": 1, "pink": 2}, marks=rule("I-V10")),
        pytest.param("toll_keeper", 2, 0, {"brown": 2, "orange": 2, "pink": 2}, marks=rule("I-V11")),
    ],
)
def test_a_trip_by_card_costs_what_the_card_leaves(card, time, wagons, cubes):
    game = holding(card, CARTER)
    play(game, f"window {card}")
    assert sorted(legal_choices(game)) == sorted(TRIPS)
    play(game, "travel move.north1.north2")
    assert (family(game)["time"], family(game)["goods"].get("wagon", 0)) == (time, wagons)
    assert family(game)["cubes"] == cubes
    assert family(game)["markers"] == ["north2"]
    assert family(game)["coins"] == 1
    assert family(game)["members"]["north2"] == [1, 0, 0, 0]
    assert used_up(game) == [card]
    assert game.question == "turn"


@pytest.mark.parametrize(
    ("card", "lacking", "playable"),
    [
        pytest.param("traveller", {"goods": {}, "cubes": {}}, True, marks=rule("I-V09")),
        pytest.param("traveller", {"members": at(office=[1, 0, 0, 0])}, False, marks=rule("I-V09")),
        pytest.param("messenger", {"goods": {}}, False, marks=rule("I-V10")),
        pytest.param("messenger", {"cubes": {"brown": 1}}, False, marks=rule("I-V10")),
        pytest.param("messenger", {"cubes": {"brown": 1}, "coins": 1}, True, marks=rule("I-V10")),
        pytest.param("toll_keeper", {"goods": {}}, False, marks=rule("I-V11")),
        pytest.param("toll_keeper", {"cubes": {}}, True, marks=rule("I-V11")),
        pytest.param("toll_keeper", {"members": at(inn=[1, 0, 0, 0])}, False, marks=rule("I-V11")),
    ],
)
def test_a_trip_by_card_is_offered_only_if_it_can_be_made(card, lacking, playable):
    game = holding(card, {**CARTER, **lacking})
    assert (game.question == "window") == playable


@rule("I-V10")
def test_the_messenger_lets_coins_replace_cubes_and_asks_which():
    game = holding("messenger", {**CARTER, "members": at(farm=[1, 0, 0, 0]), "coins": 1})
    play(game, "window messenger", "travel send.north1")
    assert legal_choices(game) == ["brown+brown", "brown+coin"]


@rule("I-V09")
def test_the_traveller_asks_which_member_goes_and_gives_the_cubes_of_the_city():
    farm = {"members": at(south1=[1, 1, 0, 0])}
    game = holding("traveller", farm)
    play(game, "window traveller", "travel move.south1.south2", "who 2", "cube green", "cube pink")
    assert family(game)["members"]["south2"] == [0, 1, 0, 0]
    assert family(game)["cubes"] == {"green": 1, "pink": 1}


# Midwife


@rule("I-V19")
def test_the_midwife_gives_the_family_action():
    farm = {"members": at(farm=[2, 0, 0, 0], inn=[1, 0, 0, 0], brewery=[1, 0, 0, 0])}
    game = holding("midwife", farm)
    play(game, "window midwife")
    assert sorted(legal_choices(game)) == ["birth", "home.brewery.1", "home.inn.1"]
    play(game, "family home.inn.1")
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]
    assert family(game)["time"] == 0


@rule("I-V19")
def test_the_midwife_cannot_be_played_when_all_members_are_born_and_at_home_or_in_the_bag():
    game = holding("midwife", {"members": at(farm=[4, 3, 2, 1], bag=[0, 0, 0, 1])})
    assert game.question == "turn"


# Journeyman


@rule("I-V21")
def test_the_journeyman_repeats_the_action_of_the_cube():
    game = set_up_inn(owned={0: ["journeyman"]}, spaces={**WAITING, "grain": {"pink": 1}})
    play(game, "turn grain.pink", "harvest reap", "window journeyman")
    assert family(game)["grain"] == 4
    assert family(game)["cubes"] == {"pink": 1}
    assert game.actor == 1


@rule("I-V21")
def test_the_journeyman_repeats_an_action_that_was_declined_and_must_then_be_carried_out():
    farm = {"members": at(farm=[3, 0, 0, 0], office=[1, 0, 0, 0])}
    game = set_up_inn(owned={0: ["journeyman"]}, spaces={**WAITING, "family": {"pink": 1}}, families={0: farm})
    play(game, "turn family.pink", "family pass", "window journeyman")
    assert legal_choices(game) == ["birth", "home.office.1"]


@rule("I-V21")
def test_the_journeyman_repeats_the_action_chosen_at_the_well():
    game = set_up_inn(owned={0: ["journeyman"]}, families={0: {"cubes": {"pink": 3}, "coins": 0}})
    play(game, "turn well.pink", "action family")
    assert game.question == "window"
    play(game, "window journeyman")
    assert family(game)["members"]["farm"] == [4, 2, 0, 0]


@rule("I-V21")
def test_the_journeyman_repeats_the_action_of_a_free_last_turn():
    game = set_up_inn(owned={0: ["journeyman"]}, spaces={}, trigger=1, last_turns=0, chance="seeded")
    play(game, "action grain", "window journeyman")
    assert family(game)["grain"] == 4


@rule("I-V21")
def test_a_free_last_turn_without_an_action_leaves_nothing_to_repeat():
    game = set_up_inn(owned={0: ["journeyman"]}, spaces={}, trigger=1, last_turns=0, used="grain", chance="seeded")
    play(game, "action pass")
    assert game.over


@rule("I-V21")
@pytest.mark.parametrize(
    ("space", "farm", "playable"),
    [
        ("grain", {"grain": 4}, True),
        ("grain", {"grain": 5}, False),
        ("grain", {"members": at(office=[1, 0, 0, 0])}, False),
        ("travel", {}, False),
        ("church", {"members": at(office=[1, 0, 0, 0])}, False),
        ("market", {"members": at(office=[1, 0, 0, 0])}, True),
        ("council", {"members": at(office=[1, 0, 0, 0])}, False),
    ],
)
def test_the_journeyman_can_be_played_only_if_the_action_can_be_carried_out(space, farm, playable):
    game = holding("journeyman", {"coins": 0, **farm}, "end", used=space, stalls=["ox", "horse", "plow"])
    assert (game.question == "window") == playable


@rule("I-V21")
def test_the_journeyman_at_the_inn_buys_a_second_villager():
    farm = {"members": at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0]), "goods": {"beer": 3}, "coins": 0}
    inn = stacks(["journeyman", "scribe", "traveller"], unseen=[0, 0, 0])
    game = set_up_inn("cycle", families={0: farm}, inn=inn, used="inn")
    play(game, "cycle push.1", "villager journeyman", "window journeyman", "cycle push.2")
    assert game.question == "villager"
    assert legal_choices(game) == ["pass", "scribe", "traveller"]
    assert family(game)["time"] == 2


@rule("I-V21")
def test_the_journeyman_opens_a_second_market_day_that_must_be_held():
    farm = {"goods": {"ox": 1}, "coins": 0}
    market = {"used": "market", "stalls": ["ox", "horse", "plow"], "chance": "seeded"}
    game = holding("journeyman", farm, "end", **market)
    events = play(game, "window journeyman")
    assert {"kind": "market_day", "seat": 0} in events
    assert (game.question, game.actor) == ("market", 0)
    assert {"kind": "market_end", "seat": 0} in play(game, "market pass")
    assert game.question == "turn"


# Mayor


@rule("I-V22")
@pytest.mark.parametrize(("stage", "time", "privileges"), [(1, 2, "12"), (2, 2, "123"), (3, 3, "1234")])
def test_the_mayor_lets_a_councillor_advance_for_its_time_only(stage, time, privileges):
    farm = {"members": {f"council{stage}": [1, 0, 0, 0]}, "goods": {"scroll": 1}, "cubes": {"green": 2}, "coins": 1}
    game = holding("mayor", farm)
    play(game, "window mayor")
    assert family(game)["members"][f"council{stage + 1}"] == [1, 0, 0, 0]
    assert family(game)["time"] == time
    assert (family(game)["goods"], family(game)["cubes"]) == ({"scroll": 1}, {"green": 2})
    assert legal_choices(game) == ["pass", *privileges]


@rule("I-V22")
def test_the_mayor_asks_which_stage_and_which_member():
    farm = {"members": at(council1=[1, 1, 0, 0], council3=[1, 0, 0, 0], council4=[1, 0, 0, 0])}
    game = holding("mayor", farm)
    play(game, "window mayor")
    assert (game.question, legal_choices(game)) == ("rise", ["1", "3"])
    play(game, "rise 1")
    assert (game.question, legal_choices(game)) == ("who", ["1", "2"])
    play(game, "who 2", "privilege 1")
    assert family(game)["members"]["council2"] == [0, 1, 0, 0]
    assert game.data()["ring"] == 0


@rule("I-V22")
def test_the_mayors_privileges_reach_up_to_the_stage_entered():
    farm = {"members": at(council1=[1, 0, 0, 0], council4=[1, 0, 0, 0]), "coins": 5}
    game = holding("mayor", farm)
    play(game, "window mayor")
    assert legal_choices(game) == ["pass", "1", "2"]


@rule("I-V22")
@pytest.mark.parametrize(("place", "playable"), [("council3", True), ("council4", False), ("farm", False)])
def test_the_mayor_needs_a_councillor_below_the_highest_stage(place, playable):
    game = holding("mayor", {"members": {place: [1, 0, 0, 0]}, "goods": {"scroll": 1}})
    assert (game.question == "window") == playable


@pytest.mark.parametrize(
    ("card", "question"),
    [
        pytest.param("traveller", "travel", marks=rule("I-V09")),
        pytest.param("messenger", "travel", marks=rule("I-V10")),
        pytest.param("toll_keeper", "travel", marks=rule("I-V11")),
        pytest.param("midwife", "family", marks=rule("I-V19")),
        pytest.param("journeyman", "crafts", marks=rule("I-V21")),
    ],
)
@pytest.mark.parametrize("spaces", [WAITING, {}], ids=["cubes left", "empty board"])
def test_an_action_given_by_a_villager_cannot_be_declined_and_the_card_says_why(card, question, spaces, request):
    last = {} if spaces else {"trigger": 1, "last_turns": 0}
    game = holding(card, CARTER, window="end", used="crafts", spaces=spaces, **last)
    play(game, f"window {card}")
    assert game.question == question
    cited = [mark.args[0] for mark in request.node.iter_markers("rule")]
    assert cited == [game.why(f"{question} pass").rule]
    assert village.position("village", game.data()).why(f"{question} pass") == f"{cited[0]} must-act"
