"""The invariants hold after every answer of every game, and every game ends."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import village
from tests.laws.invariants import check, check_step
from tests.laws.play import PLAIN, SETTINGS, SHORT_OF, Setting, finish, new, walk

rule = pytest.mark.rule
fixed = settings(
    derandomize=True, deadline=None, database=None, max_examples=60, suppress_health_check=list(HealthCheck)
)


def watched(game, luck):
    """Play at random to the end and check every position on the way; how many there were."""
    before = game.data()
    check(before)
    answers = 0
    for _ in walk(game, luck):
        answers += 1
        assert len(set(game.moves)) == len(game.moves) > 1, "equal answers, or nothing to choose"
        after = game.data()
        check(after)
        check_step(before, after)
        before = after
    check(game.data())
    return answers


@rule("V-RND-3", "V-END-1", "V-SET-7")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_invariants_hold_after_every_answer_and_every_game_ends(setting):
    for seed in range(3):
        game = new(setting, seed)
        assert watched(game, seed) > 50
        assert game.over
        assert game.moves == []
        assert game.actor == village.OVER
        assert 1 <= game.data()["round"] < SHORT_OF


@rule("V-END-5")
@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_an_ended_game_has_a_winner_and_scores_that_add_up(setting):
    for seed in range(10):
        game = finish(new(setting, seed), seed)
        scores = game.scores()
        assert len(scores) == setting.seats
        assert all(score["total"] == sum(score["lines"].values()) for score in scores)
        best = max(score["total"] for score in scores)
        assert game.winners
        assert all(scores[seat]["total"] == best for seat in game.winners)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_chance_by_hand_breaks_no_invariant_even_with_unlikely_luck(setting):
    game = new(setting, 1, chance="manual")
    assert watched(game, 5) > 100
    assert any(line.startswith("-1 draw") for line in game.log)


def test_random_play_asks_every_question_there_is():
    asked = Counter()
    for seed in range(8):
        for setting in PLAIN:
            asked.update(line.split()[1] for line in finish(new(setting, seed), seed).log)
    wanted = {step.name for step in new(PLAIN[-1], 1).table.rules.steps if step.size}
    assert wanted == set(asked)


@fixed
@given(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 30), max_size=120))
def test_no_way_of_answering_breaks_an_invariant(setting: Setting, seed, picks):
    game = new(setting, seed)
    check(game.data())
    for pick in picks:
        if game.over:
            break
        game.play(game.moves[pick % len(game.moves)])
        check(game.data())


BROKEN = {
    "a cube more": lambda d: d["bag"].update(green=d["bag"].get("green", 0) + 1),
    "a plague cube less": lambda d: d["supply"].update(plague=d["supply"].get("plague", 0) + 1),
    "a member more": lambda d: d["families"][0]["members"]["farm"].__setitem__(0, 9),
    "a customer less": lambda d: d["line"].pop(),
    "too much grain": lambda d: d["families"][0].update(grain=6),
    "grain made": lambda d: d["supply"].update(grain=d["supply"]["grain"] + 1),
    "negative coins": lambda d: d["families"][1].update(coins=-1),
    "a ring for nobody": lambda d: d.update(ring=7),
    "an end without reason": lambda d: d.update(trigger=0),
    "last turns without an end": lambda d: d.update(last_turns=1),
    "a death due at a turn": lambda d: d["families"][0].update(due=1),
    "a market day at a turn": lambda d: d.update(passed=[0]),
    "a monk less": lambda d: d.update(monks=3),
    "drawn without a mass": lambda d: d.update(drawn=1),
    "the marker off the track": lambda d: d["families"][0].update(time=10),
    "a marker twice": lambda d: d["families"][0].update(markers=["north1", "north1"]),
    "something under a turn": lambda d: d["stack"].insert(0, ["end_turn", 0, 0]),
    "nothing to take": lambda d: d["spaces"].clear(),
    "a family too many": lambda d: d["families"].append(d["families"][0]),
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_broken_position_is_noticed(damage):
    """The checks themselves are checked: none of them is blind."""
    game = new(PLAIN[0], 3)
    data = game.data()
    assert game.question == "turn"
    check(data)
    BROKEN[damage](data)
    with pytest.raises((AssertionError, KeyError)):
        check(data)


@pytest.mark.parametrize("place", ["grave", "chronicle.travel", "north3"])
def test_too_many_dead_or_a_traveller_without_a_marker_are_noticed(place):
    data = finish(new(PLAIN[0], 3), 3).data()
    check(data)
    data["families"][0]["markers"] = []
    data["families"][0]["members"] = {place: [4, 3, 2, 2]}
    with pytest.raises(AssertionError):
        check(data)
