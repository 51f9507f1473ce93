"""My Village in the terminal: it fits 80 columns, no piece is missing, and a whole game can be played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import village
from tests.builders.my_village import after_dice, rich, set_up, without
from village.games.my_village.vocabulary import CRAFTS, WHITE
from village.terminal.games.my_village.symbols import BLACK_DIE, PEOPLE
from village.terminal.language import Language
from village.terminal.screen import Screen
from village.terminal.wrap import WIDTH
from village.text import LANGUAGES

pytestmark = pytest.mark.expensive

GAME = "my_village"
SYMBOL_STYLES = {*PEOPLE, BLACK_DIE}
PLAY = ("play", "--game", GAME, "--seed", "7", "--bots", "random")


def screen(language="en"):
    return Screen(Language(language, GAME), frozenset({0}))


def plain(lines) -> str:
    return "\n".join(line.plain for line in lines)


def flat(game) -> str:
    """Return the board as one line, regardless of line breaks."""
    output = screen()
    return " ".join(plain(output.scene.full(game.view(0), output.humans)).split())


def question_text(game) -> str:
    return plain(screen().question(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_wider_than_80_columns(seats, language):
    game = village.new(GAME, seats=seats, seed=seats)
    output = screen(language)
    rng = random.Random(seats)
    while not game.over:
        lines = output.question(game)
        if rng.random() < 0.1:
            view = game.view(game.actor)
            lines += [*output.scene.full(view, output.humans), *output.scene.brief(view, 0, output.humans)]
        lines += output.news(game.play(rng.choice(game.moves)), game)
        assert max(line.cell_len for line in lines) <= WIDTH
        assert not any("\n" in line.plain or line.plain.endswith("…") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_shown(language):
    """Rich positions lead to rare questions, too: payments, fares, plows, changes of the value."""
    output, questions = screen(language), set()
    for seed in range(12):
        game = village.position(GAME, rich(2 + seed % 3), seed=seed)
        rng = random.Random(seed)
        while not game.over and game.view(0)["round"] < 12:
            questions.add(game.question)
            lines = output.question(game)
            assert max(line.cell_len for line in lines) <= WIDTH
            assert not any("move-" in line.plain or line.plain.endswith("…") for line in lines)
            game.play(rng.choice(game.moves))
    assert {step.name for step in game.table.rules.steps if step.size and not step.is_chance} - questions == set()


def test_every_card_of_a_view_is_drawn():
    """Every card and customer that a view names is on the board, and every banner of every village."""
    game = village.new(GAME, seats=3, seed=5)
    words, rng = Language("en", GAME).text, random.Random(5)
    checked = 0
    while not game.over:
        if rng.random() < 0.1:
            board, view = flat(game), game.view(0)
            names = [*view["display"], *[f"council.{name}" for name in view["councils"]]]
            names += [f"church.{name}" for name in view["churches"]]
            names += [f"monk.{symbol}" for symbol, top in view["monks"].items() if top]
            names += [f"travel.{letter}" for letter, left in view["travel"].items() if left]
            for home in view["villages"]:
                names += [*home["market"], *home["served"], *home["travel"], *home["villagers"]]
                names += [name[:-1] for name in home["crafts"]]
                names += [f"council.{home['council']}"] if home["council"] else []
                names += [f"church.{home['church']}"] if home["church"] else []
                names += [f"field{number}" for number in range(1, len(home["fields"]) + 1)]
                names += ["meeting"] if home["meeting"] else []
            assert [name for name in names if words.word(name) not in board] == []
            checked += len(names)
        game.play(rng.choice(game.moves))
    assert checked > 300


def test_custom_values_are_shown():
    custom_values = {"name": "attic", "values": {"my_village.life.clouds": 12}}
    assert "0/12" in flat(village.new(GAME, seats=2, seed=1, custom_values=custom_values))
    assert "0/10" in flat(village.new(GAME, seats=2, seed=1))


def test_the_main_board_shows_dice_rat_hand_and_coffins():
    chronicle = {"abbot": 2, "merchant": 1}
    hand = {"owner": 1, "palm": True, "story": 4}
    pool = {"white1": 4, "white6": 1, "black3": 1}
    game = set_up("dice", 2, start=1, pool=pool, rat=5, chronicle=chronicle, graves=3, hand=hand, round=3)
    board = flat(game)
    assert "Round 3, turn 2 of 3 · starts: C Carl" in board
    assert "Dice W1 W1 W1 W1 W6 B3" in board
    assert "5 spaces to the invasion (red: one roll can be enough)" in board
    assert "Hand C Carl palm up, 4 story points on it" in board
    assert "abbot ●● councilman ○○ traveler ○○ craftsman ○○ merchant ●○ graves 3 coffins 6 of 14" in board


def test_a_village_shows_all_its_components():
    home = {
        "board": 1, "cloud": 4, "coins": 3, "tree": 6, "house": 2, "headman": "coin", "laborers": 1,
        "villagers": without("traveller", "craftsman"), "school": {"left": 1, "right": 0},
        "church": "sanatory", "covered": 1, "monks": ["quill1"], "council": "guild", "wild": 2,
        "meeting": True, "markers": 1, "tile": "field2", "fields": [True, False], "travel": ["a2"],
        "crafts": ["stables1"], "goods": {"horse": 2}, "market": ["cu17"], "served": ["cu01", "cu04"],
    }  # fmt: skip
    board = flat(set_up(homes={0: home}, value=7, now={"dice": ["white3", "black4"]}))
    for text in (
        "taken: W3 B4 value 7",
        "coins 3 · life ●●●●○○○○○○ 4/10",
        "abbot councilman no traveler no craftsman merchant school [●][○] 1 day laborer",
        "tree 6 house 2 headman on the coin space 2/12 tile next to field 2",
        "play 5/8 stables 5/8 ●●○ field 1 (7) plow field 2 (7)",
        "council chamber 11 guild council ●●○ meeting place 2/12 ●○",
        "sanatory church ●○ 1 window travel card A2 (3 prestige, next card: +1 coin)",
        "customer 17 ?: 2 scrolls (4 prestige)",
        "customer 1, customer 4 (5 prestige)",
    ):
        assert text in board


def test_dice_are_listed_by_sum_with_the_time_of_black_dice():
    pool = {"white1": 2, "black4": 2}
    question = question_text(set_up("dice", 2, turn=2, pool=pool))
    assert question.splitlines()[1:] == [
        "= 2    1 W1 W1",
        "= 5    2 W1 B4 (2 time)",
        "= 8    3 B4 B4 (4 time)",
    ]


def test_the_board_lists_the_banners_of_each_value():
    board = flat(set_up("dice", homes={0: {"board": 1}}))
    assert "2: new meeting place" in board
    assert "3: trading church, monetary council, population council, white: school" in board
    assert "10: steward’s office" in board  # noqa: RUF001


def test_a_value_has_a_note_on_its_price_and_banners():
    question = " ".join(question_text(after_dice("white1", "white4", homes={0: {"board": 1, "coins": 2}})).split())
    assert "value 3 (2 coins, unlocks trading church, monetary council, population council, white: school)" in question
    assert (
        "value 5 (free, unlocks cloister church, stables, brewery, smithy, office, wainwright, white: play)" in question
    )


def test_a_banner_has_a_note_on_costs_and_gains():
    home = {
        "board": 1, "church": "cloister", "goods": {"scroll": 2, "beer": 1}, "crafts": ["office1", "brewery1"],
        "travel": ["a2", "b2"], "market": ["cu13", "cu17"], "coins": 2, "fields": [False],
    }  # fmt: skip
    question = " ".join(question_text(set_up(homes={0: home}, value=7)).split())
    assert "monk with a quill (2 time, scroll, bonus: 3 story)" in question
    assert "new field (2 time, +1 coin)" in question
    assert "travel C (2 time, wagon or 2 coins, + beer)" in question
    assert "white banner: customer 17 (2 scrolls, 4 prestige)" in question
    assert "white banner: field 1 (+1 coin)" in question
    assert "question mark: move the headman (1 time)" in question


@pytest.mark.parametrize(
    ("step", "home", "moves"),
    [
        ("death", {}, ["abbot (1 story)", "councilman (2 story)", "merchant (anonymous grave)"]),
        ("headman", {"headman": "coin", "tree": 6},
         ["stay", "to the house (saves 6 story points)", "to the story space (3 story)"]),
        ("school", {"villagers": ["abbot"], "school": {"left": 1, "right": 1}},
         ["do nothing (free)", "from the left: merchant (1 time)", "from the right: merchant (1 time, 2 story)"]),
        ("mark", {"council": "area", "fields": [False, False]}, ["fields (2 prestige)", "travel cards"]),
        ("mark", {"council": "population", "villagers": ["abbot"]}, ["abbot (4 prestige)", "councilman"]),
    ],
)  # fmt: skip
def test_a_move_has_a_note_on_its_gains(step, home, moves):
    question = question_text(set_up(step, homes={0: home}, value=7, chronicle={"abbot": 1, "merchant": 2}))
    assert [move for move in moves if move not in question] == []


def test_stopping_has_a_note_on_the_price_of_customers():
    game = set_up(value=10, homes={0: {"coins": 1}})
    game.play("banner steward")
    assert "None taken yet." in question_text(game)
    for _ in range(3):
        game.play(game.moves[-1] if game.question != "customer" else f"customer {game.view(0)['display'][0]}")
    question = question_text(game)
    assert "3 taken so far." in question
    assert "no more customers (2 time, 1 coin)" in question


def test_a_payment_names_the_good():
    goods = {"crafts": ["office1", "stables1"], "goods": {"scroll": 1, "horse": 1}, "market": ["cu01"]}
    game = set_up(value=5, homes={0: goods})
    game.play("banner white.cu01")
    assert "To pay: any good." in question_text(game)


def test_colour_never_carries_the_meaning_alone():
    output = screen()
    lines = output.scene.full(village.new(GAME, seats=3, seed=1).view(0), output.humans)
    symbols = [
        line.plain[span.start : span.end] for line in lines for span in line.spans if span.style in SYMBOL_STYLES
    ]
    assert len(symbols) > 5
    assert all(symbol.strip() for symbol in symbols)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_can_be_played_by_numbers(run, language, seats):
    result = run(*PLAY, "--seats", seats, "--language", language, typed="1\n2\n" * 3000)
    words = Language(language, GAME)
    assert (result.code, result.err) == (0, "")
    for text in (
        words.label("final"),
        words.text.line("windows"),
        words.game_name(),
        words.text.event({"kind": "over", "seat": -2}, []),
    ):
        assert text in result.out
    record = village.load(Path("1" if Path("1").exists() else "2").read_text("utf-8"))
    assert record.over


def test_moves_by_token_why_undo_rules_and_scores(run):
    typed = "board\nwhy smithy\nhelp\nrules\nrules M-DTH-13\nrules M-HEA\nscores\nlog 3\n"
    result = run(*PLAY, "--seats", "2", typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "Welcome to My Village. You are Anna (A)." in result.out
    assert "W4 is a white die that shows 4" in result.out
    assert "M-SCO Scoring" in result.out
    assert "M-DTH-13  When the rat arrives" in result.out
    assert "M-HEA-1  The question mark banner is always offered." in result.out
    assert "If the game ended now" in result.out


def test_a_pair_of_dice_is_taken_by_its_token(run):
    first = village.new(GAME, seats=2, seed="7")
    token = first.moves[-1]
    run(*PLAY, "--seats", "2", typed=f"{token}\nsave a\nquit\nno\n")
    saved = village.load(Path("a").read_text("utf-8"))
    assert f"0 {token}" in saved.log


def test_a_saved_game_is_replayed(run):
    run(*PLAY, "--seats", "3", typed="1\nsave a.village\nquit\nno\n")
    out = run("replay", "a.village", "--ply", "12").out
    assert "[board " in out
    assert "── A Anna · 1 point · coins 1" in out


def test_every_white_name_has_a_word():
    words = Language("en", GAME).text
    assert len({words.word(name) for name in WHITE}) == len(WHITE)
    assert {words.word(kind) for kind in CRAFTS} <= {words.word(name) for name in WHITE}
