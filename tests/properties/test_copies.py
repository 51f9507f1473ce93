"""A copy shares nothing with its original and lacks nothing."""

import os
import re
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import village
from tests.builders import my_village
from tests.builders.village import set_up
from tests.properties.play import EVERYWHERE, MY_VILLAGE, PLAIN, PREPARED, WITH_EXPANSIONS, new, play_actively, walk
from village.kernel.step import Frame

LISTENING = {"events"}  # not part of the position
SHARED = {"rules", "step"}  # stateless, one for all games


def play_out(state: Any, seed: object) -> list[int]:
    """Play randomly to the end, draws included; return all choices and the offers."""
    rng = Random(str(seed))
    history = []
    while state.stack:
        legal = state.legal()
        history += [state.actor, *legal, *list(state.weights)[: state.n]]
        state.play(rng.choice(legal))
    return history


def parts(root: Any, path: str = "state") -> dict[str, Any]:
    """Return everything inside an object by its path: plain values, lists and objects."""
    if isinstance(root, list):
        inside = {f"{path}[{i}]": item for i, item in enumerate(root)}
    elif hasattr(root, "__dict__"):
        inside = {f"{path}.{name}": value for name, value in vars(root).items() if name not in SHARED | LISTENING}
    else:
        return {path: root}
    result = {path: root}
    for name, value in inside.items():
        result |= parts(value, name)
    return result


def values(paths: dict[str, Any]) -> dict[str, Any]:
    """Return what can be compared: plain values and the lengths of lists."""
    lengths = {path: len(value) for path, value in paths.items() if isinstance(value, list)}
    return lengths | {path: value for path, value in paths.items() if value is None or isinstance(value, (int, str))}


def attribute(path: str) -> str:
    """Return the path without list indices."""
    return re.sub(r"\[\d+\]", "", path)


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_playing_a_copy_to_the_end_does_not_change_the_original(setting):
    game = new(setting, 21)
    copies = 0
    for ply, _ in enumerate(walk(game, 21)):
        if ply % 40 == 7:
            before, moves = game.data(), game.moves
            copy = game.state.copy()
            play_out(copy, ply)
            assert copy.over
            assert (game.data(), game.moves) == (before, moves)
            copies += 1
    assert copies > 1


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_a_copy_continues_like_the_original(setting):
    game = new(setting, 22)
    rules = game.table.rules
    copies = 0
    for ply, _ in enumerate(walk(game, 22)):
        copy = game.state.copy()
        assert rules.data(copy) == rules.data(game.state)
        assert copy.legal() == game.state.legal()
        assert copy.actor == game.actor
        if ply % 40 == 11:
            twin = copy.copy()
            assert play_out(copy, ply) == play_out(twin, ply)
            assert rules.data(copy) == rules.data(twin)
            assert rules.scores(copy) == rules.scores(twin)
            copies += 1
    assert copies > 1


def look_at_copies(setting):
    """Copy states throughout some games; return all attributes, and those whose value ever changed."""
    fresh = values(parts(new(setting, 1).table.rules.empty())) | {"state.has_listeners": False}
    changed = set()
    for seed in range(2, 5 if setting.game == "village" else 12):
        game = new(setting, seed, chance="manual")
        for ply, _ in enumerate(play_actively(game, seed)):
            if ply % 3:
                continue
            changed |= look_at_copy(game, fresh)
    constant = {
        "state.slices", "state.families", "state.slices.stacks", "state.slices.ships", "state.families.alive",
        "state.villages",
    }  # fmt: skip
    return {attribute(path) for path in fresh} - constant, changed


def look_at_copy(game, fresh):
    """Check that nothing is shared; return the attributes that differ from their initial values."""
    original, copy = parts(game.state), parts(game.state.copy())
    assert values(original) == values(copy)
    shared = [path for path, value in original.items() if value is copy.get(path)]
    assert all(isinstance(original[path], (int, str, Frame, type(None))) for path in shared), shared
    return {attribute(path) for path, value in values(original).items() if fresh.get(path, value) != value}


def treasures():
    """Return positions that are rare in random play: a chest opened, cocoa on a farm."""
    port = {"ships": [{"cocoa": 1}], "chests": {"3": 2}, "ashore": {"chest": 5}}
    game = set_up("turn", expansions=("port",), spaces={"church": {"pink": 1}}, port=port)
    return look_at_copy(game, values(parts(game.table.rules.empty())))


def unknown_customers():
    """Return what changes where customers of others are unknown, which happens only in determinized states."""
    served = {1: {"served": ["cu05"]}}
    game = my_village.set_up(value=4, homes=served, options={"hidden_customers": True})
    game.state = game.table.rules.visible_state(game.state, 0)
    return look_at_copy(game, values(parts(game.table.rules.empty())))


@pytest.mark.skipif(village.COMPILED, reason="compiled objects do not show their attributes")
def test_every_attribute_is_copied_and_none_is_shared():
    all_attributes, changed = set(), set()
    for setting in [*PLAIN, *WITH_EXPANSIONS, *MY_VILLAGE, *PREPARED]:
        attributes, changed_here = look_at_copies(setting)
        all_attributes |= attributes
        changed |= changed_here
    changed |= treasures() | unknown_customers()
    assert {
        "state.slices.reached",
        "state.slices.bard_members",
        "state.slices.windows",
        "state.families.spare",
    } <= all_attributes
    assert all_attributes <= changed, "an attribute was never anything but its default, so its copy was not seen"


NESTED = """
import village

game = village.new(seats=2, seed=7)
for depth in range(40, 60):
    held = game.state.copy()
    held.play(held.legal()[0])
    for _ in range(depth):
        held = [held]
    del held
"""


def test_a_state_may_be_freed_deep_inside_its_containers():
    """CPython defers freeing deeply nested objects with a header that classes marked acyclic for mypyc lack."""
    strict = {**os.environ, "PYTHONMALLOC": "debug"}
    assert subprocess.run([sys.executable, "-c", NESTED], env=strict, timeout=120, capture_output=True).returncode == 0
