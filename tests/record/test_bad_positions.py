"""Positions as data: missing values follow from the pieces, impossible ones are reported."""

import copy

import pytest

import village
from tests.properties.invariants import check
from tests.properties.play import PLAIN, middle, new, walk
from village import BadPosition, BadSetup


def test_almost_every_field_is_optional():
    game = village.position("village", {"puzzle": True}, seed=1)
    data = game.data()
    assert (data["edition"], data["seats"], data["round"]) == ("bigbox", 2, 1)
    assert data["families"][0]["members"] == {"reserve": [0, 3, 2, 2], "farm": [4, 0, 0, 0]}
    assert sum(data["pile"].values()) == 24
    assert data["supply"] == {"brown": 33, "green": 33, "orange": 33, "pink": 33, "plague": 6, "grain": 25}


def test_missing_fields_are_derived_from_the_rest():
    farms = [{"cubes": {"green": 2}, "grain": 4}, {}]
    game = village.position("village", {"puzzle": True, "bag": {"green": 3}, "families": farms})
    assert game.data()["supply"]["green"] == 28
    assert game.data()["supply"]["grain"] == 21


BAD = [
    ({"game": "chess"}, "this is a position of 'chess', not of 'village'"),
    ({"moon": 1}, "a key of a position must be one of round, start,"),
    ({"round": -1}, "round must be a whole number from 0 to 999, not -1"),
    ({"round": 1.5}, "round must be a whole number"),
    ({"round": True}, "round must be a whole number"),
    ({"round": "1"}, "round must be a whole number"),
    ({"start": 2}, "start must be a whole number from 0 to 1, not 2"),
    ({"start": None}, "start must be a whole number"),
    ({"ring": 5}, "ring must be a whole number from 0 to 1, not 5"),
    ({"trigger": -1}, "trigger must be"),
    ({"last_turns": 9}, "last_turns must be"),
    ({"passed": 1}, "passed must be a list, not 1"),
    ({"passed": [2]}, "a seat that passed must be"),
    ({"monks": 5}, "monks must be a whole number from 0 to 4"),
    ({"drawn": 5}, "drawn must be a whole number from 0 to 4"),
    ({"bag": []}, "bag must be a mapping, not []"),
    ({"bag": {"blue": 1}}, "a key of bag must be one of brown, green, orange, pink, plague, not 'blue'"),
    ({"bag": {"green": -1}}, "green in bag must be"),
    ({"bag": {"green": 34}}, "the position has too many green cubes"),
    ({"bag": {"plague": 7}}, "the position has too many plague cubes"),
    ({"inn": {}}, "a key of a position must be one of round,"),
    ({"goals": {}}, "a key of a position must be one of round,"),
    ({"solo": {}}, "a key of a position must be one of round,"),
    ({"spaces": {"inn": {}}}, "a key of spaces must be one of grain, family,"),
    ({"spaces": {"grain": 3}}, "the space grain must be a mapping, not 3"),
    ({"spaces": {"grain": {"pink": 40}}}, "the position has too many pink cubes"),
    ({"stalls": ["ox", "ox", "ox", "ox"]}, "stalls must be a list of at most 3, not of 4"),
    ({"stalls": ["cow"]}, "a customer on a stall must be one of"),
    ({"stalls": "ox"}, "stalls must be a list"),
    ({"line": ["ox"] * 6}, "line must be a list of at most 5, not of 6"),
    ({"line": [None]}, "a customer in the line must be one of"),
    ({"line": ["horse+plow"] * 5}, "the position has too many customers horse+plow"),
    ({"pile": {}}, "the pile must be"),
    ({"supply": {"green": 5}}, "the supply must be"),
    ({"families": [{}]}, "2 seats need as many families, not 1"),
    ({"families": [{}, {}, {}]}, "2 seats need as many families, not 3"),
    ({"families": {}}, "families must be a list"),
    ({"families": [{}, 3]}, "a family must be a mapping, not 3"),
    ({"families": [{"gold": 1}, {}]}, "a key of a family must be one of grain,"),
    ({"families": [{"grain": 6}, {}]}, "grain of a farm must be a whole number from 0 to 5, not 6"),
    ({"families": [{"coins": -1}, {}]}, "coins must be"),
    ({"families": [{"prestige": None}, {}]}, "prestige must be"),
    ({"families": [{"time": 10}, {}]}, "time must be a whole number from 0 to 9, not 10"),
    ({"families": [{"due": -1}, {}]}, "due must be"),
    ({"families": [{"cubes": {"plague": 1}}, {}]}, "a key of cubes of a farm must be one of"),
    ({"families": [{"cubes": {"green": 40}}, {}]}, "the position has too many green cubes"),
    ({"families": [{"goods": {"beer": 1}}, {}]}, "a key of goods must be one of scroll,"),
    ({"families": [{"markers": ["east1"]}, {}]}, "a marker must be one of north1,"),
    ({"families": [{"served": ["cow"]}, {}]}, "a served customer must be one of"),
    ({"families": [{"members": []}, {}]}, "members must be a mapping, not []"),
    ({"families": [{"members": {"moon": [1, 0, 0, 0]}}, {}]}, "a key of members must be one of"),
    ({"families": [{"members": {"farm": [1, 0, 0]}}, {}]}, "members at farm must be four numbers"),
    ({"families": [{"members": {"farm": 4}}, {}]}, "members at farm must be a list"),
    ({"families": [{"members": {"farm": [5, 0, 0, 0]}}, {}]}, "members at farm must be a whole number from 0 to 4"),
    ({"families": [{"members": {"farm": [4, 0, 0, 0], "bag": [1, 0, 0, 0]}}, {}]}, "a family has 11 members"),
    ({"families": [{"members": {"reserve": [9, 0, 0, 0]}}, {}]}, "the reserve of seat 0 must be [4, 3, 2, 2]"),
    ({"families": [{"members": {"grave": [4, 0, 0, 0]}}, {}]}, "the position has too many graves filled"),
    (
        {"families": [{"members": {"chronicle.travel": [2, 0, 0, 0]}}, {}]},
        "the chronicle has too few spaces for travel",
    ),
    ({"families": [{"members": {"grave": [3, 0, 0, 0]}}, {}]}, "so `trigger` must say who triggered the end"),
    ({"stack": None}, "stack must be a list"),
    ({"stack": ["turn"]}, "a question on the stack must be a list, not 'turn'"),
    ({"stack": [["turn", 0]]}, "a question on the stack is [step, seat, argument]"),
    ({"stack": [["turn", "0", 0]]}, "a question on the stack is [step, seat, argument]"),
    ({"stack": [["fly", 0, 0]]}, "a step on the stack must be one of"),
    ({"stack": [["turn", 2, 0]]}, "seat 2 cannot be asked turn"),
    ({"stack": [["turn", -1, 0]]}, ""),
    ({"stack": [["good", 0, 99]]}, ""),
    ({"stack": [["pay", 0, 999]]}, ""),
    ({"stack": [["good", 0, 10**30]]}, ""),
    ({"stack": [["death", 0, 1]]}, "death has no argument 1"),
    ({"families": [{"spare": 1}, {}]}, "a key of a family must be one of grain,"),
]
SOLO = {"seats": 1}
INN = {"expansions": ["inn"]}
GOALS = {"expansions": ["goals"]}
PORT = {"expansions": ["port"]}
LADEN = [{"space": "w1", "captain": f"1{name}", "holds": ["grain"]} for name in "abcde"]
SACKS = {**PORT, "seats": 5, "port": {"ships": LADEN, "captains": [{}, {"shown": "2a"}, {"shown": "3a"}]}}
VISIBLE = [{"shown": card, "unseen": 9} for card in ("nun", "medico", "artist")]
BAD += [
    ({**SOLO, "solo": {"recess": 3}}, "`recess` is that of her newest cube: give `recess` and `placed`, or neither"),
    ({**SOLO, "solo": {"placed": ["pink"]}}, "`recess` is that of her newest cube"),
    ({**SOLO, "solo": {"silent": 1}}, "silent must be true or false, not 1"),
    ({**SOLO, "solo": {"silent": None}}, "silent must be true or false, not None"),
    ({**SOLO, "solo": {"spare": 1}}, "only the holder of the ring can spend it"),
    ({**SOLO, "ring": 0, "solo": {"spare": 2}}, "spare must be a whole number from 0 to 1, not 2"),
    ({**SOLO, "trigger": 2}, "trigger must be a whole number from 0 to 1, not 2"),
    ({**SOLO, "start": 1}, "start must be a whole number from 0 to 0, not 1"),
    ({**INN, "families": [{"members": {"inn": [2, 0, 0, 0]}}, {}]}, "a family has at most one member in the inn"),
    ({**INN, "families": [{}, {"members": {"inn": [1, 1, 0, 0]}}]}, "a family has at most one member in the inn"),
    ({**INN, "inn": {"stacks": [*VISIBLE[:2], {"unseen": 10}]}}, "stack 3 has villagers and must show one"),
    ({**INN, "inn": {"stacks": [{"under": ["nun"]}]}}, "villagers were never seen, but the stacks hold"),
    ({**INN, "stack": [["family", 0, 9]]}, "family has no argument 9"),
    ({**PORT, "port": {"ships": [{"holds": ["grain", "grain"]}]}}, "a ship carries nothing twice (P-LOD-1)"),
    ({**SACKS, "families": [{"grain": 5}] * 5}, "the position has too much grain"),  # P-SET-8: 26 with those on board
    ({"passed": [0, 1, 0]}, "passed must be a list of at most 2, not of 3"),
    ({"families": [{"markers": ["north1"] * 7}, {}]}, "markers must be a list of at most 6, not of 7"),
    ({**GOALS, "goals": {"silver": ["writer", "knight", "farmer"]}}, "silver must be a list of at most 2, not of 3"),
    ({**GOALS, "goals": {"reached": [[], [], []]}}, "reached must be a list of at most 2, not of 3"),
    (
        {**GOALS, "goals": {"silver": ["writer"], "reached": [["silver"] * 3]}},
        "reached goals of a seat must be a list",
    ),
    ({**INN, "inn": {"owned": [[], [], ["nun"]]}}, "owned must be a list of at most 2, not of 3"),
    ({**INN, "inn": {"bard": [None, None, None]}}, "bard must be a list of at most 2, not of 3"),
    ({**INN, "inn": {"stacks": [*VISIBLE, {}]}}, "stacks must be a list of at most 3, not of 4"),
    (
        {**INN, "inn": {"stacks": [{"shown": "nun", "unseen": 10}]}},
        "stack 1 has 11 villagers, but there is room",
    ),
    ({**INN, "stack": [["turn", 0, 0], ["reveal", -1, 0]]}, "there is no villager to turn up on stack 1"),
    ({**INN, "stack": [["window", 0, 2]]}, "the window dying is open only while its question is pending below it"),
    (
        {**INN, "stack": [["death", 1, 0], ["window", 0, 2]]},
        "the window dying is open only while its question is pending",
    ),
    (
        {**INN, "stack": [["death", 0, 0], ["window", 0, 3]]},
        "the window burial is open only while its question is pending",
    ),
    ({**SOLO, "solo": {"windows": [None] * 5}}, "windows must be a list of at most 4, not of 5"),
    ({**SOLO, "solo": {"windows": [""]}}, "a generation at a window must be a whole number from 0 to 4, not ''"),
    ({**SOLO, "solo": {"fate": ["down"] * 7}}, "fate must be a list of at most 6, not of 7"),
    ({**SOLO, "solo": {"silent": True}}, "`silent` is possible only after she has triggered the end"),
    ({**SOLO, "trigger": 0, "solo": {"silent": True}}, "`silent` is possible only after she has triggered the end"),
    ({**SOLO, "stack": [["rival", 0, 0]]}, "the rival follows a cube of the player, so `used` must name its space"),
    ({**SOLO, "stack": [["die", -1, 0]]}, "the rival follows a cube of the player, so `used` must name its space"),
    ({**SOLO, "stack": [["fate", -1, 0]]}, "a tile of fate follows her cube, so `space` must name its space"),
]


@pytest.mark.parametrize(("data", "reason"), BAD, ids=lambda part: str(part)[:60])
def test_a_bad_position_is_refused_with_a_reason(data, reason):
    original = copy.deepcopy(data)
    with pytest.raises(BadPosition) as error:
        village.position("village", data, seed=1)
    assert reason in str(error.value)
    assert str(error.value)
    assert "\n" not in str(error.value)
    assert data == original


def test_a_farm_without_goods_data_has_the_starting_goods():
    """I-SET-2: a beer by default; goods that are given are complete."""
    game = village.position("village", {"puzzle": True, **INN, "families": [{}, {"goods": {"ox": 1}}]})
    assert [farm["goods"] for farm in game.data()["families"]] == [{"beer": 1}, {"ox": 1}]


def test_a_stack_with_a_pending_draw_need_not_show_a_card():
    stacks = [*VISIBLE[:2], {"unseen": 10}]
    data = {"puzzle": True, **INN, "inn": {"stacks": stacks}, "stack": [["turn", 0, 0], ["reveal", -1, 2]]}
    assert village.position("village", data, chance="manual").question == "reveal"


@pytest.mark.parametrize("data", [None, 3, "turn", [], [("round", 1)]], ids=str)
def test_a_position_is_a_mapping(data):
    with pytest.raises(BadPosition, match="a position must be a mapping"):
        village.position("village", data)


@pytest.mark.parametrize(
    "setting",
    [
        {"edition": "x"},
        {"seats": 9},
        {"seats": "2"},
        {"expansions": ["harbour"]},
        {"expansions": ["inn", "inn"]},
        {"seats": 1, "edition": "2011"},
        {"seats": 2, "options": {"rival_die": True}},
        {"expansions": 3},
        {"options": {"x": 1}},
        {"options": [1]},
    ],
    ids=str,
)
def test_a_position_with_an_invalid_setting_is_refused(setting):
    with pytest.raises((BadSetup, BadPosition)):
        village.position("village", setting)


def test_there_is_no_position_of_an_unknown_game():
    with pytest.raises(BadSetup, match="unknown game 'chess'"):
        village.position("chess", {})


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_position_given_in_full_must_agree_with_itself(setting):
    data = middle(setting, 2).data()
    check(data)
    data["families"][0]["cubes"] = {"brown": data["families"][0]["cubes"].get("brown", 0) + 1}
    with pytest.raises(BadPosition):
        village.position("village", data)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_the_last_mass_can_be_set_up_like_any_other_position(setting):
    """V-END-5: during the last mass the end of the game is below it on the stack."""
    masses = 0
    for seed in range(20):
        game = new(setting, seed, chance="manual")
        for _ in walk(game, seed):
            data = game.data()
            if data["stack"][0][0] == "over":
                assert village.position("village", data, chance="manual").data() == data
                masses += 1
    assert masses > 10


LINE = ["horse", "ox", "plow", "scroll", "grain2"]
CUBES = {"spaces": {"grain": {"pink": 1, "green": 1}}, "line": LINE}
FULL = {"families": [{"members": {"farm": [1, 0, 0, 0], "grave": [3, 0, 0, 0]}}, {}]}
NEAR = {"seats": 1, **CUBES}
UNREACHED = [
    ({"line": LINE}, "a turn before the end is triggered needs a cube on the board (V-RND-3)"),
    (
        {"expansions": ["inn"], "line": LINE, "stack": [["turn", 0, 0], ["window.begin", 0, 0]]},
        "a turn before the end is triggered needs a cube on the board (V-RND-3)",
    ),
    (
        {**CUBES, **FULL, "trigger": 0},
        "with a `trigger`, every turn is a last one: `last_turns` must say how many follow it (V-END-2)",
    ),
    ({**CUBES, "last_turns": 1}, "`last_turns` needs a `trigger`: who triggered the end (V-END-2)"),
    (
        {**CUBES, "families": [{}, {"members": {"farm": [3, 0, 0, 0], "gone": [1, 0, 0, 0]}}]},
        "members leave the game only after the end is triggered, see `trigger` (V-DTH-3)",
    ),
    ({**CUBES, "trigger": 1}, "no player can trigger the end while chronicle and graves have room (V-END-1)"),
    ({**CUBES, "line": LINE[:4]}, "the line of customers must be full while there are customers in the pile (V-MKT-6)"),
    ({**NEAR, "trigger": 1}, "she cannot trigger the end while chronicle and graves have room (V-END-1)"),
    (
        {**NEAR, "solo": {"beside": [3, 3, 0, 0], "dead": {"gone": [1, 0, 0, 0]}}},
        "her members leave the game only after the end is triggered, see `trigger` (V-DTH-3)",
    ),
    (
        {**NEAR, "solo": {"recess": 3, "placed": ["pink"]}},
        "her newest cube lies in recess 3, so tile 1 is up (S-TRN-3)",
    ),
    (
        {**NEAR, "solo": {"recess": 6, "placed": ["pink"], "fate": ["blank", "blank"]}},
        "her newest cube lies in recess 6, so tile 1 is down (S-TRN-3)",
    ),
]
REACHED = [
    CUBES,
    {**CUBES, **FULL, "trigger": 0, "last_turns": 1},
    {**FULL, "line": LINE, "trigger": 1, "last_turns": 0},
    {**CUBES, "line": [], "stack": [["turn", 0, 0], ["customer", -1, 0]]},
    {**NEAR, "solo": {"recess": 3, "placed": ["pink"], "fate": ["quill"]}},
    {**NEAR, "solo": {"recess": 10, "placed": ["pink"], "fate": ["down", "down", "down", "blank", "quill"]}},
]


@pytest.mark.parametrize(("data", "sentence"), UNREACHED, ids=lambda value: value if isinstance(value, str) else "")
def test_an_unreachable_position_is_refused_unless_it_is_a_puzzle(data, sentence):
    with pytest.raises(BadPosition) as error:
        village.position("village", data)
    assert str(error.value) == f"{sentence}; set 'puzzle' to true to play it anyway"
    game = village.position("village", {**data, "puzzle": True}, chance="manual")
    assert game.data()["puzzle"] is True
    assert village.position("village", game.data(), chance="manual").data() == game.data()
    assert village.load(game.dump()).data() == game.data()


@pytest.mark.parametrize("data", REACHED, ids=range(len(REACHED)))
def test_a_reachable_position_is_not_refused(data):
    assert "puzzle" not in village.position("village", {**data, "puzzle": False}, chance="manual").data()


def test_a_record_from_a_puzzle_position_reads_back():
    """Records are not checked for reachability: a start position that was accepted once loads again."""
    game = village.position("village", {"puzzle": True, "line": LINE}, chance="manual")
    older = game.dump().replace('"puzzle": true, ', "")
    assert older != game.dump()
    assert village.load(older).moves == game.moves


def test_the_puzzle_flag_is_true_or_false():
    with pytest.raises(BadPosition, match=r"^puzzle must be true or false, not 1$"):
        village.position("village", {"puzzle": 1})
