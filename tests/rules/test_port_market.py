"""P-MKT, P-SCO: cocoa and tea at the market, and the score of the sea."""

import pytest

from tests.builders.port import sea_points, set_up_port, ship
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

FULL = ["scroll", "wagon", "plow"]


def market(stored, own=None, **table):
    return set_up_port("market_day", ships={0: stored}, families={0: own or {}}, **{"stalls": FULL, **table})


def why(game, token):
    reason = game.why(token)
    return reason.rule, reason.key


@rule("P-MKT-1")
@pytest.mark.parametrize(("kind", "prestige", "coins"), [("cocoa", 7, 0), ("tea", 5, 1)])
def test_the_stalls_pay_for_cocoa_and_tea(kind, prestige, coins):
    game = market({kind: 1}, {"coins": 0})
    play(game, f"market {kind}")
    assert (sea_points(game), family(game)["coins"], ship(game)[kind]) == (prestige, coins, 0)


@rule("P-MKT-2")
def test_a_seat_serves_or_sells_or_passes_and_later_sales_are_paid():
    game = market({"cocoa": 2}, {"coins": 0, "cubes": {"green": 1}, "goods": {"scroll": 1}})
    assert legal_choices(game) == ["pass", "stall.1", "cocoa"]
    play(game, "market stall.1")
    assert legal_choices(game) == ["pass", "cocoa"]
    play(game, "market cocoa")
    assert (family(game)["time"], family(game)["cubes"], sea_points(game)) == (1, {}, 7)


@rule("P-MKT-2")
def test_without_a_green_cube_or_coin_a_later_sale_is_refused():
    game = market({"cocoa": 2, "tea": 0}, {"coins": 0, "cubes": {"pink": 3}})
    assert why(game, "market tea") == ("P-MKT-3", "not-on-farm")
    play(game, "market cocoa")
    assert game.question != "market"
    later = set_up_port("market", below=[["end_turn", 0, 0], ["close", 0, 0]], ships={0: {"tea": 1}}, stalls=FULL,
                     families={0: {"coins": 0, "goods": {"scroll": 1}}})  # fmt: skip
    assert later.question != "market"


@rule("P-MKT-3")
def test_the_green_cube_comes_first_then_time_and_death_then_the_proceeds():
    own = {"coins": 0, "cubes": {"green": 1}, "time": 9, "members": at(farm=[1, 1, 0, 0])}
    game = set_up_port(
        "market", below=[["end_turn", 0, 0], ["close", 0, 0]], ships={0: {"tea": 1}}, stalls=FULL, families={0: own}
    )
    event_kinds = kinds(play(game, "market tea"))
    order = [kind for kind in event_kinds if kind in ("pay", "ware", "time", "death")]
    assert order == ["pay", "time", "death", "ware"]


@rule("P-MKT-3")
def test_the_coin_of_the_tea_does_not_pay_for_its_own_sale():
    game = set_up_port(
        "market",
        below=[["end_turn", 0, 0], ["close", 0, 0]],
        ships={0: {"tea": 1}},
        stalls=FULL,
        families={0: {"coins": 0}},
    )
    assert game.question != "market"
    assert ship(game)["tea"] == 1


@rule("P-MKT-3")
def test_nothing_on_board_can_be_sold():
    ships = {0: {"space": "i4", "captain": "1a", "holds": ["cocoa"]}}
    game = set_up_port("market_day", ships=ships, stalls=FULL)
    assert game.question != "market"


@rule("P-MKT-4")
def test_a_sale_serves_no_customer_and_refills_nothing():
    game = market({"cocoa": 1}, line=["horse", "ox"])
    play(game, "market cocoa")
    assert (family(game)["served"], game.data()["stalls"], game.data()["line"][:2]) == ([], FULL, ["horse", "ox"])


@rule("P-MKT-5")
def test_the_day_ends_when_everyone_has_passed():
    ships = {0: {"tea": 1}, 1: {"tea": 1}}
    game = set_up_port("market_day", ships=ships, stalls=[None] * 3, families={1: {"coins": 3}})
    play(game, "market pass")
    assert (game.actor, legal_choices(game)) == (1, ["pass", "tea"])
    event_kinds = kinds(play(game, "market tea", "pay coin") if game.question == "pay" else play(game, "market tea"))
    assert "market_end" in event_kinds


@rule("P-MKT-6", "P-MIX-4")
def test_in_the_solo_game_a_sale_is_the_first_service_and_the_rival_follows():
    spaces = {"market": {"pink": 1}, "travel": {"pink": 2}}
    game = set_up_port("turn", seats=1, ships={0: {"tea": 1}}, stalls=FULL, spaces=spaces)
    play(game, "turn market.pink")
    event_kinds = kinds(play(game, "market tea"))
    assert event_kinds.index("ware") < event_kinds.index("rival_serve")
    assert game.data()["solo"]["served"] == ["scroll"]


@rule("P-SCO-1")
def test_there_is_no_travel_line_and_cargo_is_worth_nothing():
    game = set_up_port("over", below=[], ships={0: {"cocoa": 3, "tea": 2}}, families={0: {"coins": 0, "grain": 5}})
    assert "travel" not in game.scores()[0]["lines"]
    assert game.scores()[0]["total"] == 0


@rule("P-SCO-2")
def test_prestige_of_the_sea_has_its_own_score_line():
    game = set_up_port("over", below=[], ships={0: {"earned": 9}}, families={0: {"coins": 1, "prestige": 4}})
    lines = game.scores()[0]["lines"]
    assert (lines["sea"], lines["prestige"], lines["coins"], game.scores()[0]["total"]) == (9, 4, 1, 14)
