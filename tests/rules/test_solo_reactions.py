"""S-REA: the effect of a cube of the rival."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, rival, set_up, take

rule = pytest.mark.rule

STALLS = ["horse", "ox", "plow"]
LINE = ["wagon", "grain2", "scroll", "grain4", "scroll2"]
HERS = {
    "market": {"pink": 1},
    "travel": {"pink": 1, "brown": 2},
}  # after pink from travel she takes pink from the market
OURS = {"market": {"pink": 1}, "travel": {"green": 2, "brown": 2}}


def stock(**more):
    """Return a farm that can serve every customer on the stalls."""
    return {"goods": {"horse": 1, "ox": 1, "plow": 1}, "cubes": {"green": 3}, "coins": 0, **more}


def market(spaces, farm, **board):
    return set_up(
        seats=1, spaces=spaces, families={0: farm}, chance="seeded", **{"stalls": STALLS, "line": LINE, **board}
    )


def opened_by_her(farm, **board):
    game = market(HERS, farm, **board)
    return game, take(game, "travel.pink")


def served(events):
    """Return the stall of every customer that left, the rival's in brackets."""
    hers = [event for event in events if event["kind"] in ("serve", "rival_serve")]
    return [[event["stall"]] if event["kind"] == "rival_serve" else event["stall"] for event in hers]


@rule("S-REA-1")
def test_her_cube_from_the_market_opens_a_market_day_and_she_takes_the_front_customer_free():
    game, events = opened_by_her(stock())
    assert kinds(events)[-2:] == ["rival_market", "rival_serve"]
    assert served(events) == [[1]]
    assert rival(game)["served"] == ["horse"]
    assert (family(game)["goods"], family(game)["time"]) == (stock()["goods"], 0)


@rule("S-REA-1")
def test_the_front_customer_is_on_the_first_stall_that_holds_one():
    _, events = opened_by_her(stock(), stalls=[None, "ox", "plow"], line=[])
    assert served(events) == [[2]]


@rule("S-REA-1")
def test_on_the_rivals_market_day_each_service_costs_a_green_cube_and_one_time():
    game, _ = opened_by_her(stock())
    assert legal_choices(game) == ["pass", "stall.2", "stall.3"]
    events = play(game, "market stall.2")
    assert (family(game)["time"], family(game)["cubes"]["green"]) == (1, 2)
    assert legal_choices(game) == ["pass", "stall.3"]
    events += play(game, "market stall.3")
    assert served(events) == [2, 3]
    assert (family(game)["time"], family(game)["cubes"]["green"]) == (2, 1)
    assert family(game)["served"] == ["ox", "plow"]


@rule("S-REA-1")
def test_without_a_green_cube_or_a_coin_the_player_serves_no_customer_on_the_rivals_market_day():
    game, events = opened_by_her(stock(cubes={}))
    assert served(events) == [[1]]
    assert (game.question, game.data()["stalls"]) == ("turn", ["wagon", "ox", "plow"])


@rule("S-REA-1")
def test_after_a_pass_her_market_day_is_over_and_the_stalls_are_refilled():
    game, _ = opened_by_her(stock())
    events = play(game, "market pass")
    assert served(events) == []
    assert game.data()["stalls"] == ["wagon", "ox", "plow"]
    assert game.data()["line"][:4] == LINE[1:]
    assert len(game.data()["line"]) == 5
    assert game.question == "turn"


@rule("S-REA-1")
def test_she_takes_one_customer_on_her_market_day_and_not_another_after_a_service():
    game, events = opened_by_her(stock())
    events += play(game, "market stall.3", "market pass")
    assert served(events) == [[1], 3]


@rule("S-REA-1")
def test_a_market_day_with_one_customer_is_over_when_she_has_taken_it():
    game, events = opened_by_her(stock(), stalls=["horse"], line=[])
    assert served(events) == [[1]]
    assert "market_pass" not in kinds(events)
    assert game.question == "turn"


@rule("S-REA-1")
def test_after_the_first_service_of_the_human_she_takes_the_front_customer_that_is_left():
    game = market(OURS, stock())
    events = play(game, "turn market.pink", "market stall.1")
    assert served(events) == [1, [2]]
    assert (family(game)["time"], family(game)["cubes"]["green"]) == (0, 3)
    assert legal_choices(game) == ["pass", "stall.3"]


@rule("S-REA-1")
def test_further_services_cost_a_green_cube_and_one_time_and_the_rival_takes_no_more():
    game = market(OURS, stock(), stalls=["horse", "ox", "plow"])
    events = play(game, "turn market.pink", "market stall.2", "market stall.3")
    assert served(events) == [2, [1], 3]
    assert (family(game)["time"], family(game)["cubes"]["green"]) == (1, 2)
    assert len(rival(game)["served"]) == 1


@rule("S-REA-1")
@pytest.mark.parametrize("farm", [stock(), {"coins": 0}])
def test_after_a_pass_of_the_human_she_takes_the_front_customer_and_the_day_is_over(farm):
    game = market(OURS, farm)
    events = take(game, "market.pink")
    assert served(events) == [[1]]
    assert kinds(events).index("market_pass") < kinds(events).index("rival_serve") < kinds(events).index("market_end")
    assert (game.data()["stalls"], family(game)["served"]) == (["wagon", "ox", "plow"], [])


@rule("S-REA-1")
def test_she_pays_nothing_and_what_she_took_counts_as_served():
    game = market(OURS, {"coins": 0})
    supply = game.data()["supply"]
    events = take(game, "market.pink")
    assert "move_up" in kinds(events)
    after = game.data()["supply"]
    assert after["grain"] == supply["grain"]
    assert game.data()["families"][0]["cubes"] == {"pink": 1}
    assert not {"pay", "time"} & set(kinds(events))


@rule("S-REA-1")
def test_she_does_not_take_a_customer_outside_a_market_day():
    game = market(OURS, stock())
    assert served(take(game, "travel.green")) == []


@rule("S-REA-1")
@pytest.mark.parametrize("opener", ["human", "rival"])
def test_a_crossing_on_either_market_day_costs_a_life_at_once(opener):
    farm = stock(time=9, members=at(farm=[1, 1, 0, 0]))
    if opener == "rival":
        game, _ = opened_by_her(farm)
        events = play(game, "market stall.2")
    else:
        game = market(OURS, farm)
        events = play(game, "turn market.pink", "market stall.1", "market stall.3")
    assert "death" in kinds(events)
    if opener == "rival":
        assert (game.question, legal_choices(game)) == ("market", ["pass", "stall.3"])
    else:
        assert kinds(events).index("death") < kinds(events).index("market_end")


@rule("S-REA-1")
def test_each_market_day_has_a_customer_for_her():
    """The player opens the first market day; the rival, taking a cube elsewhere, opens the next."""
    spaces = {"market": {"pink": 1, "green": 1}, "travel": {"pink": 1, "green": 1, "brown": 1}}
    game = market(spaces, {"coins": 0})
    take(game, "market.pink")
    take(game, "travel.green")
    assert rival(game)["served"] == ["horse", "wagon"]


@rule("S-REA-2")
@pytest.mark.parametrize(
    ("waiting", "left", "bag"),
    [
        ([0, 0, 2, 2], [0, 0, 1, 2], [0, 0, 1, 0]),
        ([0, 0, 0, 2], [0, 0, 0, 1], [0, 0, 2, 1]),
    ],
)
def test_her_cube_from_the_church_sends_the_oldest_who_waits_into_the_bag(waiting, left, bag):
    already = [0, 0, 2 - waiting[2], 0]
    spaces = {"church": {"pink": 2}, "travel": {"brown": 1, "green": 1}}
    game = set_up(seats=1, spaces=spaces, solo={"waiting": waiting, "bag": already})
    events = take(game, "church.pink")
    assert (rival(game)["waiting"], rival(game)["bag"]) == (left, bag)
    assert rival(game)["beside"] == [4, 3, 0, 0]
    assert not {"pay", "time"} & set(kinds(events))


@rule("S-REA-2")
def test_without_a_waiting_member_nothing_happens():
    spaces = {"church": {"pink": 2}, "travel": {"brown": 1, "green": 1}}
    game = set_up(seats=1, spaces=spaces, solo={"waiting": [0] * 4, "bag": [0, 0, 2, 2]})
    assert kinds(take(game, "church.pink"))[-1] == "rival_take"
    assert (rival(game)["bag"], rival(game)["beside"]) == ([0, 0, 2, 2], [4, 3, 0, 0])


@rule("S-REA-2")
@pytest.mark.parametrize("space", ["council", "crafts", "travel", "grain", "family"])
def test_her_cubes_from_other_spaces_have_no_effect(space):
    spaces = {space: {"pink": 2, "brown": 1, "green": 1}}
    game = set_up(seats=1, spaces=spaces, stalls=STALLS, line=LINE)
    assert kinds(take(game, f"{space}.pink"))[-1] == "rival_take"
    assert (rival(game)["waiting"], rival(game)["bag"], rival(game)["served"]) == ([0, 0, 2, 2], [0] * 4, [])


@rule("S-REA-2")
def test_the_players_cube_from_the_church_sends_no_member_of_the_rival():
    spaces = {"church": {"pink": 1}, "travel": {"pink": 1, "green": 1}}
    game = set_up(seats=1, spaces=spaces)
    take(game, "church.pink")
    assert rival(game)["bag"] == [0] * 4


@rule("S-REA-3")
def test_what_the_rival_has_scores_nothing():
    hers = {
        "served": ["horse+plow", "ox+plow"], "placed": ["pink", "green"], "windows": [3, 4], "waiting": [0, 0, 1, 1],
        "beside": [0, 3, 0, 0], "dead": {"farm": [2, 0, 0, 0], "crafts": [2, 0, 0, 0]}, "recess": 2,
    }  # fmt: skip
    plain = set_up(seats=1, spaces=OURS)
    assert set_up(seats=1, spaces=OURS, solo=hers).scores() == plain.scores()
    assert len(plain.scores()) == 1
