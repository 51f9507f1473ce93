"""What clients send: the shapes of their requests."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from village.record.table import GAME

WHOLE: Final = r"$(?!\n)"  # the end: `$` alone lets a line break pass, and not everybody who reads this knows `\Z`

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=f"^[A-Za-z0-9_-]+{WHOLE}")]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=0, le=366 * 86400)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat: your own, open to all, for whom you send a link to, for a friend, or a bot's."""

    kind: Literal["me", "open", "link", "friend", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Short = "medium"
    friend: Annotated[str, Meta(max_length=32)] = ""  # the id by which you know them


class FriendLink(Struct, forbid_unknown_fields=True):
    """What somebody sent you so that you are friends."""

    link: Annotated[str, Meta(min_length=8, max_length=80)]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=80)]


class Pace(Struct, forbid_unknown_fields=True):
    """How long players may think; all zero: as long as they like."""

    bank: Seconds = 0  # for the whole game
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # more after every answer
    days: Annotated[int, Meta(ge=0, le=60)] = 0  # for each turn, instead of a bank


class NewNumbers(Struct, forbid_unknown_fields=True):
    """Numbers of your own box, by key; `hash`, where it is given, must be theirs."""

    name: Annotated[str, Meta(max_length=60)] = ""
    values: dict[str, Any] = field(default_factory=dict)
    hash: Short | UnsetType = UNSET


class CheckedNumbers(NewNumbers, forbid_unknown_fields=True):
    """Numbers that somebody is entering."""

    game: Short = GAME


class NumbersFile(Struct, forbid_unknown_fields=True):
    """A file of numbers, as `village numbers --template` writes one."""

    text: str
    game: Short = GAME  # where the file names none


class NewGame(Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: Short = GAME
    edition: Short = ""  # as the title has it
    seats: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET  # as the title has it
    boxes: Annotated[list[Short], Meta(max_length=20)] = field(default_factory=list)
    options: dict[Short, Any] = field(default_factory=dict)
    numbers: NewNumbers | UnsetType | None = UNSET  # null: ours; left out: those of this server, if it has any
    chairs: Annotated[list[NewSeat], Meta(max_length=9)] = field(default_factory=list)  # the rest is open
    pace: Pace = field(default_factory=Pace)
    absent: Literal["wait", "bot"] = "wait"  # what happens to a seat whose player is away
    stand_in: Short = "medium"  # the bot that plays for them
    away: Annotated[int, Meta(ge=10, le=60 * 86400)] = 120  # seconds after which a player is away
    listed: bool = True  # everybody may see it in the list of tables
    start: bool = False  # begin at once


class Move(Struct, forbid_unknown_fields=True):
    """An answer to the question asked at `ply`. The same key is answered once, however often it is sent."""

    ply: Ply
    token: Token
    key: Key
    number: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None  # of the last message seen: what came after counts


class PlayOn(Struct, forbid_unknown_fields=True):
    """Which moment to play on from, on which seat, and who plays for the people on the others."""

    ply: Ply
    seat: SeatNumber
    bot: Short = "medium"


class Back(Struct, forbid_unknown_fields=True):
    """Take back the last answer."""

    ply: Ply
    key: Key


class Reply(Struct, forbid_unknown_fields=True):
    """Whether the asking seat may go back."""

    agree: bool


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    link: Short = ""


class NewLine(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Written(Struct, forbid_unknown_fields=True):
    """The text of a `.village` file."""

    text: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


MAX_BROWSERS_OF_PLAYER: Final = 8


class Browser(Struct, forbid_unknown_fields=True):
    """What `pushManager.subscribe` gave."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=f"^[A-Za-z0-9_-]+=*{WHOLE}")]


class Wishes(Struct, forbid_unknown_fields=True):
    """How to hear of a turn; what is empty is off, what is left out stays as it was. Browsers are added to others."""

    language: Literal["en", "de", "zh"] | None = None
    push: Annotated[list[Browser], Meta(max_length=MAX_BROWSERS_OF_PLAYER)] | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    mail_turns: bool | None = None  # false: the address is for a lost password only
    webhook: Annotated[str, Meta(max_length=1000)] | None = None


class Introduction(Struct, forbid_unknown_fields=True):
    name: Name


Password = Annotated[str, Meta(min_length=8, max_length=200)]
LoginName = Annotated[str, Meta(min_length=3, max_length=40, pattern=f"^[A-Za-z0-9._@+-]+{WHOLE}")]


class Account(Struct, forbid_unknown_fields=True):
    """What a guest takes to be known on other devices; a login is the same in small and capital letters."""

    login: LoginName
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bring: bool = False  # the seats I have as a guest in this browser


class LostPassword(Struct, forbid_unknown_fields=True):
    """To whose e-mail a link to a new one is to be sent."""

    login: Annotated[str, Meta(min_length=1, max_length=40)]


class FoundPassword(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]  # from that link
    password: Password
    end_tokens: bool = False  # my tokens and those of my bots are void too


class Leave(Struct, forbid_unknown_fields=True):
    """Delete all that is stored of me; guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewReport(Struct, forbid_unknown_fields=True):
    """For whoever runs the server: of somebody at the table, or of who said a line of chat there."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None  # its number


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password
    end_tokens: bool = False  # my tokens and those of my bots are void too
