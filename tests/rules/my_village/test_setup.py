"""M-SET, M-RND and M-END: setup, rounds and the end."""

from collections import Counter

import pytest

import village
from tests.builders.my_village import CUSTOMERS, DICE, FIVE, home, refusal, set_up
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule
seats_of = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats, **setting):
    return village.new("my_village", seats=seats, **setting)


@rule("M-SET-1")
@seats_of
def test_two_to_four_play_and_seat_0_begins(seats):
    assert new(seats, seed=3).actor == 0
    for wrong in (1, 5):
        with pytest.raises(village.BadSetup, match="2 to 4 players can play"):
            new(wrong)


@rule("M-SET-2", "M-RND-3")
@seats_of
def test_the_dice_of_the_game(seats):
    pool = new(seats, seed=3).data()["pool"]
    white = sum(number for die, number in pool.items() if die.startswith("white"))
    assert (white, sum(pool.values()) - white) == DICE[seats]


@rule("M-SET-3", "M-SET-4", "M-SET-5", "M-SET-6", "M-SET-7")
@seats_of
def test_what_lies_on_the_main_board(seats):
    data = new(seats, seed=3).data()
    assert (len(data["churches"]), len(data["councils"]), len(data["crafts"])) == (4, 4, 20)
    assert (data["meetings"], data["fields"]) == (4, 8)
    tops = [top for top in data["monks"].values() if top]
    assert Counter(card.rstrip("12345") for card in [*tops, *data["monk_stacks"]]) == {
        "quill": 3, "goblet": 4, "rosary": 5,
    }  # fmt: skip
    assert [top.rstrip("12345") for top in tops] == ["quill", "goblet", "rosary"]
    assert {letter: len(cards) for letter, cards in data["travel"].items()} == {"a": 4, "b": 4, "c": 4, "d": 4, "e": 3}
    assert len(data["display"]) == 6
    assert sorted([*data["display"], *data["customers"]]) == CUSTOMERS


@rule("M-SET-8", "M-WHT-6")
def test_every_seat_has_another_board_with_its_own_values_of_play():
    boards = [home(new(4, seed=3), seat)["board"] for seat in range(4)]
    assert sorted(boards) == [1, 2, 3, 4]
    for board, values in zip((1, 2, 3, 4), ((5, 8), (5, 9), (6, 8), (6, 9)), strict=True):
        game = new(2, seed=3)
        data = {**game.data(), "villages": [{"board": board}, {"board": board % 4 + 1}]}
        seen = {
            entry["value"]: entry["ways"][0]["banners"]
            for entry in village.position("my_village", data).view(0)["values"]
        }
        assert tuple(value for value in seen if "white.play" in seen[value]) == values


@rule("M-SET-9", "M-SET-10", "M-SET-11", "M-SET-12")
@seats_of
def test_how_every_player_starts(seats):
    data = new(seats, seed=3).data()
    assert [board["coins"] for board in data["villages"]] == [1, 2, 3, 4][:seats]
    for board in data["villages"]:
        assert (board["villagers"], board["school"], board["headman"]) == (FIVE, {"left": 0, "right": 0}, "house")
        assert (board["cloud"], board["reaper"], board["tree"], board["house"], board["laborers"]) == (
            0,
            False,
            0,
            0,
            0,
        )
        assert not any(
            [board["church"], board["council"], board["meeting"], board["crafts"], board["fields"], board["market"]]
        )
    assert data["hand"] == {"owner": 0, "palm": True, "story": 1}  # M-RND-2: one story point was added
    assert data["rat"] == {2: 10, 3: 14, 4: 18}[seats]
    assert (data["chronicle"], data["graves"]) == ({}, 0)


@rule("M-SET-13")
def test_coins_and_story_points_never_run_out():
    game = set_up(value=3, homes={0: {"council": "monetary", "coins": 500, "tree": 900}})
    game.play("banner white.council")
    assert home(game)["coins"] == 502


@rule("M-SET-14")
def test_cards_that_left_the_display_cannot_be_bought():
    game = set_up(value=5, homes={1: {"crafts": ["stables1"]}})
    assert refusal(game, "banner craft.stables1") == "M-SET-14"
    assert "craft.stables2" in legal_choices(game)


@rule("M-SET-15", "M-SET-16")
def test_cards_are_revealed_in_a_fixed_order_and_are_equally_likely():
    game = new(3, chance="manual")
    draws = []
    while game.actor == village.CHANCE and game.question != "roll":
        draws.append((game.question, len(game.moves)))
        assert set(list(game.state.weights)[: game.state.n]) == {1}
        game.play(game.moves[-1])
    boards = [("board", left) for left in (4, 3, 2)]
    monks = [("monk", left) for left in (3, 4, 5)]
    assert draws == boards + monks + [("reveal", left) for left in range(33, 27, -1)]
    assert refusal(new(3, chance="manual"), "reveal cu01") == "M-SET-7"


@rule("M-RND-1", "M-RND-2")
def test_another_round_follows_with_one_more_point_on_the_hand():
    game = set_up("headman", who=2, value=5, homes={2: {"headman": "coin"}}, hand={"story": 3}, round=7)
    events = game.play("headman stay")
    assert game.data()["round"] == 8
    assert game.data()["hand"]["story"] == 4
    assert {"kind": "round", "seat": 0, "round": 8} in events


def turns_of_a_round(seats, start=0):
    game = set_up("dice", who=start, start=start, seats=seats)
    order = []
    while game.data()["round"] == 1:
        if game.question == "dice":
            order.append(game.actor)
        game.play("banner headman" if game.question == "banner" else game.moves[0])
    return order


@rule("M-RND-4")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])], ids=["two", "three", "four"]
)
def test_turns_go_clockwise_from_the_starting_player(seats, order):
    assert turns_of_a_round(seats) == order
    assert turns_of_a_round(seats, 1) == [(seat + 1) % seats for seat in order]


@rule("M-RND-5")
def test_taking_the_hand_changes_only_the_next_round():
    game = set_up(who=1, value=4, hand={"owner": 0, "story": 2})
    game.play("banner hand")
    assert (game.actor, game.data()["start"]) == (2, 0)


@rule("M-RND-6")
def test_a_turn_makes_the_value_then_activates_banners_then_checks_for_a_death():
    game = set_up("dice", homes={0: {"coins": 0, "cloud": 9}})
    questions = [game.question]
    while game.actor == 0:
        assert not any(move.split()[1] == "pass" for move in game.moves)
        game.play("banner headman" if game.question == "banner" else game.moves[0])
        questions.append(game.question)
    assert questions == ["dice", "banner", "death", "rat"]


@rule("M-RND-7")
@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 2), (4, 3)])
def test_every_turn_takes_two_dice_and_some_stay_unused(seats, left):
    game = set_up("dice", seats=seats)
    while True:
        assert sum(game.data()["pool"].values()) >= 4 or game.question != "dice"
        game.play("banner headman" if game.question == "banner" else game.moves[0])
        if game.question == "roll":
            break
        last = sum(game.data()["pool"].values())
    assert last == left


@rule("M-RND-8")
def test_in_the_turn_of_another_player_only_the_rat_and_the_hand_affect_a_village():
    before = {1: {"tree": 5, "coins": 3}, 2: {"tree": 4}}
    game = set_up(value=3, homes=before)
    others = [home(game, 1), home(game, 2)]
    game.play("banner council.monetary")
    assert [home(game, 1), home(game, 2)] == others


@rule("M-END-1")
@pytest.mark.parametrize(("seats", "coffins"), [(2, 9), (3, 14), (4, 18)])
def test_the_game_ends_after_the_round_in_which_the_last_coffin_is_filled(seats, coffins):
    for dead, over in ((coffins - 1, False), (coffins, True)):
        last = 2 * seats - 1 if seats == 2 else seats - 1
        game = set_up("headman", who=seats - 1, seats=seats, turn=last, value=5, graves=dead,
                   homes={seats - 1: {"headman": "coin"}})  # fmt: skip
        events = game.play("headman stay")
        assert game.over == over
        assert ("over" in kinds(events)) == over


@rule("M-END-2")
def test_the_round_is_finished_and_deaths_beyond_the_number_happen():
    game = set_up("headman", value=5, graves=20, homes={0: {"headman": "coin", "reaper": True}})
    play(game, "headman stay", "death abbot", "rat 1")
    assert (game.over, game.actor, game.data()["chronicle"]) == (False, 1, {"abbot": 1})


@rule("M-END-3", "M-END-4")
@pytest.mark.parametrize(("seats", "limit"), [(2, 60), (3, 120), (4, 120)])
def test_the_round_limit_is_the_only_other_end(seats, limit):
    last = 2 * seats - 1 if seats == 2 else seats - 1
    for number, over in ((limit - 1, False), (limit, True)):
        game = set_up("headman", who=seats - 1, seats=seats, turn=last, value=5, round=number,
                   homes={seats - 1: {"headman": "coin"}})  # fmt: skip
        game.play("headman stay")
        assert game.over == over
    assert refusal(game, "dice white1.white2") == "M-END-1"
