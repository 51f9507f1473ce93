"""Whom the net meets besides itself, and how long it may take."""

from types import SimpleNamespace

import numpy as np

from learn.guests import Guests
from learn.pace import Pace
from learn.settings import Settings
from learn.tables import Setting
from village.bots.fast.lanes import Lanes

PAIR = Setting("village", "bigbox", 2)


def seated(setting, share, lanes=4):
    rules = setting.lay().rules
    games = Lanes(rules, lanes, len(rules.layout()))
    games.reset(5)
    return games, Guests(games, share, 7)


def test_guests_answer_until_the_net_is_asked():
    games, guests = seated(PAIR, 0.5)
    assert guests.seats == {0: 0, 2: 1}
    for _ in range(30):
        guests.play()
        assert all(games.states[lane].stack[-1].who != seat for lane, seat in guests.seats.items())
        games.step(games.random_actions())


def test_a_game_with_a_guest_shows_what_the_net_sees():
    games, guests = seated(PAIR, 0.5)
    guests.play()
    seen = np.full((4, int(games.width)), -1, np.int16)
    legal = np.full((4, int(games.game.actions)), 9, np.uint8)
    guests.show(seen, legal)
    for lane in guests.seats:
        s = games.states[lane]
        assert sorted(np.flatnonzero(legal[lane]) - s.stack[-1].step.first) == sorted(s.legal())
        assert (seen[lane] >= 0).all()
    assert (seen[1] == -1).all()
    assert (legal[3] == 9).all()


def test_a_player_alone_has_no_guest():
    assert seated(Setting("village", "bigbox", 1), 0.5)[1].seats == {}


def window(settings, ended):
    return SimpleNamespace(settings=settings, ended=np.array(ended, bool))


def test_decisions_grow_dear_while_games_are_long_and_cheap_again():
    pace = Pace(Settings("village", haste=0.001, pace=2.0))
    pace.add([window([PAIR], [[False]] * 9 + [[True]])])
    assert pace.length == 5.0
    assert pace.haste > 0.001
    for _ in range(30):
        pace.add([window([PAIR], [[True]] * 4)])
    assert pace.length < 2.0
    assert pace.haste < 0.001


def test_all_seats_of_a_game_share_the_price_and_a_player_alone_pays_none():
    pace = Pace(Settings("village", haste=0.004))
    tables = [PAIR, Setting("village", "bigbox", 4), Setting("village", "bigbox", 1)]
    assert np.allclose(pace.prices(window(tables, [[False] * 3])), [0.002, 0.001, 0])
