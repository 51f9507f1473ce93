"""Games that differ only in secrets look the same to other seats; determinization keeps what is known."""

import json
from random import Random

import pytest

from tests.properties.play import SECRET, Setting, new, play_actively
from village import CHANCE, OVER

rule = pytest.mark.rule
SUITS = ("silver", "gold")
MET = ("reached", "asked")
SHARED = [setting for setting in SECRET if setting.seats > 1]


def whole(setting, seed):
    """Play a game to the end with manual draws."""
    game = new(setting, 1, chance="manual")
    for _ in play_actively(game, seed):
        pass
    return game


def other_deal(game, seat):
    """Return the log with other goals for `seat`, which no seat was dealt."""
    log = list(game.log)
    number = dict.fromkeys(SUITS, 0)
    for ply, line in enumerate(game.log):
        step = line.split()[1]
        if step in SUITS:
            if number[step] == seat:
                dealt = game.data()["goals"][step]
                tokens = [token.split()[1] for token in game.table.tokens if token.startswith(f"{step} ")]
                log[ply] = f"-1 {step} {next(card for card in tokens if card not in dealt)}"
            number[step] += 1
    return log


def seen_by_others(game, seat):
    others = [None, *(viewer for viewer in range(game.seats) if viewer != seat)]
    return [[json.dumps(game.view(viewer)), game.log_for(viewer)] for viewer in others]


@rule("G-SEC-1", "G-SEC-2", "G-SEC-4")
@pytest.mark.parametrize("setting", SHARED, ids=str)
def test_games_that_differ_in_face_down_goals_look_the_same_to_all_others(setting):
    first = whole(setting, 71)
    seat = 71 % setting.seats
    worlds = [new(setting, 1, chance="manual") for _ in range(2)]
    differing = 0
    for ply, (line, other_line) in enumerate(zip(first.log, other_deal(first, seat), strict=True)):
        for world, world_line in zip(worlds, (line, other_line), strict=True):
            world.play(world_line.split(" ", 1)[1])
        first_goals, second_goals = (world.data()["goals"] for world in worlds)
        met = [goals[key][seat] for goals in (first_goals, second_goals) for key in MET if key in goals]
        if worlds[0].over or any(met):
            break  # G-SEC-4: the question shows that a goal is met
        assert worlds[0].actor == worlds[1].actor
        assert worlds[0].moves == worlds[1].moves or worlds[0].question in SUITS
        if ply % 5 == 0:
            assert seen_by_others(worlds[0], seat) == seen_by_others(worlds[1], seat)
            differing += first_goals != second_goals
    assert differing > 10, "the worlds must differ for this to say anything"


def test_games_with_different_goals_differ_once_a_goal_is_reached():
    """The comparison detects a difference: in some game the others see the revealed card."""
    parted = 0
    for seed in range(20):
        setting = SHARED[seed % len(SHARED)]
        game = new(setting, seed)
        before = game.view(None)["goals"]
        for _ in play_actively(game, seed):
            if game.data()["goals"]["reached"] != before["reached"] and not game.over:
                parted += game.view(None)["goals"] != before
                break
    assert parted > 3


def deal_again(rules, state, rng):
    """Play the draws that determinization leaves to chance."""
    while state.stack and state.stack[-1].step.name in SUITS:
        assert state.actor == CHANCE
        state.play(rng.choice(state.legal()))


@rule("G-SEC-3")
@pytest.mark.parametrize("setting", SECRET, ids=str)
def test_determinization_keeps_what_is_known_and_redeals_the_rest(setting):
    game = new(setting, 72)
    rules = game.table.rules
    rng, hands = Random("72"), set()
    for ply, _ in enumerate(play_actively(game, 72)):
        if ply % 15 or None in game.data()["goals"]["gold"]:
            continue
        before = game.data()
        seats = [game.actor] if game.question == "goal" else [*range(setting.seats), OVER]
        for seat in seats:
            sample = rules.determinize(game.state, seat)
            assert sample.n > 1, "a sample is settled"
            deal_again(rules, sample, rng)
            assert rules.view(sample, seat) == rules.view(game.state, seat)
            assert (sample.actor, sample.legal()) == (game.actor, game.state.legal())
            assert complete(rules.data(sample)["goals"])
            hands.add(json.dumps(rules.data(sample)["goals"]))
        assert game.data() == before
    assert len(hands) > 3


@rule("G-SEC-3", "G-SET-5")
def test_determinization_before_the_deal_deals_nothing_early():
    """V-SET-9: the fourth seat chooses a cube before goals are dealt; no seat knows any goal then."""
    game = new(Setting("bigbox", 4, ("goals",)), 75)
    assert game.question == "cube"
    sample = game.table.rules.determinize(game.state, game.actor)
    assert game.table.rules.data(sample) == game.table.rules.data(game.state)


def complete(goals):
    """Check that every seat has two cards and none is dealt twice."""
    return all(None not in goals[suit] and len(set(goals[suit])) == len(goals[suit]) for suit in SUITS)


@rule("G-SEC-3")
@pytest.mark.parametrize("setting", SHARED[::5], ids=str)
def test_a_determinized_game_can_be_played_to_the_end(setting):
    game = new(setting, 73)
    rng = Random("73")
    ended = 0
    for ply, _ in enumerate(play_actively(game, 73)):
        if ply % 60 == 20:
            sample = game.table.rules.determinize(game.state, game.actor)
            while sample.stack:
                sample.play(rng.choice(sample.legal()))
            ended += complete(game.table.rules.data(sample)["goals"])
    assert ended > 1


def test_without_secrets_determinization_is_a_copy():
    for setting in (SHARED[0]._replace(expansions=("inn",)), SHARED[0]._replace(expansions=())):
        game = new(setting, 74)
        sample = game.table.rules.determinize(game.state, 0)
        assert sample is not game.state
        assert game.table.rules.data(sample) == game.table.rules.data(game.state)
