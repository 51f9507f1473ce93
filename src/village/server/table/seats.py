"""Who sits where: changed by sitting down, getting up, and by the host."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete

from village.bots.registry import find
from village.record.errors import Error
from village.server.errors import Problem
from village.server.players.identity import Player, clean
from village.server.requests import NewSeat
from village.server.storage.schema import links
from village.server.table.cache import Seat
from village.server.table.session import Sitting

MOST: Final = 2000  # simulations a bot may have for an answer


def settle(sitting: Sitting, seat: int, by: str | None, **values: Any) -> None:
    """Change who sits at `seat`, as an entry and in the list of seats."""
    chair = sitting.seats[seat]
    if "player" in values:
        values.setdefault("program", False)
    for name, value in values.items():
        setattr(chair, name, value)
    if chair.resigned and sitting.held.asked.get("seat") == seat:
        sitting.held.asked = {}
    sitting.add("seat", seat, by, {"seat": seat, **values})
    sitting.save_seat(chair)


def seats_of(sitting: Sitting, player: Player | None) -> list[Seat]:
    """The seats a player holds; Problem if there are none."""
    own = [chair for chair in sitting.seats if player is not None and chair.player == player.id]
    if not own:
        raise Problem(403, "not-seated", "you do not sit at this table")
    return own


def is_program(player: Player) -> bool:
    return bool(player.kind == "bot")


def called(wish: NewSeat, otherwise: str) -> str:
    return clean(wish.name) if wish.name else otherwise


def known_bot(name: str) -> str:
    """Only bots that run inside the server and answer soon: nobody starts a program here, or keeps others waiting."""
    word, _, setting = name.partition(":")
    if word == "stdio":
        raise Problem(422, "bad-bot", "programs play through their own accounts, not as stdio bots")
    try:
        find(name)
    except Error as error:
        raise Problem(422, "bad-bot", str(error)) from None
    if word == "mcts" and (setting.endswith("s") or int(setting or 0) > MOST):
        raise Problem(422, "bad-bot", f"mcts plays here with up to {MOST} simulations")
    return name


def open_seat(sitting: Sitting, seat: int | None) -> int:
    free = [chair.seat for chair in sitting.seats if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Problem(409, "seat-taken", "this seat is not free" if free else "no seat is free")
    return free[0] if seat is None else seat


def change_seat(sitting: Sitting, host: Player, seat: int, wish: NewSeat) -> None:
    """The host makes a seat open, invited or a bot's; whoever sat there is sent away."""
    must_be_open(sitting)
    must_host(sitting, host)
    within(sitting, seat)
    void_links(sitting, seat)
    if wish.kind == "bot":
        settle(sitting, seat, host.id, kind="bot", player=None, name=called(wish, wish.bot), bot=known_bot(wish.bot))
    elif wish.kind == "me":
        own = {"player": host.id, "name": called(wish, host.name), "program": is_program(host)}
        settle(sitting, seat, host.id, kind="human", bot="", **own)
    else:
        settle(sitting, seat, host.id, kind=wish.kind, player=None, name="", bot="")


def void_links(sitting: Sitting, seat: int) -> None:
    sitting.db.execute(delete(links).where((links.c.game == sitting.id) & (links.c.seat == seat)))


def leave(sitting: Sitting, player: Player) -> None:
    """Get up before the start; the table goes on without its host, and ends when nobody is left."""
    must_be_open(sitting)
    hosts = sitting.row.host == player.id
    own = [chair for chair in sitting.seats if chair.player == player.id] if hosts else seats_of(sitting, player)
    for chair in own:
        settle(sitting, chair.seat, player.id, kind="open", player=None, name="")
    rest = [chair.player for chair in sitting.seats if chair.player is not None]
    if not rest:
        sitting.set(status="stopped", why="everybody left")
        sitting.add("stopped", None, player.id, {"why": "everybody left"})
    elif hosts:
        sitting.set(host=rest[0])


def must_be_open(sitting: Sitting) -> None:
    if sitting.status != "open":
        raise Problem(409, "already-started", "the game has begun")


def must_host(sitting: Sitting, player: Player) -> None:
    if sitting.row.host != player.id:
        raise Problem(403, "not-host", "only the host of the table can do this")


def within(sitting: Sitting, seat: int) -> None:
    if seat not in range(len(sitting.seats)):
        raise Problem(404, "not-found", "there is no such seat")
