"""The interface between bots and the game."""

import sys
from importlib.metadata import EntryPoint

import pytest

import village
from tests.bots.misbehaving_bots import ClosingBot, FixedBot, register
from village import bots
from village.bots import registry
from village.bots.bot import BadBot, PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.builtin import RandomBot
from village.bots.registry import BUILTIN, find, names
from village.bots.sigint import defer_interrupts


def new(**setting):
    return village.new("village", **({"seats": 3, "seed": 5} | setting))


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "mcts:2"])
@pytest.mark.parametrize("expansions", [(), ("inn", "goals", "customers")], ids=str)
def test_every_built_in_bot_finishes_games_reproducibly(name, expansions):
    logs = []
    for _ in range(2):
        game = new(expansions=expansions, seats=2)
        play_out(game, [BotPlayer(name), BotPlayer("random")])
        logs.append(game.log)
    assert game.over
    assert logs[0] == logs[1]


def test_hard_keeps_its_time_limit_when_it_searches():
    game = new()
    bot = find("hard").fallback
    bot.simulations, bot.seconds = 1 << 40, 0.05
    assert bot.choose(PlayerView(game, game.actor)) in game.moves
    bot.simulations, bot.seconds = 1, 600.0
    assert bot.choose(PlayerView(game, game.actor)) in game.moves


def test_a_game_is_played_out_by_names_bots_and_players():
    players = ["greedy", FixedBot(lambda table: table.moves[-1]), BotPlayer("random")]
    game, again = new(), new()
    play_out(game, players)
    play_out(again, players)
    assert game.over
    assert game == again


def test_a_bot_that_was_given_is_named_by_its_class():
    with pytest.raises(BadBot, match="bot 'FixedBot' chose 'jump'"):
        play_out(new(seats=1), [FixedBot("jump")])
    with pytest.raises(BadBot, match="3 is no bot: it has no method `choose`"):
        play_out(new(seats=1), [3])


def test_every_seat_needs_a_player():
    with pytest.raises(village.Error, match="3 players are needed, one for each seat, not 2"):
        play_out(new(), ["random", "random"])


def test_what_bot_writers_need_is_in_one_place():
    assert (bots.PlayerView, bots.BotPlayer, bots.play_out, bots.find) == (PlayerView, BotPlayer, play_out, find)
    game = new()
    assert bots.hint(game, 0.2)[0]["move"] in game.moves


def test_a_bot_can_play_a_solo_game():
    game = new(seats=1)
    play_out(game, [BotPlayer("greedy")])
    assert game.over


def test_the_player_view_shows_what_a_seat_may_know():
    game = new(expansions=("goals",))
    table = PlayerView(game, game.actor)
    assert (table.seats, table.ply, table.question) == (3, len(game.log), game.question)
    assert table.moves == game.moves
    assert table.view() | {"seed_hash": game.seed_hash} == game.view(game.actor)
    assert table.log == game.log_for(game.actor)
    waiting = PlayerView(game, (game.actor + 1) % 3)
    assert waiting.moves == []
    assert waiting.key != table.key


def everything_in(table):
    """Return everything that a player view provides."""
    names = ("seat", "seats", "game", "ply", "question", "moves", "log", "key")
    return {name: getattr(table, name) for name in names} | {"view": table.view(), "guess": table.guess(1).dump()}


@pytest.mark.parametrize("expansions", [(), ("goals",)], ids=str)
def test_the_player_view_depends_on_the_seed_only_through_visible_chance_events(expansions):
    """Otherwise a bot could find a short seed by trial and know all future chance events."""
    game = new(expansions=expansions)
    for _ in range(20):
        game.play(game.moves[-1])
    lines = game.dump().splitlines()
    unseeded = village.load("\n".join(line for line in lines if not line.startswith("Seed")))
    assert (unseeded.seed, unseeded.seed_hash) == (None, "")
    assert everything_in(PlayerView(unseeded, game.actor)) == everything_in(PlayerView(game, game.actor))
    assert game.seed_hash not in str(everything_in(PlayerView(game, game.actor)))


def test_the_game_id_is_unique_and_stable():
    game = new(expansions=("goals",))
    views = [PlayerView(game, 0), PlayerView(game, 1), PlayerView(new(seed=6), 0), PlayerView(game, 0, "second")]
    assert len({table.game for table in views}) == 3
    before = views[0].game, views[0].key
    while not game.over:
        game.play(game.moves[0])
    assert views[0].game == before[0]
    assert views[0].key != before[1]


def test_a_bot_cannot_take_another_seat():
    table = PlayerView(new(expansions=("goals",)), 0)
    with pytest.raises(AttributeError):
        table.seat = 1


def test_a_bot_cannot_modify_the_game_through_its_view():
    game = new(expansions=("goals", "inn"))
    before = game.data(), list(game.log), game.moves
    table = PlayerView(game, game.actor)
    table.moves.clear()
    table.log.clear()
    table.view()["families"].clear()
    guess = table.guess(1)
    while not guess.over:
        guess.play(guess.moves[0])
    assert (game.data(), game.log, game.moves) == before


def test_a_guess_is_a_whole_record():
    game = new(expansions=("goals", "inn"))
    for _ in range(30):
        game.play(game.moves[-1])
    guess = PlayerView(game, game.actor).guess(3)
    assert (guess.actor, guess.question, guess.moves) == (game.actor, game.question, game.moves)
    guess.play(guess.moves[0])
    loaded = village.load(guess.dump())
    assert loaded.data() == guess.data()
    assert village.verify(guess) >= 0
    guess.undo()
    assert guess.moves == game.moves


@pytest.mark.parametrize("move", ["turn nowhere.pink", "", None, 3, [], "pass"])
def test_an_illegal_move_is_reported_and_changes_nothing(monkeypatch, move):
    game = new()
    before = list(game.log)
    with pytest.raises(BadBot, match=r"^bot 'bad' chose .* 'turn', which is not a legal move$"):
        BotPlayer(register(monkeypatch, "bad", lambda setting: FixedBot(move))).choose_move(game)
    assert game.log == before


def test_an_error_in_a_bot_is_reported_with_its_location(monkeypatch):
    game = new()
    with pytest.raises(BadBot, match=r"^bot 'bad' failed: ZeroDivisionError: .*test_contract.py, line \d+\)$"):
        BotPlayer(register(monkeypatch, "bad", lambda setting: FixedBot(lambda table: 1 / 0))).choose_move(game)


class UnexpectedError(BaseException):
    """An unexpected exception."""


def raise_unexpected(table):
    raise UnexpectedError("message")


@pytest.mark.parametrize("choose", [lambda table: sys.exit(3), raise_unexpected, lambda table: next(iter(()))])
def test_a_bot_that_calls_exit_is_reported(monkeypatch, choose):
    with pytest.raises(BadBot, match=r"^bot 'bad' failed: (SystemExit: 3|UnexpectedError: message|StopIteration: ) \("):
        BotPlayer(register(monkeypatch, "bad", lambda setting: FixedBot(choose))).choose_move(new())


def interrupt(table):
    raise KeyboardInterrupt


def test_ctrl_c_counts_as_the_users_unless_it_is_deferred(monkeypatch):
    player = BotPlayer(register(monkeypatch, "bad", lambda setting: FixedBot(interrupt)))
    with pytest.raises(KeyboardInterrupt):
        player.choose_move(new())
    with defer_interrupts(), pytest.raises(BadBot, match=r"^bot 'bad' failed: KeyboardInterrupt"):
        player.choose_move(new())


def test_the_output_of_a_bot_goes_to_stderr(monkeypatch, capsys):
    def create(setting):
        sys.stdout.write("created\n")
        return ClosingBot(lambda: sys.stdout.write("closed\n"))

    game = new()
    with BotPlayer(register(monkeypatch, "loud", create)) as player:
        monkeypatch.setattr(player.bot, "choose", lambda table: sys.stdout.write("choosing\n") and table.moves[0])
        player.choose_move(game)
    assert capsys.readouterr() == ("", "created\nchoosing\nclosed\n")


def test_a_bot_that_fails_to_close_does_not_hide_another_error(monkeypatch):
    player = BotPlayer(register(monkeypatch, "bad", lambda setting: ClosingBot(lambda: sys.exit())))
    with pytest.raises(BadBot, match=r"^bot 'bad' did not close: SystemExit"):
        player.close()
    with pytest.raises(ZeroDivisionError), player:
        1 / 0  # noqa: B018


def test_decisions_and_time_are_counted():
    game = new(seats=2)
    players = [BotPlayer("random"), BotPlayer("greedy")]
    play_out(game, players)
    assert sum(player.decisions for player in players) == sum(not line.startswith("-1 ") for line in game.log)
    assert 0 < players[0].seconds < players[1].seconds


@pytest.mark.parametrize(
    "name",
    ["unknown", "", "random:1", "greedy:x", "easy:2", "mcts:0", "mcts:-1", "mcts:many", "mcts:0s", "mcts:1e9s", "stdio",
     "stdio:", "stdio:nowhere-at-all", "stdio:'half", "stdio:5s:"],
)  # fmt: skip
def test_an_unknown_bot_is_rejected_with_one_sentence(name):
    with pytest.raises(BadBot) as error:
        find(name)
    assert len(str(error.value).splitlines()) == 1


def careful(setting):
    """A careful bot."""
    return FixedBot(setting)


def install_bots(monkeypatch, **bots):
    points = {name: EntryPoint(name, value, "village.bots") for name, value in bots.items()}
    monkeypatch.setattr(registry, "entry_points", lambda group: points)


def test_bots_of_other_packages_are_found_by_their_entry_points(monkeypatch):
    install_bots(monkeypatch, careful=f"{__name__}:careful", random=f"{__name__}:careful", broken="nowhere_at_all:bot")
    assert find("careful:5").move == "5"
    assert names() == [*BUILTIN, "broken", "careful"]
    assert type(find("random")) is RandomBot, "built-in names cannot be overridden"
    with pytest.raises(BadBot, match="'broken' cannot be loaded"):
        find("broken")


@pytest.mark.parametrize("make", [lambda setting: int(setting), lambda setting: None])
def test_a_bot_that_cannot_be_created_is_reported(monkeypatch, make):
    register(monkeypatch, "wrong", make)
    with pytest.raises(BadBot, match="wrong:x"):
        find("wrong:x")


def test_a_move_that_is_not_text_is_rejected(monkeypatch):
    register(monkeypatch, "wrong", lambda setting: FixedBot([1]))
    game = village.new(seats=2, seed=1)
    with pytest.raises(BadBot, match="not a legal move"):
        BotPlayer("wrong").choose_move(game)


@pytest.mark.parametrize("setting", ["0", "-1", str(10**20), "1.5", "0s", "1e9s"])
def test_the_settings_of_a_search_are_limited(setting):
    with pytest.raises(BadBot):
        find(f"mcts:{setting}")
