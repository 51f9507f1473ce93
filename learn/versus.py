"""Two nets at one table, every other seat: which way of playing do the numbers favour? Needs no PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learn.duel import Tally
from learn.remote_worker import judged
from learn.tables import Setting
from village.bots.fast.lanes import Lanes
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights
from village.envs.sight import array

Array = NDArray[Any]


def side(lane: int, seat: int) -> int:
    """Which of the two sits there; from game to game they change places."""
    return (seat + lane) % 2


def versus(setting: Setting, nets: Sequence[Weights], games: int, seed: int) -> Tally:
    """So many games at once; each net takes what it likes best. The tally is that of the first."""
    table = setting.lay()
    lanes = Lanes(table.rules, games, len(table.rules.layout()))
    lanes.reset(seed)
    policies = [Policy(net, table) for net in nets]
    tally = Tally(left=games)
    over = np.zeros(games, bool)
    while not over.all():
        tally.decisions += int((~over).sum())
        lanes.step(answers(lanes, policies).data)
        ended = array(lanes.ended, np.uint8).astype(bool) & ~over
        for lane in np.flatnonzero(ended).tolist():
            tally.add(result(lanes, lane))
        over |= ended
    return tally


def answers(lanes: Lanes, policies: Sequence[Policy]) -> Array:
    seen = array(lanes.seen, np.int16).reshape(lanes.lanes, -1)
    legal = array(lanes.masks, np.uint8).reshape(lanes.lanes, -1)
    asked = np.array([side(lane, int(seat)) for lane, seat in enumerate(array(lanes.actors, np.int16))])
    found = np.zeros(len(asked), np.int64)
    for number, policy in enumerate(policies):
        rows = np.flatnonzero(asked == number)
        if len(rows):
            found[rows] = judged(policy, seen[rows], legal[rows])[0].argmax(1)
    return found


def result(lanes: Lanes, lane: int) -> Tally:
    """A game that is over, for the first of the two."""
    seats = int(lanes.game.seats)
    totals = array(lanes.totals, np.int16).reshape(-1, seats)[lane]
    wins = array(lanes.wins, np.uint8).reshape(-1, seats)[lane]
    own = np.array([side(lane, seat) == 0 for seat in range(seats)])
    share = float(wins[own].sum() / wins.sum())
    return Tally(1, -1, share, float(totals[own].mean()), float(totals[~own].mean()))
