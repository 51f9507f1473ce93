"""What a bot is given and what is taken from it."""

import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import village
from tests.bots.support import Closes, Says, add
from village.bots import registry
from village.bots.bot import BadBot, Chair
from village.bots.builtin import RandomBot
from village.bots.interrupts import interrupts
from village.bots.registry import OURS, find, names
from village.bots.seated_bot import SeatedBot, play_out


def new(**setting):
    return village.new("village", **({"seats": 3, "seed": 5} | setting))


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "mcts:2"])
@pytest.mark.parametrize("boxes", [(), ("inn", "goals", "customers")], ids=str)
def test_every_bot_of_ours_plays_to_the_end_and_the_same_again(name, boxes):
    logs = []
    for _ in range(2):
        game = new(boxes=boxes, seats=2)
        play_out(game, [SeatedBot(name), SeatedBot("random")])
        logs.append(game.log)
    assert game.over
    assert logs[0] == logs[1]


def test_hard_answers_in_its_time_where_it_searches():
    game = new()
    bot = find("hard").stand_in
    bot.simulations, bot.seconds = 1 << 40, 0.05
    assert bot.choose(Chair(game, game.actor)) in game.moves
    bot.simulations, bot.seconds = 1, 600.0
    assert bot.choose(Chair(game, game.actor)) in game.moves


def test_a_bot_can_play_for_one_seat_alone():
    game = new(seats=1)
    play_out(game, [SeatedBot("greedy")])
    assert game.over


def test_the_chair_shows_what_a_seat_may_know():
    game = new(boxes=("goals",))
    table = Chair(game, game.actor)
    assert (table.seats, table.ply, table.question) == (3, len(game.log), game.question)
    assert table.moves == game.moves
    assert table.view() | {"seed_hash": game.seed_hash} == game.view(game.actor)
    assert table.log == game.log_for(game.actor)
    other = Chair(game, (game.actor + 1) % 3)
    assert other.moves == []
    assert other.key != table.key


def given(table):
    """All that a chair hands out."""
    names = ("seat", "seats", "game", "ply", "question", "moves", "log", "key")
    return {name: getattr(table, name) for name in names} | {"view": table.view(), "guess": table.guess(1).dump()}


@pytest.mark.parametrize("boxes", [(), ("goals",)], ids=str)
def test_nothing_from_the_chair_depends_on_the_seed_but_what_was_drawn(boxes):
    """Else a bot could try short seeds until one fits, and know all draws to come."""
    game = new(boxes=boxes)
    for _ in range(20):
        game.play(game.moves[-1])
    lines = game.dump().splitlines()
    unseeded = village.load("\n".join(line for line in lines if not line.startswith("Seed")))
    assert (unseeded.seed, unseeded.seed_hash) == (None, "")
    assert given(Chair(unseeded, game.actor)) == given(Chair(game, game.actor))
    assert game.seed_hash not in str(given(Chair(game, game.actor)))


def test_a_game_is_told_from_others_and_stays_itself():
    game = new(boxes=("goals",))
    chairs = [Chair(game, 0), Chair(game, 1), Chair(new(seed=6), 0), Chair(game, 0, "second")]
    assert len({table.game for table in chairs}) == 3
    before = chairs[0].game, chairs[0].key
    while not game.over:
        game.play(game.moves[0])
    assert chairs[0].game == before[0]
    assert chairs[0].key != before[1]


def test_a_bot_cannot_take_another_seat():
    table = Chair(new(boxes=("goals",)), 0)
    with pytest.raises(AttributeError):
        table.seat = 1


def test_what_a_bot_does_with_what_it_is_given_changes_nothing():
    game = new(boxes=("goals", "inn"))
    before = game.data(), list(game.log), game.moves
    table = Chair(game, game.actor)
    table.moves.clear()
    table.log.clear()
    table.view()["families"].clear()
    guess = table.guess(1)
    while not guess.over:
        guess.play(guess.moves[0])
    assert (game.data(), game.log, game.moves) == before


def test_a_guess_is_a_whole_record():
    game = new(boxes=("goals", "inn"))
    for _ in range(30):
        game.play(game.moves[-1])
    guess = Chair(game, game.actor).guess(3)
    assert (guess.actor, guess.question, guess.moves) == (game.actor, game.question, game.moves)
    guess.play(guess.moves[0])
    again = village.load(guess.dump())
    assert again.data() == guess.data()
    assert village.verify(guess) >= 0
    guess.undo()
    assert guess.moves == game.moves


@pytest.mark.parametrize("answer", ["turn nowhere.pink", "", None, 3, [], "pass"])
def test_an_answer_that_is_not_legal_names_the_bot_and_changes_nothing(monkeypatch, answer):
    game = new()
    before = list(game.log)
    with pytest.raises(BadBot, match=r"^bot 'odd' answered .* 'turn': not a legal answer$"):
        SeatedBot(add(monkeypatch, "odd", lambda setting: Says(answer))).answer(game)
    assert game.log == before


def test_a_bot_that_fails_is_named_with_the_place(monkeypatch):
    game = new()
    with pytest.raises(BadBot, match=r"^bot 'odd' failed: ZeroDivisionError: .*test_contract.py, line \d+\)$"):
        SeatedBot(add(monkeypatch, "odd", lambda setting: Says(lambda table: 1 / 0))).answer(game)


class Gone(BaseException):
    """Nothing that anybody expects."""


def leave(table):
    raise Gone("for good")


@pytest.mark.parametrize("odd", [lambda table: sys.exit(3), leave, lambda table: next(iter(()))])
def test_a_bot_that_wants_to_end_the_program_is_named(monkeypatch, odd):
    with pytest.raises(BadBot, match=r"^bot 'odd' failed: (SystemExit: 3|Gone: for good|StopIteration: ) \("):
        SeatedBot(add(monkeypatch, "odd", lambda setting: Says(odd))).answer(new())


def interrupt(table):
    raise KeyboardInterrupt


def test_ctrl_c_is_the_users_unless_it_is_collected(monkeypatch):
    player = SeatedBot(add(monkeypatch, "odd", lambda setting: Says(interrupt)))
    with pytest.raises(KeyboardInterrupt):
        player.answer(new())
    with interrupts(), pytest.raises(BadBot, match=r"^bot 'odd' failed: KeyboardInterrupt"):
        player.answer(new())


def test_what_a_bot_prints_is_no_output_of_ours(monkeypatch, capsys):
    def made(setting):
        sys.stdout.write("made\n")
        return Closes(lambda: sys.stdout.write("closed\n"))

    game = new()
    with SeatedBot(add(monkeypatch, "loud", made)) as player:
        monkeypatch.setattr(player.bot, "choose", lambda table: sys.stdout.write("asked\n") and table.moves[0])
        player.answer(game)
    assert capsys.readouterr() == ("", "made\nasked\nclosed\n")


def test_a_bot_that_does_not_close_hides_no_other_error(monkeypatch):
    player = SeatedBot(add(monkeypatch, "odd", lambda setting: Closes(lambda: sys.exit())))
    with pytest.raises(BadBot, match=r"^bot 'odd' did not close: SystemExit"):
        player.close()
    with pytest.raises(ZeroDivisionError), player:
        1 / 0  # noqa: B018


def test_decisions_and_time_are_counted():
    game = new(seats=2)
    players = [SeatedBot("random"), SeatedBot("greedy")]
    play_out(game, players)
    assert sum(player.decisions for player in players) == sum(not line.startswith("-1 ") for line in game.log)
    assert 0 < players[0].seconds < players[1].seconds


@pytest.mark.parametrize(
    "name",
    ["nobody", "", "random:1", "greedy:x", "easy:2", "mcts:0", "mcts:-1", "mcts:many", "mcts:0s", "mcts:1e9s", "stdio",
     "stdio:", "stdio:nowhere-at-all", "stdio:'half", "stdio:5s:"],
)  # fmt: skip
def test_a_bot_that_does_not_exist_is_refused_in_one_sentence(name):
    with pytest.raises(BadBot) as error:
        find(name)
    assert len(str(error.value).splitlines()) == 1


def careful(setting):
    """plays it safe"""
    return Says(setting)


def installed(monkeypatch, **found):
    points = EntryPoints(EntryPoint(name, value, "village.bots") for name, value in found.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def test_bots_of_other_packages_are_found_by_their_entry_points(monkeypatch):
    installed(monkeypatch, careful=f"{__name__}:careful", random=f"{__name__}:careful", broken="nowhere_at_all:bot")
    assert find("careful:5").answer == "5"
    assert names() == [*OURS, "broken", "careful"]
    assert type(find("random")) is RandomBot, "ours keep their names"
    with pytest.raises(BadBot, match="'broken' cannot be loaded"):
        find("broken")


@pytest.mark.parametrize("make", [lambda setting: int(setting), lambda setting: None])
def test_a_bot_that_cannot_be_made_is_named(monkeypatch, make):
    add(monkeypatch, "wrong", make)
    with pytest.raises(BadBot, match="wrong:x"):
        find("wrong:x")


def test_an_answer_that_is_no_text_is_refused(monkeypatch):
    add(monkeypatch, "wrong", lambda setting: Says([1]))
    game = village.new(seats=2, seed=1)
    with pytest.raises(BadBot, match="not a legal answer"):
        SeatedBot("wrong").answer(game)


@pytest.mark.parametrize("setting", ["0", "-1", str(10**20), "1.5", "0s", "1e9s"])
def test_a_search_has_bounds(setting):
    with pytest.raises(BadBot):
        find(f"mcts:{setting}")
