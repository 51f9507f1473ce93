"""M-CHU and M-MNK: churches and monks."""

import pytest

from tests.builders.my_village import CUSTOMERS, home, offers, opened, refusal, set_up, without
from tests.builders.village import kinds, legal_choices, play

rule = pytest.mark.rule
TOPS = {"quill": "quill1", "goblet": "goblet1", "rosary": "rosary1"}


def with_top(card, **own):
    """Buy the card and reveal the next one of its stack; the bonus follows."""
    symbol = card.rstrip("12345")
    village = {"church": "travel", "council": "guild", "wild": 1, **own}
    value = {"quill": 7, "goblet": 6, "rosary": 5}[symbol]
    game = set_up(value=value, homes={0: village}, monks={**TOPS, symbol: card})
    game.play(f"banner monk.{symbol}")
    game.play(game.moves[0])
    return game


@rule("M-CHU-1", "M-CHU-6")
def test_one_church_for_each_village_and_each_exists_once():
    assert "church.sanatory" in opened(6)
    game = set_up(value=6)
    game.play("banner church.sanatory")
    assert (home(game)["church"], home(game)["cloud"]) == ("sanatory", 4)
    assert game.data()["churches"] == ["cloister", "trading", "travel"]
    second = set_up(value=6, homes={0: {"church": "travel"}})
    assert refusal(second, "banner church.sanatory") == "M-CHU-6"
    assert refusal(set_up(value=6, homes={1: {"church": "sanatory"}}), "banner church.sanatory") == "M-SET-14"


@rule("M-CHU-2")
def test_a_church_has_no_white_banner_and_no_immediate_action():
    game = set_up(value=6)
    events = game.play("banner church.sanatory")
    assert kinds(events) == ["banner", "time"]
    assert "white.church" not in game.table.rules.banners


@rule("M-CHU-3")
def test_the_sanatory_church_helps_twice():
    homes = {0: {"headman": "coin", "reaper": True}, 1: {"tree": 8, "church": "sanatory", "covered": 1}}
    game = set_up("headman", value=5, homes=homes, rat=1)
    play(game, "headman stay", "death abbot", "rat 1", "avoid yes")
    assert (home(game, 1)["covered"], home(game, 1)["tree"]) == (2, 8)


@rule("M-CHU-4", "M-SCO-2")
def test_the_cloister_counts_as_a_window_with_or_without_the_abbot():
    own = {"church": "cloister", "monks": ["quill1"], "villagers": without("abbot")}
    assert set_up(value=5, homes={0: own}).scores()[0]["lines"]["windows"] == 4


@rule("M-MNK-1")
def test_a_monk_needs_abbot_church_and_a_window():
    assert refusal(set_up(value=5), "banner monk.rosary") == "M-MNK-1"
    assert refusal(
        set_up(value=5, homes={0: {"church": "travel", "villagers": without("abbot")}}), "banner monk.rosary"
    ) == ("M-BAN-3")
    own = {"church": "travel", "crafts": ["brewery4"], "goods": {"beer": 1}}
    assert "monk.rosary" in opened(5, homes={0: own})
    assert "monk.goblet" in opened(6, homes={0: own})


@rule("M-MNK-2")
def test_the_next_card_is_seen_before_the_bonus():
    game = set_up(value=5, homes={0: {"church": "travel"}}, monks={**TOPS, "rosary": "rosary5"})
    game.play("banner monk.rosary")
    assert (game.question, legal_choices(game)) == ("monk", ["rosary1", "rosary2", "rosary3", "rosary4"])
    game.play("monk rosary2")
    assert (game.data()["monks"]["rosary"], game.question) == ("rosary2", "headman")


@rule("M-MNK-3")
def test_the_window_is_there_once_the_bonus_is_done():
    game = with_top("rosary5")
    assert game.scores()[0]["lines"]["windows"] == 0
    events = game.play("headman coin")
    assert (home(game)["monks"], game.scores()[0]["lines"]["windows"]) == (["rosary5"], 2)
    assert {"kind": "window", "seat": 0, "monk": "rosary5"} in events
    assert "white.rosary5" not in game.table.rules.banners


@rule("M-MNK-4")
@pytest.mark.parametrize(("card", "story"), [("quill1", 3), ("quill3", 2), ("rosary4", 2)])
def test_a_monk_brings_story_points(card, story):
    game = with_top(card)
    assert (home(game)["tree"], home(game)["monks"], game.question) == (story, [card], "dice")


@rule("M-MNK-5")
def test_a_monk_sends_the_headman_for_one_more_time():
    game = with_top("rosary5", coins=0)
    assert legal_choices(game) == ["stay", "coin"]
    assert home(game)["cloud"] == 3
    game.play("headman coin")
    assert (home(game)["cloud"], home(game)["coins"]) == (4, 1)
    stays = with_top("rosary5", headman="coin")
    assert legal_choices(stays) == ["stay", "house", "story"]
    stays.play("headman stay")
    assert home(stays)["cloud"] == 3


@rule("M-MNK-6")
def test_a_monk_opens_the_school_once():
    game = with_top("rosary1", school={"left": 1, "right": 0}, villagers=without("merchant"), crafts=["stables1"])
    game.play("school left.merchant")
    assert (home(game)["cloud"], home(game)["villagers"][-1], game.question) == (4, "merchant", "dice")


@rule("M-MNK-7", "M-BAN-14")
def test_a_monk_may_open_the_school_twice_in_a_row():
    game = with_top("rosary3")
    assert (home(game)["school"], game.question) == ({"left": 0, "right": 1}, "dice")
    game = with_top("rosary3", villagers=without("merchant"))
    assert (home(game)["school"], legal_choices(game)) == ({"left": 1, "right": 0}, ["shift", "left.merchant"])
    game.play("school left.merchant")
    assert (home(game)["cloud"], game.question) == (4, "dice")


@rule("M-MNK-8")
def test_a_monk_opens_the_steward_for_two_cards_or_none():
    game = with_top("goblet1", coins=9)
    assert (game.question, legal_choices(game)) == ("customer", ["done", *CUSTOMERS[:6]])
    play(game, "customer cu01", "customer cu02")
    assert (game.question, home(game)["cloud"], home(game)["market"]) == ("reveal", 4, ["cu01", "cu02"])
    none = with_top("goblet1")
    none.play("customer done")
    assert (home(none)["cloud"], none.question, home(none)["monks"]) == (2, "dice", ["goblet1"])


@rule("M-MNK-8")
def test_with_the_trading_church_a_monk_brings_up_to_three():
    game = with_top("goblet1", church="trading")
    game.play("reveal cu30")
    assert offers(game, "done")
    play(game, "customer cu01", "customer cu02", "customer cu03")
    assert (game.question, home(game)["cloud"]) == ("reveal", 4)


@rule("M-MNK-8")
def test_with_an_empty_display_the_steward_of_a_monk_does_nothing():
    village = {"church": "trading", "council": "guild", "wild": 1}
    game = set_up(
        value=6, homes={0: village, 1: {"served": CUSTOMERS}}, display=[], monks={**TOPS, "goblet": "goblet1"}
    )
    game.play("banner monk.goblet")
    game.play(game.moves[0])
    assert (home(game)["monks"], game.question) == (["goblet1"], "dice")


@rule("M-MNK-9")
@pytest.mark.parametrize(
    ("church", "monks"),
    [
        ("travel", ["quill2", "quill3", "goblet2", "goblet3", "goblet4", "rosary2"]),
        ("cloister", ["quill2", "quill3", "goblet2", "goblet3", "goblet4"]),
    ],
)
def test_a_seventh_window_is_refused(church, monks):
    assert refusal(set_up(value=5, homes={0: {"church": church, "monks": monks}}), "banner monk.rosary") == "M-MNK-9"
    assert "monk.rosary" in opened(5, homes={0: {"church": church, "monks": monks[:-1]}})


@rule("M-MNK-10")
def test_the_six_bonuses_exist():
    monks = set_up(value=5).table.rules.tables.monks
    assert {(card.bonus, card.amount) for card in monks} == {(0, 2), (0, 3), (1, 1), (2, 1), (2, 2), (3, 1)}
