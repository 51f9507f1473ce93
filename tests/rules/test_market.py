"""V-MKT: the market day."""

from random import Random

import pytest

import village
from tests.builders.village import family, kinds, legal_choices, play, set_up
from village.games.village.spaces.market import can_sell

rule = pytest.mark.rule

STALLS = ["horse", "grain2", "scroll"]
LINE = ["wagon", "ox", "plow", "grain4", "scroll2"]
SPACES = {"market": {"pink": 1}, "grain": {"pink": 1}, "church": {"pink": 1}}
KINDS = [
    "horse+plow", "ox+plow", "wagon+plow", "wagon+ox", "scroll+horse", "horse+grain", "ox+grain", "plow+grain",
    "scroll+wagon", "scroll2", "grain4", "scroll+grain2", "wagon+grain2", "horse", "ox", "plow", "grain3", "grain3",
    "scroll+grain", "wagon+grain", "scroll", "scroll", "wagon", "grain2",
]  # fmt: skip


def stock(**more):
    """Return a farm that can serve each of the customers of STALLS, and pay for it."""
    return {"goods": {"horse": 2, "scroll": 2}, "grain": 5, "coins": 0, "cubes": {"green": 3}, **more}


def poor(**more):
    return {"coins": 0, **more}


def market(families, who=0, **board):
    """Return a turn of `who` with one cube on the market, three customers on the stalls and a full line."""
    return set_up(who=who, families=families, **{"stalls": STALLS, "line": LINE, "spaces": SPACES, **board})


def opened(families, who=0, **board):
    game = market(families, who, **board)
    play(game, "turn market.pink")
    return game


def others(*kinds):
    """Return all tiles except these."""
    left = list(KINDS)
    for kind in kinds:
        left.remove(kind)
    return left


@rule("V-MKT-1")
def test_a_cube_from_the_market_opens_a_market_day_that_cannot_be_declined():
    game = market({0: stock(), 1: stock()})
    events = play(game, "turn market.pink", "market pass")
    assert "market_day" in kinds(events)
    assert (game.actor, game.question) == (1, "market")


@rule("V-MKT-1")
def test_a_market_day_takes_place_even_if_the_opener_has_nothing_to_sell():
    game = market({0: poor(), 1: stock()})
    events = play(game, "turn market.pink")
    assert "decline" not in kinds(events)
    assert (game.actor, game.question) == (1, "market")


@rule("V-MKT-1")
def test_the_market_day_takes_place_even_if_no_player_sells():
    game = market({0: poor(), 1: poor()})
    events = play(game, "turn market.pink")
    assert [kind for kind in kinds(events) if kind.startswith("market")] == [
        "market_day", "market_pass", "market_pass", "market_end",
    ]  # fmt: skip
    assert family(game)["cubes"] == {"pink": 1}


@rule("V-MKT-1")
def test_the_well_opens_a_market_day_too_and_its_first_service_is_free():
    game = set_up("action", 0, 1, families={0: stock(cubes={}), 1: stock()}, stalls=STALLS, line=LINE, spaces=SPACES)
    play(game, "action market", "market stall.1")
    assert family(game)["served"] == ["horse"]
    assert (game.actor, game.question) == (1, "market")


@rule("V-MKT-1")
def test_in_a_free_last_turn_the_market_can_be_chosen_without_anything_to_sell():
    game = market({0: poor(), 1: stock()}, spaces={}, trigger=1, last_turns=0)
    play(game, "action market")
    assert (game.actor, game.question) == (1, "market")


@rule("V-MKT-2")
def test_the_players_serve_one_customer_each_clockwise_from_the_opener():
    game = set_up(
        who=1, seats=3, families={seat: stock() for seat in range(3)},
        stalls=["horse", "scroll", "grain2", "grain3"], line=LINE, spaces=SPACES,
    )  # fmt: skip
    actors = []
    for token in ("turn market.pink", "market stall.1", "market stall.2", "market stall.3"):
        play(game, token)
        actors.append(game.actor)
    assert actors == [1, 2, 0, 1]


@rule("V-MKT-2")
def test_a_player_who_passes_is_out_for_the_market_day():
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1", "market pass", "market stall.2")
    assert (game.actor, game.question) == (0, "market")
    assert game.data()["passed"] == [1]


@rule("V-MKT-2")
def test_players_who_passed_take_part_in_the_next_market_day():
    game = market({0: stock(), 1: stock()}, spaces={**SPACES, "market": {"pink": 2}})
    play(game, "turn market.pink", "market pass", "market pass", "turn market.pink", "market pass")
    assert (game.actor, game.question) == (0, "market")


@rule("V-MKT-2")
def test_a_player_who_can_serve_no_customer_passes_automatically():
    game = opened({0: stock(), 1: poor(cubes={"green": 1}, goods={"ox": 1}, grain=1)})
    events = play(game, "market stall.1")
    assert {"kind": "market_pass", "seat": 1} in events
    assert (game.actor, game.question) == (0, "market")


@rule("V-MKT-2", "V-MKT-3")
def test_only_customers_on_a_stall_whose_whole_demand_is_in_stock_can_be_served():
    game = opened(
        {0: {"goods": {"scroll": 1, "plow": 1}, "grain": 1}},
        seats=4, stalls=["scroll+grain", "scroll2", "scroll+grain2", "plow", None], line=["scroll"],
    )  # fmt: skip
    assert legal_choices(game) == ["pass", "stall.1", "stall.4"]
    assert game.why("market stall.2").rule == "V-MKT-3"
    assert game.why("market stall.3").rule == "V-MKT-3"
    assert game.why("market stall.5").rule == "V-MKT-2"


@rule("V-MKT-3")
def test_a_service_returns_goods_and_grain_and_gives_the_tile():
    game = opened({0: stock(goods={"scroll": 2, "ox": 1}), 1: stock()}, stalls=["horse", "scroll+grain2", "scroll"])
    play(game, "market stall.2")
    assert family(game)["goods"] == {"scroll": 1, "ox": 1}
    assert family(game)["grain"] == 3
    assert family(game)["served"] == ["scroll+grain2"]
    assert game.data()["supply"]["grain"] == 25 - 3 - 5
    assert game.data()["stalls"] == ["horse", None, "scroll"]


@rule("V-MKT-4")
def test_the_first_service_of_the_opener_is_free_even_without_green_cube_and_coin():
    game = opened({0: stock(cubes={}, time=4), 1: stock()})
    play(game, "market stall.1")
    assert family(game)["served"] == ["horse"]
    assert family(game)["time"] == 4
    assert family(game)["cubes"] == {"pink": 1}


@rule("V-MKT-4")
def test_the_first_service_of_the_opener_costs_no_green_cube():
    game = opened({0: stock(coins=2), 1: stock()})
    play(game, "market stall.1")
    assert (family(game)["cubes"]["green"], family(game)["coins"], family(game)["time"]) == (3, 2, 0)


@rule("V-MKT-4")
def test_every_other_service_costs_a_green_cube_and_one_time():
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1", "market stall.2", "market stall.3")
    for seat in (0, 1):
        assert family(game, seat)["cubes"]["green"] == 2
        assert family(game, seat)["time"] == 1
    assert game.data()["supply"]["green"] == 33 - 2 - 2


@rule("V-MKT-4", "V-PAY-1")
def test_a_coin_may_replace_the_green_cube_of_a_service():
    game = opened({0: stock(), 1: stock(coins=1)})
    play(game, "market pass", "market stall.1", "pay coin")
    assert (family(game, 1)["cubes"]["green"], family(game, 1)["coins"], family(game, 1)["time"]) == (3, 0, 1)


@rule("V-MKT-4")
def test_without_green_cube_and_coin_no_second_customer_is_served():
    game = opened({0: stock(cubes={}), 1: stock(cubes={"brown": 3, "pink": 3})})
    events = play(game, "market stall.1")
    assert [event["seat"] for event in events if event["kind"] == "market_pass"] == [1, 0]
    assert kinds(events)[-1] != "serve"


@rule("V-MKT-4")
def test_an_opener_who_passes_loses_the_free_service_and_is_out_for_the_day():
    game = opened({0: stock(), 1: stock()})
    play(game, "market pass", "market stall.1")
    assert (game.actor, game.question) == (1, "market")


@rule("V-MKT-4", "V-TIM-4")
def test_a_service_is_paid_and_its_death_happens_before_the_customer_is_served():
    dying = stock(time=9, coins=1, members={"farm": [1, 0, 0, 0], "office": [1, 0, 0, 0]})
    game = opened({0: stock(), 1: dying})
    events = play(game, "market stall.1", "market stall.2", "pay green")
    assert (game.actor, game.question) == (1, "death")
    assert (family(game, 1)["cubes"]["green"], family(game, 1)["grain"], family(game, 1)["time"]) == (2, 5, 0)
    assert (family(game, 1)["served"], game.data()["stalls"][1]) == ([], "grain2")
    events = play(game, "death office.1")
    assert kinds(events) == ["death", "serve"]
    assert (family(game, 1)["served"], family(game, 1)["grain"]) == (["grain2"], 3)


@rule("V-MKT-4")
def test_the_green_cube_is_paid_first_then_the_time_and_then_the_customer_is_served():
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1")
    events = play(game, "market stall.2")
    assert kinds(events) == ["pay", "time", "serve"]


@rule("V-MKT-4")
def test_a_game_goes_on_from_a_position_between_the_death_and_the_service():
    dying = stock(time=9, members={"farm": [1, 0, 0, 0], "office": [1, 0, 0, 0]})
    game = opened({0: stock(), 1: dying})
    play(game, "market stall.1", "market stall.2")
    again = village.position("village", game.data())
    assert again.question == "death"
    play(again, "death farm.1")
    assert family(again, 1)["served"] == ["grain2"]


@rule("V-MKT-4")
@pytest.mark.parametrize(("sale", "seller"), [(0, stock()), (1, stock(goods={})), (2, stock())])
def test_a_position_in_the_middle_of_a_sale_needs_the_customer_and_the_goods(sale, seller):
    """The sale of nothing, of a good that is missing, and to an empty stall."""
    waiting = [["end_turn", 0, 0], ["close", 0, 0], ["sale", 0, sale + 4]]
    with pytest.raises(village.Error, match="cannot make the sale"):
        set_up("death", below=waiting, families={0: seller}, stalls=["horse", None, "scroll"], line=LINE)


@rule("V-MKT-4", "V-TIM-4")
@pytest.mark.parametrize("expansion", ["inn", "port", "goals", "customers", "marriage"])
def test_no_death_makes_the_sale_impossible_that_caused_it(expansion):
    """Goods and grain belong to the family, and no villager that can be played at a death spends them."""
    sales = 0
    for seed in range(12):
        game = village.new(seats=3, expansions=(expansion,), seed=seed)
        rng = Random(seed)
        while not game.over:
            state = game.state
            for frame in state.stack:
                if frame.step.name == "sale":
                    assert can_sell(state, frame.who, frame.arg % state.rules.market.size)
                    sales += 1
            market_moves = [move for move in game.moves if move.startswith(("market stall", "turn market"))]
            game.play(rng.choice(market_moves or game.moves))
    assert sales


@rule("V-MKT-4", "V-TIM-4")
def test_the_market_day_goes_on_only_after_the_death():
    dying = stock(time=9, members={"farm": [1, 0, 0, 0], "office": [1, 0, 0, 0]})
    game = opened({0: stock(), 1: dying})
    play(game, "market stall.1", "market stall.2", "death office.1")
    assert (game.actor, game.question) == (0, "market")
    assert family(game, 1)["members"]["chronicle.crafts"] == [1, 0, 0, 0]


@rule("V-MKT-5")
def test_the_market_day_ends_when_all_stalls_are_empty_although_no_player_has_passed():
    game = opened({0: stock(), 1: stock()})
    events = play(game, "market stall.1", "market stall.2", "market stall.3")
    assert kinds(events).count("market_end") == 1
    assert "market_pass" not in kinds(events)
    assert game.question == "customer"


@rule("V-MKT-5")
def test_the_market_day_ends_when_all_players_have_passed_although_customers_wait():
    game = opened({0: stock(), 1: stock()})
    events = play(game, "market pass", "market pass")
    assert "market_end" in kinds(events)
    assert (game.actor, game.question, game.data()["stalls"]) == (1, "turn", STALLS)
    assert game.data()["passed"] == []


@rule("V-MKT-5")
def test_the_market_day_does_not_end_before_the_last_player_has_passed():
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1", "market pass")
    assert (game.actor, game.question) == (0, "market")


@rule("V-MKT-6")
def test_the_front_of_the_line_fills_the_empty_stalls_and_new_customers_close_the_line():
    game = opened({0: stock(), 1: stock()})
    play(
        game, "market stall.3", "market stall.1", "market pass", "market pass", "customer horse+plow", "customer scroll"
    )
    assert game.data()["stalls"] == ["wagon", "grain2", "ox"]
    assert game.data()["line"] == ["plow", "grain4", "scroll2", "horse+plow", "scroll"]
    assert (game.actor, game.question) == (1, "turn")


@rule("V-MKT-6")
def test_a_stall_that_was_served_stays_empty_until_the_day_is_over():
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1")
    assert game.data()["stalls"] == [None, "grain2", "scroll"]
    assert game.why("market stall.1").rule == "V-MKT-2"


@rule("V-MKT-6")
def test_if_no_customer_was_served_no_customer_moves():
    game = market({0: stock(), 1: stock()})
    pile = game.data()["pile"]
    play(game, "turn market.pink", "market pass", "market pass")
    assert (game.data()["stalls"], game.data()["line"], game.data()["pile"]) == (STALLS, LINE, pile)


@rule("V-MKT-6")
@pytest.mark.parametrize(("line", "stalls"), [([], [None, "grain2", None]), (["ox"], ["ox", "grain2", None])])
def test_stalls_stay_empty_when_pile_and_line_have_run_out(line, stalls):
    game = opened({0: stock(), 1: stock(served=others(*STALLS, *line))}, line=line)
    play(game, "market stall.1", "market stall.3", "market pass", "market pass")
    assert (game.data()["stalls"], game.data()["line"]) == (stalls, [])
    assert (game.actor, game.question) == (1, "turn")


@rule("V-MKT-6")
def test_a_market_day_without_customers_ends_at_once():
    game = market({0: stock(), 1: stock(served=KINDS)}, stalls=[], line=[])
    events = play(game, "turn market.pink")
    assert "market_end" in kinds(events)
    assert (game.actor, game.question) == (1, "turn")


@rule("V-MKT-7")
def test_served_tiles_are_worth_their_printed_prestige():
    game = opened({0: stock(served=["horse+plow", "ox+grain"]), 1: stock()})
    play(game, "market stall.1")
    assert game.scores()[0]["lines"]["customers"] == 6 + 4 + 3
    assert family(game)["prestige"] == 0


@rule("V-MKT-7", "V-RND-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_players_know_which_customers_a_family_has_served(seat):
    game = opened({0: stock(), 1: stock()})
    play(game, "market stall.1")
    assert game.view(seat)["families"][0]["served"] == ["horse"]
