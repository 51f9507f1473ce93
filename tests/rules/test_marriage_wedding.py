"""W-WED, W-BLI-2: the die, the vows and the dowry."""

import pytest

from tests.builders.marriage import AFTER, bread, pinks, set_up_marriage, standing, wedding
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

DOWRY = ["child", "bread.brown", "bread.green", "bread.orange", "bread.pink"]
GOODS = ["good.scroll", "good.wagon", "good.horse", "good.ox", "good.plow"]


def married(events):
    return [(event["seat"], event["rank"], event["amount"]) for event in events if event["kind"] == "married"]


def prestige(game):
    return [farm["prestige"] for farm in game.data()["families"]]


@rule("W-WED-1")
def test_a_wedding_comes_between_the_last_turn_and_the_mass():
    game = set_up_marriage("harvest", families={0: {"due": 1}}, chance="manual")
    events = play(game, "harvest pass")
    assert game.question == "roll"
    events += play(game, "roll brown")
    event_kinds = [kind for kind in kinds(events) if kind in ("death", "wedding", "roll", "mass", "round")]
    assert event_kinds == ["death", "wedding", "roll", "mass", "round"]


@rule("W-WED-1")
def test_no_wedding_while_cubes_are_left():
    game = set_up_marriage("harvest", spaces={"grain": {"pink": 1, "green": 1}})
    assert "wedding" not in kinds(play(game, "harvest pass"))
    assert game.question == "turn"


@rule("W-WED-1")
def test_example_17_last_wedding():
    last = {"members": at(farm=[0, 0, 1, 0], grave=[2, 0, 0, 0])}
    dying = {"members": at(farm=[1, 0, 0, 0], chronicle__farm=[3, 1, 0, 0]), "due": 1}
    game = set_up_marriage(
        "harvest", families={0: dying, 1: last}, spaces={"grain": {"pink": 2}, "family": {"green": 2}}
    )
    events = play(game, "harvest pass")
    assert "trigger" in kinds(events)
    assert "wedding" not in kinds(events)
    events = play(game, "turn grain.pink", "harvest pass")
    assert kinds(events)[-1] == "wedding"
    assert game.data()["spaces"]["family"] == {"green": 2}
    events = play(game, "roll brown")
    assert "mass" in kinds(events)
    assert kinds(events)[-1] == "over"


@rule("W-WED-1")
def test_a_skipped_mass_skips_its_wedding():
    """V-END-4: the board is empty, but last turns are still to come."""
    last = {"members": at(farm=[0, 0, 1, 0], grave=[2, 0, 0, 0])}
    dying = {"members": at(farm=[1, 0, 0, 0], chronicle__farm=[3, 1, 0, 0]), "due": 1}
    game = set_up_marriage("harvest", families={0: dying, 1: last})
    events = play(game, "harvest pass")
    assert "wedding" not in kinds(events)
    assert game.question == "action"
    assert kinds(play(game, "action pass")).count("wedding") == 1


@rule("W-WED-2")
def test_the_die_has_four_equal_sides():
    game = wedding()
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]
    assert [game.state.weights[i] for i in range(4)] == [1, 1, 1, 1]


@rule("W-WED-2")
def test_example_6_rank_taken():
    game = wedding({1: 0})
    events = play(game, "roll brown")
    assert (standing(game), pinks(game), prestige(game)) == ({1: 0}, (2, 0), [0, 0])
    assert "rank_taken" in kinds(events)


@rule("W-WED-2", "W-BLI-2")
def test_example_8_empty_supply():
    spouse = {"members": at(farm=[3, 0, 0, 0], ceremony=[1, 0, 0, 0], bliss=[0, 1, 0, 0])}
    game = wedding({2: 0}, bliss=2, families={0: spouse})
    events = play(game, "roll brown")
    assert "pink_again" in kinds(events)
    assert married(events) == [(0, 2, 3)]
    play(game, "dowry good.ox")
    assert family(game)["members"]["bliss"] == [1, 1, 0, 0]
    assert (standing(game), pinks(game)) == ({}, (0, 2))


@rule("W-WED-3", "W-WED-4")
def test_example_3_vows_with_an_odd_one():
    game = wedding({1: 0, 3: 1})
    events = play(game, "roll green")
    assert married(events) == [(0, 1, 4)]
    assert "pink_married" in kinds(events)
    assert prestige(game) == [4, 0]
    assert (game.actor, game.question) == (0, "dowry")
    play(game, "dowry good.ox")
    assert (standing(game), pinks(game)) == ({3: 1}, (1, 1))
    assert game.over


@rule("W-WED-3", "W-WED-4", "W-WED-6")
def test_example_4_two_families():
    game = wedding({1: 0, 3: 1})
    events = play(game, "roll pink")
    assert married(events) == [(0, 1, 4), (1, 3, 3)]
    assert (standing(game), prestige(game)) == ({4: "pink"}, [4, 3])
    assert game.actor == 0
    play(game, "dowry child")
    assert (game.actor, game.question) == (1, "dowry")
    play(game, "dowry child")
    assert [farm["members"]["bliss"] for farm in game.data()["families"]] == [[1, 0, 0, 0]] * 2


@rule("W-WED-6")
def test_the_dowries_follow_the_ranks_not_the_seats():
    game = wedding({1: 1, 3: 0})
    play(game, "roll pink")
    assert game.actor == 1
    play(game, "dowry good.ox")
    assert game.actor == 0


@rule("W-WED-3", "W-WED-4", "W-WED-5")
def test_example_5_two_couples():
    game = wedding({1: 0, 2: 1, 3: 2}, seats=3)
    events = play(game, "roll pink")
    assert married(events) == [(0, 1, 4), (1, 2, 3), (2, 3, 3)]
    play(game, "dowry good.ox", "dowry good.ox", "dowry good.ox")
    assert (standing(game), pinks(game), prestige(game)) == ({}, (1, 1), [4, 3, 3])


@rule("W-WED-4")
def test_the_last_rank_is_worth_four():
    game = wedding({4: 0})
    assert married(play(game, "roll brown")) == [(0, 4, 4)]


@rule("W-WED-5")
def test_example_7_two_pinks():
    game = wedding({2: "pink"})
    events = play(game, "roll orange")
    assert (standing(game), pinks(game), prestige(game)) == ({}, (2, 0), [0, 0])
    assert "pinks_wed" in kinds(events)
    assert game.over


@rule("W-WED-5", "W-BLI-2")
def test_example_9_pinks_alone():
    game = wedding({4: "pink"}, bliss=1, families={0: {"members": at(farm=[4, 0, 0, 0], bliss=[1, 0, 0, 0])}})
    play(game, "roll brown")
    assert (standing(game), pinks(game), prestige(game)) == ({}, (2, 0), [0, 0])
    assert family(game)["members"]["bliss"] == [1, 0, 0, 0]


@rule("W-WED-6", "W-WED-7")
def test_example_10_a_child():
    farm = {"members": at(farm=[4, 1, 0, 0], ceremony=[1, 0, 0, 0])}
    game = wedding({1: 0}, families={0: farm})
    play(game, "roll pink")
    assert legal_choices(game) == [*DOWRY, *GOODS]
    play(game, "dowry child")
    assert family(game)["members"]["farm"] == [4, 2, 0, 0]
    assert family(game)["members"]["reserve"] == [0, 1, 2, 2]


@rule("W-WED-6")
def test_example_10_bread_and_a_cube():
    game = wedding({1: 0})
    play(game, "roll pink", "dowry bread.green")
    assert (bread(game), family(game)["cubes"]) == (1, {"green": 1})


@rule("W-WED-6")
def test_a_good_as_dowry():
    game = wedding({1: 0})
    play(game, "roll pink", "dowry good.scroll")
    assert (bread(game), family(game)["goods"], family(game)["cubes"]) == (0, {"scroll": 1}, {})


@rule("W-WED-7")
def test_example_10_no_child_without_a_reserve():
    farm = {"members": at(farm=[4, 3, 2, 2], ceremony=[1, 0, 0, 0])}
    game = wedding({1: 0}, families={0: farm})
    play(game, "roll pink")
    assert legal_choices(game) == [*DOWRY[1:], *GOODS]
    assert str(game.why("dowry child")) == "W-WED-7 reserve-empty"


@rule("W-WED-7")
def test_the_cube_is_of_a_colour_in_the_supply():
    game = wedding({1: 0}, families={1: {"cubes": {"brown": 33, "pink": 33}}})
    play(game, "roll pink")
    assert legal_choices(game)[:3] == ["child", "bread.green", "bread.orange"]
    assert str(game.why("dowry bread.brown")) == "W-WED-7 supply-empty brown"
    assert str(game.why("dowry bread")) == "W-WED-7 bread-with-cube"


@rule("W-WED-7")
def test_bread_alone_if_the_supply_has_no_cube():
    game = wedding({1: 0}, families={1: {"cubes": dict.fromkeys(("brown", "green", "orange", "pink"), 33)}})
    play(game, "roll pink")
    assert legal_choices(game)[:2] == ["child", "bread"]
    play(game, "dowry bread")
    assert (bread(game), family(game)["cubes"]) == (1, {})


@rule("W-WED-8")
def test_a_wedding_takes_no_time_and_causes_no_death():
    game = wedding({1: 0, 2: 1}, families={0: {"time": 9}, 1: {"time": 9}})
    events = play(game, "roll pink", "dowry child", "dowry child")
    assert not {"time", "death"} & set(kinds(events))
    assert [farm["time"] for farm in game.data()["families"]] == [9, 9]


@rule("W-WED-3")
def test_at_most_one_figure_is_left():
    game = wedding({1: 0, 2: 1, 4: 2}, seats=3)
    play(game, "roll green", "dowry good.ox", "dowry good.ox")
    assert standing(game) == {4: 2}


def test_without_the_expansion_there_is_no_wedding():
    game = set_up("mass", below=AFTER)
    assert game.over
