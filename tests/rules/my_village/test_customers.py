"""M-CUS: customers and the steward's office."""

import pytest

from tests.builders.my_village import CUSTOMERS, home, offers, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule


@rule("M-CUS-1")
def test_customers_come_only_through_the_steward_without_merchant_or_goods():
    own = {"villagers": ["abbot"], "market": CUSTOMERS[10:25], "coins": 0}
    game = set_up(value=4, homes={0: own})
    play(game, "banner steward", "customer cu01", "customer done")
    assert home(game)["market"] == ["cu01", *CUSTOMERS[10:25]], "a market has no limit"


@rule("M-CUS-2")
def test_no_more_than_four_are_taken():
    game = set_up(value=4, homes={0: {"coins": 9}})
    events = play(game, "banner steward", *[f"customer {card}" for card in CUSTOMERS[:4]])
    assert game.question == "reveal"
    assert kinds(events)[-2:] == ["time", "spend"]


@rule("M-CUS-3")
def test_cards_are_taken_in_any_order():
    game = set_up(value=4, homes={0: {"coins": 0}})
    game.play("banner steward")
    assert legal_choices(game) == ["done", *CUSTOMERS[:6]]
    game.play("customer cu05")
    assert legal_choices(game) == ["done", "cu01", "cu02", "cu03", "cu04", "cu06"]
    assert refusal(game, "customer cu05") == "M-CUS-3"
    assert home(game)["cloud"] == 0, "the price is paid when the player is done"
    game.play("customer cu02")
    assert (home(game)["cloud"], game.question, home(game)["market"]) == (2, "reveal", ["cu02", "cu05"])


@rule("M-CUS-3", "M-BAN-13")
def test_the_steward_may_be_forfeited_in_full():
    game = set_up(value=4, homes={0: {"coins": 0, "cloud": 9}})
    play(game, "banner steward", "customer done")
    assert (home(game)["market"], home(game)["cloud"], game.actor) == ([], 9, 1)
    assert game.data()["display"] == CUSTOMERS[:6]


@rule("M-CUS-2")
def test_a_third_card_needs_a_coin():
    """Without a coin nothing is left to ask after two cards."""
    game = set_up("customer", value=4, homes={0: {"coins": 0}}, now={"steward": {"taken": 1, "limit": 4}})
    assert "cu01" in legal_choices(game)
    game.play("customer cu01")
    assert game.question == "reveal"
    third = set_up("customer", value=4, homes={0: {"coins": 1}}, now={"steward": {"taken": 2, "limit": 4}})
    assert "cu01" in legal_choices(third)


@rule("M-CUS-4", "M-CUS-5")
def test_the_display_keeps_its_order_and_is_filled_up():
    game = set_up(value=4)
    play(game, "banner steward", "customer cu02", "customer cu05", "customer done", "reveal cu33", "reveal cu09")
    assert game.data()["display"] == ["cu01", "cu03", "cu04", "cu06", "cu33", "cu09"]


@rule("M-CUS-4")
def test_with_an_empty_stack_the_display_stays_short():
    rest = CUSTOMERS[6:]
    game = set_up(value=4, homes={1: {"served": rest}})
    play(game, "banner steward", "customer cu02", "customer done")
    assert (game.question, len(game.data()["display"])) == ("dice", 5)


@rule("M-CUS-6")
def test_the_trading_church_without_a_stack_still_gives_a_free_card():
    game = set_up(value=4, homes={0: {"church": "trading", "coins": 0}, 1: {"served": CUSTOMERS[6:]}})
    play(game, "banner steward", "customer cu01")
    assert game.question == "customer"
    game.play("customer done")
    assert (home(game)["cloud"], game.question) == (0, "dice")


@rule("M-CUS-6")
def test_the_card_that_the_trading_church_revealed_stays_if_none_is_taken():
    trader = {"church": "trading"}
    game = set_up(value=4, homes={0: trader})
    play(game, "banner steward", "reveal cu20", "customer done")
    assert (game.data()["display"], home(game)["cloud"]) == ([*CUSTOMERS[:6], "cu20"], 0)
    again = set_up(value=4, homes={0: trader}, display=CUSTOMERS[:7])
    again.play("banner steward")
    assert (again.question, legal_choices(again)) == ("customer", ["done", *CUSTOMERS[:7]])


@rule("M-CUS-8", "M-CUS-9")
def test_a_served_customer_is_worth_its_prestige_others_nothing():
    own = {"crafts": ["stables1"], "goods": {"horse": 1}, "market": ["cu04", "cu33"]}
    game = set_up(value=3, homes={0: own})
    assert game.scores()[0]["lines"]["customers"] == 0
    game.play("banner white.cu04")
    assert (home(game)["market"], home(game)["served"], home(game)["goods"]) == (["cu33"], ["cu04"], {})
    assert game.scores()[0]["lines"]["customers"] == 3


@rule("M-CUS-8")
@pytest.mark.parametrize("card", CUSTOMERS)
def test_every_customer_goes_from_the_market_to_those_served(card):
    """The last cards have bits beyond the 31st, which a compiled short int would lose."""
    crafts = ["stables1", "brewery1", "smithy1", "office1", "wainwright1"]
    own = {
        "crafts": crafts,
        "goods": dict.fromkeys(("horse", "beer", "plow", "scroll", "wagon"), 3),
        "market": CUSTOMERS,
    }
    value = next(value for value in range(2, 13) if f"white.{card}" in opened(value, homes={0: own}))
    game = set_up(value=value, homes={0: own})
    game.play(f"banner white.{card}")
    while game.question == "pay":
        game.play(game.moves[0])
    assert home(game)["served"] == [card]
    assert home(game)["market"] == [customer for customer in CUSTOMERS if customer != card]
    assert f"white {card}" not in game.moves


@rule("M-CUS-8")
def test_serving_needs_the_merchant_and_the_value():
    own = {"crafts": ["stables1"], "goods": {"horse": 2}, "market": ["cu04", "cu14"]}
    assert [value for value in range(2, 13) if "white.cu04" in opened(value, homes={0: own})] == [3, 11]
    assert all("white.cu14" in opened(value, homes={0: own}) for value in range(2, 13))
    assert "white.cu04" not in opened(3, homes={0: {**own, "villagers": without("merchant")}})


@rule("M-CUS-10")
def test_a_customer_is_served_in_full_or_not_at_all():
    own = {"crafts": ["stables1", "brewery1"], "goods": {"horse": 1}, "market": ["cu19"]}
    game = set_up(value=5, homes={0: own})
    assert refusal(game, "banner white.cu19") == "M-CUS-10"
    game.play("banner white.brewery")
    assert offers(game, "cu19")


@rule("M-CUS-11")
def test_the_tile_of_another_banner_stays():
    own = {"meeting": True, "tile": "school", "market": ["cu04"], "crafts": ["stables1"], "goods": {"horse": 1}}
    game = set_up(value=3, homes={0: own})
    game.play("banner white.cu04")
    assert home(game)["tile"] == "school"


@rule("M-CUS-2")
def test_after_the_last_one_that_may_be_taken_more_are_refused():
    game = set_up("customer", value=4, homes={0: {"coins": 0}}, now={"steward": {"taken": 0, "limit": 2}})
    play(game, "customer cu01")
    assert legal_choices(game) == ["done", *CUSTOMERS[1:6]]
    game.play("customer cu02")
    assert game.question == "reveal"
