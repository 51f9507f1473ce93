"""The log, replayed, dumped and loaded, gives the same game."""

import pytest

import village
from tests.properties.play import (
    ANY,
    EVERYWHERE,
    MY_VILLAGE,
    PLAIN,
    WITH_EXPANSIONS,
    finish,
    middle,
    new,
    snapshot,
    walk,
)


def replayed(game):
    """Return the same game, played manually from the log."""
    copy = new_like(game)
    for line in game.log:
        seat, token = line.split(" ", 1)
        assert int(seat) == copy.actor
        copy.play(token)
    return copy


def new_like(game):
    table = game.table
    return village.new(
        table.name,
        seats=table.seats,
        edition=table.edition,
        expansions=table.expansions,
        options=table.options,
        chance="manual",
    )


@pytest.mark.parametrize("setting", ANY, ids=str)
def test_replaying_the_log_gives_the_same_position(setting):
    for seed in range(2):
        game = finish(new(setting, seed), seed)
        assert len(game.log) > 100
        assert snapshot(replayed(game)) == snapshot(game)
        part = middle(setting, seed)
        assert snapshot(replayed(part)) == snapshot(part)


@pytest.mark.parametrize("setting", ANY, ids=str)
def test_a_record_is_the_same_after_dump_and_load(setting):
    for seed in range(2):
        game = finish(new(setting, seed), seed)
        loaded = village.load(game.dump())
        assert snapshot(loaded) == snapshot(game)
        assert loaded.dump() == game.dump()
        assert village.verify(loaded) > 30


@pytest.mark.parametrize("setting", ANY, ids=str)
def test_an_unfinished_record_continues_the_same_after_loading(setting):
    stops = 0
    whole = finish(new(setting, 31), 31)
    moves = len(tokens_of_players(whole.log))
    for ply in (5, moves // 3, moves * 2 // 3):
        game = new(setting, 31)
        walking = walk(game, 31)
        for _ in range(ply):
            next(walking)
        game = village.load(game.dump())
        assert game.log == whole.log[: len(game.log)]
        for token in tokens_of_players(whole.log[len(game.log) :]):
            game.play(token)
        assert snapshot(game) == snapshot(whole)
        stops += 1
    assert stops == 3


def tokens_of_players(log):
    return [line.split(" ", 1)[1] for line in log if not line.startswith("-1 ")]


@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_a_record_that_began_from_a_position_is_the_same_after_dump_and_load(setting):
    game = village.position(setting.game, middle(setting, 3).data(), seed="again")
    assert village.load(game.dump()).dump() == game.dump()
    finish(game, 3)
    loaded = village.load(game.dump())
    assert snapshot(loaded) == snapshot(game)
    assert loaded.start == game.start
    assert village.verify(loaded) == sum(line.startswith("-1 ") for line in game.log)


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS, *MY_VILLAGE], ids=str)
def test_a_record_with_manual_chance_is_the_same_after_dump_and_load(setting):
    game = new(setting, 1, chance="manual")
    game = new_like(game)
    for ply, _ in enumerate(walk(game, 4)):
        if ply % 50 == 3:
            loaded = village.load(game.dump())
            assert snapshot(loaded) == snapshot(game)
            assert loaded.chance == "manual"
    assert village.load(game.dump()).dump() == game.dump()
    assert game.over
