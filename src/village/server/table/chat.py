"""Talk at the table: entries like all others, kept from those who do not want to read them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.storage.schema import entries, mutes
from village.server.table.seats import within
from village.server.table.session import Sitting

MOST: Final = 5  # lines in
SPAN: Final = 10.0  # seconds


def say(sitting: Sitting, player: Player, text: str) -> int:
    """One line, by somebody at the table, or after the end by anybody; its number."""
    own = [chair.seat for chair in sitting.seats if chair.player == player.id]
    if not own and sitting.status not in ("over", "stopped"):
        raise Problem(403, "not-seated", "spectators may talk after the game")
    line = readable(text)
    must_be_slow(sitting, player)
    if own:
        return sitting.add("chat", own[0], player.id, {"text": line})
    return sitting.add("chat", None, player.id, {"text": line, "name": player.name})


def readable(text: str) -> str:
    """Without signs that cannot be seen or that turn the others around."""
    shown = "".join(sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    line = " ".join(shown.split())
    if not line:
        raise Problem(422, "nothing-said", "there is nothing to read in it")
    return line


def must_be_slow(sitting: Sitting, player: Player) -> None:
    own = (entries.c.game == sitting.id) & (entries.c.player == player.id) & (entries.c.kind == "chat")
    lately = own & (entries.c.at > sitting.now - SPAN)
    if (sitting.db.scalar(select(func.count()).select_from(entries).where(lately)) or 0) >= MOST:
        raise Problem(429, "too-fast", f"at most {MOST} lines in {SPAN:.0f} seconds")


def mute(sitting: Sitting, player: Player, seat: int) -> None:
    """Read no more of whoever sits there, at any table."""
    other = sitter(sitting, seat)
    if other == player.id:
        raise Problem(409, "yourself", "you cannot mute yourself")
    unmute(sitting, player, seat)
    sitting.db.execute(insert(mutes).values(player=player.id, muted=other))


def unmute(sitting: Sitting, player: Player, seat: int) -> None:
    both = (mutes.c.player == player.id) & (mutes.c.muted == sitter(sitting, seat))
    sitting.db.execute(delete(mutes).where(both))


def sitter(sitting: Sitting, seat: int) -> str:
    within(sitting, seat)
    player = sitting.seats[seat].player
    if player is None:
        raise Problem(409, "nobody-there", "nobody sits there")
    return player
