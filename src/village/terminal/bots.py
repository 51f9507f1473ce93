"""What bots are called and what they are like."""

from __future__ import annotations

from rich.console import Console

from village.bots.bot import BadBot
from village.bots.registry import OURS, maker, names
from village.terminal.language import Language


def list_bots(language: str) -> None:
    words = Language(language)
    console = Console(highlight=False, markup=False)
    for name in names():
        console.print(f"{name:<8} {described(name, words)}", soft_wrap=True)


def described(name: str, words: Language) -> str:
    """One line about a bot; those of other packages say it in their docstring."""
    word = name.partition(":")[0]
    if word in OURS:
        return words.text.bot(word)
    try:
        told = maker(word).__doc__
    except BadBot as error:  # it is installed, but not well
        told = str(error)
    return (str(told or "").strip().splitlines() or [word])[0]
