"""Errors of clients as `application/problem+json`: a type for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

JsonValue = None | bool | int | float | str | Sequence["JsonValue"] | Mapping[str, "JsonValue"]
PROBLEM_JSON: Final = "application/problem+json"


class Problem(Exception):
    """A refused request that changed nothing; `kind` is for programs, `detail` for people."""

    def __init__(self, status: int, kind: str, detail: str, **more: JsonValue) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.more = more

    def body(self) -> dict[str, JsonValue]:
        return {
            "type": f"/problems/{self.kind}", "title": self.kind.replace("-", " "), "status": self.status,
            "detail": self.detail, **self.more,
        }  # fmt: skip

    def headers(self) -> dict[str, str]:
        """Return a Retry-After header if retrying helps."""
        return {"retry-after": str(self.more["retry"])} if "retry" in self.more else {}


def already_resigned() -> Problem:
    return Problem(409, "resigned", "you have resigned; a bot plays on for you")


def key_reused() -> Problem:
    return Problem(409, "key-reused", "this key has already been used for another request")


def not_found(subject: str) -> Problem:
    return Problem(404, "not-found", f"there is no such {subject}")
