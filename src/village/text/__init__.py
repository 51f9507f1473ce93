"""Texts of a game in one language, from the `.ftl` files in this folder and in the folder of the game.

Tokens are first turned into words, in every form the languages need (`word-…`, its `.at`, `.from`, `.to`).
The words are then inserted into the message of a question, a move, an event or a reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle

from village.record.errors import Error
from village.record.setup import GAME
from village.text.grammar import grammar, parse_quantities
from village.text.message_files import LANGUAGES, bundle

if TYPE_CHECKING:
    from village.record.record import Why

__all__ = ["LANGUAGES", "Text"]

LINE: Final = "line-"  # before the name of a line of the score in a reason for a move
ARGUMENTS: Final = "abc"  # variable names in messages for the parts of a token or the arguments of a reason

Arguments = dict[str, str | int]


class Text:
    """The texts of a game in one language."""

    def __init__(self, language: str, game: str = GAME) -> None:
        if language not in LANGUAGES:
            raise Error(f"unknown language {language!r}; choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.grammar = grammar(game)
        self.bundle: FluentBundle = bundle(language, game)

    def question(self, step: str, subject: str = "") -> str:
        """Return the text of a question, specific to its subject if there is such a message."""
        name = f"question-{step}"
        return self.say(f"{name}-{subject}" if self.bundle.has_message(f"{name}-{subject}") else name)

    def move(self, token: str, names: Sequence[str] = ()) -> str:
        """Describe a move."""
        step, _, rest = token.partition(" ")
        if step in self.grammar.payments:
            return self.payment(rest)
        parts = rest.split(".")
        if step in self.grammar.seated and parts[0].isdigit():
            words: Arguments = {"who": self.player(int(parts[0]), names), **self.arguments(parts[1:], step)}
            return self.say(f"move-{step}", words)
        for length in range(len(parts), 0, -1):
            name = "-".join([f"move-{step}", *parts[:length]])
            if self.bundle.has_message(name):
                return self.say(name, self.arguments(parts[length:], step))
        return self.say(f"move-{step}", self.arguments(parts, step))

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a player, or the number, counted from 1, without names."""
        return names[seat] if seat < len(names) else self.say("player", {"n": seat + 1})

    def event(self, event: Mapping[str, str | int], names: Sequence[str]) -> str:
        """Describe an event in one sentence; `names` are the players by seat."""
        words: Arguments = {}
        for field, value in event.items():
            if field in self.grammar.payments:
                words[field] = self.payment(str(value))
            elif field == "seat":
                words["who"] = self.name(int(value), names)
            elif field != "kind":
                words |= self.forms(field, str(value), field)
        return self.say(f"event-{event['kind']}", words)

    def why(self, why: Why) -> str:
        """Explain why a move is illegal, with the rule."""
        return self.say("why", {"reason": self.reason(why), "rule": why.rule})

    def reason(self, why: Why) -> str:
        if why.key == "not-asked":
            return self.say(f"why-{why.key}", {"a": self.question(why.args[0])})
        return self.say(f"why-{why.key}", self.arguments(why.args, why.key))

    def advantage(self, kind: str, what: str, n: int, own: bool) -> str:
        """Say what a move has more of than another one, or less if `n` is negative, for its seat or for the others."""
        key, words = f"reason-{kind}", dict[str, str | int](n=abs(n))
        if kind.startswith(LINE) and not (what and self.bundle.has_message(key)):
            key, words["line"] = "reason-line", self.line(kind.removeprefix(LINE))
        elif what:
            words |= self.forms("what", what, kind)
            message = self.find_message(what, self.grammar.kinds_for(kind))
            if message and "some" in self.bundle.get_message(message).attributes:
                words["some"] = self.with_number(message, abs(n))
        text = self.say(key, words, "" if n > 0 else "less")
        return text if own else self.say("reason-others", {"reason": text})

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat; empty for chance. The seat after all players belongs to an expansion."""
        if seat < 0:
            return ""
        return names[seat] if seat < len(names) else self.say("who-else")

    def line(self, name: str) -> str:
        """Return the name of a line of the final scoring."""
        return self.say(f"line-{name}")

    def title(self, token: str) -> str:
        """Return the title earned with a score."""
        return self.say(f"title-{token}")

    def expansion(self, name: str) -> str:
        return self.say(f"expansion-{name}")

    def bot(self, name: str) -> str:
        """Return a short description of a bot."""
        return self.say(f"bot-{name}")

    def option(self, name: str) -> str:
        """Return the description of a table option."""
        return self.say(f"option-{name}")

    def card(self, token: str) -> tuple[str, str]:
        """Return the name and the effect of a card."""
        return self.say(f"card-{token}"), self.say(f"card-{token}", attribute="effect")

    def value_location(self, key: str) -> str:
        """Say where a value is printed in the game, using the message for the longest matching prefix of its key."""
        parts = key.split(".")
        keys = [f"value-locations-{'-'.join(parts[:end])}" for end in range(len(parts), 0, -1)]
        return self.say(next((key for key in keys if self.bundle.has_message(key)), "value-locations-else"))

    def status(self, name: str) -> str:
        """Return the name of the status of a value."""
        return self.say(f"status-{name}")

    def rule(self, rule: str) -> str:
        return self.say(f"rule-{rule}")

    def rule_long(self, rule: str) -> str:
        """Return the explanation of a rule without its headline; it is empty if the headline says everything."""
        return self.rule_attribute(rule, "long").removeprefix(self.rule(rule)).strip()

    def rule_text(self, rule: str) -> str:
        """Return the headline of a rule, its explanation and its notes."""
        space = "" if self.language.startswith("zh") else " "
        return space.join(filter(None, [self.rule(rule), self.rule_long(rule), *self.rule_notes(rule)]))

    def ruling(self, rule: str) -> str:
        """Return our own decision about a rule, or an empty text."""
        return self.rule_attribute(rule, "ruling")

    def differs(self, rule: str) -> str:
        """Say which rulebooks differ, or return an empty text if they agree."""
        return self.rule_attribute(rule, "differs")

    def rule_attribute(self, rule: str, attribute: str) -> str:
        attributes = self.bundle.get_message(f"rule-{rule}").attributes
        return self.say(f"rule-{rule}", attribute=attribute) if attribute in attributes else ""

    def rule_notes(self, rule: str) -> list[str]:
        """Return the notes to a rule: our ruling, and differences between the rulebooks."""
        ruling = self.ruling(rule)
        whole = self.rule(rule).endswith(ruling)  # do not repeat it
        notes = {"ruling-whole" if whole else "ruling": ruling, "differs": self.differs(rule)}
        return [self.say(name, {"sentence": sentence}) for name, sentence in notes.items() if sentence]

    def word(self, token: str) -> str:
        """Return the word for a part of a token, a payment or a demand."""
        key = self.find_message(token, self.grammar.kinds)
        if key:
            return self.say(key)
        return self.payment(token) if self.grammar.is_payment(token) else self.demand(token)

    def find_message(self, token: str, kinds: Sequence[str]) -> str:
        """Return the key of the first existing message for a token, or an empty text."""
        names = [f"{kind}-{token.replace('.', '-')}" for kind in kinds]
        return next((name for name in names if self.bundle.has_message(name)), "")

    def arguments(self, parts: Sequence[str], subject: str) -> Arguments:
        words: Arguments = {}
        for name, part in zip(ARGUMENTS, parts, strict=False):
            words |= self.forms(name, part, subject)
        return words

    def forms(self, name: str, token: str, subject: str) -> Arguments:
        """Return a token in all its forms: `$a` is the word, `$a-from` its form after "from", and so on.

        The subject decides between two things with the same token.
        """
        if token.isdigit():
            return {name: int(token)}
        key = self.find_message(token, self.grammar.kinds_for(subject))
        if not key:
            return {name: self.word(token)}
        words: Arguments = {name: self.say(key)}
        for form in self.bundle.get_message(key).attributes:
            words[f"{name}-{form}"] = self.with_number(key, 1, form)
        return words

    def payment(self, token: str) -> str:
        """List the parts of a payment, each with its number."""
        return self.join_list([self.with_number(f"word-{part}", n) for part, n in parse_quantities(token)])

    def demand(self, token: str) -> str:
        """List the parts of a demand; a single thing is named without a number."""
        items = []
        for part, n in parse_quantities(token):
            single = n == 1 and part not in self.grammar.counted
            items.append(self.say(f"word-{part}") if single else self.with_number(f"word-{part}", n))
        return self.join_list(items)

    def with_number(self, name: str, n: int, form: str = "some") -> str:
        return self.say(name, {"n": n}, form)

    def join_list(self, items: list[str]) -> str:
        """Return the items with commas between them, and a conjunction before the last."""
        *others, last = items
        if not others:
            return last
        before = reduce(lambda before, item: self.say("list-more", {"a": before, "b": item}), others)
        return self.say("list", {"a": before, "b": last})

    def say(self, name: str, words: Arguments | None = None, attribute: str = "") -> str:
        """Format a message, or one of its attributes, with these arguments."""
        if not self.bundle.has_message(name):
            raise Error(f"there is no text {name!r} in the language {self.language!r}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Error(f"the text {name!r} has no {attribute or 'words'!r} in the language {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, words or {})
        if errors:
            raise Error(f"the text {name!r} cannot be formatted in the language {self.language!r}: {errors[0]}")
        return str(text)
