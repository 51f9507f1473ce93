"""G-SEC: what other seats may know of a goal."""

import json

import pytest

import village
from tests.builders.goals import CUBES, GOLD, SILVER, goals_of, hands, points
from tests.builders.inn import stacks
from tests.builders.village import kinds, play, set_up

rule = pytest.mark.rule


@rule("G-SEC-1")
def test_only_the_owner_sees_a_goal():
    game = village.new(seats=3, boxes=("goals",), seed=3)
    cards = goals_of(game)
    for seat in range(3):
        seen = game.view(seat)["goals"]
        for suit in ("silver", "gold"):
            expected = ["covered"] * 3
            expected[seat] = cards[suit][seat]
            assert seen[suit] == expected
    assert game.view()["goals"] == hands(["covered"] * 3, ["covered"] * 3, [[]] * 3)


@rule("G-SEC-1")
def test_a_reached_goal_is_seen_by_all():
    goals = hands(["farmer", "scholar"], ["merchant", "saint"], [["gold"], []])
    game = set_up(boxes=("goals",), goals=goals, spaces=CUBES)
    assert game.view(1)["goals"] == hands(["covered", "scholar"], ["merchant", "saint"], [["gold"], []])
    assert game.view()["goals"] == hands(["covered"] * 2, ["merchant", "covered"], [["gold"], []])


@rule("G-SEC-1")
def test_no_face_down_goal_is_anywhere_in_the_view_of_another_seat():
    game = village.new(seats=3, boxes=("goals",), seed=3)
    cards = goals_of(game)
    for seat in (0, 1, 2, None):
        hidden = [cards[suit][other] for suit in ("silver", "gold") for other in range(3) if other != seat]
        told = json.dumps([game.view(seat), game.log_for(seat), game.opening])
        assert not [card for card in hidden if f'"{card}"' in told or f" {card}" in told]


@rule("G-SEC-2")
def test_in_the_log_the_deal_is_covered_except_for_the_owner():
    game = village.new(seats=2, boxes=("goals",), seed=3)
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
    game = village.new(seats=2, boxes=("goals",), seed=3)
    while not game.over:
        assert "-1 silver covered" in game.log_for(0)
        play(game, game.moves[len(game.log) % len(game.moves)])
    assert game.log_for(0) == game.log_for(None) == game.log
    assert game.view(0)["goals"] == game.view()["goals"] == goals_of(game)
    assert "covered" not in str(game.view(1)["goals"])


def questions(rules, twin):
    """What chance is asked for a guess: the suit, the seat and the cards."""
    frame = twin.stack[-1]
    return frame.step.name, frame.arg, [frame.step.token(choice) for choice in twin.legal()]


def guessed(game, seat, pick=0):
    """Return a determinization for `seat` in which every draw is the choice number `pick`."""
    rules = game.table.rules
    twin = rules.determinize(game.state, seat)
    while twin.stack[-1].step.name in ("silver", "gold"):
        legal = twin.legal()
        twin.play(legal[pick % len(legal)])
    return rules.data(twin)


def three_hands(**board):
    """Three players; seat 2 has reached its silver goal."""
    goals = hands(["farmer", "scholar", "knight"], ["merchant", "saint", "historian"], [[], [], ["silver"]])
    return set_up(boxes=("goals",), seats=3, goals=goals, spaces=CUBES, **board)


@rule("G-SEC-3")
def test_a_guess_deals_the_covered_goals_of_the_others_again():
    game = three_hands()
    rules = game.table.rules
    twin = rules.determinize(game.state, 0)
    asked = []
    while twin.stack[-1].step.name in ("silver", "gold"):
        asked.append(questions(rules, twin))
        twin.play(twin.legal()[0])
    assert asked == [
        ("silver", 1, ["aristocrat", "writer", "coachman", "scholar"]),
        ("gold", 1, [card for card in GOLD if card != "merchant"]),
        ("gold", 2, [card for card in GOLD if card not in ("merchant", "acolyte")]),
    ]


@rule("G-SEC-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("pick", range(6))
def test_own_and_reached_goals_never_change_in_a_guess(seat, pick):
    game = three_hands()
    cards, guess = goals_of(game), guessed(game, seat, pick)["goals"]
    assert (guess["silver"][seat], guess["gold"][seat]) == (cards["silver"][seat], cards["gold"][seat])
    assert (guess["silver"][2], guess["reached"]) == ("knight", cards["reached"])
    assert len(set(guess["silver"])) == len(set(guess["gold"])) == 3
    assert None not in guess["silver"] + guess["gold"]


@rule("G-SEC-3")
def test_a_guess_leaves_the_game_and_everything_else_as_it_is():
    game = three_hands()
    before, moves = game.data(), game.moves
    guess = guessed(game, 1, 3)
    assert game.data() == before
    assert (game.moves, game.question) == (moves, "turn")
    assert goals_of(game) != guess["goals"]
    assert {**game.table.rules.data(game.state), "goals": None} == {**guess, "goals": None}


@rule("G-SEC-3")
def test_every_assignment_can_be_guessed():
    """Seat 0 knows two cards; any two different ones of the others may be the true ones."""
    goals = hands(["farmer", "scholar"], ["merchant", "saint"])
    game = set_up(boxes=("goals",), goals=goals, spaces=CUBES)
    seen = {guessed(game, 0, pick)["goals"]["silver"][1] for pick in range(10)}
    assert seen == set(SILVER) - {"farmer"}
    seen = {guessed(game, 0, pick)["goals"]["gold"][1] for pick in range(10)}
    assert seen == set(GOLD) - {"merchant"}


@rule("G-SEC-3")
def test_a_goal_that_would_be_reached_already_is_not_guessed_for_that_seat():
    """It would lie open, so it cannot be the covered one; another seat may have it."""
    game = three_hands(families={1: {"coins": 7}})
    rules = game.table.rules
    assert questions(rules, rules.determinize(game.state, 0)) == ("silver", 1, ["writer", "coachman", "scholar"])
    assert questions(rules, rules.determinize(game.state, 1)) == (
        "silver",
        0,
        ["aristocrat", "writer", "coachman", "farmer"],
    )


@rule("G-SEC-3")
def test_when_everything_is_open_there_is_nothing_to_guess():
    goals = hands(["farmer", "scholar"], ["merchant", "saint"], [[], ["silver", "gold"]])
    game = set_up(boxes=("goals",), goals=goals, spaces=CUBES)
    assert game.table.rules.determinize(game.state, 0).actor == 0


def worlds(seed):
    """The same game twice; only the covered goals of seat 1 differ."""
    data = village.new(seats=2, boxes=("goals",), seed=seed).data()
    twins = []
    for silver, gold in (("farmer", "historian"), ("coachman", "globetrotter")):
        goals = hands(["aristocrat", silver], ["councillor", gold])
        twins.append(village.position("village", {**data, "goals": goals}, seed=seed))
    return twins


def seen(game, seat):
    return game.view(seat), game.log_for(seat), game.actor, game.question, game.moves


@rule("G-SEC-4")
@pytest.mark.parametrize("seed", range(4))
def test_example_15_two_secret_worlds_look_the_same_until_a_goal_is_reached(seed):
    one, other = worlds(seed)
    steps = 0
    while not one.over and goals_of(one)["reached"] == goals_of(other)["reached"] == [[], []]:
        assert seen(one, 0) == seen(other, 0)
        assert one.view() == other.view()
        answer = one.moves[(7 * steps + seed) % len(one.moves)]
        events = [one.play(answer), other.play(answer)]
        assert events[0] == events[1] or "goal" in kinds(events[0] + events[1])
        steps += 1
    assert steps > 20


@rule("G-SEC-4")
def test_reaching_a_goal_asks_no_question():
    games = [
        set_up(
            boxes=("goals",),
            goals=hands([card, "writer"], ["saint", "merchant"]),
            spaces=CUBES,
            families={0: {"coins": 7}},
        )
        for card in ("aristocrat", "scholar")
    ]
    assert [points(game) for game in games] == [5, 0]
    assert games[0].moves == games[1].moves
    assert (games[0].actor, games[0].question, games[0].log) == (0, "turn", [])


@rule("G-SEC-1")
def test_with_other_expansions_only_goals_are_covered():
    table = {"boxes": ("inn", "goals"), "inn": stacks(owned={0: ["bard"]}), "spaces": CUBES}
    game = set_up(goals=hands(["farmer", "brewer"], ["merchant", "saint"]), **table)
    assert game.view(1)["inn"] == game.data()["inn"]
    assert game.view(0)["goals"]["silver"] == ["farmer", "covered"]


@rule("G-SEC-3")
def test_a_guess_gives_every_seat_a_card_it_has_not_reached():
    """Seat 2 has reached every silver goal but the Aristocrat, so no guess may give that card to seat 1."""
    rich = {"grain": 5, "goods": {"scroll": 3, "horse": 2, "wagon": 2, "plow": 1, "ox": 1}, "coins": 6}
    cubes = {"cubes": {"brown": 1, "green": 1, "orange": 3, "pink": 3}}
    goals = {"silver": ["coachman", "scholar", "aristocrat"], "gold": ["merchant", "saint", "acolyte"]}
    game = set_up(seats=3, boxes=("goals",), families={2: rich | cubes}, goals=goals, spaces={"grain": {"pink": 2}})
    twin = game.table.rules.determinize(game.state, 0)
    while twin.actor == village.CHANCE:
        assert "aristocrat" not in [twin.stack[-1].step.token(choice) for choice in twin.legal()]
        twin.play(twin.legal()[0])
    assert game.table.rules.data(twin)["goals"]["silver"][2] == "aristocrat"
    assert game.table.rules.view(twin, 0) == game.table.rules.view(game.state, 0)
