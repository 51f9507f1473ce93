"""I-V: what is printed on every villager: its price, its kind and its windows."""

import pytest

from tests.builders.inn import VILLAGERS, holders, set_up_inn, stacks, used_up
from tests.builders.village import at, family, legal_choices, play

rule = pytest.mark.rule

WINDOWS = ["begin", "end", "dying", "burial", "close", "bag", "promote"]
BOTH = ("begin", "end")
PRINTED = [  # rule, villager, coins, beer, windows; none for the burned-down candle
    ("I-V01", "blacksmith", 1, 0, BOTH),
    ("I-V02", "cattle_farmer", 1, 0, BOTH),
    ("I-V03", "bard", 0, 1, ("burial",)),
    ("I-V04", "medico", 0, 2, ()),
    ("I-V05", "artist", 0, 1, ()),
    ("I-V06", "scrap_dealer", 0, 1, ("close",)),
    ("I-V07", "priest", 0, 1, ("bag",)),
    ("I-V08", "count", 0, 1, ()),
    ("I-V09", "traveller", 0, 1, BOTH),
    ("I-V10", "messenger", 1, 0, BOTH),
    ("I-V11", "toll_keeper", 1, 0, BOTH),
    ("I-V12", "duchess", 0, 1, ()),
    ("I-V13", "wheelwright", 1, 0, BOTH),
    ("I-V14", "scribe", 0, 1, BOTH),
    ("I-V15", "miller", 0, 1, BOTH),
    ("I-V16", "harvester", 1, 0, BOTH),
    ("I-V17", "brewers_widow", 1, 0, BOTH),
    ("I-V18", "pedlar", 1, 0, BOTH),
    ("I-V19", "midwife", 1, 0, BOTH),
    ("I-V20", "market_crier", 0, 1, BOTH),
    ("I-V21", "journeyman", 0, 1, ("end",)),
    ("I-V22", "mayor", 1, 0, BOTH),
    ("I-V23", "nun", 1, 0, ("promote",)),
    ("I-V24", "gravedigger", 1, 0, ("dying",)),
    ("I-V25", "herb_woman", 1, 0, BOTH),
    ("I-V26", "chronicler", 0, 1, ()),
    ("I-V27", "trader", 0, 1, ()),
    ("I-V28", "bishop", 0, 1, ()),
    ("I-V29", "guild_master", 0, 1, ()),
    ("I-V30", "storekeeper", 1, 0, ()),
]
PRICES = [pytest.param(card, coins, beer, id=card, marks=rule(v)) for v, card, coins, beer, _ in PRINTED]
MOMENTS = [pytest.param(card, windows, id=card, marks=rule(v)) for v, card, _, _, windows in PRINTED]
ONCE = [pytest.param(card, windows[0], id=card, marks=rule(v)) for v, card, _, _, windows in PRINTED if windows]
RICH = {  # every villager has an effect here
    "members": at(
        farm=[1, 1, 0, 0], council1=[1, 0, 0, 0], window1=[0, 1, 0, 0], bag=[0, 1, 0, 0], chronicle__farm=[2, 0, 0, 0]
    ),
    "goods": {"wagon": 1, "horse": 1, "plow": 1},
    "cubes": {"brown": 2},
    "time": 5,
    "grain": 2,
}


def game_at_window(window, card, **more):
    """Return a game before the window of seat 0, who holds one card and can use any effect."""
    table = {"families": {0: RICH}, "stalls": ["horse+plow", "scroll", "ox"], "line": ["horse"], "used": "grain"}
    end = [] if window in BOTH else [["over", 0, 0]]
    return set_up_inn(f"window.{window}", owned={0: [card]}, below=end, chance="seeded", **{**table, **more})


def is_open(game, window):
    return game.question == "window" and game.data()["stack"][-1] == ["window", 0, WINDOWS.index(window)]


@rule("I-SET-1")
def test_all_thirty_villagers_are_in_the_list():
    assert [card for _, card, _, _, _ in PRINTED] == VILLAGERS


@rule("I-INN-6", "I-BRW-5")
@pytest.mark.parametrize(("card", "coins", "beer"), PRICES)
def test_the_price(card, coins, beer):
    def at_the_bar(coins, beer):
        inn = stacks([card, "bard", "medico"] if card not in ("bard", "medico") else [card])
        return set_up_inn("villager", families={0: {"coins": coins, "goods": {"beer": beer}}}, inn=inn, chance="seeded")

    enough = at_the_bar(coins + 3, beer)
    play(enough, f"villager {card}")
    assert (family(enough)["coins"], family(enough)["goods"]) == (3, {})
    assert holders(enough)[0] == [card]
    short = at_the_bar(0, 9) if coins else at_the_bar(9, beer - 1)
    assert card not in legal_choices(short)


@rule("I-CRD-2", "I-CRD-3", "I-WIN-1", "I-WIN-2", "I-WIN-3", "I-WIN-4", "I-WIN-5", "I-WIN-6", "I-WIN-7")
@pytest.mark.parametrize(("card", "windows"), MOMENTS)
def test_a_villager_can_be_played_in_its_windows_and_in_no_other(card, windows):
    opened = [window for window in WINDOWS if is_open(game_at_window(window, card), window)]
    assert opened == list(windows)
    for window in windows:
        assert legal_choices(game_at_window(window, card)) == ["pass", card]


@rule("I-CRD-2")
@pytest.mark.parametrize(("card", "window"), ONCE)
def test_a_villager_that_was_played_is_not_played_again(card, window):
    game = game_at_window(window, card)
    play(game, f"window {card}")
    stays = card == "bard"  # I-V03: to hold the member
    assert (holders(game)[0], used_up(game)) == (([card], []) if stays else ([], [card]))
    sung = [{"generation": 4, "profession": None}] if stays else []  # the family is set up again
    later = game_at_window(window, card, inn={**game.data()["inn"], "bard": sung})
    assert not is_open(later, window)


@rule("I-CRD-2")
@pytest.mark.parametrize(("card", "window"), ONCE)
def test_a_villager_that_is_not_played_stays(card, window):
    game = game_at_window(window, card)
    play(game, "window pass")
    assert holders(game)[0] == [card]
    assert used_up(game) == []
    assert not is_open(game, window)
