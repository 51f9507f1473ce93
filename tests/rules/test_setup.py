"""V-SET: how the village is set up."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

TABLE = tomllib.loads((files("village.games.village") / "tables" / "village.toml").read_text("utf-8"))
TABLES = [("2011", 2), ("2011", 3), ("2011", 4), ("bigbox", 2), ("bigbox", 3), ("bigbox", 4), ("bigbox", 5)]
BUSY = {"church": {"brown": 1, "pink": 1}}


def new_manual_game(seats=2, edition="bigbox", **options):
    """Return a new game in which the test plays the draws."""
    return village.new("village", seats=seats, edition=edition, options=options, chance="manual")


def turn_up_customers(game):
    """Draw the first possible customer until the setup is done and return them in order."""
    customers = []
    while game.question == "customer":
        customers.append(legal_choices(game)[0])
        game.play(game.moves[0])
    return customers


def after_customers(seats=2, edition="bigbox", **options):
    game = new_manual_game(seats, edition, **options)
    turn_up_customers(game)
    return game


def crowd(members):
    """Return this many members of one family by generation, lowest generations first."""
    counts = []
    for printed in (4, 3, 2, 2):
        counts.append(min(printed, members - sum(counts)))
    return counts


@rule("V-SET-1")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_2011_edition_has_two_to_four_seats_and_the_big_box_up_to_five(edition, seats):
    game = village.new("village", seats=seats, edition=edition, seed=1)
    assert game.seats == len(game.data()["families"]) == seats


@rule("V-SET-1")
@pytest.mark.parametrize(("edition", "seats"), [("2011", 1), ("2011", 5), ("bigbox", 0), ("bigbox", 6)])
def test_other_numbers_of_players_are_refused(edition, seats):
    with pytest.raises(village.BadSetup):
        village.new("village", seats=seats, edition=edition, seed=1)


@rule("V-SET-1")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_seats_are_numbered_clockwise_and_seat_zero_follows_the_last(edition, seats):
    game = set_up("harvest", seats - 1, seats=seats, edition=edition, spaces=BUSY)
    play(game, "harvest pass")
    assert game.actor == 0


@rule("V-SET-2")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_four_of_generation_one_start_on_the_farm_and_the_other_seven_in_the_reserve(edition, seats):
    game = village.new("village", seats=seats, edition=edition, seed=1)
    start = {"farm": [4, 0, 0, 0], "reserve": [0, 3, 2, 2]}
    assert [family(game, seat)["members"] for seat in range(seats)] == [start] * seats


@rule("V-SET-3")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_family_starts_with_one_coin_and_nothing_else_at_time_zero(edition, seats):
    game = village.new("village", seats=seats, edition=edition, options={"start_compensation": False}, seed=1)
    nothing = {"grain": 0, "coins": 1, "prestige": 0, "time": 0, "due": 0, "cubes": {}, "goods": {}}
    for seat in range(seats):
        farm = {name: family(game, seat)[name] for name in nothing}
        assert farm == nothing
        assert family(game, seat)["markers"] == family(game, seat)["served"] == []


@rule("V-SET-4")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_customers_fill_the_stalls_front_to_back_and_then_the_line_of_five(seats, stalls):
    game = new_manual_game(seats)
    customers = turn_up_customers(game)
    assert game.data()["stalls"] == customers[:stalls]
    assert game.data()["line"] == customers[stalls:]
    assert len(customers) == stalls + 5


@rule("V-SET-4")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_the_2011_edition_has_the_same_stalls(seats, stalls):
    game = village.new("village", seats=seats, edition="2011", seed=1)
    assert (len(game.data()["stalls"]), None in game.data()["stalls"], len(game.data()["line"])) == (stalls, False, 5)


@rule("V-SET-4")
@pytest.mark.parametrize("edition", ["2011", "bigbox"])
def test_twenty_four_customers_are_shuffled_and_any_of_them_may_come_first(edition):
    game = new_manual_game(edition=edition)
    assert sum(game.data()["pile"].values()) == 24
    assert legal_choices(game) == list(game.data()["pile"])
    assert game.actor == village.CHANCE


@rule("V-SET-4")
def test_customers_not_turned_up_stay_in_the_pile():
    game = after_customers(seats=3)
    assert sum(game.data()["pile"].values()) == 24 - 4 - 5


@rule("V-SET-4")
def test_a_customer_that_has_been_turned_up_is_no_longer_in_the_pile():
    game = new_manual_game()
    play(game, "customer horse+plow")
    assert "horse+plow" not in legal_choices(game)
    assert game.why("customer horse+plow").rule == "V-SET-4"


@rule("V-SET-4")
def test_a_customer_printed_twice_comes_twice_as_often():
    """Two tiles want a scroll, two want three grain: together 4 of 24, not 2 of 22 kinds."""
    first = Counter(village.new("village", seed=seed).data()["stalls"][0] for seed in range(600))
    assert 80 <= first["scroll"] + first["grain3"] <= 120
    assert len(first) == 22


@rule("V-SET-5")
@pytest.mark.parametrize("profession", ["council", "crafts", "travel", "church", "farm"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize(("taken", "rest"), [(-1, "chronicle"), (0, "grave")])
def test_each_profession_has_its_spaces_in_the_chronicle_by_number_of_seats(edition, seats, profession, taken, rest):
    """One space free: the dead go there. None free: they go to a grave."""
    spaces = TABLE["chronicle"][profession][str(seats)]
    place = {"council": "council1", "crafts": "smithy", "travel": "south3", "church": "window1", "farm": "farm"}[
        profession
    ]
    living = at(farm=[0, 1, 0, 0])
    living[place] = [1, 1, 0, 0] if place == "farm" else [1, 0, 0, 0]
    remembered = {f"chronicle.{profession}": crowd(spaces + taken)}
    game = set_up(
        "harvest", seats=seats, edition=edition, spaces=BUSY,
        families={0: {"members": living, "due": 1}, 1: {"members": remembered}},
    )  # fmt: skip
    play(game, "harvest pass")
    buried = f"chronicle.{profession}" if rest == "chronicle" else "grave"
    assert family(game)["members"][buried] == [1, 0, 0, 0]


@rule("V-SET-5")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
@pytest.mark.parametrize(("free", "trigger"), [(1, 0), (2, None)])
def test_the_number_of_anonymous_graves_follows_the_number_of_seats(edition, seats, free, trigger):
    """A burial in the last grave triggers the end, so the trigger shows the number of graves."""
    forgotten = {"grave": crowd(TABLE["chronicle"]["graves"][str(seats)] - free)}
    remembered = {"chronicle.farm": crowd(TABLE["chronicle"]["farm"][str(seats)])}
    mourning = {"members": {**remembered, "farm": [0, 0, 1, 0]}, "due": 1}
    game = set_up(
        "harvest", seats=seats, edition=edition, spaces=BUSY, families={0: mourning, 1: {"members": forgotten}}
    )
    play(game, "harvest pass")
    assert family(game)["members"]["grave"] == [0, 0, 1, 0]
    assert game.data()["trigger"] == trigger


@rule("V-SET-5")
def test_more_seats_never_mean_fewer_chronicle_spaces_or_graves():
    for section in ("council", "crafts", "travel", "church", "farm", "graves"):
        spaces = [TABLE["chronicle"][section][str(seats)] for seats in (2, 3, 4, 5)]
        assert spaces == sorted(spaces)
        assert spaces[0] < spaces[-1]


@rule("V-SET-6")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_ring_is_on_the_council_chamber_and_only_four_monks_are_in_the_black_bag(edition, seats):
    game = village.new("village", seats=seats, edition=edition, seed=1)
    assert game.data()["ring"] is None
    assert game.data()["monks"] == 4
    assert all("bag" not in family(game, seat)["members"] for seat in range(seats))


@rule("V-SET-7")
@pytest.mark.parametrize(("edition", "cubes", "grain"), [("2011", 18, 20), ("bigbox", 33, 25)])
def test_the_supply_holds_the_printed_cubes_and_grain(edition, cubes, grain):
    game = new_manual_game(edition=edition)
    colours = {"brown": cubes, "green": cubes, "orange": cubes, "pink": cubes}
    assert game.data()["supply"] == {**colours, "plague": 6, "grain": grain}


@rule("V-SET-7")
@pytest.mark.parametrize("edition", ["2011", "bigbox"])
def test_goods_never_run_out(edition):
    wagons = {"goods": {"wagon": 99}, "members": at(wainwright=[1, 0, 0, 0])}
    game = set_up("crafts", edition=edition, spaces=BUSY, families={0: wagons, 1: wagons})
    play(game, "crafts wainwright.make")
    assert family(game)["goods"]["wagon"] == 100


@rule("V-SET-7")
@pytest.mark.parametrize("edition", ["2011", "bigbox"])
def test_coins_never_run_out(edition):
    rich = {"coins": 500, "grain": 2}
    game = set_up("crafts", edition=edition, spaces=BUSY, families={0: rich, 1: rich})
    play(game, "crafts mill.make")
    assert family(game)["coins"] == 502


@rule("V-SET-8")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_chance_draws_the_starting_player_among_all_seats(edition, seats):
    game = after_customers(seats, edition)
    assert (game.actor, game.question) == (village.CHANCE, "start")
    assert legal_choices(game) == [str(seat) for seat in range(seats)]


@rule("V-SET-8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_drawn_player_starts(seat):
    game = after_customers(3, "2011")
    play(game, f"start {seat}")
    assert game.data()["start"] == seat


@rule("V-SET-8")
def test_every_seat_is_equally_likely_to_start():
    starts = Counter(village.new("village", seats=4, edition="2011", seed=seed).data()["start"] for seed in range(400))
    assert all(70 <= starts[seat] <= 130 for seat in range(4))


@rule("V-SET-8")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_a_starting_player_set_by_the_option_is_not_drawn(named):
    game = after_customers(3, "2011", first_player=named)
    assert game.question == "draw"
    assert game.data()["start"] == named


@rule("V-SET-8")
@pytest.mark.parametrize("named", [-1, 3, "0"])
def test_the_option_accepts_only_existing_seats(named):
    with pytest.raises(village.BadSetup):
        new_manual_game(3, first_player=named)


@rule("V-SET-9")
def test_seats_that_start_later_get_grain_a_drawn_cube_a_chosen_cube_and_a_coin():
    game = after_customers(5)
    play(game, "start 3", "gift orange", "cube brown")
    farms = [(family(game, s)["grain"], family(game, s)["cubes"], family(game, s)["coins"]) for s in (3, 4, 0, 1, 2)]
    assert farms == [(0, {}, 1), (1, {}, 1), (0, {"orange": 1}, 1), (0, {"brown": 1}, 1), (0, {}, 2)]


@rule("V-SET-9")
@pytest.mark.parametrize(
    ("seats", "expected_questions", "gifts"),
    [
        (2, ["draw"], [(0, 0, 1), (1, 0, 1)]),
        (3, ["gift", "draw"], [(0, 0, 1), (1, 0, 1), (0, 1, 1)]),
        (4, ["gift", "cube", "draw"], [(0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 1, 1)]),
    ],
)
def test_smaller_tables_give_only_the_gifts_of_their_seats(seats, expected_questions, gifts):
    game = after_customers(seats, first_player=0)
    questions = [game.question]
    while game.question != "draw":
        game.play(game.moves[0])
        questions.append(game.question)
    farms = game.data()["families"]
    assert questions == expected_questions
    assert [(farm["grain"], sum(farm["cubes"].values()), farm["coins"]) for farm in farms] == gifts


@rule("V-SET-9")
def test_the_third_seat_gets_a_random_colour_and_never_plague():
    game = after_customers(3, first_player=0)
    assert (game.actor, legal_choices(game)) == (village.CHANCE, ["brown", "green", "orange", "pink"])


@rule("V-SET-9")
def test_the_four_colours_are_equally_likely_for_the_third_seat():
    gifts = Counter(
        next(iter(family(village.new("village", seats=3, options={"first_player": 0}, seed=seed), 2)["cubes"]))
        for seed in range(400)
    )
    assert all(70 <= gifts[colour] <= 130 for colour in ("brown", "green", "orange", "pink"))


@rule("V-SET-9")
def test_the_fourth_seat_chooses_its_own_cube_and_must_take_one():
    game = after_customers(4, first_player=2)
    play(game, "gift pink")
    assert (game.actor, game.question) == (1, "cube")
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]


@rule("V-SET-9")
def test_the_gifts_come_out_of_the_supply():
    game = after_customers(4, first_player=0)
    play(game, "gift pink")
    assert game.data()["supply"]["pink"] == 32


@rule("V-SET-9", "V-RND-1")
def test_the_gifts_are_given_before_the_bag_is_filled_for_the_first_time():
    game = after_customers(4, first_player=0)
    before = [game.data()["bag"]]
    play(game, "gift pink")
    before.append(game.data()["bag"])
    events = play(game, "cube green")
    assert before == [{}, {}]
    assert kinds(events)[:2] == ["cube", "round"]


@rule("V-SET-9")
@pytest.mark.parametrize(
    ("edition", "options", "grain"),
    [
        ("bigbox", {}, 1),
        ("bigbox", {"start_compensation": True}, 1),
        ("bigbox", {"start_compensation": False}, 0),
        ("2011", {}, 0),
        ("2011", {"start_compensation": True}, 1),
        ("2011", {"start_compensation": False}, 0),
    ],
)
def test_compensation_is_an_option_that_is_on_in_the_big_box_and_off_in_2011(edition, options, grain):
    game = village.new("village", seats=2, edition=edition, options={"first_player": 0, **options}, seed=1)
    assert [family(game, seat)["grain"] for seat in (0, 1)] == [0, grain]


@rule("V-SET-9")
def test_without_compensation_there_are_no_gifts():
    game = after_customers(5, start_compensation=False, first_player=0)
    assert game.question == "draw"
    assert all((farm["grain"], farm["cubes"], farm["coins"]) == (0, {}, 1) for farm in game.data()["families"])
