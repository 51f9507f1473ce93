"""P-SET, P-MAP, P-CUB: the setup with Port in play."""

from random import Random

import pytest

import village
from tests.builders.port import WAITING, offer, set_up_port, ship
from tests.builders.village import at, family, legal_choices, play
from village.envs.observation import ObservationEncoder
from village.record.errors import BadPosition

rule = pytest.mark.rule

MAP = {  # P-MAP-1: every space with its neighbors, and its hourglass
    "port": (["w1", "w2"], 0), "w1": (["w3", "w4", "i1"], 1), "w2": (["w3", "w5", "i2"], 1),
    "w3": (["w1", "w2", "w6"], 1), "w4": (["w1", "w6", "i3"], 1), "w5": (["w2", "w6", "i4"], 1),
    "w6": (["w3", "w4", "w5", "w7", "i5"], 1), "w7": (["w6", "i6"], 1),
    "i1": (["w1"], 0), "i2": (["w2"], 0), "i3": (["w4"], 0), "i4": (["w5"], 0), "i5": (["w6"], 0), "i6": (["w7"], 0),
}  # fmt: skip


def new(seats=3, edition="bigbox", expansions=("port",), **more):
    return village.new("village", edition=edition, seats=seats, expansions=expansions, seed=1, **more)


@rule("P-SET-1")
def test_the_sea_replaces_cities_trips_and_their_score_line():
    game = new()
    assert "travel" not in game.scores()[0]["lines"]
    assert not [token for token in game.table.tokens if token.startswith("travel ")]
    assert "travel" in game.data()["spaces"]
    with pytest.raises(BadPosition):
        set_up_port("turn", families={0: {"members": at(north1=[1, 0, 0, 0])}})


@rule("P-SET-2")
def test_wagons_stay_goods_that_customers_and_two_islands_want():
    game = new()
    assert "wagon" in game.table.rules.goods
    ports = [expansion for expansion in game.table.rules.expansions if expansion.name == "port"]
    buyers = [island.name for island in ports[0].sea_map.islands if island.buys[5]]
    assert buyers == ["i2", "i4"]
    sold = set_up_port("move", ships={0: {"space": "w2", "captain": "1a", "holds": ["wagon"], "entered": ["w2"]}})
    play(sold, "move to.i2", "island sell.wagon")
    assert sold.scores()[0]["lines"]["sea"] == 3


@rule("P-SET-3")
def test_every_family_has_a_ship_in_the_port_with_three_empty_holds():
    game = new(seats=5)
    assert len(game.data()["port"]["ships"]) == 5
    assert ship(game, 4) == {
        "space": "port", "captain": None, "holds": [], "landed": [], "entered": [], "cocoa": 0, "tea": 0, "earned": 0
    }  # fmt: skip
    rich = {"coins": 3, "grain": 1, "goods": {"scroll": 1, "horse": 1, "ox": 1}}
    full = set_up_port("captain", families={0: rich})
    play(full, "captain 1", "crew 1b", "load grain", "load scroll", "load horse")
    assert full.question == "move"  # no fourth hold


@rule("P-SET-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_one_more_bale_of_cocoa_and_of_tea_than_players(seats):
    assert new(seats).data()["port"]["ashore"] == {"cocoa": seats + 1, "tea": seats + 1, "chest": 6}


@rule("P-SET-5")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_six_chests_hold_three_to_five_coins(seats):
    assert new(seats).data()["port"]["chests"] == {"3": 3, "4": 2, "5": 1}


@rule("P-SET-5")
def test_what_is_in_a_chest_is_drawn_from_the_unopened_ones():
    port = {"chests": {"3": 0, "4": 2, "5": 0}, "ashore": {"chest": 1}}
    game = set_up_port(
        ships={0: {"space": "i5", "captain": "1a", "holds": ["chest"]}}, port=port, families={0: {"coins": 0}}
    )
    play(game, "sea home")
    assert family(game)["coins"] == 4
    assert game.data()["port"]["chests"] == {"3": 0, "4": 1, "5": 0}


@rule("P-SET-6", "P-CAP-3")
def test_fifteen_captains_lie_in_three_stacks_of_five():
    game = new(chance="manual")
    sea_map = game.table.rules.expansions[0].sea_map
    captains = sea_map.captains
    assert [captain.token for captain in captains] == [f"{price}{card}" for price in "123" for card in "abcde"]
    equal = [[captains[number].token for number in kind] for kind in sea_map.kinds if len(kind) > 1]
    assert equal == [["3a", "3b", "3c", "3d", "3e"]]
    terms = {captain.token: (captain.any, list(captain.cubes)) for captain in captains}
    assert (terms["1a"], terms["2a"]) == ((0, [0, 1, 1, 0]), (0, [0, 0, 1, 0]))
    assert (terms["1e"], terms["2e"], terms["3a"]) == ((2, [0] * 4), (1, [0] * 4), (1, [0] * 4))
    assert [stack["unseen"] for stack in new().data()["port"]["captains"]] == [4, 4, 4]


# Two of the captains for 3 coins differ from the others.
TWO_KINDS = {"values": {"port.captains.3d.free": 2, "port.captains.3e.free": 2}}


def odds(game):
    """Return the possible draws and their weights."""
    return {move: game.state.weights[i] for i, move in enumerate(game.moves)}


@rule("P-SET-6")
def test_equal_captains_are_one_outcome_with_their_combined_probability():
    game = set_up_port("captain", families={0: {"coins": 3}}, custom_values=TWO_KINDS)
    play(game, "captain 3")
    assert odds(game) == {"crew 3b": 2, "crew 3d": 2}
    for captain in ("1b", "3a", "3c", "3e"):
        assert game.why(f"crew {captain}").key == "captain-not-unseen"


@rule("P-SET-6")
def test_of_equal_captains_the_first_unseen_one_is_named():
    game = new(chance="manual", custom_values=TWO_KINDS)
    while game.question != "crew" or "crew 3a" not in game.moves:
        game.play(game.moves[0])
    assert odds(game) == {"crew 3a": 3, "crew 3d": 2}
    play(game, "crew 3d")
    assert game.data()["port"]["captains"][2] == {"shown": "3d", "unseen": 4, "under": []}
    for ships, left in [
        (["3d", "3a"], {"crew 3b": 2, "crew 3e": 1}),
        (["3d", "3a", "3b"], {"crew 3c": 1, "crew 3e": 1}),
        (["3b", "3e"], {"crew 3a": 2, "crew 3d": 1}),
    ]:
        assert odds(turned_up(ships)) == left


def turned_up(names):
    """Return a game in which a captain for 3 coins is drawn; `seen` were revealed, the last one is hired."""
    out = {seat: {"space": "w1", "captain": name} for seat, name in enumerate(names[:-1], 1)}
    captains = offer("1a", "2a", names[-1])
    game = set_up_port(
        "captain", seats=5, ships=out, families={0: {"coins": 3}}, captains=captains, custom_values=TWO_KINDS
    )
    play(game, "captain 3")
    return game


@rule("P-SET-6", "P-HOM-4")
def test_a_captain_from_under_the_stack_comes_up_by_its_own_name():
    ships = {0: {"space": "w1", "captain": "3b"}}
    captains = offer("1a", "2a", "3d", under={2: ["3a"]})
    game = set_up_port(ships=ships, captains=captains, families={0: {"coins": 0}, 1: {"coins": 3}})
    play(game, "sea home")
    assert game.data()["port"]["captains"][2] == {"shown": "3d", "unseen": 2, "under": ["3a", "3b"]}
    last = set_up_port(
        "captain", seats=5, families={0: {"coins": 3}}, captains=offer("1a", "2a", "3c", under={2: ["3b", "3a"]}),
        ships={1: {"space": "w1", "captain": "3d"}, 2: {"space": "w1", "captain": "3e"}},
    )  # fmt: skip
    play(last, "captain 3")
    assert ship(last)["captain"] == "3c"
    assert last.data()["port"]["captains"][2] == {"shown": "3b", "unseen": 0, "under": ["3a"]}


@rule("P-SET-6")
@pytest.mark.parametrize("seed", range(3))
def test_every_captain_is_in_one_place_all_game_long(seed):
    rich = {seat: {"coins": 12} for seat in range(5)}
    spaces = {"travel": {"brown": 3, "green": 3, "orange": 2, "pink": 2}, **WAITING}
    game = set_up_port("turn", seats=5, families=rich, spaces=spaces, chance="seeded", seed=seed)
    rng, observation_with = Random(seed), set()
    while not game.over:
        sailing = [move for move in game.moves if move in ("sea sail", "captain 3", "sea home") or " travel." in move]
        game.play(rng.choice(sailing if sailing and rng.random() < 0.8 else game.moves))
        observation_with |= set(check_captains(game.data()["port"]))
    assert {"3a", "3b"} < observation_with


def check_captains(port):
    """Return the names of all revealed captains and check that they are distinct."""
    captains = [vessel["captain"] for vessel in port["ships"] if vessel["captain"]]
    for stack in port["captains"]:
        captains += [*stack["under"], *([stack["shown"]] if stack["shown"] else [])]
    assert len(captains) == len(set(captains))
    assert len(captains) + sum(stack["unseen"] for stack in port["captains"]) == 15
    return captains


@rule("P-SET-6")
def test_equal_captains_look_the_same_to_learners():
    def observation_with(sails, tops, under):
        game = set_up_port(
            seats=3, ships={0: {"space": "w1", "captain": sails}}, captains=offer("1a", "2a", tops, under={2: under}),
            custom_values=TWO_KINDS,
        )  # fmt: skip
        encoder = ObservationEncoder(game.table)
        assert not [name for name in encoder.layout if name.endswith((".3b", ".3c", ".3e"))]
        return dict(zip(encoder.layout, encoder.observation(game.state, 0).tolist(), strict=True))

    numbers = observation_with("3b", "3d", ["3c", "3a"])
    assert numbers == observation_with("3a", "3e", ["3b", "3c"])
    names = ["own.captain.3a", "stack3.unseen", "stack3.3a", "stack3.3d", "unseen.3a", "unseen.3d"]
    assert [numbers[f"port.{name}"] for name in names] == [1, 1, 2, 1, 0, 1]


@rule("P-SET-6")
def test_a_position_may_name_equal_captains_by_the_first_of_them():
    ships = {0: {"space": "w1", "captain": "3a"}, 1: {"space": "w1", "captain": "3a"}}
    captains = offer("1a", "2a", "3d", under={2: ["3a"]})
    game = set_up_port(ships=ships, captains=captains, custom_values=TWO_KINDS)
    assert [ship(game, seat)["captain"] for seat in (0, 1)] == ["3a", "3b"]
    assert game.data()["port"]["captains"][2] == {"shown": "3d", "unseen": 1, "under": ["3c"]}
    with pytest.raises(BadPosition, match="the position has too many captains 3a"):
        set_up_port(ships=ships, captains=offer("1a", "2a", "3a", under={2: ["3a"]}), custom_values=TWO_KINDS)


@rule("P-SET-7")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_there_are_as_many_sea_burials_as_players(seats, spaces):
    grounds = new(seats).table.rules.grounds
    assert [(ground.name, ground.spaces) for ground in grounds[1:]] == [("sea_burial", spaces)]


@rule("P-SET-8")
def test_the_expansion_adds_cubes_to_one_edition_and_a_sack_to_the_other():
    old, plain = new(4, "2011").table.rules.tables, new(4, "2011", ()).table.rules.tables
    assert (old.cubes - plain.cubes, old.grain - plain.grain) == (3, 0)
    big, small = new(4).table.rules.tables, new(4, expansions=()).table.rules.tables
    assert (big.cubes - small.cubes, big.grain - small.grain, big.grain) == (0, 1, 26)


def hungry(left):
    """Return a game of five seats that hold all grain but `left`, most of it on board."""
    names = ["1a", "1b", "1c", "1d", "1e"]
    ships = {seat: {"space": "w1", "captain": names[seat], "holds": ["grain"]} for seat in range(5)}
    farms = [0, 5, 5, 5, 5]
    more = 26 - 5 - sum(farms) - left
    families = {seat: {"grain": farms[seat] + (more if seat == 0 else 0)} for seat in range(5)}
    none = [{"shown": None}, {"shown": "2a"}, {"shown": "3a"}]
    return set_up_port(
        "turn", seats=5, ships=ships, families=families, captains=none, spaces={"grain": {"pink": 1}, **WAITING}
    )


@rule("P-SET-8")
def test_a_harvest_from_a_short_supply_takes_what_is_left():
    game = hungry(1)
    play(game, "turn grain.pink", "harvest reap")
    assert (family(game)["grain"], game.data()["supply"]["grain"]) == (1, 0)


@rule("P-SET-8")
def test_without_grain_in_the_supply_there_is_no_harvest():
    game = hungry(0)
    assert game.table.rules.spaces[0].obstacle(game.state, 0, 1).rule == "P-SET-8"
    play(game, "turn grain.pink")
    assert (game.actor, family(game)["grain"]) == (1, 1)


@rule("P-SET-9")
def test_with_the_inn_four_villagers_change_and_the_chronicle_does_not():
    rules, plain = new(expansions=("inn", "port")).table.rules, new(expansions=("inn",)).table.rules
    names, before = ([card.token for card in r.expansions[0].cards] for r in (rules, plain))
    assert (len(names), set(before) - set(names)) == (30, {"count", "traveller", "messenger", "toll_keeper"})
    assert set(names) - set(before) == {"admiral", "helmsman", "quartermaster", "cartographer"}
    assert (rules.tables.chronicle, rules.tables.graves) == (plain.tables.chronicle, plain.tables.graves)


@rule("P-SET-10")
def test_villagers_and_captains_are_shown_before_the_starting_player_is_drawn_and_goals_after_the_gifts():
    log = new(expansions=("inn", "port", "goals"), seats=3, custom_values=TWO_KINDS).log
    questions = [line.split(" ")[1] for line in log]
    assert list(dict.fromkeys(questions)) == ["customer", "reveal", "crew", "start", "gift", "silver", "gold", "draw"]
    assert [line.split(" ")[2][0] for line in log if " crew " in line] == ["1", "2", "3"]


@rule("P-MAP-1")
def test_the_sea_has_the_port_seven_waters_and_six_islands():
    sea_map = new().table.rules.expansions[0].sea_map
    spaces = {
        name: ([sea_map.names[neighbor] for neighbor in sea_map.next[space]], sea_map.hourglass[space])
        for space, name in enumerate(sea_map.names)
    }
    assert spaces == MAP


@rule("P-MAP-2")
@pytest.mark.parametrize("space", [name for name in MAP if name != "port"])
def test_a_step_goes_to_a_neighbor_and_its_hourglass_is_paid_also_on_a_free_step(space):
    ships = {0: {"space": space, "captain": "3d"}}
    for neighbor in MAP[space][0]:
        game = set_up_port(ships=ships, families={0: {"coins": 0}})
        play(game, "sea on")
        if len(MAP[space][0]) > 1:
            assert legal_choices(game) == [f"to.{name}" for name in MAP[space][0]]
            play(game, f"move to.{neighbor}")
        assert ship(game)["space"] == neighbor
        assert family(game)["time"] == MAP[neighbor][1]


@rule("P-MAP-3")
def test_the_port_is_never_entered_by_a_step():
    game = set_up_port(ships={0: {"space": "w1", "captain": "1a"}})
    play(game, "sea on")
    assert "to.port" not in legal_choices(game)
    assert (game.why("move to.port").rule, game.why("move to.port").key) == ("P-MAP-3", "port-by-return")


@rule("P-MAP-4")
def test_any_number_of_ships_share_a_space():
    ships = {seat: {"space": "w1", "captain": f"1{'abcde'[seat]}"} for seat in range(1, 4)}
    game = set_up_port("move", seats=4, ships={0: {"space": "w3", "captain": "2b", "entered": ["w3"]}, **ships})
    play(game, "move to.w1")
    assert [ship(game, seat)["space"] for seat in range(4)] == ["w1"] * 4


@rule("P-CUB-1")
@pytest.mark.parametrize(
    ("seats", "seeded", "total", "bag"),
    [
        (2, [3, 3, 5, 1, 3, 3, 2], 20, 26),
        (3, [3, 3, 6, 1, 5, 3, 3], 24, 30),
        (4, [4, 4, 7, 1, 5, 4, 3], 28, 34),
        (5, [5, 5, 8, 1, 7, 5, 4], 35, 38),
    ],
)
def test_port_adds_a_cube_for_each_player(seats, seeded, total, bag):
    tables = new(seats).table.rules.tables
    assert (tables.seeded, sum(tables.seeded), 4 * tables.per_colour + tables.plague) == (seeded, total, bag)


@rule("P-CUB-1")
@pytest.mark.parametrize(("seats", "total", "bag"), [(2, 22, 30), (3, 27, 34), (4, 32, 38), (5, 40, 46)])
def test_port_and_inn_add_up(seats, total, bag):
    tables = new(seats, expansions=("inn", "port")).table.rules.tables
    assert (sum(tables.seeded), 4 * tables.per_colour + tables.plague) == (total, bag)
