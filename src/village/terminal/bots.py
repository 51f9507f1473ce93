"""Names and descriptions of the bots."""

from __future__ import annotations

from rich.console import Console

from village.bots.bot import BadBot
from village.bots.registry import BUILTIN, factory_of, names
from village.terminal.language import Language


def list_bots(language: str) -> None:
    words = Language(language)
    console = Console(highlight=False, markup=False)
    for name in names():
        console.print(f"{name:<8} {describe_bot(name, words)}", soft_wrap=True)


def describe_bot(name: str, words: Language) -> str:
    """Return one line about a bot; bots of other packages use their docstring."""
    word = name.partition(":")[0]
    if word in BUILTIN:
        return words.text.bot(word)
    try:
        description = factory_of(word).__doc__
    except BadBot as error:  # installed, but it cannot be loaded
        description = str(error)
    return (str(description or "").strip().splitlines() or [word])[0]
