"""V-MKT-7: with the option `hidden_customers`, others see how many customers a family has served, not which."""

import json

import pytest

import village
from tests.builders.village import family, play, set_up
from village.bots.bot import PlayerView
from village.bots.compiled.batch import blank

rule = pytest.mark.rule

STALLS = ["horse", "grain2", "scroll", "ox"]
LINE = ["wagon+grain", "plow", "grain4", "scroll2", "horse+plow"]
SPACES = {"market": {"pink": 1}, "grain": {"pink": 1}, "church": {"pink": 1}}
HIDDEN = {"hidden_customers": True}
TILES = (["scroll", "ox+plow"], ["wagon", "grain3"], [])  # points 2 + 5, 2 + 3


def served(*tiles, options=HIDDEN, **board):
    """Return a turn of seat 0 at a table for three whose families have served these customers."""
    families = {seat: {"served": kinds, "goods": {"horse": 1}} for seat, kinds in enumerate(tiles)}
    more = {"stalls": STALLS, "line": LINE, "spaces": SPACES, **board}
    return set_up(seats=3, families=families, options=options, **more)


def points(scores):
    return [score["lines"]["customers"] for score in scores]


@rule("V-MKT-7")
def test_only_the_owner_sees_which_customers_a_family_has_served():
    game = served(*TILES)
    covered = [["covered", "covered"], ["covered", "covered"], []]
    for seat in range(3):
        displayed = [farm["served"] for farm in game.view(seat)["families"]]
        assert displayed == [TILES[who] if who == seat else covered[who] for who in range(3)]
    assert [farm["served"] for farm in game.view()["families"]] == covered


@rule("V-MKT-7")
def test_the_pile_shows_only_how_many_tiles_it_has():
    game = served(*TILES)
    left = sum(game.data()["pile"].values())
    assert [game.view(seat)["pile"] for seat in (0, 1, 2, None)] == [{"covered": left}] * 4


@rule("V-MKT-7")
def test_the_scores_that_others_see_leave_out_the_points_of_the_customers():
    game = served(*TILES)
    full = points(game.scores())
    assert full[0] > 0 < full[1]
    assert points(game.view(0)["scores"]) == [full[0], 0, 0]
    assert points(game.view(1)["scores"]) == [0, full[1], 0]
    assert points(game.view()["scores"]) == [0, 0, 0]
    assert [score["total"] for score in game.view(0)["scores"]] == [1 + full[0], 1, 1]


@rule("V-MKT-7")
def test_without_the_option_everything_is_open():
    game = served(*TILES, options={})
    assert [farm["served"] for farm in game.view()["families"]] == list(TILES)
    assert game.view()["scores"] == game.scores()
    assert game.view()["pile"] == game.data()["pile"]


@rule("V-MKT-7")
def test_the_move_and_its_event_stay_open_because_all_players_see_the_tile():
    game = served([], [], [])
    events = play(game, "turn market.pink", "market stall.1")
    assert {"kind": "serve", "seat": 0, "customer": "horse", "stall": 1} in events
    assert "0 market stall.1" in game.log_for(1)
    assert game.view(1)["families"][0]["served"] == ["covered"]


@rule("V-MKT-7")
def test_when_the_game_is_over_all_tiles_are_revealed():
    game = village.new(seats=3, options=HIDDEN, seed=4)
    while not game.over:
        assert points(game.view()["scores"]) == [0, 0, 0]
        market_moves = [move for move in game.moves if move.startswith(("market stall", "turn market", "harvest reap"))]
        play(game, market_moves[0] if market_moves else game.moves[len(game.log) % len(game.moves)])
    assert any(points(game.scores()))
    for seat in (0, 1, 2, None):
        assert game.view(seat)["families"] == game.data()["families"]
        assert (game.view(seat)["scores"], game.view(seat)["pile"]) == (game.scores(), game.data()["pile"])
    assert game.table.rules.revealed_count(game.state) == sum(len(farm["served"]) for farm in game.data()["families"])
    with pytest.raises(village.CannotUndo):
        game.undo()


def worlds():
    """Return two positions that differ only in what seat 1 has served, and thus in the pile."""
    return served(["scroll"], ["ox+plow", "grain3"], []), served(["scroll"], ["wagon", "plow+grain"], [])


def observation(game, seat):
    rules = game.table.rules
    row = blank(len(rules.layout()))
    rules.observe(game.state, seat, row, 0)
    return list(row)


@rule("V-MKT-7")
def test_positions_that_differ_in_hidden_customers_look_the_same_to_others():
    first, second = worlds()
    assert first.data() != second.data()
    for seat in (0, 2, None):
        assert json.dumps(first.view(seat)) == json.dumps(second.view(seat))
    assert first.view(1) != second.view(1)
    assert [observation(first, seat) == observation(second, seat) for seat in range(3)] == [True, False, True]
    assert first.has_secrets([0, 1])


@rule("V-MKT-7")
def test_guesses_do_not_reveal_hidden_customers():
    first, second = worlds()
    guesses = []
    for game in (first, second):
        guesses.append([PlayerView(game, 0).guess(seed).data()["families"][1]["served"] for seed in range(60)])
    assert guesses[0] == guesses[1]
    assert len({json.dumps(guess) for guess in guesses[0]}) > 30


@rule("V-MKT-7")
@pytest.mark.parametrize("seed", range(8))
def test_determinization_keeps_what_is_known_and_redraws_the_rest(seed):
    game = served(*TILES)
    before = game.data()
    guess = PlayerView(game, 0).guess(seed)
    assert (guess.actor, guess.question, guess.moves) == (game.actor, game.question, game.moves)
    assert family(guess)["served"] == TILES[0]
    assert [len(farm["served"]) for farm in guess.data()["families"]] == [2, 2, 0]
    assert guess.view(0)["pile"] == game.view(0)["pile"]
    assert game.data() == before
    while not guess.over:
        guess.play(guess.moves[(seed + len(guess.log)) % len(guess.moves)])
    assert None not in [tile for farm in guess.data()["families"] for tile in farm["served"]]


@rule("V-MKT-7")
def test_a_position_with_unknown_customers_can_be_read_back():
    rules = served(*TILES).table.rules
    state = rules.determinize(served(*TILES).state, 0)
    data = rules.data(state)
    assert data["families"][1]["served"] == [None, None]
    assert rules.data(rules.position(data)) == data
    with pytest.raises(village.Error, match="a served customer must be one of"):
        set_up(families={0: {"served": [None]}})


@rule("V-MKT-7")
def test_a_score_breakdown_counts_hidden_customers_without_points():
    game = served(*TILES)
    rules = game.table.rules
    visible_state = rules.visible_state(game.state, 0)
    assert rules.breakdown(visible_state, 1)["customers"] == [("covered", 2, 0)]
    assert [part[0] for part in rules.breakdown(visible_state, 0)["customers"]] == ["ox+plow", "scroll"]


@rule("V-MKT-7")
def test_goals_and_villagers_count_hidden_customers():
    goals = {"silver": ["farmer", "scholar"], "gold": ["merchant", "saint"]}
    tiles = ["scroll", "ox+plow", "wagon", "grain3", "ox", "plow"]
    game = set_up(
        expansions=("goals",), families={0: {"served": tiles}}, goals=goals, options=HIDDEN, spaces=SPACES
    )  # fmt: skip
    game.play("goal gold")
    assert game.view(1)["goals"]["gold"] == ["merchant", "saint"]
    assert game.view(1)["scores"][0]["lines"]["goals"] == 8


@rule("V-MKT-7", "S-SET-1")
def test_a_solo_game_has_no_hidden_customers():
    with pytest.raises(village.Error, match="hidden_customers must be false in a solo game"):
        village.new(seats=1, options=HIDDEN)
