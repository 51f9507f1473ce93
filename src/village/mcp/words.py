"""What a model reads: the table, its question and the news, in words and tokens."""

from __future__ import annotations

from typing import Any

from village.mcp.house import Table, my_turn
from village.terminal.games.village.board import Board
from village.terminal.games.village.notes import note
from village.terminal.language import Language


class Reader:
    """Says everything in one language."""

    def __init__(self, language: str) -> None:
        self.words = Language(language)

    def table(self, table: Table) -> str:
        """Board and question, as text."""
        view = table["view"]
        if view is None:
            return f"Table {table['id']} is {table['status']}. {self.chairs(table)}"
        you = frozenset() if table["seat"] is None else frozenset({table["seat"]})
        board = "\n".join(line.plain.rstrip() for line in Board(view, self.words).full(you))
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
        return (
            f"You are asked ({view['ask']['step']}, ply {view['ply']}): {self.words.text.question(view['ask']['step'])}"
        )

    def legal(self, view: dict[str, Any]) -> list[dict[str, str]]:
        """Every answer: the token to send, and what it means."""
        tokens: list[str] = view["ask"].get("tokens", [])
        return [{"token": token, "means": self.answer(view, token)} for token in tokens]

    def answer(self, view: dict[str, Any], token: str) -> str:
        return self.words.text.answer(token) + note(view, self.words, token)

    def news(self, table: Table, events: list[dict[str, Any]]) -> str:
        names = self.words.names(len(table["chairs"]))
        return " ".join(self.words.text.event(event, names) for event in events if event["kind"] != "draw")

    def rule(self, asked: str) -> str:
        """A rule, a chapter in short, or which chapters there are."""
        ids = self.words.rules(asked.strip().upper())
        if len(ids) == 1:
            return f"{ids[0]}: {self.words.text.rule_long(ids[0])}"
        return "\n".join(f"{id}: {self.words.text.rule(id)}" for id in ids)
