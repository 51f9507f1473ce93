"""Table options with their defaults and possible values."""

from __future__ import annotations

from typing import Any, TypeAlias

Value: TypeAlias = bool | int | None


class Option:
    """An option, its default, its possible values and their description for error messages."""

    def __init__(self, name: str, default: Value, values: list[Value], description: str) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.description = description
        self.only_hides = False  # whether it changes only what seats may know

    def resolve(self, chosen: dict[str, Any]) -> Value:
        """Return the value in force; raise ValueError if it is not possible. 1 does not count as true."""
        value = chosen.get(self.name, self.default)
        for possible in self.values:
            if type(value) is type(possible) and value == possible:
                return possible
        raise ValueError(f"{self.name} must be {self.description}, not {value!r}")


def switch(name: str, default: bool) -> Option:
    return Option(name, default, [False, True], "true or false")


def secrecy(name: str) -> Option:
    """Return an option, off by default, that changes only what seats may know."""
    option = switch(name, False)
    option.only_hides = True
    return option


def settings(options: list[Option], chosen: dict[str, Any]) -> dict[str, Value]:
    """Return every option with its value; of two options with the same name, the later one counts."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise ValueError(f"this table has no option {name!r}; there are {', '.join(sorted(known))}")
    return {name: known[name].resolve(chosen) for name in sorted(known)}
