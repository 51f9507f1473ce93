"""Reading records: errors name the line and the reason, and nothing is loaded partially."""

import re
from pathlib import Path

import pytest

import village
from tests.properties.play import EXPANSIONS, WITH_EXPANSIONS, finish, new, snapshot
from tests.record.record_texts import OPEN, WHOLE, first_entry, header, lines_of, refused, with_header


def test_a_record_reads_back():
    assert village.load(WHOLE).dump() == WHOLE
    assert village.load(OPEN).dump() == OPEN


@pytest.mark.parametrize(
    "change",
    {
        "windows line ends": lambda text: text.replace("\n", "\r\n"),
        "old line ends": lambda text: text.replace("\n", "\r"),
        "comment lines": lambda text: "; by hand\n" + text.replace("\n\n", "\n; the game\n\n"),
        "comments after moves": lambda text: re.sub(r"(turn [a-z.]+)", r"\1   ; why not", text),
        "blank lines": lambda text: text.replace("\n", "\n\n"),
        "spaces": lambda text: re.sub(r"^(-?\d) (\S+) ", r"  \1   \2\t", text, flags=re.MULTILINE),
        "no end of the last line": lambda text: text.rstrip("\n"),
        "headers in another order": lambda text: re.sub(r"(Game: \w+\n)(Edition: \w+\n)", r"\2\1", text),
        "without scores": lambda text: re.sub(r"Scores: .*\n", "", text),
        "a unicode comment": lambda text: "; \u00fc\u6751\U0001f3e0 \u202e\n" + text,
    }.items(),
    ids=lambda change: change[0],
)
def test_whitespace_comments_and_header_order_of_a_record_do_not_matter(change):
    assert village.load(change[1](WHOLE)).dump() == WHOLE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the header 'Game' is missing"),
        ("\n\n\n", "the header 'Game' is missing"),
        ("; nothing but a comment", "the header 'Game' is missing"),
        ("hello", "line 1: expected 'seat question choice'"),
        ("0 turn grain.green", "the header 'Game' is missing"),
        ("Colour: blue\n" + WHOLE, "line 1: unknown header 'Colour'"),
        ("Game: village\n" + WHOLE, "line 2: header 'Game' appears twice"),
        (WHOLE + "\nGame: village", "expected 'seat question choice'"),
        ("\x00\x01\x02", "line 1"),
        ("\u00fc\u6751 \U0001f3e0", "line 1"),
        ("x" * 1_000_000, "line 1: expected 'seat question choice'"),
        ("a b c " * 200_000, "line 1: expected 'seat question choice'"),
        ("Seed:" + "9" * 1_000_000, "the header 'Game' is missing"),
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_text_that_is_not_a_record_is_refused(text, reason):
    assert reason in refused(text)


@pytest.mark.parametrize("name", ["Game", "Edition", "Seats", "Rules", "Tables"])
def test_a_missing_header_is_named(name):
    assert (
        refused(re.sub(rf"^{name}: .*\n", "", WHOLE, count=1, flags=re.MULTILINE)) == f"the header {name!r} is missing"
    )


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Game", "chess", "unknown game 'chess'"),
        ("Edition", "1999", "unknown edition '1999'"),
        ("Seats", "9", "seats 2 to 4 players, not 9"),
        ("Seats", "two", "must be a number, not 'two'"),
        ("Seats", "-2", "must be a number"),
        ("Seats", "\u00b2", "Seats"),
        ("Seats", "9" * 5000, ""),
        ("Rules", "5", "written by version 5 of the rules; this program plays version 4"),
        ("Rules", "0", "written by version 0"),
        ("Rules", "new", "must be a number"),
        ("Rules", "\u00b2", "Rules"),
        ("Rules", "9" * 5000, ""),
        ("Tables", "0123456789abcdef", "written with other values (hash 0123456789abcdef"),
        ("Options", "speed=true", "no option 'speed'"),
        ("Options", "different_cubes", "has no"),
        ("Options", "different_cubes=maybe", "the option 'different_cubes=maybe' has no valid value"),
        ("Options", "first_player=7", "first_player must be a seat"),
        ("Options", "rival_die=true", "no option 'rival_die'"),
        ("Options", "first_player=" + "9" * 5000, ""),
        ("Options", "first_player=" + "[" * 100_000, ""),
        ("Seed-Hash", "0" * 64, "the seed does not match the header 'Seed-Hash'"),
        ("Seed", '"6"', "the seed does not match the header 'Seed-Hash'"),
        ("Seed", "not json", "the header 'Seed' cannot be read"),
        ("Seed", "9" * 5000, ""),
        ("Seed", "[" * 100_000, ""),
        ("Seed", '"\\ud800"', ""),
        ("Scores", "1 2 3", "the scores are"),
        ("Scores", "99 99 99", f"the scores are {header('Scores')}, not 99 99 99"),
        ("Scores", "", "the scores are"),
        ("Scores", "many", "the scores are"),
    ],
    ids=lambda part: ascii(part[:24]),
)
def test_an_invalid_header_is_named(name, value, reason):
    assert reason in refused(with_header(name, value))


def test_an_expansion_that_does_not_exist_is_named():
    assert f"unknown expansion 'harbour'; there are {', '.join(EXPANSIONS)}" in expanded("harbour")
    assert expanded("inn inn") == "each expansion can be added only once"
    assert expanded("inn, goals").startswith("unknown expansion 'inn,'")


def test_wrong_expansions_are_detected_by_the_hash_of_the_tables():
    assert expanded("inn").startswith("written with other values")


def expanded(names):
    return refused(WHOLE.replace("Seats:", f"Expansions: {names}\nSeats:", 1))


def test_the_expansions_of_a_record_are_in_its_header():
    game = finish(new(WITH_EXPANSIONS[-1], 6), 6)
    expansions = WITH_EXPANSIONS[-1].expansions
    assert f"\nExpansions: {' '.join(expansions)}\n" in game.dump()
    loaded = village.load(game.dump().replace(" ".join(expansions), " ".join(reversed(expansions))))
    assert loaded.dump() == game.dump()


@pytest.mark.parametrize(
    "start", ["[1]", '"x"', "{", '{"round": -1}', '{"moon": 1}', "[" * 100_000, '{"stack": [["good", 0, 99]]}']
)
def test_a_start_that_is_not_a_position_is_refused(start):
    assert "Start" in refused(OPEN.replace("Seed: ", f"Start: {start}\nSeed: "))


def entry_lines():
    return [n for n in range(first_entry(), len(lines_of(WHOLE))) if not lines_of(WHOLE)[n].startswith("-1 ")]


@pytest.mark.parametrize("share", [0, 0.3, 0.6, 0.95])
def test_an_edited_move_is_reported_with_its_line_and_the_legal_moves(share):
    lines = lines_of(WHOLE)
    number = entry_lines()[int(share * len(entry_lines()))]
    seat, step, _ = lines[number].split()
    lines[number] = f"{seat} {step} nonsense"
    message = refused("\n".join(lines))
    assert message.startswith(f"line {number + 1}: ")
    assert f"'{step} nonsense'" in message
    assert f"the legal moves of {step!r} are " in message


def test_a_move_of_the_wrong_seat_is_reported_with_its_line():
    lines = lines_of(WHOLE)
    number = entry_lines()[10]
    seat, rest = lines[number].split(" ", 1)
    lines[number] = f"{(int(seat) + 1) % 3} {rest}"
    assert refused("\n".join(lines)).startswith(f"line {number + 1}: expected seat {seat} and question ")


def test_a_missing_move_is_detected_at_the_next_line():
    lines = lines_of(WHOLE)
    number = entry_lines()[20]
    del lines[number]
    assert int(re.match(r"line (\d+): ", refused("\n".join(lines)))[1]) >= number + 1


def test_moves_in_another_order_are_detected():
    lines = lines_of(WHOLE)
    swaps = 0
    for number in entry_lines()[:40]:
        changed = lines.copy()
        changed[number], changed[number + 1] = changed[number + 1], changed[number]
        if changed != lines and lines[number].split()[:2] != lines[number + 1].split()[:2]:
            assert "line" in refused("\n".join(changed))
            swaps += 1
    assert swaps > 10


def test_a_truncated_record_is_detected_by_its_scores():
    lines = lines_of(WHOLE)
    for end in range(first_entry(), len(lines), 37):
        assert "the record is truncated" in refused("\n".join(lines[:end]))
    for end in range(0, len(WHOLE) - 1, 997):
        refused(WHOLE[:end])


def test_a_move_after_the_end_is_detected():
    number = len(lines_of(WHOLE)) + 1
    assert refused(WHOLE + "0 turn grain.green\n").startswith(f"line {number}: the game is over")


def test_scores_of_a_game_that_is_not_over_are_refused():
    assert "the game is not over" in refused(OPEN.replace("\n\n", "\nScores: 0 0 0\n\n", 1))


def test_a_failed_load_leaves_nothing_behind():
    before = snapshot(village.load(WHOLE))
    for cut in range(100, len(WHOLE), 1500):
        refused(WHOLE[:cut] + "\n0 nonsense here\n")
    assert snapshot(village.load(WHOLE)) == before


def test_a_byte_order_mark_is_ignored():
    text = village.new("village", seed=1).dump()
    assert village.load("\ufeff" + text).dump() == text


def test_a_comment_may_follow_the_seed():
    text = village.new("village", seed=1).dump()
    assert village.load(text.replace('Seed: "1"', 'Seed: "1" ; ours')).dump() == text


@pytest.mark.parametrize("text", [None, 5, b"Game: village"])
def test_a_record_that_is_not_text_is_refused(text):
    with pytest.raises(village.BadRecord, match="a record must be text"):
        village.load(text)


def test_a_seed_hash_without_its_seed_is_kept():
    game = village.new("village", seed=1)
    text = "\n".join(line for line in game.dump().splitlines() if not line.startswith("Seed: "))
    loaded = village.load(text)
    assert loaded.seed is None
    assert loaded.seed_hash == game.seed_hash
    assert f"Seed-Hash: {game.seed_hash}" in loaded.dump()


def test_manual_draws_come_from_no_seed():
    game = village.new("village", seed=1, chance="manual")
    assert game.seed is None
    assert "Seed" not in game.dump()
    assert village.load(game.dump()).moves == game.moves


FOLDER = Path(__file__).parent
OLD = FOLDER / "rules-1.village"


def test_a_record_of_older_rules_loads_if_every_move_is_still_legal():
    older = with_header("Rules", "1")
    assert older != WHOLE == village.load(older).dump()


def test_a_record_of_older_rules_is_refused_at_its_first_illegal_line():
    message = refused(OLD.read_text("utf-8"))
    assert re.match(r"written by version 1 of the rules, which differ: line [0-9]+: .*customer", message)


def test_a_record_of_older_rules_can_be_viewed_up_to_its_first_illegal_line():
    text = OLD.read_text("utf-8")
    with pytest.raises(village.OutdatedRecord) as caught:
        village.load(text)
    part = caught.value.record
    assert 20 < len(part.log) < len(re.findall("^-?[0-9]+ ", text, re.MULTILINE))
    assert "\n".join(part.log) in text
    assert (part.over, part.seed, part.seed_hash) == (False, None, re.search("Seed-Hash: (.+)", text)[1])
    assert part.moves


def test_a_visit_to_the_inn_without_cycling_can_be_viewed_up_to_it():
    """Older rules had a move for using the inn without cycling a stack."""
    game = village.new(expansions=("inn",), seed=3)
    while game.question != "cycle":
        game.play(next((move for move in game.moves if move.startswith(("turn inn", "inn place"))), game.moves[-1]))
    older = re.sub("^Rules: .*$", "Rules: 3", game.dump(), flags=re.MULTILINE)
    with pytest.raises(
        village.OutdatedRecord, match=r"written by version 3 .* differ: line \d+: .*cycle keep"
    ) as caught:
        village.load(f"{older}{game.actor} cycle keep\n")
    assert (caught.value.record.log, caught.value.record.question) == (game.log, "cycle")


@pytest.mark.parametrize("name", ["rules-3", "rules-3-port", "my_village-rules-2", "my_village-rules-3"])
def test_a_record_of_fixed_orders_loads_with_its_result(name):
    text = (FOLDER / f"{name}.village").read_text("utf-8")
    game = village.load(text)
    lines = [line for line in text.splitlines() if re.match("-?[0-9]+ ", line)]
    assert game.over
    assert len(game.log) > len(lines)  # the order was not asked for
    assert village.load(game.dump()).scores() == game.scores()
