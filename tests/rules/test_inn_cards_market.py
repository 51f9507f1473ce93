"""I-V06, I-V20: villagers of the market."""

import pytest

from tests.builders.inn import WAITING, set_up_inn, used_up
from tests.builders.village import family, kinds, legal_choices, play

rule = pytest.mark.rule

STALLS = ["horse+plow", "scroll", "ox"]
LINE = ["horse", "plow", "grain3", "grain4", "wagon"]
MARKET = {"stalls": STALLS, "line": LINE}


# Scrap Dealer


@rule("I-V06")
def test_the_scrap_dealer_takes_an_unserved_customer_free_of_charge():
    game = set_up_inn("market_day", owned={0: ["scrap_dealer"]}, families={0: {"coins": 0, "time": 3}}, **MARKET)
    before = family(game)
    play(game, "window scrap_dealer")
    assert legal_choices(game) == ["stall.1", "stall.2", "stall.3"]
    play(game, "scrap stall.1")
    assert family(game) == {**before, "served": ["horse+plow"]}
    assert game.scores()[0]["lines"]["customers"] == 6
    assert used_up(game) == ["scrap_dealer"]


@rule("I-V06")
def test_a_customer_that_was_served_cannot_be_scrapped():
    farms = {0: {"goods": {"scroll": 1}, "coins": 0}}
    game = set_up_inn("market_day", owned={1: ["scrap_dealer"]}, families=farms, **MARKET)
    play(game, "market stall.2", "window scrap_dealer")
    assert (game.actor, legal_choices(game)) == (1, ["stall.1", "stall.3"])
    assert game.why("scrap stall.2").rule == "I-V06"


@rule("I-V06")
def test_after_the_scrap_dealer_the_stalls_are_filled_as_after_a_service():
    farms = {0: {"goods": {"scroll": 1}, "coins": 0}}
    game = set_up_inn("market_day", owned={0: ["scrap_dealer"]}, families=farms, **MARKET)
    events = play(game, "market stall.2", "window scrap_dealer", "scrap stall.1")
    assert [event["kind"] for event in events if event["kind"] in ("serve", "scrap", "market_end", "move_up")] == [
        "serve", "scrap", "market_end", "move_up", "move_up",
    ]  # fmt: skip
    assert game.data()["stalls"] == ["horse", "plow", "ox"]
    assert game.question == "customer"


@rule("I-V06")
def test_the_scrap_dealer_finds_no_customer_when_all_were_served():
    farms = {0: {"goods": {"ox": 1}, "coins": 0}}
    game = set_up_inn("market_day", owned={0: ["scrap_dealer"]}, families=farms, stalls=[None, None, "ox"])
    play(game, "market stall.3")
    assert game.question == "customer"


@rule("I-V06", "I-CUS-2")
def test_a_scrapped_customer_counts_for_ties_and_the_trader():
    cards = {0: ["scrap_dealer", "trader"]}
    farms = {0: {"coins": 0, "prestige": 0}, 1: {"coins": 0, "prestige": 5}}
    game = set_up_inn("market_day", edition="2011", owned=cards, families=farms, **MARKET)
    play(game, "window scrap_dealer", "scrap stall.3")
    assert game.scores()[0]["lines"]["villagers"] == 2
    assert game.scores()[0]["total"] == game.scores()[1]["total"] == 5
    assert game.winners == [0]


# Market Crier


@rule("I-V20")
def test_the_market_crier_serves_for_goods_and_grain_only_and_the_stall_is_filled_at_once():
    farm = {"goods": {"scroll": 1, "ox": 1}, "coins": 0, "time": 9}
    game = set_up_inn(owned={0: ["market_crier"]}, families={0: farm}, **MARKET)
    play(game, "window market_crier")
    assert (game.question, legal_choices(game)) == ("serve", ["stall.2", "stall.3"])
    events = play(game, "serve stall.2")
    assert kinds(events) == ["serve", "move_up"]
    assert game.question == "customer"
    play(game, "customer wagon+ox")
    assert game.data()["stalls"] == ["horse+plow", "horse", "ox"]
    assert game.data()["line"] == ["plow", "grain3", "grain4", "wagon", "wagon+ox"]
    assert (family(game)["served"], family(game)["goods"]) == (["scroll"], {"ox": 1})
    assert (family(game)["time"], family(game)["due"], game.question) == (9, 0, "turn")


@rule("I-V20")
def test_the_market_crier_opens_no_market_day():
    farms = {0: {"goods": {"scroll": 1}}, 1: {"goods": {"ox": 1}, "cubes": {"green": 3}}}
    game = set_up_inn("window.end", owned={0: ["market_crier"], 1: ["scrap_dealer"]}, families=farms, **MARKET)
    events = play(game, "window market_crier")
    assert "market_day" not in kinds(events)
    assert "market_end" not in kinds(events)
    play(game, game.moves[0])
    assert (game.question, game.actor) == ("turn", 1)


@rule("I-V20")
@pytest.mark.parametrize(
    ("goods", "grain", "playable"), [({"scroll": 1}, 0, True), ({"horse": 1}, 0, False), ({}, 3, False)]
)
def test_the_market_crier_needs_a_customer_on_a_stall_who_can_be_served(goods, grain, playable):
    farm = {"goods": goods, "grain": grain, "cubes": {"green": 3}}
    game = set_up_inn(owned={0: ["market_crier"]}, families={0: farm}, **MARKET)
    assert (game.question == "window") == playable


@rule("I-V20")
def test_the_market_crier_leaves_a_stall_empty_when_no_customer_is_left():
    served = {1: {"served": [*STALLS[:1], *LINE]}}
    farms = {0: {"goods": {"scroll": 1}}, **served}
    game = set_up_inn(owned={0: ["market_crier"]}, families=farms, stalls=[None, "scroll", "ox"], spaces=WAITING)
    families = {0: farms[0], 1: {"served": [*served[1]["served"], *rest(game)]}}
    game = set_up_inn(owned={0: ["market_crier"]}, families=families, stalls=[None, "scroll", "ox"])
    play(game, "window market_crier")
    assert game.data()["stalls"] == [None, None, "ox"]
    assert game.question == "turn"


def rest(game):
    """Return the tiles that are still in the pile."""
    return [kind for kind, tiles in game.data()["pile"].items() for _ in range(tiles)]
