"""V-PAY: coins replace cubes, and only cubes."""

import pytest

import village
from tests.builders.village import at, family, legal_choices, play, set_up

rule = pytest.mark.rule

BUSY = {"grain": {"green": 1, "brown": 1}}
ALL = {"brown": 9, "green": 9, "orange": 9, "pink": 9}

# Every move that is paid in cubes: the move, the cubes of the price, and what else the farm needs.
PRICES = [
    ("crafts wainwright.buy", ["orange", "pink"], {}),
    ("crafts smithy.buy", ["orange", "pink"], {}),
    ("crafts office.buy", ["pink"], {}),
    ("council enter", ["green", "green"], {}),
    ("council advance.2", ["green", "green"], {"members": at(council1=[1, 0, 0, 0])}),
    ("travel send.north1", ["brown", "brown"], {"goods": {"wagon": 1}}),
    ("travel send.south1", ["pink", "pink"], {"goods": {"wagon": 1}}),
    ("church brown", ["brown"], {}),
    ("market stall.1", ["green"], {"goods": {"scroll": 1}}),
    ("turn well.pink", ["pink", "pink", "pink"], {}),
]


def facing(move, farm):
    """Return a game at the question of `move`, asked of seat 0 with this farm."""
    question = move.split()[0]
    return set_up(question, families={0: farm}, spaces=BUSY, stalls=["scroll"], ring=1, passed=[1])


def tally(colours):
    return {colour: colours.count(colour) for colour in colours}


@rule("V-PAY-1")
@pytest.mark.parametrize(("move", "cubes", "farm"), PRICES)
def test_cubes_pay_every_price_in_cubes(move, cubes, farm):
    game = facing(move, {**farm, "cubes": tally(cubes), "coins": 0})
    play(game, move)
    assert family(game)["cubes"] == {}


@rule("V-PAY-1")
@pytest.mark.parametrize(("move", "cubes", "farm"), PRICES)
def test_a_coin_replaces_one_missing_cube_anywhere(move, cubes, farm):
    game = facing(move, {**farm, "cubes": tally(cubes[1:]), "coins": 1})
    play(game, move)
    assert (family(game)["cubes"], family(game)["coins"]) == ({}, 0)


@rule("V-PAY-1")
@pytest.mark.parametrize(("move", "cubes", "farm"), PRICES[:-1])
def test_coins_replace_all_the_cubes_of_a_price(move, cubes, farm):
    game = facing(move, {**farm, "coins": len(cubes)})
    play(game, move)
    assert (family(game)["cubes"], family(game)["coins"]) == ({}, 0)


@rule("V-PAY-1")
@pytest.mark.parametrize(("move", "cubes", "farm"), PRICES[:-1])
def test_one_coin_too_few_is_not_enough(move, cubes, farm):
    """One coin replaces one cube, not two, and cubes of another colour replace none."""
    wrong = {"brown": 9, "green": 9, "orange": 9, "pink": 9}
    for colour in cubes:
        wrong.pop(colour, None)
    game = facing(move, {**farm, "cubes": wrong, "coins": len(cubes) - 1})
    assert move not in game.moves


@rule("V-PAY-1")
@pytest.mark.parametrize("move", ["crafts stables.buy", "crafts mill.make"])
def test_coins_never_replace_grain(move):
    game = set_up("crafts", families={0: {"grain": 1, "coins": 9, "cubes": ALL}}, spaces=BUSY)
    assert move not in game.moves
    assert game.why(move).rule in ("V-CRF-4", "V-CRF-5")


@rule("V-PAY-1")
def test_coins_never_replace_the_grain_of_a_promotion():
    game = set_up(
        "promote", families={0: {"members": at(window1=[1, 0, 0, 0], window2=[1, 0, 0, 0]), "grain": 1, "coins": 9}}
    )
    assert legal_choices(game) == ["pass", "1.1"]
    assert game.why("promote 2.1").rule == "V-MAS-2"


@rule("V-PAY-1")
def test_coins_never_replace_the_goods_or_the_grain_of_a_customer():
    board = {"stalls": ["scroll", "scroll+grain", "grain2"], "spaces": BUSY}
    game = set_up("market", families={0: {"goods": {"scroll": 1}, "cubes": ALL, "coins": 9}}, **board)
    assert legal_choices(game) == ["pass", "stall.1"]
    assert game.why("market stall.2").rule == game.why("market stall.3").rule == "V-MKT-3"


@rule("V-PAY-1")
def test_coins_never_replace_a_wagon():
    game = set_up(spaces={"travel": {"orange": 1}, **BUSY}, families={0: {"cubes": ALL, "coins": 9}})
    play(game, "turn travel.orange")
    assert game.actor == 1


@rule("V-PAY-1")
def test_one_coin_never_replaces_the_scroll_of_the_council():
    game = set_up(
        "council", families={0: {"coins": 1, "members": at(farm=[1, 0, 0, 0], council1=[1, 0, 0, 0])}}, spaces=BUSY
    )
    assert "enter" not in legal_choices(game)
    assert game.why("council enter").rule == "V-CNC-1"


@rule("V-PAY-1")
def test_coins_never_replace_time():
    game = set_up("church", families={0: {"coins": 9}}, spaces=BUSY)
    play(game, "church time")
    assert (family(game)["time"], family(game)["coins"]) == (3, 9)


@rule("V-PAY-2")
@pytest.mark.parametrize(
    ("cubes", "coins", "ways"),
    [
        ({"orange": 1, "pink": 1}, 1, {"orange+pink", "orange+coin", "pink+coin"}),
        ({"orange": 1, "pink": 1}, 2, {"orange+pink", "orange+coin", "pink+coin", "coin+coin"}),
        ({"orange": 3, "pink": 3}, 9, {"orange+pink", "orange+coin", "pink+coin", "coin+coin"}),
        ({"orange": 1}, 2, {"orange+coin", "coin+coin"}),
        ({"pink": 2}, 3, {"pink+coin", "coin+coin"}),
    ],
)
def test_the_payer_chooses_which_cubes_coins_replace(cubes, coins, ways):
    game = set_up("crafts", families={0: {"cubes": cubes, "coins": coins}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    assert (game.actor, game.question) == (0, "pay")
    assert len(legal_choices(game)) == len(ways)
    assert set(legal_choices(game)) == ways


@rule("V-PAY-2")
@pytest.mark.parametrize(
    ("way", "cubes", "coins"),
    [
        ("orange+pink", {}, 2),
        ("orange+coin", {"pink": 1}, 1),
        ("pink+coin", {"orange": 1}, 1),
        ("coin+coin", {"orange": 1, "pink": 1}, 0),
    ],
)
def test_exactly_what_the_move_names_is_paid(way, cubes, coins):
    game = set_up("crafts", families={0: {"cubes": {"orange": 1, "pink": 1}, "coins": 2}}, spaces=BUSY)
    play(game, "crafts wainwright.buy", f"pay {way}")
    assert (family(game)["cubes"], family(game)["coins"]) == (cubes, coins)
    assert family(game)["goods"] == {"wagon": 1}


@rule("V-PAY-2")
@pytest.mark.parametrize(
    ("cubes", "coins", "left"),
    [
        ({"orange": 1, "pink": 1}, 0, ({}, 0)),
        ({"orange": 1}, 1, ({}, 0)),
        ({"pink": 2}, 1, ({"pink": 1}, 0)),
        ({}, 5, ({}, 3)),
    ],
)
def test_nothing_is_asked_where_only_one_way_to_pay_exists(cubes, coins, left):
    game = set_up("crafts", families={0: {"cubes": cubes, "coins": coins}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    assert (game.actor, game.question) == (1, "turn")
    assert (family(game)["cubes"], family(game)["coins"]) == left


@rule("V-PAY-2")
@pytest.mark.parametrize(
    ("trip", "ways"),
    [
        ("move.north1.south1", {"brown+pink", "brown+coin", "pink+coin", "coin+coin"}),
        ("move.north1.north2", {"brown+orange", "brown+coin", "orange+coin", "coin+coin"}),
        ("send.north1", {"brown+brown", "brown+coin", "coin+coin"}),
    ],
)
def test_a_payment_names_colours_in_canonical_order_and_coins_last(trip, ways):
    traveller = {"goods": {"wagon": 1}, "cubes": ALL, "coins": 2}
    traveller["members"] = at(farm=[1, 0, 0, 0], north1=[1, 0, 0, 0])
    game = set_up("travel", families={0: traveller}, spaces=BUSY)
    play(game, f"travel {trip}")
    assert set(legal_choices(game)) == ways
    assert len(legal_choices(game)) == len(ways)


@rule("V-PAY-2")
@pytest.mark.parametrize("way", ["pink+orange", "coin+orange", "coin+pink"])
def test_no_payment_has_a_second_name(way):
    game = set_up("crafts", families={0: {"cubes": {"orange": 1, "pink": 1}, "coins": 2}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    with pytest.raises(village.IllegalMove):
        game.play(f"pay {way}")


@rule("V-PAY-1", "V-PAY-2")
@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("orange+pink", "V-PAY-1"),
        ("pink+coin", "V-PAY-1"),
        ("green+green", "V-PAY-2"),
        ("coin", "V-PAY-2"),
    ],
)
def test_a_payment_needs_cubes_of_the_farm_in_the_colours_of_the_price(way, reason):
    game = set_up("crafts", families={0: {"cubes": {"orange": 1, "green": 2}, "coins": 2}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    assert game.why(f"pay {way}").rule == reason


@rule("V-PAY-1")
def test_a_coin_the_farm_does_not_have_cannot_be_paid():
    game = set_up("crafts", families={0: {"cubes": {"orange": 1, "pink": 1}, "coins": 1}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    assert game.why("pay coin+coin").rule == "V-PAY-1"


@rule("V-PAY-2")
@pytest.mark.parametrize(("move", "cubes", "farm"), PRICES)
def test_paid_cubes_return_to_the_supply(move, cubes, farm):
    game = facing(move, {**farm, "cubes": tally(cubes), "coins": 0})
    play(game, move)
    on_board = {"green": 1, "brown": 1}
    assert all(game.data()["supply"][colour] == 33 - on_board.get(colour, 0) for colour in ALL)


@rule("V-PAY-2")
def test_coins_paid_for_cubes_put_nothing_into_the_supply():
    game = set_up("crafts", families={0: {"cubes": {"orange": 1}, "coins": 1}}, spaces=BUSY)
    play(game, "crafts smithy.buy")
    assert (game.data()["supply"]["orange"], game.data()["supply"]["pink"]) == (33, 33)


@rule("V-PAY-2")
@pytest.mark.parametrize(("edition", "grain"), [("2011", 20), ("bigbox", 25)])
def test_paid_grain_returns_to_the_supply(edition, grain):
    game = set_up("crafts", edition=edition, families={0: {"grain": 4}}, spaces=BUSY)
    before = game.data()["supply"]["grain"]
    play(game, "crafts stables.buy", "good ox")
    assert (before, game.data()["supply"]["grain"], family(game)["grain"]) == (grain - 4, grain - 1, 1)


@rule("V-PAY-2")
def test_paid_goods_leave_the_farm():
    traveller = {"goods": {"wagon": 2, "scroll": 1}, "cubes": {"brown": 2}, "coins": 0}
    game = set_up("travel", families={0: traveller}, spaces=BUSY)
    play(game, "travel send.north1")
    assert family(game)["goods"] == {"wagon": 1, "scroll": 1}
