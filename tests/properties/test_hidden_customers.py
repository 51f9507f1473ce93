"""V-MKT-7, M-CUS-12: with hidden customers, no position reveals to a seat what others have served.

The log and the replay still show each sale, because all players saw it.
"""

from random import Random

import pytest

import village
from tests.builders.my_village import set_up
from tests.properties.play import play_actively
from village import CHANCE
from village.bots.compiled.batch import blank
from village.record.preview import preview_moves

rule = pytest.mark.rule
HIDDEN = {"hidden_customers": True}
KINDS = ("stables", "brewery", "smithy", "office", "wainwright")
GOODS = {"goods": {"horse": 2, "beer": 2, "plow": 2, "scroll": 2, "wagon": 2}}
TURN = ("turn", "dice")  # the first question of a turn; until then everyone has just seen the sale


def other_world(game, seat, rng):
    """Return the state with other customers for the other seats, as far as `seat` knows."""
    rules = game.table.rules
    state = rules.determinize(game.state, seat)
    while state.actor == CHANCE and state.stack[-1].step.name != game.state.stack[-1].step.name:
        state.play(rng.choice(state.legal()))
    return state


def visible_data(game, state, seat):
    """Return everything that the current position shows a seat."""
    rules = game.table.rules
    row = blank(len(rules.layout()))
    rules.observe(state, seat, row, 0)
    known = rules.visible_state(state, seat)
    parts = [rules.breakdown(known, who) for who in range(game.seats)]
    return rules.view(state, seat), list(row), rules.scores(known), parts, state.legal()


def served(game, state):
    data = game.table.rules.data(state)
    return [home["served"] for home in data.get("families", data.get("villages"))]


def families(edition, seats, *expansions):
    return village.new(edition=edition, seats=seats, expansions=expansions, options=HIDDEN, seed=5)


def villages(*markets):
    """Return a table whose villages have goods, have served a customer and can serve two more."""
    homes = {}
    for seat, market in enumerate(markets):
        crafts = [f"{kind}{seat + 1}" for kind in KINDS]
        homes[seat] = {"crafts": crafts, **GOODS, "served": market[:1], "market": market[1:]}
    return set_up(value=5, homes=homes, options=HIDDEN, seats=len(markets), chance="seeded")


GAMES = {
    "2011": lambda: families("2011", 3),
    "inn": lambda: families("bigbox", 2, "inn", "customers"),
    "port": lambda: families("bigbox", 4, "port", "goals", "marriage"),
    "my_village": lambda: villages(["cu01", "cu14", "cu29"], ["cu33", "cu15", "cu16"], ["cu05", "cu17", "cu18"]),
}


@rule("V-MKT-7", "M-CUS-12")
@pytest.mark.parametrize("name", GAMES)
def test_a_position_does_not_reveal_what_others_have_served(name):
    game, rng, differing = GAMES[name](), Random(name), 0
    for _ in play_actively(game, 5):
        if game.over or game.question not in TURN:
            continue
        before = preview_moves(game)
        for seat in range(game.seats):
            state = other_world(game, seat, rng)
            assert visible_data(game, state, seat) == visible_data(game, game.state, seat)
            differing += served(game, state) != served(game, game.state)
            if seat == game.actor:
                game_state, game.state = game.state, state
                assert preview_moves(game) == before
                game.state = game_state
    assert differing > 20, "the worlds must differ for this to say anything"
