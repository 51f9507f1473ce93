"""What a model reads: the table, its question and the news, in words and tokens."""

from __future__ import annotations

from typing import Any

from village.mcp.house import Table, my_turn
from village.record.record import Why
from village.record.table import GAME
from village.terminal.games import scene_of
from village.terminal.language import Language
from village.terminal.scene import Scene
from village.text.catalogue import spoken


class Reader:
    """Says everything in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def words(self, table: Table | None) -> Language:
        """Those of the game at a table; before any is laid, of the one that is played unless another is named."""
        return Language(self.language, table["view"]["game"] if table and table["view"] else GAME)

    def scene(self, view: dict[str, Any]) -> Scene:
        return scene_of(Language(self.language, view["game"]))

    def why(self, table: Table, why: Why) -> str:
        return self.words(table).text.why(why)

    def table(self, table: Table) -> str:
        """Board and question, as text."""
        view = table["view"]
        if view is None:
            return f"Table {table['id']} is {table['status']}. {self.chairs(table)}"
        you = frozenset() if table["seat"] is None else frozenset({table["seat"]})
        board = "\n".join(line.plain.rstrip() for line in self.scene(view).full(view, you))
        return "\n".join([f"Table {table['id']}. {self.chairs(table)}", board, self.asked(table)])

    def chairs(self, table: Table) -> str:
        """Who sits where; the board calls seats by letter and name."""
        seats = [f"seat {chair['seat']}: {chair.get('name') or 'nobody yet'}" for chair in table["chairs"]]
        mine = "You only watch." if table["seat"] is None else f"You are seat {table['seat']}."
        return f"{mine} ({', '.join(seats)})"

    def asked(self, table: Table) -> str:
        view = table["view"]
        if table["status"] == "over":
            totals = ", ".join(f"seat {seat}: {score['total']}" for seat, score in enumerate(view["scores"]))
            return f"The game is over. {totals}."
        if table["status"] != "playing":
            return f"The game is {table['status']}: {table['why']}"
        if not my_turn(table):
            return f"Seat {view['ask']['seat']} is asked; wait for your turn."
        question = self.words(table).text.question(view["ask"]["step"], view["ask"]["about"])
        return f"You are asked ({view['ask']['step']}, ply {view['ply']}): {question}"

    def legal(self, view: dict[str, Any]) -> list[dict[str, str]]:
        """Every answer: the token to send, and what it means."""
        tokens: list[str] = view["ask"].get("tokens", [])
        return [{"token": token, "means": self.answer(view, token)} for token in tokens]

    def answer(self, view: dict[str, Any], token: str) -> str:
        scene = self.scene(view)
        return scene.words.text.answer(token) + scene.note(view, token)

    def news(self, table: Table, events: list[dict[str, Any]]) -> str:
        scene = self.scene(table["view"])
        names = scene.words.names(len(table["chairs"]))
        return " ".join(scene.words.text.event(event, names) for event in events if event["kind"] not in scene.seen)

    def rule(self, words: Language, asked: str) -> str:
        """A rule, or a chapter in short."""
        ids = words.rules(asked.strip().upper())
        told = words.text.rule_long if len(ids) == 1 else words.text.rule
        return "\n".join(" ".join([f"{id}: {told(id)}", *words.text.rule_notes(id)]) for id in ids)

    def chapters(self, words: Language) -> list[str]:
        return [chapter for name in spoken(words.game) for chapter in words.chapters(name)]
