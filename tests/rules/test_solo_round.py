"""S-MAS, S-RND, S-SCO: the mass, the ring and the score in the solo game."""

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, rival, set_up, take

rule = pytest.mark.rule


def mass(hers=None, farm=None, below=None, **board):
    """Return a game at a mass, by default the last step. The rival's other members wait on the church."""
    placed = {"bag": [0] * 4, "windows": [], **(hers or {})}
    away = [placed["bag"][i] + placed["windows"].count(i + 1) for i in range(4)]
    crowds = {**placed, "beside": [4, 3, 0, 0], "waiting": [0, 0, 2 - away[2], 2 - away[3]]}
    own = {"members": at(farm=[0, 0, 0, 1]), "coins": 0, **(farm or {})}
    return set_up("mass", seats=1, families={0: own}, solo=crowds, below=below or [["over", 0, 0]], **board)


def praying(*windows):
    """Return a family with one member of generation 1 in each of these windows."""
    return {"members": {"farm": [0, 0, 0, 1], **{f"window{i}": [windows.count(i), 0, 0, 0] for i in windows}}}


def ringed(question, arg=0, farm=None, **board):
    """Return a game in which the player holds the ring, has no coin, and is asked `question`."""
    own = {"coins": 0, **(farm or {})}
    table = {"families": {0: own}, "spaces": {"grain": {"pink": 1, "green": 1}}, "solo": {"spare": 1}}
    return set_up(question, 0, arg, seats=1, ring=0, **{**table, **board})


@rule("S-MAS-1")
def test_the_player_can_buy_only_own_members_not_those_of_the_rival():
    game = mass({"bag": [0, 0, 1, 1]}, {"members": at(farm=[0, 0, 0, 1], bag=[1, 1, 0, 0]), "coins": 5})
    assert legal_choices(game) == ["pass", "1", "2"]
    play(game, "buy 2")
    assert (family(game)["members"]["window1"], family(game)["coins"]) == ([0, 1, 0, 0], 4)


@rule("S-MAS-1")
def test_her_members_are_drawn_like_any_other_piece_until_four_are_out():
    game = mass({"bag": [0, 0, 1, 2]}, {"members": at(farm=[0, 0, 0, 1], bag=[1, 0, 0, 0])})
    assert game.actor == village.CHANCE
    assert legal_choices(game) == ["monk", "0.1", "rival.3", "rival.4"]
    play(game, "monk rival.4", "monk monk", "monk rival.4")
    assert legal_choices(game) == ["monk", "0.1", "rival.3"]
    play(game, "monk 0.1")
    assert game.over
    assert rival(game)["bag"] == [0, 0, 1, 0]
    assert game.data()["monks"] == 4


@rule("S-MAS-1")
def test_members_bought_count_towards_the_four():
    farm = {"members": at(farm=[0, 0, 0, 1], bag=[4, 0, 0, 0]), "coins": 4}
    game = mass({"bag": [0, 0, 1, 0]}, farm)
    play(game, "buy 1", "buy 1", "buy 1", "buy 1")
    assert game.over
    assert rival(game)["bag"] == [0, 0, 1, 0]


@rule("S-MAS-1")
def test_every_piece_is_equally_likely():
    """Four monks and two of hers: each of the six stays behind in one mass of three."""
    left = sum(sum(rival(mass({"bag": [0, 0, 1, 1]}, chance="seeded", seed=seed))["bag"]) for seed in range(300))
    assert 160 <= left <= 240


@rule("S-MAS-1")
@pytest.mark.parametrize(
    ("windows", "drawn", "after"),
    [
        ([], 3, [3, None, None, None]),
        ([4], 3, [4, 3, None, None]),
        ([None, 4], 3, [3, 4, None, None]),
        ([4, None, 3], 4, [4, 4, 3, None]),
        ([4, 3, 4], 3, [4, 3, 4, 3]),
    ],
)
def test_a_drawn_member_of_the_rival_goes_to_the_first_window_without_one_of_hers(windows, drawn, after):
    game = mass({"bag": [0, 0, int(drawn == 3), int(drawn == 4)], "windows": windows})
    events = play(game, f"monk rival.{drawn}")
    assert rival(game)["windows"] == after
    assert {"kind": "rival_called", "seat": 0, "generation": drawn} in events


@rule("S-MAS-1")
def test_members_of_the_player_do_not_block_a_window_for_the_rival():
    game = mass({"bag": [0, 0, 1, 0]}, praying(1, 1))
    play(game, "monk rival.3")
    assert rival(game)["windows"] == [3, None, None, None]


@rule("S-MAS-2")
def test_the_rival_promotes_no_member_and_the_player_cannot_move_hers():
    game = mass({"windows": [3, 4]}, {**praying(1), "grain": 5})
    assert legal_choices(game) == ["pass", "1.1"]
    play(game, "promote 1.1", "promote pass")
    assert rival(game)["windows"] == [3, 4, None, None]


@rule("S-MAS-2")
@pytest.mark.parametrize(
    ("own", "hers", "gained"),
    [
        ((1, 1), [3], 2),
        ((1,), [3, 4], 0),  # the rival has the majority, and no player gains
        ((2,), [3], 2),  # equal numbers: the highest window decides
        ((1,), [None, 3], 0),
        ((1,), [3], 2),  # tied: both would gain
        ((4,), [3, 4], 0),
        ((), [3], 0),
        ((), [], 0),
        ((1,), [], 2),
    ],
)
def test_the_rival_counts_for_the_majority_and_her_prestige_is_lost(own, hers, gained):
    game = mass({"windows": hers}, praying(*own))
    assert family(game)["prestige"] == gained


@rule("S-RND-1")
def test_before_a_new_round_all_her_cubes_but_the_last_return_to_the_supply():
    placed = ["pink", "pink", "green", "plague", "orange"]
    below = [["new_round", 0, 0]]
    game = set_up("mass", seats=1, below=below, solo={"placed": placed, "recess": 5}, chance="seeded")
    assert rival(game)["placed"] == ["orange"]
    assert rival(game)["recess"] == 5
    pieces = [game.data()["supply"], game.data()["bag"], *game.data()["spaces"].values()]
    totals = {colour: sum(part.get(colour, 0) for part in pieces) for colour in ("pink", "green", "orange", "plague")}
    assert totals == {"pink": 33, "green": 33, "orange": 32, "plague": 6}
    assert game.data()["supply"].get("plague", 0) == 0  # it was returned before the bag was filled


@rule("S-RND-1")
def test_the_last_cube_marks_her_place_and_the_next_goes_into_the_recess_after_it():
    game = set_up("mass", seats=1, below=[["new_round", 0, 0]], solo={"placed": ["pink"], "recess": 7}, chance="seeded")
    take(game, legal_choices(game)[0])
    assert rival(game)["recess"] == 8
    assert len(rival(game)["placed"]) == 2


@rule("S-RND-1")
def test_without_a_cube_she_starts_the_new_round_before_the_first_recess():
    game = set_up("mass", seats=1, below=[["new_round", 0, 0]], chance="seeded")
    assert (rival(game)["placed"], rival(game)["recess"]) == ([], 0)


@rule("S-RND-1")
def test_no_cube_is_lost_in_a_whole_game():
    game = village.new(seats=1, seed=4)
    while not game.over:
        play(game, game.moves[len(game.log) % len(game.moves)])
        data = game.data()
        for colour in ("brown", "green", "orange", "pink", "plague"):
            pieces = [data["supply"], data["bag"], data["families"][0]["cubes"], *data["spaces"].values()]
            count = sum(part.get(colour, 0) for part in pieces) + rival(game)["placed"].count(colour)
            assert count == (6 if colour == "plague" else 33)


@rule("S-RND-2")
def test_the_ring_that_the_human_takes_can_be_spent_like_a_coin():
    spaces = {"grain": {"pink": 1, "green": 1}}
    farm = {"members": at(council4=[1, 0, 0, 0]), "coins": 0}
    game = set_up("council", seats=1, spaces=spaces, families={0: farm})
    events = play(game, "council rest", "privilege 1")
    assert [event["kind"] for event in events if event["kind"].startswith("ring")] == ["ring_coin"]
    assert (game.data()["ring"], family(game)["coins"]) == (0, 0)
    next_game = village.position("village", {**game.data(), "stack": [["privilege", 0, 9]]}, seed=1, chance="manual")
    assert legal_choices(next_game) == ["2", "3", "4"]


@rule("S-RND-2")
@pytest.mark.parametrize(
    ("game", "tokens"),
    [
        (lambda: ringed("crafts", farm={"members": at(farm=[0, 0, 0, 1])}), ["crafts office.buy"]),
        (lambda: ringed("church"), ["church brown"]),
        (lambda: ringed("council", farm={"cubes": {"green": 1}}), ["council enter"]),
        (lambda: ringed("privilege", 9), ["privilege 4"]),
        (
            lambda: ringed("travel", farm={"cubes": {"brown": 1}, "goods": {"wagon": 1}}),
            ["travel send.north1"],
        ),
        (
            lambda: ringed("market", farm={"grain": 2}, stalls=["grain2", "horse"], chance="seeded"),
            ["market stall.1"],
        ),
        (lambda: ringed("turn", farm={"cubes": {"pink": 2}}), ["turn well.pink", "action market"]),
        (lambda: ringed("turn", farm={"coins": 2}), ["turn well.coin", "action market"]),
    ],
    ids=["crafts", "church", "council", "privilege", "travel", "market", "well", "well of coins"],
)
def test_the_ring_can_be_spent_wherever_a_coin_can(game, tokens):
    game = game()
    assert rival(game)["spare"] == 1
    play(game, *tokens)
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 0)


@rule("S-RND-2")
def test_the_ring_buys_in_the_mass():
    farm = {"members": at(farm=[0, 0, 0, 1], bag=[2, 0, 0, 0])}
    game = mass({"spare": 1}, farm, ring=0)
    assert legal_choices(game) == ["pass", "1"]
    play(game, "buy 1")
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 0)
    assert game.question == "monk"


@rule("S-RND-2")
def test_the_ring_buys_a_villager_of_the_inn():
    stacks = [{"shown": card, "unseen": 9} for card in ("blacksmith", "bard", "medico")]
    game = ringed("villager", farm={"goods": {}}, expansions=("inn",), inn={"stacks": stacks})
    assert legal_choices(game) == ["pass", "blacksmith"]
    play(game, "villager blacksmith")
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 0)


@rule("S-RND-2")
@pytest.mark.parametrize("spare", [1, 0])
def test_paying_with_the_ring_emits_an_event(spare):
    game = ringed("privilege", 9, {"coins": 2}, solo={"spare": spare})
    assert kinds(play(game, "privilege 4")) == ["endow", "ring_spent"][: 1 + spare]
    game = ringed("turn", farm={"coins": 3}, solo={"spare": spare})
    assert ("ring_spent" in kinds(play(game, "turn well.coin"))) == bool(spare)


@rule("S-RND-2")
def test_the_ring_is_spent_before_coins():
    game = ringed("privilege", 9, {"coins": 2})
    play(game, "privilege 4")
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 2)
    game = ringed("turn", farm={"coins": 3})
    play(game, "turn well.coin", "action market")
    assert (rival(game)["spare"], family(game)["coins"]) == (0, 1)


@rule("S-RND-2")
def test_the_ring_alone_does_not_pay_twice():
    game = ringed("council")
    assert "enter" not in legal_choices(game)
    game = ringed("turn", farm={"coins": 1})
    assert "well.coin" not in legal_choices(game)


@rule("S-RND-2")
def test_without_the_ring_nothing_replaces_a_coin():
    game = set_up("privilege", 0, 9, seats=1, families={0: {"coins": 0}}, spaces={"grain": {"pink": 1, "green": 1}})
    assert legal_choices(game) == ["1", "2", "3"]


@rule("S-RND-2")
@pytest.mark.parametrize("spare", [0, 1])
def test_in_a_new_round_the_ring_is_on_the_council_chamber_used_or_not(spare):
    game = set_up("mass", seats=1, ring=0, solo={"spare": spare}, below=[["new_round", 0, 0]], chance="seeded")
    assert (game.data()["ring"], rival(game)["spare"], family(game)["coins"]) == (None, 0, 1)
    assert game.data()["start"] == 0


@rule("S-RND-2")
def test_the_ring_once_spent_stays_away_until_the_new_round():
    game = ringed("council", farm={"members": at(council1=[1, 0, 0, 0])}, solo={"spare": 0})
    assert "rest" not in legal_choices(game)


@rule("S-RND-2")
def test_the_ring_scores_nothing():
    game = mass({"spare": 1}, {"coins": 3}, ring=0)
    assert game.over
    assert game.scores()[0]["lines"]["coins"] == 3


@rule("S-RND-2")
def test_with_several_players_the_ring_cannot_be_spent():
    farm = {"members": at(council1=[1, 0, 0, 0], farm=[1, 0, 0, 0]), "coins": 0}
    game = set_up("council", families={0: farm}, spaces={"grain": {"pink": 2, "green": 1}})
    play(game, "council rest")
    assert game.data()["ring"] == 0
    assert game.state.families[0].purse() == 0


@rule("S-SCO-1")
@pytest.mark.parametrize(
    ("score", "title"),
    [
        (0, "apprentice"), (39, "apprentice"), (40, "journeyman"), (49, "journeyman"), (50, "master"), (59, "master"),
        (60, "grand_master"), (69, "grand_master"), (70, "genius"), (79, "genius"), (80, "polymath"), (99, "polymath"),
    ],
)  # fmt: skip
def test_the_score_has_a_title(score, title):
    game = mass(farm={"prestige": score})
    assert game.over
    assert (game.scores()[0]["total"], game.scores()[0]["title"]) == (score, title)


@rule("S-SCO-1")
def test_the_score_is_the_usual_one():
    living = at(farm=[0, 0, 1, 0], council2=[1, 0, 0, 0], window3=[1, 0, 0, 0])
    dead = at(chronicle__farm=[2, 0, 0, 0], chronicle__crafts=[0, 1, 0, 0])
    farm = {"members": living | dead, "markers": ["north1", "south1"], "served": ["horse+plow"], "coins": 4}
    lines = mass(farm={**farm, "prestige": 5}).scores()[0]["lines"]
    assert lines == {
        "travel": 3, "council": 2, "church": 4, "chronicle": 4, "customers": 6, "coins": 4, "prestige": 7,
    }  # fmt: skip


@rule("S-SCO-1")
@pytest.mark.parametrize(
    ("expansions", "score", "title"),
    [
        (("inn",), 49, "apprentice"),
        (("inn",), 50, "journeyman"),
        (("inn",), 60, "master"),
        (("inn",), 69, "master"),
        (("inn",), 70, "grand_master"),
        (("inn",), 89, "genius"),
        (("inn",), 90, "polymath"),
        (("customers",), 39, "apprentice"),
        (("customers",), 40, "journeyman"),
    ],
)
def test_the_thresholds_rise_by_ten_with_the_inn(expansions, score, title):
    game = set_up(
        seats=1, expansions=expansions, spaces={"grain": {"pink": 2}}, families={0: {"coins": 0, "prestige": score}}
    )
    assert game.scores()[0]["title"] == title


@rule("S-SCO-1")
def test_with_several_players_a_score_has_no_title():
    assert "title" not in village.new(seats=2, seed=1).scores()[0]
