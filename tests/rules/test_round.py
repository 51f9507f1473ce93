"""V-RND: how a round begins and ends."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import village
from tests.builders.village import at, family, kinds, legal_choices, play, set_up

rule = pytest.mark.rule

TABLE = tomllib.loads((files("village.games.village") / "tables" / "village.toml").read_text("utf-8"))
TABLES = [("2011", 2), ("2011", 3), ("2011", 4), ("bigbox", 2), ("bigbox", 3), ("bigbox", 4), ("bigbox", 5)]
SPACES = ["grain", "family", "crafts", "market", "travel", "council", "church"]


def last_turn_of_a_round(who=0, **board):
    """Return a game with an empty board in which `who` decides about the harvest."""
    return set_up("harvest", who, **board)


def draw_the_first_colour(game):
    """Place cubes on the whole board and return all events."""
    events = []
    while game.question == "draw":
        events += game.play(game.moves[0])
    return events


@rule("V-RND-1")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_cubes_of_each_colour_by_the_table_and_all_plague_cubes_go_into_the_bag(edition, seats):
    game = last_turn_of_a_round(edition=edition, seats=seats)
    play(game, "harvest pass")
    cubes = TABLE["bag"]["per_colour"][str(seats)]
    assert game.data()["bag"] == {"brown": cubes, "green": cubes, "orange": cubes, "pink": cubes, "plague": 6}


@rule("V-RND-1")
@pytest.mark.parametrize(("edition", "printed"), [("2011", 18), ("bigbox", 33)])
def test_the_cubes_for_the_bag_come_out_of_the_supply(edition, printed):
    game = last_turn_of_a_round(edition=edition)
    play(game, "harvest pass")
    left = printed - TABLE["bag"]["per_colour"]["2"]
    supply = game.data()["supply"]
    assert [supply.get(colour, 0) for colour in ("brown", "green", "orange", "pink", "plague")] == [left] * 4 + [0]


@rule("V-RND-1")
@pytest.mark.parametrize(("left", "moved"), [(2, 2), (0, 0)])
def test_a_short_supply_gives_what_it_has_and_only_of_its_colour(left, moved):
    game = last_turn_of_a_round(families={1: {"cubes": {"brown": 33 - left}}})
    play(game, "harvest pass")
    cubes = TABLE["bag"]["per_colour"]["2"]
    bag = game.data()["bag"]
    assert (bag.get("brown", 0), bag["green"], bag["orange"], bag["pink"]) == (moved, cubes, cubes, cubes)


@rule("V-RND-1")
def test_cubes_left_in_the_bag_stay_and_the_new_ones_join_them():
    game = last_turn_of_a_round(bag={"green": 3, "plague": 2})
    play(game, "harvest pass")
    assert game.data()["bag"]["green"] == 3 + TABLE["bag"]["per_colour"]["2"]
    assert game.data()["bag"]["plague"] == 6
    assert "plague" not in game.data()["supply"]


@rule("V-RND-2")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_spaces_are_seeded_one_cube_at_a_time_in_the_order_of_the_board(edition, seats):
    game = last_turn_of_a_round(edition=edition, seats=seats)
    play(game, "harvest pass")
    events = draw_the_first_colour(game)
    order = [space for space in SPACES for _ in range(TABLE["spaces"][space][str(seats)])]
    assert [event["space"] for event in events if event["kind"] == "draw"] == order
    assert [sum(game.data()["spaces"][space].values()) for space in SPACES] == [order.count(space) for space in SPACES]


@rule("V-RND-2")
@pytest.mark.parametrize("colour", ["brown", "green", "orange", "pink", "plague"])
def test_a_drawn_cube_goes_from_the_bag_to_the_space(colour):
    game = last_turn_of_a_round()
    play(game, "harvest pass")
    before = game.data()["bag"][colour]
    play(game, f"draw {colour}")
    assert game.data()["bag"][colour] == before - 1
    assert game.data()["spaces"]["grain"] == {colour: 1}


@rule("V-RND-2")
def test_a_drawn_cube_is_not_put_back():
    game = last_turn_of_a_round()
    play(game, "harvest pass", *["draw plague"] * 6)
    assert legal_choices(game) == ["brown", "green", "orange", "pink"]
    assert game.why("draw plague").rule == "V-RND-2"


@rule("V-RND-2")
def test_every_cube_of_the_bag_is_equally_likely():
    """33 of 51 cubes are pink: about 129 of 200 first draws, not 40."""
    first = Counter()
    for seed in range(200):
        game = last_turn_of_a_round(bag={"pink": 29}, chance="seeded", seed=seed)
        drawn = [event["colour"] for event in play(game, "harvest pass") if event["kind"] == "draw"]
        first[drawn[0]] += 1
    assert 110 <= first["pink"] <= 150
    assert len(first) == 5


@rule("V-RND-2")
def test_when_the_bag_runs_empty_the_remaining_places_stay_empty_and_play_goes_on():
    hoard = {"cubes": {"brown": 18, "green": 17, "orange": 18, "pink": 17}}
    game = last_turn_of_a_round(edition="2011", families={1: hoard})
    play(game, "harvest pass", "draw green", "draw pink")
    spaces = game.data()["spaces"]
    assert spaces["grain"] == {"green": 1, "pink": 1, "plague": 1}
    assert (spaces["family"], spaces["crafts"], spaces["market"]) == ({"plague": 3}, {"plague": 2}, {})
    assert game.data()["bag"] == {}
    assert (game.question, game.actor) == ("turn", 0)


@rule("V-RND-3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_turns_go_clockwise_from_the_starting_player(start):
    game = last_turn_of_a_round(2, seats=3, start=start)
    play(game, "harvest pass")
    draw_the_first_colour(game)
    order = []
    for _ in range(4):
        order.append(game.actor)
        game.play(next(move for move in game.moves if move.startswith(("turn grain", "turn family"))))
        game.play(f"{game.question} pass")
    assert order == [start, (start + 1) % 3, (start + 2) % 3, start]


@rule("V-RND-3")
@pytest.mark.parametrize("cube", ["green", "plague"])
def test_the_round_goes_on_while_an_action_space_holds_a_cube_of_any_kind(cube):
    game = set_up("harvest", spaces={"travel": {cube: 2}, "church": {"pink": 1}}, bag={})
    events = play(game, "harvest pass")
    assert (game.actor, game.question) == (1, "turn")
    assert not {"mass", "round"} & set(kinds(events))


@rule("V-RND-3")
def test_the_round_ends_when_the_last_cube_is_gone_but_only_after_that_turn_is_finished():
    game = set_up(spaces={"family": {"green": 1}}, families={0: {"cubes": {"pink": 3}}}, chance="manual")
    play(game, "turn family.green")
    assert (game.actor, game.question, game.data()["round"]) == (0, "family", 1)
    events = play(game, "family birth")
    event_kinds = kinds(events)
    assert event_kinds.index("birth") < event_kinds.index("mass") < event_kinds.index("round")


@rule("V-RND-3", "V-RND-4")
def test_the_mass_is_finished_before_the_ring_and_the_bag_count():
    game = last_turn_of_a_round(ring=1, families={0: {"members": at(farm=[3, 0, 0, 0], bag=[1, 0, 0, 0])}})
    play(game, "harvest pass")
    assert game.question == "buy"
    assert (game.data()["start"], game.data()["ring"], game.data()["bag"]) == (0, 1, {})


@rule("V-RND-4")
@pytest.mark.parametrize(("ring", "starts"), [(None, 1), (0, 0), (1, 1), (2, 2)])
def test_the_holder_of_the_ring_starts_the_new_round_or_else_the_same_player_again(ring, starts):
    game = last_turn_of_a_round(0, seats=3, start=1, ring=ring)
    play(game, "harvest pass")
    draw_the_first_colour(game)
    assert (game.data()["start"], game.actor) == (starts, starts)


@rule("V-RND-4")
def test_the_ring_returns_to_the_council_chamber_when_the_new_round_begins():
    game = last_turn_of_a_round(ring=1)
    play(game, "harvest pass")
    assert game.data()["ring"] is None


@rule("V-RND-4")
def test_the_ring_is_kept_until_the_round_ends():
    game = set_up("harvest", ring=1, spaces={"travel": {"green": 1, "pink": 1}})
    play(game, "harvest pass")
    assert (game.data()["ring"], game.data()["start"]) == (1, 0)


@rule("V-RND-4", "V-RND-1")
def test_a_new_round_counts_one_more_and_fills_the_bag_again():
    game = last_turn_of_a_round(round=4)
    events = play(game, "harvest pass")
    assert game.data()["round"] == 5
    assert kinds(events)[-1] == "round"
    assert game.question == "draw"


@rule("V-RND-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_both_bags_and_the_pile_are_public(seat):
    clergy = {"members": at(farm=[3, 0, 0, 0], bag=[1, 0, 0, 0])}
    game = set_up("harvest", bag={"green": 2, "plague": 1}, stalls=["horse+plow"], families={1: clergy})
    view = game.view(seat)
    assert view["bag"] == {"green": 2, "plague": 1}
    assert (view["monks"], view["families"][1]["members"]["bag"]) == (4, [1, 0, 0, 0])
    assert view["pile"] == game.data()["pile"]
    assert sum(view["pile"].values()) == 23


@rule("V-RND-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_view_shows_how_many_of_each_customer_are_left_but_not_their_order(seat):
    """The pile is a tally in the printed order of the tiles; the next customer is drawn when a space is free."""
    printed = list(village.new("village", chance="manual").data()["pile"])
    for seed in range(20):
        pile = village.new("village", seats=2, seed=seed).view(seat)["pile"]
        assert list(pile) == [kind for kind in printed if kind in pile]


@rule("V-RND-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_served_customers_are_public(seat):
    game = set_up("harvest", families={1: {"served": ["grain3", "scroll"]}})
    assert game.view(seat)["families"][1]["served"] == family(game, 1)["served"] == ["grain3", "scroll"]
