"""OpenSpiel games for all registered games; importing this module registers them by name.

Chance is explicit: its outcomes share the action table with the moves of players.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, Final

import numpy as np
import pyspiel

from village import games
from village.envs.observation import ObservationEncoder
from village.envs.rewards import check_reward, final_rewards
from village.kernel.step import Frame
from village.kernel.types import CHANCE, PUBLIC
from village.record.custom_values import CustomValues, GivenValues
from village.record.errors import BadSetup
from village.record.record import COVERED
from village.record.setup import Table, create_table, game_type_of
from village.toolkit.game_type import GameType

MAX_GAME_LENGTH: Final = 10_000  # moves; no game comes near
HIDDEN: Final = -1  # a move that a player may not see, in the tensor of an information state
MAX_SCORE: Final = 1_000.0  # points; no game comes near
YES_NO: Final = {"true": True, "false": False}


def parameters(game_type: GameType) -> dict[str, Any]:
    """Return the OpenSpiel parameters of a game with their defaults."""
    defaults = {"seats": game_type.default_seats, "edition": edition_number(game_type, game_type.edition)}
    return {**defaults, "expansions": "", "options": "", "custom_values": "", "reward": "win"}


def edition_number(game_type: GameType, edition: str) -> int:
    """Return an edition as a number: its year if it is named by one, else its place among the others (0: the default).

    OpenSpiel reads a year as a number, and a parameter cannot be both a number and text.
    """
    return int(edition) if edition.isdigit() else other_editions(game_type).index(edition)


def edition_of(game_type: GameType, number: int) -> str:
    """Return the edition for a number as of `edition_number`; raise BadSetup if there is none."""
    numbers = {edition_number(game_type, edition): edition for edition in game_type.editions}
    if number not in numbers:
        raise BadSetup(f"edition must be one of {', '.join(map(str, sorted(numbers)))}, not {number}")
    return numbers[number]


def other_editions(game_type: GameType) -> list[str]:
    """Return the editions that are not named by a year, the default first."""
    editions = [edition for edition in game_type.editions if not edition.isdigit()]
    return sorted(editions, key=lambda edition: edition != game_type.edition)


def spiel_type(game_type: GameType, zero_sum: bool, secrets: bool) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    expansions = [(), *[(expansion,) for expansion in game_type.expansions()]]
    players = [
        seats
        for edition in game_type.editions
        for expansion in expansions
        for seats in counts(game_type, edition, expansion)
    ]
    return pyspiel.GameType(
        short_name=game_type.name, long_name=game_type.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players), min_num_players=min(players),
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=parameters(game_type),
    )  # fmt: skip


def counts(game_type: GameType, edition: str, expansions: tuple[str, ...]) -> list[int]:
    """Return the possible numbers of seats; none if an expansion does not fit the edition."""
    fits = game_type.expansions()
    return game_type.seats(edition, expansions) if all(edition in fits[expansion] for expansion in expansions) else []


class SpielGame(pyspiel.Game):
    """The rules of one table. Expansions are given as text, `inn+port`, and options too: `first_player:0+other:true`.
    Custom values are packed into one word, see `pack_custom_values`, and the edition is a number, see `edition_number`.
    """

    game_type: GameType  # OpenSpiel creates games by class, so every game has its own subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game_type = self.game_type
        chosen = parameters(game_type) | (params or {})
        edition = edition_of(game_type, chosen["edition"])
        expansions = tuple(expansion for expansion in chosen["expansions"].split("+") if expansion)
        self.table = create_table(
            game_type.name,
            edition,
            chosen["seats"],
            expansions,
            read_options(chosen["options"]),
            unpack_custom_values(chosen["custom_values"]),
        )
        self.encoder = ObservationEncoder(self.table)
        self.reward = check_reward(chosen["reward"])
        zero_sum = self.table.seats > 1 and self.reward != "score"
        max_utility = 1.0 if self.reward == "win" and zero_sum else MAX_SCORE
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.tokens), max_chance_outcomes=len(self.encoder.tokens),
            num_players=self.table.seats, min_utility=-max_utility, max_utility=max_utility,
            utility_sum=0.0 if zero_sum else None, max_game_length=MAX_GAME_LENGTH,
        )  # fmt: skip
        super().__init__(spiel_type(game_type, zero_sum, has_secrets(self.table)), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return MAX_GAME_LENGTH


def has_secrets(table: Table) -> bool:
    """Return whether chance deals anything that only one seat may see."""
    deals = [step for step in table.rules.steps if step.is_chance]
    return any(step.owner(Frame(step, CHANCE, 0)) != PUBLIC for step in deals)


class GameHistory:
    """A game up to now. OpenSpiel copies and pickles it together with its state."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.rules.start()
        self.state.settle()
        self.log: list[tuple[str, int]] = []  # every move, and its owner if only one seat may see it
        self.actions: list[int] = []

    def __deepcopy__(self, memo: Any) -> GameHistory:
        copy = GameHistory.__new__(GameHistory)
        copy.table, copy.state = self.table, self.state.copy()
        copy.log, copy.actions = list(self.log), list(self.actions)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        setting = (table.name, table.edition, table.seats, table.expansions, table.options, table.custom_values)
        return replay, (*setting, self.actions)

    def play(self, action: int) -> None:
        frame = self.state.stack[-1]
        choice = action - frame.step.first
        if choice not in self.state.legal():
            raise ValueError(f"action {action} is not legal at the question {frame.step.name!r}")
        self.log.append((f"{frame.who} {frame.step.name} {frame.step.token(choice)}", frame.step.owner(frame)))
        self.actions.append(action)
        self.state.play(choice)

    def log_for(self, seat: int) -> list[str]:
        """Return the log as `seat` may see it."""
        visible = (PUBLIC, seat)
        over = not self.state.stack
        return [line if over or owner in visible else f"{line.rsplit(' ', 1)[0]} {COVERED}" for line, owner in self.log]

    def actions_for(self, seat: int) -> list[int]:
        """Return every action plus 1, as `seat` may see it."""
        visible = (PUBLIC, seat)
        over = not self.state.stack
        owners = [owner for _, owner in self.log]
        return [
            action + 1 if over or owner in visible else HIDDEN
            for action, owner in zip(self.actions, owners, strict=True)
        ]


def replay(
    name: str,
    edition: str,
    seats: int,
    expansions: Any,
    options: Any,
    custom_values: CustomValues | None,
    actions: list[int],
) -> GameHistory:
    """Return the game after these actions."""
    history = GameHistory(create_table(name, edition, seats, expansions, options, custom_values))
    for action in actions:
        history.play(action)
    return history


class SpielState(pyspiel.State):
    """A position, stored in `history`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.history = GameHistory(game.table)

    def current_player(self) -> int:
        state = self.history.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.actor == CHANCE else state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().encoder.legal(self.history.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.history.state
        weights = [int(weight) for weight in state.weights][: state.n]
        actions = self.get_game().encoder.legal(state)
        return sorted((action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.history.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().encoder.tokens[action])

    def is_terminal(self) -> bool:
        return self.history.state.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.history.state.over:
            return [0.0] * game.num_players()
        return final_rewards(game.reward, game.table.rules, self.history.state)

    def __str__(self) -> str:
        return "\n".join(line for line, _ in self.history.log)


class Observer:
    """What a player knows, as a tensor and as text; with perfect recall, the log of the player.

    With perfect recall, the tensor has the player as one-hot code, then every move so far: its action plus 1, or
    `HIDDEN` if the player may not see it. The rest, up to `MAX_GAME_LENGTH` moves, is 0.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.perfect_recall = kind.perfect_recall
        self.supported = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.num_players() + MAX_GAME_LENGTH if self.perfect_recall else len(game.encoder.layout)
        # Separate public or private parts are not supported.
        self.tensor = np.zeros(size, np.float32) if self.supported else None
        name = "log" if self.perfect_recall else "observation"
        self.dict = {} if self.tensor is None else {name: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        player = max(player, 0)
        if self.perfect_recall:
            players = [int(seat == player) for seat in range(self.game.num_players())]
            numbers = [*players, *state.history.actions_for(player)]
            self.tensor[: len(numbers)] = numbers
            self.tensor[len(numbers) :] = 0
        else:
            self.tensor[:] = self.game.encoder.observation(state.history.state, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self.supported:
            return None
        if self.perfect_recall:
            return "\n".join([f"seat {player}", *state.history.log_for(player)])
        numbers = self.game.encoder.observation(state.history.state, player)
        return " ".join(f"{name}={n}" for name, n in zip(self.game.encoder.layout, numbers, strict=True) if n)


def read_options(text: str) -> dict[str, Any]:
    """Parse options such as `first_player:0+other:true`."""
    pairs = [pair.partition(":") for pair in text.split("+") if pair]
    return {name: read_value(name, value) for name, _, value in pairs}


def read_value(name: str, value: str) -> bool | int:
    try:
        return YES_NO[value] if value in YES_NO else int(value)
    except ValueError:
        raise BadSetup(
            f"the option {name!r} must be true, false or a number (`first_player:0`), not {value!r}"
        ) from None


def pack_custom_values(custom_values: CustomValues | None) -> str:
    """Encode custom values as one word without the characters that are special in OpenSpiel."""
    if custom_values is None:
        return ""
    return "n" + base64.b32encode(zlib.compress(json.dumps(custom_values.data()).encode())).decode().rstrip("=")


def unpack_custom_values(word: str) -> GivenValues:
    if not word:
        return None
    try:
        padded = word[1:] + "=" * (-len(word[1:]) % 8)
        data: dict[str, Any] = json.loads(zlib.decompress(base64.b32decode(padded)))
    except (ValueError, zlib.error):
        raise BadSetup(f"{word[:20]!r} is not a set of custom values as written by `spiel_game`") from None
    return data


def load_game(table: Table, options: dict[str, Any], reward: str) -> SpielGame:
    """Return the OpenSpiel game of a table; `options` are those that differ from the defaults."""
    game_type = game_type_of(table.name)
    register(game_type)
    given = [f"{name}:{str(value).lower()}" for name, value in options.items() if value is not None]
    chosen = {
        "seats": table.seats,
        "edition": edition_number(game_type, table.edition),
        "expansions": "+".join(table.expansions),
        "options": "+".join(given),
        "custom_values": pack_custom_values(table.custom_values),
        "reward": reward,
    }
    loaded: SpielGame = pyspiel.load_game(table.name, chosen)
    return loaded


def register(game_type: GameType) -> None:
    """Register a game with OpenSpiel, once."""
    if game_type.name not in pyspiel.registered_names():
        pyspiel.register_game(
            spiel_type(game_type, zero_sum=True, secrets=True),
            type(game_type.name, (SpielGame,), {"game_type": game_type}),
        )


for registered_type in games.game_types():
    register(registered_type)
