"""The command line: commands and options. `village.terminal` and `village.server` implement them."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, cast

import typer
from typer.core import TyperGroup

import village
from village.cli import bots, host, play
from village.cli.admin import admin_app
from village.record.errors import BadRecord, BadSetup, Error


class GroupedCommands(TyperGroup):
    """The top-level command: its help groups the commands by panel and fits a terminal of 24 lines."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, "COMMAND [OPTIONS]")
        formatter.write(f"{self.help}\n\n")
        for panel in (*PANELS, "Options"):
            formatter.write_heading(panel)
            formatter.indent()
            formatter.write_dl(self.help_rows(ctx, panel))
            formatter.dedent()

    def help_rows(self, ctx: Any, panel: str) -> list[tuple[str, str]]:
        """Return the names and descriptions of the commands of a panel, or of the options."""
        if panel == "Options":
            records = (option.get_help_record(ctx) for option in self.get_params(ctx))
            return [record for record in records if record is not None]
        width = max(len(name) for name in self.commands)
        commands: list[tuple[str, Any]] = list(self.commands.items())
        members = [(name, command) for name, command in commands if command.rich_help_panel == panel]
        return [(name.ljust(width), command.get_short_help_str(COLUMNS)) for name, command in members]


app = typer.Typer(
    name="village",
    cls=GroupedCommands,
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COLUMNS = 80
UsageError = cast("type[Exception]", typer.BadParameter.__mro__[1])  # the base class of Typer's errors
PANELS = {
    "Play": (play.play, play.replay, play.analyze, play.catalog, play.values),
    "Bots": (bots.arena, bots.simulate, bots.mcp),
    "Host": (host.serve, host.backup, host.restore, host.cleanup, host.doctor),
}
for panel, commands in PANELS.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)
app.add_typer(admin_app, name="admin", rich_help_panel="Host")


def print_version(requested: bool) -> None:
    if requested:
        typer.echo(f"village {village.__version__} ({'compiled' if village.COMPILED else 'plain'})")
        raise typer.Exit


@app.callback()
def describe_village(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play the board games Village and My Village. Example: village play"""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; print a user error as one line and return the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return int(app(arguments or ["--help"], prog_name="village", standalone_mode=False) or 0)
    except BadRecord as error:
        return print_error(str(error), 1)
    except (BadSetup, Error) as error:
        return print_error(str(error), 2)
    except UsageError as error:
        return print_error(usage_message(error), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130


def usage_message(error: Exception) -> str:
    """Return the message of a Typer error, without the usage lines around it, and the help command to run."""
    message = str(getattr(error, "format_message", error.__str__)()).rstrip(".")
    context = getattr(error, "ctx", None)
    return message if context is None else f"{message}; see `{context.command_path} --help`"


def print_error(message: str, code: int) -> int:
    typer.echo(f"village: {message}", err=True)
    return code
