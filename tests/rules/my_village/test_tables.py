"""The tables of values of My Village are complete: section 7 of the specification."""

from collections import Counter

import pytest

from village.games import find
from village.games.my_village.tables import Tables, bill, read
from village.games.my_village.vocabulary import BILL, BLACK, CRAFTS, CUSTOMERS, GOODS, WHITE
from village.toolkit.tables import values_of

TABLE = values_of(read())
CARDS = [card for kind in ("church", "monk", "council", "meeting", "field", "travel", "craft", "customer")
         for card in TABLE[kind]["cards"]]  # fmt: skip


def test_there_are_104_cards_with_unique_names():
    names = [card["name"] for card in TABLE["church"]["cards"]]
    assert sum(card.get("count", 1) for card in CARDS) == 104
    for kind in ("church", "monk", "council", "travel", "craft", "customer"):
        names = [card["name"] for card in TABLE[kind]["cards"]]
        assert len(set(names)) == len(names)


def test_banners_have_one_or_two_values_from_2_to_12():
    banners = [card["banner"] for card in CARDS if "banner" in card]
    banners += [dark["banner"] for dark in TABLE["travel"]["dark"]]
    assert all(1 <= len(banner) <= 2 and set(banner) <= set(range(2, 13)) for banner in banners)
    marked = [card["name"] for card in TABLE["customer"]["cards"] if "banner" not in card]
    assert marked == ["cu14", "cu15", "cu16", "cu17", "cu18"]


def test_costs_name_known_goods_and_any_is_not_combined():
    costs = [card[key] for card in CARDS for key in ("cost", "gray") if key in card]
    assert all(set(cost) <= {*BILL, "coin", "time"} for cost in costs)
    assert all(not set(cost) & set(GOODS) for cost in costs if "any" in cost)
    for dark in TABLE["travel"]["dark"]:
        assert [list(fare) for fare in dark["either"]] == [["wagon"], ["coin"]]


def test_white_time_is_0_or_1():
    assert {card["white_time"] for card in CARDS if "white_time" in card} <= {0, 1}


def test_the_names_of_the_rules_are_those_of_the_table():
    assert [card["name"] for card in TABLE["customer"]["cards"]] == CUSTOMERS
    assert [kind["name"] for kind in TABLE["craft"]["kinds"]] == CRAFTS
    assert [f"craft.{card['name']}" for card in TABLE["craft"]["cards"]] == BLACK[18:38]
    assert (len(WHITE), len(BLACK)) == (50, 41)


def test_a_bill_has_four_bits_for_each_kind():
    assert bill({"horse": 1, "wagon": 2, "any": 3, "coin": 4}) == 1 + (2 << 16) + (3 << 24)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lists_are_parallel_to_the_seats(seats):
    tables = Tables(seats)
    setup = TABLE["setup"]
    assert tables.end_coffins == setup["end_coffins"][setup["seats"].index(seats)]
    assert tables.white_dice + tables.black_dice == {2: 11, 3: 8, 4: 11}[seats]


def test_the_table_of_actions_is_as_large_as_the_specification_says():
    sizes = {step.name: step.size for step in find("my_village").assemble("2015", 2, (), {}).steps if step.size}
    assert sizes == {
        "board": 4, "monk": 12, "reveal": 33, "roll": 12, "dice": 78, "value": 11, "change": 3, "banner": 91,
        "white": 51, "fare": 2, "pay": 14, "customer": 34, "school": 13, "headman": 4, "tile": 51, "mark": 10,
        "plow": 18, "journey": 19, "redraw": 3, "death": 5, "laborer": 5, "rat": 6, "avoid": 2,
    }  # fmt: skip
    assert (len(sizes), sum(sizes.values())) == (23, 481)


def test_every_number_has_one_status():
    statuses = Counter(entry.status for entry in find("my_village").values("my_village") if entry.is_number())
    assert set(statuses) == {"printed", "reported", "estimated"}
    assert min(statuses.values()) > 10


def test_an_example_of_the_rulebook_makes_a_number_printed():
    """The journey to C: a B card with a gray beer; the example does not show its prestige."""
    statuses = {entry.key: entry.status for entry in find("my_village").values("my_village")}
    assert statuses["travel.cards.b2.gray.beer"] == statuses["travel.dark.c.time"] == "printed"
    assert statuses["travel.cards.b2.prestige"] == "reported"


def test_a_number_that_rests_on_a_single_example_is_not_printed():
    """One craft building and one chronicle space are known; the rest is a pattern."""
    statuses = {entry.key: entry.status for entry in find("my_village").values("my_village")}
    assert statuses["chronicle.story.2"] == statuses["craft.cards.brewery1.banner.1"] == "reported"
    assert statuses["craft.cards.stables1.banner.1"] == statuses["play.banners.1.1"] == "estimated"
    assert statuses["council.cards.monetary.time"] == "printed"
    assert statuses["council.cards.area.time"] == "estimated"


def test_the_question_mark_of_a_customer_is_printed():
    """p. 6 and 8: two scrolls for any banner value; the row has no banner, but its status says so."""
    statuses = {unit.key: unit.status for unit in find("my_village").units()}
    assert statuses["my_village.customer.cards.cu17.banner"] == "printed"
    assert statuses["my_village.customer.cards.cu18.banner"] == "estimated"
