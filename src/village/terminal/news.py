"""The events of a game, and which of them each player at the keyboard has seen."""

from __future__ import annotations

from village.terminal.scene import Event


class EventLog:
    """Events by the move that caused them, so that undo removes its events, too."""

    def __init__(self) -> None:
        self.events: list[tuple[int, Event]] = []
        self.moves_seen: dict[int, int] = {}  # by seat: number of moves seen

    def add(self, ply: int, events: list[Event]) -> None:
        """Add the events of the move after the first `ply` moves."""
        self.events += [(ply, event) for event in events]

    def news(self, seat: int, ply: int) -> list[Event]:
        """Return the events that `seat` has not seen, and mark them as seen."""
        seen = self.moves_seen.get(seat, 0)
        self.moves_seen[seat] = ply
        return [event for at, event in self.events if at >= seen]

    def undo(self, ply: int) -> None:
        """Keep only the events of the first `ply` moves."""
        self.events = [(at, event) for at, event in self.events if at < ply]
        self.moves_seen = {seat: min(seen, ply) for seat, seen in self.moves_seen.items()}
