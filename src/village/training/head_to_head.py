"""Games between two nets at alternating seats, which show what style of play the values favor. Needs no PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from village.bots.compiled.batch import GameBatch
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights
from village.envs.observation import array
from village.training.evaluation import Tally
from village.training.remote_worker import evaluate_rows
from village.training.table_sampler import TableSetting

Array = NDArray[Any]


def side_of(game: int, seat: int) -> int:
    """Return which of the two nets has a seat; they swap seats from game to game."""
    return (seat + game) % 2


def play_head_to_head(setting: TableSetting, nets: Sequence[Weights], games: int, seed: int) -> Tally:
    """Play all games at once, each net choosing its most likely action; return the tally of the first net."""
    table = setting.create_table()
    batch = GameBatch(table.rules, games, len(table.rules.layout()))
    batch.reset(seed)
    policies = [Policy(net, table) for net in nets]
    tally = Tally(pending=games)
    over = np.zeros(games, bool)
    while not over.all():
        tally.decisions += int((~over).sum())
        batch.step(choose_actions(batch, policies).data)
        ended = array(batch.ended, np.uint8).astype(bool) & ~over
        for game in np.flatnonzero(ended).tolist():
            tally.add(result(batch, game))
        over |= ended
    return tally


def choose_actions(batch: GameBatch, policies: Sequence[Policy]) -> Array:
    observations = array(batch.observations, np.int16).reshape(batch.size, -1)
    action_masks = array(batch.masks, np.uint8).reshape(batch.size, -1)
    sides = np.array([side_of(game, int(seat)) for game, seat in enumerate(array(batch.actors, np.int16))])
    actions = np.zeros(len(sides), np.int64)
    for number, policy in enumerate(policies):
        rows = np.flatnonzero(sides == number)
        if len(rows):
            actions[rows] = evaluate_rows(policy, observations[rows], action_masks[rows])[0].argmax(1)
    return actions


def result(batch: GameBatch, game: int) -> Tally:
    """Return the result of a finished game for the first net."""
    seats = int(batch.game.seats)
    scores = array(batch.totals, np.int16).reshape(-1, seats)[game]
    wins = array(batch.wins, np.uint8).reshape(-1, seats)[game]
    own = np.array([side_of(game, seat) == 0 for seat in range(seats)])
    win = float(wins[own].sum() / wins.sum())
    return Tally(1, -1, win, float(scores[own].mean()), float(scores[~own].mean()))
