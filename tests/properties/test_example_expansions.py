"""Example expansions keep the properties: singly, in pairs and together with the real ones, in every setting."""

import copy
from itertools import combinations
from random import Random

import pytest

import village
from tests.builders.example_expansions import EXAMPLES, SEA
from tests.properties import expansions as expansion_invariants
from tests.properties import invariants
from tests.properties.invariants import check_step, full
from tests.properties.play import play_actively
from village.bots.compiled.batch import blank
from village.games.village.assembly import EXPANSIONS

OURS = ("inn", "port", "goals", "customers", "marriage")
TABLES = [("bigbox", seats) for seats in (1, 2, 3, 4, 5)] + [("2011", seats) for seats in (2, 3, 4)]
PAIRS = list(combinations(EXAMPLES, 2))


@pytest.fixture(autouse=True)
def examples(monkeypatch):
    for name, example in EXAMPLES.items():
        monkeypatch.setitem(EXPANSIONS, name, example)
    monkeypatch.setattr(invariants, "expansions", lambda data: None)  # checked below, for the real expansions


def fits(edition, expansions):
    return edition == "bigbox" or "cousins" not in expansions


def known(data):
    """Return the position without the pieces that the example expansions hold."""
    plain = copy.deepcopy(data)
    for name in plain.pop("pedlar", {"taken": []})["taken"]:
        plain["pile"][name] = plain["pile"].get(name, 0) + 1
    plain["supply"]["grain"] += sum(plain.get("loft", {"counts": []})["counts"])
    if "pedlar" in data["expansions"]:  # its number comes after the seats, that of the rival follows
        party = data["seats"]
        plain["passed"] = [who - (who > party) for who in plain["passed"] if who != party]
        if plain["trigger"] is not None:
            plain["trigger"] -= plain["trigger"] > party
    return plain


def check_invariants(data):
    """Check every invariant of the game, except where an example expansion changes it."""
    plain = known(data)
    for name in ("cubes", "members", "customers", "stocks", "ring", "dead", "mass", "families", "seats"):
        getattr(invariants, name)(plain)
    drowned = sum(sum(family["members"].get("sea", [])) for family in data["families"])
    drowned += sum(data.get("solo", {}).get("dead", {}).get("sea", []))
    assert drowned <= SEA, "the sea is full"
    ended = full(data) or drowned == SEA
    assert (data["trigger"] is not None) == ended, "the end is triggered exactly when something is full"
    if "sea" not in data["expansions"]:
        invariants.end(plain)
    if not {"wax", "honey", "pedlar"} & set(data["expansions"]):
        invariants.market_day(plain)
    if "lodge" in data["expansions"]:
        crowd = [sum(family["members"].get("lodge", [])) for family in data["families"]]
        assert crowd == data["lodge"]["counts"], "the lodge is free exactly when it is empty"
        assert sum(crowd) <= 1


def same(game):
    """Check positions, copies, views and undo together."""
    data = game.data()
    loaded = village.position("village", data, chance="manual")
    assert loaded.data() == data
    assert loaded.moves == game.moves
    copy = game.state.copy()
    rng = Random(len(game.log))
    for _ in range(8):
        if copy.over:
            break
        copy.play(rng.choice(copy.legal()))
    assert game.data() == data
    for seat in range(game.seats):
        view = game.view(seat)
        assert all(view[key] == data[key] for key in data if key != "goals")
    rules = game.table.rules
    out = blank(len(rules.layout()))
    assert rules.observe(game.state, 0, out, 0) == len(rules.layout())


def play(expansions, edition, seats, seed=0, often=9):
    game = village.new("village", edition=edition, seats=seats, expansions=expansions, seed=f"{seed}{edition}{seats}")
    before = game.data()
    for ply, _ in enumerate(play_actively(game, seed)):
        if ply % often == 0:
            data = game.data()
            check_invariants(data)
            before = data
        elif ply % often == 1:
            check_step(known(before), known(game.data()))
        if ply % (6 * often) == 0:
            same(game)
            undo_all(village.load(game.dump()))
    check_invariants(game.data())
    assert [sum(score["lines"].values()) for score in game.scores()] == [score["total"] for score in game.scores()]
    assert village.load(game.dump()).dump() == game.dump()
    assert village.verify(game) > 20
    return game


def undo_all(game):
    """Check that a move that revealed nothing can be undone, which restores everything."""
    data = game.data()
    game.play(game.moves[-1])
    try:
        game.undo()
    except village.CannotUndo:
        return
    assert game.data() == data


def enlarge(monkeypatch, expansions):
    if "cousins" in expansions:
        for expansion in (invariants, expansion_invariants):
            monkeypatch.setattr(expansion, "MEMBERS", [5, 3, 2, 2])


@pytest.mark.parametrize("example", EXAMPLES)
def test_each_example_expansion_works_at_every_table(monkeypatch, example):
    enlarge(monkeypatch, (example,))
    for edition, seats in TABLES:
        if fits(edition, (example,)):
            assert play((example,), edition, seats).over


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_two_example_expansions_work_together(monkeypatch, pair):
    enlarge(monkeypatch, pair)
    seats = 2 + PAIRS.index(pair) % 4
    assert play(pair, "bigbox", 1, often=25).over
    assert play(pair, "bigbox", seats, often=25).over


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_example_expansion_works_with_all_real_ones(monkeypatch, example, seats):
    enlarge(monkeypatch, (example,))
    assert play((*OURS, example), "bigbox", seats, often=25).over


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("ours", [(), ("inn",), ("goals", "customers"), OURS], ids="-".join)
def test_all_example_expansions_work_together_with_real_ones(monkeypatch, ours, seats):
    enlarge(monkeypatch, EXAMPLES)
    game = play((*ours, *EXAMPLES), "bigbox", seats, often=25)
    assert set(game.table.expansions) == {*ours, *EXAMPLES}


# One test for each list that expansions can extend


def standing(expansions, stack, seats=2, **more):
    board = {"stack": stack, "spaces": {"grain": {"pink": 1, "green": 1}}, **more}
    data = {"puzzle": True, "seats": seats, "expansions": list(expansions), **board}
    return village.position("village", data, chance="manual")


def test_two_expansions_that_extend_the_market_both_take_part():
    game = standing(("wax", "honey"), [["close", 0, 0], ["market", 0, 1]])
    assert game.moves == ["market pass", "market wax", "market honey"]
    game.play("market honey")
    assert (game.data()["wax"]["counts"], game.data()["honey"]["counts"]) == ([2, 2], [1, 2])
    assert game.data()["families"][0]["prestige"] == 3
    assert (game.question, game.actor) == ("market", 1)


def test_the_proceeds_of_a_ware_cannot_pay_for_its_sale():
    poor = standing(("wax",), [["close", 0, 0], ["market", 0, 0]], families=[{"coins": 0}, {"coins": 0}])
    assert poor.over or poor.question != "market"
    rich = [{"coins": 0, "cubes": {"green": 1}, "time": 4}, {"coins": 0}]
    game = standing(("wax",), [["close", 0, 0], ["market", 0, 0]], families=rich)
    game.play("market wax")
    family = game.data()["families"][0]
    assert (family["coins"], family["cubes"], family["time"], family["prestige"]) == (1, {}, 5, 3)


def test_a_market_day_continues_without_customers_while_wares_are_bought():
    game = standing(("wax",), [["close", 0, 0], ["market", 0, 1]], stalls=[None, None, None])
    game.play("market wax")
    assert game.question == "market"


def test_a_party_without_a_seat_and_the_rival_each_take_a_customer():
    kinds = [customer.name for customer in village.new("village", seats=1, seed=1).table.rules.tables.customers][:3]
    board = {"stalls": kinds, "used": "market", "solo": {"taken": "pink"}}
    game = standing(("wax", "pedlar"), [["close", 0, 0], ["market", 0, 1]], seats=1, **board)
    game.play("market pass")
    assert game.data()["pedlar"]["taken"] == [kinds[2]]
    assert game.data()["solo"]["served"] == [kinds[0]]


def test_an_expansion_has_several_lines_and_may_remove_one():
    families = [{"grain": 3, "members": {"office": [1, 0, 0, 0]}}, {}]
    game = standing(("lines",), [["turn", 0, 0]], families=families)
    lines = game.scores()[0]["lines"]
    assert (lines["larder"], lines["guild"]) == (3, 2)
    assert "travel" not in lines
    assert game.table.rules.line_rules["guild"] == "T-2"


def test_the_last_space_of_a_burial_ground_triggers_the_end():
    travellers = {"north1": [2, 0, 0, 0], "chronicle.travel": [1, 0, 0, 0], "sea": [1, 0, 0, 0]}
    families = [{"members": travellers, "markers": ["north1"]}, {}]
    game = standing(("sea",), [["turn", 0, 0], ["burial", 0, 4 * 5]], families=families)
    assert game.data()["families"][0]["members"]["sea"] == [2, 0, 0, 0]
    assert game.data()["families"][0]["prestige"] == 1
    assert game.data()["trigger"] == 0
    with pytest.raises(village.BadPosition, match="too many seas"):
        standing(("sea",), [["turn", 0, 0]], families=[{"members": {"sea": [3, 0, 0, 0]}}, {}], trigger=0)


def test_grain_outside_the_farms_is_not_in_the_supply():
    game = standing(("loft",), [["harvest", 0, 0]], loft={"counts": [23, 0]}, families=[{"grain": 1}, {}])
    assert game.data()["supply"]["grain"] == 1
    game.play("harvest reap")
    assert game.data()["families"][0]["grain"] == 2
    bare = standing(("loft",), [["turn", 0, 0], ["harvest", 0, 0]], loft={"counts": [25, 0]})
    assert bare.question == "turn"  # nothing to harvest, so no question
    assert bare.table.rules.spaces[0].obstacle(bare.state, 0, 1).key == "no-grain-left"


def test_distant_members_cannot_be_called_home_and_a_member_that_goes_home_makes_room():
    members = {"farm": [1, 0, 0, 0], "lodge": [1, 0, 0, 0], "hermitage": [1, 0, 0, 0]}
    families = [{"members": members}, {}]
    game = standing(("lodge",), [["family", 0, 0]], families=families, lodge={"counts": [1, 0]})
    assert "family home.hermitage.1" not in game.moves
    game.play("family home.lodge.1")
    assert game.data()["lodge"]["counts"] == [0, 0]


def test_the_rival_uses_new_spaces_and_has_the_same_number_of_members():
    game = village.new("village", seats=1, expansions=("lodge", "cousins"), seed=1)
    assert game.data()["solo"]["beside"] == [5, 3, 0, 0]
    solo = game.table.rules.expansions[-1]
    retreat = game.table.rules.space_names.index("retreat")
    assert list(solo.search)[-1] == retreat
    assert solo.sections[retreat] == 4
    plain = village.new("village", seats=1, seed=1).table.rules.expansions[-1]
    assert plain.table["rival"]["beside"] == village.new("village", seats=1, seed=1).data()["solo"]["beside"]


def test_an_expansion_that_is_not_compatible_with_the_edition_is_refused():
    sentence = r"^the expansion 'cousins' is not compatible with the 2011 edition, only with bigbox$"
    with pytest.raises(village.BadSetup, match=sentence):
        village.new("village", edition="2011", seats=2, expansions=("cousins",), seed=1)


def test_a_listener_runs_before_every_question():
    game = standing(("ledger",), [["turn", 0, 0]], families=[{"coins": 7}, {}])
    assert game.data()["ledger"]["counts"] == [7, 1]
