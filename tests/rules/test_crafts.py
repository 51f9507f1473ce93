"""V-CRF: producing or buying goods, and the mill."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"grain": {"green": 1, "brown": 1}}

# building, one of its goods, training time, production time
WORKSHOPS = [
    ("wainwright", "wagon", 2, 2),
    ("stables", "horse", 3, 3),
    ("stables", "ox", 3, 3),
    ("office", "scroll", 2, 2),
    ("smithy", "plow", 3, 3),
]
BUILDINGS = ["wainwright", "stables", "office", "smithy"]


def crafts(who=0, **farm):
    return set_up("crafts", who, families={who: {"coins": 0, **farm}}, spaces=BUSY)


def pick(game, good):
    """Take the good; only the stables ask which one."""
    return play(game, f"good {good}") if game.question == "good" else []


@rule("V-CRF-1")
@pytest.mark.parametrize(("building", "good", "train", "make"), WORKSHOPS)
def test_an_action_makes_the_goods_of_one_building_however_many_members_work_there(building, good, train, make):
    game = crafts(members={building: [2, 2, 0, 0], "farm": [1, 0, 0, 0]})
    play(game, f"crafts {building}.make")
    pick(game, good)
    assert family(game)["goods"] == {good: 1}
    assert (game.actor, game.question) == (1, "turn")


@rule("V-CRF-1")
def test_the_action_ends_after_one_way():
    """A family that buys does not produce as well, although a member works there."""
    game = crafts(members=at(office=[1, 0, 0, 0]), cubes={"pink": 2})
    play(game, "crafts office.buy")
    assert family(game)["goods"] == {"scroll": 1}
    assert (family(game)["time"], game.actor) == (0, 1)


@rule("V-CRF-1")
@pytest.mark.parametrize("way", ["make", "buy"])
def test_the_stables_ask_for_a_horse_or_an_ox(way):
    game = crafts(members=at(farm=[1, 0, 0, 0], stables=[1, 0, 0, 0]), grain=3)
    play(game, f"crafts stables.{way}")
    assert (game.actor, game.question, sorted(legal_choices(game))) == (0, "good", ["horse", "ox"])
    assert game.why("good plow").rule == "V-CRF-1"


@rule("V-CRF-1", "V-TRN-3")
def test_all_buildings_are_offered_with_the_ways_that_are_open():
    game = crafts(members=at(farm=[1, 0, 0, 0], smithy=[1, 0, 0, 0]), cubes={"pink": 1}, grain=2)
    trained = {f"{building}.train" for building in BUILDINGS}
    assert set(legal_choices(game)) == trained | {"pass", "smithy.make", "office.buy", "mill.make"}


@rule("V-CRF-1", "V-CRF-5")
def test_the_mill_brings_two_coins():
    game = crafts(grain=2)
    play(game, "crafts mill.make")
    assert (family(game)["coins"], family(game)["goods"]) == (2, {})


@rule("V-CRF-2")
@pytest.mark.parametrize("building", BUILDINGS)
def test_nothing_is_produced_where_no_own_member_works(building):
    """Members of others do not count, nor own members on the farm or in other buildings."""
    elsewhere = {name: [0, 0, 1, 0] for name in BUILDINGS[:2] if name != building}
    families = {0: {"members": {"farm": [2, 0, 0, 0], **elsewhere}}, 1: {"members": {building: [4, 0, 0, 0]}}}
    game = set_up("crafts", families=families, spaces=BUSY)
    assert f"{building}.make" not in legal_choices(game)
    assert game.why(f"crafts {building}.make").rule == "V-CRF-2"


@rule("V-CRF-2")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("generation", [1, 2, 3, 4])
def test_any_member_of_the_farm_can_be_trained(building, generation):
    game = crafts(members=at(farm=[1, 1, 1, 1]))
    play(game, f"crafts {building}.train")
    assert (game.question, legal_choices(game)) == ("train", ["1", "2", "3", "4"])
    play(game, f"train {generation}")
    trained = [1 if g == generation else 0 for g in (1, 2, 3, 4)]
    assert family(game)["members"][building] == trained
    assert family(game)["members"]["farm"] == [1 - count for count in trained]


@rule("V-CRF-2")
def test_only_a_member_of_the_farm_can_be_trained():
    game = crafts(members=at(farm=[1, 0, 1, 0], office=[0, 1, 0, 0], bag=[0, 0, 0, 1]))
    play(game, "crafts smithy.train")
    assert legal_choices(game) == ["1", "3"]
    assert game.why("train 2").rule == game.why("train 4").rule == "V-CRF-2"


@rule("V-CRF-2", "V-TRN-4")
@pytest.mark.parametrize("building", BUILDINGS)
def test_without_a_member_on_the_farm_none_is_trained(building):
    game = crafts(members={"smithy": [1, 0, 0, 0], "bag": [1, 0, 0, 0], "window1": [1, 0, 0, 0]})
    assert legal_choices(game) == ["pass", "smithy.make"]
    assert game.why(f"crafts {building}.train").rule == "V-CRF-2"


@rule("V-CRF-2", "V-CRF-5")
@pytest.mark.parametrize(("building", "good", "train", "make"), WORKSHOPS)
def test_the_new_craftsman_may_stop_after_training_and_pays_for_training_alone(building, good, train, make):
    game = crafts()
    play(game, f"crafts {building}.train")
    assert (game.question, sorted(legal_choices(game))) == ("make", ["make", "pass"])
    play(game, "make pass")
    farm = family(game)
    assert (farm["time"], farm["goods"], farm["members"][building]) == (train, {}, [1, 0, 0, 0])
    assert game.actor == 1


@rule("V-CRF-2", "V-CRF-5")
@pytest.mark.parametrize(("building", "good", "train", "make"), WORKSHOPS)
def test_the_new_craftsman_may_produce_at_once_and_pays_for_both(building, good, train, make):
    game = crafts()
    play(game, f"crafts {building}.train", "make make")
    pick(game, good)
    farm = family(game)
    assert (farm["time"], farm["goods"], farm["members"][building]) == (train + make, {good: 1}, [1, 0, 0, 0])


@rule("V-CRF-2", "V-CRF-3")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_player_may_train_a_second_member_at_the_same_workshop(building):
    game = crafts(members={"farm": [2, 0, 0, 0], building: [1, 0, 0, 0]})
    assert {f"{building}.train", f"{building}.make"} <= set(legal_choices(game))
    play(game, f"crafts {building}.train", "make pass")
    assert family(game)["members"][building] == [2, 0, 0, 0]


@rule("V-CRF-3", "V-CRF-5")
@pytest.mark.parametrize(("building", "good", "train", "make"), WORKSHOPS)
def test_a_member_trained_earlier_produces_for_the_production_time_alone_and_stays(building, good, train, make):
    game = crafts(members={building: [0, 1, 0, 0], "farm": [2, 0, 0, 0]})
    play(game, f"crafts {building}.make")
    pick(game, good)
    farm = family(game)
    assert (farm["time"], farm["goods"], farm["members"][building]) == (make, {good: 1}, [0, 1, 0, 0])
    assert farm["members"]["farm"] == [2, 0, 0, 0]


@rule("V-CRF-3")
def test_a_building_has_room_for_any_number_of_own_and_other_members():
    crowd = at(farm=[0, 0, 0, 1], smithy=[4, 3, 2, 1])
    game = set_up("crafts", families={0: {"members": crowd}, 1: {"members": at(smithy=[4, 3, 2, 2])}}, spaces=BUSY)
    play(game, "crafts smithy.train", "make pass")
    assert family(game)["members"] == {"smithy": [4, 3, 2, 2]}


@rule("V-CRF-4", "V-CRF-5")
@pytest.mark.parametrize(
    ("building", "good", "price"),
    [
        ("wainwright", "wagon", {"cubes": {"orange": 1, "pink": 1}}),
        ("stables", "horse", {"grain": 3}),
        ("stables", "ox", {"grain": 3}),
        ("office", "scroll", {"cubes": {"pink": 1}}),
        ("smithy", "plow", {"cubes": {"orange": 1, "pink": 1}}),
    ],
)
@pytest.mark.parametrize("members", [at(council1=[4, 0, 0, 0]), at(farm=[4, 0, 0, 0])])
def test_goods_can_be_bought_without_a_member_and_without_time(building, good, price, members):
    game = crafts(members=members, **price)
    play(game, f"crafts {building}.buy")
    pick(game, good)
    farm = family(game)
    assert farm["goods"] == {good: 1}
    assert (farm["cubes"], farm["grain"], farm["time"]) == ({}, 0, 0)
    assert {place: crowd for place, crowd in farm["members"].items() if place != "reserve"} == members


@rule("V-CRF-4")
@pytest.mark.parametrize(
    ("building", "purse"),
    [
        ("wainwright", {"cubes": {"orange": 9, "green": 9, "brown": 9}, "grain": 5}),
        ("wainwright", {"cubes": {"pink": 9, "green": 9, "brown": 9}, "grain": 5}),
        ("smithy", {"cubes": {"orange": 9, "green": 9, "brown": 9}, "grain": 5}),
        ("smithy", {"cubes": {"pink": 9, "green": 9, "brown": 9}, "grain": 5}),
        ("office", {"cubes": {"orange": 9, "green": 9, "brown": 9}, "grain": 5}),
        ("stables", {"cubes": {"orange": 9, "green": 9, "brown": 9, "pink": 9}, "grain": 2, "coins": 9}),
    ],
)
def test_what_cannot_be_paid_cannot_be_bought_even_by_those_who_work_there(building, purse):
    game = crafts(members={"farm": [1, 0, 0, 0], building: [1, 0, 0, 0]}, **purse)
    assert f"{building}.buy" not in legal_choices(game)
    assert game.why(f"crafts {building}.buy").rule == "V-CRF-4"


@rule("V-CRF-5")
@pytest.mark.parametrize(("before", "left"), [(2, 0), (5, 3)])
def test_the_mill_turns_two_time_and_two_grain_into_two_coins(before, left):
    game = crafts(grain=before, coins=1)
    events = play(game, "crafts mill.make")
    farm = family(game)
    assert (farm["time"], farm["grain"], farm["coins"]) == (2, left, 3)
    assert "good" not in kinds(events)
    assert game.actor == 1


@rule("V-CRF-5")
def test_the_mill_needs_no_member_at_all():
    game = crafts(grain=2, members=at(bag=[4, 0, 0, 0]))
    assert legal_choices(game) == ["pass", "mill.make"]


@rule("V-CRF-5", "V-TRN-4")
@pytest.mark.parametrize("grain", [0, 1])
def test_the_mill_does_not_run_on_less_than_two_grain(grain):
    game = crafts(grain=grain, coins=9)
    assert "mill.make" not in legal_choices(game)
    assert game.why("crafts mill.make").rule == "V-CRF-5"


@rule("V-CRF-5")
@pytest.mark.parametrize("token", ["crafts mill.train", "crafts mill.buy"])
def test_the_mill_trains_no_member_and_sells_nothing(token):
    game = crafts(grain=5, coins=9)
    with pytest.raises(village.IllegalMove):
        game.play(token)


@rule("V-CRF-5")
def test_no_member_may_be_at_the_mill():
    with pytest.raises(village.BadPosition):
        crafts(members=at(mill=[1, 0, 0, 0]))
