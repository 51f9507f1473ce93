"""Explain why moves are illegal; moves are found by token or by a word in them."""

from __future__ import annotations

from village.record.record import Record, Why
from village.terminal.language import Language
from village.terminal.scene import Scene


def matches(record: Record, words: Language, typed: str) -> list[str]:
    """Return the moves that match `typed`: for the current question first, else for any other question."""
    current = [token for token in record.table.tokens if step_of(token) == record.question]
    exact = [token for token in current if typed in (token, token.split(" ", 1)[1])]
    drawn = [step.name for step in record.table.rules.steps if step.is_chance]
    others = [token for token in record.table.tokens if step_of(token) not in (record.question, *drawn)]
    return exact or similar(current, words, typed) or similar(others, words, typed)


def step_of(token: str) -> str:
    return token.split(" ", 1)[0]


def similar(tokens: list[str], words: Language, typed: str) -> list[str]:
    return [token for token in tokens if typed in token or typed in words.text.move(token).casefold()]


def illegal_moves(record: Record, scene: Scene) -> list[str]:
    """Return the illegal moves for this question, except those with an obvious reason."""
    current = [token for token in record.table.tokens if step_of(token) == record.question]
    obvious = scene.obvious_reasons(record.setting())
    return [token for token in current if token not in record.moves and record.why(token).key not in obvious]


def reasons(record: Record, words: Language, tokens: list[str]) -> list[tuple[str, list[str]]]:
    """Return each reason in words with the moves that it forbids; reasons that differ only in details are merged."""
    kinds: dict[tuple[str, str], list[tuple[str, Why]]] = {}
    for token in tokens:
        why = record.why(token)
        if why:
            kinds.setdefault((why.rule, why.key), []).append((words.text.move(token), why))
    merged = []
    for (rule, _), forbidden in kinds.items():
        sentences = {words.text.why(why) for _, why in forbidden}
        reason = sentences.pop() if len(sentences) == 1 else words.text.rule(rule) + words.bracketed([rule])
        merged.append((reason, [move for move, _ in forbidden]))
    return merged
