"""The worked examples of the rulebooks on market, travel, graves, mass, scoring and the council's last stage."""

import pytest

from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

BOARD = {"grain": {"plague": 1}, "church": {"plague": 1}}


@rule("V-MKT-2", "V-MKT-3", "V-MKT-4", "V-MKT-5", "V-MKT-6")
def test_a_market_day_with_three_players():
    """Worked example 4: opener and second sell, the third has a scroll but neither grain nor plow."""
    families = {
        0: {"goods": {"horse": 1, "plow": 2, "scroll": 1}, "grain": 1, "cubes": {"green": 2}, "coins": 0},
        1: {"goods": {"plow": 1}, "grain": 3, "cubes": {"green": 2}, "coins": 0},
        2: {"goods": {"scroll": 1}, "cubes": {"green": 1}, "coins": 0},
    }
    stalls = ["horse+plow", "grain3", "scroll+grain", "plow"]
    line = ["wagon", "ox", "horse", "grain4", "scroll2"]
    game = set_up("market_day", seats=3, families=families, stalls=stalls, line=line, spaces=BOARD)

    play(game, "market stall.1")
    assert (family(game)["time"], family(game)["cubes"], game.actor) == (0, {"green": 2}, 1)
    events = play(game, "market stall.2")
    assert kinds(events)[:3] == ["pay", "time", "serve"]
    assert (family(game, 1)["time"], family(game, 1)["cubes"], game.actor) == (1, {"green": 1}, 0)
    assert {"kind": "market_pass", "seat": 2} in events
    play(game, "market stall.3")
    assert (family(game)["time"], family(game)["cubes"], game.actor) == (1, {"green": 1}, 1)
    play(game, "market pass", "market pass", "customer scroll", "customer grain2", "customer ox+plow")

    assert [family(game, seat)["served"] for seat in range(3)] == [["horse+plow", "scroll+grain"], ["grain3"], []]
    assert game.data()["stalls"] == ["wagon", "ox", "horse", "plow"]
    assert game.data()["line"] == ["grain4", "scroll2", "scroll", "grain2", "ox+plow"]
    assert [score["lines"]["customers"] for score in game.scores()] == [6 + 3, 3, 0]


@rule("V-TRV-1", "V-TRV-2", "V-TRV-3")
def test_a_journey_to_the_north():
    """Worked example 5: two time, a wagon and two brown; a marker and three prestige."""
    game = set_up("travel", families={0: {"goods": {"wagon": 1}, "cubes": {"brown": 2}, "coins": 0}}, spaces=BOARD)
    play(game, "travel send.north1")
    assert (family(game)["time"], family(game)["goods"], family(game)["cubes"]) == (2, {}, {})
    assert family(game)["members"]["north1"] == [1, 0, 0, 0]
    assert (family(game)["markers"], family(game)["prestige"]) == (["north1"], 3)


@rule("V-DTH-1", "V-DTH-2")
@pytest.mark.parametrize(
    ("token", "rest"),
    [
        ("death window2.1", "grave"),
        ("death farm.1", "chronicle.farm"),
        ("death smithy.1", "chronicle.crafts"),
        ("death council1.1", "chronicle.council"),
    ],
)
def test_the_church_of_the_chronicle_is_full(token, rest):
    """Worked example 7: a member that dies in church is buried, others of the generation enter the chronicle."""
    members = at(farm=[1, 1, 0, 0], smithy=[1, 0, 0, 0], council1=[1, 0, 0, 0], window2=[1, 0, 0, 0])
    families = {
        0: {"members": members, "due": 1},
        1: {"members": at(farm=[1, 0, 0, 0], chronicle__church=[2, 0, 0, 0])},
    }
    game = set_up("end_turn", below=[], seats=3, families=families, spaces=BOARD)
    assert legal_choices(game) == ["farm.1", "smithy.1", "council1.1", "window2.1"]
    play(game, token)
    assert family(game)["members"][rest] == [1, 0, 0, 0]


@rule("V-MAS-1", "V-MAS-2", "V-MAS-3", "V-MAS-4")
def test_a_mass_with_three_players():
    """Worked example 8 in its printed order: the first player moves the foremost member first, then the other."""
    families = {
        0: {"members": at(bag=[0, 1, 0, 0], window2=[1, 0, 0, 0]), "coins": 1, "grain": 3},
        1: {"members": at(bag=[1, 0, 0, 0]), "coins": 0},
        2: {"members": at(bag=[1, 0, 0, 0], window2=[0, 1, 0, 0]), "coins": 1, "grain": 4},
    }
    game = set_up("mass", seats=3, families=families, below=[["over", 0, 0]])

    assert (game.actor, legal_choices(game)) == (0, ["pass", "2"])
    play(game, "buy 2")
    assert (game.actor, legal_choices(game)) == (2, ["pass", "1"])
    events = play(game, "buy 1", "monk monk", "monk 1.1")
    assert kinds(events) == ["bought", "monk", "called"]
    assert game.actor == 0
    play(game, "promote 2.1", "promote 1.2")
    assert game.actor == 2
    play(game, "promote 2.2", "promote 3.2")

    windows = [
        {place: crowd for place, crowd in family(game, seat)["members"].items() if "window" in place}
        for seat in range(3)
    ]
    assert windows == [
        {"window2": [0, 1, 0, 0], "window3": [1, 0, 0, 0]},
        {"window1": [1, 0, 0, 0]},
        {"window1": [1, 0, 0, 0], "window4": [0, 1, 0, 0]},
    ]
    assert [family(game, seat)["coins"] for seat in range(3)] == [0, 0, 0]
    assert [family(game, seat)["grain"] for seat in range(3)] == [0, 0, 0]
    assert [family(game, seat)["prestige"] for seat in range(3)] == [0, 0, 2]


@rule("V-SCO-1", "V-SCO-2", "V-SCO-3", "V-SCO-4", "V-SCO-5", "V-SCO-6")
def test_a_final_scoring():
    """Worked example 10: 6 + 2 + 6 + 7 + 16 + 2 = 39."""
    own = {
        "markers": ["north1", "north2", "south2"],
        "members": at(
            council1=[0, 1, 0, 0], council2=[0, 0, 1, 0], window4=[0, 0, 0, 1], bag=[0, 0, 1, 0],
            chronicle__farm=[1, 0, 0, 0], chronicle__crafts=[2, 0, 0, 0], chronicle__church=[0, 1, 0, 0],
        ),
        "served": ["horse+plow", "wagon+plow", "scroll+horse"],
        "coins": 2,
    }  # fmt: skip
    score = set_up(seats=3, families={0: own}).scores()[0]
    assert score["lines"] == {
        "travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2, "prestige": 0,
    }  # fmt: skip
    assert score["total"] == 39


@rule("V-CNC-4", "V-CNC-5")
def test_the_last_stage_of_the_council():
    """Worked example 11: exactly one coin for three prestige, not twice in one action."""
    families = {0: {"members": at(council4=[1, 0, 0, 0]), "coins": 5}}
    game = set_up("council", families=families, spaces=BOARD)
    play(game, "council rest", "privilege 4")
    assert (family(game)["coins"], family(game)["prestige"]) == (4, 3)
    assert (game.actor, game.question) == (1, "turn")
