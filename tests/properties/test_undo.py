"""A seat can undo its move until something is revealed or another seat moves."""

from random import Random

import pytest

from tests.properties.play import (
    EVERYWHERE,
    MY_VILLAGE,
    PLAIN,
    SECRET,
    WITH_EXPANSIONS,
    finish,
    new,
    play_actively,
    snapshot,
    walk,
)
from village import CannotUndo

EVERY = 9  # undo replays the game, so not after every move


def revealed(game):
    return game.log[-1].startswith("-1 ")


def goal_shown(game, events):
    """Return the number of revealed goals: those reached, and all at the end."""
    return "goals" in game.table.expansions and (game.over or any(event["kind"] == "goal" for event in events))


def refuse(game, **arguments):
    before = snapshot(game)
    with pytest.raises(CannotUndo) as refusal:
        game.undo(**arguments)
    assert snapshot(game) == before
    return str(refusal.value)


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_undo_restores_the_position_exactly_and_the_game_continues_the_same(setting):
    straight = finish(new(setting, 42), 42)
    game, rng = new(setting, 42), Random("42")
    undone = refused = 0
    while not game.over:
        before, token, seat = snapshot(game), rng.choice(game.moves), game.actor
        events = game.play(token)
        if revealed(game) or goal_shown(game, events):
            assert "revealed" in refuse(game, seat=seat)
            assert "revealed" in refuse(game)
            refused += 1
        elif len(game.log) % EVERY == 0:
            game.undo(seat=seat)
            assert snapshot(game) == before
            game.play(token)
            undone += 1
    assert undone > 3
    assert refused > 1
    assert snapshot(game) == snapshot(straight)


@pytest.mark.parametrize("setting", [setting for setting in EVERYWHERE if setting.seats > 1], ids=str)
def test_a_seat_cannot_undo_the_move_of_another_seat(setting):
    game = new(setting, 43)
    refused = 0
    for _ in walk(game, 43):
        if game.log and not revealed(game) and len(game.log) % EVERY == 0:
            last = int(game.log[-1].split()[0])
            for seat in range(setting.seats):
                if seat != last:
                    assert f"seat {last}" in refuse(game, seat=seat)
                    refused += 1
    assert refused > 3


@pytest.mark.parametrize(
    "setting", [*PLAIN, *[table for table in WITH_EXPANSIONS if table.seats > 1], *MY_VILLAGE[::2]], ids=str
)
def test_moves_can_be_undone_one_by_one_until_something_was_revealed(setting):
    assert max(count_undone(setting, seed) for seed in (44, 45, 46)) > 3


def count_undone(setting, seed):
    """Return how many moves of a short game could be undone."""
    game = new(setting, seed)
    history = [snapshot(game)]
    for _ in walk(game, seed):
        if history[-1] != snapshot(game):
            history.append(snapshot(game))
        if len(history) == 9:
            break
    undone = 0
    while not revealed(game):
        game.undo()
        history.pop()
        assert snapshot(game) == history[-1]
        undone += 1
    assert "revealed" in refuse(game)
    return undone


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_manual_draws_cannot_be_undone_either(setting):
    game = new(setting, 1, chance="manual")
    assert "no move to undo" in refuse(game)
    game.play(game.moves[0])
    assert game.log[0].startswith("-1 customer")
    assert "revealed" in refuse(game)


@pytest.mark.rule("G-SCO-3")
def test_a_move_that_reached_a_goal_cannot_be_undone():
    """A reached goal is revealed to the other seats."""
    refused = 0
    for seed, setting in enumerate(SECRET):
        game = new(setting, seed)
        reached = game.data()["goals"]["reached"]
        for _ in play_actively(game, seed):
            now = game.data()["goals"]["reached"]
            if now != reached and not revealed(game):
                assert "revealed" in refuse(game)
                refused += 1
            reached = now
    assert refused > 5
