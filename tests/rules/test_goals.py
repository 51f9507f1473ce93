"""G-SET, G-SCO, G-SOL: goals are dealt, and scored when their owner wants."""

import pytest

import village
from tests.builders.goals import CUBES, GOLD, SILVER, goals_of, hands, points, reached, score_goals
from tests.builders.village import at, family, kinds, legal_choices, play, set_up, take
from village.games.village.tables import read
from village.toolkit.pruning import distinct_choices

rule = pytest.mark.rule


def dealing(suit, seat=0, expansions=("goals",), **table):
    """Return a game in which the goal of a seat is drawn next."""
    return set_up(suit, village.CHANCE, seat, expansions=expansions, below=[["turn", 0, 0]], spaces=CUBES, **table)


@rule("G-SET-1")
def test_there_are_seventeen_goals():
    cards = read("goals")
    assert (len(cards["silver"]), len(cards["gold"])) == (8, 9)
    assert len({card["token"] for card in cards["silver"] + cards["gold"]}) == 17


@rule("G-SET-1", "G-SET-3")
@pytest.mark.parametrize(
    "expansions", [("goals",), ("goals", "customers"), ("inn", "goals"), ("inn", "goals", "customers")]
)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_goals_are_compatible_with_every_mix_of_expansions(expansions, seats):
    options = {"start_compensation": False}
    game = village.new(seats=seats, expansions=expansions, options=options, seed=2)
    assert game.question == "turn"
    assert len(set(goals_of(game)["silver"])) == len(set(goals_of(game)["gold"])) == seats


@rule("G-SET-1")
def test_goals_are_compatible_with_both_editions():
    assert None not in goals_of(village.new(seats=4, edition="2011", expansions=("goals",), seed=2))["gold"]


@rule("G-SET-2")
def test_example_14_cards_that_need_an_absent_expansion_are_removed():
    assert legal_choices(dealing("silver")) == SILVER
    assert legal_choices(dealing("gold")) == GOLD
    with_inn = legal_choices(dealing("silver", expansions=("inn", "goals")))
    assert sorted(with_inn) == sorted([*SILVER, "brewer"])
    assert legal_choices(dealing("gold", expansions=("inn", "goals"))) == GOLD


@rule("G-SET-2")
def test_which_expansion_a_card_requires_or_excludes():
    cards = {card["token"]: card for card in read("goals")["silver"] + read("goals")["gold"]}
    assert {token for token, card in cards.items() if card["in_with"] == ["inn"]} == {"brewer"}
    assert {token for token, card in cards.items() if card["in_with"] == ["port"]} == {"importer", "missionary"}
    assert {token for token, card in cards.items() if card["out_with"]} == {"globetrotter"}


@rule("G-SET-3")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_no_goal_depends_on_the_number_of_players(seats):
    assert legal_choices(dealing("silver", seats=seats)) == SILVER
    assert legal_choices(dealing("gold", seats=seats)) == GOLD


@rule("G-SET-4")
def test_every_player_is_dealt_one_silver_and_one_gold_goal():
    game = village.new(seats=5, expansions=("goals",), options={"start_compensation": False}, seed=8)
    dealt = goals_of(game)
    assert len(set(dealt["silver"]) & set(SILVER)) == 5
    assert len(set(dealt["gold"]) & set(GOLD)) == 5
    assert dealt["reached"] == [[]] * 5


@rule("G-SET-4")
@pytest.mark.parametrize(("suit", "cards"), [("silver", SILVER), ("gold", GOLD)])
def test_no_goal_is_dealt_twice(suit, cards):
    dealt = {"silver": [cards[0]], "gold": []} if suit == "silver" else {"silver": [], "gold": [cards[0]]}
    game = dealing(suit, 1, goals={**dealt, "reached": []}, seats=3)
    assert legal_choices(game) == cards[1:]
    assert game.why(f"{suit} {cards[0]}").rule == "G-SET-4"
    play(game, f"{suit} {cards[2]}")
    assert legal_choices(game) == [card for card in cards[1:] if card != cards[2]]


@rule("G-SET-3", "G-SET-4")
def test_goals_that_are_met_from_the_start_are_dealt_and_can_be_scored_after_the_deal():
    values = {f"goals.silver.{card}.needs": {"coin": 1} for card in SILVER} | {"goals.gold.patriarch.at_most": 7}
    game = village.new(expansions=("goals",), seats=2, seed=8, chance="manual", custom_values={"values": values})
    while game.question != "silver":
        game.play(game.moves[0])
    assert legal_choices(game) == SILVER
    play(game, f"silver {SILVER[0]}", f"silver {SILVER[1]}")
    assert legal_choices(game) == GOLD
    play(game, "gold patriarch", "gold saint")
    assert (game.actor, game.question, game.moves) == (0, "goal", ["goal silver", "goal gold", "goal keep"])


@rule("G-SET-4")
def test_every_goal_is_equally_likely():
    dealt = [goals_of(dealing("silver", chance="seeded", seed=seed, seats=1))["silver"][0] for seed in range(300)]
    assert all(30 <= dealt.count(card) <= 70 for card in SILVER)


@rule("G-SET-5")
@pytest.mark.parametrize("expansions", [("goals",), ("inn", "goals", "customers")])
def test_goals_are_dealt_last_silver_first_from_seat_0_on(expansions):
    game = village.new(seats=3, expansions=expansions, options={"first_player": 2}, seed=6)
    steps = [line.split()[1] for line in game.log]
    first = steps.index("silver")
    assert steps[first : first + 7] == ["silver"] * 3 + ["gold"] * 3 + ["draw"]
    assert not {"customer", "start", "gift", "reveal"} & set(steps[first:])
    dealt = [line.split()[2] for line in game.log[first : first + 6]]
    assert dealt == goals_of(game)["silver"] + goals_of(game)["gold"]


@rule("G-SET-5")
def test_the_cube_that_the_fourth_player_chooses_comes_before_the_deal():
    game = village.new(seats=4, expansions=("goals",), seed=6)
    assert game.question == "cube"
    assert goals_of(game)["silver"] == goals_of(game)["gold"] == [None] * 4


@rule("G-SCO-1")
@pytest.mark.parametrize(
    ("farm", "goal", "worth"),
    [({"coins": 7}, "aristocrat", 5), ({"members": at(council4=[1, 0, 0, 0])}, "councillor", 8)],
)
def test_a_goal_that_is_met_is_revealed_when_its_owner_scores_it(farm, goal, worth):
    goals = hands(["aristocrat", "writer"], ["councillor", "saint"])
    game = set_up(expansions=("goals",), goals=goals, spaces=CUBES, families={0: {"coins": 0, **farm}})
    assert (game.actor, game.question, points(game)) == (0, "goal", 0)
    assert goal not in str(game.view(1)["goals"])
    assert reached(play(game, game.moves[0])) == [(0, goal, worth)]
    assert (game.question, points(game)) == ("turn", worth)
    assert goal in str(game.view(1)["goals"])


def rich(**table):
    """Return a game in which seat 0 has the Aristocrat and 7 coins before its turn."""
    goals = hands(["aristocrat", "writer"], ["councillor", "saint"])
    table = {"spaces": {"grain": {"pink": 6, "green": 6}}, "families": {0: {"coins": 7}}, **table}
    return set_up(expansions=("goals",), goals=goals, **table)


@rule("G-SCO-1", "G-SCO-2")
def test_a_goal_may_be_kept_face_down_and_is_asked_about_again_in_the_next_turn():
    game = rich()
    assert legal_choices(game) == ["silver", "keep"]
    play(game, "goal keep")
    assert (game.question, points(game), goals_of(game)["asked"]) == ("turn", 0, [["silver"], []])
    play(game, "turn grain.pink")
    assert (game.actor, game.question) == (0, "harvest")
    play(game, "harvest reap", "turn grain.pink", "harvest reap")
    assert (game.actor, game.question) == (0, "goal")
    play(game, "goal silver")
    assert (game.question, points(game)) == ("turn", 5)


@rule("G-SCO-1")
def test_a_goal_cannot_be_scored_when_it_is_no_longer_met():
    """The coins are spent in the same turn; a goal that is met once more is asked about at once."""
    families = {0: {"coins": 7, "members": at(council4=[1, 0, 0, 0], farm=[1, 0, 0, 0]), "grain": 4}}
    spaces = {"council": {"pink": 3}, "crafts": {"brown": 3}}
    game = rich(families=families, spaces=spaces)
    play(game, "goal gold", "goal keep", "turn council.pink", "council rest", "privilege 4")
    assert (game.actor, family(game)["coins"], "asked" in goals_of(game)) == (1, 6, False)
    play(game, "turn crafts.brown", "crafts pass")
    assert game.question == "turn"
    play(game, "turn crafts.brown", "crafts mill.make")
    assert (game.actor, game.question, family(game)["coins"]) == (0, "goal", 8)


@rule("G-SCO-1")
def test_only_a_goal_that_is_met_and_face_down_can_be_scored():
    game = rich(families={0: {"coins": 7, "members": at(council4=[1, 0, 0, 0])}})
    assert legal_choices(game) == ["silver", "gold", "keep"]
    play(game, "goal gold")
    assert legal_choices(game) == ["silver", "keep"]
    assert str(game.why("goal gold")) == "G-SCO-3 goal-scored"
    assert str(rich().why("goal gold")) == "G-SCO-1 goal-not-met"


@rule("G-SCO-1")
def test_bots_always_score():
    game = rich(families={0: {"coins": 7, "members": at(council4=[1, 0, 0, 0])}})
    step = game.state.stack[-1].step
    assert [step.token(choice) for choice in distinct_choices(game.state)] == ["silver"]
    play(game, "goal silver")
    assert [step.token(choice) for choice in distinct_choices(game.state)] == ["gold"]


@rule("G-SCO-2")
def test_a_kept_goal_that_is_met_at_the_end_scores():
    goals = hands(["aristocrat", "writer"], ["councillor", "saint"], asked=[["silver"]])
    game = set_up("over", expansions=("goals",), goals=goals, families={0: {"coins": 7}}, below=[])
    assert (game.over, points(game)) == (True, 5)


@rule("G-SCO-1")
def test_a_goal_can_be_reached_in_the_turn_of_another_player():
    """Seat 1 serves its sixth customer on the market day of seat 0."""
    goals = hands(["aristocrat", "writer"], ["saint", "merchant"])
    stalls, line = ["grain2", "scroll", "horse"], ["ox", "plow", "wagon", "grain4", "scroll2"]
    five = ["horse+plow", "ox+plow", "grain3", "horse+grain", "ox+grain"]
    farm = {"served": five, "goods": {"scroll": 2}, "cubes": {"green": 2}, "coins": 0}
    spaces = {"market": {"pink": 1}, "grain": {"pink": 2}}
    table = {"expansions": ("goals",), "goals": goals, "spaces": spaces, "stalls": stalls, "line": line}
    game = set_up(families={0: {"coins": 0}, 1: farm}, **table)
    play(game, "turn market.pink")
    assert points(game, 1) == 0
    play(game, "market stall.2")
    assert reached(score_goals(game)) == [(1, "merchant", 8)]


@rule("G-SCO-2")
def test_the_goals_of_all_players_are_checked_in_seat_order_silver_first():
    goals = hands(["scholar", "aristocrat"], ["councillor", "globetrotter"])
    cities = ["north1", "south1", "north2", "south2", "north3"]
    rich = {"coins": 7, "markers": cities}
    wise = {"cubes": {"pink": 3, "orange": 3}, "members": at(council4=[1, 0, 0, 0])}
    game = set_up(who=1, expansions=("goals",), goals=goals, spaces=CUBES, families={0: wise, 1: rich})
    assert reached(score_goals(game)) == [
        (0, "scholar", 5), (0, "councillor", 8), (1, "aristocrat", 5), (1, "globetrotter", 8),
    ]  # fmt: skip


@rule("G-SCO-2")
def test_goals_are_also_checked_before_random_draws():
    goals = hands(["scholar", "writer"], ["acolyte", "globetrotter"])
    bags = {0: {"members": at(farm=[1, 0, 0, 0], bag=[1, 0, 0, 1]), "coins": 0}, 1: {"coins": 0}}
    game = set_up("mass", expansions=("goals",), goals=goals, families=bags, below=[["over", 0, 0]])
    play(game, "monk 0.4")
    assert reached(play(game, "goal gold")) == [(0, "acolyte", 8)]
    assert game.question == "monk"


@rule("G-SCO-2")
def test_a_condition_that_holds_only_between_two_questions_does_not_count():
    """The councillor dies, without a choice, before the next question."""
    goals = hands(["scholar", "writer"], ["councillor", "globetrotter"])
    farm = {"members": at(council4=[1, 0, 0, 0], farm=[0, 1, 0, 0]), "due": 1}
    table = {"expansions": ("goals",), "goals": goals, "spaces": CUBES}
    game = set_up("end_turn", below=[], families={0: farm}, **table)
    assert family(game)["members"]["chronicle.council"] == [1, 0, 0, 0]
    assert (game.actor, points(game)) == (1, 0)
    alive = set_up("end_turn", below=[], families={0: {**farm, "due": 0}}, **table)
    assert (alive.actor, legal_choices(alive)) == (0, ["gold", "keep"])


@rule("G-SCO-2")
def test_example_16_goals_are_checked_again_before_final_scoring():
    goals = hands(["scholar", "writer"], ["saint", "globetrotter"])
    bags = {
        0: {"members": at(window2=[1, 0, 0, 0], window4=[1, 0, 0, 0], bag=[1, 0, 0, 0]), "coins": 0},
        1: {"coins": 0},
    }
    game = set_up("mass", expansions=("goals",), goals=goals, families=bags, below=[["over", 0, 0]])
    assert points(game) == 0
    events = play(game, "monk 0.1")
    assert game.over
    assert reached(events) == [(0, "saint", 8)]
    assert kinds(events).index("goal") < kinds(events).index("over")
    assert points(game) == 8


@rule("G-SCO-3")
def test_a_reached_goal_stays_scored_and_is_not_scored_again():
    goals = hands(["aristocrat", "writer"], ["saint", "merchant"], [["silver"], []])
    rich = set_up(expansions=("goals",), goals=goals, spaces=CUBES, families={0: {"coins": 9}})
    assert (reached(rich.opening), points(rich)) == ([], 5)
    assert reached(take(rich, "grain.pink")) == []
    poor = set_up(expansions=("goals",), goals=goals, spaces=CUBES, families={0: {"coins": 0}})
    assert points(poor) == 5


@rule("G-SCO-3")
def test_nothing_is_paid_for_a_goal_and_no_new_one_is_dealt():
    goals = hands(["scholar", "writer"], ["saint", "merchant"])
    farm = {"cubes": {"pink": 3, "orange": 4}, "goods": {"scroll": 1}, "coins": 2, "grain": 3}
    game = set_up(expansions=("goals",), goals=goals, spaces=CUBES, families={0: farm})
    play(game, "goal silver")
    assert {key: family(game)[key] for key in farm} == farm
    assert goals_of(game) == hands(["scholar", "writer"], ["saint", "merchant"], [["silver"], []])
    assert family(game)["prestige"] == 0


@rule("G-SCO-4")
def test_a_goal_not_reached_costs_nothing():
    goals = hands(["scholar", "writer"], ["saint", "merchant"])
    with_goals = set_up("over", expansions=("goals",), goals=goals, below=[]).scores()
    without = set_up("over", below=[]).scores()
    assert [score["total"] for score in with_goals] == [score["total"] for score in without]
    assert [score["lines"]["goals"] for score in with_goals] == [0, 0]


@rule("G-SCO-5")
@pytest.mark.parametrize(("suits", "worth"), [([], 0), (["silver"], 5), (["gold"], 8), (["silver", "gold"], 13)])
def test_goals_have_their_own_line_in_the_score(suits, worth):
    goals = hands(["scholar", "writer"], ["saint", "merchant"], [suits, []])
    score = set_up(expansions=("goals",), goals=goals, spaces=CUBES, families={0: {"coins": 3}}).scores()[0]
    assert (score["lines"]["goals"], score["total"]) == (worth, worth + 3)
    assert "goals" not in set_up(spaces=CUBES).scores()[0]["lines"]


@rule("G-SCO-2", "G-SCO-5")
def test_example_13_silver_and_gold_with_one_move():
    goals = hands(["aristocrat", "writer"], ["globetrotter", "merchant"])
    cities = ["north1", "south1", "south2", "north3"]
    farm = {
        "coins": 6, "markers": cities, "goods": {"wagon": 1}, "cubes": {"brown": 1, "orange": 1},
        "members": at(north1=[1, 0, 0, 0], farm=[1, 0, 0, 0]),
    }  # fmt: skip
    game = set_up("travel", expansions=("goals",), goals=goals, spaces=CUBES, families={0: farm})
    play(game, "travel move.north1.north2", "pay brown+orange")
    assert reached(score_goals(game)) == [(0, "aristocrat", 5), (0, "globetrotter", 8)]
    assert points(game) == 13


@rule("G-SOL-1")
def test_a_solo_player_has_two_goals_and_the_rival_none():
    game = village.new(seats=1, expansions=("goals",), seed=3)
    assert (len(goals_of(game)["silver"]), len(goals_of(game)["gold"])) == (1, 1)
    assert [line.split()[1] for line in game.log if line.split()[1] in ("silver", "gold")] == ["silver", "gold"]
    assert game.log_for(0) == game.log
    assert "-1 gold covered" in game.log_for(None)


@rule("G-SOL-1")
@pytest.mark.parametrize(
    ("prestige", "title"), [(26, "apprentice"), (27, "journeyman"), (36, "journeyman"), (37, "master")]
)
def test_goals_do_not_change_the_thresholds_of_the_titles(prestige, title):
    goals = hands(["scholar"], ["saint"], [["silver", "gold"]])
    farm = {"prestige": prestige, "coins": 0}
    game = set_up(seats=1, expansions=("goals",), goals=goals, spaces=CUBES, families={0: farm})
    assert (game.scores()[0]["total"], game.scores()[0]["title"]) == (prestige + 13, title)
