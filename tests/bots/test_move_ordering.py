"""Searches prune only orders of moves that are equivalent to another order, and forfeits that cannot help."""

import random

import pytest

from tests.builders.my_village import set_up
from village.games.my_village.vocabulary import FIRST_WHITE, WHITE
from village.toolkit.pruning import distinct_choices, prune_equivalent

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
    """Return the banners that a search prunes, without those whose action changes nothing."""
    copy = s.copy()
    prune_equivalent(copy)
    remaining = copy.legal()
    assert remaining[0] == 0
    assert set(remaining) <= set(s.legal())
    return [choice - 1 for choice in s.legal() if choice not in remaining and not idle(s, choice - 1)]


def idle(s, name):
    banner = s.rules.white_of[name]
    return banner.idle(s, s.villages[s.stack[-1].who], name - banner.first)


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


@pytest.mark.parametrize(("cloud", "explored"), [(0, False), (8, False), (9, True)])
def test_a_banner_that_only_costs_time_is_explored_if_a_villager_dies_of_it(cloud, explored):
    marks = ["travel", "craft", "customer", "church", "field"]
    game = set_up(value=11, homes={0: {"council": "area", "marks": marks, "cloud": cloud}})
    game.play("banner white.school")
    assert game.moves == ["white done", "white council"]
    assert (len(distinct_choices(game.state)) == 2) == explored


GOODS = ("horse", "beer", "plow", "scroll", "wagon")


def results(s, choices):
    """Return every position in which the question of `s` is over, and check that no question is left without a move."""
    step, positions, states = s.stack[-1].step, set(), [s]
    while states:
        state = states.pop()
        if not state.stack or state.stack[-1].step is not step:
            positions.add(comparable(state))
            continue
        assert choices(state)
        states += [after(state, choice) for choice in choices(state)]
    return positions


def every_choice(s):
    return s.legal()


def payments(rng):
    """Return a random payment, in which fields may differ in tile and in whether they were activated."""
    fields = [rng.random() < 0.7 for _ in range(rng.randrange(5))]
    goods = {good: rng.randrange(3) for good in GOODS}
    market = rng.sample([f"cu{number:02}" for number in range(1, 34)], 9)
    home = {**RICH, "board": 1, "goods": goods, "fields": fields, "wild": rng.randrange(4), "market": market}
    home["tile"] = "field1" if fields and rng.random() < 0.5 else "play"
    done = [f"field{number + 1}" for number in range(len(fields)) if rng.random() < 0.5]
    game = set_up(value=rng.choice([4, 5, 6, 7]), homes={0: home}, now={"done": done})
    customers = [move for move in game.moves if move.startswith("banner white.cu")]
    if customers:
        game.play(rng.choice(customers))
    return game if customers and game.question == "pay" else None


@pytest.mark.parametrize("seed", range(4))
def test_payments_without_redundant_orders_have_the_same_results(seed):
    rng = random.Random(seed)
    fewer = 0
    for _ in range(120):
        game = payments(rng)
        if game is not None:
            assert results(game.state, distinct_choices) == results(game.state, every_choice)
            fewer += len(distinct_choices(game.state)) < len(game.moves)
    assert fewer > 3


def test_after_a_payment_in_another_order_a_search_still_has_moves():
    """The wainwright first, then only earlier places are left."""
    home = {"board": 1, "crafts": RICH["crafts"], "goods": {"horse": 1, "beer": 1, "wagon": 1}, "market": ["cu01"]}
    custom_values = {"values": {"my_village.customer.cards.cu01.cost": {"any": 2}}}
    game = set_up(value=5, homes={0: home}, custom_values=custom_values)
    game.play("banner white.cu01")
    assert len(distinct_choices(game.state)) == 2
    game.play("pay wainwright")
    assert len(distinct_choices(game.state)) == 2


@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize("church", [None, "trading"])
def test_customers_without_redundant_orders_are_the_same_sets(coins, church):
    game = set_up(value=4, homes={0: {"coins": coins, "church": church}})
    game.play("banner steward")
    if church:
        game.play("reveal cu20")
    every = results(game.state, every_choice)
    distinct = results(game.state, distinct_choices)
    none = set() if church is None else {comparable(after(game.state, 0))}
    assert distinct == every - none
    game.play("customer cu05")
    assert distinct_choices(game.state) == [choice for choice in game.state.legal() if choice == 0 or choice > 5]


@pytest.mark.parametrize(("card", "prestige", "explored"), [("d1", 8, True), ("d2", 8, False), ("d2", 10, True)])
def test_a_search_puts_a_travel_card_back_only_for_a_much_better_one(card, prestige, explored):
    """d1 is the chapel, which ends the journey; d2 is worth 7, others up to `prestige`."""
    home = {"travel": ["a1", "b1", "c1"], "coins": 9}
    values = {"my_village.travel.cards.d4.prestige": prestige}
    game = set_up(value=4, homes={0: home}, custom_values={"values": values})
    game.play("banner travel.d")
    game.play(f"journey {card}")
    assert game.moves == ["redraw no", "redraw pass"]
    assert (2 in distinct_choices(game.state)) == explored


@pytest.mark.parametrize(
    ("value", "banner", "home", "offered"),
    [
        (5, "smithy", {"goods": {"plow": 3}, "tile": "field2"}, ["to.field2"]),
        (5, "smithy", {"goods": {"plow": 3}, "tile": "school"}, ["to.field1"]),
        (7, "field1", {"goods": {"plow": 1}, "tile": "field2"}, ["smithy"]),
        (7, "field1", {"goods": {"plow": 1}, "tile": "field2", "council": "guild", "wild": 1}, ["smithy", "field1"]),
        (7, "field1", {"tile": "field2", "council": "guild", "wild": 1}, ["no", "field1"]),
    ],
)
def test_a_search_never_keeps_a_plow_on_the_smithy_and_knows_its_field(value, banner, home, offered):
    own = {"crafts": ["smithy1"], "fields": [False, False], "meeting": True, **home}
    game = set_up(value=value, homes={0: own})
    game.play(f"banner white.{banner}")
    step = game.state.stack[-1].step
    assert [step.token(choice) for choice in distinct_choices(game.state)] == offered
