"""Tries at a password: whoever guesses is slowed down, whoever owns the login gets in.

An address has five tries at a login. While a login is attacked from many addresses each has one; the owner comes by
the right password from a new address, or by a cookie, which nobody who guesses has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from village.server.errors import Problem
from village.server.players.context import PlayersContext
from village.server.players.identity import Player
from village.server.rate_limits import Rate

PER_LOGIN_AND_ADDRESS: Final = Rate(1 / 30, 5)
PER_ADDRESS: Final = Rate(1 / 10, 30)
PER_LOGIN: Final = Rate(1 / 30, 100)  # more than these make it a login that is attacked
WHILE_ATTACKED: Final = Rate(1 / 600, 1)  # for one address
WITH_COOKIE: Final = Rate(1 / 30, 5)


@dataclass(frozen=True)
class Tries:
    """Who tries which login."""

    login: str
    address: str
    known: bool  # by a cookie of the very player

    def limits(self) -> dict[str, Rate]:
        """What a wrong password is counted towards; without the right to another try it is not looked at."""
        if self.known:
            return {f"failed with cookie {self.login}": WITH_COOKIE}
        return {
            f"failed {self.login} {self.address}": PER_LOGIN_AND_ADDRESS,
            f"failed {self.address}": PER_ADDRESS,
        }


def must_fit(context: PlayersContext, found: Player | None, password: str, tries: Tries) -> None:
    """Only failures count, known or not; whoever has used up the limit waits, also with the right password."""
    limits = tries.limits()
    context.limits.take(limits)
    if not tries.known:
        limits |= must_be_let_through(context, tries)
    try:
        fits = context.passwords.fits(found.password if found is not None else None, password)
    except Problem:  # nobody has looked at it
        context.limits.give_back(limits)
        raise
    if not fits:
        raise Problem(403, "wrong-login", "this login and this password do not go together")
    context.limits.give_back(limits)


def must_be_let_through(context: PlayersContext, tries: Tries) -> dict[str, Rate]:
    """What this try was counted towards: the login, or while that has no more the address alone."""
    of_all = {f"failed {tries.login}": PER_LOGIN}
    if not context.limits.seconds_to_wait(of_all):
        return of_all
    alone = {f"failed while attacked {tries.login} {tries.address}": WHILE_ATTACKED}
    context.limits.take(alone)
    return alone
