"""A game at the keyboard: bots answer for themselves, people are asked."""

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
from village.bots.seated_bot import SeatedBot
from village.kernel.types import CHANCE
from village.record.errors import CannotUndo
from village.record.record import Record
from village.terminal.bots import described
from village.terminal.flow import paragraph
from village.terminal.prompt import Prompt
from village.terminal.scene import Event
from village.terminal.scores import score_table
from village.terminal.screen import Screen
from village.terminal.store import free_name, write_record
from village.terminal.story import Story

EASY: Final = "easy"  # whom people meet unless they say otherwise


class Play:
    """One sitting."""

    def __init__(
        self,
        record: Record,
        screen: Screen,
        read: Callable[[str], str],
        players: Sequence[SeatedBot] = (),
        file: Path | None = None,
    ) -> None:
        self.record = record
        self.screen = screen
        self.read = read
        self.file = file  # where this game was loaded from or saved to
        seats = [seat for seat in range(record.seats) if seat not in screen.humans]
        self.players = dict(zip(seats, players, strict=True))  # those who are programs
        self.story = Story()
        self.story.tell(0, screen.scene.opening(record.opening))
        self.prompt = Prompt(self)
        self.leaving = False
        self.seated: int | None = None  # who was asked last
        self.remark = ""  # the label of something to say before the next question

    def run(self) -> None:
        """Until the game is over or nobody is at the keyboard any more."""
        self.welcome()
        with ExitStack() as stack:
            for player in self.players.values():
                stack.enter_context(player)
            self.until_the_end()

    def until_the_end(self) -> None:
        try:
            while not self.record.over and not self.leaving:
                if self.record.actor in self.screen.humans:
                    self.ask(self.record.actor)
                else:
                    self.answer(self.players[self.record.actor].answer(self.record))
            if not self.leaving:
                self.finish()
        except (EOFError, KeyboardInterrupt):
            self.leave()
        except BadBot:
            self.leave()
            raise

    def welcome(self) -> None:
        words = self.screen.words
        told, *boxes = self.screen.scene.welcome(self.record.setting())
        self.screen.sentence(words.label("gap").join(sentence for sentence in (self.greeting(), told) if sentence))
        for name in dict.fromkeys(player.name for player in self.players.values()):
            names = ", ".join(words.name(seat) for seat, player in self.players.items() if player.name == name)
            self.screen.say("welcome-bot", bot=name, names=names, described=described(name, words))
        for told in filter(None, boxes):
            self.screen.sentence(told)

    def greeting(self) -> str:
        """Who sits at this keyboard."""
        words, scene = self.screen.words, self.screen.scene
        first, *others = sorted(self.screen.humans)
        if not others:
            return words.label("welcome", game=words.title(), name=words.name(first), letter=scene.letter(first))
        names = ", ".join(f"{words.name(seat)} ({scene.letter(seat)})" for seat in (first, *others))
        return words.label("welcome-many", game=words.title(), names=names)

    def ask(self, seat: int) -> None:
        """Show what is new to this player and take one answer or command."""
        ply = len(self.record.log)
        first = self.curtain(seat) or seat not in self.story.heard
        news = self.story.news(seat, ply)
        below = [*self.happened(news), *self.note(), *self.screen.question(self.record)]
        if first or self.record.opens_turn or any(event["seat"] not in (seat, CHANCE) for event in news):
            self.screen.above(self.record.view(seat), seat, below)
        else:
            self.screen.lines(below)
        while len(self.record.log) == ply and not self.leaving:
            self.prompt.take(self.read(f"[1-{len(self.record.moves)}, help] > "))

    def curtain(self, seat: int) -> bool:
        """Whether it fell: when the keyboard changes hands among people who may not know the same."""
        before, self.seated = self.seated, seat
        if seat == before or not self.record.has_secrets(self.screen.humans):
            return False
        self.screen.clear()
        self.prompted("curtain", name=self.screen.words.name(seat))
        self.screen.clear()
        return True

    def happened(self, news: list[Event]) -> list[Text]:
        if not news:
            return []
        return [Text(self.screen.words.label("happened"), style="bold"), *self.screen.news(news, self.record)]

    def note(self) -> list[Text]:
        """What is to be said before the next question."""
        key, self.remark = self.remark, ""
        return paragraph(Text(), Text(self.screen.words.label(key))) if key else []

    def answer(self, token: str) -> None:
        seat, ply = self.record.actor, len(self.record.log)
        events = self.record.play(token)
        self.story.tell(ply, events)
        if seat in self.screen.humans:
            self.remark = self.screen.scene.remark(event for event in events if event["seat"] == seat)

    def undo(self) -> None:
        """The latest answer given at this keyboard, with what bots answered since: nobody else minds."""
        humans = {str(seat) for seat in self.screen.humans}
        given = [ply for ply, line in enumerate(self.record.log) if line.split(" ", 1)[0] in humans]
        if not given:
            self.screen.say("undo-nothing")
            return
        try:
            self.record.must_be_unrevealed(given[-1])
        except CannotUndo as reason:
            self.screen.say("undo-shown" if reason.key == "shown" else "undo-revealed")
            return
        self.record.replay(self.record.log[: given[-1]])
        self.story.take_back(len(self.record.log))
        self.remark = "undone"

    def save(self, path: Path) -> bool:
        """Whether the game is now in that file. A file of another game is left alone."""
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
        """How to come back to a saved game."""
        here = sys.argv[0].endswith("/village") and not which("village")
        program = sys.argv[0] if here else "village"
        language = self.screen.words.code
        spoken = "" if language == "en" else f" --language {language}"
        if self.record.over:
            return f"{program} replay {path}{spoken}"
        humans = "" if len(self.screen.humans) == 1 else f" --humans {len(self.screen.humans)}"
        names = [player.name for player in self.players.values()]
        bots = "" if set(names) <= {EASY} else f" --bots {quote(','.join(names))}"
        return f"{program} play --load {path}{humans}{bots}{spoken}"

    def leave(self) -> None:
        """Ctrl-C or the end of input: nothing that was played is lost."""
        self.leaving = True
        self.screen.console.print()
        name = free_name(self.record)
        if not self.record.over and not self.save(name):
            self.save(Path(gettempdir()) / name)
        self.screen.say("bye")

    def finish(self) -> None:
        screen, words = self.screen, self.screen.words
        screen.lines(self.happened(self.story.news(min(screen.humans), len(self.record.log))))
        screen.board(self.record, None)
        screen.console.print(score_table(self.record.scores(), screen.scene, words.label("final")))
        screen.lines(paragraph(Text(), Text(self.result(), style="bold")))
        self.keep()

    def keep(self) -> None:
        """Ask for a file until the game is saved or nobody wants it."""
        typed = self.prompted("keep-ask")
        no = self.screen.words.label("answers-no").split()
        while typed and typed.casefold() not in no and not self.save(Path(typed)):
            typed = self.prompted("keep-ask")

    def prompted(self, key: str, **args: str) -> str:
        """What is typed after a label, which may be longer than a line."""
        self.screen.say(key, **args)
        return self.read("> ").strip()

    def result(self) -> str:
        """Who has won, or what the score is called."""
        words, score = self.screen.words, self.record.scores()[0]
        if "title" in score:
            return words.label("titled", points=score["total"], title=words.text.title(score["title"]))
        names = [words.name(seat) for seat in self.record.winners]
        return words.label("winner" if len(names) == 1 else "winners", names=", ".join(names))
