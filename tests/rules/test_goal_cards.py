"""G-ANY, G-S, G-G: the condition of each goal."""

import pytest

import village
from tests.builders.goals import CUBES, hands, score_goals
from tests.builders.goals import points as points_so_far
from tests.builders.inn import stacks
from tests.builders.village import at, family, play, set_up, take

rule = pytest.mark.rule

GOODS = ["scroll", "wagon", "horse", "ox", "plow", "beer"]
COLOURS = ["brown", "green", "orange", "pink"]
SIX = ["horse+plow", "ox+plow", "grain3", "horse+grain", "ox+grain", "scroll"]
SILVER = {
    "aristocrat": {"coin": 7},
    "writer": {"scroll": 3, "brown": 1, "green": 1, "orange": 1, "pink": 1},
    "coachman": {"horse": 2, "wagon": 2},
    "knight": {"horse": 1, "plow": 1, "scroll": 1, "coin": 3},
    "brewer": {"beer": 5, "grain": 2},
    "farmer": {"grain": 5, "ox": 1, "plow": 1},
    "scholar": {"pink": 3, "orange": 3},
}


def holding(card, families, question="turn", **table):
    """Return a game in which seat 0 has this goal and another one out of reach."""
    silver = card if card in SILVER else "writer"
    gold = card if card not in SILVER else "globetrotter"
    expansions = table.pop("expansions", ("inn", "goals"))
    goals = hands([silver], [gold])
    return set_up(question, expansions=expansions, goals=goals, families=families, **{"spaces": CUBES, **table})


def farm(pieces):
    """Return a farm with only these pieces."""
    return {
        "grain": pieces.get("grain", 0), "coins": pieces.get("coin", 0),
        "goods": {good: pieces[good] for good in GOODS if good in pieces},
        "cubes": {colour: pieces[colour] for colour in COLOURS if colour in pieces},
    }  # fmt: skip


def points(game):
    """Return the prestige of seat 0 for goals after it has scored those that are met."""
    score_goals(game)
    return points_so_far(game)


def living(**places):
    return {"members": at(**places), "coins": 0}


def needs():
    """Return every silver goal with the pieces it needs, and with one piece too few of each kind."""
    for card, pieces in SILVER.items():
        yield pytest.param(card, pieces, 5, id=card)
        for piece in pieces:
            short = {**pieces, piece: pieces[piece] - 1}
            yield pytest.param(card, short, 0, id=f"{card} short of {piece}")


@rule("G-S1", "G-S2", "G-S3", "G-S4", "G-S5", "G-S6", "G-S7", "G-ANY-1")
@pytest.mark.parametrize(("card", "pieces", "worth"), list(needs()))
def test_a_silver_goal_is_reached_only_with_all_its_pieces(card, pieces, worth):
    assert points(holding(card, {0: farm(pieces)})) == worth


@rule("G-S1", "G-S2", "G-S3", "G-S4", "G-S5", "G-S6", "G-S7")
@pytest.mark.parametrize("card", SILVER)
def test_more_pieces_do_no_harm(card):
    plenty = dict.fromkeys([*GOODS, *COLOURS, "grain"], 5) | {"coin": 9}
    assert points(holding(card, {0: farm(plenty)})) == 5


@rule("G-ANY-1")
def test_the_pieces_must_lie_on_the_farm_at_the_same_time():
    """The wagon is used before the family has the second horse."""
    pieces = {"horse": 1, "wagon": 2, "brown": 2, "grain": 3}
    game = holding("coachman", {0: farm(pieces)}, "travel", expansions=("goals",))
    play(game, "travel send.north1")
    game = village.position("village", {**game.data(), "stack": [["crafts", 0, 0]]}, chance="manual")
    play(game, "crafts stables.buy", "good horse")
    assert family(game)["goods"] == {"horse": 2, "wagon": 1}
    assert points(game) == 0


@rule("G-ANY-1")
def test_the_pieces_of_others_do_not_count():
    assert points(holding("aristocrat", {0: {"coins": 6}, 1: {"coins": 7}})) == 0


@rule("G-ANY-2", "G-S2")
def test_example_3_coins_do_not_replace_cubes():
    pieces = {"scroll": 3, "pink": 1, "orange": 1, "green": 1, "coin": 4}
    assert points(holding("writer", {0: farm(pieces)})) == 0


@rule("G-ANY-2", "G-S7")
def test_nothing_replaces_cubes_or_coins():
    assert points(holding("scholar", {0: farm({"pink": 5, "orange": 2, "brown": 3, "green": 3, "coin": 6})})) == 0
    assert points(holding("aristocrat", {0: farm({"coin": 6, "pink": 4, "grain": 5})})) == 0


@rule("G-S1", "G-SCO-1", "G-SCO-3")
def test_example_1_aristocrat():
    game = holding("aristocrat", {0: {"coins": 6, "grain": 2}}, "crafts", expansions=("goals",))
    play(game, "crafts mill.make")
    events = score_goals(game)
    assert {"kind": "goal", "seat": 0, "goal": "aristocrat", "amount": 5} in events
    assert (family(game)["coins"], family(game)["time"], points(game)) == (8, 2, 5)


@rule("G-S2", "G-SCO-2", "G-SCO-3")
def test_example_2_writer_in_the_middle_of_a_turn():
    pieces = {"scroll": 3, "pink": 1, "orange": 1, "green": 1}
    spaces = {"council": {"brown": 1}, **CUBES}
    game = holding("writer", {0: farm(pieces)}, spaces=spaces, expansions=("goals",))
    assert points(game) == 0
    play(game, "turn council.brown", "goal silver")
    assert (game.question, points(game)) == ("council", 5)
    play(game, "council enter")
    assert (family(game)["goods"]["scroll"], points(game)) == (2, 5)


def customers(served):
    return {"served": SIX[:served], "coins": 0}


CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"]
GOLD = [
    ("merchant", customers(6), 8),
    ("merchant", customers(5), 0),
    ("acolyte", living(window1=[0, 0, 0, 1]), 8),
    ("acolyte", living(window4=[0, 0, 0, 1]), 8),
    ("acolyte", living(window1=[0, 0, 2, 0], window2=[1, 2, 0, 0]), 0),
    ("acolyte", living(farm=[0, 0, 0, 2]), 0),
    ("master", living(smithy=[2, 1, 0, 0], office=[1, 0, 0, 0]), 8),
    ("master", living(wainwright=[1, 0, 0, 0], stables=[1, 0, 0, 0], chronicle__crafts=[1, 1, 0, 0]), 8),
    ("master", living(wainwright=[2, 0, 0, 0], farm=[2, 0, 0, 0], chronicle__crafts=[0, 1, 0, 0]), 0),
    ("master", living(brewery=[1, 0, 0, 0], smithy=[2, 0, 0, 0], chronicle__farm=[1, 0, 0, 0]), 0),
    ("master", living(smithy=[2, 1, 0, 0], inn=[1, 0, 0, 0], grave=[1, 0, 0, 0]), 0),
    ("historian", {"farm"}, 0),
    ("historian", {"farm", "council", "crafts", "church"}, 0),
    ("historian", {"farm", "council", "crafts", "church", "travel"}, 8),
    ("saint", living(window1=[2, 0, 0, 0], window3=[0, 0, 0, 1]), 8),
    ("saint", living(window1=[1, 0, 0, 0], window4=[0, 0, 1, 0]), 0),
    ("councillor", living(council4=[0, 0, 1, 0]), 8),
    ("councillor", living(council3=[2, 2, 0, 0]), 0),
    ("patriarch", living(farm=[4, 3, 2, 0]), 8),
    ("patriarch", living(farm=[4, 3, 1, 0]), 0),
    ("patriarch", living(farm=[2, 3, 0, 0], bag=[0, 0, 2, 0], grave=[1, 0, 0, 0], chronicle__farm=[1, 0, 0, 1]), 8),
    ("globetrotter", {"markers": CITIES[:5], "coins": 0}, 8),
    ("globetrotter", {"markers": CITIES[:4], "coins": 0}, 0),
]


def remembered(sections):
    """Return a family with one member in each of these sections of the chronicle."""
    places = {f"chronicle.{section}": [0, 0, 0, 0] for section in sorted(sections)}
    for i, place in enumerate(places):
        places[place][0 if i < 4 else 1] = 1
    return {"members": places, "coins": 0}


@rule("G-G1", "G-G2", "G-G3", "G-G4", "G-G5", "G-G6", "G-G7", "G-G8")
@pytest.mark.parametrize(("card", "state", "worth"), GOLD)
def test_a_gold_goal_is_reached_only_at_its_full_count(card, state, worth):
    assert points(holding(card, {0: remembered(state) if isinstance(state, set) else state})) == worth


@rule("G-G8")
@pytest.mark.parametrize(("card", "opponent"), [("merchant", customers(6)), ("globetrotter", {"markers": CITIES[:5]})])
def test_achievements_of_other_players_do_not_count(card, opponent):
    assert points(holding(card, {0: {"coins": 0}, 1: opponent})) == 0


@rule("G-ANY-3")
@pytest.mark.parametrize(
    ("card", "members"),
    [("acolyte", at(bag=[0, 0, 0, 2])), ("saint", at(bag=[2, 0, 0, 0], window1=[1, 0, 0, 0], window2=[1, 0, 0, 0]))],
)
def test_members_in_the_black_bag_are_not_in_the_church(card, members):
    assert points(holding(card, {0: {"members": members, "coins": 0}})) == 0


@rule("G-ANY-3")
@pytest.mark.parametrize(
    ("card", "members"),
    [
        ("acolyte", at(window1=[0, 0, 0, 1])),
        ("saint", at(window1=[3, 0, 0, 0])),
        ("councillor", at(council4=[1, 0, 0, 0])),
        ("master", at(smithy=[4, 0, 0, 0])),
        ("patriarch", at(farm=[4, 3, 2, 0])),
    ],
)
def test_only_members_of_the_players_own_family_count(card, members):
    assert points(holding(card, {0: {"coins": 0}, 1: {"members": members}})) == 0
    assert points(holding(card, {0: {"members": members, "coins": 0}})) == 8


@rule("G-ANY-3", "G-SOL-1")
def test_the_members_of_the_rival_belong_to_no_seat():
    crowds = {"windows": [3, 4, 3, 4], "waiting": [0, 0, 0, 0]}
    game = set_up(seats=1, expansions=("goals",), goals=hands(["writer"], ["saint"]), solo=crowds, spaces=CUBES)
    assert points(game) == 0


@rule("G-ANY-3")
def test_example_6_acolyte():
    families = {0: living(farm=[1, 0, 0, 0], bag=[0, 0, 0, 1]), 1: {"coins": 0}}
    game = holding("acolyte", families, "mass", below=[["over", 0, 0]], expansions=("goals",))
    assert (game.question, points(game)) == ("monk", 0)
    play(game, "monk 0.4")
    assert points(game) == 8


@rule("G-G3")
def test_example_7_master():
    members = {"smithy": [2, 0, 0, 0], "brewery": [1, 0, 0, 0], "chronicle.crafts": [1, 0, 0, 0]}
    game = holding("master", {0: {"members": members, "coins": 0}})
    assert points(game) == 8
    fifth = {**members, "farm": [0, 1, 0, 0]}
    game = holding("master", {0: {"members": fifth, "coins": 0}}, "crafts")
    assert points(game) == 8
    play(game, "crafts office.train", "make pass")
    assert points(game) == 8


def bard(members, filled, **table):
    """Return a game in which seat 0 owns the Bard and one of its members dies at the end of its turn."""
    others = {"members": {"farm": [1, 0, 0, 0], **filled}, "coins": 0}
    dying = {"members": members, "due": 1, "coins": 0}
    inn = stacks(owned={0: ["bard"]})
    return holding("historian", {0: dying, 1: others}, "end_turn", below=[], inn=inn, **table)


FOUR = at(chronicle__council=[1, 0, 0, 0], chronicle__crafts=[1, 0, 0, 0], chronicle__church=[1, 0, 0, 0],
          chronicle__farm=[0, 1, 0, 0])  # fmt: skip
TRAVEL_FULL = {"chronicle.travel": [1, 0, 0, 0]}


@rule("G-ANY-4", "G-G4")
def test_example_8_a_traveller_on_the_bard():
    game = bard({**FOUR, "north1": [1, 0, 0, 0], "farm": [0, 1, 0, 0]}, TRAVEL_FULL)
    assert (game.question, points(game)) == ("window", 0)
    play(game, "window bard")
    assert points(game) == 8


@rule("G-ANY-4", "G-G4")
def test_a_traveller_in_a_grave_is_no_historian():
    game = bard({**FOUR, "north1": [1, 0, 0, 0], "farm": [0, 1, 0, 0]}, TRAVEL_FULL)
    play(game, "window pass")
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]
    assert points(game) == 0


@rule("G-ANY-4", "G-G4")
def test_example_9_a_guest_of_the_inn_on_the_bard_has_no_profession():
    game = bard({**FOUR, "inn": [1, 0, 0, 0], "farm": [0, 1, 0, 0]}, TRAVEL_FULL)
    play(game, "window bard")
    assert game.data()["inn"]["bard"][0] == {"generation": 1, "profession": None}
    assert points(game) == 0


@rule("G-ANY-4", "G-G3")
def test_a_craftsman_on_the_bard_counts_for_the_master():
    inn = stacks(bard={0: {"generation": 1, "profession": "crafts"}})
    members = at(smithy=[2, 0, 0, 0], office=[1, 0, 0, 0])
    assert points(holding("master", {0: {"members": members, "coins": 0}}, inn=inn)) == 8
    inn = stacks(bard={0: {"generation": 1, "profession": "travel"}})
    assert points(holding("master", {0: {"members": members, "coins": 0}}, inn=inn)) == 0


@rule("G-G1")
def test_example_10_a_sixth_customer_of_the_scrap_dealer():
    inn = stacks(owned={0: ["scrap_dealer"]})
    spaces = {"market": {"pink": 1}, **CUBES}
    game = holding(
        "merchant", {0: customers(5), 1: {"coins": 0}}, spaces=spaces, inn=inn, stalls=["horse", "ox", "plow"]
    )
    take(game, "market.pink")
    assert (game.question, points(game)) == ("window", 0)
    play(game, "window scrap_dealer", "scrap stall.2")
    assert points(game) == 8


@rule("G-G7")
def test_example_11_patriarch():
    game = holding("patriarch", {0: living(farm=[4, 3, 1, 0])}, "family")
    assert points(game) == 0
    play(game, "family birth")
    assert family(game)["members"]["reserve"] == [0, 0, 0, 2]
    assert points(game) == 8


@rule("G-S6")
def test_example_12_farmer_after_a_harvest():
    game = holding("farmer", {0: farm({"grain": 1, "ox": 1, "plow": 1})}, "harvest")
    assert points(game) == 0
    play(game, "harvest reap")
    assert points(game) == 5
