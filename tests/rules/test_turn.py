"""V-TRN: a turn is one cube, or the well, and then an action."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"grain": {"green": 1, "plague": 1}, "church": {"brown": 2}}

# For every space but the market: its question, one choice, and a farm for which the choice is legal.
ACTIONS = {
    "grain": ("harvest", "reap", {}),
    "family": ("family", "birth", {}),
    "crafts": ("crafts", "office.buy", {"cubes": {"pink": 2}, "coins": 0}),
    "travel": ("travel", "send.north1", {"goods": {"wagon": 2}, "cubes": {"brown": 4}, "coins": 0}),
    "council": ("council", "enter", {"goods": {"scroll": 2}, "coins": 0}),
    "church": ("church", "time", {}),
}


def on_board(**spaces):
    """Return cubes on the named spaces, and two on the market so that the next turn is a question."""
    return {"market": {"brown": 1, "orange": 1}, **spaces}


@rule("V-TRN-1")
def test_every_cube_on_every_action_space_can_be_taken_and_nothing_else():
    game = set_up(spaces=BUSY)
    assert legal_choices(game) == ["grain.green", "grain.plague", "church.brown"]


@rule("V-TRN-1")
@pytest.mark.parametrize("space", ["grain", "family", "crafts", "market", "travel", "council", "church"])
def test_a_cube_can_be_taken_from_any_action_space(space):
    game = set_up(spaces={space: {"pink": 2, "plague": 1}})
    assert legal_choices(game) == [f"{space}.pink", f"{space}.plague"]


@rule("V-TRN-1")
def test_exactly_one_cube_leaves_its_space():
    game = set_up(spaces=BUSY)
    play(game, "turn church.brown")
    assert game.data()["spaces"]["church"] == {"brown": 1}
    assert game.data()["spaces"]["grain"] == {"green": 1, "plague": 1}


@rule("V-TRN-1")
def test_a_second_cube_waits_for_the_next_player():
    game = set_up(spaces=BUSY)
    play(game, "turn grain.green", "harvest pass")
    assert (game.actor, game.question) == (1, "turn")
    assert legal_choices(game) == ["grain.plague", "church.brown"]


@rule("V-TRN-1")
@pytest.mark.parametrize("cube", ["church.green", "grain.brown", "market.pink"])
def test_a_cube_that_does_not_lie_there_cannot_be_taken(cube):
    game = set_up(spaces=BUSY)
    with pytest.raises(village.IllegalMove):
        game.play(f"turn {cube}")
    assert game.why(f"turn {cube}").rule == "V-TRN-1"


@rule("V-TRN-1")
def test_a_turn_cannot_be_passed():
    game = set_up(spaces=BUSY)
    with pytest.raises(village.IllegalMove):
        game.play("turn pass")


@rule("V-TRN-1", "V-WEL-1")
def test_the_well_is_an_alternative_to_taking_a_cube():
    game = set_up(spaces=BUSY, families={0: {"cubes": {"pink": 3}, "coins": 0}})
    assert legal_choices(game) == ["well.pink", "grain.green", "grain.plague", "church.brown"]
    play(game, "turn well.pink", "action family")
    assert game.data()["spaces"]["grain"] == {"green": 1, "plague": 1}
    assert game.actor == 1


@rule("V-TRN-2")
@pytest.mark.parametrize("colour", ["brown", "green", "orange", "pink"])
@pytest.mark.parametrize("before", [0, 20])
def test_a_cube_of_influence_goes_to_the_farm_however_many_lie_there(colour, before):
    game = set_up(spaces=on_board(grain={colour: 1}), families={0: {"cubes": {colour: before}, "coins": 0}})
    supply = game.data()["supply"][colour]
    play(game, f"turn grain.{colour}")
    assert family(game)["cubes"] == {colour: before + 1}
    assert family(game)["time"] == 0
    assert game.data()["supply"][colour] == supply


@rule("V-TRN-2")
def test_a_plague_cube_returns_to_the_supply_at_once_costs_two_time_and_gives_no_influence():
    game = set_up(spaces=on_board(grain={"plague": 1}), bag={"plague": 5})
    play(game, "turn grain.plague")
    assert game.question == "harvest"
    assert game.data()["supply"]["plague"] == 1
    assert (family(game)["time"], family(game)["cubes"]) == (2, {})


@rule("V-TRN-3")
@pytest.mark.parametrize("space", ACTIONS)
@pytest.mark.parametrize("colour", ["orange", "plague"])
def test_after_a_cube_the_action_of_its_space_may_follow_or_be_declined(space, colour):
    question, choice, farm = ACTIONS[space]
    game = set_up(spaces=on_board(**{space: {colour: 1}}), families={0: farm})
    play(game, f"turn {space}.{colour}")
    assert (game.actor, game.question) == (0, question)
    assert {choice, "pass"} <= set(legal_choices(game))


@rule("V-TRN-3")
@pytest.mark.parametrize("space", ACTIONS)
def test_the_action_is_carried_out_once(space):
    question, choice, farm = ACTIONS[space]
    game = set_up(spaces=on_board(**{space: {"orange": 1}}), families={0: farm}, ring=1)
    play(game, f"turn {space}.orange", f"{question} {choice}")
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRN-3")
@pytest.mark.parametrize("space", ACTIONS)
def test_declining_leaves_everything_but_the_cube_as_it_was(space):
    question, _, farm = ACTIONS[space]
    game = set_up(spaces=on_board(**{space: {"orange": 1}}), families={0: farm})
    before = family(game)
    play(game, f"turn {space}.orange", f"{question} pass")
    assert family(game) == {**before, "cubes": {**before["cubes"], "orange": 1}}
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRN-3", "V-TRN-4", "V-MKT-1")
@pytest.mark.parametrize("colour", ["green", "plague"])
def test_the_market_must_be_held_even_if_its_opener_has_nothing_to_sell(colour):
    game = set_up(
        spaces={"market": {colour: 1}, **BUSY},
        stalls=["scroll"],
        line=["horse"],
        families={1: {"goods": {"scroll": 1}}},
    )
    events = play(game, f"turn market.{colour}")
    assert kinds(events)[-2:] == ["market_day", "market_pass"]
    assert (game.actor, game.question) == (1, "market")


@rule("V-TRN-3", "V-MKT-1")
def test_the_market_day_takes_place_if_no_player_sells():
    customers = {"stalls": ["scroll", "wagon", "ox"], "line": ["horse", "plow", "scroll", "grain3", "grain4"]}
    game = set_up(spaces={"market": {"green": 1}, **BUSY}, **customers)
    events = play(game, "turn market.green")
    assert kinds(events) == ["take", "market_day", "market_pass", "market_pass", "market_end"]
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRN-4")
@pytest.mark.parametrize(
    ("space", "farm"),
    [
        ("grain", {"grain": 5}),
        ("grain", {"members": at(office=[1, 0, 0, 0])}),
        ("family", {"members": at(bag=[4, 3, 2, 2])}),
        ("crafts", {"members": at(council1=[4, 0, 0, 0]), "coins": 0, "grain": 1}),
        ("travel", {"cubes": {"brown": 2, "pink": 2}, "coins": 9}),
        ("travel", {"goods": {"wagon": 1}, "cubes": {"brown": 1, "pink": 1}, "coins": 0}),
        ("travel", {"goods": {"wagon": 1}, "coins": 9, "members": at(office=[4, 0, 0, 0])}),
        ("council", {"cubes": {"green": 1}, "coins": 0}),
        ("council", {"goods": {"scroll": 1}, "members": at(office=[4, 0, 0, 0])}),
        ("church", {"cubes": {"brown": 1}, "members": at(office=[4, 0, 0, 0])}),
    ],
)
def test_an_action_that_cannot_be_completed_is_not_offered(space, farm):
    game = set_up(spaces=on_board(**{space: {"orange": 1}}), families={0: farm})
    play(game, f"turn {space}.orange")
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRN-4")
def test_of_an_action_only_the_choices_that_can_be_completed_are_offered():
    """No brown cube, so no path north; with pink cubes and a wagon the path south is open."""
    game = set_up("travel", families={0: {"goods": {"wagon": 1}, "cubes": {"pink": 2}, "coins": 1}}, spaces=BUSY)
    assert legal_choices(game) == ["pass", "send.south1"]
    assert game.why("travel send.north1").rule == "V-TRV-2"


@rule("V-TRN-4")
def test_only_a_member_that_is_there_can_be_sent():
    farm = {
        "goods": {"wagon": 1},
        "cubes": {"pink": 2},
        "coins": 0,
        "members": at(farm=[1, 0, 1, 0], office=[0, 1, 0, 0]),
    }
    game = set_up("travel", families={0: farm}, spaces=BUSY)
    play(game, "travel send.south1")
    assert (game.question, legal_choices(game)) == ("who", ["1", "3"])
    assert game.why("who 2").rule == "V-TRN-4"


@rule("V-TRN-4", "V-END-4")
def test_in_a_free_last_turn_none_may_be_chosen_in_place_of_an_action():
    game = set_up(trigger=1, last_turns=0)
    assert (game.actor, game.question) == (0, "action")
    assert "pass" in legal_choices(game)
    events = play(game, "action pass")
    assert kinds(events)[0] == "decline"
    assert game.over


@rule("V-TRN-4", "V-END-4")
@pytest.mark.parametrize(("action", "question"), [("family", "family"), ("crafts", "crafts")])
def test_in_a_free_last_turn_the_chosen_action_has_no_pass_of_its_own(action, question):
    board = {"families": {0: {"members": at(office=[1, 0, 0, 0], farm=[1, 0, 0, 0])}}}
    game = set_up(trigger=1, last_turns=0, **board)
    play(game, f"action {action}")
    assert game.question == question
    assert "pass" not in legal_choices(game)
    assert game.why(f"{question} pass").rule == "V-END-4"


@rule("V-TRN-5", "V-TIM-3")
def test_deaths_of_a_turn_are_settled_before_the_next_seat_is_on_turn():
    game = set_up(
        "harvest", families={0: {"due": 1, "members": at(farm=[1, 0, 0, 0], office=[1, 0, 0, 0])}}, spaces=BUSY
    )
    play(game, "harvest reap")
    assert (game.actor, game.question) == (0, "death")
    play(game, "death office.1")
    assert (game.actor, game.question) == (1, "turn")


@rule("V-TRN-5")
def test_deaths_of_a_turn_are_settled_before_the_mass_at_the_end_of_the_round():
    game = set_up("harvest", families={0: {"due": 1}})
    events = play(game, "harvest reap")
    event_kinds = kinds(events)
    assert event_kinds.index("harvest") < event_kinds.index("death") < event_kinds.index("mass")


def last_grave(**board):
    """Seat 0 has one member to bury, and one anonymous grave is free."""
    full = at(chronicle__farm=[0, 0, 2, 0], grave=[0, 2, 0, 0], office=[1, 0, 0, 0])
    mourning = {"due": 1, "members": at(farm=[1, 0, 0, 0], office=[0, 1, 0, 0])}
    return set_up("harvest", families={0: mourning, 1: {"members": full}}, **board)


@rule("V-TRN-5", "V-END-1")
def test_the_end_of_the_game_is_checked_after_the_deaths_of_the_turn():
    game = last_grave(spaces=BUSY)
    events = play(game, "harvest reap")
    event_kinds = kinds(events)
    assert event_kinds == ["harvest", "death", "trigger", "last_turn"]
    assert (game.actor, game.question, game.data()["trigger"]) == (1, "turn", 0)


@rule("V-TRN-5", "V-END-4")
def test_the_end_of_the_game_is_checked_before_the_end_of_the_round():
    """The trigger turn also emptied the board: no mass and no new round, but a free last turn."""
    game = last_grave()
    events = play(game, "harvest reap")
    assert not {"mass", "round"} & set(kinds(events))
    assert (game.actor, game.question) == (1, "action")


@rule("V-TRN-5")
def test_without_deaths_end_or_empty_board_the_next_seat_is_on_turn():
    game = set_up("harvest", 1, seats=3, spaces=BUSY)
    events = play(game, "harvest reap")
    assert kinds(events) == ["harvest"]
    assert (game.actor, game.question) == (2, "turn")
