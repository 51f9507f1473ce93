"""The record of a game: setting, log and current state. Every move goes through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from village.kernel.event import Reason
from village.kernel.state import State
from village.kernel.types import CHANCE, OVER, PUBLIC
from village.record.chance import Chance, seed_hash
from village.record.errors import CannotUndo, Error, IllegalMove
from village.record.notation import write
from village.record.setup import Table

MANUAL = "manual"
SEEDED = "seeded"
PUZZLE = "puzzle"  # marks a position that no game needs to reach
COVERED = "covered"


class Why(str):
    """The reason why a move is not legal, as text; empty if the move is legal.

    Attributes:
        rule: The id of the rule that forbids the move.
        key: The key of a message that explains it.
        args: The arguments of that message.
    """

    rule: str
    key: str
    args: list[str]

    def __new__(cls, reason: Reason | None) -> Why:
        if reason is None:
            why = super().__new__(cls, "")
            why.rule, why.key, why.args = "", "", []
            return why
        why = super().__new__(cls, " ".join([reason.rule, reason.key, *reason.args]))
        why.rule, why.key, why.args = reason.rule, reason.key, list(reason.args)
        return why


class Record:
    """One game: its setting, its log and the current position.

    `village.new`, `village.position` and `village.load` create records. A record can be copied (`copy`, or the module
    `copy`) and pickled. Two records are equal if setting, first position, seed and log are equal.

    Attributes:
        log: One line for every move: seat, question and choice. Chance is seat -1.
        owners: For every line of the log, the only seat that may see it before the end, or `village.PUBLIC`.
        opening: The events that happened before the first question to a player.
        table: The setting of the game and its rules.
        state: The current state of the rules. Read it, but change it only by `play`.
        seed: The seed of the draws, None if the game has none.
        chance: `"seeded"` if the record draws from the seed, `"manual"` if the caller plays the moves of chance.
    """

    def __init__(
        self, table: Table, seed: str | None, chance: str = SEEDED, start: dict[str, Any] | None = None,
        seed_hash: str = "",
    ) -> None:  # fmt: skip
        self.table = table
        self.seed = seed
        self.chance = chance
        self.log: list[str] = []
        self.owners: list[int] = []
        self._start = start
        self._published_seed_hash = seed_hash  # of a seed that is not known here
        self._revealed_counts: list[int] = []  # number of revealed secrets before each line
        self._begin()
        self._play_chance()
        self.opening = self._drain_events()  # events before the first question

    def _begin(self) -> None:
        """Reset to the first question, with an empty log."""
        self.log.clear()
        self.owners.clear()
        self._revealed_counts.clear()
        self._draws = Chance(self.seed) if self.seed is not None else None
        self.state = self._initial_state()
        self.state.events = []
        self.state.settle()

    def _initial_state(self) -> State:
        """Return the state before anything is settled or played."""
        rules = self.table.rules
        if self._start is None:
            return rules.start()
        return rules.position({name: part for name, part in self._start.items() if name != PUZZLE})

    @property
    def start(self) -> dict[str, Any] | None:
        """The position from which the game began, None for a new game."""
        return self._start

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.table.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def actor(self) -> int:
        """The seat to move, or `village.OVER`; `village.CHANCE` only if the caller plays the moves of chance."""
        return self.state.actor

    @property
    def question(self) -> str:
        """The name of the pending question, such as `turn`; empty after the end."""
        return self.state.stack[-1].step.name if self.state.stack else ""

    @property
    def opens_turn(self) -> bool:
        """Whether the pending question opens a turn."""
        return bool(self.state.stack) and self.state.stack[-1].step.opens_turn

    @property
    def subject(self) -> str:
        """The subject of the pending question, such as a place, if its name does not say it; else empty."""
        return self.state.stack[-1].step.subject(self.state.stack[-1]) if self.state.stack else ""

    @property
    def moves(self) -> list[str]:
        """The legal moves, each a token such as `turn market.pink`."""
        state = self.state
        if not state.stack:
            return []
        actions, first = self.table.actions, state.stack[-1].step.first
        return [actions[first + choice] for choice in state.legal()]

    @property
    def seed_hash(self) -> str:
        """The SHA-256 of the seed, which can be published before the game and checked after it."""
        return self._published_seed_hash if self.seed is None else seed_hash(self.seed)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, or would win if the game ended now."""
        return self.table.rules.winners(self.state)

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat from 1 on, as if the game ended now; tied seats share the better rank."""
        keys = [self.table.rules.ranking_key(self.state, seat) for seat in range(self.seats)]
        return [1 + sum(key > own_key for key in keys) for own_key in keys]

    def why(self, token: str) -> Why:
        """Return the reason why a move is not legal; empty if it is legal."""
        return Why(self._reason(token))

    def _reason(self, token: str) -> Reason | None:
        state, tokens = self.state, self.table.tokens
        if not state.stack:
            return Reason(self.table.rules.over_rule, "game-over")
        frame = state.stack[-1]
        if not isinstance(token, str) or token not in tokens:
            return Reason(frame.step.rule, "no-such-move")
        name, choice = tokens[token]
        if frame.step.name != name:
            step = next(step for step in self.table.rules.steps if step.name == name)
            return Reason(step.rule, "not-asked", [frame.step.name])
        if choice in state.legal():
            return None
        return frame.step.why(state, frame, choice)

    def play(self, token: str) -> list[dict[str, Any]]:
        """Play a move, then all draws up to the next question to a player, and return the events.

        Raises:
            IllegalMove: The move is not among `moves`; nothing has changed.
        """
        reason = self._reason(token)
        if reason is not None:
            raise IllegalMove(f"{token!r} is not legal: {Why(reason)}")
        state = self.state
        state.events = []
        self._apply(state, self.table.tokens[token][1])
        if state.stack and state.stack[-1].who == CHANCE:
            self._play_chance()
        return self._drain_events()

    def _drain_events(self) -> list[dict[str, Any]]:
        """Return the events since the last call and stop recording them."""
        events, self.state.events = self.state.events or [], None
        event_data = self.table.rules.event_data
        return [event_data(event) for event in events]

    def _apply(self, state: State, choice: int) -> None:
        """Apply a legal choice of the seat to move, or of chance, and log it."""
        table = self.table
        frame = state.stack[-1]
        step = frame.step
        if frame.who == CHANCE and self._draws is not None:
            self._draws.count(state)
        self.log.append(f"{frame.who} {table.actions[step.first + choice]}")
        self.owners.append(step.owner(frame))
        self._revealed_counts.append(table.rules.revealed_count(state))
        state.play(choice)

    def _play_chance(self) -> None:
        if self.chance == SEEDED and self._draws is not None:
            state = self.state
            while state.stack and state.stack[-1].who == CHANCE:
                self._apply(state, self._draws.draw(state))

    def continue_from_seed(self) -> None:
        """Draw from the seed from now on, beginning with the draws that are pending."""
        self.chance = SEEDED
        self._play_chance()

    def log_for(self, seat: int | None, first: int = 0) -> list[str]:
        """Return the log as a seat may see it, from line `first` on; None is a spectator.

        Moves that only other seats may see are hidden until the game is over.
        """
        if self.over:
            return self.log[first:]
        seen = (PUBLIC, seat)
        lines = zip(self.log[first:], self.owners[first:], strict=True)
        return [line if owner in seen else f"{line.rsplit(' ', 1)[0]} {COVERED}" for line, owner in lines]

    def undo(self, seat: int | None = None) -> None:
        """Undo the last move.

        Args:
            seat: The seat that asks; None undoes the move of any seat.

        Raises:
            CannotUndo: There is no move, another seat has moved since, or something was revealed.
        """
        self.check_undo(seat)
        self.replay(self.log[:-1])

    def check_undo(self, seat: int | None = None) -> None:
        """Raise CannotUndo, with the reason, if the last move cannot be undone."""
        if not self.log:
            raise CannotUndo("there is no move to undo", "nothing")
        last = int(self.log[-1].split()[0])
        if last == CHANCE:
            raise CannotUndo("something has been revealed since the last move", "revealed")
        if seat is not None and seat != last:
            raise CannotUndo(f"seat {last} has moved since", "others")
        self.check_unrevealed(len(self.log) - 1)

    def check_unrevealed(self, ply: int) -> None:
        """Raise CannotUndo, with the reason, if a draw or a secret was revealed since line `ply`."""
        if any(int(line.split()[0]) == CHANCE for line in self.log[ply:]):
            raise CannotUndo("something has been revealed since the last move", "revealed")
        if self.table.rules.revealed_count(self.state) != self._revealed_counts[ply]:
            raise CannotUndo("the last move revealed something", "shown")

    def replay(self, log: list[str]) -> None:
        """Start over and play these moves, which are known to be legal."""
        for _ in self.iter_replay(log):
            pass

    def iter_replay(self, log: list[str]) -> Iterator[str]:
        """Start over and play these moves; yield each line before it is played."""
        self._begin()
        for line in log:
            yield line
            _, token = line.split(" ", 1)
            self._apply(self.state, self.table.tokens[token][1])
        self.state.events = None

    def scores(self) -> list[dict[str, Any]]:
        """Return for each seat its `total` and the `lines` that add up to it, as if the game ended now."""
        return self._scores_in(self.state)

    def scores_for(self, seat: int | None) -> list[dict[str, Any]]:
        """Return the scores as a seat may know them; None is a spectator.

        Points that only other seats may know are left out until the game is over.
        """
        return self._scores_in(self.table.rules.visible_state(self.state, OVER if seat is None else seat))

    def _scores_in(self, state: State) -> list[dict[str, Any]]:
        rules = self.table.rules
        scores: list[dict[str, Any]] = []
        for seat, lines in enumerate(rules.scores(state)):
            title = rules.title(state, seat)
            scores.append({"total": sum(lines.values()), "lines": lines} | ({"title": title} if title else {}))
        return scores

    def setting(self) -> dict[str, Any]:
        """Return game, edition, expansions, options and seats."""
        table = self.table
        return {
            "game": table.name, "edition": table.edition, "expansions": list(table.expansions),
            "options": dict(table.options), "seats": table.seats,
            **({"custom_values": table.custom_values.data()} if table.custom_values is not None else {}),
        }  # fmt: skip

    def data(self) -> dict[str, Any]:
        """Return the whole position, as `village.position` reads it."""
        puzzle = {PUZZLE: True} if self._start and self._start.get(PUZZLE) is True else {}
        return {**self.setting(), **puzzle, **self.table.rules.data(self.state)}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may know of the position; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise Error(f"there is no seat {seat} at a table for {self.seats}")
        question: dict[str, Any] = {"seat": self.actor, "question": self.question, "subject": self.subject}
        question["opens_turn"] = self.opens_turn
        if seat == self.actor:
            question["tokens"] = self.moves
        return {
            **self.setting(),
            **self.table.rules.view(self.state, OVER if seat is None else seat),
            "ply": len(self.log), "ask": question, "scores": self.scores_for(seat), "seed_hash": self.seed_hash,
        }  # fmt: skip

    def has_secrets(self, seats: Iterable[int]) -> bool:
        """Return whether one of these seats knows something that another one may not know."""
        first, *others = [self.table.rules.view(self.state, seat) for seat in seats]
        return any(view != first for view in others)

    def dump(self) -> str:
        """Return the record as text in the `.village` format; `village.load` reads it back."""
        return write(self)

    def copy(self) -> Record:
        """Return an independent copy, which can be played on by itself. Tables are shared, since they never change."""
        copied = type(self).__new__(type(self))
        vars(copied).update(vars(self))
        copied.state = self.state.copy()
        copied.log, copied.owners = list(self.log), list(self.owners)
        copied._revealed_counts = list(self._revealed_counts)
        copied._draws = self._draws.copy() if self._draws is not None else None
        return copied

    def __copy__(self) -> Record:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Record:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.table, self.seed, self.chance, self.start, self.seed_hash, self.log)

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, Record) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a record changes with every move

    def _identity(self) -> tuple[object, ...]:
        return self.table.key, self.start, self.seed, self.seed_hash, self.chance, self.log

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.actor} to answer {self.question!r}"
        expansions = "".join(f" + {name}" for name in self.table.expansions)
        return f"<Record of {self.table.name}{expansions}, {self.seats} seats, {len(self.log)} moves, {now}>"


def restore(
    table: Table, seed: str | None, chance: str, start: dict[str, Any] | None, seed_hash: str, log: list[str]
) -> Record:
    """Return the record that was pickled."""
    record = Record(table, seed, chance, start, seed_hash)
    record.replay(log)
    return record
