"""Records contain the custom values they were played with, so that they replay anywhere."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import village
from tests.custom_values.sets import CUSTOM
from tests.properties.play import finish
from village.record.notation import HEADERS


def played(**setting):
    return finish(village.new(seed=3, custom_values=CUSTOM, **setting), 1)


@pytest.fixture(scope="module")
def record():
    return played(seats=2, expansions=("inn", "goals"))


def test_a_record_carries_name_hash_and_content(record):
    line = next(line for line in record.dump().splitlines() if line.startswith("Custom-Values: "))
    data = json.loads(line.removeprefix("Custom-Values: "))
    assert (data["name"], data["hash"]) == ("mine", record.table.custom_values.hash)
    assert data["values"]["village.life.lap"] == 9
    assert "Custom-Values" in HEADERS


def test_a_record_is_loaded_with_its_values_and_verified(record):
    loaded = village.load(record.dump())
    assert (loaded.log, loaded.scores(), loaded.table.custom_values) == (
        record.log,
        record.scores(),
        record.table.custom_values,
    )
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
    early = village.new(seats=2, expansions=("inn", "goals"), seed=3, custom_values=CUSTOM)
    copy = village.position("village", early.data(), seed=1)
    assert copy.data() == early.data()
    assert village.load(copy.dump()).table.custom_values == early.table.custom_values


def test_a_record_without_custom_values_has_no_header_for_them():
    assert "Custom-Values:" not in village.new(seats=2, seed=1).dump()
    assert village.new(seats=2, seed=1, custom_values={"name": "none"}).dump() == village.new(seats=2, seed=1).dump()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"village.life.lap": 9', '"village.life.lap": 10', "custom values: hash is "),
        (
            '"village.life.lap": 9',
            '"village.life.lap": 99',
            "custom values: village.life.lap must be a whole number from",
        ),
        (
            '"village.life.lap": 9',
            '"village.life.laps": 9',
            "custom values: village.life.laps is not a value of this game",
        ),
        ("Custom-Values: {", "Custom-Values: ", "the header 'Custom-Values' cannot be read"),
        ("Tables: ", "Tables: 0", "written with other values (hash 0"),
    ],
)
def test_a_record_with_changed_values_is_refused(record, old, new, sentence):
    text = record.dump().replace(old, new, 1)
    assert text != record.dump()
    with pytest.raises(village.BadRecord) as refused:
        village.load(text)
    assert str(refused.value).startswith(sentence)


def test_a_record_with_missing_values_is_refused(record):
    lines = [line for line in record.dump().splitlines() if not line.startswith("Custom-Values: ")]
    with pytest.raises(village.BadRecord, match=r"^written with other values"):
        village.load("\n".join(lines))


def test_a_name_may_contain_any_character():
    named = village.new(seats=2, seed=1, custom_values={**CUSTOM, "name": "Ann; Bob: 村庄"})
    assert village.load(named.dump()).table.custom_values.name == "Ann; Bob: 村庄"


def test_a_record_with_the_earlier_header_is_read(record):
    earlier = record.dump().replace("Custom-Values: ", "Numbers: ").replace('"mine"', '"mine; yours"')
    loaded = village.load(earlier)
    assert (loaded.log, loaded.table.custom_values.name) == (record.log, "mine; yours")
    assert loaded.table.custom_values.hash == record.table.custom_values.hash
    assert "Numbers: " not in loaded.dump()


def test_a_position_with_the_earlier_key_is_read(record):
    game = village.new(seats=2, seed=3, custom_values=CUSTOM)
    data = game.data()
    earlier = {"numbers" if key == "custom_values" else key: value for key, value in data.items()}
    assert "numbers" in earlier
    assert village.position("village", earlier, seed=3).data() == data
