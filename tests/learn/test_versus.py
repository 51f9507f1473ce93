"""Two nets at one table: which way of playing do the numbers favour?"""

from learn.duel import figures
from learn.tables import Setting
from learn.versus import side, versus
from tests.bots.nets import layout_of, untaught


def test_every_game_is_played_to_its_end_and_somebody_wins_it():
    net = untaught(layout_of({"seats": 2}, game="my_village"))
    tally = versus(Setting("my_village", "2015", 2), [net, net], 4, seed=3)
    assert (tally.duels, tally.left) == (4, 0)
    assert 0 <= figures(tally)["wins"] <= 1
    assert tally.decisions > 4 * 20


def test_the_two_change_places_from_game_to_game():
    assert [side(lane, seat) for lane in range(2) for seat in range(3)] == [0, 1, 0, 1, 0, 1]
