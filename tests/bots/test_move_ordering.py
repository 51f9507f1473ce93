"""Searches prune only orders of white banners that are equivalent to another order."""

import random

import pytest

from tests.builders.my_village import set_up
from village.bots.compiled.pruning import prune_equivalent
from village.games.my_village.vocabulary import FIRST_WHITE, WHITE

RICH = {
    "coins": 3, "council": "guild", "wild": 1, "meeting": True, "markers": 1,
    "crafts": ["stables1", "brewery2", "smithy3", "office4", "wainwright1"],
    "goods": {"horse": 2, "beer": 3, "plow": 1, "scroll": 3, "wagon": 1}, "fields": [False, True, False],
}  # fmt: skip


def ends(s, names):
    """Return every position after these banners for all moves in between; skip banners that are idle now."""
    if not s.stack or s.stack[-1].who < 0 or s.stack[-1].step.name in ("dice", "death"):
        return {comparable(s)}
    step = s.stack[-1].step.name
    if step not in ("banner", "white"):
        return set().union(*[ends(after(s, choice), names) for choice in s.legal()])
    if not names:
        return {comparable(s)}
    choice = names[0] + (FIRST_WHITE if step == "banner" else 1)
    if choice not in s.legal():
        return ends(s, names[1:])
    return ends(after(s, choice), names[1:])


def after(s, choice):
    copy = s.copy()
    copy.play(choice)
    return copy


def comparable(s):
    """Return the position without the parts that depend on the order: the pending question and the banners done."""
    data = s.rules.data(s)
    return repr([data[key] for key in data if key not in ("stack", "now")])


def pruned(s):
    """Return the banners that a search prunes."""
    copy = s.copy()
    prune_equivalent(copy)
    remaining = copy.legal()
    assert remaining[0] == 0
    assert set(remaining) <= set(s.legal())
    return [choice - 1 for choice in s.legal() if choice not in remaining]


def check(before, s):
    """Check that each of them could have come before the last one, with the same results."""
    last = s.stack[-1].arg - 1
    names = pruned(s)
    for name in names:
        assert name < last
        assert ends(after(s, name + 1), []) <= ends(before, [name, last]), (WHITE[last], WHITE[name])
    return len(names)


def walk(s, rng):
    """Play randomly to the next turn and return the number of pruned orders."""
    count, before = 0, s
    while s.stack and s.stack[-1].who >= 0 and s.stack[-1].step.name not in ("dice", "death"):
        step = s.stack[-1].step.name
        if step == "white":
            count += check(before, s)
        if step in ("banner", "white"):
            before = s.copy()
        whites = [choice for choice in s.legal() if choice >= FIRST_WHITE or (step == "white" and choice)]
        s.play(rng.choice(whites or s.legal()))
    return count


@pytest.mark.parametrize("seed", range(6))
def test_a_pruned_order_has_an_equivalent_with_the_same_result(seed):
    rng = random.Random(seed)
    count = 0
    for _ in range(40):
        market = rng.sample([f"cu{number:02}" for number in range(1, 34)], 6)
        home = {
            **RICH,
            "market": market,
            "wild": rng.randrange(4),
            "tile": rng.choice(["field1", "school", market[0]]),
        }
        home["goods"] = {good: rng.randrange(4) for good in RICH["goods"]}
        home["fields"] = [rng.random() < 0.5 for _ in range(rng.randrange(4))]
        if home["tile"] == "field1" and not home["fields"]:
            home["tile"] = "play"
        home["council"] = rng.choice(["guild", "monetary", "area", "population"])
        if home["council"] != "guild":
            home["wild"] = 0
        game = set_up(value=rng.choice([5, 6, 7, 8, 9, 12]), homes={0: {**home, "board": 1}})
        count += walk(game.state, rng)
    assert count > 10


def test_the_meeting_place_is_never_pruned():
    home = {
        "board": 1,
        "meeting": True,
        "tile": "meeting",
        "crafts": ["stables1"],
        "goods": {"horse": 2},
        "market": ["cu14"],
    }
    game = set_up(value=12, homes={0: home})
    game.play("banner white.cu14")
    assert pruned(game.state) == []
    assert game.moves == ["white done", "white meeting"]


def test_the_first_order_is_never_pruned():
    game = set_up(value=5, homes={0: {**RICH, "board": 1, "tile": "school"}})
    for move in ("banner white.play", "white stables"):
        game.play(move)
        assert not pruned(game.state) or min(pruned(game.state)) < game.state.stack[-1].arg - 1


def test_a_full_building_may_wait_until_a_customer_is_served():
    home = {"board": 1, "crafts": ["stables1"], "goods": {"horse": 3}, "market": ["cu14", "cu05"]}
    game = set_up(value=5, homes={0: home})
    game.play("banner white.cu14")
    assert pruned(game.state) == [WHITE.index("play")]
    assert "white stables" in game.moves


def test_a_good_produced_first_need_not_come_second():
    home = {"board": 1, "crafts": ["stables1", "brewery1"], "goods": {"horse": 0, "beer": 0}}
    game = set_up(value=5, homes={0: home})
    game.play("banner white.brewery")
    assert pruned(game.state) == [WHITE.index("play"), WHITE.index("stables")]
    assert game.moves == ["white done", "white play", "white stables"]
