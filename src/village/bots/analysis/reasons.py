"""Reasons for a move: what its seat and the others have afterward, compared with what they have after another move.

A reason is data that the texts of a game turn into words. Nothing here knows a game: the lines of the score and the
facts (`Game.facts`) say what can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypedDict

from village.bots.analysis.evaluators import EvaluatedMove, Evaluator
from village.kernel.game import Counted, Game
from village.kernel.state import State
from village.record.preview import known_state
from village.record.record import Record

MAX_REASONS: Final = 3
MAX_PLAN_MOVES: Final = 12  # more than people can remember
MIN_WORTH: Final = 50  # hundredths of a point; smaller differences are no reason
POINT: Final = 100  # in hundredths
LEAD: Final = "lead"
LINE: Final = "line-"  # and the name of a line of the score


class Reason(TypedDict):
    """A difference between two moves: its seat (`own`), or another one, has `n` more of it, or less."""

    kind: str
    what: str
    n: int
    own: bool


def plan(record: Record, evaluator: Evaluator, token: str) -> tuple[list[str], State]:
    """Return the seat's further moves in this turn, until chance or another seat is to move, and the position then."""
    state = known_state(record)
    state.play(record.table.tokens[token][1])
    tokens: list[str] = []
    while state.actor == record.actor and not state.stack[-1].step.opens_turn and len(tokens) < MAX_PLAN_MOVES:
        step, choice = state.stack[-1].step, evaluator.likely_move(record, state)
        tokens.append(f"{step.name} {step.token(choice)}")
        state.play(choice)
    return tokens, state


def advantages(record: Record, evaluator: Evaluator, move: EvaluatedMove, other: EvaluatedMove) -> list[Reason]:
    """Return why a move is better than another, the strongest reason first."""
    rules, seat = record.table.rules, record.actor
    after, alternative = (plan(record, evaluator, each.token)[1] for each in (move, other))
    return strongest(rules, seat, after, alternative, move.lead - other.lead)


def strongest(rules: Game, seat: int, after: State, alternative: State, lead: float) -> list[Reason]:
    """Return the strongest advantages of a position over another one, and what the lead gains by the end."""
    advantages = [
        (worth, reason) for worth, reason in differences(rules, seat, after, alternative) if worth >= MIN_WORTH
    ]
    advantages.sort(key=lambda item: -item[0])
    reasons = [reason for _, reason in advantages]
    if round(lead) < 1:
        return reasons[:MAX_REASONS]
    return [*reasons[: MAX_REASONS - 1], {"kind": LEAD, "what": "", "n": round(lead), "own": True}]


def differences(rules: Game, seat: int, after: State, alternative: State) -> Iterable[tuple[int, Reason]]:
    """Yield every difference with its worth for the seat: positive if it favors `after`."""
    for player in range(rules.seats):
        own = player == seat
        share = 1 if own else -max(1, rules.seats - 1)  # what others have counts against the seat, but each for less
        for (kind, what), n, worth in player_differences(rules, player, after, alternative):
            if n:
                yield worth // share, {"kind": kind, "what": what, "n": n, "own": own}


def player_differences(
    rules: Game, player: int, after: State, alternative: State
) -> Iterable[tuple[tuple[str, str], int, int]]:
    """Yield the kind and subject, the difference in number, and the difference in hundredths of a point."""
    totals, others = rules.scores(after)[player], rules.scores(alternative)[player]
    for line, points in totals.items():
        n = points - others[line]
        yield (LINE + line, subject(rules, player, after, alternative, line, n)), n, POINT * n
    counts, worths = facts(rules, player, after)
    counts.subtract((other := facts(rules, player, alternative))[0])
    worths.subtract(other[1])
    for key, n in counts.items():
        yield key, n, worths[key]


def subject(rules: Game, player: int, after: State, alternative: State, line: str, n: int) -> str:
    """Return the only thing behind a difference in one line of the score, "" if there are several."""
    parts = [Counter(points_of(rules.breakdown(s, player).get(line, []))) for s in (after, alternative)]
    changes = {what: parts[0][what] - parts[1][what] for what in {*parts[0], *parts[1]}}
    changed = [what for what, points in changes.items() if points]
    return changed[0] if len(changed) == 1 and changes[changed[0]] == n else ""


def points_of(parts: list[Counted]) -> dict[str, int]:
    return {what: points for what, _, points in parts}


def facts(rules: Game, player: int, s: State) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """Return how many of each thing a player has, and what they are worth."""
    counts: Counter[tuple[str, str]] = Counter()
    worths: Counter[tuple[str, str]] = Counter()
    for kind, what, n, worth in rules.facts(s, player):
        counts[kind, what] += n
        worths[kind, what] += worth
    return counts, worths


def reversed_reasons(reasons: Iterable[Reason]) -> list[Reason]:
    """Return advantages of one move as disadvantages of the other."""
    return [{**reason, "n": -reason["n"]} for reason in reasons]
