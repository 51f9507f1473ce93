"""What a player can type: an answer by number or name, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from village.bots.judgement import hint
from village.terminal.flow import WIDTH, columns
from village.terminal.scene import Examples
from village.terminal.scores import score_table
from village.terminal.store import free_name
from village.terminal.why import matches, not_offered, reasons

if TYPE_CHECKING:
    from village.terminal.play import Play

MAX_SHOWN: Final = 12  # reasons or rules shown at once
EXAMPLE: Final = 18  # columns of what can be typed


class Prompt:
    """Takes one line at a time. Whatever is typed, nothing is lost."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.record = play.record
        self.screen = play.screen
        self.words = play.screen.words
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "hint": self.hint, "undo": self.undo, "log": self.log, "save": self.save,
            "scores": self.scores, "board": self.board, "rules": self.rules, "help": self.help, "quit": self.quit,
        }  # fmt: skip

    def take(self, line: str) -> None:
        typed = " ".join(line.split())
        command, _, rest = typed.partition(" ")
        if not typed:
            self.screen.lines(self.screen.question(self.record))
        elif typed.isdecimal():
            self.number(typed)
        elif command.casefold() in self.commands:
            self.commands[command.casefold()](rest)
        else:
            self.token(typed)

    def number(self, typed: str) -> None:
        moves = self.record.moves
        if len(typed) < 4 and 1 <= int(typed) <= len(moves):
            self.play.answer(moves[int(typed) - 1])
        else:
            self.screen.say("not-a-number", number=typed[:20], last=len(moves))

    def token(self, typed: str) -> None:
        """An answer by its name, with or without the name of the question."""
        for token in (typed.casefold(), f"{self.record.question} {typed.casefold()}"):
            if token in self.record.moves:
                self.play.answer(token)
                return
            if token in self.record.table.tokens:
                self.screen.say("not-possible", why=self.words.text.why(self.record.why(token)))
                return
        self.screen.say("not-understood", typed=typed[:40], last=len(self.record.moves))

    def why(self, typed: str) -> None:
        if not typed:
            self.why_nothing_else()
            return
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(self.record.moves):
            self.why_possible(self.record.moves[int(typed) - 1])
            return
        meant = matches(self.record, self.words, typed.casefold())
        if not meant:
            self.screen.say("why-unknown", typed=typed[:40])
        for token in meant:
            if token in self.record.moves:
                self.why_possible(token)
        self.reasons(meant)

    def why_possible(self, token: str) -> None:
        number = self.record.moves.index(token) + 1
        self.screen.say("why-legal", answer=self.words.text.answer(token), number=number)

    def why_nothing_else(self) -> None:
        others = not_offered(self.record, self.screen.scene)
        if not others:
            self.screen.say("why-all")
        self.reasons(others)

    def reasons(self, tokens: list[str]) -> None:
        found = reasons(self.record, self.words, tokens)
        for reason, answers in found[:MAX_SHOWN]:
            named = "; ".join(answers[:3]) + (" …" if len(answers) > 3 else "")
            self.screen.sentence(f"- {named} → {reason}")
        if len(found) > MAX_SHOWN:
            self.screen.say("why-more", n=len(found) - MAX_SHOWN)

    def hint(self, typed: str) -> None:
        """The best answers, each by its number, with what speaks for it."""
        for one in hint(self.record):
            told = {"number": self.record.moves.index(one["answer"]) + 1, "points": one["points"]}
            told["answer"] = self.words.text.answer(one["answer"])
            if "chance" in one:
                self.screen.say("hint-chance", chance=round(100 * one["chance"]), **told)
            else:
                self.screen.say("hint-score", score=round(one["score"]), **told)
            self.screen.lines(
                self.screen.news([event for event in one["follows"] if event["kind"] != "ask"], self.record)
            )

    def undo(self, typed: str) -> None:
        self.play.undo()

    def log(self, typed: str) -> None:
        log = self.record.log_for(self.record.actor)
        if not log:
            self.screen.say("log-empty")
        last = int(typed) if typed.isdecimal() and len(typed) < 6 else len(log)
        for ply, line in list(enumerate(log, 1))[-last or len(log) :]:
            self.screen.lines([self.screen.answered(line, ply, self.record.seats)])

    def save(self, typed: str) -> None:
        if typed:
            self.play.save(Path(typed))
        else:
            self.screen.say("save-usage", file=str(free_name(self.record)))

    def scores(self, typed: str) -> None:
        self.screen.console.print(score_table(self.record.scores(), self.screen.scene, self.words.label("so-far")))

    def board(self, typed: str) -> None:
        self.screen.board(self.record, self.record.actor)
        self.screen.lines(self.screen.question(self.record))

    def rules(self, typed: str) -> None:
        chapters = self.screen.scene.chapters(self.record.setting())
        found = self.words.rules(typed.upper())
        if not chapters:
            self.screen.say("rules-none")
        elif not typed:
            chapter = self.examples().chapter
            self.screen.say("rules-usage", rule=self.words.rules(chapter)[0], chapter=chapter)
            titles = [Text(f"{chapter} {self.words.text.say(f'rules-{chapter}')}") for chapter in chapters]
            self.screen.lines(columns(titles, WIDTH))
        elif not found:
            self.screen.say("rules-unknown", rule=typed[:40], chapters=", ".join(chapters))
        for rule in found:
            text = self.words.text.rule_long(rule) if len(found) == 1 else self.words.text.rule(rule)
            self.screen.sentence(" ".join([f"{rule}  {text}", *self.words.text.rule_notes(rule)]))

    def help(self, typed: str) -> None:
        answer, word, chapter = self.examples()
        rule = next(iter(self.words.rules(chapter)), "")
        typed_so = {"answer": answer, "like": f"why {word}", "rule": f"rules {rule}"}
        padded = {name: text.ljust(EXAMPLE) for name, text in typed_so.items()}
        lines = self.words.label("help", word=word, chapter=chapter, **padded).split("\n")
        for line in [*lines, *filter(None, [self.screen.scene.legend()])]:
            if rule or not line.strip().startswith("rules"):
                self.screen.sentence(line)

    def examples(self) -> Examples:
        return self.screen.scene.examples(self.record.view(self.record.actor))

    def quit(self, typed: str) -> None:
        suggestion = self.play.file or free_name(self.record)
        typed = self.play.prompted("quit-ask", file=str(suggestion))
        if typed.casefold() in self.words.label("answers-back").split():
            self.screen.lines(self.screen.question(self.record))
            return
        if typed.casefold() in self.words.label("answers-no").split() or self.play.save(Path(typed or suggestion)):
            self.play.leaving = True
            self.screen.say("bye")
