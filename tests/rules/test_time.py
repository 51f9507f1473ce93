"""V-TIM: time moves the marker around the farm, and every crossing of the bridge costs a life."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"grain": {"plague": 1, "green": 1}, "market": {"plague": 1}, "church": {"brown": 2}}
LAP = 10


@rule("V-TIM-1")
@pytest.mark.parametrize(
    ("before", "after", "crossings"),
    [(0, 2, 0), (5, 7, 0), (7, 9, 0), (8, 0, 1), (9, 1, 1)],
)
def test_two_time_move_the_marker_two_spaces_and_a_completed_lap_of_ten_crosses_the_bridge(before, after, crossings):
    game = set_up(spaces=BUSY, families={0: {"time": before}})
    events = play(game, "turn grain.plague")
    assert family(game)["time"] == after
    assert [event["crossings"] for event in events if event["kind"] == "time"] == [crossings]


@rule("V-TIM-1")
@pytest.mark.parametrize("before", range(LAP))
@pytest.mark.parametrize(("question", "choice", "time"), [("church", "time", 3), ("crafts", "mill.make", 2)])
def test_a_member_dies_exactly_when_the_lap_is_completed(before, question, choice, time):
    game = set_up(question, spaces=BUSY, families={0: {"time": before, "grain": 2, "coins": 0}})
    events = play(game, f"{question} {choice}")
    assert family(game)["time"] == (before + time) % LAP
    assert kinds(events).count("death") == (before + time) // LAP


@rule("V-TIM-1")
def test_only_the_marker_of_the_payer_moves():
    game = set_up("church", spaces=BUSY, families={1: {"time": 9}})
    play(game, "church time")
    assert (family(game, 0)["time"], family(game, 1)["time"]) == (3, 9)


@rule("V-TIM-1")
@pytest.mark.parametrize(("before", "deaths"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_time_paid_in_several_parts_of_a_turn_adds_up(before, deaths):
    """Plague 2, training 3, production 3: eight spaces in all."""
    game = set_up(spaces={"crafts": {"plague": 1}, **BUSY}, families={0: {"time": before}})
    events = play(game, "turn crafts.plague", "crafts smithy.train", "make make")
    event_kinds = kinds(events)
    assert event_kinds.count("time") == 3
    assert game.data()["families"][0]["time"] == (before + 8) % LAP
    assert (game.question == "death") == bool(deaths)


@rule("V-TIM-2")
@pytest.mark.parametrize("question", ["crafts", "travel", "council", "church"])
@pytest.mark.parametrize(("time", "due"), [(9, 0), (9, 3)])
def test_time_is_never_a_reason_to_refuse_an_action(question, time, due):
    rich = {
        "cubes": {"brown": 4, "green": 4, "orange": 4, "pink": 4},
        "goods": {"wagon": 2, "scroll": 2},
        "grain": 3,
        "members": at(farm=[1, 0, 0, 0], smithy=[0, 1, 0, 0], council1=[0, 1, 0, 0], north1=[0, 1, 0, 0]),
    }
    fresh = set_up(question, spaces=BUSY, families={0: rich})
    late = set_up(question, spaces=BUSY, families={0: {**rich, "time": time, "due": due}})
    assert legal_choices(late) == legal_choices(fresh)
    assert len(legal_choices(late)) >= 3


@rule("V-TIM-2")
def test_the_last_member_may_pay_time_that_kills_it():
    last = {"time": 9, "coins": 0, "members": at(smithy=[0, 0, 0, 1], bag=[4, 3, 2, 1])}
    game = set_up("crafts", spaces=BUSY, families={0: last})
    events = play(game, "crafts smithy.make")
    assert family(game)["goods"] == {"plow": 1}
    assert kinds(events)[-1] == "death"


@rule("V-TIM-2")
def test_a_plague_cube_can_be_taken_by_a_family_without_visible_members():
    game = set_up(spaces=BUSY, families={0: {"time": 9, "members": at(bag=[4, 0, 0, 0])}})
    events = play(game, "turn grain.plague")
    assert family(game)["time"] == 1
    assert "death" not in kinds(events)
    assert game.actor == 1


@rule("V-TIM-3")
def test_the_action_is_carried_out_in_full_before_a_member_dies_of_it():
    """The trip crosses the bridge; the traveller arrives, is rewarded, and only then may die there."""
    traveller = {
        "time": 8, "goods": {"wagon": 1}, "cubes": {"orange": 1, "pink": 1}, "coins": 0,
        "members": at(south1=[1, 0, 0, 0], farm=[1, 0, 0, 0]),
    }  # fmt: skip
    game = set_up("travel", spaces=BUSY, families={0: traveller})
    play(game, "travel move.south1.south2")
    assert (game.question, family(game)["markers"]) == ("cube", ["south2"])
    play(game, "cube green", "cube pink")
    assert (game.question, legal_choices(game)) == ("death", ["farm.1", "south2.1"])
    assert family(game)["cubes"] == {"green": 1, "pink": 1}


@rule("V-TIM-3", "V-TRN-2")
def test_time_lost_to_the_plague_kills_only_after_the_action_of_the_space():
    """The only member at home still harvests, then dies."""
    game = set_up(spaces=BUSY, families={0: {"time": 8, "members": at(farm=[1, 0, 0, 0])}})
    play(game, "turn grain.plague")
    assert (game.question, family(game)["members"]["farm"]) == ("harvest", [1, 0, 0, 0])
    events = play(game, "harvest reap")
    assert kinds(events) == ["harvest", "death"]
    assert "farm" not in family(game)["members"]


@rule("V-TIM-3")
def test_a_member_dies_even_if_the_action_is_declined():
    game = set_up(spaces=BUSY, families={0: {"time": 9}})
    events = play(game, "turn grain.plague", "harvest pass")
    assert kinds(events)[-1] == "death"
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]


@rule("V-TIM-3")
def test_each_crossing_costs_one_member():
    game = set_up("church", spaces=BUSY, families={0: {"time": 8, "due": 1, "coins": 0}})
    events = play(game, "church time")
    assert kinds(events).count("death") == 2
    assert family(game)["members"]["chronicle.farm"] == [2, 0, 0, 0]
    assert family(game)["due"] == 0


@rule("V-TIM-3")
def test_only_the_player_who_crossed_loses_a_member():
    game = set_up("church", 1, seats=3, spaces=BUSY, families={1: {"time": 9}})
    play(game, "church time")
    dead = ["chronicle.farm" in family(game, seat)["members"] for seat in range(3)]
    assert dead == [False, True, False]


MARKET = {"spaces": BUSY, "seats": 3, "stalls": ["grain2", "grain3", "scroll", "wagon"], "line": ["horse", "ox"]}


@rule("V-TIM-4")
def test_a_crossing_on_a_market_day_kills_at_once_before_the_day_goes_on():
    seller = {"time": 9, "grain": 2, "cubes": {"green": 1}, "coins": 0}
    mourning = {**seller, "members": at(farm=[1, 0, 0, 0], office=[1, 0, 0, 0])}
    third = {"goods": {"wagon": 1}, "cubes": {"green": 1}, "coins": 0}
    game = set_up("market_day", families={0: {"goods": {"scroll": 1}}, 1: mourning, 2: third}, **MARKET)
    play(game, "market stall.3", "market stall.1")
    assert (game.actor, game.question, legal_choices(game)) == (1, "death", ["farm.1", "office.1"])
    play(game, "death office.1")
    assert (game.actor, game.question) == (2, "market")


@rule("V-TIM-4", "V-MKT-4")
def test_the_service_is_paid_before_the_death_it_causes_and_the_tile_taken_after_it():
    mourning = {"time": 9, "grain": 2, "cubes": {"green": 1}, "coins": 0}
    mourning["members"] = at(farm=[1, 0, 0, 0], office=[1, 0, 0, 0])
    game = set_up("market", 1, families={1: mourning}, passed=[0, 2], **MARKET)
    play(game, "market stall.1")
    assert game.question == "death"
    seller = family(game, 1)
    assert (seller["served"], seller["grain"], seller["cubes"], seller["time"]) == ([], 2, {}, 0)
    play(game, "death office.1")
    assert (family(game, 1)["served"], family(game, 1)["grain"]) == (["grain2"], 0)


@rule("V-TIM-4")
def test_the_openers_later_services_kill_at_once_too():
    opener = {"time": 9, "grain": 5, "cubes": {"green": 2}, "coins": 0}
    game = set_up("market_day", families={0: opener}, **MARKET)
    play(game, "market stall.1")
    events = play(game, "market stall.2")
    event_kinds = kinds(events)
    assert event_kinds.index("time") < event_kinds.index("death") < event_kinds.index("market_end")


@rule("V-TIM-4")
def test_a_crossing_on_a_market_day_is_paid_once():
    opener = {"time": 9, "grain": 5, "cubes": {"green": 2}, "coins": 0}
    game = set_up("market_day", families={0: opener}, **MARKET)
    events = play(game, "market stall.1", "market stall.2")
    assert kinds(events).count("death") == 1
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]
    assert family(game)["due"] == 0


@rule("V-TIM-4", "V-TIM-3")
def test_time_lost_to_the_plague_that_opened_the_market_day_kills_only_at_the_end_of_the_turn():
    opener = {"time": 8, "grain": 2, "coins": 0}
    game = set_up(families={0: opener}, **{**MARKET, "line": ["horse", "ox", "scroll", "plow", "wagon+grain"]})
    play(game, "turn market.plague")
    assert (game.actor, game.question) == (0, "market")
    assert family(game)["members"]["farm"] == [4, 0, 0, 0]
    events = play(game, "market pass")
    event_kinds = kinds(events)
    assert event_kinds.index("market_end") < event_kinds.index("death")
    assert family(game)["members"]["farm"] == [3, 0, 0, 0]


@rule("V-TIM-4", "V-TIM-3")
def test_a_death_of_the_day_comes_at_once_while_the_death_of_the_opening_plague_still_waits():
    opener = {"time": 9, "due": 1, "grain": 5, "cubes": {"green": 2}, "coins": 0}
    game = set_up(
        "market_day", families={0: opener}, **{**MARKET, "line": ["horse", "ox", "plow", "grain4", "wagon+grain"]}
    )
    play(game, "market stall.1")
    events = play(game, "market stall.2", "customer horse+plow", "customer ox+plow")
    event_kinds = [kind for kind in kinds(events) if kind in ("death", "market_end")]
    assert event_kinds == ["death", "market_end", "death"]
