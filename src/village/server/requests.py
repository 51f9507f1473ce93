"""Request bodies."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from village.record.setup import GAME

WHOLE: Final = r"$(?!\n)"  # end of text: `$` alone accepts a trailing newline, and not every reader knows `\Z`

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=f"^[A-Za-z0-9_-]+{WHOLE}")]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=0, le=366 * 86400)]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A seat: your own, open, reserved by link, for a friend, or for a bot."""

    kind: Literal["me", "open", "link", "friend", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Short = "medium"
    friend: Annotated[str, Meta(max_length=32)] = ""  # the id of the friendship


class FriendLink(Struct, forbid_unknown_fields=True):
    """A link that makes you and its sender friends."""

    link: Annotated[str, Meta(min_length=8, max_length=80)]


class PuzzleMove(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=80)]


class Clock(Struct, forbid_unknown_fields=True):
    """Thinking time; all zero: unlimited."""

    bank: Seconds = 0  # seconds for the whole game
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds added after every move
    days: Annotated[int, Meta(ge=0, le=60)] = 0  # days per turn, instead of a bank


class NewCustomValues(Struct, forbid_unknown_fields=True):
    """Custom values by key; `hash`, if given, must match."""

    name: Annotated[str, Meta(max_length=60)] = ""
    values: dict[str, Any] = field(default_factory=dict)
    hash: Short | UnsetType = UNSET


class CheckedCustomValues(NewCustomValues, forbid_unknown_fields=True):
    """Custom values to be checked."""

    game: Short = GAME


class CustomValuesFile(Struct, forbid_unknown_fields=True):
    """A file of custom values, as written by `village values --template`."""

    text: str
    game: Short = GAME  # if the file names none


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: Short = GAME
    edition: Short = ""  # default of the game
    seats: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET  # default of the game
    expansions: Annotated[list[Short], Meta(max_length=20)] = field(default_factory=list)
    options: dict[Short, Any] = field(default_factory=dict)
    custom_values: NewCustomValues | UnsetType | None = UNSET  # null: printed; omitted: the server's
    players: Annotated[list[NewPlayer], Meta(max_length=9)] = field(
        default_factory=list
    )  # the remaining seats are open
    clock: Clock = field(default_factory=Clock)
    absent: Literal["wait", "bot"] = "wait"  # what happens to the seat of an absent player
    replacement_bot: Short = "medium"  # for absent players
    away: Annotated[int, Meta(ge=10, le=60 * 86400)] = 120  # seconds until a player counts as absent
    public: bool = True  # listed for everyone
    start: bool = False  # start immediately


class Move(Struct, forbid_unknown_fields=True):
    """A move for the question at `ply`. Requests with the same key are executed once."""

    ply: Ply
    token: Token
    key: Key
    number: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # the last message seen


class NewBranch(Struct, forbid_unknown_fields=True):
    """The position to branch from, your seat, and the bot for the other people's seats."""

    ply: Ply
    seat: SeatNumber
    bot: Short = "medium"


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Undo my last move."""

    ply: Ply
    key: Key


class Reply(Struct, forbid_unknown_fields=True):
    """Whether the requested undo is allowed."""

    agree: bool


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    link: Short = ""


class NewLine(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class RecordUpload(Struct, forbid_unknown_fields=True):
    """The text of a `.village` file."""

    text: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


MAX_BROWSERS_OF_PLAYER: Final = 8


class Browser(Struct, forbid_unknown_fields=True):
    """The result of `pushManager.subscribe`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]


class PreferenceChanges(Struct, forbid_unknown_fields=True):
    """Changed settings; empty means off, omitted means unchanged. Browsers are added."""

    language: Literal["en", "de", "zh", "zh-Hant"] | None = None
    push: Annotated[list[Browser], Meta(max_length=MAX_BROWSERS_OF_PLAYER)] | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    mail_turns: bool | None = None  # false: the address is for password resets only
    webhook: Annotated[str, Meta(max_length=1000)] | None = None


class Introduction(Struct, forbid_unknown_fields=True):
    name: Name


Password = Annotated[str, Meta(min_length=8, max_length=200)]
Username = Annotated[str, Meta(min_length=3, max_length=40, pattern=f"^[A-Za-z0-9._@+-]+{WHOLE}")]


class Account(Struct, forbid_unknown_fields=True):
    """The username and password of a new account; usernames are case-insensitive."""

    username: Username
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    username: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    keep_guest_seats: bool = False  # move the seats of this browser's guest to the account


class PasswordResetRequest(Struct, forbid_unknown_fields=True):
    """The username to send a reset link for."""

    username: Annotated[str, Meta(min_length=1, max_length=40)]


class PasswordReset(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]  # from the link
    password: Password
    end_tokens: bool = False  # also revoke my tokens and those of my bots


class AccountDeletion(Struct, forbid_unknown_fields=True):
    """Delete all my data; guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewReport(Struct, forbid_unknown_fields=True):
    """A report about a player at the table, or about a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None  # number of the line


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password
    end_tokens: bool = False  # also revoke my tokens and those of my bots
