"""M-CUS-12: with the option `hidden_customers`, others see how many customers a village has served, not which."""

import json

import pytest

import village
from tests.builders.my_village import home, set_up
from village.bots.bot import PlayerView
from village.bots.compiled.batch import blank

rule = pytest.mark.rule

HIDDEN = {"hidden_customers": True}
SERVED = (["cu01", "cu33"], ["cu05", "cu14", "cu29"], [])  # prestige 2 + 7, 3 + 4 + 6


def served(*cards, options=HIDDEN, **setting):
    """Return a turn of seat 0 at a table for three whose villages have served these customers."""
    homes = {seat: {"served": list(names)} for seat, names in enumerate(cards)}
    return set_up(value=4, homes=homes, options=options, **setting)


def points(scores):
    return [score["lines"]["customers"] for score in scores]


def served_in_view(game, seat=None):
    return [village["served"] for village in game.view(seat)["villages"]]


@rule("M-CUS-12")
def test_only_the_owner_sees_which_customers_a_village_has_served():
    game = served(*SERVED)
    covered = [["covered"] * len(cards) for cards in SERVED]
    for seat in range(3):
        assert served_in_view(game, seat) == [SERVED[who] if who == seat else covered[who] for who in range(3)]
    assert served_in_view(game) == covered
    assert game.view(0)["customers"] == ["covered"] * len(game.data()["customers"]), "the stack would reveal them"


@rule("M-CUS-12")
def test_the_scores_that_others_see_leave_out_the_points_of_the_customers():
    game = served(*SERVED)
    assert points(game.scores()) == [9, 13, 0]
    assert points(game.view(0)["scores"]) == [9, 0, 0]
    assert points(game.view(1)["scores"]) == [0, 13, 0]
    assert points(game.view()["scores"]) == [0, 0, 0]
    rules = game.table.rules
    visible_state = rules.visible_state(game.state, 0)
    assert rules.breakdown(visible_state, 1)["customers"] == [("covered", 3, 0)]
    assert [part[0] for part in rules.breakdown(visible_state, 0)["customers"]] == ["cu01", "cu33"]


@rule("M-CUS-12", "M-SCO-4")
def test_the_area_council_counts_hidden_customers():
    homes = {1: {"council": "area", "marks": ["customer"], "served": SERVED[1]}}
    game = set_up(value=4, homes=homes, options=HIDDEN)
    lines = game.view(0)["scores"][1]["lines"]
    assert (lines["council"], lines["customers"]) == (3, 0)


@rule("M-CUS-12")
def test_without_the_option_everything_is_open():
    game = served(*SERVED, options={})
    assert served_in_view(game) == list(SERVED)
    assert (game.view()["scores"], game.view()["customers"]) == (game.scores(), game.data()["customers"])
    assert "hidden_customer" not in [step.name for step in game.table.rules.steps]
    assert not [name for name in game.table.rules.layout() if name.endswith(".hidden")]


@rule("M-CUS-12")
def test_move_and_event_stay_open_because_all_players_see_the_card():
    own = {"crafts": ["stables1"], "goods": {"horse": 1}, "market": ["cu04"]}
    game = set_up(value=3, homes={0: own}, options=HIDDEN)
    assert {"kind": "serve", "seat": 0, "customer": "cu04"} in game.play("banner white.cu04")
    assert "0 banner white.cu04" in game.log_for(1)
    assert game.view(1)["villages"][0]["served"] == ["covered"]


@rule("M-CUS-12")
def test_when_the_game_is_over_all_cards_are_revealed():
    game = served(*SERVED, chance="seeded")
    while not game.over:
        assert points(game.view()["scores"]) == [0, 0, 0]
        game.play(game.moves[len(game.log) % len(game.moves)])
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert (view["villages"], view["customers"]) == (game.data()["villages"], game.data()["customers"])
        assert view["scores"] == game.scores()
    assert game.table.rules.revealed_count(game.state) >= 5
    with pytest.raises(village.CannotUndo):
        game.undo()


def worlds():
    """Return two positions that differ only in what seat 1 has served, and thus in the stack."""
    return served(SERVED[0], ["cu05", "cu14"], []), served(SERVED[0], ["cu20", "cu30"], [], display=DISPLAY)


DISPLAY = ["cu02", "cu03", "cu04", "cu06", "cu07", "cu08"]


def observation(game, seat):
    rules = game.table.rules
    row = blank(len(rules.layout()))
    assert rules.observe(game.state, seat, row, 0) == len(row)
    return list(row)


@rule("M-CUS-12")
def test_positions_that_differ_in_hidden_customers_look_the_same_to_others():
    first, second = worlds()
    assert first.data() != second.data()
    for seat in (0, 2, None):
        assert json.dumps(first.view(seat)) == json.dumps(second.view(seat))
    assert first.view(1) != second.view(1)
    assert [observation(first, seat) == observation(second, seat) for seat in range(3)] == [True, False, True]
    names = first.table.rules.layout()
    observed = dict(zip(names, observation(first, 0), strict=True))
    assert [observed[f"{seat}.hidden"] for seat in ("own", "next1", "next2")] == [0, 2, 0]
    assert first.has_secrets([0, 1])


@rule("M-CUS-12")
def test_guesses_do_not_reveal_hidden_customers():
    guesses = [[home(PlayerView(game, 0).guess(seed), 1)["served"] for seed in range(60)] for game in worlds()]
    assert guesses[0] == guesses[1]
    assert len({json.dumps(cards) for cards in guesses[0]}) > 30


@rule("M-CUS-12")
@pytest.mark.parametrize("seed", range(6))
def test_determinization_keeps_what_is_known_and_redraws_the_rest(seed):
    game = served(*SERVED)
    before = game.data()
    guess = PlayerView(game, 0).guess(seed)
    assert (guess.actor, guess.question, guess.moves) == (game.actor, game.question, game.moves)
    assert [len(home(guess, seat)["served"]) for seat in range(3)] == [2, 3, 0]
    assert home(guess)["served"] == SERVED[0]
    assert guess.view(0)["display"] == before["display"]
    assert game.data() == before
    while not guess.over:
        guess.play(guess.moves[(seed + len(guess.log)) % len(guess.moves)])
    assert None not in [card for seat in range(3) for card in home(guess, seat)["served"]]


@rule("M-CUS-12")
def test_a_position_with_unknown_customers_can_be_read_back():
    game = served(*SERVED)
    rules = game.table.rules
    data = rules.data(rules.determinize(game.state, 0))
    assert [home["served"] for home in data["villages"]] == [SERVED[0], [None] * 3, []]
    assert rules.data(rules.position(data)) == data
    with pytest.raises(village.Error, match="one of served must be one of cu01"):
        served([None], [], [], options={})
