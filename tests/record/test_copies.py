"""Copies of records: independent, equal, and playing on in the same way."""

import copy
import pickle

import pytest

import village
from tests.properties.play import PLAIN, middle

TABLES = [
    {"seats": 4, "expansions": ("port", "goals", "inn", "customers", "marriage")},
    {"seats": 1},
    {"game": "my_village", "seats": 3},
    {"seats": 2, "chance": "manual"},
]
named = pytest.mark.parametrize("setting", TABLES, ids=lambda setting: "-".join(map(str, setting.values())))
WAYS = {
    "copy": lambda record: record.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda record: pickle.loads(pickle.dumps(record)),
}
by_every_way = pytest.mark.parametrize("duplicate", WAYS.values(), ids=WAYS)


def play(record, moves):
    for number in range(moves):
        if not record.over:
            record.play(record.moves[number * 7 % len(record.moves)])


def half_played(setting):
    seed = {} if setting.get("chance") == "manual" else {"seed": 3}
    record = village.new(**{"game": "village", **setting, **seed})
    play(record, 60)
    return record


@named
@by_every_way
def test_a_copy_is_equal_and_plays_on_in_the_same_way(setting, duplicate):
    record = half_played(setting)
    copied = duplicate(record)
    assert copied == record
    assert copied.dump() == record.dump()
    assert (copied.opening, copied.owners, copied.view(0)) == (record.opening, record.owners, record.view(0))
    play(record, 80)
    play(copied, 80)
    assert copied == record
    assert copied.data() == record.data()


@named
@by_every_way
def test_playing_one_of_them_leaves_the_other_alone(setting, duplicate):
    record = half_played(setting)
    text, position = record.dump(), record.data()
    copied = duplicate(record)
    play(copied, 80)
    assert (record.dump(), record.data()) == (text, position)
    assert copied != record


@by_every_way
def test_a_copy_can_undo_what_was_played_before(duplicate):
    record = village.new("village", seats=2, seed=1)
    while True:
        before = record.dump()
        record.play(record.moves[0])
        try:
            record.check_undo()
        except village.CannotUndo:
            continue
        break
    copied = duplicate(record)
    copied.undo()
    assert copied.dump() == before
    assert record.dump() != before


@by_every_way
def test_a_record_that_was_loaded_keeps_the_published_hash_of_its_seed(duplicate):
    record = village.new("village", seats=2, seed="a secret")
    text = "\n".join(line for line in record.dump().splitlines() if not line.startswith("Seed:"))
    loaded = village.load(text)
    copied = duplicate(loaded)
    assert copied.seed is None
    assert copied.seed_hash == record.seed_hash


@by_every_way
def test_a_position_keeps_its_start(duplicate):
    record = village.position("village", middle(PLAIN[1], 3).data(), seed=4)
    play(record, 10)
    assert duplicate(record) == record


def test_a_pickled_record_contains_setting_and_log_but_no_rules():
    record = village.new("village", seats=2, seed=1)
    assert len(pickle.dumps(record)) < 1000


def test_records_with_another_seed_setting_or_log_differ():
    record = village.new("village", seats=2, seed=1)
    assert record == village.new("village", seats=2, seed=1)
    assert record != village.new("village", seats=2, seed=2)
    assert record != village.new("village", seats=3, seed=1)
    assert record != village.new("village", seats=2, seed=1, options={"hidden_customers": True})
    assert record != "record"
    with pytest.raises(TypeError, match="unhashable"):
        hash(record)


def test_repr_says_what_is_played_and_who_is_to_move():
    record = village.new("village", seats=2, seed=1, expansions=("inn",))
    assert repr(record) == f"<Record of village + inn, 2 seats, {len(record.log)} moves, seat 0 to answer 'turn'>"
    while not record.over:
        record.play(record.moves[0])
    assert repr(record).endswith("moves, over>")


def test_tables_are_shared_by_copies():
    record = village.new("village", seats=2, seed=1)
    assert copy.deepcopy(record).table is record.table
    first, second = pickle.loads(pickle.dumps([record, village.new("village", seats=2, seed=2)]))
    assert first.table is second.table
    assert first.table.key == record.table.key
