"""Login attempts: slow down guessing without locking out the owner.

An address has five attempts per username. While an account is attacked from many addresses, each has one; the owner
gets in with the right password from a new address, or with a cookie, which attackers do not have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from village.server.limits.buckets import Rate
from village.server.players.identity import Player, PlayersContext
from village.table.problem import Problem

PER_USERNAME_AND_ADDRESS: Final = Rate(1 / 30, 5)
PER_ADDRESS: Final = Rate(1 / 10, 30)
PER_USERNAME: Final = Rate(1 / 30, 100)  # above this the account counts as under attack
WHILE_ATTACKED: Final = Rate(1 / 600, 1)  # per address
WITH_COOKIE: Final = Rate(1 / 30, 5)


@dataclass(frozen=True)
class LoginAttempt:
    """An attempt to log in."""

    username: str
    address: str
    known: bool  # by a cookie of the same player

    def limits(self) -> dict[str, Rate]:
        """Return the limits that a wrong password counts towards; without capacity it is not checked at all."""
        if self.known:
            return {f"failed with cookie {self.username}": WITH_COOKIE}
        return {
            f"failed {self.username} {self.address}": PER_USERNAME_AND_ADDRESS,
            f"failed {self.address}": PER_ADDRESS,
        }


def check_password(context: PlayersContext, account: Player | None, password: str, attempt: LoginAttempt) -> None:
    """Check a password; only failures count, and above the limit even the right password has to wait."""
    limits = attempt.limits()
    context.limits.take(limits)
    if not attempt.known:
        limits |= reserve_attempt(context, attempt)
    try:
        matches = context.passwords.fits(account.password if account is not None else None, password)
    except Problem:  # the password was not checked
        context.limits.give_back(limits)
        raise
    if not matches:
        raise Problem(403, "wrong-credentials", "wrong username or password")
    context.limits.give_back(limits)


def reserve_attempt(context: PlayersContext, attempt: LoginAttempt) -> dict[str, Rate]:
    """Return the limits this attempt was counted towards: the username, or during an attack the address."""
    by_username = {f"failed {attempt.username}": PER_USERNAME}
    if not context.limits.seconds_to_wait(by_username):
        return by_username
    by_address = {f"failed while attacked {attempt.username} {attempt.address}": WHILE_ATTACKED}
    context.limits.take(by_address)
    return by_address
