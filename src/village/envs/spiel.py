"""Every title as a game of OpenSpiel, registered under its name when this module is imported.

Chance is explicit: its outcomes stand in the same table of actions as the answers of players.
"""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from village import games
from village.envs.rewards import checked, final
from village.envs.sight import Sight
from village.kernel.step import Frame
from village.kernel.types import CHANCE, EVERYBODY
from village.record.errors import BadSetup
from village.record.numbers import GivenNumbers, NumberSet, opened
from village.record.record import COVERED
from village.record.table import GAME, UNSAID, Table, lay, title_of
from village.toolkit.title import Title

DIGITS: Final = "edition"  # stands before an edition that is only digits
MAX_GAME_LENGTH: Final = 10_000  # answers; no game comes near
RICHEST: Final = 1_000.0  # points, likewise
YES_NO: Final = {"true": True, "false": False}


def parameters(title: Title) -> dict[str, Any]:
    """What can be said of a game, with what holds unless it is."""
    usual = {"seats": title.default_seats, "edition": written(title.edition)}
    return {**usual, "boxes": "", "options": "", "numbers": "", "reward": "win"}


def written(edition: str) -> str:
    """OpenSpiel takes digits for a number."""
    return f"{DIGITS}{edition}" if edition.isdigit() else edition


def game_type(title: Title, zero_sum: bool, secrets: bool) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    boxes = [(), *[(box,) for box in title.boxes()]]
    players = [seats for edition in title.editions for box in boxes for seats in counts(title, edition, box)]
    return pyspiel.GameType(
        short_name=title.name, long_name=title.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players), min_num_players=min(players),
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=parameters(title),
    )  # fmt: skip


def counts(title: Title, edition: str, boxes: tuple[str, ...]) -> list[int]:
    """How many may play, none where a box does not fit."""
    fits = title.boxes()
    return title.seats(edition, boxes) if all(edition in fits[box] for box in boxes) else []


class SpielGame(pyspiel.Game):
    """The rules of one table. Boxes are given as text, `one+another`, and options too: `first_player:0+other:true`.
    Numbers of an own box are packed into one word, see `packed`.

    OpenSpiel takes digits for a number, so an edition named by its year has `edition` before it here.
    """

    title: Title  # OpenSpiel makes games by their class, so every title has one

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        chosen = parameters(title) | (params or {})
        edition = chosen["edition"].removeprefix(DIGITS)
        boxes = tuple(box for box in chosen["boxes"].split("+") if box)
        self.table = lay(
            title.name, edition, chosen["seats"], boxes, read_options(chosen["options"]), unpacked(chosen["numbers"])
        )
        self.sight = Sight(self.table)
        self.reward = checked(chosen["reward"])
        zero_sum = self.table.seats > 1 and self.reward != "score"
        most = 1.0 if self.reward == "win" and zero_sum else RICHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.sight.tokens), max_chance_outcomes=len(self.sight.tokens),
            num_players=self.table.seats, min_utility=-most, max_utility=most,
            utility_sum=0.0 if zero_sum else None, max_game_length=MAX_GAME_LENGTH,
        )  # fmt: skip
        super().__init__(game_type(title, zero_sum, has_secrets(self.table)), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return MAX_GAME_LENGTH


def has_secrets(table: Table) -> bool:
    """Whether chance deals anything that only one seat may see."""
    deals = [step for step in table.rules.steps if step.by_chance]
    return any(step.owner(Frame(step, CHANCE, 0)) != EVERYBODY for step in deals)


class Course:
    """A game so far. OpenSpiel copies and pickles it with the state that it belongs to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.rules.start()
        self.state.settle()
        self.log: list[tuple[str, int]] = []  # every answer, and who alone may see it
        self.actions: list[int] = []

    def __deepcopy__(self, memo: Any) -> Course:
        twin = Course.__new__(Course)
        twin.table, twin.state = self.table, self.state.copy()
        twin.log, twin.actions = list(self.log), list(self.actions)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        setting = (table.name, table.edition, table.seats, table.boxes, table.options, table.numbers)
        return replayed, (*setting, self.actions)

    def play(self, action: int) -> None:
        frame = self.state.stack[-1]
        choice = action - frame.step.first
        if choice not in self.state.legal():
            raise ValueError(f"action {action} is not legal at the question {frame.step.name!r}")
        self.log.append((f"{frame.who} {frame.step.name} {frame.step.token(choice)}", frame.step.owner(frame)))
        self.actions.append(action)
        self.state.play(choice)

    def log_for(self, seat: int) -> list[str]:
        """The log as `seat` may see it."""
        known = (EVERYBODY, seat)
        open_now = not self.state.stack
        return [
            line if open_now or owner in known else f"{line.rsplit(' ', 1)[0]} {COVERED}" for line, owner in self.log
        ]


def replayed(
    name: str, edition: str, seats: int, boxes: Any, options: Any, numbers: NumberSet | None, actions: list[int]
) -> Course:
    """The game in which these actions were played."""
    course = Course(lay(name, edition, seats, boxes, options, numbers))
    for action in actions:
        course.play(action)
    return course


class SpielState(pyspiel.State):
    """A position; `course` holds it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.table)

    def current_player(self) -> int:
        state = self.course.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.actor == CHANCE else state.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().sight.legal(self.course.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.course.state
        weights = [int(weight) for weight in state.weights][: state.n]
        actions = self.get_game().sight.legal(state)
        return sorted((action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().sight.tokens[action])

    def is_terminal(self) -> bool:
        return self.course.state.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.course.state.over:
            return [0.0] * game.num_players()
        return final(game.reward, game.table.rules, self.course.state)

    def __str__(self) -> str:
        return "\n".join(line for line, _ in self.course.log)


class Observer:
    """What a player sees as one tensor; what it remembers, with perfect recall, as its log and only in words."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.recalls = kind.perfect_recall
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.known = whole  # only public or only private parts are not told apart
        self.tensor = np.zeros(len(game.sight.layout), np.float32) if whole and not self.recalls else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.game.sight.observation(state.course.state, max(player, 0))

    def string_from(self, state: SpielState, player: int) -> str | None:
        if not self.known:
            return None
        if self.recalls:
            return "\n".join([f"seat {player}", *state.course.log_for(player)])
        seen = self.game.sight.observation(state.course.state, player)
        return " ".join(f"{name}={n}" for name, n in zip(self.game.sight.layout, seen, strict=True) if n)


def read_options(text: str) -> dict[str, Any]:
    """`first_player:0+other:true` as options."""
    pairs = [pair.partition(":") for pair in text.split("+") if pair]
    return {name: read_value(name, value) for name, _, value in pairs}


def read_value(name: str, value: str) -> bool | int:
    try:
        return YES_NO[value] if value in YES_NO else int(value)
    except ValueError:
        raise BadSetup(f"the option {name!r} is true, false or a number (`first_player:0`), not {value!r}") from None


def packed(numbers: NumberSet | None) -> str:
    """Numbers as one word that OpenSpiel can write down and read again: its own signs must not be in it."""
    if numbers is None:
        return ""
    return "n" + base64.b32encode(zlib.compress(json.dumps(numbers.data()).encode())).decode().rstrip("=")


def unpacked(word: str) -> GivenNumbers:
    if not word:
        return None
    try:
        padded = word[1:] + "=" * (-len(word[1:]) % 8)
        found: dict[str, Any] = json.loads(zlib.decompress(base64.b32decode(padded)))
    except (ValueError, zlib.error):
        raise BadSetup(f"{word[:20]!r} is no set of numbers as `spiel_game` writes it") from None
    return found


def spiel_game(
    game: str = GAME, *, seats: int = UNSAID, edition: str = UNSAID, boxes: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, reward: str = "win", numbers: GivenNumbers | str | Path = None,
) -> SpielGame:  # fmt: skip
    table = lay(
        game, edition, seats, boxes, options, opened(numbers)
    )  # says what is wrong before OpenSpiel takes it as text
    register(title_of(game))
    said = "+".join(f"{name}:{str(value).lower()}" for name, value in (options or {}).items() if value is not None)
    chosen = {
        "seats": table.seats,
        "edition": written(table.edition),
        "boxes": "+".join(boxes),
        "options": said,
        "numbers": packed(table.numbers),
        "reward": reward,
    }
    made: SpielGame = pyspiel.load_game(game, chosen)
    return made


def register(title: Title) -> None:
    """Make a title known to OpenSpiel, once."""
    if title.name not in pyspiel.registered_names():
        pyspiel.register_game(
            game_type(title, zero_sum=True, secrets=True), type(title.name, (SpielGame,), {"title": title})
        )


for known in games.titles():
    register(known)
