"""The invariants of My Village hold after every move, also with rare questions, and every game ends."""

from collections import Counter
from random import Random

import pytest

import village
from tests.builders.my_village import rich
from tests.properties.my_village_invariants import check, check_events
from tests.properties.play import MY_VILLAGE, PREPARED, finish, new, walk
from village.bots.compiled.batch import blank
from village.toolkit.pruning import distinct_choices

rule = pytest.mark.rule
RARE = {"pay", "fare", "plow", "change", "redraw"}
LIMIT = {2: 60, 3: 120, 4: 120}


def play_and_check(game, seed, inspect=lambda game: None):
    """Play randomly to the end, check every position and return all questions that came up."""
    before = game.data()
    check(before)
    rng, questions = Random(str(seed)), Counter()
    while not game.over:
        questions[game.question] += 1
        inspect(game)
        assert len(set(game.moves)) == len(game.moves) > 1, "duplicate moves, or nothing to choose"
        events = game.play(rng.choice(game.moves))
        after = game.data()
        check(after)
        check_events(before, after, events)
        before = after
    return questions


@rule("M-END-1", "M-END-3")
@pytest.mark.parametrize("chance", ["seeded", "manual"])
@pytest.mark.parametrize("setting", [*MY_VILLAGE, *PREPARED], ids=str)
def test_the_invariants_hold_after_every_move_and_every_game_ends(setting, chance):
    for seed in range(4):
        game = new(setting, seed, chance)
        assert sum(play_and_check(game, seed).values()) > 50
        assert game.over
        assert game.actor == village.OVER
        assert 1 <= game.data()["round"] < LIMIT[setting.seats]


def test_rare_questions_come_up_in_the_prepared_positions():
    questions = Counter()
    for setting in PREPARED:
        for seed in range(12):
            questions += play_and_check(new(setting, seed), seed)
    assert set(questions) >= RARE
    assert min(questions[question] for question in RARE) > 5
    steps = {step.name for step in new(MY_VILLAGE[0], 1).table.rules.steps if step.size and not step.is_chance}
    assert steps - set(questions) == set()


def test_an_ended_game_has_a_winner_and_scores_that_add_up():
    for setting in MY_VILLAGE:
        for seed in range(6):
            game = finish(new(setting, seed), seed)
            scores = game.scores()
            assert all(score["total"] == sum(score["lines"].values()) for score in scores)
            best = max(score["total"] for score in scores)
            assert game.winners
            assert all(scores[seat]["total"] == best for seat in game.winners)


@pytest.mark.parametrize("setting", MY_VILLAGE, ids=str)
def test_the_same_seed_turns_up_the_same_cards_and_dice(setting):
    games = [finish(new(setting, "luck"), players) for players in range(5)]
    for step in ("reveal", "board"):
        draws = [[line for line in game.log if line.startswith(f"-1 {step} ")] for game in games]
        longest = max(draws, key=len)
        assert all(lines == longest[: len(lines)] for lines in draws)
    rolls = [[line for line in game.log if line.startswith("-1 roll ")] for game in games]
    longest = max(rolls, key=len)
    assert all(lines == longest[: len(lines)] for lines in rolls)
    assert len({tuple(game.log) for game in games}) == 5


def after(game, token):
    """Return the position after a move; "" if a new round has begun and the dice are rerolled."""
    twin = game.state.copy()
    twin.play(game.table.tokens[token][1])
    data = game.table.rules.data(twin)
    return repr(data) if data["round"] == game.data()["round"] else ""


@pytest.mark.parametrize("setting", [*MY_VILLAGE, *PREPARED], ids=str)
def test_there_is_one_path_to_every_position(setting):
    """I-18: two moves of `dice`, `value`, `change`, `pay` or `customer` never lead to the same position."""
    compared = 0
    for seed in range(3):
        game = new(setting, seed)
        for _ in walk(game, seed):
            if game.question in ("dice", "value", "change", "pay", "customer"):
                positions = [position for token in game.moves if (position := after(game, token))]
                assert len(set(positions)) == len(positions)
                compared += len(positions) > 1
    assert compared > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_different_payments_lead_to_different_positions(seats):
    """I-18, for whole sequences of `pay` without redundant orders: every one ends in a different position."""
    data = rich(seats)
    homes = data["villages"]
    homes[0]["market"] = ["cu16", "cu03", "cu20"]
    data |= {
        "display": [card for card in data["display"] if card not in ("cu03", "cu16", "cu20")],
        "stack": [["reaper", 0, 0], ["banner", 0, 0]], "now": {"value": 5},
    }  # fmt: skip
    taken = [die for die, number in data["pool"].items() for _ in range(number)][2:]
    data["pool"] = dict(Counter(taken))
    for customer in ("cu16", "cu20"):
        game = village.position("my_village", data, chance="manual")
        game.play(f"banner white.{customer}")
        ends = list(paths(game))
        assert len(set(ends)) == len(ends) > 1


def paths(game):
    """Return all positions after the payment."""
    states = [game.state.copy()]
    rules = game.table.rules
    while states:
        state = states.pop()
        if state.stack[-1].step.name != "pay":
            yield repr(rules.data(state)["villages"])
            continue
        for choice in distinct_choices(state):
            twin = state.copy()
            twin.play(choice)
            states.append(twin)


def test_the_view_says_what_each_value_costs_and_opens():
    for setting in [*MY_VILLAGE, *PREPARED]:
        game = new(setting, 8)
        looked = 0
        for _ in walk(game, 8):
            if game.question != "value":
                continue
            ways = {str(entry["value"]): entry["ways"] for entry in game.view(0)["values"]}
            for move in game.moves:
                value = move.split()[1]
                twin = game.state.copy()
                twin.play(game.table.tokens[move][1])
                assert value in ways
                assert all(way["banners"] for way in ways[value])
            looked += 1
        assert looked > 2


@pytest.mark.parametrize("setting", [*MY_VILLAGE, *PREPARED], ids=str)
def test_an_observation_agrees_with_the_view(setting):
    game = new(setting, 92)
    names = game.table.rules.layout()
    assert len(set(names)) == len(names)
    for ply, _ in enumerate(walk(game, 92)):
        if ply % 10 == 0:
            for seat in range(setting.seats):
                agrees(game, seat, names)
    agrees(game, 0, names)


def agrees(game, seat, names):
    row = blank(len(names))
    assert game.table.rules.observe(game.state, seat, row, 0) == len(names)
    assert min(row) >= 0
    assert max(row) < 1000
    observation, view = dict(zip(names, row, strict=True)), game.view(seat)
    for away in range(game.seats):
        name, home = f"next{away}" if away else "own", view["villages"][(seat + away) % game.seats]
        for field in ("cloud", "coins", "tree", "house", "laborers", "wild", "markers", "covered"):
            assert observation[f"{name}.{field}"] == home[field]
        assert {key for key in names if key.startswith(f"{name}.craft.") and observation[key]} == {
            f"{name}.craft.{card}" for card in home["crafts"]
        }
        assert observation[f"{name}.fields"] == len(home["fields"])
        for place in ("market", "served"):
            own = {key.split(".")[2] for key in names if key.startswith(f"{name}.{place}.") and observation[key]}
            assert own == set(home[place])
        assert observation[f"asked.{name}"] == (view["ask"]["seat"] == (seat + away) % game.seats)
    assert {die: observation[f"pool.{die}"] for die in view["pool"]} == view["pool"]
    display = {observation[f"display.{card}"]: card for card in view["display"]}
    assert [display[place + 1] for place in range(len(display))] == view["display"]
    assert [observation["round"], observation["rat"], observation["value"]] == [
        view["round"],
        view["rat"],
        view["now"].get("value", 0),
    ]
