"""What positions of My Village promise, and how greedy plays by it."""

import pytest

import village
from tests.my import lay as position
from village.bots.fast.greedy import best_answer
from village.bots.fast.playout import Dice, roll
from village.games.my_village.value import progress, weights
from village.record.table import lay as table

HORSES = {"crafts": ["stables1"], "goods": {"horse": 2}}
TREE = {"tree": 6, "headman": "coin"}


def lay(**what):
    return position("dice", **what)


def value(record, seat=0):
    return record.table.rules.value(record.state, seat)


def test_every_weight_is_counted():
    assert set(weights("value")) == set(table("my_village", seats=3).rules.estimate.names)


def test_every_count_has_its_name():
    rules = table("my_village", seats=3).rules
    game = lay()
    rules.estimate.count(game.state, 0)
    assert rules.estimate.n == len(rules.estimate.names)


def test_every_habit_is_an_answer():
    named = {f"{step} {token}" for step, tokens in weights("habits").items() for token in tokens}
    assert named
    assert named <= set(table("my_village", seats=3).tokens)


def test_habits_are_read_by_the_table_of_actions():
    rules = table("my_village", seats=3).rules
    banner = next(step for step in rules.steps if step.name == "banner")
    read = {banner.token(choice): rules.habits[banner.first + choice] for choice in range(banner.size)}
    learned = weights("habits")["banner"]
    assert {token: read[token] for token in learned} == learned
    assert min(rules.habits) >= 1


def test_after_the_end_the_value_is_the_score():
    game = village.new("my_village", seats=2, seed=5)
    while not game.over:
        game.play(game.moves[0])
    assert [value(game, seat) for seat in (0, 1)] == [100 * score["total"] for score in game.scores()]


def test_a_point_in_the_house_is_worth_a_point():
    assert value(lay(homes={0: {"house": 3}})) - value(lay(homes={0: {"house": 0}})) == 300


def test_weights_move_from_first_to_last_as_the_coffins_fill():
    first, last = weights("value")["stables"]
    for graves in (0, 7):
        game = lay(graves=graves, homes={0: {"crafts": ["stables1"]}})
        gone = progress(game.state)
        assert gone == 50 * (graves == 7)
        assert value(game) - value(lay(graves=graves)) in {
            (first * (100 - gone) + last * gone) // 100 + rounding for rounding in (-1, 0, 1)
        }


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"house": 6}, {"tree": 6}),
        ({"villagers": ["abbot", "merchant"]}, {"villagers": ["merchant"]}),
        ({**HORSES, "market": ["cu14"]}, HORSES),
        ({"school": {"left": 0, "right": 1}}, {"school": {"left": 1, "right": 0}}),
        ({"cloud": 0}, {"cloud": 8}),
        ({"coins": 2}, {"coins": 0}),
    ],
)  # fmt: skip
def test_what_is_better_promises_more(better, worse):
    assert value(lay(homes={0: better})) > value(lay(homes={0: worse}))


def test_a_rat_at_the_door_makes_a_tree_worth_less():
    assert value(lay(rat=14, homes={0: TREE})) > value(lay(rat=1, homes={0: TREE}))


def test_a_sanatory_church_takes_the_fear_of_the_rat():
    home = {**TREE, "church": "sanatory"}
    left = ["cloister", "trading", "travel"]
    assert value(lay(rat=14, homes={0: home}, churches=left)) == value(lay(rat=1, homes={0: home}, churches=left))


def test_a_journey_that_is_paid_for_counts_before_its_card_is_turned():
    game = position(value=6, homes={0: {"coins": 1}})
    before = value(game)
    game.play("banner travel.a")
    assert game.actor == village.CHANCE
    assert value(game) > before


def test_customers_in_reach_promise_more_than_others():
    ready, waiting = [value(lay(homes={0: {**HORSES, "market": [card]}})) for card in ("cu14", "cu15")]
    assert ready > waiting


def played(seats, greedy, seed):
    """One game: greedy on one seat, random on the others."""
    rules = table("my_village", seats=seats).rules
    dice = Dice(seed)
    s = rules.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who < 0:
            s.play(roll(s, dice))
        elif who == greedy:
            s.play(best_answer(rules, s.copy(), who))
        else:
            s.play(s.offered[dice.below(s.n)])
    return rules, s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_and_comes_to_an_end(seats):
    for greedy in range(2):
        rules, s = played(seats, greedy, seed=11 + greedy)
        assert rules.winners(s) == [greedy]
        assert s.round < rules.tables.round_limit
