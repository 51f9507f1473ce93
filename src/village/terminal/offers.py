"""What can be played, as tables or as one JSON object."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from village.record.offers import GameOffer, OptionOffer, Statuses, offer, offers
from village.record.table import title_of
from village.terminal.language import Language


def show_offers(game: str | None, language: str, as_json: bool) -> None:
    """Every title, or one."""
    found = offers() if game is None else [offer(title_of(game))]
    if as_json:
        sys.stdout.write(json.dumps({"games": [asdict(one) for one in found]}) + "\n")
        return
    console = Console(highlight=False, markup=False)
    for one in found:
        show_game(one, Language(language, one.name), console)


def show_game(one: GameOffer, words: Language, console: Console) -> None:
    """What to type, and what it means."""
    table = Table("", "", show_header=False, box=None, pad_edge=False)
    table.add_row(Text(f"--game {one.name}", "bold"), line(words, one.name, sure(words, one.numbers)))
    for edition in one.editions:
        seats = words.text.say("offers-seats", {"seats": spans(edition.seats)})
        usual = words.text.say("offers-usual") if edition.name == one.edition else ""
        table.add_row(f"  --edition {edition.name}", line(words, edition.name, seats, usual))
    for box in one.boxes:
        editions = words.text.say("offers-fits", {"editions": ", ".join(box.editions)})
        table.add_row(f"  --boxes {box.name}", line(words, box.name, editions, sure(words, box.numbers)))
    for option in every_option(one):
        table.add_row(f"  --option {option.name}", words.text.option(option.name))
    console.print(table)


def every_option(one: GameOffer) -> list[OptionOffer]:
    """Each name once, those of the editions first."""
    given = [edition.options for edition in one.editions] + [box.options for box in one.boxes]
    found: dict[str, OptionOffer] = {}
    for options in given:
        for option in options:
            found.setdefault(option.name, option)
    return list(found.values())


def spans(seats: list[int]) -> str:
    """`2-4`, or `1, 3, 8` where there are gaps."""
    if len(seats) > 1 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(str(number) for number in seats)


def line(words: Language, name: str, *more: str) -> str:
    """One line about a thing and what more there is to say; a game without words has only the latter."""
    message = f"about-{name}"
    about = words.text.say(message) if words.text.bundle.has_message(message) else ""
    return " ".join(part for part in (about, *more) if part)


def sure(words: Language, numbers: Statuses) -> str:
    """How many numbers are printed, likely, proposed; nothing where there are none."""
    return words.text.say("offers-numbers", {**asdict(numbers)}) if any(asdict(numbers).values()) else ""
