"""W-SMU: the three trades of the smuggler."""

import pytest

from tests.builders.marriage import bread, set_up_marriage
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

MORE = {"grain": {"pink": 2, "green": 1}}  # cubes that keep the round going
GOODS = ["good.scroll", "good.wagon", "good.horse", "good.ox", "good.plow"]


def smuggler(farm=None, arg=0, **table):
    return set_up_marriage(
        "smuggler", arg=arg, families={0: farm or {}, **table.pop("others", {})}, spaces=MORE, **table
    )


@rule("W-SMU-1")
def test_example_12_bread_for_time():
    game = smuggler({"time": 3})
    events = play(game, "smuggler bread")
    assert (bread(game), family(game)["time"], family(game)["coins"]) == (1, 5, 1)
    assert kinds(events) == ["bread", "time"]


@rule("W-SMU-1")
def test_example_12_a_good_for_a_coin():
    game = smuggler({"time": 3})
    play(game, "smuggler good.ox")
    farm = family(game)
    assert (farm["goods"], farm["coins"], farm["time"]) == ({"ox": 1}, 0, 3)


@rule("W-SMU-1")
def test_example_12_two_cubes_for_another():
    game = smuggler({"cubes": {"brown": 2}, "time": 3})
    play(game, "smuggler give.brown")
    assert (game.question, legal_choices(game)) == ("cube", ["green", "orange", "pink"])
    play(game, "cube green", "cube pink")
    farm = family(game)
    assert (farm["cubes"], farm["time"], farm["coins"]) == ({"brown": 1, "green": 1, "pink": 1}, 4, 1)
    assert game.actor == 1


@rule("W-SMU-1")
def test_the_colour_given_cannot_be_taken():
    game = smuggler({"cubes": {"orange": 1}})
    play(game, "smuggler give.orange")
    assert str(game.why("cube orange")) == "W-SMU-1 colour-given orange"
    play(game, "cube green")
    assert legal_choices(game) == ["brown", "green", "pink"]
    assert str(game.why("cube orange")) == "W-SMU-1 colour-given orange"
    play(game, "cube brown")
    assert family(game)["cubes"] == {"brown": 1, "green": 1}


@rule("W-SMU-1")
def test_a_city_still_gives_every_colour():
    game = set_up_marriage("arrive", arg=2, below=[["end_turn", 0, 0], ["cube", 0, 20]], spaces=MORE)
    assert (game.question, legal_choices(game)) == ("cube", ["brown", "green", "orange", "pink"])
    play(game, "cube brown")
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]
    play(game, "cube brown")
    assert family(game)["cubes"] == {"brown": 2}


@rule("W-SMU-2")
def test_a_coin_does_not_replace_the_cube():
    game = smuggler({"coins": 5, "cubes": {"pink": 1}})
    assert legal_choices(game) == ["pass", "bread", "give.pink", *GOODS]
    assert str(game.why("smuggler give.brown")) == "W-SMU-2 no-cube brown"


@rule("W-SMU-2")
def test_the_supply_must_have_another_colour():
    game = smuggler({"coins": 0, "cubes": {"brown": 1}}, others={1: {"cubes": {"green": 32, "orange": 33, "pink": 31}}})
    assert legal_choices(game) == ["pass", "bread"]
    assert str(game.why("smuggler give.brown")) == "W-SMU-2 no-other-cube brown"


@rule("W-SMU-2")
def test_if_there_is_only_one_other_cube_one_is_taken():
    game = smuggler({"coins": 0, "cubes": {"brown": 1}}, others={1: {"cubes": {"green": 32, "orange": 32, "pink": 31}}})
    play(game, "smuggler give.brown")
    assert family(game)["cubes"] == {"orange": 1}
    assert game.actor == 1


@rule("W-SMU-3")
@pytest.mark.parametrize(("expansions", "more"), [(("marriage",), []), (("inn", "marriage"), ["good.beer"])])
def test_the_goods_that_can_be_chosen(expansions, more):
    game = set_up_marriage("smuggler", expansions=expansions, spaces=MORE, below=[["new_round", 0, 0]])
    assert legal_choices(game) == ["pass", "bread", *GOODS, *more]


@rule("W-SMU-1")
def test_without_a_coin_no_good_is_offered():
    game = smuggler({"coins": 0})
    assert legal_choices(game) == ["pass", "bread"]
    assert str(game.why("smuggler good.ox")) == "W-SMU-1 no-coin"


@rule("W-SMU-4")
def test_example_13_without_coin_or_cubes():
    game = set_up_marriage(families={0: {"coins": 0}}, spaces={"smuggler": {"plague": 1}, **MORE})
    play(game, "turn smuggler.plague")
    assert legal_choices(game) == ["pass", "bread"]
    game = set_up_marriage(families={0: {"coins": 0, "cubes": {"pink": 3}}}, spaces=MORE)
    play(game, "turn well.pink")
    events = play(game, "action smuggler")
    assert bread(game) == 1
    assert kinds(events)[:3] == ["action", "bread", "time"]


@rule("W-SMU-4")
def test_the_smuggler_needs_no_member_and_may_be_declined():
    game = smuggler({"members": at(office=[1, 0, 0, 0])})
    assert "decline" in kinds(play(game, "smuggler pass"))
    assert (bread(game), family(game)["time"]) == (0, 0)


@rule("W-SMU-4")
def test_no_member_stays_at_the_smuggler():
    game = smuggler()
    assert "smuggler" not in game.table.rules.places
