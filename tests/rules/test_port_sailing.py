"""P-SEA, P-CAP, P-LOD, P-MOV, P-HOM: sailing out and returning."""

import pytest

from tests.builders.port import offer, sea_points, set_up_port, ship
from tests.builders.village import at, family, kinds, legal_choices, play
from village.record.errors import BadPosition

rule = pytest.mark.rule

OUT = {0: {"space": "w3", "captain": "1a"}}
ALL = {"scroll": 1, "horse": 1, "ox": 1, "plow": 1, "wagon": 1}


def why(game, token):
    reason = game.why(token)
    return reason.rule, reason.key


@rule("P-SEA-1")
def test_a_ship_in_the_port_can_only_set_sail_and_the_action_can_be_declined():
    game = set_up_port(families={0: {"coins": 1}})
    assert legal_choices(game) == ["pass", "sail"]
    assert why(game, "sea on") == why(game, "sea home") == ("P-SEA-1", "ship-in-port")
    assert "decline" in kinds(play(game, "sea pass"))


@rule("P-SEA-1")
def test_a_ship_at_sea_can_sail_on_or_return():
    game = set_up_port(ships=OUT)
    assert legal_choices(game) == ["pass", "on", "home"]
    assert why(game, "sea sail") == ("P-SEA-1", "ship-outside")


@rule("P-SEA-1")
def test_the_well_gives_the_sea_action_and_it_cannot_be_declined_then():
    game = set_up_port("action", arg=1, ships=OUT)
    play(game, "action travel")
    assert legal_choices(game) == ["on", "home"]
    assert why(game, "sea pass") == ("V-WEL-2", "must-act")


@rule("P-SEA-3")
def test_sailing_on_loads_nothing_from_the_farm():
    game = set_up_port(ships=OUT, families={0: {"grain": 3, "goods": ALL}})
    play(game, "sea on")
    assert game.question == "move"
    assert ship(game)["captain"] == "1a"


@rule("P-SEA-4")
def test_sailing_needs_a_captain():
    game = set_up_port(families={0: {"coins": 0}}, below=[["end_turn", 0, 0]])
    assert game.question == "turn"
    with pytest.raises(BadPosition, match="captain"):
        set_up_port(ships={0: {"space": "w1"}})


@rule("P-CAP-1")
def test_a_captain_costs_its_price_and_the_next_card_is_shown_at_once():
    game = set_up_port("captain", families={0: {"coins": 2}})
    assert legal_choices(game) == ["1", "2"]
    assert why(game, "captain 3") == ("P-CAP-1", "captain-price")
    play(game, "captain 2", "crew 2d")
    assert (family(game)["coins"], ship(game)["captain"]) == (0, "2a")
    assert game.data()["port"]["captains"][1] == {"shown": "2d", "unseen": 3, "under": []}


@rule("P-CAP-5")
def test_an_empty_stack_offers_no_captain():
    names = ["1a", "1b", "1c", "1d", "1e"]
    ships = {seat: {"space": "w1", "captain": name} for seat, name in enumerate(names)}
    game = set_up_port("captain", seats=5, families={0: {"coins": 3}}, ships=ships, captains=offer(None, "2a", "3a"))
    assert legal_choices(game) == ["2", "3"]
    assert why(game, "captain 1") == ("P-CAP-5", "captain-stack-empty")


@rule("P-CAP-2")
def test_the_first_step_is_free_and_the_next_costs_what_the_captain_asks():
    game = set_up_port(ships=OUT, families={0: {"coins": 0, "cubes": {"green": 1, "orange": 1}}})
    play(game, "sea on", "move to.w1")
    assert family(game)["cubes"] == {"green": 1, "orange": 1}
    play(game, "move to.w4")
    assert family(game)["cubes"] == {}


@rule("P-LOD-1")
def test_a_ship_has_three_holds_and_carries_nothing_twice():
    ships = {0: {"space": "w1", "captain": "1a", "holds": ["grain", "scroll", "cocoa"]}}
    game = set_up_port("load", below=[["end_turn", 0, 0], ["move", 0, 0]], ships=ships, families={0: {"goods": ALL}})
    assert game.question == "move"
    two = {0: {"space": "w1", "captain": "1a", "holds": ["grain", "scroll"]}}
    free = set_up_port(
        "load", below=[["end_turn", 0, 0], ["move", 0, 0]], ships=two, families={0: {"grain": 2, "goods": ALL}}
    )
    assert why(free, "load grain") == ("P-LOD-1", "already-on-board")
    play(free, "load plow")
    assert ship(free)["holds"] == ["grain", "scroll", "plow"]


@rule("P-LOD-2")
def test_grain_goods_and_a_member_of_any_generation_come_from_the_farm():
    farm = {"coins": 2, "grain": 2, "goods": ALL, "members": at(farm=[1, 1, 1, 1]), "cubes": {"brown": 1}}
    game = set_up_port("captain", families={0: farm}, ships={0: {"cocoa": 1, "tea": 1}})
    play(game, "captain 1", "crew 1b")
    members = [f"member.{generation}" for generation in (1, 2, 3, 4)]
    assert legal_choices(game) == ["pass", "grain", "scroll", "horse", "ox", "plow", "wagon", *members]
    play(game, "load member.3")
    assert legal_choices(game) == ["pass", "grain", "scroll", "horse", "ox", "plow", "wagon"]
    assert family(game)["members"]["ship"] == [0, 0, 1, 0]


@rule("P-LOD-3")
def test_things_are_loaded_in_any_order():
    game = set_up_port("captain", families={0: {"coins": 2, "grain": 2, "goods": ALL}})
    play(game, "captain 1", "crew 1b", "load wagon", "load member.1", "load grain")
    assert (game.question, ship(game)["holds"]) == ("move", ["grain", "wagon"])


@rule("P-LOD-2")
def test_what_is_not_on_the_farm_cannot_be_loaded():
    game = set_up_port("captain", families={0: {"coins": 2, "goods": {"scroll": 1}, "members": at(farm=[1, 0, 0, 0])}})
    play(game, "captain 1", "crew 1b")
    assert why(game, "load ox") == ("P-LOD-2", "not-on-farm")
    assert why(game, "load member.2") == ("P-LOD-2", "no-member")


@rule("P-LOD-3")
def test_loading_is_optional():
    game = set_up_port("captain", families={0: {"coins": 2, "grain": 5, "goods": ALL}})
    play(game, "captain 1", "crew 1b", "load pass", "move to.w1")
    assert (ship(game)["holds"], family(game)["grain"]) == ([], 5)


@rule("P-LOD-3")
def test_full_holds_are_reported():
    game = set_up_port(
        "captain", families={0: {"coins": 2, "grain": 5, "goods": ALL, "members": at(farm=[1, 0, 0, 0])}}
    )
    play(game, "captain 1", "crew 1b", "load grain", "load scroll", "load horse")
    assert (game.question, ship(game)["holds"]) == ("move", ["grain", "scroll", "horse"])


@rule("P-LOD-4")
def test_goods_on_board_serve_no_customer_and_break_no_tie():
    ships = {0: {"space": "w1", "captain": "1a", "holds": ["grain", "scroll"]}}
    game = set_up_port("market_day", ships=ships, stalls=["scroll"], families={0: {"goods": {}}})
    assert game.question != "market"
    tied = set_up_port("over", below=[], ships=ships, families={1: {"grain": 1}})
    assert (tied.table.rules.tables.ties[0], tied.winners) == ("grain", [1])


@rule("P-LOD-5")
def test_cocoa_tea_and_chests_are_never_chosen_as_goods():
    game = set_up_port("turn")
    good = next(step for step in game.table.rules.steps if step.name == "good")
    assert {good.token(choice) for choice in range(good.size)} == {"scroll", "wagon", "horse", "ox", "plow"}


@rule("P-MOV-1")
def test_at_least_one_step_is_made():
    game = set_up_port(ships=OUT)
    play(game, "sea on")
    assert legal_choices(game) == ["to.w1", "to.w2", "to.w6"]
    assert why(game, "move pass") == ("P-MOV-1", "one-step")


@rule("P-MOV-2")
def test_a_step_that_cannot_be_paid_is_not_offered():
    game = set_up_port(ships=OUT, families={0: {"coins": 0, "cubes": {"orange": 5}}})
    play(game, "sea on", "move to.w6")
    assert game.question == "turn"
    half = set_up_port(ships={0: {"space": "w3", "captain": "1e"}}, families={0: {"coins": 1, "cubes": {"pink": 1}}})
    play(half, "sea on", "move to.w1", "move to.w4")
    assert (family(half)["coins"], family(half)["cubes"], ship(half)["space"]) == (0, {}, "w4")


@rule("P-MOV-2")
def test_any_cubes_and_coins_are_paid_in_any_order():
    own = {"coins": 1, "cubes": {"green": 1, "pink": 1}}
    game = set_up_port(ships={0: {"space": "w3", "captain": "1e"}}, families={0: own})
    play(game, "sea on", "move to.w1", "move to.w4")
    assert legal_choices(game) == ["green", "pink", "coin"]
    assert why(game, "spend brown") == ("V-PAY-1", "no-cube")
    play(game, "spend coin")
    assert legal_choices(game) == ["green", "pink"]
    assert why(game, "spend coin") == ("V-PAY-1", "no-coin")
    play(game, "spend green")
    assert (family(game)["coins"], family(game)["cubes"]) == (0, {"pink": 1})


@rule("P-MOV-3")
def test_on_water_the_player_may_stop_and_the_action_ends():
    game = set_up_port(ships=OUT, families={0: {"coins": 9}})
    play(game, "sea on", "move to.w6", "move pass")
    assert (ship(game)["space"], ship(game)["entered"], game.question) == ("w6", [], "turn")


@rule("P-MOV-4")
def test_entering_an_island_ends_the_movement_and_it_has_to_be_left():
    game = set_up_port(ships={0: {"space": "w1", "captain": "3d"}}, families={0: {"coins": 9}})
    play(game, "sea on", "move to.i1")
    assert (game.question, ship(game)["landed"]) == ("turn", ["i1"])
    next_turn = set_up_port(ships={0: {"space": "i1", "captain": "3d"}}, families={0: {"coins": 9}})
    play(next_turn, "sea on")
    assert (ship(next_turn)["space"], legal_choices(next_turn)) == ("w1", ["pass", "to.w3", "to.w4"])


@rule("P-MOV-5")
def test_no_space_is_entered_twice_nor_where_it_began():
    game = set_up_port(ships=OUT, families={0: {"coins": 20}})
    play(game, "sea on", "move to.w1")
    assert "to.w3" not in legal_choices(game)
    assert why(game, "move to.w3") == ("P-MOV-5", "entered-before")
    assert why(game, "move to.i6") == ("P-MAP-2", "not-next-to")


@rule("P-MOV-5")
def test_a_new_sea_action_may_go_back():
    game = set_up_port(ships={0: {"space": "w1", "captain": "1a"}})
    play(game, "sea on")
    assert "to.w3" in legal_choices(game)


@rule("P-HOM-1")
@pytest.mark.parametrize("space", ["w1", "w7", "i6"])
def test_returning_costs_one_time_from_anywhere(space):
    game = set_up_port(ships={0: {"space": space, "captain": "1a"}})
    play(game, "sea home")
    assert (ship(game)["space"], ship(game)["captain"], family(game)["time"]) == ("port", None, 1)


@rule("P-HOM-2")
def test_everything_is_unloaded_on_the_farm():
    ships = {0: {"space": "i3", "captain": "1a", "holds": ["ox", "tea"]}}
    game = set_up_port(ships=ships, families={0: {"goods": {"ox": 1}, "members": at(ship=[0, 1, 0, 0])}})
    play(game, "sea home")
    assert (family(game)["goods"], family(game)["members"]["farm"]) == ({"ox": 2}, [0, 1, 0, 0])
    assert (ship(game)["tea"], ship(game)["holds"]) == (1, [])


@rule("P-HOM-3")
def test_a_chest_is_opened_and_out_of_the_game():
    ships = {0: {"space": "i5", "captain": "1a", "holds": ["chest", "tea"]}}
    game = set_up_port(ships=ships, families={0: {"coins": 0}})
    events = play(game, "sea home", "chest coins.5")
    assert ("chest" in kinds(events), family(game)["coins"], sea_points(game)) == (True, 5, 0)
    assert game.data()["port"]["ashore"]["chest"] == 5
    assert sum(game.data()["port"]["chests"].values()) == 5
