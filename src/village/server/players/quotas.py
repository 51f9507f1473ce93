"""Quotas: how much of what is stored somebody may add in a day, on all nodes together."""

from __future__ import annotations

from typing import Final

from village.server.players.context import PlayersContext
from village.server.players.identity import Player
from village.server.rate_limits import a_day

PER_PLAYER: Final = {
    "tables": a_day(300), "imports": a_day(60), "lines": a_day(2000), "reports": a_day(20), "analyses": a_day(100),
}  # fmt: skip
PER_ADDRESS: Final = {
    "tables": a_day(1000), "imports": a_day(200), "lines": a_day(10_000), "reports": a_day(60), "analyses": a_day(400),
}  # fmt: skip


def must_have_quota(context: PlayersContext, kind: str, player: Player, address: str) -> None:
    scale = context.rate_limits.scale
    own, shared = PER_PLAYER[kind].times(scale), PER_ADDRESS[kind].times(scale)
    context.limits.take({f"{kind} {player.id}": own, f"{kind} {address}": shared})
