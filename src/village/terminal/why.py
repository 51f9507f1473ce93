"""Why not: reasons for answers that are not offered, found by token or by a word in them."""

from __future__ import annotations

from village.record.record import Record, Why
from village.terminal.language import Language
from village.terminal.scene import Scene


def matches(record: Record, words: Language, typed: str) -> list[str]:
    """The answers meant by `typed`: to this question first, else to any other that players are asked."""
    asked = [token for token in record.table.tokens if step_of(token) == record.question]
    exact = [token for token in asked if typed in (token, token.split(" ", 1)[1])]
    drawn = [step.name for step in record.table.rules.steps if step.by_chance]
    others = [token for token in record.table.tokens if step_of(token) not in (record.question, *drawn)]
    return exact or alike(asked, words, typed) or alike(others, words, typed)


def step_of(token: str) -> str:
    return token.split(" ", 1)[0]


def alike(tokens: list[str], words: Language, typed: str) -> list[str]:
    return [token for token in tokens if typed in token or typed in words.text.answer(token).casefold()]


def not_offered(record: Record, scene: Scene) -> list[str]:
    """Every other answer to this question about which one could wonder."""
    asked = [token for token in record.table.tokens if step_of(token) == record.question]
    plain = scene.plain(record.setting())
    return [token for token in asked if token not in record.moves and record.why(token).key not in plain]


def reasons(record: Record, words: Language, tokens: list[str]) -> list[tuple[str, list[str]]]:
    """Each reason in words, and the answers that it forbids. Reasons that differ in details only are put together."""
    kinds: dict[tuple[str, str], list[tuple[str, Why]]] = {}
    for token in tokens:
        why = record.why(token)
        if why:
            kinds.setdefault((why.rule, why.key), []).append((words.text.answer(token), why))
    found = []
    for (rule, _), forbidden in kinds.items():
        said = {words.text.why(why) for _, why in forbidden}
        reason = said.pop() if len(said) == 1 else f"{words.text.rule(rule)} ({rule})"
        found.append((reason, [answer for answer, _ in forbidden]))
    return found
