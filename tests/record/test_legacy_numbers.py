"""A record continues with the numbers it started with, even if the current ones differ."""

import pytest

import village
from village.games import game_types
from village.record.legacy_numbers import legacy_sets, table_with_hash
from village.record.number_set import read_set
from village.record.setup import create_table

# As the first release wrote them: hashes of its tables.
FIRST_RELEASE = {("inn",): "6686a8a33307c37a", (): create_table("village", "bigbox", 1).rules.tables_hash}
TWO_FREE_STEPS = "596ac621ec1b8cf2"  # of Port, when some captains had two free steps
CUSTOM_TABLES = {"name": "mine", "values": {"inn.villagers.bard.price": {"beer": 3}}}


def as_of(tables, expansions, numbers=None):
    return table_with_hash(tables, "village", "bigbox", 1, expansions, {}, numbers)


@pytest.mark.parametrize("expansions", FIRST_RELEASE)
def test_a_table_of_the_first_release_keeps_its_numbers(expansions):
    assert as_of(FIRST_RELEASE[expansions], expansions).rules.tables_hash == FIRST_RELEASE[expansions]


def test_a_table_keeps_its_captains_with_two_free_steps():
    table = as_of(TWO_FREE_STEPS, ("port",))
    assert table.rules.tables_hash == TWO_FREE_STEPS
    captains = {captain.token: captain.free for captain in table.rules.expansions[0].chart.captains}
    assert [captain for captain, free in captains.items() if free == 2] == ["2e", "3d", "3e"]


def test_current_and_unknown_numbers_give_the_current_table():
    today = create_table("village", "bigbox", 1, ("inn",))
    assert as_of(today.rules.tables_hash, ("inn",)) is today
    assert as_of("0123456789abcdef", ("inn",)) is today


def test_custom_values_override_legacy_numbers():
    earlier = {**legacy_sets("village.games.village")[-1]["values"], **CUSTOM_TABLES["values"]}
    earlier_table = create_table("village", "bigbox", 1, ("inn",), {}, {"name": "mine", "values": earlier})
    table = as_of(earlier_table.rules.tables_hash, ("inn",), CUSTOM_TABLES)
    assert table.rules.tables_hash == earlier_table.rules.tables_hash
    assert (table.numbers.name, table.numbers.values["inn.villagers.bard.price"]) == ("mine", {"beer": 3})


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_legacy_numbers_are_valid_and_differ_from_the_current_ones(game_type):
    for legacy_set in legacy_sets(game_type.package):
        assert read_set(game_type, legacy_set).values == legacy_set["values"]


def test_a_record_with_legacy_numbers_contains_them_when_it_is_written_again():
    earlier = legacy_sets("village.games.village")[-1]
    text = village.new("village", edition="bigbox", seats=2, expansions=["inn"], seed="old", numbers=earlier).dump()
    old = "\n".join(line for line in text.splitlines() if not line.startswith("Numbers:")) + "\n"
    read = village.load(old)
    assert read.table.numbers.name == earlier["name"]
    assert village.load(read.dump()).view(0) == read.view(0)
