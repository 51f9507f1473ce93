"""The peers and their games. A new row of ours needs a line in OURS and a method in `play_village`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Game:
    """One row of the table. `key` is the argument of the peer's script."""

    key: str
    name: str
    chance: bool = True  # games without chance and secrets are only listed, because they are not comparable


@dataclass(frozen=True)
class Peer:
    name: str
    games: tuple[Game, ...]

    @property
    def script(self) -> str:
        return f"bench.peers.play_{self.name}"

    @property
    def pins(self) -> Path:
        return Path(__file__).with_name(f"{self.name}.txt")


OURS = Peer(
    "village",
    (
        Game("playout", "Big Box, 4 seats: whole games in compiled code"),
        Game("stepped", "Big Box, 4 seats: from Python, by action number"),
        Game("recorded", "Big Box, 4 seats: from Python, game.play"),
        Game("plain", "Big Box, 4 seats: whole games, not compiled"),
    ),
)

PEERS = (
    Peer("catanatron", (Game("4", "Catan, 4 seats"), Game("2", "Catan, 2 seats"))),
    Peer(
        "openspiel",
        (
            Game("backgammon", "backgammon: from Python"),
            Game("backgammon/inside", "backgammon: whole games in compiled code"),
            Game("gin_rummy", "gin rummy: from Python"),
            Game("gin_rummy/inside", "gin rummy: whole games in compiled code"),
            Game("hearts", "hearts: from Python"),
            Game("hearts/inside", "hearts: whole games in compiled code"),
        ),
    ),
    Peer("rlcard", (Game("gin-rummy", "gin rummy"), Game("uno", "Uno"), Game("leduc-holdem", "Leduc hold'em"))),
    Peer(
        "pettingzoo",
        (
            Game("texas_holdem_v4", "Texas hold'em"),
            Game("hanabi_v5", "Hanabi"),
            Game("connect_four_v3", "connect four (no chance)", chance=False),
            Game("chess_v6", "chess (no chance)", chance=False),
        ),
    ),
)
