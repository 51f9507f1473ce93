"""The worked examples of the Inn, number by number. 23 needs Port."""

import pytest

import village
from tests.builders.inn import WAITING, cards_in, holders, set_up_inn, stacks, used_up, visible
from tests.builders.village import at, family, kinds, legal_choices, newest, play, rival

rule = pytest.mark.rule

OVER = [["over", 0, 0]]


@rule("I-INN-2", "I-INN-4", "I-INN-6", "I-V01")
def test_example_1_a_first_visit():
    farm = {"members": at(farm=[4, 0, 0, 0]), "time": 3, "coins": 1}
    inn = stacks(["blacksmith", "nun", "bard"])
    game = set_up_inn(families={0: farm}, inn=inn, spaces={**WAITING, "inn": {"pink": 1}})
    assert cards_in(game, 1) == 10
    play(game, "turn inn.pink", "inn place.1", "cycle push.2", "reveal artist")
    play(game, "villager blacksmith", "reveal medico", "window blacksmith")
    assert (family(game)["time"], family(game)["coins"], family(game)["goods"]) == (5, 0, {"plow": 2})
    assert family(game)["members"]["inn"] == [1, 0, 0, 0]
    assert used_up(game) == ["blacksmith"]
    assert holders(game)[0] == []
    assert visible(game)[0] == "medico"
    assert cards_in(game, 1) == 9


@rule("I-INN-4", "I-INN-5", "I-INN-6")
def test_example_2_a_second_visit():
    farm = {"members": at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0]), "time": 3, "goods": {"beer": 1}, "coins": 0}
    game = set_up_inn(families={0: farm}, visible=["count", "medico", "artist"], spaces={**WAITING, "inn": {"pink": 1}})
    assert cards_in(game, 2) == 10
    play(game, "turn inn.pink", "cycle push.2", "reveal scribe", "villager scribe", "reveal nun", "window pass")
    assert (family(game)["time"], family(game)["goods"]) == (4, {})
    assert holders(game)[0] == ["scribe"]
    assert game.data()["inn"]["stacks"][1] == {"shown": "nun", "unseen": 7, "under": ["medico"]}
    assert cards_in(game, 2) == 9


@rule("I-INN-5", "I-SET-6")
def test_example_3_pushing_a_stack_that_has_been_seen():
    farm = {"members": at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0]), "goods": {"beer": 1}}
    inn = stacks(["scribe", "miller", "nun"], unseen=[9, 9, 0], under={2: ["count", "bard"]})
    game = set_up_inn("cycle", families={0: farm}, inn=inn)
    play(game, "cycle push.3")
    assert game.question == "villager"
    assert game.data()["inn"]["stacks"][2] == {"shown": "count", "unseen": 0, "under": ["bard", "nun"]}


@rule("I-INN-4", "I-DTH-1")
def test_example_4_placing_and_stopping():
    farm = {"members": at(farm=[0, 2, 0, 0]), "time": 9, "goods": {"beer": 1}}
    game = set_up_inn("inn", families={0: farm}, visible=["scribe", "nun", "bard"])
    events = play(game, "inn place.2")
    assert {"kind": "time", "seat": 0, "amount": 1, "crossings": 1} in events
    play(game, "cycle pass")
    assert family(game)["time"] == 0
    assert (game.question, legal_choices(game)) == ("death", ["farm.2", "inn.2"])
    play(game, "death inn.2")
    assert family(game)["members"]["grave"] == [0, 1, 0, 0]


@rule("I-BRW-1", "I-BRW-3")
def test_example_5_brewing():
    farm = {"members": at(farm=[1, 1, 0, 0], office=[1, 0, 0, 0]), "time": 5, "goods": {"beer": 1}}
    game = set_up_inn("crafts", families={0: farm})
    play(game, "crafts brewery.train", "train 1", "make make")
    assert (family(game)["time"], family(game)["goods"]) == (1, {"beer": 3})
    assert legal_choices(game) == ["office.1", "brewery.1"]
    play(game, "death brewery.1")
    assert family(game)["members"]["chronicle.crafts"] == [1, 0, 0, 0]


@rule("I-BRW-2")
def test_example_6_buying_beer():
    game = set_up_inn("crafts", families={0: {"grain": 4, "goods": {"beer": 1}, "time": 7}})
    play(game, "crafts brewery.buy")
    assert (family(game)["grain"], family(game)["goods"], family(game)["time"]) == (1, {"beer": 3}, 7)


@rule("I-BRW-5")
def test_example_7_beer_is_not_money():
    game = set_up_inn("villager", visible=["medico", "scribe", "blacksmith"], families={0: {"coins": 5}})
    assert legal_choices(game) == ["pass", "blacksmith"]


GUEST = at(inn=[1, 0, 0, 0], farm=[0, 1, 0, 0])
BURIED = at(farm=[1, 0, 0, 0], grave=[2, 0, 0, 0])


@rule("I-DTH-1", "I-DTH-2")
def test_example_8_death_at_the_inn():
    game = set_up_inn("window.end", families={0: {"members": GUEST, "due": 1}, 1: {"members": BURIED}})
    assert family(game)["members"]["grave"] == [1, 0, 0, 0]
    assert game.data()["trigger"] == 0


@rule("I-V03")
def test_example_9_the_bard():
    members = {**GUEST, **at(chronicle__crafts=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])}
    families = {0: {"members": members, "due": 1}, 1: {"members": BURIED}}
    game = set_up_inn("window.end", families=families, owned={0: ["bard"]})
    assert game.scores()[0]["lines"]["chronicle"] == 0
    play(game, "window bard")
    assert game.data()["trigger"] is None
    assert "grave" not in family(game)["members"]
    assert family(game, 1)["members"]["grave"] == [2, 0, 0, 0]
    assert game.scores()[0]["lines"]["chronicle"] == 4


@rule("I-V03")
def test_example_10_the_bard_is_not_needed():
    members = at(smithy=[1, 0, 0, 0], farm=[0, 1, 0, 0], chronicle__crafts=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])
    families = {0: {"members": members, "due": 1}, 1: {"members": BURIED}}
    game = set_up_inn("window.end", families=families, owned={0: ["bard"]})
    assert (game.question, game.actor) == ("turn", 1)
    assert family(game)["members"]["chronicle.crafts"] == [2, 0, 0, 0]
    assert holders(game)[0] == ["bard"]


STALLS = ["scroll", "horse", "wagon+plow", "ox"]
LINE = ["horse+plow", "plow", "grain3", "grain4", "wagon"]


@rule("I-V06", "I-WIN-5")
def test_example_11_the_scrap_dealer():
    farms = {0: {"goods": {"scroll": 1}, "coins": 0}}
    game = set_up_inn("market_day", seats=3, families=farms, owned={1: ["scrap_dealer"]}, stalls=STALLS, line=LINE)
    play(game, "market stall.1", "window scrap_dealer")
    events = play(game, "scrap stall.3")
    assert family(game, 1)["served"] == ["wagon+plow"]
    assert game.scores()[1]["lines"]["customers"] == 5
    assert kinds(events).count("move_up") == 2
    assert game.data()["stalls"] == ["horse+plow", "horse", "plow", "ox"]
    play(game, "customer wagon+ox", "customer scroll2")
    assert game.data()["line"] == ["grain3", "grain4", "wagon", "wagon+ox", "scroll2"]
    assert game.question == "turn"


@rule("I-V06")
def test_example_12_the_scrap_dealer_in_the_solo_game():
    game = set_up_inn("market_day", seats=3, owned={1: ["scrap_dealer"]}, stalls=STALLS, line=LINE)
    events = play(game, "window scrap_dealer", "scrap stall.3")
    assert kinds(events).count("move_up") == 1
    assert game.data()["stalls"] == ["scroll", "horse", "horse+plow", "ox"]
    play(game, "customer scroll2")
    assert game.question == "turn"


def bagged(crowd):
    return {"members": at(farm=[1, 0, 0, 0], bag=crowd), "coins": 1}


@rule("I-V07")
def test_example_13_the_priest():
    families = {0: bagged([1, 1, 0, 0]), 1: bagged([2, 0, 0, 0])}
    game = set_up_inn("mass", 1, start=1, families=families, owned={0: ["priest"]}, below=OVER)
    play(game, "buy 1", "window priest", "call 1", "call 2")
    assert family(game)["coins"] == 1
    assert family(game)["members"]["window1"] == [1, 1, 0, 0]
    assert (game.question, game.data()["drawn"]) == ("monk", 3)
    assert legal_choices(game) == ["monk", "1.1"]
    assert list(game.state.weights)[:2] == [4, 1]
    play(game, "monk monk")
    assert game.over


@rule("I-V07")
def test_example_14_the_priest_late():
    families = {0: {**bagged([1, 1, 0, 0]), "coins": 5}, 1: bagged([1, 0, 0, 0])}
    below = [*OVER, ["monk", village.CHANCE, 0]]
    game = set_up_inn("window.bag", start=1, drawn=3, families=families, owned={0: ["priest"]}, below=below)
    play(game, "window priest", "call 2")
    assert game.over
    assert family(game)["members"]["bag"] == [1, 0, 0, 0]
    assert family(game, 1)["members"]["bag"] == [1, 0, 0, 0]


@rule("I-V23")
def test_example_15_the_nun():
    farm = {"members": at(farm=[1, 0, 0, 0], window1=[1, 0, 0, 0], window2=[0, 1, 0, 0]), "grain": 2}
    game = set_up_inn("window.promote", start=1, below=OVER, families={0: farm}, owned={0: ["nun"]})
    play(game, "window nun", "mercy 1", "mercy 2", "lift 2", "promote 3.2")
    members = family(game)["members"]
    assert (members["window2"], members["window4"], family(game)["grain"]) == ([1, 0, 0, 0], [0, 1, 0, 0], 0)
    assert "window1" not in members
    assert "window3" not in members


@rule("I-V21", "I-CRD-5")
def test_example_16_the_journeyman():
    farm = {"members": at(farm=[4, 0, 0, 0]), "time": 9, "coins": 0}
    spaces = {**WAITING, "crafts": {"plague": 1}}
    game = set_up_inn(families={0: farm}, owned={0: ["journeyman"]}, spaces=spaces)
    play(game, "turn crafts.plague", "crafts smithy.train", "make make")
    assert family(game)["time"] == 7
    play(game, "window journeyman", "crafts smithy.make")
    assert (family(game)["time"], family(game)["due"]) == (0, 1)  # the second death is pending
    assert family(game)["goods"] == {"plow": 2}
    play(game, "death smithy.1")  # then one of three equal members on the farm
    members = family(game)["members"]
    assert (members["chronicle.crafts"], members["chronicle.farm"]) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert game.actor == 1


@rule("I-V21")
def test_example_17_the_journeyman_on_the_market():
    farms = {0: {"goods": {"scroll": 1, "horse": 1}, "coins": 0}}
    market = {"stalls": ["scroll", "horse", "ox"], "line": ["horse+plow", "plow", "grain3", "grain4", "wagon"]}
    spaces = {**WAITING, "market": {"pink": 1}}
    game = set_up_inn(families=farms, owned={0: ["journeyman"]}, spaces=spaces, **market)
    play(game, "turn market.pink", "market stall.1", "customer scroll2", "window journeyman")
    assert (game.question, game.actor, legal_choices(game)) == ("market", 0, ["pass", "stall.2"])
    play(game, "market stall.2")
    assert family(game)["served"] == ["scroll", "horse"]
    assert (family(game)["time"], family(game)["cubes"]) == (0, {"pink": 1})


@rule("I-V24")
def test_example_18_the_gravedigger():
    farm = {"members": at(council1=[1, 0, 0, 0], office=[0, 1, 0, 0]), "due": 1}
    game = set_up_inn("window.end", families={0: farm}, owned={0: ["gravedigger"]})
    play(game, "window gravedigger", "death office.2")
    assert family(game)["members"]["chronicle.crafts"] == [0, 1, 0, 0]
    assert family(game)["members"]["council1"] == [1, 0, 0, 0]


@rule("I-V25")
@pytest.mark.parametrize(("time", "left"), [(3, 0), (7, 3)])
def test_example_19_the_herb_woman(time, left):
    game = set_up_inn(families={0: {"time": time}}, owned={0: ["herb_woman"]})
    play(game, "window herb_woman")
    assert family(game)["time"] == left


@rule("I-V04")
def test_example_20_the_medico():
    members = at(
        farm=[1, 1, 0, 0], smithy=[1, 0, 0, 0], council1=[0, 1, 0, 0], bag=[0, 1, 0, 0],
        chronicle__farm=[1, 0, 0, 0], chronicle__crafts=[1, 0, 0, 0], chronicle__church=[0, 0, 1, 0],
    )  # fmt: skip
    game = set_up_inn(families={0: {"members": members}}, owned={0: ["medico"]})
    assert family(game)["members"]["reserve"] == [0, 0, 1, 2]
    assert game.scores()[0]["lines"]["villagers"] == 5


@rule("I-V28", "I-V30")
@pytest.mark.parametrize(
    ("card", "farm", "prestige"),
    [
        ("bishop", {"members": at(window1=[2, 0, 0, 0], window2=[2, 0, 0, 0])}, 6),
        ("storekeeper", {"goods": {"beer": 4, "horse": 3}}, 3),
        ("storekeeper", {"goods": {"beer": 6, "horse": 6}}, 5),
    ],
)
def test_example_21_limits(card, farm, prestige):
    game = set_up_inn(families={0: farm}, owned={0: [card]})
    assert game.scores()[0]["lines"]["villagers"] == prestige


@rule("I-V20")
def test_example_22_the_market_crier():
    farm = {"goods": {"horse": 1, "plow": 1}, "coins": 0, "time": 4}
    market = {"stalls": ["scroll", "horse+plow", "ox"], "line": ["grain2", "plow", "grain3", "grain4", "wagon"]}
    game = set_up_inn(families={0: farm}, owned={0: ["market_crier"]}, **market)
    play(game, "window market_crier")
    assert family(game)["served"] == ["horse+plow"]
    assert game.scores()[0]["lines"]["customers"] == 6
    assert (family(game)["time"], family(game)["goods"]) == (4, {})
    assert game.data()["stalls"] == ["scroll", "grain2", "ox"]
    play(game, "customer scroll2")
    assert game.question == "turn"


@rule("I-SOL-2")
def test_example_24_solo():
    spaces = {"inn": {"pink": 2}, "grain": {"green": 1}}
    game = set_up_inn(seats=1, spaces=spaces, solo=newest(2), stalls=["horse", "ox", "plow"])
    play(game, "turn inn.pink", "inn pass", "fate quill")
    assert rival(game)["dead"] == {"grave": [1, 0, 0, 0]}
    assert rival(game)["beside"] == [3, 3, 0, 0]


@rule("I-CUB-1", "I-CUB-2")
def test_example_25_cubes():
    game = village.new("village", seats=3, expansions=("inn",), seed=1, options={"start_compensation": False}).data()
    placed = {space: sum(cubes.values()) for space, cubes in game["spaces"].items()}
    assert (sum(placed.values()), placed["inn"]) == (24, 3)
    filled = [*game["spaces"].values(), game["bag"]]
    colours = {colour: sum(cubes.get(colour, 0) for cubes in filled) for colour in ("brown", "green", "orange", "pink")}
    assert colours == dict.fromkeys(colours, 6)
    assert sum(cubes.get("plague", 0) for cubes in filled) == 6
