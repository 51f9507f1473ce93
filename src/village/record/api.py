"""The public functions that start, load and verify games. A record or position loads completely or not at all."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

from village.kernel.types import CHANCE
from village.record.chance import Chance, fresh_seed, seed_hash
from village.record.custom_values import GivenValues, load_custom_values
from village.record.earlier_values import table_with_hash
from village.record.errors import BadPosition, BadRecord, BadSetup, IllegalMove, OutdatedRecord
from village.record.notation import options, parse
from village.record.record import MANUAL, PUZZLE, SEEDED, Record
from village.record.setup import DEFAULT, GAME, Table, create_table
from village.toolkit.pruning import distinct_choices

# What malformed data can raise.
MALFORMED = (TypeError, AttributeError, LookupError, OverflowError, NotImplementedError)
SETTING = ("game", "edition", "expansions", "options", "seats", "custom_values")
EARLIER_FIELDS = {"numbers": "custom_values"}  # names in positions written before 2026-11-18


def new(
    game: str = GAME, *, seats: int = DEFAULT, edition: str = DEFAULT, expansions: tuple[str, ...] = (),
    options: dict[str, Any] | None = None, seed: int | str | None = None, chance: str = SEEDED,
    custom_values: GivenValues | str | Path = None,
) -> Record:  # fmt: skip
    """Start a new game and play it up to the first question to a player.

    Args:
        game: The name of the game; `village.games.game_types()` lists them.
        seats: The number of players. Each game and edition has a default.
        edition: The edition of the rules; each game has a default.
        expansions: The names of the expansions in play.
        options: Table options by name; `village catalog` lists them.
        seed: Any number or text. The same seed gives the same draws; without one a long random seed is used.
        chance: `"seeded"` draws from the seed; with `"manual"` the caller plays the moves of chance, too.
        custom_values: Custom values: a file, or a mapping with `name` and `values`.

    Raises:
        BadSetup: There is no such game, edition, expansion or option, or they are not compatible.
    """
    table = create_table(game, edition, seats, expansions, options, load_custom_values(custom_values))
    return Record(table, resolve_seed(seed, chance), chance)


def resolve_seed(seed: int | str | None, chance: str) -> str | None:
    if chance not in (SEEDED, MANUAL):
        raise BadSetup(f"chance must be {SEEDED!r} or {MANUAL!r}, not {chance!r}")
    if chance == MANUAL:  # the caller's draws come from no seed
        return None
    return fresh_seed() if seed is None else check_seed(str(seed))


def check_seed(seed: str) -> str:
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadSetup("the seed contains an unpaired surrogate") from None
    return seed


def position(game: str, data: dict[str, Any], *, seed: int | str | None = None, chance: str = SEEDED) -> Record:
    """Start a game from any position.

    Args:
        game: The name of the game.
        data: The position, as `Record.data` returns it. What follows from the rest may be left out. A position that no
            game can reach is rejected unless it contains `"puzzle": True`.
        seed: The seed of the draws to come.
        chance: `"seeded"` or `"manual"`, as for `village.new`.

    Raises:
        BadPosition: The data do not describe a position from which a game can continue.
        BadSetup: There is no such game, edition, expansion or option.
    """
    if not isinstance(data, dict):
        raise BadPosition(f"a position must be a mapping, not {type(data).__name__}")
    if data.get("game", game) != game:
        raise BadPosition(f"this is a position of {data['game']!r}, not of {game!r}")
    data = {EARLIER_FIELDS.get(key, key): value for key, value in data.items()}
    setting = {key: data[key] for key in SETTING[1:] if key in data}
    table = create_table(game, **setting)
    board = deepcopy({key: value for key, value in data.items() if key not in SETTING})
    try:
        check_reachable(table, board)
        return Record(table, resolve_seed(seed, chance), chance, board)
    except ValueError as error:
        raise BadPosition(str(error)) from None
    except MALFORMED as error:
        raise BadPosition(f"the data do not describe a position ({error})") from None


def check_reachable(table: Table, board: dict[str, Any]) -> None:
    """Raise ValueError if no game can reach the position, unless it is marked as a puzzle."""
    if not isinstance(board.get(PUZZLE, False), bool):
        raise ValueError(f"{PUZZLE} must be true or false, not {board[PUZZLE]!r}")
    if board.get(PUZZLE):
        return
    board.pop(PUZZLE, None)
    state = table.rules.position(board)
    try:
        table.rules.check_reachable(state)
    except ValueError as error:
        raise ValueError(f"{error}; set {PUZZLE!r} to true to play it anyway") from None


def load(text: str) -> Record:
    """Return the record that a text in the `.village` format describes.

    The game can be played on from its last move.

    Raises:
        BadRecord: The text is not a record, or a move in it is not legal; the message names the first wrong line.
        OutdatedRecord: Older rules wrote it, and a move in it is no longer legal; it has the game up to there.
    """
    if not isinstance(text, str):
        raise BadRecord(f"a record must be text, not {type(text).__name__}")
    header, entries = parse(text.removeprefix("\ufeff"))
    table = table_of(header)
    record = empty_record(table, header)
    try:
        replay(record, header, entries)
    except BadRecord as error:
        if int(header["Rules"]) == table.rules.version:
            raise
        sentence = f"written by version {header['Rules']} of the rules, which differ: {error}"
        raise OutdatedRecord(sentence, viewable_part(record)) from None
    if record.seed is not None:
        record.continue_from_seed()
    return record


def viewable_part(record: Record) -> Record:
    """Return the game up to the last question to a player, without its seed, so that it cannot be continued."""
    part = Record(record.table, None, MANUAL, record.start, record.seed_hash)
    for length in range(len(record.log), -1, -1):
        part.replay(record.log[:length])
        if part.actor != CHANCE:
            break
    return part


def table_of(header: dict[str, str]) -> Table:
    for name in ("Game", "Edition", "Seats", "Rules", "Tables"):
        if name not in header:
            raise BadRecord(f"the header {name!r} is missing")
    for name in ("Seats", "Rules"):
        if not re.fullmatch("[0-9]{1,6}", header[name]):
            raise BadRecord(f"the header {name!r} must be a number, not {header[name][:60]!r}")
    expansions = tuple(header.get("Expansions", "").split())
    try:
        table = table_with_hash(
            header["Tables"], header["Game"], header["Edition"], int(header["Seats"]), expansions,
            options(header.get("Options", "")), 
            json_header(header, "Custom-Values") if "Custom-Values" in header else None,
        )  # fmt: skip
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    if not 1 <= int(header["Rules"]) <= table.rules.version:  # an older record loads if every line is still legal
        raise BadRecord(
            f"written by version {header['Rules']} of the rules; this program plays version {table.rules.version}"
        )
    if header["Tables"] != table.rules.tables_hash:
        raise BadRecord(f"written with other values (hash {header['Tables']}, here {table.rules.tables_hash})")
    return table


def empty_record(table: Table, header: dict[str, str]) -> Record:
    """Return an empty record that expects all its lines, draws included."""
    seed = None if "Seed" not in header else str(json_header(header, "Seed"))
    start = None if "Start" not in header else json_header(header, "Start")
    try:
        if seed is not None and header.get("Seed-Hash") not in (None, seed_hash(check_seed(seed))):
            raise BadRecord("the seed does not match the header 'Seed-Hash'")
        return Record(table, seed, MANUAL, start, header.get("Seed-Hash", ""))
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    except (ValueError, *MALFORMED) as error:
        raise BadRecord(f"the header 'Start' is not a position: {error}") from None


def json_header(header: dict[str, str], name: str) -> Any:
    try:
        value, end = json.JSONDecoder().raw_decode(header[name])
    except (ValueError, RecursionError):
        raise BadRecord(f"the header {name!r} cannot be read") from None
    if header[name][end:].strip() and not header[name][end:].strip().startswith(";"):
        raise BadRecord(f"the header {name!r} cannot be read")
    return value


def replay(record: Record, header: dict[str, str], entries: list[tuple[int, str]]) -> None:
    older = int(header["Rules"]) < record.table.rules.version
    for number, entry in entries:
        if older:
            play_unasked_moves(record, entry)
        replay_line(record, number, entry)
    if older:
        play_unasked_moves(record, "")
    if "Scores" in header:
        check_scores(record, header["Scores"])


def play_unasked_moves(record: Record, entry: str) -> None:
    """Play what older rules did without asking, since only the order was left to choose, until `entry` is legal."""
    while not record.over and record.actor != CHANCE:
        if entry in [f"{record.actor} {move}" for move in record.moves]:
            return
        step = record.state.stack[-1].step
        choices = distinct_choices(record.state)
        if len(choices) != 1:
            return
        record.play(f"{step.name} {step.token(choices[0])}")


def replay_line(record: Record, number: int, entry: str) -> None:
    seat, token = entry.split(" ", 1)
    if record.over:
        raise BadRecord(f"line {number}: the game is over, found {entry!r}")
    if seat != str(record.actor):
        raise BadRecord(
            f"line {number}: expected seat {record.actor} and question {record.question!r}, found {entry!r}"
        )
    try:
        record.play(token)
    except IllegalMove as error:
        legal = ", ".join(move.split(" ", 1)[1] for move in record.moves)
        raise BadRecord(f"line {number}: {error}; the legal moves of {record.question!r} are {legal}") from None


def check_scores(record: Record, header_scores: str) -> None:
    totals = " ".join(str(score["total"]) for score in record.scores())
    if not record.over:
        raise BadRecord("the header 'Scores' is present, but the game is not over; the record is truncated")
    if header_scores != totals:
        raise BadRecord(f"the scores are {totals}, not {header_scores}")


def verify(record: Record) -> int:
    """Check every draw of a game against its seed and return the number of draws.

    Raises:
        BadRecord: A draw does not come from the seed, or the record has no seed.
    """
    if record.seed is None:
        raise BadRecord("the record has no seed, so its draws cannot be verified")
    chance = Chance(record.seed)
    replayed = Record(record.table, None, MANUAL, record.start)
    checked = 0
    for ply, line in enumerate(replayed.iter_replay(record.log), 1):
        seat, token = line.split(" ", 1)
        if seat == str(CHANCE):
            if record.table.tokens[token][1] != chance.draw(replayed.state):
                raise BadRecord(f"move {ply}, {line!r}, does not come from the seed")
            chance.count(replayed.state)
            checked += 1
    return checked
