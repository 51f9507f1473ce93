"""Changing seats before the start: players, bots and seats that are reserved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import UNSET

from village.bots.registry import check_bot_exists
from village.record.errors import Error
from village.table.entries import SeatChange, Stopped
from village.table.guards import check_open, check_seat_number, require_host
from village.table.names import clean
from village.table.new_table import NewPlayer
from village.table.open_table import Person, seats_of
from village.table.problem import Problem
from village.table.reserved_names import chosen_name
from village.table.session import TableSession
from village.table.state import Seat, bot_number

MAX_SIMULATIONS: Final = 2000  # per bot move
FindFriend = Callable[[Person, str], Person]  # from the host and the id of the friendship


def set_seat(session: TableSession, by: str | None, change: SeatChange) -> None:
    """Change a seat, as an entry and in the list of seats."""
    session.check_seat_change(by, change)
    if change.player is not UNSET and change.automated is UNSET:
        change.automated = False
    session.add(change, change.seat, by)
    session.save_seat(session.seats[change.seat])


def change_to(seat: Seat) -> SeatChange:
    """Return the change that makes a seat like this."""
    number = seat.bot_number or UNSET
    return SeatChange(
        seat.number, seat.kind, seat.player, seat.name, seat.bot, automated=seat.automated, bot_number=number
    )


def is_automated(player: Person) -> bool:
    return player.kind == "bot"


def seat_name(request: NewPlayer, otherwise: str) -> str:
    """Return the requested name; players cannot take the name of a bot, but bots can."""
    if not request.name:
        return otherwise
    return clean(request.name) if request.kind == "bot" else chosen_name(request.name)


def known_bot(name: str) -> str:
    """Return the bot if it runs inside the server and is fast enough; raise a Problem otherwise."""
    word, _, setting = name.partition(":")
    if word == "stdio":
        raise Problem(422, "bad-bot", "external programs play through bot accounts, not as stdio bots")
    try:
        check_bot_exists(name)
    except Error as error:
        raise Problem(422, "bad-bot", str(error)) from None
    if word == "mcts" and (setting.endswith("s") or int(setting or 0) > MAX_SIMULATIONS):
        raise Problem(422, "bad-bot", f"mcts is limited to {MAX_SIMULATIONS} simulations here")
    return name


def requested_seats(friend: FindFriend, host: Person, described: Sequence[NewPlayer], seats: int) -> list[Seat]:
    """Return the requested seats; seats not mentioned are open, the first is the host's."""
    requests = list(described) or [NewPlayer("me")]
    if len(requests) > seats:
        raise Problem(422, "bad-setup", f"the table has {seats} seats, but {len(requests)} were described")
    requests += [NewPlayer("open")] * (seats - len(requests))
    if all(seat.kind == "bot" for seat in requests):
        raise Problem(422, "bad-setup", "at least one player must be human")
    return [requested_seat(friend, host, number, seat) for number, seat in enumerate(requests)]


def requested_seat(find_friend: FindFriend, host: Person, number: int, request: NewPlayer) -> Seat:
    if request.kind == "me":
        return Seat(number, "human", host.id, seat_name(request, host.name), automated=is_automated(host))
    if request.kind == "bot":
        return Seat(number, "bot", None, seat_name(request, request.bot), known_bot(request.bot))
    if request.kind == "friend":
        friend = find_friend(host, request.friend)
        return Seat(number, "link", friend.id, friend.name, automated=is_automated(friend))
    return Seat(number, request.kind)


def seat_all(session: TableSession, new_seats: list[Seat], by: str) -> None:
    """Seat the first players of a new table."""
    session.add_seats(new_seats)
    for seat in new_seats:
        set_seat(session, by, change_to(seat))


def change_seat(session: TableSession, host: Person, seat: int, request: NewPlayer) -> None:
    """Make a seat open, reserved or a bot's; its player has to leave."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    session.void_links(seat)
    new_seat = requested_seat(session.friend, host, seat, request)
    if new_seat.kind == "bot":
        new_seat.bot_number = free_bot_number(session.seats, seat)
    set_seat(session, host.id, change_to(new_seat))


def free_bot_number(seats: Sequence[Seat], seat: int) -> int:
    """Return the number of a name that no other bot has: after a rematch they are not those of the seats."""
    taken = [bot_number(other) for other in seats if other.kind == "bot" and other.number != seat]
    numbers = [seat + 1, *range(1, len(seats) + 1)]
    free: int = next(number for number in numbers if number not in taken)
    return free


def leave(session: TableSession, player: Person) -> None:
    """Leave before the start; the table continues without its host and ends when it is empty."""
    check_open(session)
    hosts = session.row.host == player.id
    own = [seat for seat in session.seats if seat.player == player.id] if hosts else seats_of(session, player)
    for seat in own:
        set_seat(session, player.id, SeatChange(seat.number, "open", None, ""))
    rest = [seat.player for seat in session.seats if seat.player is not None]
    if not rest:
        session.set(status="stopped", stop_reason="everybody left")
        session.add(Stopped("everybody left"), None, player.id)
    elif hosts:
        session.set(host=rest[0])
