"""A record continues with the numbers it started with, even if the current ones differ."""

import pytest

import village
from village.games import game_types
from village.record.legacy_numbers import legacy_sets, table_with_hash
from village.record.number_set import read_set
from village.record.setup import create_table

# As the first release wrote them: hashes of its tables.
FIRST_RELEASE = {("inn",): "6686a8a33307c37a", (): create_table("village", "bigbox", 1).rules.tables_hash}
CUSTOM_TABLES = {"name": "mine", "values": {"inn.villagers.bard.price": {"beer": 3}}}


def as_of(tables, boxes, numbers=None):
    return table_with_hash(tables, "village", "bigbox", 1, boxes, {}, numbers)


@pytest.mark.parametrize("boxes", FIRST_RELEASE)
def test_a_table_of_the_first_release_keeps_its_numbers(boxes):
    assert as_of(FIRST_RELEASE[boxes], boxes).rules.tables_hash == FIRST_RELEASE[boxes]


def test_current_and_unknown_numbers_give_the_current_table():
    today = create_table("village", "bigbox", 1, ("inn",))
    assert as_of(today.rules.tables_hash, ("inn",)) is today
    assert as_of("0123456789abcdef", ("inn",)) is today


def test_own_numbers_stay_over_earlier_ones():
    earlier = {**legacy_sets("village.games.village")[0]["values"], **CUSTOM_TABLES["values"]}
    then = create_table("village", "bigbox", 1, ("inn",), {}, {"name": "mine", "values": earlier})
    found = as_of(then.rules.tables_hash, ("inn",), CUSTOM_TABLES)
    assert found.rules.tables_hash == then.rules.tables_hash
    assert (found.numbers.name, found.numbers.values["inn.villagers.bard.price"]) == ("mine", {"beer": 3})


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_earlier_numbers_are_checked_and_differ_from_todays(game_type):
    for one in legacy_sets(game_type.package):
        assert read_set(game_type, one).values == one["values"]


def test_a_record_of_earlier_numbers_tells_them_from_then_on():
    earlier = legacy_sets("village.games.village")[0]
    text = village.new("village", edition="bigbox", seats=2, boxes=["inn"], seed="old", numbers=earlier).dump()
    old = "\n".join(line for line in text.splitlines() if not line.startswith("Numbers:")) + "\n"
    read = village.load(old)
    assert read.table.numbers.name == earlier["name"]
    assert village.load(read.dump()).view(0) == read.view(0)
