"""`village play`: a whole game, every command of the prompt, and leaving with the game saved."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import village
from village.terminal.language import Language
from village.terminal.screen import Screen
from village.text import LANGUAGES

pytestmark = pytest.mark.expensive

FIRST = ("play", "--seed", "3", "--option", "first_player=0")  # Anna moves first


def saved(name: str) -> village.Record:
    return village.load(Path(name).read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers(run, language):
    result = run("play", "--seed", "7", "--language", language, typed="1\n" * 3000)
    words = Language(language)
    assert result.code == 0
    assert result.err == ""
    assert words.label("final") in result.out
    assert words.text.line("chronicle") in result.out
    record = saved("1")  # the input after the last move is the name of the file
    assert record.over
    names = words.comma_list(words.name(seat) for seat in record.winners)
    assert words.label("winner" if len(record.winners) == 1 else "winners", names=names) in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "expansions"), [("1", ""), ("1", "inn,goals,customers"), ("4", "inn,goals,customers")]
)
def test_a_whole_game_with_expansions_can_be_played_by_numbers(run, language, seats, expansions):
    options = ["--seats", seats, "--expansions", expansions, "--seed", "7", "--language", language]
    result = run("play", *options, typed="1\n2\n" * 3000)
    words = Language(language)
    assert (result.code, result.err) == (0, "")
    record = saved("1" if Path("1").exists() else "2")  # as above
    assert record.over
    assert record.table.expansions == tuple(expansions.split(",") if expansions else ())
    for expansion, line in (("inn", "villagers"), ("goals", "goals")):
        assert (words.text.line(line) in result.out) == (expansion in expansions)
    score = record.scores()[0]
    assert (words.label("solo-fate") in result.out) == (seats == "1")
    if seats == "1":
        title = words.text.title(score["title"])
        assert words.label("titled", points=score["total"], title=title) in result.out
        assert words.label("score-title") in result.out


def test_the_rival_is_distinguished_from_the_player(run):
    out = run("play", "--seats", "1", "--seed", "3", typed="1\n" * 4).out
    assert "You play solo against your rival Carla (C)" in out
    assert "\nC Carla takes" in out


def test_the_log_shows_only_own_goals(run):
    out = run(*FIRST, "--expansions", "goals", typed="log\n").out
    dealt = [line for line in out.splitlines() if "[silver " in line or "[gold " in line]
    assert len(dealt) == 6
    assert sum("covered" in line for line in dealt) == 4


def test_the_goals_of_bots_stay_hidden(run):
    out = run(*FIRST, "--expansions", "goals", typed="board\nsave a\nquit\nno\n").out
    goals = saved("a").data()["goals"]
    words = Language("en").text
    for suit in ("silver", "gold"):
        assert words.card(goals[suit][0])[0] in out
        assert not [card for card in goals[suit][1:] if f"{words.card(card)[0]}: " in out]


def test_the_rules_of_expansions_can_be_read(run):
    typed = "rules\nrules I-V\nrules i-v07\nrules C-1\n"
    out = run(*FIRST, "--expansions", "inn,customers", typed=typed).out
    assert "I-WIN When villagers can be played" in out
    assert "C Customers promo" in out
    assert "S-SET" not in out
    assert "G-SET" not in out
    assert "I-V30  Storekeeper" in out
    assert "> I-V07  Priest" in out
    assert "> C-1  " in out


def test_rules_show_rulings_and_differences_between_rulebooks(run):
    out = " ".join(run(*FIRST, typed="rules V-GRN\nrules V-SET-9\nrules V-TRN-1\n").out.split())
    assert "Our ruling: With 5 grain, the harvest is not offered." in out
    assert "The rulebooks: The Big Box recommends a compensation" in out
    assert out.count("Our ruling") == out.count("The rulebooks") == 1
    assert "The cube may come from any action space. See also V-WEL-1." in out


def test_a_move_can_be_typed_as_a_token_with_or_without_the_question(run):
    run(*FIRST, typed="turn church.plague\npass\nsave a.village\nquit\nno\n")
    assert [line for line in saved("a.village").log if line.startswith("0 ")] == [
        "0 turn church.plague",
        "0 church pass",
    ]


def test_people_who_share_a_keyboard_are_asked_in_turn(run):
    result = run("play", "--humans", "3", "--seed", "1", typed="1\n" * 6)
    for name in ("A Anna: ", "C Carl: ", "D Dora: "):
        assert name in result.out


SHARED = ("play", "--seats", "2", "--humans", "2", "--seed", "3", "--option", "first_player=0", "--expansions", "goals")


def goal_names(record, seat, words):
    return [words.text.card(record.data()["goals"][suit][seat])[0] for suit in ("silver", "gold")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_who_share_a_keyboard_see_only_their_own_goals(run, language):
    out = run(*SHARED, "--language", language, typed="\n1\npass\n\nboard\nlog\nsave a\n1\npass\n\nboard\n").out
    words = Language(language)
    colon = words.label("colon")
    screens = out.split(words.label("pass-device", name="|").split("|")[0])[1:]
    assert len(screens) == 3, "the screen is cleared for the first player, too"
    for seat, screen in zip((0, 1, 0), screens, strict=True):
        assert screen.startswith(words.name(seat))
        for owner in (0, 1):
            assert all((name + colon in screen) == (owner == seat) for name in goal_names(saved("a"), owner, words))


@pytest.mark.parametrize(("kind", "output"), [("xterm", "\x1b[2J"), ("dumb", "\n" * 25)])
def test_the_screen_is_cleared_between_players(capsys, monkeypatch, kind, output):
    monkeypatch.setenv("TERM", kind)
    screen = Screen(Language("en"), frozenset({0, 1}))
    screen.clear()
    assert capsys.readouterr().out == ""
    screen.console = Console(force_terminal=True)
    screen.clear()
    assert output in capsys.readouterr().out


def test_the_screen_is_not_cleared_without_secrets(run):
    secrets = run(*SHARED, typed="\n1\n").out
    open_table = run(*SHARED[:-1], "inn", typed="1\n").out
    one_person = run(*SHARED[:3], *SHARED[5:], typed="1\n").out
    assert ["Pass the keyboard" in out for out in (secrets, open_table, one_person)] == [True, False, False]


def test_events_of_the_others_are_shown_before_the_question(run):
    out = run(*FIRST, typed="1\npass\n").out
    news = out.split("Latest events:")[-1]
    assert "Carl takes" in news
    assert "Dora takes" in news
    assert news.index("Dora takes") < news.index("A Anna: Take a cube")


def test_an_action_that_was_skipped_is_explained(run):
    out = run(*FIRST, typed="travel.green\n").out
    assert "No action was possible there" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command(run, language):
    out = run(*FIRST, "--language", language, typed="help\n").out
    for command in ("why", "hint", "undo", "board", "log", "scores", "rules", "save", "help", "quit"):
        assert f"\n  {command}" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed", ["why", "why well.coin", "why 1", "why wainwright", "why turn market.pink", "why xyzzy"]
)
def test_why_always_prints_something(run, language, typed):
    silent = run(*FIRST, "--language", language).out
    result = run(*FIRST, "--language", language, typed=f"{typed}\n")
    assert result.code == 0
    assert len(result.out.splitlines()) > len(silent.splitlines())


def test_why_names_the_rule(run):
    out = run(*FIRST, typed="why well.coin\nwhy 1\nwhy xyzzy\n").out
    assert "(V-WEL-1)" in out
    assert "it is move 1" in out
    assert "no move like “xyzzy”" in out


@pytest.mark.one_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_lists_moves_by_number_with_win_chances(run, language):
    out = run(*FIRST, "--language", language, typed="hint\n").out
    assert 1 <= len(re.findall(r"^\d+  .*\d+ ?%", out, re.MULTILINE)) <= 3


def test_a_solo_hint_shows_points(run):
    assert "points at the end" in run("play", "--seats", "1", "--seed", "3", typed="hint\n").out


def test_undo_reverts_the_last_own_move(run):
    out = run(*FIRST, typed="grain.brown\nundo\nsave a.village\n").out
    assert "Move undone." in out
    assert not [line for line in saved("a.village").log if line.startswith("0 ")]


def test_undo_explains_a_refusal(run):
    out = run(*FIRST, typed="undo\n").out
    assert "There is nothing to undo yet" in out


def test_undo_reverts_later_bot_moves_too(run):
    run(*FIRST, typed="grain.brown\npass\nundo\nundo\nsave a.village\n")
    assert not [line for line in saved("a.village").log if line[0] in "0123"]


def test_undo_reverts_a_move_of_another_player_at_this_keyboard(run):
    run(*FIRST, "--humans", "3", typed="grain.brown\npass\n\nundo\n\nundo\nsave a.village\n")
    assert not [line for line in saved("a.village").log if line[0] in "0123"]


def test_a_move_that_revealed_a_goal_cannot_be_undone(run):
    """There was no chance event and no move of another player, but the card was seen."""
    game = village.position("village", AT_THE_GOAL, seed=1)
    Path("goal.village").write_text(game.dump(), "utf-8")
    out = run("play", "--load", "goal.village", typed="turn grain.green\ngoal silver\nundo\n").out
    assert "Anna reaches a life goal" in out
    assert "your last move has revealed hidden information" in out


AT_THE_GOAL = {
    "puzzle": True, "seats": 2, "expansions": ["goals"],
    "spaces": {"grain": {"green": 1, "plague": 1}}, "stack": [["turn", 0, 0]],
    "goals": {"silver": ["writer", "knight"], "gold": ["saint", "merchant"], "reached": [[], []]},
    "families": [{"goods": {"scroll": 3}, "cubes": {"brown": 1, "orange": 1, "pink": 1}}, {}],
}  # fmt: skip


def test_events_of_an_undone_move_are_not_shown(run):
    typed = "grain.brown\nundo\nchurch.plague\npass\n"
    out = run(*FIRST, "--humans", "3", typed=typed).out
    news = out[out.rindex("Latest events:") :]
    assert "Anna takes a plague cube from the church" in news
    assert "grain harvest." not in news


def test_log_and_scores(run):
    out = run(*FIRST, typed="grain.brown\nlog\nlog 1\nscores\n").out
    assert out.count("Anna: grain harvest: brown cube  [turn grain.brown]") == 2
    assert "If the game ended now" in out
    assert "Points scored during play" in out


def test_the_log_uses_player_names(run):
    out = run("play", "--seed", "3", "--option", "first_player=null", typed="log\n").out
    names = Language("en").names(3)
    starting = next(line for line in out.splitlines() if "[start " in line)
    assert starting.split(": ")[1].split("  [")[0] == names[int(starting[-2])]


def test_rules_by_id_by_chapter_and_with_an_unknown_id(run):
    out = run(*FIRST, typed="rules v-mkt-1\nrules V-TRN\nrules\nrules V-NOT-1\n").out
    assert "V-MKT-1  " in out
    assert "V-TRN-5  " in out
    assert "V-SCO Final scoring" in out
    assert "no rule “V-NOT-1”" in out


def test_board_prints_the_whole_board(run):
    assert run(*FIRST, typed="board\n").out.count("Chronicle") == 2


@pytest.mark.parametrize(
    "typed", ["foo", "99", "0", "-1", "1 2", "turn", "save", "²", "9" * 5000, "save nowhere/at/all.village", "\x00"]
)
def test_unknown_input_prints_one_line_and_changes_nothing(run, typed):
    before = run(*FIRST, typed="").out
    result = run(*FIRST, typed=f"{typed}\nsave a.village\n")
    assert result.code == 0
    assert len(result.out.splitlines()) <= len(before.splitlines()) + 4
    assert not [line for line in saved("a.village").log if line.startswith("0 ")]


def test_a_file_of_another_game_is_not_overwritten(run):
    Path("mine.village").write_text("precious")
    result = run(*FIRST, typed="save mine.village\nsave a.village\n1\nsave a.village\nquit\nno\n")
    assert Path("mine.village").read_text() == "precious"
    assert "already exists" in result.out
    assert saved("a.village").log[-1].startswith("0 turn")


def test_quit_offers_to_save(run):
    result = run(*FIRST, typed="1\nquit\nback\nquit\nb.village\n")
    assert result.code == 0
    assert saved("b.village").log[-1].startswith("0 turn")
    assert "village play --load b.village" in result.out


def test_quit_without_saving_leaves_no_file(run):
    run(*FIRST, typed="1\nquit\nno\n")
    assert not list(Path().iterdir())


def test_the_end_of_input_saves_to_a_file_that_can_be_loaded_again(run):
    run(*FIRST, typed="1\n")
    (file,) = Path().glob("*.village")
    log = saved(str(file)).log
    result = run("play", "--load", str(file), typed="save again.village\nquit\nno\n")
    assert "A Anna: " in result.out
    assert saved("again.village").log == log


def test_ctrl_c_saves_the_game(run, monkeypatch):
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(*FIRST)
    assert result.code == 0
    assert len(list(Path().glob("*.village"))) == 1


def test_options_reach_the_table(run):
    run(
        "play", "--edition", "2011", "--seats", "4", "--option", "different_cubes=true", "--seed", "x", typed="save a\n"
    )
    record = saved("a")
    assert (record.table.edition, record.seats, record.table.options["different_cubes"]) == ("2011", 4, True)
    assert json.dumps("x") in Path("a").read_text("utf-8")


@pytest.mark.parametrize(
    ("typed", "played"),
    [("port", ["port", "goals"]), ("port,-goals", ["port"]), ("inn,port", ["inn", "port", "goals"])],
)
def test_port_adds_life_goals_unless_they_are_rejected(run, typed, played):
    run("play", "--seed", "3", "--expansions", typed, typed="quit\nport.village\n")
    assert list(saved("port.village").table.expansions) == played


def test_opponents_can_be_chosen_and_are_announced(run):
    out = run(*FIRST, "--bots", "medium,random", typed="save a\nquit\nno\n").out
    assert "Bots: Carl (medium: follows a neural network" in out
    assert "Bots: Dora (random: plays random legal moves)." in out
    assert "village play --load a --bots medium,random" in out


def test_the_default_opponents_are_easy(run):
    out = run(*FIRST, typed="save a\nquit\nno\n").out
    assert "Bots: Carl, Dora (easy: " in " ".join(out.split())
    assert "--bots" not in out


def test_the_game_is_saved_when_a_bot_fails(run):
    result = run(*FIRST, "--bots", "stdio:sh -c 'exit 3'", typed="1\npass\n" * 5)
    assert result.code == 2
    assert "ended (exit status 3)" in result.err
    (file,) = Path().glob("*.village")
    assert [line for line in saved(str(file)).log if line.startswith("0 ")]
