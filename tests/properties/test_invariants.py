"""The invariants hold after every move of every game, and every game ends."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import village
from tests.properties.conditions import reached
from tests.properties.expansions import check_scores, check_window, newly_reached
from tests.properties.invariants import check, check_step
from tests.properties.play import (
    MAX_ROUNDS,
    ON_LAND,
    PLAIN,
    SECRET,
    SETTINGS,
    TABLES,
    WITH_EXPANSIONS,
    Setting,
    finish,
    new,
    play_actively,
    walk,
)

rule = pytest.mark.rule
fixed = settings(
    derandomize=True, deadline=None, database=None, max_examples=60, suppress_health_check=list(HealthCheck)
)


def play_and_check(game, seed, play=walk):
    """Play randomly to the end, check every position and return their number."""
    before = game.data()
    check(before)
    moves = 0
    for _ in play(game, seed):
        moves += 1
        assert len(set(game.moves)) == len(game.moves) > 1, "duplicate moves, or nothing to choose"
        after = game.data()
        check(after)
        check_step(before, after)
        if game.question == "window":
            check_window(after, game.moves)
        if moves % 10 == 0:
            check_scores(after, game.scores())
        before = after
    check(game.data())
    check_scores(game.data(), game.scores())
    return moves


def whole_game(setting, seed):
    game = new(setting, seed)
    assert play_and_check(game, seed) > 30
    assert game.over
    assert game.moves == []
    assert game.actor == village.OVER
    assert 1 <= game.data()["round"] < MAX_ROUNDS


@rule("V-RND-3", "V-END-1", "V-SET-7")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_invariants_hold_after_every_move_and_every_game_ends(setting):
    whole_game(setting, 0)


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_the_invariants_hold_with_every_mix_of_expansions(setting):
    for seed in (1, 2):
        whole_game(setting, seed)


@rule("V-END-5")
@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_an_ended_game_has_a_winner_and_scores_that_add_up(setting):
    for seed in range(10):
        game = finish(new(setting, seed), seed)
        scores = game.scores()
        assert len(scores) == setting.seats
        assert all(score["total"] == sum(score["lines"].values()) for score in scores)
        best = max(score["total"] for score in scores)
        assert game.winners
        assert all(scores[seat]["total"] == best for seat in game.winners)


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_manual_chance_breaks_no_invariant_even_with_unlikely_draws(setting):
    game = new(setting, 1, chance="manual")
    assert play_and_check(game, 5) > 100
    assert any(line.startswith("-1 draw") for line in game.log)


@rule("G-SCO-1", "G-SCO-2")
def test_a_goal_is_reached_at_the_first_question_at_which_its_condition_holds():
    """Play the draws manually, so that every question is visible."""
    cards = []
    for seed, setting in enumerate(SECRET * 2):
        game = new(setting, seed, chance="manual")
        before = game.data()
        for _ in play_actively(game, seed):
            after = game.data()
            for seat, card in newly_reached(before, after):
                assert reached(after, seat, card)
                cards.append(card)
            before = after
    assert len(set(cards)) >= 8


def questions(settings, seeds):
    """Return the questions that came up in some games, and all existing questions."""
    counter = Counter()
    for seed in seeds:
        for setting in settings:
            game = new(setting, seed)
            for _ in play_actively(game, seed):
                pass
            counter.update(line.split()[1] for line in game.log)
    return set(counter), {step.name for step in game.table.rules.steps if step.size}


CARDS = ("inn", "goals", "customers")
RARE = {"serve", "rise", "call", "lift"}


@pytest.mark.parametrize(
    ("settings", "seeds", "never"),
    [
        (PLAIN, range(8), set()),
        (WITH_EXPANSIONS[:1], range(15), {"start", "gift", "die"}),  # S-SET-1: the player starts and gets no gift
        ([Setting("bigbox", 1, CARDS, die=True)], range(120), {"start", "gift", *RARE}),
        ([Setting("bigbox", 5, CARDS)], [*range(10), 103, 1486], set()),
        ([Setting("bigbox", 3, ("marriage",))], range(8), set()),
        ([Setting("bigbox", 3, ("port",))], range(8), set()),
        ([Setting("bigbox", 4, ("inn", "port"))], [17, 786], None),
    ],
    ids=["base", "solo", "solo with expansions", "expansions", "marriage", "port", "port with villagers"],
)
def test_random_play_reaches_every_question(settings, seeds, never):
    seen, possible = questions(settings, seeds)
    assert {"gale", "lighter"} <= seen if never is None else seen | never == possible


@fixed
@given(
    setting=st.sampled_from([*SETTINGS, *TABLES]), different=st.booleans(), seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 30), max_size=120),
)  # fmt: skip
def test_no_sequence_of_moves_breaks_an_invariant(setting: Setting, different, seed, picks):
    game = new(setting._replace(different=different), seed)
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
    "a ring held by no seat": lambda d: d.update(ring=7),
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
@pytest.mark.all_cases
def test_a_broken_position_is_detected(damage):
    """Every check detects a violation."""
    game = new(PLAIN[0], 3)
    data = game.data()
    assert game.question == "turn"
    check(data)
    BROKEN[damage](data)
    with pytest.raises((AssertionError, KeyError)):
        check(data)


BROKEN_EXPANSIONS = {
    "a villager twice": lambda d: d["inn"]["out"].append(d["inn"]["stacks"][0]["shown"]),
    "a missing villager": lambda d: d["inn"]["stacks"][1].update(unseen=0),
    "a stack that shows no card": lambda d: d["inn"]["stacks"][2].update(shown=None, unseen=10),
    "an end-card played": lambda d: swap(d, "out", "medico"),
    "two guests": lambda d: d["families"][0]["members"].update(inn=[2, 0, 0, 0], farm=[2, 0, 0, 0]),
    "a member on no Bard": lambda d: d["inn"]["bard"].__setitem__(0, {"generation": 1, "profession": None}),
    "negative beer": lambda d: d["families"][0]["goods"].update(beer=-1),
    "a goal twice": lambda d: d["goals"].update(silver=["writer", "writer"]),
    "no goal": lambda d: d["goals"]["gold"].__setitem__(0, None),
    "a goal of another expansion": lambda d: d["goals"]["gold"].__setitem__(0, "missionary"),
    "a goal reached and not scored": lambda d: (
        d["goals"]["silver"].__setitem__(0, "aristocrat"),
        d["families"][0].update(coins=7),
    ),
    "a missing promo customer": lambda d: d["pile"].pop("wagon2", None) or d["line"].clear(),
}
BROKEN_PORT = {
    "a captain twice": lambda d: d["port"]["captains"][2].update(shown="3b", unseen=3, under=["3b"]),
    "a missing captain": lambda d: d["port"]["captains"][0].update(unseen=3),
    "a stack that shows no card": lambda d: d["port"]["captains"][1].update(shown=None, unseen=5),
    "a captain of another price": lambda d: d["port"]["captains"][2].update(shown="2b"),
    "a missing chest": lambda d: d["port"]["ashore"].update(chest=5),
    "a chest missing from the unopened ones": lambda d: d["port"]["chests"].update({"3": 2}),
    "an extra tile of tea": lambda d: d["port"]["ships"][0].update(tea=1),
    "a captain in the port": lambda d: d["port"]["ships"][0].update(captain="1a"),
    "cargo in the port": lambda d: d["port"]["ships"][0].update(holds=["ox"]),
    "a ship without a captain": lambda d: d["port"]["ships"][0].update(space="w1"),
    "a missionary from nowhere": lambda d: d["port"]["missions"]["i1"].__setitem__(0, {"seat": 0, "generation": 1}),
    "a sea burial too early": lambda d: d["families"][0]["members"].update(sea_burial=[1, 0, 0, 0], farm=[3, 0, 0, 0]),
    "no sea": lambda d: d.pop("port"),
}
BROKEN_SOLO = {
    "an extra member of the rival": lambda d: d["solo"]["beside"].__setitem__(0, 5),
    "a cube in her ring": lambda d: d["solo"]["placed"].append("green"),
    "two quills": lambda d: d["solo"].update(fate=["quill", "quill", "down", "down", "down", "down"]),
    "a set that is completely face up": lambda d: d["solo"].update(
        fate=["quill", "blank", "blank", "down", "down", "down"]
    ),
    "a recess too far": lambda d: d["solo"].update(recess=11),
    "a spare ring without its holder": lambda d: d["solo"].update(spare=1),
    "an extra customer of the rival": lambda d: d["solo"]["served"].append("ox"),
    "a silent rival": lambda d: d["solo"].update(silent=True),
    "no rival": lambda d: d.pop("solo"),
}


def swap(data, place, token):
    """Put an unseen villager there."""
    data["inn"][place].append(token)
    data["inn"]["stacks"][0]["unseen"] -= 1


@pytest.mark.parametrize(
    ("setting", "damage", "by"),
    [(Setting("bigbox", 2, ON_LAND), name, by) for name, by in BROKEN_EXPANSIONS.items()]
    + [(Setting("bigbox", 2, ("port",)), name, by) for name, by in BROKEN_PORT.items()]
    + [(WITH_EXPANSIONS[0], name, by) for name, by in BROKEN_SOLO.items()],
    ids=lambda part: part if type(part) is str else "",
)
@pytest.mark.all_cases
def test_a_broken_expansion_is_detected(setting, damage, by):
    data = new(setting, 4).data()
    check(data)
    by(data)
    with pytest.raises((AssertionError, KeyError)):
        check(data)


@pytest.mark.parametrize("place", ["grave", "chronicle.travel", "north3"])
def test_too_many_dead_or_a_traveller_without_a_marker_are_detected(place):
    data = finish(new(PLAIN[0], 3), 3).data()
    check(data)
    data["families"][0]["markers"] = []
    data["families"][0]["members"] = {place: [4, 3, 2, 2]}
    with pytest.raises(AssertionError):
        check(data)
