"""The same seed gives the same draws, independent of the players' moves."""

import pytest

from tests.properties.play import CHOSEN, PLAIN, WITH_EXPANSIONS, finish, new


def draws_of(game, step):
    return [line for line in game.log if line.startswith(f"-1 {step} ")]


def first_round(game):
    """Return the log up to the first turn: customers, starting player, gifts, and the draws of the first round."""
    before = next(ply for ply, line in enumerate(game.log) if " turn " in line)
    return [line for line in game.log[:before] if line.startswith("-1 ")]


@pytest.mark.parametrize("setting", CHOSEN, ids=str)
def test_the_same_seed_turns_up_the_same_customers_and_the_same_first_round(setting):
    games = [finish(new(setting, "luck"), players) for players in range(6)]
    longest = max((draws_of(game, "customer") for game in games), key=len)
    for game in games:
        customers = draws_of(game, "customer")
        assert customers == longest[: len(customers)]
        assert first_round(game) == first_round(games[0])
    assert len(first_round(games[0])) > 25
    assert len({tuple(game.log) for game in games}) == 6, "the players must differ for this to say anything"
    assert len(longest) > len(draws_of(new(setting, "luck"), "customer")), "no market day revealed a customer"


@pytest.mark.parametrize("setting", [setting for setting in WITH_EXPANSIONS if "inn" in setting.expansions], ids=str)
def test_the_same_seed_turns_up_the_same_villagers_and_deals_the_same_goals(setting):
    games = [finish(new(setting, "luck"), players) for players in range(6)]
    longest = max((draws_of(game, "reveal") for game in games), key=len)
    for game in games:
        villagers = draws_of(game, "reveal")
        assert villagers == longest[: len(villagers)]
        for suit in ("silver", "gold"):
            assert draws_of(game, suit) == draws_of(games[0], suit)
    assert len(longest) > 3
    assert len(draws_of(games[0], "gold")) == (setting.seats if "goals" in setting.expansions else 0)


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_another_seed_gives_other_draws(setting):
    assert len({tuple(first_round(finish(new(setting, seed), 1))) for seed in range(10)}) == 10


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_the_same_seed_and_the_same_moves_give_the_same_game(setting):
    assert finish(new(setting, 5), 5).dump() == finish(new(setting, 5), 5).dump()


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_chance_is_fair_enough(setting):
    """V-SET-8: over many seeds every seat starts about equally often."""
    games = 300
    starts = [new(setting, seed).data()["start"] for seed in range(games)]
    share = games / setting.seats
    assert all(0.6 * share < starts.count(seat) < 1.4 * share for seat in range(setting.seats))
