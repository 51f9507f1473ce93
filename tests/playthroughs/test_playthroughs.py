"""The written playthroughs are still played like that, line by line."""

import pytest

from tests.laws.play import SEATS
from tools.traces import FOLDER, SEEDS, trace

NAMES = {f"{edition}-{seats}.txt": (edition, seats) for edition, counts in SEATS.items() for seats in counts}
AGAIN = "if the change is meant, run `python -m tools.traces` and review the diff"


def first_difference(written: list[str], played: list[str]) -> str:
    """Where two texts part; empty if they are the same."""
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        if old != new:
            return f"line {number}:\n  written: {old[:300]}\n  played:  {new[:300]}"
    if len(written) != len(played):
        return f"line {min(len(written), len(played)) + 1}: one ends here, the other goes on"
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_the_written_playthrough_is_what_is_played(name):
    edition, seats = NAMES[name]
    assert (FOLDER / name).exists(), f"{name} is missing: run `python -m tools.traces`"
    written = (FOLDER / name).read_text("utf-8").splitlines()
    difference = first_difference(written, trace(edition, seats, SEEDS[edition, seats]).splitlines())
    assert not difference, f"{name} {difference}\n{AGAIN}"
    assert len(written) > 400


def test_there_is_no_playthrough_that_nothing_writes():
    assert {path.name for path in FOLDER.iterdir() if path.suffix != ".py" and path.is_file()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_small_and_tells_a_whole_game(name):
    text = (FOLDER / name).read_text("utf-8")
    assert len(text) < 300_000
    assert text.count("\nscore ") == NAMES[name][1]
    assert text.count("\n  digest ") > 10
    assert text.count("\n= {") > 2, "the whole position stands there after every round"
    assert all(f" {word}" in text for word in ("mass", "trigger", "market_day", "last_turn", "over"))


@pytest.mark.parametrize(
    ("written", "played", "found"),
    [
        (["a", "b"], ["a", "b"], ""),
        (["a", "b"], ["a", "c"], "line 2:"),
        (["a"], ["a", "c"], "line 2: one ends"),
        (["a", "b"], ["a"], "line 2: one ends"),
        ([], [], ""),
    ],
)
def test_the_first_difference_is_named(written, played, found):
    difference = first_difference(written, played)
    assert difference.startswith(found)
    assert bool(difference) == bool(found)
