"""A damaged record either loads as a game or raises BadRecord, nothing else."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import village
from tests.properties.invariants import check
from tests.properties.play import PLAIN, WITH_EXPANSIONS, finish, middle, new
from village import BadPosition, BadRecord, BadSetup

fixed = settings(derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
TEXT = finish(new(PLAIN[0], 9), 9).dump()
EXPANSIONS = finish(new(WITH_EXPANSIONS[1], 9), 9).dump()
SHORT = "\n".join(TEXT.splitlines()[:60]).replace("Scores", "; Scores")
LINES = TEXT.splitlines()
CHARACTERS = st.text(st.sampled_from('0123456789-.:;= \n\r\tabgnprtu"[]{}\\\x00\u2028\u00b2\u6751'), max_size=12)
JUNK = st.one_of(
    CHARACTERS, st.text(max_size=30), st.sampled_from(LINES), st.sampled_from(["turn", "pass", "-1", "null"])
)


def read(text: str) -> None:
    """Check that the text loads as a record that reads back as itself, or raises BadRecord."""
    try:
        game = village.load(text)
    except BadRecord:
        return
    loaded = village.load(game.dump())
    assert loaded.dump() == game.dump()
    assert loaded.data() == game.data()
    check(game.data())


def test_the_texts_that_are_edited_are_good_records():
    assert village.load(TEXT).dump() == TEXT
    assert village.load(EXPANSIONS).dump() == EXPANSIONS
    assert len(village.load(SHORT).log) > 20


@settings(fixed, max_examples=300)
@given(
    st.sampled_from([TEXT, SHORT, EXPANSIONS]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), JUNK), min_size=1, max_size=3),
)
def test_edits_anywhere_give_a_record_or_bad_record(text, edits):
    for place, length, junk in edits:
        at = int(place * len(text))
        text = text[:at] + junk + text[at + length :]
    read(text)


@settings(fixed, max_examples=200)
@given(st.integers(0, 11), JUNK)
def test_edits_of_the_header_give_a_record_or_bad_record(number, junk):
    lines = SHORT.splitlines()
    name = lines[number].split(":")[0]
    lines[number] = f"{name}: {junk}"
    read("\n".join(lines))


@settings(fixed, max_examples=200)
@given(
    st.lists(st.integers(0, len(LINES) - 1), min_size=1, max_size=4),
    st.sampled_from(["drop", "double", "swap", "reverse"]),
)
def test_lines_dropped_doubled_or_moved_give_a_record_or_bad_record(numbers, how):
    lines = LINES.copy()
    for number in numbers:
        number %= len(lines)
        if how == "drop":
            del lines[number]
        elif how == "double":
            lines.insert(number, lines[number])
        elif how == "swap":
            lines[number], lines[0] = lines[0], lines[number]
        else:
            lines[number:] = reversed(lines[number:])
    read("\n".join(lines))


@settings(fixed, max_examples=200)
@given(st.text())
def test_any_text_gives_a_record_or_bad_record(text):
    read(text)


POSITIONS = [new(PLAIN[2], 4).data(), middle(WITH_EXPANSIONS[1], 4).data(), middle(WITH_EXPANSIONS[-1], 4).data()]
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.integers(), st.floats(), st.text(max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=6,
)


def paths(data, path=()):
    """Yield every path in a piece of data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    return [path, *(inner for key, value in inside for inner in paths(value, (*path, key)))]


PATHS = [(n, path) for n, data in enumerate(POSITIONS) for path in paths(data) if path and path[0] != "stack"]


@settings(fixed, max_examples=1200)
@given(st.sampled_from(PATHS), VALUES)
def test_a_damaged_position_is_a_position_or_bad_position(place, value):
    number, path = place
    data = json.loads(json.dumps(POSITIONS[number]))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    try:
        game = village.position("village", data, seed=1)
    except (BadPosition, BadSetup):
        return
    assert village.position("village", game.data(), seed=1).data() == game.data()
