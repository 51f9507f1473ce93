"""The written playthroughs are still played like that, line by line."""

import pytest

from tests.laws.play import MINE, PLAIN
from tools.traces import FOLDER, SETTINGS, trace

NAMES = {f"{setting.name}.txt": setting for setting in SETTINGS}
TOLD = {  # what has to happen in a trace with a box
    "inn": ("villager", "push", "play", "reveal", "bard"),
    "port": ("crew", "hire", "sail", "load", "sell", "return", "unload"),
    "goals": ("silver", "gold"),
    "customers": ("horse+ox", "wagon2"),
    "marriage": ("roll", "married", "pink", "dowry", "bread", "bribe", "give", "promote_bread", "rank_taken"),
    "solo": ("rival_take", "rival_serve", "rival_death", "rival_bag", "fate", "quill"),
}
HAPPENS = {  # and in any trace of a game
    "village": ("mass", "trigger", "market_day", "last_turn", "over"),
    "my_village": ("round", "dice", "value", "white", "coins", "story", "chronicle", "rat", "kept", "market", "over"),
}
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
    assert (FOLDER / name).exists(), f"{name} is missing: run `python -m tools.traces`"
    written = (FOLDER / name).read_text("utf-8").splitlines()
    difference = first_difference(written, trace(NAMES[name]).splitlines())
    assert not difference, f"{name} {difference}\n{AGAIN}"
    assert len(written) > 250


def test_there_is_no_playthrough_that_nothing_writes():
    assert {path.name for path in FOLDER.iterdir() if path.suffix != ".py" and path.is_file()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_small_and_tells_a_whole_game(name):
    text = (FOLDER / name).read_text("utf-8")
    assert len(text) < 300_000
    assert text.count("\nscore ") == NAMES[name].seats
    assert text.count("\n  digest ") > 5
    assert text.count("\n= {") > 2, "the whole position stands there after every round"
    assert [word for word in HAPPENS[NAMES[name].game] if f" {word}" not in text] == []
    boxes = [*NAMES[name].boxes, *(["solo"] if NAMES[name].seats == 1 else [])]
    assert [word for box in boxes for word in TOLD[box] if word not in text] == []


def test_every_way_to_play_has_a_playthrough():
    written = {(setting.game, setting.edition, setting.seats, setting.boxes) for setting in SETTINGS}
    assert written >= {(setting.game, *setting[:3]) for setting in [*PLAIN, *MINE]}
    assert {box for setting in SETTINGS for box in setting.boxes} == {"inn", "port", "goals", "customers", "marriage"}
    assert any("\ngoal" in text or "; goal" in text for text in map(read, NAMES)), "in one of them a goal is reached"


def read(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


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
