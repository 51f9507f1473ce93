"""Games with custom values: the rules use them, the properties hold, bots and environments work."""

from __future__ import annotations

from random import Random

import pytest

import village
from tests.custom_values.sets import CUSTOM, VALUES, random_values
from tests.properties.play import PLAIN, WITH_EXPANSIONS, Setting, finish
from tests.properties.printed import custom_values
from tests.properties.test_invariants import play_and_check
from village.bots.bot_player import BotPlayer, play_out
from village.envs.observation import ObservationEncoder
from village.games import find
from village.record.setup import create_table

pytestmark = pytest.mark.expensive

GAME_TYPE = find("village")
EVERY_EXPANSION = tuple(GAME_TYPE.expansions())
MAX_MOVES = 3_000  # far more than any game has


def new(setting, values, seed=1):
    return village.new(
        edition=setting.edition, seats=setting.seats, expansions=setting.expansions, options=setting.options, seed=seed,
        custom_values=values,
    )  # fmt: skip


@pytest.mark.parametrize("setting", [PLAIN[0], *WITH_EXPANSIONS[:3]], ids=str)
def test_the_properties_hold_with_custom_values(setting):
    game = new(setting, CUSTOM)
    with custom_values("village", VALUES):
        play_and_check(game, 1)
    assert game.over


def test_the_rules_use_custom_values():
    on_land = tuple(expansion for expansion in EVERY_EXPANSION if expansion != "port")
    rules = create_table("village", seats=3, expansions=on_land, custom_values=CUSTOM).rules
    tables = rules.tables
    assert (tables.lap, tables.graves, tables.chronicle[4]) == (9, 5, 3)
    assert (list(tables.window_grain), list(tables.stage_time)) == ([1, 2, 3], [1, 2, 3, 3])
    assert {shop.name: shop.train for shop in tables.workshops}["stables"] == 4
    north = next(city for city in tables.cities if city.name == "north2")
    assert (north.coins, north.cubes, north.prestige) == (1, 1, 2)
    assert list(tables.paths[3].cubes) == [1, 2, 0, 0]
    worth = {kind.name: kind.points for kind in tables.customers}
    assert (worth["scroll+ox"], worth["grain5"], worth["beer3"], worth["horse+ox"]) == (7, 5, 6, 8)
    inn, goals = (
        next(expansion for expansion in rules.expansions if expansion.name == name) for name in ("inn", "goals")
    )
    smith = next(card for card in inn.cards if card.token == "blacksmith")
    assert (smith.beer, smith.coins, list(smith.goods), smith.money) == (2, 0, [0, 0, 0, 0, 1, 0], 1)
    assert goals.tables()["points"]["silver"] != 6  # the standard table is unchanged
    solo = next(
        expansion
        for expansion in create_table("village", seats=1, custom_values=CUSTOM).rules.expansions
        if expansion.name == "solo"
    )
    assert (solo.recesses, list(solo.tiles)) == (12, [1, 4, 6, 8, 9, 12])


def test_a_table_with_default_values_is_not_affected():
    before = village.new(seats=3, seed=4)
    create_table("village", seats=3, custom_values=CUSTOM)
    assert village.new(seats=3, seed=4).data() == before.data()
    assert "custom_values" not in before.data()
    assert "Custom-Values" not in before.dump()


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "mcts:5"])
@pytest.mark.parametrize("setting", [Setting("bigbox", 2, ("inn", "goals")), Setting("bigbox", 1)], ids=str)
def test_bots_play_with_custom_values(bot, setting):
    for values in (CUSTOM, {"values": random_values("village", 7)}):
        game = new(setting, values)
        with BotPlayer(bot, "1") as player:
            play_out(game, [player] * setting.seats)
        assert game.over


def test_observations_fit_custom_values():
    """The layout differs from the standard one only where the tables differ."""
    standard, custom = (
        ObservationEncoder(create_table("village", seats=3, custom_values=values)) for values in (None, CUSTOM)
    )
    for seed in range(2):
        game = new(Setting("bigbox", 3), CUSTOM, seed)
        for token in list(game.moves)[:1]:
            game.play(token)
        observation = custom.encode(game.state, 0)
        assert len(observation["observation"]) == len(custom.layout)
        assert len(observation["action_mask"]) == len(custom.tokens)
    common = {name for name in standard.layout if not name.startswith(("customer", "pile", "line", "stall", "path"))}
    assert len(common - set(custom.layout)) < len(common) / 2


def test_secrets_stay_secret():
    game = new(Setting("bigbox", 3, ("goals",)), CUSTOM, 5)
    view = game.view(0)
    assert view["custom_values"]["hash"] == game.table.custom_values.hash
    assert view["goals"] != game.data()["goals"]
    assert [line for line in game.log_for(1) if line.endswith("covered")] != []
    finish(game, 1)
    assert game.view(None)["goals"] == game.data()["goals"]


def test_optional_values_of_marriage_can_be_empty():
    """We have not seen the boards of the expansion (W), so an owner can enter 0 where nothing is printed."""
    ours = ("dowry.bread", "bliss.prestige", "smuggler.bread_time", "smuggler.good_coins", "smuggler.cubes_time")
    values = {"values": {**{f"marriage.{key}": 0 for key in ours}, "marriage.members.start.1": 0}}
    game = village.new(edition="bigbox", seats=2, expansions=["marriage"], seed=1, custom_values=values)
    members = game.data()["families"][0]["members"]
    assert (members["farm"], members["reserve"]) == ([4, 0, 0, 0], [1, 3, 2, 2])  # W-SET-2: the fifth 1 is unborn
    rng = Random(1)
    for _ in range(MAX_MOVES):
        if game.over:
            break
        game.play(rng.choice(game.moves))
    assert {score["lines"]["marriage"] for score in game.scores()} == {0}
