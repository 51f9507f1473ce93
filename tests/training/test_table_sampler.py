"""Tables are sampled from what a game offers; the layout of the net covers all of them."""

from collections import Counter

import pytest

from village.games import game_types
from village.record.setup import game_type_of
from village.training.settings import Settings
from village.training.table_sampler import (
    TableSampler,
    TableSetting,
    all_settings,
    evaluation_settings,
    expansion_sets,
    layout_of,
)

GAMES = [game_type.name for game_type in game_types()]


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_expansion_player_count_and_option_is_included(game):
    game_type = game_type_of(game)
    settings = list(all_settings(game))
    assert {setting.edition for setting in settings} == set(game_type.editions)
    assert {expansion for setting in settings for expansion in setting.expansions} == set(game_type.expansions())
    for edition in game_type.editions:
        for expansions in expansion_sets(game_type, edition):
            seats = {
                setting.seats for setting in settings if (setting.edition, setting.expansions) == (edition, expansions)
            }
            assert seats == set(game_type.seats(edition, expansions))
    names = {name for setting in settings for name in setting.options}
    assert names >= {option.name for option in game_type.options(game_type.edition, game_type.default_seats, ())}


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_covers_every_sampled_table(game):
    layout = layout_of(game)
    sampler = TableSampler(Settings(game, option_prob=0.3), 5)
    for _ in range(12):
        table = sampler.sample().create_table()
        assert min(layout.columns(table)) >= 0
        assert min(layout.rows(table)) >= 0
        assert layout.fact_columns(table)


def test_the_layout_is_the_same_every_time():
    assert layout_of(GAMES[0]).digest == layout_of(GAMES[0]).digest


def test_larger_tables_are_more_frequent_and_the_share_of_base_games_is_as_set():
    sampler = TableSampler(Settings(GAMES[0], base_game_prob=0.5, option_prob=0.0), 5)
    settings = [sampler.sample() for _ in range(400)]
    seats = Counter(setting.seats for setting in settings)
    assert seats[4] > seats[2] > 0
    assert 0.4 < sum(not setting.expansions for setting in settings) / 400 < 0.75
    assert all(not setting.options for setting in settings)


def test_solo_tables_can_be_sampled_more_often():
    default, weighted = (
        sum(sampler.sample().seats == 1 for _ in range(400))
        for sampler in (TableSampler(Settings(GAMES[0], solo_weight=weight), 5) for weight in (1.0, 8.0))
    )
    assert weighted > 2 * default > 0


def test_the_same_seed_samples_the_same_tables():
    first, second = (TableSampler(Settings(GAMES[0]), 9) for _ in range(2))
    assert [first.sample() for _ in range(9)] == [second.sample() for _ in range(9)]


def test_a_table_is_named_by_edition_seats_and_expansions():
    setting = TableSetting("village", "bigbox", 4, ("inn", "goals"))
    assert (setting.name, setting.kind) == ("bigbox 4 inn goals", "bigbox 4+")


def test_every_table_uses_the_custom_values():
    custom_values = {"name": "cheap", "values": {"my_village.craft.kinds.smithy.time": 1}}
    sampler = TableSampler(Settings("my_village", custom_values=custom_values), 5)
    for setting in [sampler.sample(), *evaluation_settings("my_village", 3, custom_values)]:
        assert setting.create_table().custom_values.values == custom_values["values"]
    assert evaluation_settings("my_village", 1)[0].create_table().custom_values is None
