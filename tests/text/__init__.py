"""What the catalogues contain and what the game can say: both sides of the completeness check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import village
from village.classic.events import EVENTS
from village.classic.score import LINES
from village.classic.words import CITY, COLOURS, FARM, GOODS, PLACES, PROFESSIONS, SPACES, WINDOW, WORKSHOP
from village.kernel.event import Reason
from village.record.record import Why
from village.record.table import Table, lay
from village.text import Text
from village.text.catalogue import source

ROOT = Path(village.__file__).parent
NAMES = ("甲", "乙", "丙", "丁", "戊")  # no letter of these can be taken for a token

GENERATIONS = ["1", "2", "3", "4"]
CUBES = COLOURS[:4]
BOARD = [*PLACES[FARM:], "bag"]
CUSTOMERS = ["horse+plow", "scroll+grain2", "grain3", "ox", "scroll2"]
PAYMENTS = ["pink", "coin", "orange+pink", "brown+brown", "orange+coin+coin", "green+green+green", "coin+coin+coin"]

# reason: what each of its arguments may be
ARGUMENTS = {
    "colour-order": [CUBES],
    "generation-order": [GENERATIONS],
    "impossible-action": [SPACES],
    "no-cube": [CUBES],
    "no-cube-there": [SPACES, COLOURS],
    "no-grain": [["1", "2", "3"]],
    "no-member": [GENERATIONS, BOARD],
    "nobody-there": [PLACES[CITY:WINDOW]],
    "nobody-trained": [PLACES[WORKSHOP:CITY]],
    "not-in-stock": [CUSTOMERS],
    "not-made-here": [GOODS],
    "older-first": [GENERATIONS],
    "same-colour": [CUBES],
    "stage-too-high": [["2", "3", "4"]],
    "stall-empty": [["1", "2", "3", "4", "5"]],
    "supply-empty": [CUBES],
    "supply-short": [CUBES],
    "well-coins": [["3"]],
    "well-dry": [CUBES, ["3"]],
}

# meaning of an event's number: the words or amounts it may become
MEANINGS: dict[str, list[str] | list[int]] = {
    "amount": [1, 2, 5],
    "coins": [1, 2],
    "colour": COLOURS,
    "crossings": [0, 1, 2],
    "customer": CUSTOMERS,
    "generation": [1, 2, 3, 4],
    "good": GOODS,
    "grain": [1, 2],
    "origin": BOARD,
    "payment": PAYMENTS,
    "place": BOARD,
    "rest": PLACES[2:FARM],
    "round": [1, 2, 13],
    "space": SPACES,
    "stall": [1, 2, 3, 4, 5],
}
NOBODY = {"customer": -1, "draw": -1, "monk": -1, "over": -2}  # events of chance or of nobody

WORDS = [
    *COLOURS, *GOODS, *SPACES, *PLACES, *PROFESSIONS, *CUSTOMERS, *PAYMENTS[1:],
    "grain", "coin", "pass", "well", "mill", "monk", "time", "train", "make", "buy", "2011", "bigbox",
]  # fmt: skip


@cache
def tables() -> list[Table]:
    seats = {"2011": (2, 3, 4), "bigbox": (2, 3, 4, 5)}
    return [lay("village", edition, n) for edition, possible in seats.items() for n in possible]


def steps() -> list[str]:
    """Every question with answers."""
    return list(dict.fromkeys(step.name for table in tables() for step in table.rules.steps if step.size))


def asking_rules() -> set[str]:
    return {step.rule for table in tables() for step in table.rules.steps}


def tokens() -> list[str]:
    return list(dict.fromkeys(token for table in tables() for token in table.tokens))


@cache
def reasons() -> list[tuple[list[str], str, int]]:
    """Every `Reason(...)` of the source: the rules it may cite, its key and its number of arguments."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                literals = [leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)]
                rules = [rule for rule in literals if isinstance(rule, str)]
                key = ast.literal_eval(node.args[1])
                found.append((rules, key, len(node.args[2].elts) if len(node.args) > 2 else 0))
    return found


def events() -> Iterator[dict[str, str | int]]:
    """Every kind, with every value of each of its arguments."""
    for kind, meanings in EVENTS.items():
        usual = {"kind": kind, "seat": NOBODY.get(kind, 0), **{meaning: MEANINGS[meaning][0] for meaning in meanings}}
        yield usual
        for meaning in meanings:
            for value in MEANINGS[meaning]:
                yield {**usual, meaning: value}


def whys() -> Iterator[Why]:
    for key in {key for _, key, _ in reasons()}:
        domains = [steps()] if key == "not-asked" else ARGUMENTS.get(key, [])
        for args in product(*domains):
            yield Why(Reason("V-TRN-1", key, list(args)))


def everything() -> Iterator[tuple[str, object]]:
    """All that can be said apart from the rules: a method of Text and what it is given."""
    yield from (("question", step) for step in steps())
    yield from (("answer", token) for token in tokens())
    yield from (("event", event) for event in events())
    yield from (("why", why) for why in whys())
    yield from (("line", line) for line in [*LINES, "total"])
    yield from (("word", token) for token in WORDS)


def say(text: Text, method: str, given: object) -> str:
    return text.event(given, NAMES) if method == "event" else getattr(text, method)(given)


class Variables(visitor.Visitor):
    """Collects the variables of a message, without the form: `$a-at` is a form of `$a`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.split("-")[0])


def variables(message: ftl.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@cache
def entries(language: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse(source(language, name)).body


def messages(language: str, name: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ftl.Message)}
