"""The contents of the message files and the texts a game needs: both sides of the completeness check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import village
from village.bots.registry import BUILTIN
from village.games import find, game_types
from village.games.village.assembly import EXPANSIONS
from village.games.village.tables import read
from village.games.village.vocabulary import CITY, COLOURS, FARM, PROFESSIONS, WORKSHOP
from village.kernel.event import Reason
from village.record.record import Why
from village.record.setup import GAME, Table, create_table
from village.text import Text
from village.text.message_files import SHARED, game_files, source
from village.toolkit.tables import STATUSES, values_of

ROOT = Path(village.__file__).parent
GAMES = ROOT / "games"
NAMES = ("甲", "乙", "丙", "丁", "戊")  # cannot be mistaken for tokens
SEATS = {"2011": [2, 3, 4], "bigbox": [1, 2, 3, 4, 5]}


def fitting(*expansions: str) -> list[str]:
    """Return the editions that all these expansions are compatible with."""
    return [edition for edition in SEATS if all(edition in read(expansion)["editions"] for expansion in expansions)]


@cache
def tables() -> list[Table]:
    """Return tables for every edition, set of expansions and number of seats, and for options that add questions."""
    sets = [expansions for n in range(len(EXPANSIONS) + 1) for expansions in combinations(EXPANSIONS, n)]
    result = []
    for (edition, seats), expansions in product(SEATS.items(), sets):
        if edition not in fitting(*expansions):
            continue
        more = [5] if edition == "2011" and "inn" in expansions else []  # I-SET-8
        result += [create_table("village", edition, n, expansions) for n in seats + more]
    hidden = create_table("village", "bigbox", 2, (), {"hidden_customers": True})
    return [*result, hidden, create_table("village", "bigbox", 1, tuple(EXPANSIONS), {"rival_die": True})]


def all_of(kind: str) -> list[str]:
    """Return the words of one kind at all tables: `goods`, `places`, `options`, `lines` of the rules."""
    return list(dict.fromkeys(word for table in tables() for word in getattr(table.rules, kind)))


def vocabulary(meaning: str) -> list[str]:
    """Return the words that a number of an event may become."""
    return list(dict.fromkeys(word for table in tables() for word in table.rules.vocabulary.get(meaning, [])))


GENERATIONS = ["1", "2", "3", "4"]
CUBES = COLOURS[:4]
PLACES = all_of("places")
BOARD = [*[place for place in PLACES[FARM:] if place != "sea_burial"], "bag"]
GOODS = all_of("goods")
SPACES = all_of("space_names")
OPTIONS = all_of("options")
CUSTOMERS = vocabulary("customer")
VILLAGERS = vocabulary("villager")
GOALS = vocabulary("goal")
WORKSHOPS = [*PLACES[WORKSHOP:CITY], "brewery"]
TITLES = list(values_of(read("solo"))["titles"])
EVENTS = {kind: meanings for table in tables() for kind, meanings in table.rules.events.items()}
CAPTAINS = vocabulary("captain")
CARGO = vocabulary("cargo")
WATERS = vocabulary("water")
WARES = vocabulary("ware")
ISLANDS = [water for water in WATERS if water in PLACES]
LOADED = [kind for kind in CARGO if kind != "member"]
COINS = ["1", "2", "3"]
PAYMENTS = ["pink", "coin", "orange+pink", "brown+brown", "orange+coin+coin", "green+green+green", "coin+coin+coin"]

# reason: what each of its arguments may be
ARGUMENTS = {
    "colour-given": [CUBES],
    "already-on-board": [CARGO],
    "captain-not-unseen": [CAPTAINS],
    "captain-price": [COINS],
    "captain-stack-empty": [COINS],
    "chest-opened": [["3", "4", "5"]],
    "entered-before": [WATERS],
    "impossible-action": [SPACES],
    "no-cube": [CUBES],
    "no-cube-left": [SPACES],
    "no-cube-there": [SPACES, COLOURS],
    "no-grain": [["1", "2", "3"]],
    "no-member": [GENERATIONS, BOARD],
    "no-mission-place": [ISLANDS],
    "no-other-cube": [CUBES],
    "no-such-face": [CUBES],
    "no-member-there": [[place for place in PLACES[CITY:] if place in BOARD]],
    "no-member-trained": [WORKSHOPS],
    "none-left": [CARGO],
    "not-in-stock": [CUSTOMERS],
    "not-made-here": [GOODS],
    "not-next-to": [WATERS],
    "not-on-board": [LOADED],
    "not-on-farm": [LOADED],
    "not-wanted": [LOADED, ISLANDS],
    "nothing-to-load": [ISLANDS],
    "older-first": [GENERATIONS],
    "rank-taken": [GENERATIONS],
    "rival-not-there": [COLOURS],
    "same-colour": [CUBES],
    "stack-empty": [["1", "2", "3"]],
    "stage-too-high": [["2", "3", "4"]],
    "stall-empty": [["1", "2", "3", "4", "5"]],
    "supply-empty": [CUBES],
    "villager-no-effect": [VILLAGERS],
    "villager-not-owned": [VILLAGERS],
    "villager-not-shown": [VILLAGERS],
    "villager-other-moment": [VILLAGERS],
    "villager-price": [VILLAGERS],
    "villager-seen": [VILLAGERS],
    "well-coins": [["3"]],
    "well-dry": [CUBES, ["3"]],
}

# meaning of an event's number: the words or amounts it may become
MEANINGS: dict[str, list[str] | list[int]] = {
    "amount": [1, 2, 5],
    "captain": CAPTAINS,
    "cargo": LOADED,
    "coins": [1, 2],
    "colour": COLOURS,
    "crossings": [0, 1, 2],
    "customer": CUSTOMERS,
    "fate": vocabulary("fate"),
    "generation": [1, 2, 3, 4],
    "goal": GOALS,
    "good": GOODS,
    "grain": [1, 2],
    "origin": BOARD,
    "payment": PAYMENTS,
    "place": BOARD,
    "rank": [1, 2, 3, 4],
    "rest": [*PLACES[2:FARM], "sea_burial"],
    "round": [1, 2, 13],
    "space": SPACES,
    "spouse": [2, 3, 4],
    "stack": [1, 2, 3],
    "stall": [1, 2, 3, 4, 5],
    "villager": VILLAGERS,
    "ware": WARES,
    "water": WATERS,
}
EVENT_SEATS = {  # events that no player causes
    "customer": -1, "draw": -1, "monk": -1, "over": -2, "reveal": -1, "crew": -1,
    "pink": -1, "pink_again": -1, "pink_married": -1, "pinks_wed": -1, "rank_taken": -1, "roll": -1, "wedding": -1,
}  # fmt: skip

WORDS = [
    *COLOURS, *GOODS, *SPACES, *PLACES, *PROFESSIONS, *CUSTOMERS, *PAYMENTS[1:], *VILLAGERS, *GOALS,
    *CARGO, *WATERS, *CAPTAINS,
    "grain", "coin", "pass", "well", "mill", "monk", "time", "train", "make", "buy", "2011", "bigbox",
    "rival", "ceremony", "bliss", "down", "blank", "quill", "silver", "gold", "covered",
]  # fmt: skip


def steps() -> list[str]:
    """Return every question with choices, and the play window with each of its names."""
    names = dict.fromkeys(step.name for table in tables() for step in table.rules.steps if step.size)
    return [*names, *[f"window-{moment}" for moment in values_of(read("inn"))["windows"]["names"]]]


def asking_rules() -> set[str]:
    return {step.rule for table in tables() for step in table.rules.steps}


def tokens() -> list[str]:
    return list(dict.fromkeys(token for table in tables() for token in table.tokens))


def files(kind: str, game: str = GAME) -> list[Path]:
    """Return the files for this game and for all games, without the folders of other games."""
    others = {
        path
        for game_type in game_types()
        if game_type.name != game
        for path in (GAMES / game_type.name).rglob(f"*.{kind}")
    }
    return [path for path in ROOT.rglob(f"*.{kind}") if path not in others]


@cache
def reasons(game: str = GAME) -> list[tuple[list[str], str, int]]:
    """Return every `Reason(...)` of the game: the rules it may cite, its key, its number of arguments."""
    result = []
    passed_on = ROOT / "mcp" / "remote.py"  # passes on reasons of a server
    for path in sorted(set(files("py", game)) - {passed_on}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                literals = [leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)]
                rules = [rule for rule in literals if isinstance(rule, str)]
                key = ast.literal_eval(node.args[1])
                result.append((rules, key, len(node.args[2].elts) if len(node.args) > 2 else 0))
    return result


def events() -> Iterator[dict[str, str | int]]:
    """Yield every kind of event with every value of each of its arguments."""
    for kind, meanings in EVENTS.items():
        usual = {
            "kind": kind,
            "seat": EVENT_SEATS.get(kind, 0),
            **{meaning: MEANINGS[meaning][0] for meaning in meanings},
        }
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
    """Yield every text except the rules: a method of Text and its argument."""
    yield from (("question", step) for step in steps())
    yield from (("move", token) for token in tokens())
    yield from (("event", event) for event in events())
    yield from (("why", why) for why in whys())
    yield from (("line", line) for line in [*all_of("lines"), "total"])
    yield from (("word", token) for token in WORDS)
    yield from (("title", title) for title in TITLES)
    yield "name", len(NAMES)  # the seat after all players
    yield from (("expansion", expansion) for expansion in [*EXPANSIONS, "solo"])
    yield from (("bot", bot) for bot in BUILTIN)
    yield from (("option", option) for option in OPTIONS)
    yield from (("card", card) for card in VILLAGERS + GOALS)
    yield from (("status", status) for status in STATUSES)
    yield from (("value_location", unit.key) for unit in find(GAME).units())


def say(text: Text, method: str, argument: object) -> str:
    if method == "event":
        return text.event(argument, NAMES)
    if method == "name":
        return text.name(argument, NAMES)
    return " ".join(text.card(argument)) if method == "card" else getattr(text, method)(argument)


class Variables(visitor.Visitor):
    """Collects the variables of a message, without the form: `$a-at` is a form of `$a`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.split("-")[0])


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


FILES = [(game, name) for game in (SHARED, GAME) for name in game_files(game)]  # files with texts of the game


@cache
def entries(language: str, file: tuple[str, str]) -> list[ftl.EntryType]:
    game, name = file
    return FluentParser().parse(source(language, name, game)).body


@cache
def messages(language: str, *names: tuple[str, str]) -> dict[str, ftl.Message]:
    """Return the messages of these files, or of all files."""
    every_entry = [entry for name in names or FILES for entry in entries(language, name)]
    return {entry.id.name: entry for entry in every_entry if isinstance(entry, ftl.Message)}


def rule_ids() -> set[str]:
    return {id.removeprefix("rule-") for id in messages("en") if id.startswith("rule-")}


def chapter(rule: str) -> str:
    """Return the chapter of a rule: `V-MKT` for `V-MKT-4`, `I-V` for `I-V01`."""
    return rule.rstrip("0123456789").rstrip("-")
