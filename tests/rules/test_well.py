"""V-WEL: three cubes of one colour for any action."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

COLOURS = ["brown", "green", "orange", "pink"]
BUSY = {"church": {"brown": 1, "pink": 1}}
ACTIONS = ["pass", "grain", "family", "crafts", "market", "travel", "council", "church"]


def at_the_well(**farm):
    return set_up(spaces=BUSY, families={0: {"coins": 0, **farm}})


def wells(game):
    return [choice for choice in legal_choices(game) if choice.startswith("well")]


@rule("V-WEL-1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("cubes", "coins", "offered"),
    [(0, 2, False), (1, 1, False), (2, 0, False), (3, 0, True), (2, 1, True), (1, 2, True), (9, 0, True)],
)
def test_the_well_takes_three_cubes_of_one_colour_with_coins_as_substitutes(colour, cubes, coins, offered):
    game = at_the_well(cubes={colour: cubes}, coins=coins)
    assert wells(game) == ([f"well.{colour}"] if offered else [])


@rule("V-WEL-1")
@pytest.mark.parametrize(("coins", "offered"), [(2, []), (3, ["well.coin"]), (9, ["well.coin"])])
def test_three_coins_alone_are_a_separate_move(coins, offered):
    game = at_the_well(coins=coins)
    assert wells(game) == offered


@rule("V-WEL-1")
def test_cubes_of_different_colours_do_not_add_up():
    game = at_the_well(cubes={"brown": 2, "green": 2, "orange": 2, "pink": 2})
    assert wells(game) == []


@rule("V-WEL-1")
def test_every_colour_that_can_be_completed_is_offered():
    game = at_the_well(cubes={"brown": 3, "orange": 1, "pink": 2}, coins=3)
    assert wells(game) == ["well.brown", "well.orange", "well.pink", "well.coin"]


@rule("V-WEL-1")
@pytest.mark.parametrize("token", ["well.green", "well.coin", "well.pink"])
def test_a_well_that_cannot_be_paid_is_refused(token):
    game = at_the_well(cubes={"pink": 1}, coins=1)
    assert game.why(f"turn {token}").rule == "V-WEL-1"


@rule("V-WEL-1", "V-PAY-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_three_cubes_go_from_the_farm_to_the_supply(colour):
    game = at_the_well(cubes={colour: 4})
    before = game.data()["supply"][colour]
    play(game, f"turn well.{colour}")
    assert family(game)["cubes"] == {colour: 1}
    assert game.data()["supply"][colour] == before + 3


@rule("V-WEL-1", "V-PAY-1", "V-PAY-2")
def test_the_payer_of_the_well_chooses_the_coins_but_keeps_one_cube_of_the_colour_in_it():
    game = at_the_well(cubes={"pink": 3}, coins=5)
    play(game, "turn well.pink")
    assert (game.actor, game.question) == (0, "pay")
    assert set(legal_choices(game)) == {"pink+pink+pink", "pink+pink+coin", "pink+coin+coin"}
    assert game.why("pay coin+coin+coin").rule == "V-PAY-2"


@rule("V-WEL-1", "V-PAY-2")
def test_the_well_of_coins_takes_three_coins_and_no_cube():
    game = at_the_well(cubes={"pink": 2}, coins=4)
    play(game, "turn well.coin")
    assert (game.question, family(game)["coins"], family(game)["cubes"]) == ("action", 1, {"pink": 2})


@rule("V-WEL-1")
def test_any_action_can_be_chosen_even_that_of_an_empty_space():
    rich = {"cubes": dict.fromkeys(COLOURS, 6), "goods": {"wagon": 1}}
    game = at_the_well(**rich)
    play(game, "turn well.pink")
    assert (game.actor, game.question, legal_choices(game)) == (0, "action", ACTIONS)


@rule("V-WEL-1")
@pytest.mark.parametrize(
    ("action", "question"), [("crafts", "crafts"), ("travel", "travel"), ("council", "council"), ("church", "church")]
)
def test_the_chosen_action_is_the_one_that_follows(action, question):
    game = at_the_well(
        cubes=dict.fromkeys(COLOURS, 6),
        goods={"wagon": 1},
        members=at(farm=[2, 0, 0, 0], north1=[2, 0, 0, 0], council1=[0, 1, 0, 0]),
    )
    play(game, "turn well.pink", f"action {action}")
    assert (game.actor, game.question) == (0, question)


@rule("V-WEL-1")
def test_one_action_is_carried_out_and_then_the_turn_is_over():
    game = at_the_well(cubes={"pink": 6})
    events = play(game, "turn well.pink", "action grain")
    assert kinds(events)[-2:] == ["action", "harvest"]
    assert (family(game)["grain"], game.actor, game.question) == (2, 1, "turn")


@rule("V-WEL-1")
@pytest.mark.parametrize(("spaces", "question"), [({"church": {"plague": 1}}, "turn"), ({}, "action")])
def test_the_well_can_be_used_only_while_a_cube_lies_on_an_action_space(spaces, question):
    """With an empty board, in the last turns, the action is free and the well is not offered."""
    game = set_up(spaces=spaces, families={0: {"cubes": {"pink": 3}}}, trigger=1, last_turns=0)
    assert game.question == question
    assert ("turn well.pink" in game.moves) == bool(spaces)
    assert family(game)["cubes"] == {"pink": 3}


@rule("V-WEL-2")
def test_actions_that_cannot_be_carried_out_are_not_offered():
    """No member at home, in the council or in a city, no grain: a birth and the market remain."""
    game = at_the_well(cubes={"brown": 3}, members=at(bag=[4, 0, 0, 0]))
    play(game, "turn well.brown")
    assert legal_choices(game) == ["pass", "family", "market"]
    rules = {"grain": "V-GRN-1", "crafts": "V-WEL-2", "travel": "V-WEL-2", "council": "V-WEL-2", "church": "V-CHU-1"}
    assert {action: game.why(f"action {action}").rule for action in rules} == rules


@rule("V-WEL-2")
@pytest.mark.parametrize(("farm", "reason"), [({}, "no-wagon"), ({"goods": {"wagon": 1}}, "no-cubes")])
def test_the_reason_names_the_one_thing_that_is_missing_for_an_action(farm, reason):
    game = at_the_well(cubes={"green": 3}, coins=0, **farm)
    play(game, "turn well.green")
    assert (game.why("action travel").rule, game.why("action travel").key) == ("V-TRV-2", reason)


@rule("V-WEL-2")
@pytest.mark.parametrize(("green", "council"), [(3, False), (4, False), (5, True)])
def test_possible_actions_are_determined_after_paying_the_well(green, council):
    game = at_the_well(cubes={"green": green})
    play(game, "turn well.green")
    assert ("council" in legal_choices(game)) == council


@rule("V-WEL-2", "V-PAY-2")
@pytest.mark.parametrize(("way", "crafts"), [("brown+brown+brown", True), ("brown+brown+coin", False)])
def test_the_payment_for_the_well_determines_the_possible_actions(way, crafts):
    """With no member at home only a coin can still buy a scroll."""
    game = at_the_well(cubes={"brown": 3}, coins=1, members=at(bag=[4, 0, 0, 0]))
    play(game, "turn well.brown", f"pay {way}")
    assert ("crafts" in legal_choices(game)) == crafts


@rule("V-WEL-2")
def test_the_market_can_always_be_chosen():
    game = set_up(spaces=BUSY, families={0: {"cubes": {"brown": 3}, "coins": 0, "members": at(bag=[4, 3, 2, 2])}})
    play(game, "turn well.brown")
    assert legal_choices(game) == ["pass", "market"]
    assert "market_day" in kinds(play(game, "action market"))


@rule("V-WEL-2")
def test_after_paying_the_well_the_player_may_carry_out_no_action():
    game = at_the_well(cubes={"pink": 4})
    events = play(game, "turn well.pink", "action pass")
    assert kinds(events) == ["well", "pay", "decline"]
    assert (family(game)["cubes"], game.actor, game.question) == ({"pink": 1}, 1, "turn")
    assert game.data()["spaces"]["church"] == BUSY["church"]


@rule("V-WEL-2", "V-TRN-4")
@pytest.mark.parametrize("action", ["family", "crafts", "travel", "council", "church"])
def test_the_action_chosen_at_the_well_must_be_carried_out(action):
    rich = {"cubes": dict.fromkeys(COLOURS, 6), "goods": {"wagon": 1}}
    game = at_the_well(**rich, members=at(farm=[2, 0, 0, 0], north1=[1, 0, 0, 0], council1=[0, 1, 0, 0]))
    play(game, "turn well.pink", f"action {action}")
    assert (game.actor, game.question) == (0, action)
    assert "pass" not in legal_choices(game)
    assert game.why(f"{action} pass").rule == "V-WEL-2"


@rule("V-WEL-3")
def test_the_well_leaves_every_cube_on_the_board():
    game = at_the_well(cubes={"pink": 3})
    play(game, "turn well.pink", "action family")
    assert game.data()["spaces"]["church"] == {"brown": 1, "pink": 1}


@rule("V-WEL-3")
def test_the_well_never_ends_the_round_though_a_single_cube_is_left():
    poor = {"cubes": {"pink": 3}, "coins": 0}
    game = set_up(spaces={"church": {"brown": 1}}, families={0: poor, 1: poor})
    events = play(game, "turn well.pink", "action family")
    assert not {"mass", "round"} & set(kinds(events))
    assert (game.actor, game.question) == (1, "turn")
    assert "church.brown" in legal_choices(game)


@rule("V-WEL-3")
def test_a_market_day_opened_by_the_well_takes_no_cube_from_the_market():
    customers = {"stalls": ["scroll", "wagon", "ox"], "line": ["horse", "plow", "scroll", "grain3", "grain4"]}
    poor = {"cubes": {"pink": 3}, "coins": 0}
    game = set_up(spaces={"market": {"green": 1}, **BUSY}, families={0: poor}, **customers)
    play(game, "turn well.pink", "action market")
    assert game.data()["spaces"]["market"] == {"green": 1}
    assert (game.actor, game.question) == (1, "turn")


@rule("V-WEL-1", "V-TRN-1")
def test_the_well_offers_no_plague():
    game = at_the_well(cubes={"pink": 3})
    with pytest.raises(village.IllegalMove):
        game.play("turn well.plague")
