"""Numbers change; a record is played on with those it began with."""

import pytest

import village
from village.games import titles
from village.record.earlier import lay_as_of, listed
from village.record.numbers import read_set
from village.record.table import lay

# As the first release wrote them: hashes of its tables.
FIRST_RELEASE = {("inn",): "6686a8a33307c37a", (): lay("village", "bigbox", 1).rules.tables_hash}
OWN = {"name": "mine", "values": {"inn.villagers.bard.price": {"beer": 3}}}


def as_of(tables, boxes, numbers=None):
    return lay_as_of(tables, "village", "bigbox", 1, boxes, {}, numbers)


@pytest.mark.parametrize("boxes", FIRST_RELEASE)
def test_a_table_of_the_first_release_is_laid_with_its_numbers(boxes):
    assert as_of(FIRST_RELEASE[boxes], boxes).rules.tables_hash == FIRST_RELEASE[boxes]


def test_nothing_changes_where_the_numbers_are_todays_or_nobodys():
    today = lay("village", "bigbox", 1, ("inn",))
    assert as_of(today.rules.tables_hash, ("inn",)) is today
    assert as_of("0123456789abcdef", ("inn",)) is today


def test_own_numbers_stay_over_earlier_ones():
    earlier = {**listed("village.games.village")[0]["values"], **OWN["values"]}
    then = lay("village", "bigbox", 1, ("inn",), {}, {"name": "mine", "values": earlier})
    found = as_of(then.rules.tables_hash, ("inn",), OWN)
    assert found.rules.tables_hash == then.rules.tables_hash
    assert (found.numbers.name, found.numbers.values["inn.villagers.bard.price"]) == ("mine", {"beer": 3})


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_earlier_numbers_are_checked_and_differ_from_todays(title):
    for one in listed(title.package):
        assert read_set(title, one).values == one["values"]


def test_a_record_of_earlier_numbers_tells_them_from_then_on():
    earlier = listed("village.games.village")[0]
    text = village.new("village", edition="bigbox", seats=2, boxes=["inn"], seed="old", numbers=earlier).dump()
    old = "\n".join(line for line in text.splitlines() if not line.startswith("Numbers:")) + "\n"
    read = village.load(old)
    assert read.table.numbers.name == earlier["name"]
    assert village.load(read.dump()).view(0) == read.view(0)
