"""A progress bar on stderr, shown only in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from village.terminal.language import Language


@contextmanager
def progress(
    words: Language, games: int, finished: int = 0, label: str = "simulate-progress"
) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; the returned function advances it by a number of games, or of what the label counts."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.label(label), total=games, completed=finished)
        yield lambda games: bar.advance(task, games)
