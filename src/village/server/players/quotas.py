"""Quotas: how much a player may store per day, on all nodes together."""

from __future__ import annotations

from typing import Final

from village.server.players.identity import Player
from village.server.players.ports import PlayersContext
from village.server.rate_limits import per_day

PER_PLAYER: Final = {
    "tables": per_day(300), "imports": per_day(60), "lines": per_day(2000), "reports": per_day(20),
    "analyses": per_day(100), "names": per_day(50),  # each is written to every table
}  # fmt: skip
PER_ADDRESS: Final = {
    "tables": per_day(1000), "imports": per_day(200), "lines": per_day(10_000), "reports": per_day(60),
    "analyses": per_day(400), "names": per_day(300),
}  # fmt: skip


def enforce_quota(context: PlayersContext, kind: str, player: Player, address: str) -> None:
    scale = context.rate_limits.scale
    own, shared = PER_PLAYER[kind].times(scale), PER_ADDRESS[kind].times(scale)
    context.limits.take({f"{kind} {player.id}": own, f"{kind} {address}": shared})
