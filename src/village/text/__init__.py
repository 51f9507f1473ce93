"""Everything a game says, in the language of the reader. The sentences are in `.ftl` files: those of all games beside
this one, those of one game in its folder.

Tokens become words first, in every form the languages need (`word-…`, its `.at`, `.from`, `.to`);
the words are then put into the message that belongs to a question, an answer, an event or a reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle

from village.record.errors import Error
from village.record.table import GAME
from village.text.catalogue import LANGUAGES, bundle
from village.text.grammar import grammar, sums

if TYPE_CHECKING:
    from village.record.record import Why

__all__ = ["LANGUAGES", "Text"]

ARGUMENTS: Final = "abc"  # what messages call the parts of a token and the arguments of a reason

Words = dict[str, str | int]


class Text:
    """A game in one language."""

    def __init__(self, language: str, game: str = GAME) -> None:
        if language not in LANGUAGES:
            raise Error(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.grammar = grammar(game)
        self.bundle: FluentBundle = bundle(language, game)

    def question(self, step: str, about: str = "") -> str:
        """What is asked, and what it is about where there are words for that."""
        name = f"question-{step}"
        return self.say(f"{name}-{about}" if self.bundle.has_message(f"{name}-{about}") else name)

    def answer(self, token: str, names: Sequence[str] = ()) -> str:
        """One answer as a player would name it."""
        step, _, rest = token.partition(" ")
        if step in self.grammar.payments:
            return self.payment(rest)
        parts = rest.split(".")
        if step in self.grammar.seated and parts[0].isdigit():
            words: Words = {"who": self.player(int(parts[0]), names), **self.arguments(parts[1:], step)}
            return self.say(f"answer-{step}", words)
        for own in range(len(parts), 0, -1):
            name = "-".join([f"answer-{step}", *parts[:own]])
            if self.bundle.has_message(name):
                return self.say(name, self.arguments(parts[own:], step))
        return self.say(f"answer-{step}", self.arguments(parts, step))

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player by name, or by number where nobody has a name; players count themselves from 1."""
        return names[seat] if seat < len(names) else self.say("player", {"n": seat + 1})

    def event(self, event: Mapping[str, str | int], names: Sequence[str]) -> str:
        """One sentence about what happened; `names` are the players by seat."""
        words: Words = {}
        for meaning, value in event.items():
            if meaning in self.grammar.payments:
                words[meaning] = self.payment(str(value))
            elif meaning == "seat":
                words["who"] = self.name(int(value), names)
            elif meaning != "kind":
                words |= self.forms(meaning, str(value), meaning)
        return self.say(f"event-{event['kind']}", words)

    def why(self, why: Why) -> str:
        """One sentence and the rule it follows from."""
        return self.say("why", {"reason": self.reason(why), "rule": why.rule})

    def reason(self, why: Why) -> str:
        if why.key == "not-asked":
            return self.say(f"why-{why.key}", {"a": self.question(why.args[0])})
        return self.say(f"why-{why.key}", self.arguments(why.args, why.key))

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Chance has no name; a box names who comes after all the players."""
        if seat < 0:
            return ""
        return names[seat] if seat < len(names) else self.say("who-else")

    def line(self, name: str) -> str:
        """A line of the final scoring, or its total."""
        return self.say(f"line-{name}")

    def title(self, token: str) -> str:
        """What a score is called, where it has a name."""
        return self.say(f"title-{token}")

    def box(self, name: str) -> str:
        return self.say(f"box-{name}")

    def bot(self, name: str) -> str:
        """What a bot is like, in half a sentence."""
        return self.say(f"bot-{name}")

    def option(self, name: str) -> str:
        """What an option of the table does, in one sentence."""
        return self.say(f"option-{name}")

    def card(self, token: str) -> tuple[str, str]:
        """The name of a card, and in one sentence what it does or asks for."""
        return self.say(f"card-{token}"), self.say(f"card-{token}", attribute="effect")

    def where(self, key: str) -> str:
        """Where the owner of a box finds a number, in half a sentence: what is said of the longest part of its key."""
        words = key.split(".")
        ways = [f"where-{'-'.join(words[:end])}" for end in range(len(words), 0, -1)]
        return self.say(next((way for way in ways if self.bundle.has_message(way)), "where-else"))

    def status(self, name: str) -> str:
        """How sure a number is."""
        return self.say(f"status-{name}")

    def rule(self, rule: str) -> str:
        return self.say(f"rule-{rule}")

    def rule_long(self, rule: str) -> str:
        return self.say(f"rule-{rule}", attribute="long")

    def ruling(self, rule: str) -> str:
        """What of a rule is our own decision, "" if nothing is."""
        return self.beside(rule, "ruling")

    def differs(self, rule: str) -> str:
        """Which rulebooks say otherwise or nothing, "" if they agree."""
        return self.beside(rule, "differs")

    def beside(self, rule: str, attribute: str) -> str:
        told = self.bundle.get_message(f"rule-{rule}").attributes
        return self.say(f"rule-{rule}", attribute=attribute) if attribute in told else ""

    def rule_notes(self, rule: str) -> list[str]:
        """What has to be said beside a rule: our ruling, and where the rulebooks differ."""
        ruling = self.ruling(rule)
        whole = self.rule(rule).endswith(ruling)  # nobody wants to read it twice
        told = {"ruling-whole" if whole else "ruling": ruling, "differs": self.differs(rule)}
        return [self.say(name, {"sentence": sentence}) for name, sentence in told.items() if sentence]

    def word(self, token: str) -> str:
        """A part of a token alone, or a payment, or what somebody wants."""
        found = self.find(token, self.grammar.kinds)
        if found:
            return self.say(found)
        return self.payment(token) if self.grammar.is_payment(token) else self.wanted(token)

    def find(self, token: str, kinds: Sequence[str]) -> str:
        """The first message there is for a token, "" if there is none."""
        names = [f"{kind}-{token.replace('.', '-')}" for kind in kinds]
        return next((name for name in names if self.bundle.has_message(name)), "")

    def arguments(self, parts: Sequence[str], about: str) -> Words:
        words: Words = {}
        for name, part in zip(ARGUMENTS, parts, strict=False):
            words |= self.forms(name, part, about)
        return words

    def forms(self, name: str, token: str, about: str) -> Words:
        """A token in all its forms: `$a` is the word, `$a-from` where somebody comes from, and so on.

        What it is about decides which of two things of one name is meant.
        """
        if token.isdigit():
            return {name: int(token)}
        found = self.find(token, self.grammar.order(about))
        if not found:
            return {name: self.word(token)}
        words: Words = {name: self.say(found)}
        for form in self.bundle.get_message(found).attributes:
            words[f"{name}-{form}"] = self.some(found, 1, form)
        return words

    def payment(self, token: str) -> str:
        """What is paid, each with its number."""
        return self.listed([self.some(f"word-{part}", n) for part, n in sums(token)])

    def wanted(self, token: str) -> str:
        """What is wanted: a single thing is named without a number."""
        items = []
        for part, n in sums(token):
            single = n == 1 and part not in self.grammar.counted
            items.append(self.say(f"word-{part}") if single else self.some(f"word-{part}", n))
        return self.listed(items)

    def some(self, name: str, n: int, form: str = "some") -> str:
        return self.say(name, {"n": n}, form)

    def listed(self, items: list[str]) -> str:
        return reduce(lambda before, item: self.say("list", {"a": before, "b": item}), items)

    def say(self, name: str, words: Words | None = None, attribute: str = "") -> str:
        """The message with these words in their places."""
        if not self.bundle.has_message(name):
            raise Error(f"there is no text {name!r} in the language {self.language!r}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Error(f"the text {name!r} has no {attribute or 'words'!r} in the language {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, words or {})
        if errors:
            raise Error(f"the text {name!r} cannot be said in the language {self.language!r}: {errors[0]}")
        return str(text)
