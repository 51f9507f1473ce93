"""Searches prune only orders of white banners that are equivalent to another order."""

import random

import pytest

from tests.builders.my_village import set_up
from village.games.my_village.vocabulary import A_WHITE, WHITE
from village.record.setup import create_table as table

RICH = {
    "coins": 3, "council": "guild", "wild": 1, "meeting": True, "markers": 1,
    "crafts": ["stables1", "brewery2", "smithy3", "office4", "wainwright1"],
    "goods": {"horse": 2, "beer": 3, "plow": 1, "scroll": 3, "wagon": 1}, "fields": [False, True, False],
}  # fmt: skip


def ends(s, names):
    """Return every position after these banners for all moves in between; skip banners that are idle now."""
    if not s.stack or s.stack[-1].who < 0 or s.stack[-1].step.name in ("dice", "death"):
        return {seen(s)}
    step = s.stack[-1].step.name
    if step not in ("banner", "white"):
        return set().union(*[ends(after(s, choice), names) for choice in s.legal()])
    if not names:
        return {seen(s)}
    choice = names[0] + (A_WHITE if step == "banner" else 1)
    if choice not in s.legal():
        return ends(s, names[1:])
    return ends(after(s, choice), names[1:])


def after(s, choice):
    twin = s.copy()
    twin.play(choice)
    return twin


def seen(s):
    """Return the position without the parts that depend on the order: the pending question and the banners done."""
    data = s.rules.data(s)
    return repr([data[key] for key in data if key not in ("stack", "now")])


def left_out(rules, s):
    """Return the banners that a search prunes."""
    twin = s.copy()
    rules.prune_equivalent(twin)
    kept = twin.legal()
    assert kept[0] == 0
    assert set(kept) <= set(s.legal())
    return [choice - 1 for choice in s.legal() if choice not in kept]


def check(rules, before, s):
    """Check that each of them could have come before the last one, with the same results."""
    last = s.stack[-1].arg - 1
    names = left_out(rules, s)
    for name in names:
        assert name < last
        assert ends(after(s, name + 1), []) <= ends(before, [name, last]), (WHITE[last], WHITE[name])
    return len(names)


def walk(rules, s, dice):
    """Play randomly to the next turn and return the number of pruned orders."""
    found, before = 0, s
    while s.stack and s.stack[-1].who >= 0 and s.stack[-1].step.name not in ("dice", "death"):
        step = s.stack[-1].step.name
        if step == "white":
            found += check(rules, before, s)
        if step in ("banner", "white"):
            before = s.copy()
        whites = [choice for choice in s.legal() if choice >= A_WHITE or (step == "white" and choice)]
        s.play(dice.choice(whites or s.legal()))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_pruned_order_has_an_equivalent_with_the_same_result(seed):
    dice = random.Random(seed)
    rules = table("my_village", seats=3).rules
    found = 0
    for _ in range(40):
        market = dice.sample([f"cu{number:02}" for number in range(1, 34)], 6)
        home = {
            **RICH,
            "market": market,
            "wild": dice.randrange(4),
            "tile": dice.choice(["field1", "school", market[0]]),
        }
        home["goods"] = {good: dice.randrange(4) for good in RICH["goods"]}
        home["fields"] = [dice.random() < 0.5 for _ in range(dice.randrange(4))]
        if home["tile"] == "field1" and not home["fields"]:
            home["tile"] = "play"
        home["council"] = dice.choice(["guild", "monetary", "area", "population"])
        if home["council"] != "guild":
            home["wild"] = 0
        game = set_up(value=dice.choice([5, 6, 7, 8, 9, 12]), homes={0: {**home, "board": 1}})
        found += walk(rules, game.state, dice)
    assert found > 10


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
    assert left_out(game.table.rules, game.state) == []
    assert game.moves == ["white done", "white meeting"]


def test_the_first_order_is_never_pruned():
    game = set_up(value=5, homes={0: {**RICH, "board": 1, "tile": "school"}})
    rules = game.table.rules
    for answer in ("banner white.play", "white stables"):
        game.play(answer)
        assert not left_out(rules, game.state) or min(left_out(rules, game.state)) < game.state.stack[-1].arg - 1


def test_a_full_building_may_wait_until_a_customer_is_served():
    home = {"board": 1, "crafts": ["stables1"], "goods": {"horse": 3}, "market": ["cu14", "cu05"]}
    game = set_up(value=5, homes={0: home})
    game.play("banner white.cu14")
    assert left_out(game.table.rules, game.state) == [WHITE.index("play")]
    assert "white stables" in game.moves


def test_a_good_produced_first_need_not_come_second():
    home = {"board": 1, "crafts": ["stables1", "brewery1"], "goods": {"horse": 0, "beer": 0}}
    game = set_up(value=5, homes={0: home})
    game.play("banner white.brewery")
    assert left_out(game.table.rules, game.state) == [WHITE.index("play"), WHITE.index("stables")]
    assert game.moves == ["white done", "white play", "white stables"]
