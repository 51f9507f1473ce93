"""What a table may choose: every option with what holds unless it is said otherwise."""

from __future__ import annotations

from typing import Any, TypeAlias

Value: TypeAlias = bool | int | None


class Option:
    """One choice, the values it can have, and these in words."""

    def __init__(self, name: str, default: Value, values: list[Value], said: str) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.said = said

    def chosen(self, wanted: dict[str, Any]) -> Value:
        """The value in force. 1 is not true here."""
        value = wanted.get(self.name, self.default)
        for possible in self.values:
            if type(value) is type(possible) and value == possible:
                return possible
        raise ValueError(f"{self.name} must be {self.said}, not {value!r}")


def switch(name: str, default: bool) -> Option:
    return Option(name, default, [False, True], "true or false")


def settings(options: list[Option], wanted: dict[str, Any]) -> dict[str, Value]:
    """Every option with its value; where two have a name, the later stands in for the other."""
    known = {option.name: option for option in options}
    for name in wanted:
        if name not in known:
            raise ValueError(f"this table has no option {name!r}; there are {', '.join(sorted(known))}")
    return {name: known[name].chosen(wanted) for name in sorted(known)}
