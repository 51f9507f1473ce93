"""Players who do not answer: time that ran out, bots that take a seat over, and how its player gets it back."""

from __future__ import annotations

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.table.cache import Seat
from village.server.table.clocks import charge, empty_clock, runs_out
from village.server.table.next_turn import away_from, end, first_look, next_turn
from village.server.table.seats import seats_of, settle
from village.server.table.session import Sitting


def look_after(sitting: Sitting) -> None:
    """See whether the seat that is asked has time left and somebody on it; act if not. Does nothing before its time."""
    due = sitting.row.due
    if due is None or due > sitting.now:
        return
    if sitting.status != "playing" or sitting.held.lost:
        sitting.set(due=None)
        return
    chair = sitting.seats[sitting.record.actor]
    if chair.bot:
        sitting.set(due=None)
    elif is_past(runs_out(sitting, chair.seat), sitting.now):
        run_out(sitting, chair)
    elif is_past(away_from(sitting, chair), sitting.now):
        take_over(sitting, chair)
    else:
        sitting.set(due=first_look(sitting, chair))


def is_past(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def run_out(sitting: Sitting, chair: Seat) -> None:
    """Time is over: a bot plays on until the player is back, or, where a table waits for everybody, the seat resigns.

    It is the same in games of days: a clock without an end would let one player hold up all others for good.
    """
    if sitting.row.manner["absent"] == "wait":
        charge(sitting, chair.seat)
        give_up(sitting, chair, None)
        return
    take_over(sitting, chair)
    empty_clock(sitting, chair.seat)


def take_over(sitting: Sitting, chair: Seat) -> None:
    charge(sitting, chair.seat)
    settle(sitting, chair.seat, None, bot=stand_in(sitting))
    next_turn(sitting)


def stand_in(sitting: Sitting) -> str:
    """The bot that plays for people of this table who do not."""
    return str(sitting.row.manner.get("bot", "medium"))


def take_back_seats(sitting: Sitting, player: Player) -> None:
    """A player who was away is here again."""
    if sitting.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played")
    for chair in seats_of(sitting, player):
        if chair.bot and not chair.resigned:
            come_back(sitting, chair)


def come_back(sitting: Sitting, chair: Seat) -> None:
    """The bot's job is dropped; the clock runs from here."""
    settle(sitting, chair.seat, chair.player, bot="")
    asked = sitting.seats[sitting.record.actor]
    if asked is chair:
        sitting.set(moved=sitting.now)
        next_turn(sitting)
    elif not asked.bot:  # who is asked may have been alone until now
        sitting.set(due=first_look(sitting, asked))


def give_up(sitting: Sitting, chair: Seat, by: str | None) -> None:
    """A bot plays on for the others' sake, the family cannot win; with one player left the game ends."""
    settle(sitting, chair.seat, by, resigned=True, bot=chair.bot or stand_in(sitting))
    left = [other for other in sitting.seats if not other.resigned]
    if len(left) <= 1 or not any(other.kind == "human" for other in left):
        end(sitting, "resigned")
    else:
        next_turn(sitting)
