"""Observations have the same names at every position, hold no secrets and agree with the view."""

import pytest

from tests.builders.village import at, set_up
from tests.properties.play import CHOSEN, SECRET, TABLES, middle, new, play_actively, walk
from village.bots.compiled.batch import blank
from village.games.village.vocabulary import COLOURS

rule = pytest.mark.rule


def observed(game, seat):
    """Return the numbers of an observation by name."""
    rules = game.table.rules
    names = rules.layout()
    row = blank(len(names))
    assert rules.observe(game.state, seat, row, 0) == len(names), "not as many numbers as names"
    return dict(zip(names, row, strict=True))


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_number_has_a_unique_name_and_is_small(setting):
    names = new(setting, 91).table.rules.layout()
    assert len(set(names)) == len(names)
    seen = set()
    for seed in range(91, 91 + 1 + len(setting.expansions)):  # more expansions have more rare events
        game = new(setting, seed)
        for ply, _ in enumerate(play_actively(game, seed)):
            if ply % 25 == 0:
                numbers = observed(game, game.actor)
                assert 0 <= min(numbers.values()) <= max(numbers.values()) < 1000
                seen |= {name for name, number in numbers.items() if number}
        assert observed(game, 0)
    assert len(seen) > len(names) // 4


@pytest.mark.parametrize("setting", TABLES[::5], ids=str)
def test_an_observation_is_written_where_it_should_be_and_nowhere_else(setting):
    game = middle(setting, 3)
    width = len(game.table.rules.layout())
    row = blank(width + 20)
    assert game.table.rules.observe(game.state, 0, row, 10) == width + 10
    assert list(row[:10]) + list(row[width + 10 :]) == [0] * 20
    assert list(row[10 : width + 10]) == list(observed(game, 0).values())


def relative(game, seat):
    return [(f"next{away}" if away else "own", (seat + away) % game.seats) for away in range(game.seats)]


def agrees(game, seat):
    """Return the numbers that have a counterpart in the view."""
    observation, view = observed(game, seat), game.view(seat)
    for name, who in relative(game, seat):
        family = view["families"][who]
        for field in ("grain", "coins", "prestige", "time", "due"):
            assert observation[f"{name}.{field}"] == family[field]
        assert observation[f"{name}.served"] == len(family["served"])
        assert [observation[f"{name}.cubes.{colour}"] for colour in COLOURS[:4]] == [
            family["cubes"].get(colour, 0) for colour in COLOURS[:4]
        ]
        for place in game.table.rules.places:
            crowd = family["members"].get(place, [0, 0, 0, 0])
            assert [observation[f"{name}.{place}.{generation}"] for generation in (1, 2, 3, 4)] == crowd
        assert observation[f"start.{name}"] == (view["start"] == who)
        assert observation[f"ring.{name}"] == (view["ring"] == who)
        assert observation[f"asked.{name}"] == (view["ask"]["seat"] == who)
    for space, cubes in view["spaces"].items():
        assert [observation[f"spaces.{space}.{colour}"] for colour in COLOURS] == [cubes.get(c, 0) for c in COLOURS]
    assert [observation[f"bag.{colour}"] for colour in COLOURS] == [view["bag"].get(colour, 0) for colour in COLOURS]
    assert [observation["round"], observation["monks"]] == [view["round"], view["monks"]]
    questions = [
        name.removeprefix("question.")
        for name in observation
        if name.startswith("question.") and observation[name] == 1
    ]
    assert view["ask"]["question"] in ([*questions, ""] if game.over else questions)


@pytest.mark.parametrize("setting", CHOSEN, ids=str)
def test_an_observation_agrees_with_the_view(setting):
    game = new(setting, 92)
    for ply, _ in enumerate(walk(game, 92)):
        if ply % 20 == 0:
            for seat in range(setting.seats):
                agrees(game, seat)
    agrees(game, 0)


def other_goals(game, seat):
    """Return the same position with other face-down goals of `seat`, which no seat was dealt."""
    twin = game.state.copy()
    goals = next(expansion for expansion in game.table.rules.expansions if expansion.name == "goals")
    hands, changed = goals.hands(twin), 0
    for suit in range(2):
        dealt = list(hands.suit(suit))
        if not hands.reached[seat] >> suit & 1:
            hands.suit(suit)[seat] = next(card for card in range(len(goals.cards[suit])) if card not in dealt)
            changed += 1
    return twin, changed


@rule("G-SEC-1", "G-SEC-4")
@pytest.mark.parametrize("setting", [setting for setting in SECRET if setting.seats > 1], ids=str)
def test_games_that_differ_in_face_down_goals_give_others_the_same_observation(setting):
    game = new(setting, 93)
    rules, changed = game.table.rules, 0
    width = len(rules.layout())
    for ply, _ in enumerate(play_actively(game, 93)):
        if ply % 30:
            continue
        twin, different = other_goals(game, 1)
        changed += different
        for seat in range(setting.seats):
            first, second = blank(width), blank(width)
            rules.observe(game.state, seat, first, 0)
            rules.observe(twin, seat, second, 0)
            assert (list(first) == list(second)) == (seat != 1 or not different)
    assert changed > 5


@rule("G-SEC-1")
def test_a_reached_goal_is_observed_by_all_and_a_face_down_one_only_by_its_owner():
    goals = {"silver": ["knight", "farmer"], "gold": ["historian", "saint"], "reached": [[], ["gold"]]}
    game = set_up(expansions=("goals",), goals=goals)
    own, opponent = observed(game, 0), observed(game, 1)
    assert [own["goals.own.knight"], own["goals.next1.saint"], own["goals.next1.farmer"]] == [1, 1, 0]
    assert [opponent["goals.own.farmer"], opponent["goals.own.saint"], opponent["goals.next1.knight"]] == [1, 1, 0]


POSITION = {"families": {0: {"grain": 2}}, "spaces": {"grain": {"pink": 2}, "church": {"brown": 1}}}


@pytest.mark.parametrize(
    ("change", "name", "numbers"),
    [
        ({"families": {0: {"grain": 4}}}, "own.grain", (2, 4)),
        ({"families": {0: {"grain": 2}, 1: {"coins": 7}}}, "next1.coins", (1, 7)),
        (
            {"families": {0: {"grain": 2, "members": at(farm=[1, 0, 0, 0], north1=[0, 1, 0, 0])}}},
            "own.north1.2",
            (0, 1),
        ),
        ({"families": {0: {"grain": 2, "markers": ["south2"]}}}, "own.visited.south2", (0, 1)),
        ({"spaces": {"grain": {"pink": 1}, "church": {"brown": 1}}}, "spaces.grain.pink", (2, 1)),
        ({"bag": {"green": 3}}, "bag.green", (0, 3)),
        ({"ring": 1}, "ring.next1", (0, 1)),
        ({"round": 5}, "round", (1, 5)),
        ({"who": 1}, "asked.next1", (0, 1)),
        ({"question": "buy"}, "question.buy", (0, 1)),
        ({"stalls": ["ox"]}, "stall1.ox", (0, 1)),
        ({"trigger": 0, "last_turns": 1}, "last_turns", (0, 2)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_change_of_the_position_changes_the_observation(change, name, numbers):
    members = {"members": at(farm=[1, 0, 0, 0], bag=[1, 0, 0, 0]), "coins": 1, "grain": 2}
    before = set_up(**POSITION)
    if change.get("question") == "buy":
        change = {**change, "families": {0: members}}
    after = set_up(**{**POSITION, **change})
    assert (observed(before, 0)[name], observed(after, 0)[name]) == numbers


@pytest.mark.parametrize("seat", range(4))
def test_seats_are_counted_from_the_observer(seat):
    game = set_up(seats=4, families={who: {"coins": 10 + who} for who in range(4)}, spaces=POSITION["spaces"])
    observation = observed(game, seat)
    assert [observation[f"{name}.coins"] - 10 for name, _ in relative(game, seat)] == [
        (seat + away) % 4 for away in range(4)
    ]
