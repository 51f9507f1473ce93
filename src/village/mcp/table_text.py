"""The text for the model: the table, its question and the news."""

from __future__ import annotations

from typing import Any

from village.mcp.backend import Table, my_turn
from village.record.record import Why
from village.record.setup import GAME
from village.terminal.games import scene_of
from village.terminal.language import Language
from village.terminal.scene import Scene
from village.text.message_files import game_files


class TableText:
    """Describes tables in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def words(self, table: Table | None) -> Language:
        """Return the texts of the game at a table, or of the default game without a table."""
        return Language(self.language, table["view"]["game"] if table and table["view"] else GAME)

    def scene(self, view: dict[str, Any]) -> Scene:
        return scene_of(Language(self.language, view["game"]))

    def why(self, table: Table, why: Why) -> str:
        return self.words(table).text.why(why)

    def table(self, table: Table) -> str:
        """Describe the board and the question."""
        view = table["view"]
        if view is None:
            return f"Table {table['id']} is {table['status']}. {self.seats(table)}"
        you = frozenset() if table["seat"] is None else frozenset({table["seat"]})
        board = "\n".join(line.plain.rstrip() for line in self.scene(view).full(view, you))
        return "\n".join([f"Table {table['id']}. {self.seats(table)}", board, self.status(table)])

    def seats(self, table: Table) -> str:
        """List the players; the board names seats by letter and name."""
        seats = [f"seat {player['seat']}: {player.get('name') or 'open'}" for player in table["players"]]
        own_seat = "You are watching." if table["seat"] is None else f"You are seat {table['seat']}."
        return f"{own_seat} ({', '.join(seats)})"

    def status(self, table: Table) -> str:
        """Describe what the table is waiting for."""
        view = table["view"]
        if table["status"] == "over":
            totals = ", ".join(f"seat {seat}: {score['total']}" for seat, score in enumerate(view["scores"]))
            return f"The game is over. {totals}."
        if table["status"] != "playing":
            return f"The game is {table['status']}: {table['stop_reason']}"
        if not my_turn(table):
            return f"Seat {view['ask']['seat']} is to move; wait for your turn."
        question = self.words(table).text.question(view["ask"]["question"], view["ask"]["subject"])
        return f"It is your turn ({view['ask']['question']}, ply {view['ply']}): {question}"

    def legal_moves(self, view: dict[str, Any]) -> list[dict[str, str]]:
        """List the legal moves: the token to send, and its meaning."""
        tokens: list[str] = view["ask"].get("tokens", [])
        return [{"token": token, "means": self.move(view, token)} for token in tokens]

    def move(self, view: dict[str, Any], token: str) -> str:
        scene = self.scene(view)
        return scene.words.text.move(token) + scene.note(view, token)

    def news(self, table: Table, events: list[dict[str, Any]]) -> str:
        scene = self.scene(table["view"])
        names = scene.words.names(len(table["players"]))
        return " ".join(
            scene.words.text.event(event, names) for event in events if event["kind"] not in scene.hidden_events
        )

    def rule(self, words: Language, rule_id: str) -> str:
        """Return a rule in full, or the headlines of a chapter with our rulings."""
        ids = words.rules(rule_id.strip().upper())
        if len(ids) == 1:
            return f"{ids[0]}: {words.text.rule_text(ids[0])}"
        return "\n".join(" ".join([f"{id}: {words.text.rule(id)}", *words.text.rule_notes(id)]) for id in ids)

    def chapters(self, words: Language) -> list[str]:
        return [chapter for name in game_files(words.game) for chapter in words.chapters(name)]
