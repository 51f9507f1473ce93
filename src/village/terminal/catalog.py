"""List the games with their editions, expansions and options, as tables or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from village.record.catalog import GameOffer, OptionOffer, Statuses, catalog, offer
from village.record.setup import game_type_of
from village.terminal.language import Language


def print_catalog(game: str | None, language: str, as_json: bool) -> None:
    """Print all games, or one."""
    games = catalog() if game is None else [offer(game_type_of(game))]
    if as_json:
        sys.stdout.write(json.dumps({"games": [asdict(game_offer) for game_offer in games]}) + "\n")
        return
    console = Console(highlight=False, markup=False)
    for game_offer in games:
        print_game(game_offer, Language(language, game_offer.name), console)


def print_game(game: GameOffer, words: Language, console: Console) -> None:
    """Print the command-line options of a game and their meaning."""
    table = Table("", "", show_header=False, box=None, pad_edge=False)
    table.add_row(
        Text(f"--game {game.name}", "bold"), description(words, game.name, status_counts(words, game.statuses))
    )
    for edition in game.editions:
        seats = words.text.say("catalog-seats", {"seats": format_seats(words, edition.seats)})
        usual = words.text.say("catalog-usual") if edition.name == game.edition else ""
        table.add_row(f"  --edition {edition.name}", description(words, edition.name, seats, usual))
    for expansion in game.expansions:
        editions = words.text.say("catalog-fits", {"editions": words.comma_list(expansion.editions)})
        table.add_row(
            f"  --expansions {expansion.name}",
            description(words, expansion.name, editions, status_counts(words, expansion.statuses)),
        )
    for option in every_option(game):
        table.add_row(f"  --option {option.name}", words.text.option(option.name))
    console.print(table)


def every_option(game: GameOffer) -> list[OptionOffer]:
    """Return each option once, those of the editions first."""
    option_lists = [edition.options for edition in game.editions] + [expansion.options for expansion in game.expansions]
    by_name: dict[str, OptionOffer] = {}
    for options in option_lists:
        for option in options:
            by_name.setdefault(option.name, option)
    return list(by_name.values())


def format_seats(words: Language, seats: list[int]) -> str:
    """Format numbers of seats: `2-4`, or `1, 3, 8` if there are gaps."""
    if len(seats) > 1 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return words.comma_list(str(number) for number in seats)


def description(words: Language, name: str, *more: str) -> str:
    """Return the description of an item, if it has one, followed by more details."""
    message = f"about-{name}"
    summary = words.text.say(message) if words.text.bundle.has_message(message) else ""
    return words.label("gap").join(text for text in (summary, *more) if text)


def status_counts(words: Language, statuses: Statuses) -> str:
    """Say how many values have each status; empty if there are none."""
    return words.text.say("catalog-values", {**asdict(statuses)}) if any(asdict(statuses).values()) else ""
