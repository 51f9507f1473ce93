"""Environments for reinforcement learning: Gymnasium, PettingZoo, OpenSpiel, and many games at once.

All of them take the arguments of `village.new`. The packages they need are extras.
They are imported when an environment is created.

If Gymnasium is installed, importing this package registers its environments: `gymnasium.make("Village-v0", seats=2)`
and `gymnasium.make("MyVillage-v0")` call `gym_env`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from village import games
from village.record.custom_values import GivenValues, load_custom_values
from village.record.errors import Error
from village.record.setup import DEFAULT, GAME, create_table

if TYPE_CHECKING:
    from village.envs.gymnasium_env import SingleSeat
    from village.envs.openspiel_game import SpielGame
    from village.envs.pettingzoo_env import AecTable
    from village.envs.vector import VectorTables

__all__ = ["aec_env", "gym_env", "gym_id", "spiel_game", "vector_env"]


def import_env(module: str, extra: str) -> Any:
    """Import a module of this package that needs an extra; raise Error if the extra is not installed."""
    try:
        return import_module(f"village.envs.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("village"):
            raise
        raise Error(f"{missing.name} is missing: pip install 'village-boardgame[{extra}]'") from missing


def aec_env(
    game: str = GAME, *, seats: int = DEFAULT, edition: str = DEFAULT, expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, custom_values: GivenValues | str | Path = None, seed: int | None = None,
    reward: str = "win", float_observations: bool = False, render_mode: str | None = None,
) -> AecTable:  # fmt: skip
    """Return a PettingZoo AEC environment, in which the seats act in turn.

    Args:
        game: The name of the game.
        seats: The number of players.
        edition: The edition of the rules.
        expansions: The names of the expansions in play.
        options: Table options by name.
        custom_values: Custom values.
        seed: The seed of the first `reset` without one.
        reward: `"win"`, `"margin"` or `"score"`.
        float_observations: Whether observations are log(1 + n) as float32 instead of the numbers n as int16.
        render_mode: `"human"` or `"ansi"`.

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    module = import_env("pettingzoo_env", "envs")
    table = create_table(game, edition, seats, expansions, options, load_custom_values(custom_values))
    env: AecTable = module.AecTable(
        table, seed=seed, reward=reward, float_observations=float_observations, render_mode=render_mode
    )
    return env


def gym_env(
    game: str = GAME, *, seats: int = DEFAULT, edition: str = DEFAULT, expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, custom_values: GivenValues | str | Path = None, seed: int | None = None,
    seat: int = 0, opponents: str | Sequence[str] = "random", reward: str = "win", float_observations: bool = False,
    render_mode: str | None = None,
) -> SingleSeat:  # fmt: skip
    """Return a Gymnasium environment, in which one seat learns and bots play the others.

    Args:
        game: The name of the game.
        seats: The number of players.
        edition: The edition of the rules.
        expansions: The names of the expansions in play.
        options: Table options by name.
        custom_values: Custom values.
        seed: The seed of the first `reset` without one.
        seat: The seat of the learner.
        opponents: The name of a bot, or a list with one for each other seat, clockwise from the learner.
        reward: `"win"`, `"margin"` or `"score"`.
        float_observations: Whether observations are log(1 + n) as float32 instead of the numbers n as int16.
        render_mode: `"human"` or `"ansi"`.

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    module = import_env("gymnasium_env", "envs")
    table = create_table(game, edition, seats, expansions, options, load_custom_values(custom_values))
    env: SingleSeat = module.SingleSeat(
        table, seed=seed, seat=seat, opponents=opponents, reward=reward, float_observations=float_observations,
        render_mode=render_mode,
    )  # fmt: skip
    return env


def vector_env(
    num_envs: int, game: str = GAME, *, seats: int = DEFAULT, edition: str = DEFAULT, expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, custom_values: GivenValues | str | Path = None, seed: int | None = None,
    reward: str = "win", float_observations: bool = False,
) -> VectorTables:  # fmt: skip
    """Return a Gymnasium vector environment that plays many games at once, for self-play.

    Args:
        num_envs: The number of games.
        game: The name of the game.
        seats: The number of players.
        edition: The edition of the rules.
        expansions: The names of the expansions in play.
        options: Table options by name.
        custom_values: Custom values.
        seed: The seed of the first `reset` without one.
        reward: `"win"`, `"margin"` or `"score"`.
        float_observations: Whether observations are log(1 + n) as float32 instead of the numbers n as int16.

    Raises:
        Error: The extra `envs` is not installed.
        BadSetup: The setting is not possible.
    """
    module = import_env("vector", "envs")
    table = create_table(game, edition, seats, expansions, options, load_custom_values(custom_values))
    env: VectorTables = module.VectorTables(
        table, num_envs, seed=seed, reward=reward, float_observations=float_observations
    )
    return env


def spiel_game(
    game: str = GAME, *, seats: int = DEFAULT, edition: str = DEFAULT, expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, custom_values: GivenValues | str | Path = None, reward: str = "win",
) -> SpielGame:  # fmt: skip
    """Return an OpenSpiel game. Chance is explicit there, so there is no seed.

    Args:
        game: The name of the game.
        seats: The number of players.
        edition: The edition of the rules.
        expansions: The names of the expansions in play.
        options: Table options by name.
        custom_values: Custom values.
        reward: `"win"`, `"margin"` or `"score"`.

    Raises:
        Error: The extra `spiel` is not installed.
        BadSetup: The setting is not possible.
    """
    module = import_env("openspiel_game", "spiel")
    # OpenSpiel gets the setting as text, so it is checked here.
    table = create_table(game, edition, seats, expansions, options, load_custom_values(custom_values))
    env: SpielGame = module.load_game(table, options or {}, reward)
    return env


def gym_id(game: str) -> str:
    """Return the id of a game in Gymnasium's registry, such as `MyVillage-v0` for `my_village`."""
    return f"{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register_gym_ids() -> None:
    from gymnasium import register  # an extra

    for name in games.names():
        register(gym_id(name), "village.envs:gym_env", kwargs={"game": name})


with suppress(ImportError):  # without the extra there is nothing to register
    register_gym_ids()
