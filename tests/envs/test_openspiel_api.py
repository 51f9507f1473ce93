"""OpenSpiel's API test, on sampled positions of our games."""

import warnings

from village.envs import spiel_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # loading all of OpenSpiel's games causes warnings
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase


class TestPlain(EnforceAPIOnPartialTreeBase):
    game = spiel_game(seats=2)
    game_name = "village"


class TestWithSecrets(EnforceAPIOnPartialTreeBase):
    game = spiel_game(seats=3, expansions=("inn", "goals"))
    game_name = "village"


del EnforceAPIOnPartialTreeBase  # it has no game of its own
