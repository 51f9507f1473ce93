"""What happened, and how much of it each player at the keyboard has been told."""

from __future__ import annotations

from village.terminal.scene import Event


class Story:
    """Events by the answer that brought them about, so that an undo takes back its events too."""

    def __init__(self) -> None:
        self.told: list[tuple[int, Event]] = []
        self.heard: dict[int, int] = {}  # by seat: how many answers it knows of

    def tell(self, ply: int, events: list[Event]) -> None:
        """The answer after the first `ply` ones led to these events."""
        self.told += [(ply, event) for event in events]

    def news(self, seat: int, ply: int) -> list[Event]:
        """What `seat` has not heard of yet; now it has."""
        known = self.heard.get(seat, 0)
        self.heard[seat] = ply
        return [event for told, event in self.told if told >= known]

    def take_back(self, ply: int) -> None:
        """Only the first `ply` answers have been given."""
        self.told = [(told, event) for told, event in self.told if told < ply]
        self.heard = {seat: min(known, ply) for seat, known in self.heard.items()}
