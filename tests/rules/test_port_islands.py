"""P-ISL, P-MIS, P-DTH: trade on islands, missionaries, and deaths at sea."""

import pytest

from tests.builders.port import missions, sea_points, set_up_port, ship
from tests.builders.village import at, family, legal_choices, play

rule = pytest.mark.rule

PRICES = {  # P-MAP: the island, the water before it, and what it pays
    "i1": ("w1", {"grain": 2, "scroll": 3}), "i2": ("w2", {"plow": 4, "wagon": 3}), "i3": ("w4", {"grain": 5, "ox": 6}),
    "i4": ("w5", {"horse": 4, "wagon": 3}), "i5": ("w6", {"scroll": 4, "plow": 5}), "i6": ("w7", {"horse": 7, "ox": 7}),
}  # fmt: skip


def before(island, holds=(), members=None, **table):
    """Return a game with a ship one free step from an island."""
    water = PRICES[island][0]
    ships = {0: {"space": water, "captain": "1a", "holds": list(holds), "entered": [water]}}
    families = {0: {"members": members or at(farm=[4, 0, 0, 0])}, **table.pop("families", {})}
    return set_up_port("move", ships=ships, families=families, **table)


def why(game, token):
    reason = game.why(token)
    return reason.rule, reason.key


@rule("P-ISL-1")
def test_landing_allows_trade_and_the_island_counts_as_landed_on():
    game = before("i1", ["grain"])
    play(game, "move to.i1")
    assert (game.question, ship(game)["landed"]) == ("island", ["i1"])
    lying = set_up_port(ships={0: {"space": "i1", "captain": "1a", "holds": ["grain"]}})
    assert legal_choices(lying) == ["pass", "on", "home"]  # a ship that stays there cannot trade


@rule("P-ISL-2")
def test_cargo_is_sold_and_loaded_in_any_order_and_each_is_optional():
    game = before("i5", ["scroll", "plow"])
    play(game, "move to.i5", "island load")
    assert legal_choices(game) == ["pass", "sell.scroll", "sell.plow"]
    play(game, "island sell.plow")
    assert legal_choices(game) == ["pass", "sell.scroll"]
    play(game, "island pass")
    assert (ship(game)["holds"], sea_points(game)) == (["scroll", "chest"], 5)


@rule("P-ISL-2")
def test_a_hold_must_be_free_to_load():
    game = before("i5", ["scroll", "plow", "ox"])
    play(game, "move to.i5")
    assert why(game, "island load") == ("P-LOD-1", "holds-full")
    play(game, "island sell.plow", "island load")
    assert ship(game)["holds"] == ["scroll", "ox", "chest"]


@rule("P-ISL-2")
def test_a_missionary_may_go_ashore_before_cargo_is_sold():
    game = before("i1", ["grain", "scroll"], at(ship=[1, 0, 0, 0]))
    play(game, "move to.i1", "island mission")
    assert legal_choices(game) == ["pass", "sell.grain", "sell.scroll"]


@rule("P-ISL-3")
def test_selling_a_scroll_does_not_end_the_sale_of_grain():
    game = before("i1", ["grain", "scroll"])
    play(game, "move to.i1", "island sell.scroll", "island sell.grain")
    assert (ship(game)["holds"], sea_points(game)) == ([], 5)


@rule("P-ISL-2")
def test_one_landing_allows_all_three():
    game = before("i1", ["grain"], at(ship=[1, 0, 0, 0]))
    play(game, "move to.i1", "island sell.grain", "island mission")
    assert sea_points(game) == 4


@rule("P-ISL-3")
@pytest.mark.parametrize("island", PRICES)
def test_an_island_buys_what_it_wants_at_its_price(island):
    for good, prestige in PRICES[island][1].items():
        game = before(island, [good])
        stock = game.data()["supply"]["grain"]
        play(game, f"move to.{island}", f"island sell.{good}")
        assert (sea_points(game), ship(game)["holds"], family(game)["prestige"]) == (prestige, [], 0)
        assert game.data()["supply"]["grain"] == stock + (good == "grain")


@rule("P-ISL-3")
def test_only_cargo_that_the_island_buys_can_be_sold():
    game = before("i1", ["grain", "ox"])
    play(game, "move to.i1")
    assert legal_choices(game) == ["pass", "sell.grain"]
    assert why(game, "island sell.ox") == ("P-ISL-3", "not-wanted")
    assert why(game, "island sell.scroll") == ("P-ISL-3", "not-on-board")


@rule("P-ISL-4")
@pytest.mark.parametrize(("island", "kind"), [("i3", "tea"), ("i4", "cocoa"), ("i5", "chest")])
def test_an_island_loads_one_tile_into_a_free_hold(island, kind):
    game = before(island)
    left = game.data()["port"]["ashore"][kind]
    play(game, f"move to.{island}", "island load")
    assert (ship(game)["holds"], game.data()["port"]["ashore"][kind]) == ([kind], left - 1)


@rule("P-ISL-4")
def test_the_reason_says_why_nothing_can_be_loaded():
    full = before("i3", ["ox", "scroll", "plow"])
    play(full, "move to.i3")
    assert why(full, "island load") == ("P-LOD-1", "holds-full")
    none = before("i3", ["ox"], port={"ashore": {"tea": 0}})
    play(none, "move to.i3")
    assert why(none, "island load") == ("P-ISL-4", "none-left")
    bare = before("i1", ["grain"])
    play(bare, "move to.i1")
    assert why(bare, "island load") == ("P-ISL-4", "nothing-to-load")


@rule("P-MIS-1")
def test_a_missionary_takes_the_free_place_with_the_most_prestige():
    game = before("i6", (), at(ship=[0, 1, 0, 0], farm=[3, 0, 0, 0]))
    play(game, "move to.i6", "island mission")
    assert (sea_points(game), family(game)["members"]["i6"]) == (5, [0, 1, 0, 0])
    assert missions(game, "i6") == [{"seat": 0, "generation": 2}, None]


@rule("P-MIS-1")
def test_the_reason_says_why_no_missionary_can_be_placed():
    game = before("i1", ["grain"])
    play(game, "move to.i1")
    assert why(game, "island mission") == ("P-MIS-1", "no-member-on-board")
    none = before("i3", ["ox"], at(ship=[1, 0, 0, 0]))
    play(none, "move to.i3")
    assert why(none, "island mission") == ("P-MIS-1", "no-mission-place")


@rule("P-MIS-2")
def test_a_dying_missionary_frees_its_place_and_of_two_equal_members_the_lower_place():
    members = at(i6=[2, 0, 0, 0], farm=[0, 1, 0, 0])
    game = set_up_port("end_turn", below=[], families={0: {"due": 1, "members": members}})
    assert missions(game, "i6") == [{"seat": 0, "generation": 1}, None]


@rule("P-MIS-2")
def test_the_place_of_another_generation_is_kept():
    places = {"i6": [{"seat": 0, "generation": 2}, {"seat": 0, "generation": 1}]}
    game = set_up_port("family", families={0: {"members": at(i6=[1, 1, 0, 0])}}, port={"missions": places})
    play(game, "family home.i6.2")
    assert missions(game, "i6") == [None, {"seat": 0, "generation": 1}]


@rule("P-MIS-3")
def test_members_on_the_ship_cannot_be_called_home():
    ships = {0: {"space": "w1", "captain": "1a"}}
    game = set_up_port("family", ships=ships, families={0: {"members": at(ship=[1, 0, 0, 0], i1=[0, 1, 0, 0])}})
    assert legal_choices(game) == ["pass", "birth", "home.i1.2"]


@rule("P-MIS-4")
def test_missionaries_score_nothing_at_the_end():
    game = set_up_port("over", below=[], families={0: {"coins": 0, "members": at(i1=[1, 0, 0, 0], i6=[1, 0, 0, 0])}})
    assert game.scores()[0]["total"] == 0


@rule("P-DTH-1")
def test_ship_and_islands_are_places_where_the_oldest_may_die():
    ships = {0: {"space": "w1", "captain": "1a"}}
    members = at(ship=[1, 0, 0, 0], i1=[1, 1, 0, 0], i2=[1, 0, 0, 0])
    game = set_up_port("death", ships=ships, families={0: {"members": members}})
    assert legal_choices(game) == ["ship.1", "i1.1", "i2.1"]
    assert why(game, "death i1.2") == ("V-DTH-1", "older-first")


@rule("P-DTH-2")
def test_a_traveller_is_never_buried_in_an_anonymous_grave():
    members = at(i1=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0], farm=[0, 1, 0, 0])
    game = set_up_port("end_turn", below=[], families={0: {"due": 1, "members": members}})
    assert family(game)["members"]["sea_burial"] == [1, 0, 0, 0]
    assert "grave" not in family(game)["members"]


@rule("P-DTH-3")
@pytest.mark.parametrize(("taken", "prestige"), list(enumerate([3, 2, 2, 1, 1])))
def test_sea_burials_are_filled_in_order_with_their_prestige(taken, prestige):
    others = {"members": at(sea_burial=[taken, 0, 0, 0], chronicle__travel=[0, 1, 0, 0])}
    families = {0: {"due": 1, "members": at(i1=[1, 0, 0, 0], chronicle__travel=[0, 1, 0, 0])}, 1: others}
    game = set_up_port("end_turn", below=[], seats=5, families=families, trigger=None)
    assert (sea_points(game), game.scores()[0]["lines"]["chronicle"]) == (prestige, 0)
    assert (game.data()["trigger"] is not None) == (taken == 4)


@rule("P-DTH-5")
def test_the_last_sea_burial_triggers_the_end():
    families = {0: {"due": 1, "members": at(i1=[1, 0, 0, 0], farm=[0, 1, 0, 0])},
                1: {"members": at(sea_burial=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])}}  # fmt: skip
    game = set_up_port("end_turn", below=[], families=families)
    assert (game.data()["trigger"], game.data()["last_turns"]) == (0, 0)


@rule("P-DTH-6")
def test_in_the_final_turns_a_traveller_without_a_space_leaves_the_game():
    families = {0: {"due": 1, "members": at(i1=[1, 0, 0, 0], farm=[0, 1, 0, 0])},
                1: {"members": at(sea_burial=[2, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])}}  # fmt: skip
    game = set_up_port("end_turn", below=[], families=families, trigger=1, last_turns=1)
    assert (family(game)["members"]["gone"], sea_points(game)) == ([1, 0, 0, 0], 0)
