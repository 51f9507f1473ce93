"""Tables before and after the game: laid, joined, left, begun, played again."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import delete, insert, select

from village.bots.ladder import find
from village.kernel.types import OVER
from village.record.chance import fresh_seed
from village.record.errors import Error
from village.record.table import Table, lay
from village.server.asked import NewGame, NewSeat
from village.server.follow import begin
from village.server.held import Seat
from village.server.identity import Player, clean, fresh_id
from village.server.pace import first_clocks, manner_of
from village.server.problems import Problem
from village.server.schema import links, seats
from village.server.site import Site
from village.server.sitting import Sitting
from village.server.turn import next_turn

LONGEST_LINK: Final = 80
EMPTY: Final = {"kind": "open", "player": None, "name": "", "bot": "", "resigned": False}


def lay_table(site: Site, host: Player, wish: NewGame) -> str:
    """A new table with seats as wished; its id."""
    try:
        table = lay(wish.game, wish.edition, wish.seats, tuple(wish.boxes), wish.options)
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None
    setting = {
        "game": table.name, "edition": table.edition, "boxes": list(table.boxes), "options": dict(wish.options),
        "seats": table.seats,
    }  # fmt: skip
    chairs = wanted_seats(host, wish)
    known_bot(wish.stand_in)
    id = fresh_id()
    with site.changing(id, fresh_row(site, host, wish, table, setting)) as sitting:
        seat_all(sitting, chairs, host.id)
        if wish.start:
            begin_game(sitting, host)
    return id


def seat_all(sitting: Sitting, chairs: list[Seat], by: str) -> None:
    """The first to sit at a fresh table."""
    for chair in chairs:
        sitting.db.execute(insert(seats).values(game=sitting.id, seat=chair.seat, **EMPTY))
    for chair in chairs:
        values = {"kind": chair.kind, "player": chair.player, "name": chair.name, "bot": chair.bot}
        settle(sitting, chair.seat, by, program=chair.program, **values)


def fresh_row(site: Site, host: Player, wish: NewGame, table: Table, setting: dict[str, Any]) -> dict[str, Any]:
    now = site.now()
    return {
        "status": "open", "host": host.id, "setting": setting, "manner": manner_of(wish), "listed": wish.listed,
        "rules": table.rules.version, "tables": table.rules.tables_hash, "seed": fresh_seed(), "start": None,
        "number": 0, "ply": 0, "actor": OVER, "clocks": [], "why": "", "next": None, "made": now, "moved": now,
        "due": None,
    }  # fmt: skip


def wanted_seats(host: Player, wish: NewGame) -> list[Seat]:
    """What the host wants on every seat; seats not spoken of are open, the first is the host's own."""
    wishes = list(wish.chairs) or [NewSeat("me")]
    if len(wishes) > wish.seats:
        raise Problem(422, "bad-setup", f"{len(wishes)} seats were described at a table of {wish.seats}")
    wishes += [NewSeat("open")] * (wish.seats - len(wishes))
    chairs = []
    for number, chair in enumerate(wishes):
        if chair.kind == "me":
            chairs.append(Seat(number, "human", host.id, called(chair, host.name), program=is_program(host)))
        elif chair.kind == "bot":
            chairs.append(Seat(number, "bot", None, called(chair, chair.bot), known_bot(chair.bot)))
        else:
            chairs.append(Seat(number, chair.kind))
    return chairs


def called(wish: NewSeat, otherwise: str) -> str:
    return clean(wish.name) if wish.name else otherwise


def known_bot(name: str) -> str:
    """Only levels and bots that run inside the server: nobody starts a program here through the network."""
    try:
        if name.startswith("stdio"):
            raise Problem(422, "bad-bot", "programs play through their own accounts, not as stdio bots")
        find(name)
    except Error as error:
        raise Problem(422, "bad-bot", str(error)) from None
    return name


def settle(sitting: Sitting, seat: int, by: str | None, **values: Any) -> None:
    """Change who sits at `seat`, as an entry and in the list of seats."""
    chair = sitting.seats[seat]
    if "player" in values:
        values.setdefault("program", False)
    for name, value in values.items():
        setattr(chair, name, value)
    sitting.add("seat", seat, by, {"seat": seat, **values})
    sitting.save_seat(chair)


def join(sitting: Sitting, player: Player, seat: int | None, secret: str) -> int:
    """Sit down: by a link on its seat, otherwise on an open one."""
    must_be_open(sitting)
    own = take_reserved(sitting, player) if not secret else []
    if own:
        return own[0]
    if secret:
        seat = seat_of_link(sitting, secret)
    elif any(chair.player == player.id for chair in sitting.seats):
        raise Problem(409, "already-seated", "you sit at this table already")
    else:
        seat = open_seat(sitting, seat)
    settle(sitting, seat, player.id, kind="human", player=player.id, name=player.name, program=is_program(player))
    return seat


def take_reserved(sitting: Sitting, player: Player) -> list[int]:
    """Sit down where one was asked to; with the last of those who were asked the game begins."""
    own = [chair.seat for chair in sitting.seats if chair.kind == "link" and chair.player == player.id]
    for seat in own:
        settle(sitting, seat, player.id, kind="human")
    if own and all(chair.kind in ("human", "bot") for chair in sitting.seats):
        begin_now(sitting, player)
    return own


def is_program(player: Player) -> bool:
    return bool(player.kind == "bot")


def open_seat(sitting: Sitting, seat: int | None) -> int:
    free = [chair.seat for chair in sitting.seats if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Problem(409, "seat-taken", "this seat is not free" if free else "no seat is free")
    return free[0] if seat is None else seat


def seat_of_link(sitting: Sitting, secret: str) -> int:
    """The seat a secret link is for; it is used up."""
    hashed = sha256(secret[:LONGEST_LINK].encode()).hexdigest()
    where = (links.c.hash == hashed) & (links.c.game == sitting.id)
    seat = sitting.db.scalar(select(links.c.seat).where(where))
    if seat is None or sitting.db.execute(delete(links).where(where)).rowcount != 1:
        raise Problem(403, "bad-link", "this link was used already or taken back")
    return int(seat)


def leave(sitting: Sitting, player: Player) -> None:
    """Get up before the start; the table goes on without the host, and ends when nobody is left."""
    must_be_open(sitting)
    own = seats_of(sitting, player)
    for chair in own:
        settle(sitting, chair.seat, player.id, kind="open", player=None, name="")
    rest = [chair.player for chair in sitting.seats if chair.player is not None]
    if not rest:
        sitting.set(status="stopped", why="everybody left")
    elif sitting.row.host == player.id:
        sitting.set(host=rest[0])


def seats_of(sitting: Sitting, player: Player | None) -> list[Seat]:
    """The seats a player holds; Problem if there are none."""
    own = [chair for chair in sitting.seats if player is not None and chair.player == player.id]
    if not own:
        raise Problem(403, "not-seated", "you do not sit at this table")
    return own


def change_seat(sitting: Sitting, host: Player, seat: int, wish: NewSeat) -> None:
    """The host makes a seat open, invited or a bot's; whoever sat there is sent away."""
    must_be_open(sitting)
    must_host(sitting, host)
    within(sitting, seat)
    sitting.db.execute(delete(links).where((links.c.game == sitting.id) & (links.c.seat == seat)))
    if wish.kind == "bot":
        settle(sitting, seat, host.id, kind="bot", player=None, name=called(wish, wish.bot), bot=known_bot(wish.bot))
    elif wish.kind == "me":
        own = {"player": host.id, "name": called(wish, host.name), "program": is_program(host)}
        settle(sitting, seat, host.id, kind="human", bot="", **own)
    else:
        settle(sitting, seat, host.id, kind=wish.kind, player=None, name="", bot="")


def invite(sitting: Sitting, host: Player, seat: int) -> str:
    """A secret for one seat, shown once. An older one of the seat stops working."""
    must_be_open(sitting)
    must_host(sitting, host)
    within(sitting, seat)
    if sitting.seats[seat].kind not in ("open", "link"):
        raise Problem(409, "seat-taken", "somebody sits there")
    uninvite(sitting, host, seat)
    secret = token_urlsafe(24)
    hashed = sha256(secret.encode()).hexdigest()
    sitting.db.execute(insert(links).values(hash=hashed, game=sitting.id, seat=seat, made=sitting.now))
    settle(sitting, seat, host.id, kind="link", player=None, name="", bot="")
    return secret


def uninvite(sitting: Sitting, host: Player, seat: int) -> None:
    must_host(sitting, host)
    sitting.db.execute(delete(links).where((links.c.game == sitting.id) & (links.c.seat == seat)))


def begin_game(sitting: Sitting, player: Player) -> None:
    """From here on the log grows. Everybody must be there."""
    must_be_open(sitting)
    must_host(sitting, player)
    begin_now(sitting, player)


def begin_now(sitting: Sitting, player: Player) -> None:
    empty = [chair.seat for chair in sitting.seats if chair.kind in ("open", "link")]
    if empty:
        raise Problem(409, "seats-empty", f"nobody sits on {len(empty)} of the seats", seats=empty)
    sitting.held.record = begin(sitting.held, sitting.row.seed, sitting.row.start)
    sitting.add("start", None, player.id, {"lines": list(sitting.held.record.log)})
    sitting.held.told[sitting.held.number] = sitting.held.record.opening
    sitting.db.execute(delete(links).where(links.c.game == sitting.id))
    sitting.set(status="playing", moved=sitting.now, clocks=first_clocks(sitting))
    next_turn(sitting)


def must_be_open(sitting: Sitting) -> None:
    if sitting.status != "open":
        raise Problem(409, "already-started", "the game has begun")


def must_host(sitting: Sitting, player: Player) -> None:
    if sitting.row.host != player.id:
        raise Problem(403, "not-host", "only the host of the table can do this")


def within(sitting: Sitting, seat: int) -> None:
    if seat not in range(len(sitting.seats)):
        raise Problem(404, "not-found", "there is no such seat")
