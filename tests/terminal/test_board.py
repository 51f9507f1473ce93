"""The board, the questions and the news fit 80 columns and show every piece."""

import random

import pytest

import village
from tests.properties.play import EXPANSIONS, PLAIN, WITH_EXPANSIONS, Setting, new, play_actively
from village.terminal.games.village.board import Board
from village.terminal.games.village.symbols import members_at
from village.terminal.language import Language
from village.terminal.screen import Screen
from village.terminal.wrap import WIDTH
from village.text import LANGUAGES

SUITS = ("silver", "gold")


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS], ids=str)
def test_nothing_is_wider_than_80_columns(setting, language):
    game = new(setting, setting.seats)
    screen = Screen(Language(language), frozenset({0}))
    rng = random.Random(setting.seats)
    while not game.over:
        lines = screen.question(game)
        if rng.random() < 0.1:
            board = Board(game.view(game.actor), screen.words)
            lines += [*board.full(screen.humans), *board.brief(0, screen.humans)]
        lines += screen.news(game.play(rng.choice(game.moves)), game)
        assert max(line.cell_len for line in lines) <= WIDTH
        assert not any("\n" in line.plain for line in lines)


def plain(game: village.Record) -> str:
    return "\n".join(line.plain for line in Board(game.view(0), Language("en")).full(frozenset({0})))


def at_turn(**setup) -> village.Record:
    data = {
        "puzzle": True,
        "seats": 2,
        "stack": [["turn", 0, 0]],
        "spaces": {"grain": {"brown": 2, "plague": 1}},
        **setup,
    }
    return village.position("village", data, seed=1)


def test_cubes_are_letters():
    assert "grain harvest   B B X" in plain(at_turn())


def test_the_dead_are_drawn_on_the_chronicle():
    members = {"farm": [1, 0, 0, 0], "chronicle.crafts": [2, 0, 0, 0], "grave": [1, 0, 0, 0]}
    board = plain(at_turn(families=[{"members": members}, {}]))
    assert "crafts [AA] full" in board
    assert "graves [A··]" in board


def test_members_are_drawn_at_their_places():
    members = {
        "farm": [1, 1, 0, 0],
        "bag": [1, 0, 0, 0],
        "council2": [0, 1, 0, 0],
        "window3": [1, 0, 0, 0],
        "north1": [1, 0, 0, 0],
    }
    board = plain(at_turn(families=[{"members": members, "markers": ["north1", "south1"]}, {}]))
    assert "4 monks  A1" in board
    assert "2 (2): A2" in board
    assert "3 (4): A1" in board
    assert "N1 (3 prestige): A1 A*" in board
    assert "S1 (3 prestige): A*" in board
    assert "farm 12  bag 1  N1 1  council 2 2  window 3 1  unborn 23344" in board


def test_a_farm_shows_its_stock():
    family = {"cubes": {"green": 2, "pink": 1}, "goods": {"wagon": 2}, "grain": 3, "coins": 4, "prestige": 5, "time": 6}
    board = plain(at_turn(families=[family, {}]))
    assert "A Anna (you) · prestige 5 · customers 0 · time ●●●●●●○○○○ 6/10" in board
    assert "cubes G2 P1  grain 3/5  coins 4  goods: wagon 2" in board


def test_the_ring_and_the_end_are_announced():
    heading = plain(at_turn(ring=1, start=1, round=4)).splitlines()[0]
    assert "Round 4 · starts: C Carl · ring: C Carl" in heading


def test_every_member_is_drawn_once():
    view = village.new(seats=5, seed=1).view(0)
    assert [symbol.plain for symbol in members_at(Language("en"), view, "farm")] == [
        f"{letter}1" for letter in "ACDEF" for _ in range(4)
    ]


def test_colour_never_carries_the_meaning_alone():
    lines = Board(village.new(seats=3, seed=1).view(0), Language("en")).full(frozenset({0}))
    assert any(span.style for line in lines for span in line.spans)
    for line in lines:
        assert all(line.plain[span.start : span.end].strip() for span in line.spans if "color" in str(span.style))


def flat(game: village.Record, seat: int | None = 0) -> str:
    """Return the board as one line, regardless of line breaks."""
    lines = Board(game.view(seat), Language("en")).full(frozenset({0}))
    return " ".join(" ".join(line.plain for line in lines).split())


STACKS = [
    {"shown": "scribe", "unseen": 8, "under": ["medico"]},
    {"shown": "bishop", "unseen": 9, "under": []},
    {"shown": "nun", "unseen": 6, "under": []},
]


def at_the_inn(**setup) -> village.Record:
    inn = {"stacks": STACKS, "owned": [["priest", "trader"], []], "out": ["bard"], **setup}
    members = {"farm": [2, 1, 0, 0], "inn": [1, 0, 0, 0], "brewery": [1, 0, 0, 0]}
    families = [{"members": members, "goods": {"beer": 2}}, {}]
    return at_turn(expansions=["inn"], inn=inn, families=families)


def test_the_inn_shows_its_stacks_with_price_and_effect():
    board = flat(at_the_inn())
    assert "[1] Scribe (a beer): Take 3 scrolls. +8 face down. At the bottom: Medico." in board
    assert "[2] Bishop (a beer): At the end: 2 prestige points" in board
    assert "guests: A1" in board
    assert "out of the game: Bard" in board
    assert "goods: beer 2" in board
    assert "farm 112 brewery 1 inn 1" in board


def test_an_exhausted_stack_is_drawn_empty():
    empty = {"shown": None, "unseen": 0, "under": []}
    board = flat(at_the_inn(stacks=[empty, *STACKS[1:]], out=["bard", "scribe", *PLAYED]))
    assert "Inn [1] - [2]" in board


PLAYED = [
    "blacksmith", "cattle_farmer", "traveller", "messenger", "toll_keeper", "miller", "wheelwright", "harvester",
    "pedlar",
]  # fmt: skip


def test_own_villagers_are_shown_with_their_effects_and_those_of_others_by_name():
    board = flat(at_the_inn())
    assert "Villagers Priest: During a mass, take up to 2 of your family members" in board
    opponent = flat(at_the_inn(owned=[[], ["priest", "trader"]]))
    assert "Villagers Priest Trader" in opponent


def test_the_member_on_the_bard_is_shown():
    families = [{"members": {"farm": [1, 0, 0, 0]}}, {}]
    stacks = [STACKS[0], STACKS[1], {**STACKS[2], "unseen": 8}]
    bards = [{"generation": 2, "profession": "travel"}, None]
    game = at_turn(expansions=["inn"], families=families, inn={"stacks": stacks, "owned": [["bard"]], "bard": bards})
    assert "on the Bard: 2 (travel)" in flat(game)


def test_goals_are_hidden_from_other_players():
    goals = {"silver": ["writer", "knight"], "gold": ["saint", "merchant"], "reached": [[], ["gold"]]}
    game = at_turn(expansions=["goals"], goals=goals)
    board = flat(game)
    assert "Life goals silver: Writer: Own 3 scrolls and 1 cube of each color. gold: Saint: Have 3" in board
    assert "silver: face down gold: Merchant: Have served at least 6 customers. Reached!" in board
    assert "Writer" not in flat(game, 1)
    assert "Knight: Own" in flat(game, 1)
    assert flat(game, None).count("face down") == 3


def test_the_rival_has_her_own_section():
    solo = {
        "beside": [2, 3, 0, 0], "waiting": [0, 0, 0, 2], "bag": [0, 0, 1, 0], "windows": [3, None, None, None],
        "dead": {"crafts": [1, 0, 0, 0], "grave": [1, 0, 0, 0]}, "recess": 5, "placed": ["green", "plague"],
        "space": "church", "fate": ["blank", "quill", "down", "down", "down", "down"], "served": ["ox"],
    }  # fmt: skip
    board = flat(at_turn(seats=1, solo={**solo, "spare": 1}, ring=0))
    assert "C Carla · customers 1" in board
    assert "next to her board 11222 waiting at the church 44 dead 2" in board
    assert "recess 5 of 10: G X last from: church" in board
    assert "after 2: blank after 4: quill after 5: face down" in board
    assert "4 monks C3" in board
    assert "1 (2): C3" in board
    assert "crafts [C·]" in board
    assert "graves [C··]" in board
    assert "Ring can be spent as a coin until the next round" in board


@pytest.mark.parametrize("setting", [Setting("bigbox", 1, EXPANSIONS), Setting("bigbox", 3, EXPANSIONS)], ids=str)
def test_every_expansion_card_is_drawn(setting):
    """Every villager and goal that a view names is on the board."""
    game = new(setting, 8)
    words = Language("en").text
    checked = 0
    for ply, _ in enumerate(play_actively(game, 8)):
        if ply % 15:
            continue
        board, view = flat(game), game.view(0)
        cards = [card for stack in view["inn"]["stacks"] for card in (stack["shown"], *stack["under"]) if card]
        cards += [*view["inn"]["out"], *(card for owned in view["inn"]["owned"] for card in owned)]
        cards += [card for suit in SUITS for card in view["goals"][suit] if card != "covered"]
        assert [card for card in cards if words.card(card)[0] not in board] == []
        checked += len(cards)
    assert checked > 15


def test_an_expansion_without_drawing_is_printed_as_json(monkeypatch):
    monkeypatch.setattr("village.terminal.games.village.expansions.WITH_DRAWING", {"base", "inn"})
    board = flat(village.new(expansions=("goals",), seed=1))
    assert 'Life Goals {"silver": ["' in board
    assert '"covered"' in board
