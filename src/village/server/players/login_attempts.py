"""Login attempts: slow down guessing without locking out the owner.

An address has five attempts per login. While a login is attacked from many addresses, each has one; the owner gets in
with the right password from a new address, or with a cookie, which attackers do not have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.players.ports import PlayersContext
from village.server.rate_limits import Rate

PER_LOGIN_AND_ADDRESS: Final = Rate(1 / 30, 5)
PER_ADDRESS: Final = Rate(1 / 10, 30)
PER_LOGIN: Final = Rate(1 / 30, 100)  # above this the login counts as under attack
WHILE_ATTACKED: Final = Rate(1 / 600, 1)  # per address
WITH_COOKIE: Final = Rate(1 / 30, 5)


@dataclass(frozen=True)
class LoginAttempt:
    """An attempt to log in."""

    login: str
    address: str
    known: bool  # by a cookie of the same player

    def limits(self) -> dict[str, Rate]:
        """Return the limits that a wrong password counts towards; without capacity it is not checked at all."""
        if self.known:
            return {f"failed with cookie {self.login}": WITH_COOKIE}
        return {
            f"failed {self.login} {self.address}": PER_LOGIN_AND_ADDRESS,
            f"failed {self.address}": PER_ADDRESS,
        }


def check_password(context: PlayersContext, found: Player | None, password: str, tries: LoginAttempt) -> None:
    """Check a password; only failures count, and above the limit even the right password has to wait."""
    limits = tries.limits()
    context.limits.take(limits)
    if not tries.known:
        limits |= reserve_attempt(context, tries)
    try:
        fits = context.passwords.fits(found.password if found is not None else None, password)
    except Problem:  # the password was not checked
        context.limits.give_back(limits)
        raise
    if not fits:
        raise Problem(403, "wrong-login", "wrong login or password")
    context.limits.give_back(limits)


def reserve_attempt(context: PlayersContext, tries: LoginAttempt) -> dict[str, Rate]:
    """Return the limits this attempt was counted towards: the login, or during an attack the address."""
    of_all = {f"failed {tries.login}": PER_LOGIN}
    if not context.limits.seconds_to_wait(of_all):
        return of_all
    alone = {f"failed while attacked {tries.login} {tries.address}": WHILE_ATTACKED}
    context.limits.take(alone)
    return alone
