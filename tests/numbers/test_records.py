"""Records contain the custom values they were played with, so that they replay anywhere."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import village
from tests.numbers.sets import CUSTOM
from tests.properties.play import finish
from village.record.notation import HEADERS


def played(**setting):
    return finish(village.new(seed=3, numbers=CUSTOM, **setting), 1)


@pytest.fixture(scope="module")
def record():
    return played(seats=2, expansions=("inn", "goals"))


def test_a_record_carries_name_hash_and_content(record):
    line = next(line for line in record.dump().splitlines() if line.startswith("Numbers: "))
    data = json.loads(line.removeprefix("Numbers: "))
    assert (data["name"], data["hash"]) == ("mine", record.table.numbers.hash)
    assert data["values"]["village.life.lap"] == 9
    assert "Numbers" in HEADERS


def test_a_record_is_loaded_with_its_values_and_verified(record):
    loaded = village.load(record.dump())
    assert (loaded.log, loaded.scores(), loaded.table.numbers) == (record.log, record.scores(), record.table.numbers)
    assert loaded.dump() == record.dump()
    assert village.verify(loaded) > 20


def test_a_record_replays_on_another_machine(record, tmp_path):
    """A fresh process knows only the values in the record."""
    file = tmp_path / "mine.village"
    file.write_text(record.dump(), "utf-8")
    program = (
        "import sys, village; game = village.load(open(sys.argv[1]).read()); print(village.verify(game), game.over)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[1] == "True"


def test_a_position_contains_custom_values(record):
    early = village.new(seats=2, expansions=("inn", "goals"), seed=3, numbers=CUSTOM)
    copy = village.position("village", early.data(), seed=1)
    assert copy.data() == early.data()
    assert village.load(copy.dump()).table.numbers == early.table.numbers


def test_a_record_without_custom_values_has_no_header_for_them():
    assert "Numbers:" not in village.new(seats=2, seed=1).dump()
    assert village.new(seats=2, seed=1, numbers={"name": "none"}).dump() == village.new(seats=2, seed=1).dump()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"village.life.lap": 9', '"village.life.lap": 10', "numbers: hash is "),
        ('"village.life.lap": 9', '"village.life.lap": 99', "numbers: village.life.lap must be a whole number from"),
        ('"village.life.lap": 9', '"village.life.laps": 9', "numbers: village.life.laps is not a number of this game"),
        ("Numbers: {", "Numbers: ", "the header 'Numbers' cannot be read"),
        ("Tables: ", "Tables: 0", "written with other numbers (hash 0"),
    ],
)
def test_a_record_with_changed_values_is_refused(record, old, new, sentence):
    text = record.dump().replace(old, new, 1)
    assert text != record.dump()
    with pytest.raises(village.BadRecord) as refused:
        village.load(text)
    assert str(refused.value).startswith(sentence)


def test_a_record_with_missing_values_is_refused(record):
    lines = [line for line in record.dump().splitlines() if not line.startswith("Numbers: ")]
    with pytest.raises(village.BadRecord, match=r"^written with other numbers"):
        village.load("\n".join(lines))


def test_a_name_may_contain_any_character():
    named = village.new(seats=2, seed=1, numbers={**CUSTOM, "name": "Ann; Bob: 村庄"})
    assert village.load(named.dump()).table.numbers.name == "Ann; Bob: 村庄"
