"""Two nets at one table."""

from tests.bots.nets import layout_of, untrained
from village.training.evaluation import summarize
from village.training.head_to_head import play_head_to_head, side_of
from village.training.table_sampler import TableSetting


def test_every_game_is_played_to_its_end_and_has_a_winner():
    net = untrained(layout_of({"seats": 2}, game="my_village"))
    tally = play_head_to_head(TableSetting("my_village", "2015", 2), [net, net], 4, seed=3)
    assert (tally.games, tally.pending) == (4, 0)
    assert 0 <= summarize(tally)["wins"] <= 1
    assert tally.decisions > 4 * 20


def test_the_nets_swap_seats_from_game_to_game():
    assert [side_of(game, seat) for game in range(2) for seat in range(3)] == [0, 1, 0, 1, 0, 1]
