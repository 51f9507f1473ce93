"""The same seed gives the same draws, independent of the players' moves."""

import pytest

from tests.properties.play import BOXED, CHOSEN, PLAIN, finish, new


def answers_of_chance(game, step):
    return [line for line in game.log if line.startswith(f"-1 {step} ")]


def first_seeding(game):
    """Everything up to the first turn: customers, starting player, gifts, and the draws of the first round."""
    before = next(ply for ply, line in enumerate(game.log) if " turn " in line)
    return [line for line in game.log[:before] if line.startswith("-1 ")]


@pytest.mark.parametrize("setting", CHOSEN, ids=str)
def test_the_same_seed_turns_up_the_same_customers_and_the_same_first_round(setting):
    games = [finish(new(setting, "luck"), players) for players in range(6)]
    longest = max((answers_of_chance(game, "customer") for game in games), key=len)
    for game in games:
        customers = answers_of_chance(game, "customer")
        assert customers == longest[: len(customers)]
        assert first_seeding(game) == first_seeding(games[0])
    assert len(first_seeding(games[0])) > 25
    assert len({tuple(game.log) for game in games}) == 6, "the players must differ for this to say anything"
    assert len(longest) > len(answers_of_chance(new(setting, "luck"), "customer")), "no market day turned up anybody"


@pytest.mark.parametrize("setting", [setting for setting in BOXED if "inn" in setting.boxes], ids=str)
def test_the_same_seed_turns_up_the_same_villagers_and_deals_the_same_goals(setting):
    games = [finish(new(setting, "luck"), players) for players in range(6)]
    longest = max((answers_of_chance(game, "reveal") for game in games), key=len)
    for game in games:
        shown = answers_of_chance(game, "reveal")
        assert shown == longest[: len(shown)]
        for suit in ("silver", "gold"):
            assert answers_of_chance(game, suit) == answers_of_chance(games[0], suit)
    assert len(longest) > 3
    assert len(answers_of_chance(games[0], "gold")) == (setting.seats if "goals" in setting.boxes else 0)


@pytest.mark.parametrize("setting", [*PLAIN, *BOXED], ids=str)
def test_another_seed_brings_other_luck(setting):
    assert len({tuple(first_seeding(finish(new(setting, seed), 1))) for seed in range(10)}) == 10


@pytest.mark.parametrize("setting", [*PLAIN, *BOXED], ids=str)
def test_the_same_seed_and_the_same_moves_give_the_same_game(setting):
    assert finish(new(setting, 5), 5).dump() == finish(new(setting, 5), 5).dump()


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_chance_is_fair_enough(setting):
    """V-SET-8: over many seeds every seat starts about equally often."""
    games = 300
    starts = [new(setting, seed).data()["start"] for seed in range(games)]
    share = games / setting.seats
    assert all(0.6 * share < starts.count(seat) < 1.4 * share for seat in range(setting.seats))
