"""Rankings of finished games."""

import pytest

import village
from village.table.results import ranking, winners
from village.table.state import Seat

TIED = {"house": 8}


def finished_game(*homes):
    """Return a finished game of My Village; the first seat holds the starting hand."""
    pool = {"white1": 2, "black1": 1} if len(homes) == 4 else {"white1": 2}
    data = {"seats": len(homes), "turn": len(homes), "pool": pool, "stack": [], "villages": list(homes), "puzzle": True}
    return village.position("my_village", data)


@pytest.mark.rule("M-SCO-11")
def test_tie_breakers_rank_every_place():
    game = finished_game({"house": 9}, {**TIED, "coins": 3}, {**TIED, "coins": 1, "tree": 2}, {**TIED, "coins": 4})
    assert game.over
    assert ranking(game, [Seat(number) for number in range(4)]) == [1, 3, 3, 2]


def test_resigned_player_is_last_and_the_best_other_wins():
    game = finished_game({"house": 20}, {**TIED, "coins": 3}, {**TIED, "coins": 4})
    seats = [Seat(0, resigned=True), Seat(1), Seat(2)]
    assert (winners(game, seats), ranking(game, seats)) == ([2], [3, 2, 1])
