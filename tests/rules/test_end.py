"""V-END: the end of the game."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

CUBES = {"grain": {"pink": 1}, "family": {"pink": 4}, "church": {"pink": 1}}
NEARLY_REMEMBERED = at(  # two seats: one farm space of the chronicle is left
    farm=[0, 0, 1, 0],
    chronicle__council=[2, 0, 0, 0],
    chronicle__crafts=[2, 0, 0, 0],
    chronicle__church=[0, 2, 0, 0],
    chronicle__travel=[0, 1, 0, 0],
)
NEARLY_BURIED = at(farm=[0, 0, 1, 0], grave=[2, 0, 0, 0], chronicle__farm=[0, 2, 0, 0])  # two seats: one grave is left
ALL_BUT_TRAVEL = {
    **NEARLY_REMEMBERED,
    "farm": [0, 0, 0, 1],
    "chronicle.farm": [0, 0, 2, 0],
    "chronicle.travel": [0] * 4,
}
MORTALS = at(farm=[2, 0, 0, 0], chronicle__farm=[1, 0, 0, 0])


def ending(own=None, opponent=None, **board):
    """Return a game in which the turn of seat 0 ends with a death that fills the last free grave."""
    first = {"members": at(farm=[3, 0, 0, 0]), "due": 1, "coins": 0, **(own or {})}
    second = {"members": NEARLY_BURIED, "coins": 0, **(opponent or {})}
    return set_up("harvest", families={0: first, 1: second}, **{"spaces": CUBES, **board})


def three(who=0, families=None, **board):
    """Do the same with three seats: the death of `who` fills the last of four graves."""
    farms = {seat: {"coins": 0, **((families or {}).get(seat, {}))} for seat in range(3)}
    farms[who] = {
        **farms[who],
        "due": 1,
        "members": at(farm=[1, 1, 0, 0], grave=[3, 0, 0, 0], chronicle__farm=[0, 2, 1, 0]),
    }
    return set_up("harvest", who, seats=3, families=farms, **{"spaces": CUBES, **board})


def market_day(who, *aged):
    """Return a market day opened by `who`: the first of those `aged` to pay time fills the last of four graves."""
    farms = {}
    for seat in range(3):
        farms[seat] = {"coins": 0, "grain": 5, "time": 9 if seat in aged else 0, "cubes": {"green": 3}}
    farms[2]["members"] = at(farm=[1, 0, 0, 0], grave=[3, 0, 0, 0], chronicle__farm=[0, 3, 0, 0])
    stalls = ["grain2", "grain3", "grain3", "grain4"]
    return set_up("market_day", who, seats=3, families=farms, stalls=stalls, spaces=CUBES, chance="seeded")


def free_turn(own=None, **board):
    """Return a last turn of seat 0 on an empty board."""
    farm = {"coins": 0, **(own or {})}
    return set_up(
        families={0: farm, 1: {"members": at(farm=[0, 0, 1, 0], grave=[3, 0, 0, 0])}}, trigger=1, last_turns=0, **board
    )


def last_turns(game):
    """Return the order of turns until the game is over, if every player takes a cube and declines."""
    seats = []
    while not game.over:
        seats.append(game.actor)
        play(game, "turn family.pink", "family pass")
    return seats


@rule("V-END-1")
def test_the_last_free_grave_triggers_the_end():
    game = ending()
    events = play(game, "harvest pass")
    assert {"kind": "trigger", "seat": 0} in events
    assert game.data()["trigger"] == 0
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]


@rule("V-END-1")
def test_the_last_free_chronicle_space_triggers_the_end():
    game = ending({"members": MORTALS}, {"members": NEARLY_REMEMBERED})
    events = play(game, "harvest pass")
    assert {"kind": "trigger", "seat": 0} in events
    assert game.data()["trigger"] == 0
    assert family(game)["members"]["chronicle.farm"] == [2, 0, 0, 0]


@rule("V-END-1")
@pytest.mark.parametrize(
    "members",
    [
        at(farm=[0, 0, 1, 0], grave=[1, 0, 0, 0], chronicle__farm=[0, 2, 0, 0]),  # a grave is left
        {**NEARLY_REMEMBERED, "chronicle.church": [0, 1, 0, 0]},  # a church space is left
        {**NEARLY_REMEMBERED, "chronicle.council": [1, 0, 0, 0]},
        {**NEARLY_REMEMBERED, "chronicle.crafts": [1, 0, 0, 0]},
        {place: NEARLY_REMEMBERED[place] for place in NEARLY_REMEMBERED if place != "chronicle.travel"},
    ],
)
def test_while_a_grave_and_a_chronicle_space_are_free_the_game_continues(members):
    own = {"members": MORTALS if "grave" not in members else at(farm=[3, 0, 0, 0])}
    game = ending(own, {"members": members})
    events = play(game, "harvest pass")
    assert "death" in kinds(events)
    assert "trigger" not in kinds(events)
    assert (game.data()["trigger"], game.data()["last_turns"]) == (None, None)


@rule("V-END-1")
def test_the_turn_that_triggers_the_end_is_finished_first():
    game = set_up(
        families={0: {"members": at(farm=[2, 0, 0, 0]), "time": 8, "coins": 0}, 1: {"members": NEARLY_BURIED}},
        spaces={**CUBES, "grain": {"plague": 1}},
    )
    events = play(game, "turn grain.plague", "harvest reap")
    event_kinds = kinds(events)
    assert (
        event_kinds.index("harvest")
        < event_kinds.index("death")
        < event_kinds.index("trigger")
        < event_kinds.index("last_turn")
    )


@rule("V-END-1")
def test_a_second_death_of_the_triggering_turn_is_still_settled_before_the_last_turns():
    game = ending({"due": 2})
    events = play(game, "harvest pass")
    event_kinds = [kind for kind in kinds(events) if kind in ("death", "trigger", "last_turn")]
    assert event_kinds == ["death", "trigger", "death", "last_turn"]
    assert family(game)["members"]["gone"] == [1, 0, 0, 0]


@rule("V-END-2")
@pytest.mark.parametrize(("who", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_the_other_players_take_one_last_turn_each_clockwise(who, order):
    game = three(who)
    play(game, "harvest pass")
    assert last_turns(game) == order


@rule("V-END-2")
def test_the_last_turn_is_a_turn_of_the_next_seat():
    game = three(1)
    play(game, "harvest pass")
    assert (game.actor, game.question) == (2, "turn")
    play(game, "turn grain.pink", "harvest pass")
    assert (game.actor, game.question, game.data()["last_turns"]) == (0, "turn", 0)


@rule("V-END-3")
def test_a_market_day_on_which_the_end_is_triggered_is_finished_first():
    game = market_day(0, 1)
    events = play(game, "market stall.1", "market stall.2")
    assert {"kind": "trigger", "seat": 1} in events
    assert (game.actor, game.question) == (2, "market")
    assert "last_turn" not in kinds(events)


@rule("V-END-3")
@pytest.mark.parametrize(("who", "order"), [(0, [1, 2]), (1, [2, 0])])
def test_if_the_opener_triggered_it_on_the_market_only_the_others_take_a_last_turn(who, order):
    game = market_day(who, who)
    play(game, "market stall.1", "market pass", "market pass", "market stall.2")
    assert game.data()["trigger"] == who
    assert last_turns(game) == order


@rule("V-END-3")
@pytest.mark.parametrize(("who", "trigger", "order"), [(0, 1, [1, 2, 0]), (0, 2, [1, 2, 0]), (1, 2, [2, 0, 1])])
def test_if_another_player_triggers_the_end_on_a_market_day_all_take_a_last_turn(who, trigger, order):
    game = market_day(who, trigger)
    before = ["market pass"] * (trigger - who)
    play(game, *before, "market stall.1", *["market pass"] * (3 - len(before)))
    assert game.data()["trigger"] == trigger
    assert last_turns(game) == order


@rule("V-END-3", "V-END-2")
def test_a_death_of_the_opener_after_the_market_day_counts_as_its_own_trigger():
    """The plague cube that opened the day kills only at the end of the turn."""
    families = {0: {"members": at(farm=[2, 0, 0, 0]), "time": 8}, 1: {"members": NEARLY_BURIED, "grain": 2}}
    spaces = {**CUBES, "market": {"plague": 1}}
    game = set_up(families=families, spaces=spaces, stalls=["grain2"], chance="seeded")
    play(game, "turn market.plague")
    assert (game.question, game.data()["trigger"]) == ("market", None)
    play(game, "market pass")
    assert (game.data()["trigger"], game.data()["last_turns"], game.actor) == (0, 0, 1)


@rule("V-END-4")
def test_while_cubes_are_left_a_last_turn_takes_a_cube_or_uses_the_well():
    game = ending(opponent={"cubes": {"brown": 3}})
    play(game, "harvest pass")
    assert legal_choices(game) == ["well.brown", "grain.pink", "family.pink", "church.pink"]
    play(game, "turn well.brown")
    assert family(game, 1)["cubes"] == {}
    assert game.question == "action"


@rule("V-END-4")
def test_on_an_empty_board_a_last_turn_is_any_possible_action_or_none_and_takes_no_cube():
    game = free_turn({"cubes": {"brown": 3}, "members": at(farm=[1, 0, 0, 0])})
    assert game.moves == [
        "action pass",
        "action grain",
        "action family",
        "action crafts",
        "action market",
        "action church",
    ]
    assert family(game)["cubes"] == {"brown": 3}


@rule("V-END-4")
def test_the_well_is_not_paid_on_an_empty_board():
    game = free_turn({"cubes": {"brown": 3}})
    events = play(game, "action grain")
    assert family(game)["cubes"] == {"brown": 3}
    assert family(game)["grain"] == 2
    assert "well" not in kinds(events)


@rule("V-END-4")
def test_a_free_last_turn_is_one_action_and_no_more():
    game = free_turn({"members": at(farm=[1, 0, 0, 0])})
    events = play(game, "action grain")
    assert kinds(events).count("action") == 1
    assert game.over


@rule("V-END-4")
def test_the_costs_of_the_free_action_are_paid_as_usual():
    game = free_turn({"goods": {"wagon": 1}, "cubes": {"brown": 2}})
    play(game, "action travel")
    assert family(game)["goods"] == {}
    assert (family(game)["cubes"], family(game)["time"], family(game)["prestige"]) == ({}, 2, 3)


@rule("V-END-4")
def test_a_chosen_free_action_must_be_carried_out():
    game = free_turn({"cubes": {"brown": 1}})
    play(game, "action church")
    assert legal_choices(game) == ["brown", "time"]
    assert game.why("church pass").rule == "V-END-4"


@rule("V-END-4")
def test_a_free_last_turn_may_be_left_unused():
    game = free_turn({"cubes": {"brown": 3}})
    before = family(game)
    play(game, "action pass")
    assert family(game) == before
    assert game.over


@rule("V-END-4", "V-TIM-3")
def test_a_death_in_a_free_last_turn_is_settled_before_the_last_mass():
    game = free_turn({"time": 8, "members": at(farm=[2, 0, 0, 0])})
    event_kinds = kinds(play(game, "action church"))
    assert event_kinds.index("death") < event_kinds.index("mass")


@rule("V-END-4", "V-END-5")
def test_when_the_trigger_turn_empties_the_board_no_mass_and_no_new_round_come_before_the_last_turns():
    game = three(0, spaces={}, round=4)
    events = play(game, "harvest pass")
    assert (game.actor, game.question) == (1, "action")
    assert {"mass", "draw", "round"}.isdisjoint(kinds(events))
    assert game.data()["round"] == 4


@rule("V-END-4")
def test_when_a_last_turn_takes_the_last_cube_the_next_player_acts_freely():
    game = three(0, spaces={"grain": {"pink": 1}})
    events = play(game, "harvest pass", "harvest pass")
    assert family(game, 1)["cubes"] == {"pink": 1}
    assert (game.actor, game.question) == (2, "action")
    assert "mass" not in kinds(events)


@rule("V-END-5")
def test_after_the_last_turns_one_last_mass_follows_and_the_game_is_over():
    game = ending(round=4)
    events = play(game, "harvest pass", "turn grain.pink", "harvest pass")
    assert kinds(events).count("mass") == 1
    assert kinds(events)[-1] == "over"
    assert (game.over, game.actor, game.moves) == (True, village.OVER, [])
    assert game.data()["round"] == 4
    assert game.why("turn family.pink").rule == "V-END-5"


@rule("V-END-5", "V-MAS-1", "V-MAS-2", "V-MAS-3")
def test_the_last_mass_buys_draws_promotes_and_rewards_like_any_other():
    game = free_turn({"members": at(farm=[1, 0, 0, 0], bag=[1, 1, 0, 0]), "coins": 1, "grain": 1})
    play(game, "action pass", "buy 1", "monk monk", "monk monk", "monk 0.2", "promote 1.1")
    assert family(game)["members"]["window2"] == [1, 0, 0, 0]
    assert family(game)["members"]["window1"] == [0, 1, 0, 0]
    assert game.scores()[0]["lines"] == {
        "travel": 0, "council": 0, "church": 5, "chronicle": 0, "customers": 0, "coins": 0, "prestige": 2,
    }  # fmt: skip
    assert (game.over, game.winners) == (True, [0])


@rule("V-END-5", "V-MAS-4")
def test_the_starting_player_of_the_last_round_leads_the_last_mass():
    game = free_turn(start=1, ring=0)
    events = play(game, "action pass")
    assert {"kind": "mass", "seat": 1} in events
    assert game.data()["ring"] == 0


@rule("V-END-5")
def test_there_is_exactly_one_mass_even_if_the_trigger_turn_emptied_the_board():
    game = three(0, spaces={})
    event_kinds = kinds(play(game, "harvest pass", "action pass", "action pass"))
    assert [kind for kind in event_kinds if kind in ("last_turn", "mass", "over")] == [
        "last_turn",
        "last_turn",
        "mass",
        "over",
    ]


@rule("V-END-6")
def test_a_later_death_that_fills_the_chronicle_does_not_change_who_triggered():
    own = {"members": at(north1=[1, 0, 0, 0], farm=[0, 1, 0, 0], grave=[3, 0, 0, 0]), "due": 1}
    game = set_up("harvest", families={0: own, 1: {"members": ALL_BUT_TRAVEL}}, trigger=1, last_turns=0)
    events = play(game, "harvest pass")
    assert family(game)["members"]["chronicle.travel"] == [1, 0, 0, 0]
    assert "trigger" not in kinds(events)
    assert (game.data()["trigger"], game.over) == (1, True)


@rule("V-END-6", "V-DTH-3")
def test_a_later_death_in_the_final_turns_gives_no_player_another_turn():
    game = three(0, {1: {"time": 8}}, spaces={**CUBES, "grain": {"plague": 1}})
    play(game, "harvest pass", "turn grain.plague", "harvest pass")
    assert family(game, 1)["members"]["gone"] == [1, 0, 0, 0]
    assert last_turns(game) == [2]
    assert game.data()["trigger"] == 0


@rule("V-END-6", "V-END-3")
def test_of_two_triggers_on_one_market_day_the_first_counts():
    """Seat 1 fills the graves, then the opener the chronicle: the opener still gets its last turn."""
    sellers = {"time": 9, "coins": 0, "grain": 5, "cubes": {"green": 1}}
    traveller = at(north1=[1, 0, 0, 0], farm=[0, 1, 0, 0], grave=[2, 0, 0, 0])
    families = {0: {**sellers, "members": traveller}, 1: {**sellers, "members": ALL_BUT_TRAVEL}}
    stalls = ["grain2", "grain3", "grain3"]
    game = set_up("market_day", families=families, spaces=CUBES, stalls=stalls, chance="seeded")
    play(game, "market stall.1", "market stall.2", "market stall.3")
    assert family(game)["members"]["chronicle.travel"] == [1, 0, 0, 0]
    assert game.data()["trigger"] == 1
    assert last_turns(game) == [1, 0]
