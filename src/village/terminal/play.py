"""Play a game in the terminal, with bots and people."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from shlex import quote
from shutil import which
from tempfile import gettempdir
from typing import Final

from rich.text import Text

from village.bots.bot import BadBot
from village.bots.bot_player import BotPlayer
from village.kernel.types import CHANCE
from village.record.errors import CannotUndo
from village.record.record import Record
from village.terminal.bots import describe_bot
from village.terminal.files import unused_path, write_record
from village.terminal.news import EventLog
from village.terminal.prompt import Prompt
from village.terminal.scene import Event
from village.terminal.scores import score_table
from village.terminal.screen import Screen
from village.terminal.wrap import paragraph

DEFAULT_BOT: Final = "easy"


class TerminalGame:
    """A game in the terminal, from the first question until the players leave."""

    def __init__(
        self,
        record: Record,
        screen: Screen,
        read: Callable[[str], str],
        players: Sequence[BotPlayer] = (),
        file: Path | None = None,
    ) -> None:
        self.record = record
        self.screen = screen
        self.read = read
        self.file = file  # where this game was loaded from or saved to
        seats = [seat for seat in range(record.seats) if seat not in screen.humans]
        self.players = dict(zip(seats, players, strict=True))  # the bots by seat
        self.events = EventLog()
        self.events.add(0, screen.scene.opening(record.opening))
        self.prompt = Prompt(self)
        self.leaving = False
        self.last_seat: int | None = None  # of the player who was asked last
        self.remark = ""  # label of a note to print before the next question

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        self.welcome()
        with ExitStack() as stack:
            for player in self.players.values():
                stack.enter_context(player)
            self.play_until_end()

    def play_until_end(self) -> None:
        try:
            while not self.record.over and not self.leaving:
                if self.record.actor in self.screen.humans:
                    self.ask(self.record.actor)
                else:
                    self.play_move(self.players[self.record.actor].choose_move(self.record))
            if not self.leaving:
                self.finish()
        except (EOFError, KeyboardInterrupt):
            self.leave()
        except BadBot:
            self.leave()
            raise

    def welcome(self) -> None:
        words = self.screen.words
        greeting, *expansions = self.screen.scene.welcome(self.record.setting())
        self.screen.sentence(words.label("gap").join(sentence for sentence in (self.greeting(), greeting) if sentence))
        for name in dict.fromkeys(player.name for player in self.players.values()):
            names = words.comma_list(words.name(seat) for seat, player in self.players.items() if player.name == name)
            self.screen.say("welcome-bot", bot=name, names=names, described=describe_bot(name, words))
        for sentence in filter(None, expansions):
            self.screen.sentence(sentence)

    def greeting(self) -> str:
        """Greet the players at this keyboard."""
        words, scene = self.screen.words, self.screen.scene
        first, *others = sorted(self.screen.humans)
        if not others:
            return words.label("welcome", game=words.game_name(), name=words.name(first), letter=scene.letter(first))
        names = words.comma_list(words.name(seat) + words.bracketed([scene.letter(seat)]) for seat in (first, *others))
        return words.label("welcome-many", game=words.game_name(), names=names)

    def ask(self, seat: int) -> None:
        """Show the news to this player, and read commands until a move is made."""
        ply = len(self.record.log)
        first = self.pass_keyboard(seat) or seat not in self.events.moves_seen
        news = self.events.news(seat, ply)
        below = [*self.news_lines(news), *self.remark_lines(), *self.screen.question(self.record)]
        if first or self.record.opens_turn or any(event["seat"] not in (seat, CHANCE) for event in news):
            self.screen.board_above(self.record.view(seat), seat, below)
        else:
            self.screen.lines(below)
        while len(self.record.log) == ply and not self.leaving:
            self.prompt.handle(self.read(f"[1-{len(self.record.moves)}, help] > "))

    def pass_keyboard(self, seat: int) -> bool:
        """Clear the screen between two players with secrets; return whether it was cleared."""
        before, self.last_seat = self.last_seat, seat
        if seat == before or not self.record.has_secrets(self.screen.humans):
            return False
        self.screen.clear()
        self.ask_for("pass-device", name=self.screen.words.name(seat))
        self.screen.clear()
        return True

    def news_lines(self, news: list[Event]) -> list[Text]:
        if not news:
            return []
        return [Text(self.screen.words.label("happened"), style="bold"), *self.screen.news(news, self.record)]

    def remark_lines(self) -> list[Text]:
        """Return the pending note, and clear it."""
        key, self.remark = self.remark, ""
        return paragraph(Text(), Text(self.screen.words.label(key))) if key else []

    def play_move(self, token: str) -> None:
        seat, ply = self.record.actor, len(self.record.log)
        events = self.record.play(token)
        self.events.add(ply, events)
        if seat in self.screen.humans:
            self.remark = self.screen.scene.remark(event for event in events if event["seat"] == seat)

    def undo(self) -> None:
        """Undo the last move made at this keyboard, and the bot moves after it."""
        humans = {str(seat) for seat in self.screen.humans}
        own_plies = [ply for ply, line in enumerate(self.record.log) if line.split(" ", 1)[0] in humans]
        if not own_plies:
            self.screen.say("undo-nothing")
            return
        try:
            self.record.check_unrevealed(own_plies[-1])
        except CannotUndo as reason:
            self.screen.say("undo-shown" if reason.key == "shown" else "undo-revealed")
            return
        self.record.replay(self.record.log[: own_plies[-1]])
        self.events.undo(len(self.record.log))
        self.remark = "undone"

    def save(self, path: Path) -> bool:
        """Save the game, and return whether it worked. An existing file of another game is not overwritten."""
        if path.exists() and path != self.file:
            self.screen.say("save-exists", file=str(path))
            return False
        try:
            write_record(path, self.record)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            self.screen.say("save-failed", file=str(path), reason=reason or str(error))
            return False
        self.file = path
        self.screen.say("saved", file=str(path), command=self.command(path))
        return True

    def command(self, path: Path) -> str:
        """Return the command that continues a saved game."""
        not_on_path = sys.argv[0].endswith("/village") and not which("village")
        program = sys.argv[0] if not_on_path else "village"
        language = self.screen.words.code
        language_option = "" if language == "en" else f" --language {language}"
        if self.record.over:
            return f"{program} replay {path}{language_option}"
        humans = "" if len(self.screen.humans) == 1 else f" --humans {len(self.screen.humans)}"
        names = [player.name for player in self.players.values()]
        bots = "" if set(names) <= {DEFAULT_BOT} else f" --bots {quote(','.join(names))}"
        return f"{program} play --load {path}{humans}{bots}{language_option}"

    def leave(self) -> None:
        """Save the game after Ctrl-C or the end of input."""
        self.leaving = True
        self.screen.console.print()
        name = unused_path(self.record)
        if not self.record.over and not self.save(name):
            self.save(Path(gettempdir()) / name)
        self.screen.say("bye")

    def finish(self) -> None:
        screen, words = self.screen, self.screen.words
        screen.lines(self.news_lines(self.events.news(min(screen.humans), len(self.record.log))))
        screen.board(self.record, None)
        screen.console.print(score_table(self.record.scores(), screen.scene, words.label("final")))
        screen.lines(paragraph(Text(), Text(self.result(), style="bold")))
        self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file name until the game is saved or the player declines."""
        typed = self.ask_for("keep-ask")
        no = self.screen.words.label("replies-no").split()
        while typed and typed.casefold() not in no and not self.save(Path(typed)):
            typed = self.ask_for("keep-ask")

    def ask_for(self, key: str, **args: str) -> str:
        """Print a label, and return the input."""
        self.screen.say(key, **args)
        return self.read("> ").strip()

    def result(self) -> str:
        """Name the winners, or the title earned in a single-player game."""
        words, score = self.screen.words, self.record.scores()[0]
        if "title" in score:
            return words.label("titled", points=score["total"], title=words.text.title(score["title"]))
        names = [words.name(seat) for seat in self.record.winners]
        return words.label("winner" if len(names) == 1 else "winners", names=words.comma_list(names))
