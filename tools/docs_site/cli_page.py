"""Generate the command-line reference from the help of every command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from tools.docs_site.markdown import code, table
from village.cli import app

HEAD = """# Command line

The `village` command, as `village COMMAND --help` describes it. This page is generated from the program.
"""


def cli_page() -> str:
    root = get_command(app)
    lines = [HEAD, *overview(root)]
    for path, command in commands(root, "village"):
        lines += section(path, command)
    return "\n".join(lines) + "\n"


def commands(command: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield every command with its path, such as `village admin ban`; a group before its members."""
    for name, member in getattr(command, "commands", {}).items():
        yield f"{path} {name}", member
        yield from commands(member, f"{path} {name}")


def overview(root: Any) -> list[str]:
    top_level = [(path, command) for path, command in commands(root, "village") if " " not in path.partition(" ")[2]]
    return table(
        ["command", "purpose"], [(f"[`{path}`](#{anchor(path)})", first_line(command)) for path, command in top_level]
    )


def anchor(path: str) -> str:
    return path.replace(" ", "-")


def first_line(command: Any) -> str:
    return " ".join((command.help or "").strip().partition("\n\n")[0].split())


def section(path: str, command: Any) -> list[str]:
    depth = "#" * path.count(" ")
    context = command.make_context(path, [], resilient_parsing=True)
    usage = " ".join([path, *command.collect_usage_pieces(context)])
    text, _, example = (command.help or "").strip().partition("\n\nExample: ")
    lines = ["", f"#{depth} {code(path)}", "", text, "", "```text", f"Usage: {usage}", "```"]
    if example:
        lines += ["", "Example:", "", "```sh", example.strip(), "```"]
    return [*lines, *table(["option", "meaning"], parameters(command, context))]


def parameters(command: Any, context: Any) -> Iterator[tuple[str, str]]:
    for parameter in command.params:
        names, meaning = parameter.get_help_record(context) or ("", "")
        if names:
            yield code(names), escaped(meaning)


def escaped(text: str) -> str:
    """Escape brackets, which would be links, and `<`, which would be a tag."""
    return text.replace("[", "\\[").replace("<", "&lt;")
