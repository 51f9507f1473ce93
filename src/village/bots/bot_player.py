"""A bot in a seat: its moves are checked, its time is measured, and it is closed at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from time import process_time
from types import TracebackType
from typing import Any

from village.bots.bot import BadBot, Bot, PlayerView, wrap_bot_errors
from village.bots.registry import find
from village.record.errors import Error
from village.record.record import Record


class BotPlayer:
    """A bot for one seat of one game.

    Args:
        bot: The name of a bot, or a bot.
        salt: Distinguishes games with the same opening, see `PlayerView.game`.

    Raises:
        BadBot: There is no bot of this name.
    """

    def __init__(self, bot: str | Bot, salt: str = "") -> None:
        self.name = bot if isinstance(bot, str) else type(bot).__name__
        self.salt = salt
        self.bot = find(bot) if isinstance(bot, str) else bot
        if not hasattr(self.bot, "choose"):
            raise BadBot(f"{self.bot!r} is no bot: it has no method `choose`")
        self.clock = getattr(self.bot, "clock", process_time)  # an external program uses no CPU time of this process
        self.decisions = 0
        self.seconds = 0.0

    def choose_move(self, record: Record) -> str:
        """Return the bot's move; raise BadBot if it fails or the move is illegal."""
        table = PlayerView(record, record.actor, self.salt)
        before = self.clock()
        token = self.ask_bot(table)
        self.seconds += self.clock() - before
        self.decisions += 1
        if not isinstance(token, str) or token not in table.moves:
            raise BadBot(
                f"bot {self.name!r} chose {token!r} for the question {table.question!r}, which is not a legal move"
            )
        return token

    def ask_bot(self, table: PlayerView) -> str:
        with self.name_in_errors(), wrap_bot_errors("failed"):
            return self.bot.choose(table)

    def close(self) -> None:
        """Close the bot, if it can be closed."""
        close: Any = getattr(self.bot, "close", None)
        if close is not None:
            with self.name_in_errors(), wrap_bot_errors("did not close"):
                close()

    @contextmanager
    def name_in_errors(self) -> Iterator[None]:
        try:
            yield
        except BadBot as error:
            raise BadBot(f"bot {self.name!r} {error}") from error.__cause__

    def __enter__(self) -> BotPlayer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the bot, but do not let an error here hide an earlier one."""
        try:
            self.close()
        except BadBot:
            if error is None:
                raise


def play_out(record: Record, players: Sequence[str | Bot | BotPlayer]) -> None:
    """Let bots play a game to its end.

    Args:
        record: The game, at any point; chance must come from its seed.
        players: One for each seat: the name of a bot, a bot, or a `BotPlayer`. The caller closes the `BotPlayer`s,
            this function the others.

    Raises:
        BadBot: A bot does not exist, fails, or chooses an illegal move.
        Error: The number of players is not that of the seats.
    """
    if len(players) != record.seats:
        raise Error(f"{record.seats} players are needed, one for each seat, not {len(players)}")
    with ExitStack() as stack:
        seated = [
            player if isinstance(player, BotPlayer) else stack.enter_context(BotPlayer(player)) for player in players
        ]
        while not record.over:
            record.play(seated[record.actor].choose_move(record))
