"""The stored playthroughs still match the rules, line by line."""

import pytest

from tests.properties.play import MY_VILLAGE, PLAIN
from tools.generate_playthroughs import FOLDER, SETTINGS, playthrough

NAMES = {f"{setting.name}.txt": setting for setting in SETTINGS}
EXPANSION_EVENTS = {  # must occur in a playthrough with the expansion
    "inn": ("villager", "push", "play", "reveal", "bard"),
    "port": ("crew", "hire", "sail", "load", "sell", "return", "unload"),
    "goals": ("silver", "gold"),
    "customers": ("horse+ox", "wagon2"),
    "marriage": ("roll", "married", "pink", "dowry", "bread", "bribe", "give", "promote_bread", "rank_taken"),
    "solo": ("rival_take", "rival_serve", "rival_death", "rival_bag", "fate", "quill"),
}
EVENTS = {  # must occur in any playthrough of the game
    "village": ("mass", "trigger", "market_day", "last_turn", "over"),
    "my_village": ("round", "dice", "value", "white", "coins", "story", "chronicle", "rat", "kept", "market", "over"),
}
HOW_TO_UPDATE = "if the change is intended, run `python -m tools.generate_playthroughs` and review the diff"


def first_difference(written: list[str], played: list[str]) -> str:
    """Return the first differing line; empty if the texts are equal."""
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        if old != new:
            return f"line {number}:\n  written: {old[:300]}\n  played:  {new[:300]}"
    if len(written) != len(played):
        return f"line {min(len(written), len(played)) + 1}: one ends here, the other continues"
    return ""


@pytest.mark.parametrize("name", NAMES)
def test_the_stored_playthrough_matches_the_rules(name):
    assert (FOLDER / name).exists(), f"{name} is missing: run `python -m tools.generate_playthroughs`"
    written = (FOLDER / name).read_text("utf-8").splitlines()
    difference = first_difference(written, playthrough(NAMES[name]).splitlines())
    assert not difference, f"{name} {difference}\n{HOW_TO_UPDATE}"
    assert len(written) > 250


def test_there_are_no_obsolete_playthroughs():
    assert {path.name for path in FOLDER.iterdir() if path.suffix != ".py" and path.is_file()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_small_and_contains_a_whole_game(name):
    text = (FOLDER / name).read_text("utf-8")
    assert len(text) < 300_000
    assert text.count("\nscore ") == NAMES[name].seats
    assert text.count("\n  digest ") > 5
    assert text.count("\n= {") > 2, "the full position after every round"
    assert [word for word in EVENTS[NAMES[name].game] if f" {word}" not in text] == []
    expansions = [*NAMES[name].expansions, *(["solo"] if NAMES[name].seats == 1 else [])]
    assert [word for expansion in expansions for word in EXPANSION_EVENTS[expansion] if word not in text] == []


def test_every_table_setup_has_a_playthrough():
    written = {(setting.game, setting.edition, setting.seats, setting.expansions) for setting in SETTINGS}
    assert written >= {(setting.game, *setting[:3]) for setting in [*PLAIN, *MY_VILLAGE]}
    assert {expansion for setting in SETTINGS for expansion in setting.expansions} == {
        "inn",
        "port",
        "goals",
        "customers",
        "marriage",
    }
    assert any("\n  goal " in text or "; goal " in text for text in map(read, NAMES)), (
        "in one of them a goal is reached"
    )


def read(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize(
    ("written", "played", "expected"),
    [
        (["a", "b"], ["a", "b"], ""),
        (["a", "b"], ["a", "c"], "line 2:"),
        (["a"], ["a", "c"], "line 2: one ends"),
        (["a", "b"], ["a"], "line 2: one ends"),
        ([], [], ""),
    ],
)
def test_the_first_difference_is_named(written, played, expected):
    difference = first_difference(written, played)
    assert difference.startswith(expected)
    assert bool(difference) == bool(expected)
