"""I-SET, I-CUB: what the Inn adds."""

from collections import Counter

import pytest

import village
from tests.builders.inn import VILLAGERS, cards_in, holders, set_up_inn, stacks, used_up, visible
from tests.builders.village import at, family, legal_choices, play

rule = pytest.mark.rule

TABLES = [
    ("2011", 2),
    ("2011", 3),
    ("2011", 4),
    ("2011", 5),
    ("bigbox", 1),
    ("bigbox", 2),
    ("bigbox", 4),
    ("bigbox", 5),
]
GUEST = {"members": at(farm=[3, 0, 0, 0], inn=[1, 0, 0, 0]), "goods": {"beer": 2}}


def new(seats=2, edition="bigbox", expansions=("inn",), **more):
    """Return a new game without compensation."""
    usual = {"seed": 3, "options": {"first_player": 0, "start_compensation": False}}
    return village.new("village", seats=seats, edition=edition, expansions=expansions, **{**usual, **more})


def until(game, question):
    """Play the first choice of every draw until this question."""
    while game.question != question:
        game.play(game.moves[0])
    return game


@rule("I-SET-1")
def test_the_expansion_adds_a_space_a_workshop_a_good_customers_and_thirty_villagers():
    plain = village.new("village", seats=2, seed=3).data()
    game = new().data()
    assert set(game["spaces"]) - set(plain["spaces"]) == {"inn"}
    assert game["families"][0]["goods"] == {"beer": 1}
    hands = set_up_inn("crafts", families={0: {"members": at(farm=[3, 0, 0, 0], brewery=[1, 0, 0, 0]), "grain": 3}})
    assert {"brewery.train", "brewery.make", "brewery.buy"} <= set(legal_choices(hands))
    assert sum(stack["unseen"] + 1 for stack in game["inn"]["stacks"]) == len(VILLAGERS) == 30


@rule("I-SET-2")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_family_starts_with_one_beer_besides_the_usual_start(edition, seats):
    game = new(seats, edition)
    for seat in range(seats):
        assert family(game, seat)["goods"] == {"beer": 1}
        assert (family(game, seat)["coins"], family(game, seat)["grain"]) == (1, 0)


@rule("I-SET-3", "I-CUS-1")
@pytest.mark.parametrize(("expansions", "tiles"), [((), 24), (("inn",), 28), (("inn", "customers"), 32)])
def test_four_customers_who_want_beer_are_shuffled_into_the_pile(expansions, tiles):
    game = new(expansions=expansions).data()
    kinds = Counter(game["stalls"]) + Counter(game["line"]) + Counter(game["pile"])
    assert kinds.total() == tiles
    beer = {"horse+beer": 1, "scroll+beer": 1, "beer+grain2": 1, "beer2": 1}
    assert {kind: n for kind, n in kinds.items() if "beer" in kind} == (beer if "inn" in expansions else {})


@rule("I-SET-3")
def test_a_beer_customer_may_be_the_first_on_a_stall():
    game = new(chance="manual")
    assert {"horse+beer", "scroll+beer", "beer+grain2", "beer2"} <= set(legal_choices(game))


@rule("I-SET-4")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_three_stacks_of_ten_show_one_villager_each(seats):
    game = new(seats)
    assert [cards_in(game, stack) for stack in (1, 2, 3)] == [10, 10, 10]
    assert len(set(visible(game)) & set(VILLAGERS)) == 3
    assert [stack["unseen"] for stack in game.data()["inn"]["stacks"]] == [9, 9, 9]
    assert holders(game) == [[]] * seats
    assert used_up(game) == []


@rule("I-SET-4", "I-SET-6")
def test_three_random_villagers_are_revealed_before_the_first_round():
    game = until(new(chance="manual"), "reveal")
    assert legal_choices(game) == VILLAGERS
    play(game, "reveal nun", "reveal bard")
    assert legal_choices(game) == [card for card in VILLAGERS if card not in ("nun", "bard")]
    play(game, "reveal count")
    assert visible(game) == ["nun", "bard", "count"]
    assert game.question == "draw"


@rule("I-SET-5")
def test_without_port_the_four_villagers_of_the_roads_are_in_the_pool_and_those_of_the_sea_are_not():
    game = until(new(chance="manual"), "reveal")
    assert {"count", "traveller", "messenger", "toll_keeper"} <= set(legal_choices(game))
    assert not {"admiral", "helmsman", "quartermaster", "cartographer"} & set(legal_choices(game))


@rule("I-SET-6")
def test_every_unseen_villager_is_equally_likely_in_any_stack():
    inn = stacks(["medico", "scribe", "nun"], {0: ["bard"], 1: ["count"]}, unseen=[2, 9, 3], under={0: ["artist"]})
    seen = ["medico", "scribe", "nun", "bard", "count", "artist", *inn["out"]]
    game = set_up_inn("cycle", families={0: GUEST}, inn=inn)
    play(game, "cycle push.1")
    assert game.actor == village.CHANCE
    assert legal_choices(game) == [card for card in VILLAGERS if card not in seen]
    assert list(game.state.weights)[: game.state.n] == [1] * 14


@rule("I-SET-6")
def test_a_villager_pushed_under_comes_up_only_after_the_unseen_ones_and_in_its_order():
    inn = stacks(["medico", "scribe", "nun"], unseen=[1, 1, 0], under={0: ["artist", "bard"]})
    game = set_up_inn("cycle", families={0: GUEST}, inn=inn)
    play(game, "cycle push.1")
    play(game, game.moves[0])
    assert game.data()["inn"]["stacks"][0]["under"] == ["artist", "bard", "medico"]
    assert visible(game)[0] not in ("artist", "bard", "medico")
    for expected in ("artist", "bard", "medico"):
        game = set_up_inn("cycle", families={0: GUEST}, inn=game.data()["inn"])
        play(game, "cycle push.1")
        assert game.question == "villager"
        assert visible(game)[0] == expected


@rule("I-SET-6")
def test_a_villager_seen_once_is_never_drawn_again():
    game = new(5, "2011", seed=11)
    seen = set(visible(game))
    position = {"inn": game.data()["inn"], "seats": 5, "edition": "2011"}
    for stack in (1, 2, 3, 1, 2, 3):
        game = set_up_inn("cycle", families={0: GUEST}, **position)
        play(game, f"cycle push.{stack}")
        assert not seen & set(legal_choices(game))
        play(game, game.moves[-1])
        seen |= set(visible(game))
        position["inn"] = game.data()["inn"]
    assert len(seen) == 9


@rule("I-SET-7")
def test_the_stacks_and_the_owners_of_villagers_are_public():
    inn = stacks(["medico", "scribe", "nun"], {0: ["bard"], 1: ["count"]}, under={0: ["artist"]})
    game = set_up_inn(inn=inn, families={0: GUEST}, spaces={"inn": {"pink": 2}})
    everything = game.data()["inn"]
    assert everything["owned"] == [["bard"], ["count"]]
    assert everything["stacks"][0]["under"] == ["artist"]
    for seat in (None, 0, 1):
        assert game.view(seat)["inn"] == everything


def stock(game):
    """Return all cubes and all grain of a position."""
    data = game.data()
    heaps = [data["supply"], data["bag"], *data["spaces"].values(), *[farm["cubes"] for farm in data["families"]]]
    cubes = {colour: sum(heap.get(colour, 0) for heap in heaps) for colour in ("brown", "green", "orange", "pink")}
    return cubes, data["supply"]["grain"] + sum(farm["grain"] for farm in data["families"]), heaps


@rule("I-SET-8")
@pytest.mark.parametrize(
    ("edition", "expansions", "cubes", "grain"),
    [("2011", (), 18, 20), ("2011", ("inn",), 23, 25), ("bigbox", (), 33, 25), ("bigbox", ("inn",), 33, 25)],
)
def test_the_supply_grows_in_the_2011_edition_only(edition, expansions, cubes, grain):
    supply, stored, heaps = stock(new(3, edition, expansions))
    assert supply == dict.fromkeys(("brown", "green", "orange", "pink"), cubes)
    assert stored == grain
    assert sum(heap.get("plague", 0) for heap in heaps) == 6


@rule("I-SET-8")
def test_the_inn_brings_the_fifth_seat_to_the_2011_edition_with_the_columns_for_five():
    with pytest.raises(village.BadSetup):
        new(5, "2011", expansions=())
    with pytest.raises(village.BadSetup):
        new(6, "2011")
    game = new(5, "2011").data()
    cubes = {space: sum(heap.values()) for space, heap in game["spaces"].items()}
    base = {"grain": 5, "family": 5, "crafts": 6, "market": 1, "travel": 4, "council": 5, "church": 4}
    assert cubes == {**base, "inn": 5}
    assert len(game["stalls"]) == 5
    assert len(game["line"]) == 5


@rule("I-SET-8")
def test_beer_and_coins_are_not_limited():
    rich = {"goods": {"beer": 90}, "coins": 90, "grain": 3}
    game = set_up_inn("crafts", families=dict.fromkeys(range(5), rich), seats=5)
    play(game, "crafts brewery.buy")
    assert family(game)["goods"]["beer"] == 92


@rule("I-SET-9")
@pytest.mark.parametrize(
    ("edition", "seats", "places"),
    [
        ("bigbox", 1, {"council": 2, "crafts": 2, "travel": 1, "church": 2, "farm": 2, "graves": 3}),
        ("2011", 2, {"council": 2, "crafts": 2, "travel": 1, "church": 2, "farm": 2, "graves": 3}),
        ("bigbox", 3, {"council": 2, "crafts": 3, "travel": 2, "church": 2, "farm": 3, "graves": 4}),
        ("2011", 4, {"council": 3, "crafts": 4, "travel": 2, "church": 3, "farm": 3, "graves": 5}),
        ("2011", 5, {"council": 4, "crafts": 5, "travel": 2, "church": 4, "farm": 4, "graves": 6}),
    ],
)
def test_the_chronicle_and_the_graves_keep_the_numbers_of_the_base_table(edition, seats, places):
    tables = new(seats, edition).table.rules.tables
    spaces = dict(zip(["council", "crafts", "travel", "church", "farm"], tables.chronicle, strict=True))
    assert {**spaces, "graves": tables.graves} == places


@rule("I-CUB-1", "I-CUB-2")
@pytest.mark.parametrize(
    ("seats", "on_spaces", "on_inn", "into_bag"),
    [(1, 20, 2, 26), (2, 20, 2, 26), (3, 24, 3, 30), (4, 28, 4, 34), (5, 35, 5, 42)],
)
def test_one_more_cube_for_every_player_on_the_inn_and_more_into_the_bag(seats, on_spaces, on_inn, into_bag):
    game = new(seats).data()
    placed = {space: sum(cubes.values()) for space, cubes in game["spaces"].items()}
    assert placed["inn"] == on_inn
    assert sum(placed.values()) == on_spaces
    assert sum(placed.values()) + sum(game["bag"].values()) == into_bag


@rule("I-CUB-1")
@pytest.mark.parametrize("expansions", [("goals",), ("customers",), ("goals", "customers")])
def test_goals_and_the_customers_promo_add_no_cubes(expansions):
    game = new(3, expansions=("inn", *expansions)).data()
    placed = sum(sum(cubes.values()) for cubes in game["spaces"].values())
    assert (placed, placed + sum(game["bag"].values())) == (24, 30)


@rule("I-CUB-1")
def test_the_bag_gets_more_cubes_in_every_round():
    game = set_up_inn("new_round", below=[], spaces={}, round=2, seats=4, chance="seeded")
    placed = sum(sum(cubes.values()) for cubes in game.data()["spaces"].values())
    assert (placed, placed + sum(game.data()["bag"].values())) == (28, 34)


@rule("I-CUB-2")
def test_cubes_are_placed_on_the_inn_last():
    game = until(new(chance="manual"), "draw")
    for _ in range(18):
        game.play(game.moves[0])
    assert sum(game.data()["spaces"]["church"].values()) == 2
    assert game.data()["spaces"]["inn"] == {}
    play(game, game.moves[-1], game.moves[-1])
    assert sum(game.data()["spaces"]["inn"].values()) == 2
    assert game.actor == 0
