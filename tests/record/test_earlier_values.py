"""A record continues with the values it started with, even if the current ones differ."""

import pytest

import village
from village.games import game_types
from village.record.custom_values import read_set
from village.record.earlier_values import earlier_sets, table_with_hash
from village.record.setup import create_table

# As the first release wrote them: hashes of its tables.
FIRST_RELEASE = {("inn",): "6686a8a33307c37a", (): create_table("village", "bigbox", 1).rules.tables_hash}
TWO_FREE_STEPS = "596ac621ec1b8cf2"  # of Port, when some captains had two free steps
CUSTOM_TABLES = {"name": "mine", "values": {"inn.villagers.bard.price": {"beer": 3}}}


def as_of(tables, expansions, custom_values=None):
    return table_with_hash(tables, "village", "bigbox", 1, expansions, {}, custom_values)


@pytest.mark.parametrize("expansions", FIRST_RELEASE)
def test_a_table_of_the_first_release_keeps_its_numbers(expansions):
    assert as_of(FIRST_RELEASE[expansions], expansions).rules.tables_hash == FIRST_RELEASE[expansions]


def test_a_table_keeps_its_captains_with_two_free_steps():
    table = as_of(TWO_FREE_STEPS, ("port",))
    assert table.rules.tables_hash == TWO_FREE_STEPS
    captains = {captain.token: captain.free for captain in table.rules.expansions[0].sea_map.captains}
    assert [captain for captain, free in captains.items() if free == 2] == ["2e", "3d", "3e"]


def test_current_and_unknown_values_give_the_current_table():
    today = create_table("village", "bigbox", 1, ("inn",))
    assert as_of(today.rules.tables_hash, ("inn",)) is today
    assert as_of("0123456789abcdef", ("inn",)) is today


def test_custom_values_override_earlier_values():
    earlier = {**earlier_sets("village.games.village")[-1]["values"], **CUSTOM_TABLES["values"]}
    earlier_table = create_table("village", "bigbox", 1, ("inn",), {}, {"name": "mine", "values": earlier})
    table = as_of(earlier_table.rules.tables_hash, ("inn",), CUSTOM_TABLES)
    assert table.rules.tables_hash == earlier_table.rules.tables_hash
    assert (table.custom_values.name, table.custom_values.values["inn.villagers.bard.price"]) == ("mine", {"beer": 3})


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_earlier_values_are_valid_and_differ_from_the_current_ones(game_type):
    for earlier_set in earlier_sets(game_type.package):
        assert read_set(game_type, earlier_set).values == earlier_set["values"]


def test_a_record_with_earlier_values_contains_them_when_it_is_written_again():
    earlier = earlier_sets("village.games.village")[-1]
    text = village.new(
        "village", edition="bigbox", seats=2, expansions=["inn"], seed="old", custom_values=earlier
    ).dump()
    old = "\n".join(line for line in text.splitlines() if not line.startswith("Custom-Values:")) + "\n"
    read = village.load(old)
    assert read.table.custom_values.name == earlier["name"]
    assert village.load(read.dump()).view(0) == read.view(0)
