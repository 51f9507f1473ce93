"""Custom values are checked like our own tables: every problem is one sentence that names the key."""

from __future__ import annotations

import pytest

import village
from tests.custom_values.sets import CUSTOM, VALUES, random_values
from village.games import find
from village.record.custom_values import MAX_CHARS, checked_set, parse_set, players_of, read_file, read_set
from village.record.setup import CUSTOM_TABLES, create_table
from village.toolkit.override_schema import MAX_KEYS, MAX_MISTAKES, check_values, collect_units
from village.toolkit.overrides import active_overrides
from village.toolkit.tables import load_table, values_of

GAME_TYPE = find("village")


def mistakes(values):
    return [str(mistake) for mistake in GAME_TYPE.parse_values(values)[1]]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"village.life.laps": 9}, "village.life.laps is not a value of this game; village.life has lap"),
        ({"harbour.fish": 9}, "harbour.fish is not a value of this game; there are village, solo, inn, port"),
        ({"village": {"life": 9}}, "village.life is not a value of this game; village has bag, chronicle"),
        ({"inn": {"villagers": {"fool": {"price": {"beer": 1}}}}}, "inn.villagers.fool.price.beer is not a value of"),
        ({"village.life.lap": "9"}, "village.life.lap must be a whole number from 7 to 20, not '9'"),
        ({"village.life.lap": 9.5}, "village.life.lap must be a whole number from 7 to 20, not 9.5"),
        ({"village.life.lap": True}, "village.life.lap must be a whole number from 7 to 20, not True"),
        ({"village.life.lap": 99}, "village.life.lap must be a whole number from 7 to 20, not 99"),
        ({"village.life.lap": -9}, "village.life.lap must be a whole number from 7 to 20, not -9"),
        ({"village.edition.bigbox.seats.1": 2}, "village.edition.bigbox.seats.1 is not a value of this game; "),
        ({"village.bag.per_colour.1": 5}, "village.bag.per_colour.1 is not a value of this game; "),
        ({"village.council.time": [1, 2]}, "village.council.time has 4 parts, not 2"),
        ({"village.customers.tiles": [{"points": 3}] * 23}, "village.customers.tiles has 24 parts, not 23"),
        ({"goals.gold": [{"token": "saint", "at_least": 2}] * 9}, "goals.gold lacks merchant, acolyte, master, "),
        ({"village.customers.tiles.3.want": 3}, "village.customers.tiles.3.want must say how many of each piece"),
        ({"village.customers.tiles.3.want": {"beer": 1}}, "village.customers.tiles.3.want has no piece 'beer'; there"),
        ({"village.customers.tiles.3.want": {"ox": "1"}}, "village.customers.tiles.3.want must have from 0 to 5 of ox"),
        ({"village.customers.tiles.3.want": {}}, "village.customers.tiles.3.want must have from 1 to 8 in all"),
        ({"solo.search.order": ["market"]}, "solo.search.order must be market, travel, council, church, family"),
        ({"village.life": {"lap": 9}, "village.life.lap": 9}, "village.life.lap appears twice"),
        ({"port.map.port.hourglass": 1}, "port.map.port.hourglass is not a value of this game; port.map has w1"),
        ({"goals.gold.acolyte.at_least": 3}, "goals.gold.acolyte.at_least must be a whole number from 1 to 2, not 3"),
        ({"goals.gold.historian.at_least": 6}, "goals.gold.historian.at_least must be a whole number from 1 to 5"),
        ({"goals.gold.globetrotter.at_least": 7}, "goals.gold.globetrotter.at_least must be a whole number from 1 to"),
        ({"goals.gold.missionary.at_least": 7}, "goals.gold.missionary.at_least must be a whole number from 1 to 6"),
        (3, "values must be a mapping from keys to values, not 3"),
    ],
    ids=str,
)
def test_an_invalid_value_is_named(values, sentence):
    problems = mistakes(values)
    assert len(problems) == 1
    assert problems[0].startswith(sentence)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"village.customers.tiles.2.want": {"scroll": 2}},
            "village.customers.tiles.10.points is 4, but village.customers.tiles.2 wants the same (scroll2) for 6",
        ),
        (
            {"customers.customers.tiles.4": {"want": {"wagon": 1}, "points": 9}},
            "customers.customers.tiles.4.points is 9, but village.customers.tiles.23 wants the same (wagon) for 2",
        ),
        ({"village.crafts.office.buy": {"pink": 1, "grain": 1}}, "village.crafts.office.buy is paid in grain or in"),
        ({"port.captains.1a.free": 0}, "port.captains.1a.free must be a whole number from 1 to 4, not 0"),
        ({"port.captains.1a.any": 1}, "port.captains.1a.any must be 0 if the captain wants certain colours"),
        ({"port.captains.3a.any": 0}, "port.captains.3a.any must be 0 if the captain wants certain colours"),
        ({"port.burials.spaces.3": 6}, "port.burials.spaces.3 must be at most 5, because only so many sea burials"),
        (
            {"village.bag.per_colour.4": 4},
            "village.bag.per_colour.4 fills the bag with 22 cubes, plague included, but 24 are placed",
        ),
        (
            {"village.chronicle.graves.2": 9},
            "village.chronicle.graves.2 and the chronicle have room for 18 at a table of 2, but only 16 are sure",
        ),
        ({"village.compensation.grain": 6}, "village.compensation.grain is 6, but a farm holds 5"),
        (
            {"village.members.grain_limit": 6},
            "village.edition.2011.grain makes 20 bags of grain, but 4 farms hold 24",
        ),
        ({"inn.edition.2011.grain": 4}, "inn.edition.2011.grain makes 24 bags of grain, but 5 farms hold 25"),
        ({"inn.inn.stack_size": 9}, "inn.inn.stack_size makes room for 27 villagers in all stacks, but there are 30"),
        ({"goals.silver.farmer.needs": {"grain": 6}}, "goals.silver.farmer.needs asks for 6 grain, but 5 is the most"),
        ({"goals.silver.importer.needs": {"tea": 4}}, "goals.silver.importer.needs asks for 4 tea, but 3 is the most"),
        ({"village.members.grain_limit": 4}, "goals.silver.farmer.needs asks for 5 grain, but 4 is the most"),
        ({"solo.fate.blanks": 3}, "solo.fate.blanks and quills must be 3 tiles together"),
        ({"solo.ring.top.2": 2}, "solo.ring.top.2 is 2, but the tile before it lies after recess 2"),
        ({"solo.ring.recesses": 9}, "solo.ring.recesses are 9, but a tile lies after recess 10"),
        ({"solo.titles.apprentice": 5}, "solo.titles.apprentice is 5, but the lowest title begins at 0"),
        ({"solo.titles.master": 40}, "solo.titles.master is 40, but the lower title journeyman begins at 40"),
    ],
    ids=str,
)
def test_inconsistent_values_are_named(values, sentence):
    assert mistakes(values)[0].startswith(sentence)


def test_all_problems_are_reported_at_once():
    assert len(mistakes({"village.life.lap": 1, "village.harvest.grain": 0, "village.nothing": 1})) == 3


def test_a_check_stops_after_a_hundred_problems():
    unknown = {f"village.life.x{number}.a.b.c": 1 for number in range(900)}
    assert len(mistakes(unknown)) == len(mistakes({unit.key: -99 for unit in GAME_TYPE.units()})) == MAX_MISTAKES
    assert len(read_mistakes({f"x{number}": 1 for number in range(900)})) == MAX_MISTAKES


def read_mistakes(data):
    return parse_set(GAME_TYPE, data)[1]


def test_too_many_keys_are_refused_at_once():
    sentence = f"values must have at most {MAX_KEYS} keys"
    assert mistakes({f"x{number}": 1 for number in range(MAX_KEYS + 1)}) == [sentence]
    assert mistakes({"village": [{str(number): 1} for number in range(MAX_KEYS)]}) == [sentence]


def test_nested_and_dotted_keys_lists_and_rows_are_equivalent():
    dotted = {f"village.council.time.{at + 1}": time for at, time in enumerate([1, 2, 3, 3])}
    for values in (
        {"village": {"council": {"time": [1, 2, 3, 3]}}},
        {"village.council.time": dict(enumerate_from_1())},
    ):
        assert GAME_TYPE.parse_values(values) == (dotted, [])


def enumerate_from_1():
    return [("1", 1), ("2", 2), ("3", 3), ("4", 3)]


def test_the_whole_table_may_be_written_out():
    """A corrected copy of the whole table is equivalent to a single custom value."""
    tiles = [dict(tile) for tile in values_of(load_table("village.games.village", "village"))["customers"]["tiles"]]
    tiles[1]["points"] = 7
    values, wrong = GAME_TYPE.parse_values({"village.customers.tiles": tiles})
    assert wrong == []
    assert len(values) == 48
    assert values["village.customers.tiles.2.points"] == 7


def test_a_solo_game_is_set_up_as_for_two_players():
    values = {"village.bag.per_colour.2": 6, "village.chronicle.graves.2": 5}
    tables = village.new(seats=1, custom_values={"values": values}).table.rules.tables
    assert (tables.per_colour, tables.graves) == (6, 5)


def test_the_default_values_are_valid():
    ours = {unit.key: unit.value for unit in GAME_TYPE.units()}
    values, wrong = GAME_TYPE.parse_values(ours)
    assert wrong == []
    assert (
        village.new(custom_values={"values": values}).table.rules.tables_hash == village.new().table.rules.tables_hash
    )


def test_every_custom_value_changes_the_rules():
    before = {name: values_of(GAME_TYPE.table(name)) for name in GAME_TYPE.tables()}
    for unit in GAME_TYPE.units():
        name = unit.key.split(".")[0]
        with active_overrides(GAME_TYPE.package, {unit.key: other_value(unit)}):
            assert values_of(GAME_TYPE.table(name)) != before[name], unit.key
    assert before == {name: values_of(GAME_TYPE.table(name)) for name in GAME_TYPE.tables()}


def other_value(unit):
    if isinstance(unit.value, dict):
        return {**unit.value, unit.pieces[0]: unit.value.get(unit.pieces[0], 0) + 1}
    return unit.value[::-1] if isinstance(unit.value, list) else unit.value + 1


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"values": VALUES, "size": 1}, "custom values: size is unknown; there are game, name, hash, values"),
        ({"name": "a\nb", "values": VALUES}, "custom values: name must be at most 60 characters in one line"),
        ({"name": 3, "values": VALUES}, "custom values: name must be at most 60 characters in one line"),
        ({"game": "chess", "values": VALUES}, "custom values: game is 'chess', but the game is 'village'"),
        ({"hash": "0" * 16, "values": VALUES}, "custom values: hash is '0000000000000000', but these values have "),
        ([1], "custom values: custom values are a mapping with name and values"),
        (..., "custom values are a mapping with name and values, not ellipsis"),
        (
            {"values": {"village.life.lap": 1, "x": 1}},
            "custom values: x is not a value of this game; there are village",
        ),
        (
            {"values": {f"village.{'x' * at}": 1 for at in range(400)}},
            "the custom values are too long: at most 49152 characters",
        ),
    ],
    ids=lambda data: str(data)[:40],
)
def test_an_invalid_set_is_refused_in_one_line(data, sentence):
    with pytest.raises(village.BadSetup) as refused:
        village.new(custom_values=data)
    assert str(refused.value).startswith(sentence)
    assert len(str(refused.value)) < 600


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[values", "is not a file of custom values: "),
        ("x = " + "[" * 5000, "is not a file of custom values: "),
        ("# " + "x" * 300_000, "is too large for custom values: more than 262144 bytes"),
        ("\udcff", "is not a file of custom values: "),
        ("\nx = 0x" + "f" * 1000, "is not a file of custom values: line 2 has more than 1000 characters"),
        ("[" + "x." * 20 + "x]", "is not a file of custom values: line 1 has more than 16 dots"),
    ],
    ids=["cut", "deep", "huge", "no text", "long line", "many dots"],
)
def test_an_unreadable_file_is_refused_in_one_line(tmp_path, text, sentence):
    file = tmp_path / "mine.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(village.BadSetup) as refused:
        village.new(custom_values=file)
    assert str(refused.value).startswith(f"{file} {sentence}")


def test_a_comment_may_contain_dots(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(f"  # {'.' * 99}\nvalues.village.life.lap = 11  # counted twice ...\n")
    assert village.new(custom_values=file).table.custom_values.values == {"village.life.lap": 11}


def test_a_set_without_a_name_is_named_after_its_file(tmp_path):
    file = tmp_path / "cellar.toml"
    file.write_text("[values]\nvillage.life.lap = 11\n")
    assert read_file(file) == {"name": "cellar", "values": {"village": {"life": {"lap": 11}}}}
    assert village.new(custom_values=str(file)).table.custom_values.name == "cellar"


def test_the_hash_of_a_set_depends_only_on_its_values():
    first, second = (read_set(GAME_TYPE, {**CUSTOM, "name": name}) for name in ("one", "other"))
    assert (first.hash, first.name) == (second.hash, "one")
    assert read_set(GAME_TYPE, first.data()) == first
    assert read_set(GAME_TYPE, first) == first
    assert read_set(GAME_TYPE, {"name": "none"}) is None


def test_the_cache_of_sets_is_limited():
    for lap in range(7, 21):
        for grain in range(1, 9):
            create_table(seats=2, custom_values={"values": {"village.life.lap": lap, "village.harvest.grain": grain}})
    assert len(CUSTOM_TABLES) == CUSTOM_TABLES.max_size
    assert checked_set.cache_info().currsize <= checked_set.cache_info().maxsize
    custom_values = {"values": {"village.life.lap": 20, "village.harvest.grain": 8}}
    assert create_table(seats=2, custom_values=custom_values) is create_table(seats=2, custom_values=custom_values)


def test_a_set_may_contain_every_value():
    whole = {"values": {unit.key: unit.value for unit in GAME_TYPE.units()}}
    assert len(str(whole)) * 2 < MAX_CHARS


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_random_sets_are_valid_and_large(game):
    for seed in range(5):
        values = random_values(game, seed)
        assert find(game).parse_values(values)[1] == []
        assert len(values) > len(find(game).units()) / 3


def test_a_list_may_be_shorter_where_the_game_allows_it():
    schema = {"lists": {"banner": [1, 2]}, "bounds": {"banner": [2, 12]}}
    known = collect_units(schema, "cards", {"banner": [6, 8], "times": [1, 2]})
    assert [unit.key for unit in known] == ["cards.banner", "cards.times.1", "cards.times.2"]
    assert check_values(known, {"cards.banner": [7]}) == ({"cards.banner": [7]}, [])
    for wrong in ([], [1], [5, 6, 7], ["6"], 6):
        mistake = check_values(known, {"cards.banner": wrong})[1][0]
        assert str(mistake).startswith("cards.banner must be a list of 1 to 2 whole numbers, each from 2 to 12, not ")


@pytest.mark.parametrize(
    ("game", "key", "players"),
    [
        ("village", "village.chronicle.church.2", 2),
        ("village", "village.market.stalls.5", 5),
        ("village", "port.burials.spaces.4", 4),
        ("village", "village.church.points.2", 0),
        ("village", "village.life.lap", 0),
        ("my_village", "my_village.setup.end_coffins.1", 2),
        ("my_village", "my_village.setup.start_coins.1", 0),
    ],
)
def test_a_value_names_the_player_counts_it_applies_to(game, key, players):
    assert players_of(find(game), key) == players


def test_values_shared_by_solo_and_two_players_name_both_player_counts():
    by_players = [unit.key for unit in GAME_TYPE.all_units() if unit.follows]
    assert by_players
    assert {players_of(GAME_TYPE, key) for key in by_players} == {1}
