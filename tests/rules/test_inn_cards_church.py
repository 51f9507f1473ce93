"""I-V07, I-V23: villagers of the mass."""

from itertools import product

import pytest

import village
from tests.builders.inn import holders, set_up_inn, used_up
from tests.builders.village import at, family, legal_choices, play
from village.toolkit.pruning import distinct_choices

rule = pytest.mark.rule

OVER = [["over", 0, 0]]


def bagged(crowd, coins=0, **more):
    return {"members": at(farm=[0, 0, 0, 1], bag=crowd), "coins": coins, **more}


def praying(**windows):
    return {"members": at(farm=[0, 0, 0, 1], **windows), "grain": 0}


def priest(crowd, coins=0, opponent=(0, 0, 0, 0), **table):
    """Return a game in which seat 0 holds the Priest and is the last to buy from the black bag."""
    families = {0: bagged(crowd, coins), 1: bagged(list(opponent))}
    below = [*OVER, ["monk", village.CHANCE, 0]]
    return set_up_inn("window.bag", start=1, owned={0: ["priest"]}, families=families, below=below, **table)


def nun(farm, **table):
    """Return a game in which seat 0 holds the Nun and is the last to promote."""
    return set_up_inn("window.promote", start=1, below=OVER, owned={0: ["nun"]}, families={0: farm}, **table)


# Priest


@rule("I-V07")
def test_the_priest_calls_two_members_without_paying_and_in_any_order():
    game = priest([1, 1, 1, 0], coins=1)
    play(game, "window priest")
    assert legal_choices(game) == ["pass", "1", "2", "3"]
    play(game, "call 3")
    assert legal_choices(game) == ["pass", "1", "2"]
    assert game.why("call 3").rule == "I-V07"
    play(game, "call 2")
    assert (game.question, legal_choices(game)) == ("buy", ["pass", "1"])
    assert family(game)["coins"] == 1
    assert family(game)["members"]["window1"] == [0, 1, 1, 0]
    assert game.data()["drawn"] == 2
    assert used_up(game) == ["priest"]


@rule("I-V07")
def test_the_priest_may_call_one_member_and_further_ones_can_be_bought():
    game = priest([3, 0, 0, 0], coins=2)
    play(game, "window priest", "call 1", "call pass", "buy 1")
    assert family(game)["coins"] == 1
    assert family(game)["members"]["window1"] == [2, 0, 0, 0]


@rule("I-V07")
def test_two_members_of_one_generation_may_be_called_but_not_three():
    game = priest([3, 0, 0, 0], coins=1)
    play(game, "window priest", "call 1", "call 1")
    assert game.question == "buy"
    assert family(game)["members"]["window1"] == [2, 0, 0, 0]


@rule("I-V07")
def test_every_member_called_counts_towards_the_four():
    game = priest([2, 0, 0, 0], drawn=2, opponent=[1, 0, 0, 0])
    play(game, "window priest", "call 1", "call 1")
    assert game.over  # nothing is drawn at random
    game = priest([2, 0, 0, 0], drawn=1, opponent=[1, 0, 0, 0])
    play(game, "window priest", "call 1", "call 1")
    assert (game.actor, legal_choices(game)) == (village.CHANCE, ["monk", "1.1"])
    play(game, "monk monk")
    assert game.over


@rule("I-V07")
def test_the_priest_needs_an_own_member_in_the_bag():
    game = priest([0, 0, 0, 0], coins=3, opponent=[1, 0, 0, 0])
    assert (game.question, holders(game)[0]) == ("monk", ["priest"])


# Nun


@rule("I-V23")
def test_the_nun_gives_steps_worth_three_grain():
    game = nun(praying(window1=[2, 0, 0, 0]))
    play(game, "window nun")
    assert legal_choices(game) == ["pass", "1"]
    play(game, "mercy 1")
    assert legal_choices(game) == ["pass", "1", "2"]
    play(game, "mercy 1")
    assert game.over  # 1 grain is left and no member is at window 1
    assert family(game)["members"]["window2"] == [2, 0, 0, 0]
    assert family(game)["grain"] == 0
    assert used_up(game) == ["nun"]


@rule("I-V23")
def test_a_step_must_fit_whole_into_what_is_left():
    game = nun(praying(window1=[1, 0, 0, 0], window2=[0, 1, 0, 0]))
    play(game, "window nun", "mercy 2")
    assert legal_choices(game) == ["pass", "1"]  # 1 grain is left, and window 3 costs 2
    assert str(game.why("mercy 3")) == "I-V23 mercy-spent"
    game = nun(praying(window1=[1, 0, 0, 0], window3=[0, 1, 0, 0]))
    play(game, "window nun", "mercy 1")
    assert legal_choices(game) == ["pass", "2", "3"]
    play(game, "mercy 3")
    assert family(game)["members"]["window4"] == [0, 1, 0, 0]


@rule("I-V23")
def test_the_nun_asks_which_generation_moves():
    game = nun(praying(window1=[1, 0, 1, 0]))
    play(game, "window nun", "mercy 1")
    assert (game.question, legal_choices(game)) == ("lift", ["1", "3"])
    play(game, "lift 3")
    assert family(game)["members"]["window2"] == [0, 0, 1, 0]


@rule("I-V23")
def test_the_members_move_up_in_any_order():
    game = nun(praying(window1=[1, 0, 1, 1], window2=[0, 1, 0, 0]))
    play(game, "window nun", "mercy 2", "mercy 1", "lift 4")
    assert game.over  # no grain is left
    assert family(game)["members"]["window2"] == [0, 0, 0, 1]
    game = nun(praying(window1=[1, 0, 1, 1]))
    play(game, "window nun", "mercy 1", "lift 4", "mercy 1")
    assert legal_choices(game) == ["1", "3"]
    assert game.why("lift 2").rule == "I-V23"


def steps_up(windows, grain):
    """Return every position of members after free steps in any order, and the grain that is left."""
    reached, open_ways = set(), [(windows, grain)]
    while open_ways:
        crowds, left = open_ways.pop()
        if (crowds, left) in reached:
            continue
        reached.add((crowds, left))
        for window, generation in product(range(3), range(4)):
            if crowds[window][generation] and (1, 2, 2)[window] <= left:
                position = [list(crowd) for crowd in crowds]
                position[window][generation] -= 1
                position[window + 1][generation] += 1
                open_ways.append((tuple(map(tuple, position)), left - (1, 2, 2)[window]))
    return {crowds for crowds, _ in reached}


def standing(game):
    members = family(game)["members"]
    return tuple(tuple(members.get(f"window{number}", [0] * 4)) for number in (1, 2, 3, 4))


def ways_of_the_nun(game):
    """Return the final position of each sequence of moves with the Nun that a bot considers."""
    if game.question not in ("mercy", "lift"):
        return [standing(game)]
    ways = []
    step = game.state.stack[-1].step
    for choice in distinct_choices(game.state):
        after = village.position("village", game.data(), chance="manual")
        after.play(f"{step.name} {step.token(choice)}")
        ways += ways_of_the_nun(after)
    return ways


@rule("I-V23")
@pytest.mark.parametrize(
    "windows",
    [
        ((4, 3, 2, 1), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 1, 0, 0), (1, 1, 0, 0), (1, 1, 0, 0), (0, 0, 1, 0)),
        ((2, 0, 1, 0), (0, 2, 0, 0), (1, 0, 0, 1), (0, 0, 0, 0)),
    ],
)
def test_bots_see_one_order_of_moves_for_every_way_to_use_the_nun(windows):
    game = nun(praying(**{f"window{number}": list(crowd) for number, crowd in enumerate(windows, 1) if any(crowd)}))
    play(game, "window nun")
    ways = ways_of_the_nun(game)
    assert len(set(ways)) == len(ways)
    assert set(ways) == steps_up(windows, 3)


@rule("I-V23")
def test_ordinary_promotions_follow():
    game = nun({**praying(window1=[1, 0, 0, 0]), "grain": 2})
    play(game, "window nun", "mercy 1", "mercy 2")
    assert (game.question, legal_choices(game)) == ("promote", ["pass", "3.1"])
    play(game, "promote 3.1")
    assert family(game)["members"]["window4"] == [1, 0, 0, 0]
    assert family(game)["grain"] == 0


@rule("I-V23")
@pytest.mark.parametrize(
    ("window", "playable"), [("window1", True), ("window3", True), ("window4", False), ("bag", False)]
)
def test_the_nun_needs_a_first_step(window, playable):
    game = nun(praying(**{window: [1, 0, 0, 0]}))
    assert (game.question == "window") == playable
