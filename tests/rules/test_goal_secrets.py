"""G-SEC: what other seats may know of a goal."""

import json

import pytest

import village
from tests.builders.goals import CUBES, GOLD, SILVER, goals_of, hands
from tests.builders.inn import stacks
from tests.builders.village import kinds, play, set_up

rule = pytest.mark.rule


@rule("G-SEC-1")
def test_only_the_owner_sees_a_goal():
    game = village.new(seats=3, expansions=("goals",), seed=3)
    cards = goals_of(game)
    for seat in range(3):
        view = game.view(seat)["goals"]
        for suit in ("silver", "gold"):
            expected = ["covered"] * 3
            expected[seat] = cards[suit][seat]
            assert view[suit] == expected
    assert game.view()["goals"] == hands(["covered"] * 3, ["covered"] * 3, [[]] * 3)


@rule("G-SEC-1")
def test_a_reached_goal_is_seen_by_all():
    goals = hands(["farmer", "scholar"], ["merchant", "saint"], [["gold"], []])
    game = set_up(expansions=("goals",), goals=goals, spaces=CUBES)
    assert game.view(1)["goals"] == hands(["covered", "scholar"], ["merchant", "saint"], [["gold"], []])
    assert game.view()["goals"] == hands(["covered"] * 2, ["merchant", "covered"], [["gold"], []])


@rule("G-SEC-1")
def test_no_face_down_goal_is_anywhere_in_the_view_of_another_seat():
    game = village.new(seats=3, expansions=("goals",), seed=3)
    cards = goals_of(game)
    for seat in (0, 1, 2, None):
        hidden = [cards[suit][player] for suit in ("silver", "gold") for player in range(3) if player != seat]
        text = json.dumps([game.view(seat), game.log_for(seat), game.opening])
        assert not [card for card in hidden if f'"{card}"' in text or f" {card}" in text]


@rule("G-SEC-2")
def test_in_the_log_the_deal_is_covered_except_for_the_owner():
    game = village.new(seats=2, expansions=("goals",), seed=3)
    cards = goals_of(game)
    first = [line.split()[1] for line in game.log].index("silver")
    assert game.log_for(0)[first : first + 4] == [
        f"-1 silver {cards['silver'][0]}", "-1 silver covered", f"-1 gold {cards['gold'][0]}", "-1 gold covered",
    ]  # fmt: skip
    assert game.log_for(1)[first + 1] == f"-1 silver {cards['silver'][1]}"
    assert game.log_for(None)[first : first + 4] == ["-1 silver covered"] * 2 + ["-1 gold covered"] * 2
    others = [line for line in game.log if line.split()[1] not in ("silver", "gold")]
    assert [line for line in game.log_for(None) if "covered" not in line] == others


@rule("G-SEC-2", "G-SCO-4")
def test_after_the_game_log_and_goals_are_public():
    game = village.new(seats=2, expansions=("goals",), seed=3)
    while not game.over:
        assert "-1 silver covered" in game.log_for(0)
        play(game, game.moves[len(game.log) % len(game.moves)])
    assert game.log_for(0) == game.log_for(None) == game.log
    assert game.view(0)["goals"] == game.view()["goals"] == goals_of(game)
    assert "covered" not in str(game.view(1)["goals"])


def questions(rules, state):
    """Return the draws that determinization leaves to chance: suit, seat and cards."""
    frame = state.stack[-1]
    return frame.step.name, frame.arg, [frame.step.token(choice) for choice in state.legal()]


def determinized(game, seat, pick=0):
    """Return a determinization for `seat` in which every draw is the choice number `pick`."""
    rules = game.table.rules
    state = rules.determinize(game.state, seat)
    while state.stack[-1].step.name in ("silver", "gold"):
        legal = state.legal()
        state.play(legal[pick % len(legal)])
    return rules.data(state)


def three_hands(**board):
    """Return a game of three players in which seat 2 has reached its silver goal."""
    goals = hands(["farmer", "scholar", "knight"], ["merchant", "saint", "historian"], [[], [], ["silver"]])
    return set_up(expansions=("goals",), seats=3, goals=goals, spaces=CUBES, **board)


@rule("G-SEC-3")
def test_determinization_redeals_the_face_down_goals_of_the_others():
    game = three_hands()
    rules = game.table.rules
    state = rules.determinize(game.state, 0)
    chance_questions = []
    while state.stack[-1].step.name in ("silver", "gold"):
        chance_questions.append(questions(rules, state))
        state.play(state.legal()[0])
    assert chance_questions == [
        ("silver", 1, ["aristocrat", "writer", "coachman", "scholar"]),
        ("gold", 1, [card for card in GOLD if card != "merchant"]),
        ("gold", 2, [card for card in GOLD if card not in ("merchant", "acolyte")]),
    ]


@rule("G-SEC-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("pick", range(6))
def test_determinization_keeps_own_and_reached_goals(seat, pick):
    game = three_hands()
    cards, sample = goals_of(game), determinized(game, seat, pick)["goals"]
    assert (sample["silver"][seat], sample["gold"][seat]) == (cards["silver"][seat], cards["gold"][seat])
    assert (sample["silver"][2], sample["reached"]) == ("knight", cards["reached"])
    assert len(set(sample["silver"])) == len(set(sample["gold"])) == 3
    assert None not in sample["silver"] + sample["gold"]


@rule("G-SEC-3")
def test_determinization_changes_nothing_else_and_not_the_game():
    game = three_hands()
    before, moves = game.data(), game.moves
    sample = determinized(game, 1, 3)
    assert game.data() == before
    assert (game.moves, game.question) == (moves, "turn")
    assert goals_of(game) != sample["goals"]
    assert {**game.table.rules.data(game.state), "goals": None} == {**sample, "goals": None}


@rule("G-SEC-3")
def test_determinization_can_sample_every_assignment():
    """Seat 0 knows two cards; any two others may be the face-down ones."""
    goals = hands(["farmer", "scholar"], ["merchant", "saint"])
    game = set_up(expansions=("goals",), goals=goals, spaces=CUBES)
    seen = {determinized(game, 0, pick)["goals"]["silver"][1] for pick in range(10)}
    assert seen == set(SILVER) - {"farmer"}
    seen = {determinized(game, 0, pick)["goals"]["gold"][1] for pick in range(10)}
    assert seen == set(GOLD) - {"merchant"}


@rule("G-SEC-3")
def test_determinization_deals_no_goal_that_the_seat_has_already_reached():
    """That goal would be face up, so it cannot be the face-down one; another seat may have it."""
    game = three_hands(families={1: {"coins": 7}})
    rules = game.table.rules
    assert questions(rules, rules.determinize(game.state, 0)) == ("silver", 1, ["writer", "coachman", "scholar"])
    assert questions(rules, rules.determinize(game.state, 1)) == (
        "silver",
        0,
        ["aristocrat", "writer", "coachman", "farmer"],
    )


@rule("G-SEC-3")
def test_determinization_is_a_copy_when_nothing_is_secret():
    goals = hands(["farmer", "scholar"], ["merchant", "saint"], [[], ["silver", "gold"]])
    game = set_up(expansions=("goals",), goals=goals, spaces=CUBES)
    assert game.table.rules.determinize(game.state, 0).actor == 0


def worlds(seed):
    """Return the same game twice; only the face-down goals of seat 1 differ."""
    data = village.new(seats=2, expansions=("goals",), seed=seed).data()
    twins = []
    for silver, gold in (("farmer", "historian"), ("coachman", "globetrotter")):
        goals = hands(["aristocrat", silver], ["councillor", gold])
        twins.append(village.position("village", {**data, "goals": goals}, seed=seed))
    return twins


def view_without_ply(game, seat):
    return game.view(seat), game.log_for(seat), game.actor, game.question, game.moves


@rule("G-SEC-4")
@pytest.mark.parametrize("seed", range(4))
def test_example_15_two_secret_worlds_look_the_same_until_a_goal_is_reached(seed):
    first, second = worlds(seed)
    steps = 0
    while not first.over and goals_of(first)["reached"] == goals_of(second)["reached"] == [[], []]:
        assert view_without_ply(first, 0) == view_without_ply(second, 0)
        assert first.view() == second.view()
        move = first.moves[(7 * steps + seed) % len(first.moves)]
        events = [first.play(move), second.play(move)]
        assert events[0] == events[1] or "goal" in kinds(events[0] + events[1])
        steps += 1
    assert steps > 20


@rule("G-SEC-4")
def test_the_others_see_that_a_seat_is_asked_but_not_about_which_goal():
    """Seat 0 meets its silver goal in one game and its gold goal in the other."""
    members = {"farm": [3, 0, 0, 0], "council4": [1, 0, 0, 0]}
    games = [
        set_up(
            expansions=("goals",), goals=hands([silver, "writer"], [gold, "merchant"]), spaces=CUBES,
            families={0: {"coins": 7, "members": members}},
        )
        for silver, gold in (("aristocrat", "saint"), ("scholar", "councillor"))
    ]  # fmt: skip
    assert [game.moves for game in games] == [["goal silver", "goal keep"], ["goal gold", "goal keep"]]
    assert games[0].view(1) == games[1].view(1)
    assert games[0].view() == games[1].view()
    for game in games:
        play(game, "goal keep")
    assert games[0].view(1) == games[1].view(1)
    assert games[0].log_for(1) == games[1].log_for(1)


@rule("G-SEC-1")
def test_with_other_expansions_only_goals_are_covered():
    table = {"expansions": ("inn", "goals"), "inn": stacks(owned={0: ["bard"]}), "spaces": CUBES}
    game = set_up(goals=hands(["farmer", "brewer"], ["merchant", "saint"]), **table)
    assert game.view(1)["inn"] == game.data()["inn"]
    assert game.view(0)["goals"]["silver"] == ["farmer", "covered"]


@rule("G-SEC-3")
def test_determinization_gives_every_seat_a_card_it_has_not_reached():
    """Seat 2 has reached every silver goal but the Aristocrat, so determinization must not give that card to seat 1."""
    rich = {"grain": 5, "goods": {"scroll": 3, "horse": 2, "wagon": 2, "plow": 1, "ox": 1}, "coins": 6}
    cubes = {"cubes": {"brown": 1, "green": 1, "orange": 3, "pink": 3}}
    goals = {"silver": ["coachman", "scholar", "aristocrat"], "gold": ["merchant", "saint", "acolyte"]}
    game = set_up(
        seats=3, expansions=("goals",), families={2: rich | cubes}, goals=goals, spaces={"grain": {"pink": 2}}
    )
    state = game.table.rules.determinize(game.state, 0)
    while state.actor == village.CHANCE:
        assert "aristocrat" not in [state.stack[-1].step.token(choice) for choice in state.legal()]
        state.play(state.legal()[0])
    assert game.table.rules.data(state)["goals"]["silver"][2] == "aristocrat"
    assert game.table.rules.view(state, 0) == game.table.rules.view(game.state, 0)
