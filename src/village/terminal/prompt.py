"""Handle the input of a player: a move by number or token, or a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from village.bots.analysis import hint
from village.games import find
from village.rulebook.contents import related_rules
from village.terminal.analysis import reasons_line
from village.terminal.explain import illegal_moves, matches, reasons
from village.terminal.files import unused_path
from village.terminal.scene import Examples
from village.terminal.scores import score_table
from village.terminal.wrap import WIDTH, columns

if TYPE_CHECKING:
    from village.terminal.play import TerminalGame

MAX_REASONS: Final = 12  # shown at once
EXAMPLE_COLUMNS: Final = 18  # width of the examples in the help


class Prompt:
    """Handles one line of input at a time."""

    def __init__(self, play: TerminalGame) -> None:
        self.play = play
        self.record = play.record
        self.screen = play.screen
        self.words = play.screen.words
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "hint": self.hint, "undo": self.undo, "log": self.log, "save": self.save,
            "scores": self.scores, "board": self.board, "rules": self.rules, "help": self.help, "quit": self.quit,
        }  # fmt: skip

    def handle(self, line: str) -> None:
        typed = " ".join(line.split())
        command, _, argument = typed.partition(" ")
        if not typed:
            self.screen.lines(self.screen.question(self.record))
        elif typed.isdecimal():
            self.number(typed)
        elif command.casefold() in self.commands:
            self.commands[command.casefold()](argument)
        else:
            self.token(typed)

    def number(self, typed: str) -> None:
        moves = self.record.moves
        if len(typed) < 4 and 1 <= int(typed) <= len(moves):
            self.play.play_move(moves[int(typed) - 1])
        else:
            self.screen.say("not-a-number", number=typed[:20], last=len(moves))

    def token(self, typed: str) -> None:
        """Play a move given by its token, with or without the question."""
        for token in (typed.casefold(), f"{self.record.question} {typed.casefold()}"):
            if token in self.record.moves:
                self.play.play_move(token)
                return
            if token in self.record.table.tokens:
                self.screen.say("not-possible", why=self.words.text.why(self.record.why(token)))
                return
        self.screen.say("not-understood", typed=typed[:40], last=len(self.record.moves))

    def why(self, typed: str) -> None:
        if not typed:
            self.explain_illegal_moves()
            return
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(self.record.moves):
            self.say_legal(self.record.moves[int(typed) - 1])
            return
        tokens = matches(self.record, self.words, typed.casefold())
        if not tokens:
            self.screen.say("why-unknown", typed=typed[:40])
        for token in tokens:
            if token in self.record.moves:
                self.say_legal(token)
        self.reasons(tokens)

    def say_legal(self, token: str) -> None:
        number = self.record.moves.index(token) + 1
        self.screen.say("why-legal", move=self.words.text.move(token), number=number)

    def explain_illegal_moves(self) -> None:
        moves = illegal_moves(self.record, self.screen.scene)
        if not moves:
            self.screen.say("why-all")
        self.reasons(moves)

    def reasons(self, tokens: list[str]) -> None:
        grouped = reasons(self.record, self.words, tokens)
        for reason, moves in grouped[:MAX_REASONS]:
            names = self.words.label("semicolon").join(moves[:3]) + (" …" if len(moves) > 3 else "")
            self.screen.sentence(f"- {names} → {reason}")
        if len(grouped) > MAX_REASONS:
            self.screen.say("why-more", n=len(grouped) - MAX_REASONS)

    def hint(self, typed: str) -> None:
        """Show the best moves with their numbers, expected results and events."""
        moves = hint(self.record)
        for move in moves:
            arguments = {"number": self.record.moves.index(move["move"]) + 1, "points": move["points"]}
            arguments["move"] = self.words.text.move(move["move"])
            if "chance" in move:
                self.screen.say("hint-chance", chance=round(100 * move["chance"]), **arguments)
            else:
                self.screen.say("hint-score", score=round(move["score"]), **arguments)
            self.screen.lines(
                self.screen.news([event for event in move["events"] if event["kind"] != "ask"], self.record)
            )
        for line in reasons_line(moves[0]["reasons"] if moves else [], self.words):
            self.screen.sentence(line)

    def undo(self, typed: str) -> None:
        self.play.undo()

    def log(self, typed: str) -> None:
        log = self.record.log_for(self.record.actor)
        if not log:
            self.screen.say("log-empty")
        last = int(typed) if typed.isdecimal() and len(typed) < 6 else len(log)
        for ply, line in list(enumerate(log, 1))[-last or len(log) :]:
            self.screen.lines([self.screen.log_line(line, ply, self.record.seats)])

    def save(self, typed: str) -> None:
        if typed:
            self.play.save(Path(typed))
        else:
            self.screen.say("save-usage", file=str(unused_path(self.record)))

    def scores(self, typed: str) -> None:
        scores = self.record.scores_for(self.record.actor)
        self.screen.console.print(score_table(scores, self.screen.scene, self.words.label("so-far")))

    def board(self, typed: str) -> None:
        self.screen.board(self.record, self.record.actor)
        self.screen.lines(self.screen.question(self.record))

    def rules(self, typed: str) -> None:
        chapters = self.screen.scene.chapters(self.record.setting())
        ids = self.words.rules(typed.upper())
        if not chapters:
            self.screen.say("rules-none")
        elif not typed:
            chapter = self.examples().chapter
            self.screen.say("rules-usage", rule=self.words.rules(chapter)[0], chapter=chapter)
            headings = [Text(f"{chapter} {self.words.text.say(f'rules-{chapter}')}") for chapter in chapters]
            self.screen.lines(columns(headings, WIDTH))
        elif not ids:
            self.screen.say("rules-unknown", rule=typed[:40], chapters=self.words.comma_list(chapters))
        elif len(ids) == 1:
            self.rule(ids[0])
        else:
            for rule in ids:
                text = self.words.text
                self.screen.sentence(
                    self.words.label("gap").join([f"{rule}  {text.rule(rule)}", *text.rule_notes(rule)])
                )

    def rule(self, rule: str) -> None:
        """Show a rule in full, and the ids of related rules."""
        self.screen.sentence(f"{rule}  {self.words.text.rule_text(rule)}")
        related = related_rules(find(self.words.game), rule)
        if related:
            self.screen.say("rules-see", rules=self.words.comma_list(related))

    def help(self, typed: str) -> None:
        move, word, chapter = self.examples()
        rule = next(iter(self.words.rules(chapter)), "")
        examples = {"move": move, "like": f"why {word}", "rule": f"rules {rule}"}
        padded = {name: text.ljust(EXAMPLE_COLUMNS) for name, text in examples.items()}
        lines = self.words.label("help", word=word, chapter=chapter, **padded).split("\n")
        for line in [*lines, *filter(None, [self.screen.scene.legend()])]:
            if rule or not line.strip().startswith("rules"):
                self.screen.sentence(line)

    def examples(self) -> Examples:
        return self.screen.scene.examples(self.record.view(self.record.actor))

    def quit(self, typed: str) -> None:
        suggestion = self.play.file or unused_path(self.record)
        typed = self.play.ask_for("quit-ask", file=str(suggestion))
        if typed.casefold() in self.words.label("replies-back").split():
            self.screen.lines(self.screen.question(self.record))
            return
        if typed.casefold() in self.words.label("replies-no").split() or self.play.save(Path(typed or suggestion)):
            self.play.leaving = True
            self.screen.say("bye")
