"""The worked examples of Port, as written: the position, the moves and the result."""

import pytest

import village
from tests.builders.inn import stacks
from tests.builders.port import WAITING, missions, offer, sea_points, set_up_port, ship
from tests.builders.village import at, family, kinds, legal_choices, play

rule = pytest.mark.rule

HOME = at(farm=[4, 0, 0, 0])


@rule("P-SEA-2", "P-MOV-2", "P-ISL-2")
def test_1_first_voyage():
    farm = {"coins": 2, "grain": 3, "goods": {"scroll": 1}, "cubes": {"orange": 1, "green": 1}, "members": HOME}
    game = set_up_port(
        "turn", families={0: farm}, spaces={"travel": {"pink": 1}, **WAITING}, captains=offer("1a", "2a", "3a")
    )
    play(game, "turn travel.pink", "sea sail", "captain 1", "crew 1b", "load grain", "load scroll", "load member.1")
    play(game, "move to.w1", "move to.i1")
    assert legal_choices(game) == ["green+orange", "green+coin", "orange+coin"]
    play(game, "pay green+orange", "island sell.grain", "island sell.scroll", "island mission")
    own = family(game)
    assert (own["coins"], own["grain"], own["goods"], own["cubes"]) == (1, 2, {}, {"pink": 1})
    assert (sea_points(game), own["prestige"], own["time"]) == (7, 0, 1)
    assert (ship(game)["space"], ship(game)["holds"]) == ("i1", [])
    assert missions(game, "i1") == [{"seat": 0, "generation": 1}, None]


def landing(members, seats=3, **more):
    """Return a game in which seat 0 has a member on board and enters island 1 with its free step."""
    own = {"members": at(ship=[1, 0, 0, 0], farm=[3, 0, 0, 0])}
    families = {0: own, **{seat: {"members": crowd} for seat, crowd in members.items()}}
    return set_up_port(
        "move", ships={0: {"space": "w1", "captain": "2c", "entered": ["w1"]}}, families=families, seats=seats, **more
    )


@rule("P-MIS-1")
def test_2_second_missionary():
    game = landing({1: at(i1=[1, 0, 0, 0])})
    play(game, "move to.i1", "island mission")
    assert sea_points(game) == 1
    full = landing({1: at(i1=[1, 0, 0, 0]), 2: at(i1=[1, 0, 0, 0])})
    play(full, "move to.i1")
    assert full.question == "turn"  # nothing to do there, so no question


@rule("P-MAP-2", "P-MOV-2")
def test_3_hourglasses_and_cubes():
    game = set_up_port("captain", families={0: {"coins": 2, "cubes": {"orange": 3}, "members": {"farm": [0, 0, 0, 0]}}})
    play(game, "captain 2", "crew 2b", "move to.w1", "move to.w4", "move to.w6", "move to.i5")
    assert (family(game)["cubes"], family(game)["time"]) == ({}, 3)


@rule("P-CAP-4")
def test_4_free_step_again():
    aboard = {0: {"space": "w6", "captain": "2a"}}
    poor = {0: {"coins": 0, "cubes": {}}}
    game = set_up_port(ships=aboard, families=poor)
    play(game, "sea on", "move to.i5")
    assert (legal_choices(game), family(game)["time"]) == (["pass", "load"], 0)
    poorer = set_up_port(ships=aboard, families=poor)
    play(poorer, "sea on", "move to.w7")
    assert (poorer.question, family(poorer)["time"]) == ("turn", 1)


@rule("P-CAP-2")
@pytest.mark.parametrize(("price", "captain"), [(2, "2e"), (3, "3d")])
def test_5_one_free_step_then_any_cube(price, captain):
    tops = offer("1a", "2e" if price == 2 else "2a", "3d" if price == 3 else "3a")
    game = set_up_port("captain", families={0: {"coins": price, "cubes": {"brown": 1, "pink": 1}}}, captains=tops)
    play(game, f"captain {price}", *["crew 2a"] * (price == 2), "load pass", "move to.w1")
    assert (ship(game)["captain"], family(game)["cubes"]) == (captain, {"brown": 1, "pink": 1})
    play(game, "move to.w4", "spend pink", "move to.i3")
    assert (family(game)["cubes"], family(game)["coins"], family(game)["time"]) == ({}, 0, 2)


@rule("P-MOV-2")
def test_6_joker():
    own = {"coins": 1, "cubes": {"brown": 1}}
    game = set_up_port(ships={0: {"space": "w3", "captain": "1b"}}, families={0: own})
    play(game, "sea on", "move to.w1", "move to.w4")
    assert (family(game)["cubes"], family(game)["coins"]) == ({}, 0)


@rule("P-MOV-2")
@pytest.mark.parametrize(
    ("payment", "left"),
    [(["brown"], {"green": 1}), (["green", "brown"], {"green": 1}), (["green", "green"], {"brown": 1})],
)
def test_7_any(payment, left):
    own = {"coins": 0, "cubes": {"brown": 1, "green": 2}}
    game = set_up_port(ships={0: {"space": "w3", "captain": "1e"}}, families={0: own})
    play(game, "sea on", "move to.w1", "move to.w4")
    assert legal_choices(game) == ["brown", "green"]
    play(game, *[f"spend {cube}" for cube in payment])
    assert (family(game)["cubes"], game.question) == (left, "turn")


@rule("P-HOM-3", "P-SET-5")
def test_8_treasure():
    game = set_up_port(
        "move", ships={0: {"space": "w6", "captain": "2a", "entered": ["w6"]}}, families={0: {"coins": 0}}
    )
    play(game, "move to.i5", "island load")
    assert ship(game)["holds"] == ["chest"]
    returning = set_up_port(ships={0: {"space": "i5", "captain": "2a", "holds": ["chest"]}}, families={0: {"coins": 0}})
    play(returning, "sea home", "chest coins.4")
    assert (family(returning)["coins"], family(returning)["time"]) == (4, 1)
    assert returning.data()["port"]["chests"] == {"3": 3, "4": 1, "5": 1}


@rule("P-LOD-1", "P-ISL-4")
def test_9_one_chest_per_voyage():
    ships = {0: {"space": "w6", "captain": "2a", "holds": ["chest", "scroll"], "entered": ["w6"]}}
    game = set_up_port("move", ships=ships)
    play(game, "move to.i5")
    assert legal_choices(game) == ["pass", "sell.scroll"]
    assert (game.why("island load").rule, game.why("island load").key) == ("P-LOD-1", "already-on-board")


@rule("P-LOD-4", "P-HOM-2")
def test_10_grain_at_sea():
    game = set_up_port("captain", families={0: {"coins": 2, "grain": 5}})
    play(game, "captain 1", "crew 1b", "load grain", "load pass", "move to.w1")
    assert family(game)["grain"] == 4
    reaped = set_up_port(
        "harvest", ships={0: {"space": "w1", "captain": "1a", "holds": ["grain"]}}, families={0: {"grain": 4}}
    )
    play(reaped, "harvest reap")
    assert family(reaped)["grain"] == 5
    before = reaped.data()["supply"]["grain"]
    returning = set_up_port(ships={0: {"space": "w1", "captain": "1a", "holds": ["grain"]}}, families={0: {"grain": 5}})
    play(returning, "sea home")
    assert (family(returning)["grain"], returning.data()["supply"]["grain"]) == (5, before + 1)


@rule("P-LOD-4")
def test_11_harvest_without_the_ox():
    own = {"goods": {"plow": 1}, "grain": 0}
    game = set_up_port("harvest", ships={0: {"space": "w1", "captain": "1a", "holds": ["ox"]}}, families={0: own})
    play(game, "harvest reap")
    assert family(game)["grain"] == 2


@rule("P-CAP-5")
def test_12_no_captain_on_credit():
    game = set_up_port(
        "turn", families={0: {"coins": 0, "cubes": {"pink": 3}}}, spaces={"travel": {"pink": 1}, **WAITING}
    )
    events = play(game, "turn travel.pink")
    assert ("idle" in kinds(events), game.actor) == (True, 1)
    well = set_up_port("action", arg=1, families={0: {"coins": 0}})
    assert "travel" not in legal_choices(well)
    assert well.why("action travel").rule == "P-CAP-5"


@rule("P-MKT-2", "P-MKT-3", "P-MKT-4")
def test_13_market():
    own = {"coins": 0, "cubes": {"green": 1}, "time": 4}
    game = set_up_port(
        "market_day",
        ships={0: {"cocoa": 1, "tea": 1}},
        families={0: own},
        stalls=["scroll", "wagon", "plow"],
        line=["horse"],
    )
    assert legal_choices(game) == ["pass", "cocoa", "tea"]
    play(game, "market tea")
    assert (sea_points(game), family(game)["coins"], family(game)["time"]) == (5, 1, 4)
    play(game, "market cocoa", "pay green")
    assert (sea_points(game), family(game)["coins"], family(game)["time"], family(game)["cubes"]) == (12, 1, 5, {})
    assert (family(game)["served"], game.data()["line"]) == ([], ["horse"])


@rule("P-MKT-5")
def test_14_empty_stalls():
    game = set_up_port("market_day", ships={0: {"tea": 1}}, stalls=[None, None])
    assert legal_choices(game) == ["pass", "tea"]


def dying(members, **more):
    """Play the deaths at the end of the turn, one by one."""
    return set_up_port("end_turn", below=[], families={0: {"members": members, **more}})


@rule("P-DTH-2", "P-DTH-3", "P-DTH-5")
def test_15_death_at_sea():
    game = dying(at(i6=[2, 0, 0, 0], i1=[1, 0, 0, 0], farm=[0, 1, 0, 0]), due=3)
    play(game, "death i6.1")
    assert (family(game)["members"]["chronicle.travel"], sea_points(game)) == ([1, 0, 0, 0], 0)
    play(game, "death i6.1")
    assert (family(game)["members"]["sea_burial"], sea_points(game), game.data()["trigger"]) == ([2, 0, 0, 0], 5, 0)


@rule("P-DTH-1", "P-DTH-4")
def test_16_dead_mans_hold():
    ships = {0: {"space": "w1", "captain": "1a", "holds": ["ox", "plow"]}}
    game = set_up_port(
        "end_turn", below=[], ships=ships, families={0: {"due": 1, "members": at(ship=[1, 0, 0, 0], farm=[0, 1, 0, 0])}}
    )
    assert family(game)["members"]["chronicle.travel"] == [1, 0, 0, 0]
    assert ("ship" not in family(game)["members"], ship(game)["holds"]) == (True, ["ox", "plow"])


@rule("P-MIS-2", "P-MIS-3")
def test_17_called_home():
    aboard = {0: {"space": "w1", "captain": "1a"}}
    game = set_up_port("family", ships=aboard, families={0: {"members": at(i1=[1, 0, 0, 0], ship=[1, 0, 0, 0])}})
    assert "home.ship.1" not in legal_choices(game)
    reason = game.why("family home.ship.1")
    assert (reason.rule, reason.key) == ("P-MIS-3", "too-far-away")
    play(game, "family home.i1.1")
    assert (family(game)["members"]["farm"], missions(game, "i1")) == ([1, 0, 0, 0], [None, None])
    landed = landing({})
    play(landed, "move to.i1", "island mission")
    assert sea_points(landed) == 2


@rule("P-HOM-4", "P-SET-6")
def test_18_captain_goes_under():
    game = set_up_port(ships={0: {"space": "w1", "captain": "1a"}}, captains=offer("1b", "2a", "3a"))
    play(game, "sea home")
    assert game.data()["port"]["captains"][0] == {"shown": "1b", "unseen": 3, "under": ["1a"]}
    others = {
        0: {"space": "w1", "captain": "1b"},
        1: {"space": "w1", "captain": "1c"},
        2: {"space": "w1", "captain": "1d"},
    }
    last = set_up_port(
        "captain",
        3,
        ships=others,
        seats=4,
        captains=offer("1e", "2a", "3a", under={0: ["1a"]}),
        families={3: {"coins": 1}},
    )
    play(last, "load pass")  # only one captain can be paid, so it is hired without a question
    assert (ship(last, 3)["captain"], last.data()["port"]["captains"][0]["shown"]) == ("1e", "1a")


@rule("P-CAP-5", "P-HOM-4")
def test_19_all_at_sea_with_cheap_captains():
    names = ["1a", "1b", "1c", "1d", "1e"]
    ships = {seat: {"space": "w1", "captain": name} for seat, name in enumerate(names)}
    game = set_up_port(ships=ships, seats=5, captains=offer(None, "2a", "3a"))
    assert game.data()["port"]["captains"][0] == {"shown": None, "unseen": 0, "under": []}
    play(game, "sea home")
    assert game.data()["port"]["captains"][0]["shown"] == "1a"


@rule("P-SCO-1")
def test_20_end_of_the_game():
    ships = {0: {"space": "w7", "captain": "1a", "holds": ["cocoa", "chest"], "tea": 1}}
    game = set_up_port("over", below=[], ships=ships, families={0: {"coins": 0, "members": at(ship=[1, 0, 0, 0])}})
    assert game.over
    assert (game.scores()[0]["total"], game.scores()[1]["total"], game.winners) == (0, 1, [1])
    living, dead = at(ship=[1, 0, 0, 0]), at(grave=[1, 0, 0, 0])
    tied = set_up_port("over", below=[], ships=ships, families={0: {"members": living}, 1: {"members": dead}})
    assert tied.winners == [0]  # V-SCO-8: members on board are alive


def with_inn(question, arg, *, owned, **table):
    return set_up_port(question, 0, arg, expansions=("inn", "port"), inn=stacks(owned={0: owned}, port=True), **table)


@rule("P-MIX-1", "P-DTH-2")
def test_21_bard_at_sea():
    members = at(i6=[1, 0, 0, 0], chronicle__travel=[1, 0, 0, 0], farm=[0, 1, 0, 0])
    game = with_inn(
        "window.end", 0, below=[], owned=["bard"], families={0: {"due": 1, "members": members, "goods": {}}}
    )
    assert legal_choices(game) == ["pass", "bard"]
    play(game, "window bard")
    assert ("sea_burial" in family(game)["members"], sea_points(game)) == (False, 0)
    assert game.data()["inn"]["bard"][0] == {"generation": 1, "profession": "travel"}


@rule("P-MIX-1", "I-V31")
def test_22_admiral():
    game = with_inn("window.begin", 0, below=[], owned=["admiral"], families={0: {"coins": 0, "goods": {}}})
    play(game, "window admiral")
    assert legal_choices(game) == ["1", "2", "3"]
    play(game, "captain 3", "load pass", "move to.w1")
    assert (family(game)["coins"], ship(game)["captain"], ship(game)["space"]) == (0, "3a", "w1")


@rule("I-V32", "P-MOV-5")
def test_23_helmsman():
    ships = {0: {"space": "w1", "captain": "1a"}}
    game = with_inn(
        "window.begin", 0, below=[], owned=["helmsman"], ships=ships, families={0: {"coins": 0, "goods": {}}}
    )
    play(game, "window helmsman", "gale to.w4", "gale to.w6", "gale to.i5")
    assert (legal_choices(game), family(game)["time"]) == (["pass", "load"], 2)


@rule("P-SOL-2", "P-MIX-4")
def test_24_solo():
    fresh = set_up_port("turn", seats=1).data()["solo"]["beside"]
    her = {"beside": [fresh[0] - 1, *fresh[1:]], "dead": {"sea_burial": [1, 0, 0, 0]}}
    her |= {"space": "travel", "recess": 3, "placed": ["pink"]}
    game = set_up_port(
        "fate", -1, 0, below=[["answered", 0, 0]], seats=1, used="travel", solo=her,
        families={0: {"members": at(farm=[3, 0, 0, 0], chronicle__travel=[1, 0, 0, 0])}},
    )  # fmt: skip
    play(game, "fate quill")
    assert (game.data()["solo"]["dead"]["sea_burial"], game.data()["trigger"]) == ([2, 0, 0, 0], 1)
    assert sea_points(game) == 0


@rule("P-CUB-1")
def test_25_cubes():
    game = village.new(seats=4, expansions=("port",), chance="manual")
    tables = game.table.rules.tables
    assert (sum(tables.seeded), tables.seeded[4], tables.seeded[2], tables.per_colour) == (28, 5, 7, 7)
