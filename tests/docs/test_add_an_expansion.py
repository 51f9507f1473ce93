"""The expansions in docs/how-to/add-an-expansion.md are built from the page and played."""

import random
import re
from itertools import combinations
from pathlib import Path

import pytest

import village
from tests.builders.fairness import Fair
from village.bots.compiled.batch import blank
from village.games.village.assembly import EXPANSIONS
from village.games.village.expansion import Expansion
from village.games.village.expansions.customers import Customers
from village.games.village.expansions.goals.expansion import Goals
from village.games.village.expansions.inn.expansion import Inn
from village.games.village.expansions.marriage.expansion import Marriage
from village.games.village.expansions.port.expansion import Port
from village.games.village.expansions.solo.expansion import Solo
from village.games.village.spaces.space import Cause
from village.games.village.vocabulary import COLOURS

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "add-an-expansion.md"
EXAMPLES = ("bells", "letters")
BUILT_IN = ("inn", "goals")
MIXES = [mix for n in range(5) for mix in combinations((*BUILT_IN, *EXAMPLES), n) if set(mix) & set(EXAMPLES)]


@pytest.fixture(scope="module", autouse=True)
def page():
    """The names that the code on the page defines."""
    names = {"print": lambda *values: None}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), names)
    yield names
    for name in EXAMPLES:
        del EXPANSIONS[name]


@pytest.fixture
def registry():
    """The registry of expansions, restored after the test."""
    before = dict(EXPANSIONS)
    yield EXPANSIONS
    EXPANSIONS.clear()
    EXPANSIONS.update(before)


def play_game(seed, expansions=("inn", "bells"), **setting):
    game = village.new("village", expansions=expansions, seed=seed, **setting)
    rng = random.Random(seed)
    rings = [0] * game.seats
    while not game.over:
        for event in game.play(rng.choice(game.moves)):
            if event["kind"] == "bell":
                rings[event["seat"]] += 1
        if len(game.log) % 7 == 0:
            loaded = village.position("village", game.data(), chance="manual")
            assert loaded.data() == game.data()
    return game, rings


@pytest.mark.parametrize("expansions", MIXES, ids="-".join)
def test_the_example_expansions_combine_with_each_other_and_with_built_in_ones(expansions):
    opened = 0
    for seats in (1, 2, 4):
        game, rings = play_game(seats, expansions, seats=seats)
        assert game.table.expansions == expansions
        assert village.load(game.dump()).dump() == game.dump()
        assert village.verify(game) > 20
        if "bells" in expansions:
            assert [score["lines"]["bells"] for score in game.scores()] == rings
        if "letters" in expansions:
            opened += sum(game.data()["letters"]["opened"])
    assert opened > 0 or "letters" not in expansions


# The Bells


def test_every_ring_is_worth_a_point():
    total = 0
    for seed in range(8):
        game, rings = play_game(seed, seats=2 + seed % 4)
        assert [score["lines"]["bells"] for score in game.scores()] == rings
        total += sum(rings)
    assert total > 5


def test_ringing_costs_grain_and_copies_are_independent():
    board = {"families": [{"grain": 1}, {}], "stack": [["ring", 0, 0]]}
    data = {"puzzle": True, "seats": 2, "expansions": ["bells"], **board}
    game = village.position("village", data)
    assert game.moves == ["ring pass", "ring ring"]
    copied = game.state.copy()
    copied.play(1)
    assert game.data()["bells"] == {"rung": [0, 0]}
    assert game.table.rules.data(copied)["bells"] == {"rung": [1, 0]}


def test_an_expansion_may_have_options():
    table = {"expansions": ("bells",), "seed": 1}
    assert village.new(**table, options={"frail_rope": True}).table.options["frail_rope"] is True
    assert village.new(**table, seats=1).table.options["frail_rope"] is False
    with pytest.raises(village.BadSetup, match="frail_rope must be true or false, not 'yes'"):
        village.new(**table, options={"frail_rope": "yes"})
    with pytest.raises(village.BadSetup, match="this table has no option 'frail_rope'"):
        village.new(seed=1, options={"frail_rope": True})


FULL = {"line": ["horse", "ox", "plow", "scroll", "grain2"]}


def before_ringing(rung=5, **board):
    """Return a game in which seat 0 may ring; its turn ends afterwards."""
    table = {"seats": 2, "expansions": ["bells"], "options": {"frail_rope": True}, "bells": {"rung": [rung, 0]}}
    stack = [["end_turn", 0, 0], ["ring", 0, 0]]
    cubes = {"church": {"pink": 3, "green": 3}}
    farms = [{"grain": 1}, {}]
    return village.position("village", {**FULL, **table, "families": farms, "stack": stack, "spaces": cubes, **board})


def test_the_rope_triggers_the_end_and_every_player_takes_a_last_turn():
    game = before_ringing()
    assert {"kind": "rope", "seat": 0} in game.play("ring ring")
    assert (game.data()["trigger"], game.data()["last_turns"], game.actor) == (2, 1, 1)
    loaded = village.position("village", game.data(), chance="manual")
    assert loaded.data() == game.data()
    with pytest.raises(village.BadPosition, match=r"^the rope breaks at the sixth ring \(B-1\)"):
        village.position("village", {**game.data(), "bells": {"rung": [3, 2]}})


@pytest.mark.parametrize(("rung", "board"), [(4, {}), (5, {"trigger": 1, "last_turns": 1, "puzzle": True})])
def test_the_rope_breaks_at_the_sixth_ring_only_and_the_first_trigger_counts(rung, board):
    game = before_ringing(rung, **board)
    game.play("ring ring")
    assert game.data()["trigger"] == board.get("trigger")


def test_the_rope_and_the_rival_are_separate_parties():
    """S-DTH-3: the rival is silent after her own trigger, not after that of another party."""
    farms = {"seats": 1, "families": [{"grain": 1}], "bells": {"rung": [5]}}
    game = before_ringing(**farms)
    game.play("ring ring")
    assert (game.data()["trigger"], game.data()["solo"]["silent"], game.question) == (1, False, "turn")
    dead = {"beside": [0, 3, 0, 0], "dead": {"grave": [3, 0, 0, 0], "crafts": [1, 0, 0, 0]}}
    hers = before_ringing(**farms, trigger=2, solo=dead)
    hers.play("ring ring")
    assert (hers.data()["trigger"], hers.data()["solo"]["silent"], hers.question) == (2, True, "turn")


def test_an_expansion_may_be_installed_before_the_others(registry):
    first = {"bells": registry["bells"], **registry}
    registry.clear()
    registry.update(first)
    game, rings = play_game(11, seats=4, options={"first_player": 1})
    assert game.table.expansions == ("bells", "inn")
    assert [score["lines"]["bells"] for score in game.scores()] == rings


def test_observations_list_the_rings_from_the_observing_seat():
    data = {"puzzle": True, "seats": 3, "expansions": ["bells"], "bells": {"rung": [4, 5, 6]}, "spaces": SPACES}
    game = village.position("village", data)
    rules = game.table.rules
    names = rules.layout()
    row = blank(len(names))
    assert rules.observe(game.state, 1, row, 0) == len(names)
    assert [(name, row[names.index(name)]) for name in names[-3:]] == [
        ("bells.rung.0", 5), ("bells.rung.1", 6), ("bells.rung.2", 4),
    ]  # fmt: skip


# The Letters

SPACES = {"grain": {"pink": 2, "green": 2}, "church": {"brown": 2}}


def deal_letters(letters, opened=(), *, cubes=None, stack=None, **more):
    """Return a game in which seat 0 is about to take a cube and every seat has a letter of the given colour."""
    families = [{"cubes": (cubes or {}).get(seat, {})} for seat in range(len(letters))]
    mail = {"letters": list(letters), "opened": [seat in opened for seat in range(len(letters))]}
    table = {"seats": len(letters), "expansions": ["letters"], "families": families, "spaces": SPACES, "letters": mail}
    return village.position(
        "village", {**table, "stack": stack or [["turn", 0, 0]], "puzzle": True, **more}, chance="manual"
    )


def score_titles(game):
    return [score.get("title") for score in game.scores()]


def test_a_letter_is_opened_as_soon_as_there_are_three_cubes():
    game = deal_letters(["pink", "green"], cubes={0: {"pink": 2}, 1: {"green": 2}})
    copied = game.state.copy()
    copied.play(game.table.tokens["turn grain.pink"][1])
    assert game.table.rules.data(copied)["letters"]["opened"] == [True, False]
    assert game.data()["letters"]["opened"] == [False, False]
    events = game.play("turn grain.pink")
    assert {"kind": "letter", "seat": 0, "colour": "pink"} in events
    assert game.question == "harvest"  # in the middle of the turn
    assert game.data()["letters"]["opened"] == [True, False]
    assert game.view(1)["letters"]["letters"] == ["pink", "green"]
    assert not [event for event in game.play("harvest pass") if event["kind"] == "letter"]


def test_a_letter_due_after_the_last_mass_is_opened_before_scoring():
    game = deal_letters(["pink", "green"], cubes={1: {"green": 3}}, stack=[["over", 0, 0]])
    assert game.over
    assert game.data()["letters"]["opened"] == [False, True]


def test_an_opened_letter_gives_a_title_and_counts_in_the_chronicle():
    members = {"farm": [1, 0, 0, 0], "chronicle.farm": [2, 0, 0, 0]}
    sealed = deal_letters(["pink", "green"], families=[{"members": members}, {}])
    opened = deal_letters(["pink", "green"], [0], families=[{"members": members}, {}])
    assert (score_titles(sealed), score_titles(opened)) == ([None, None], ["heir", None])
    assert [game.scores()[0]["lines"]["chronicle"] for game in (sealed, opened)] == [0, 4]


def test_the_forefather_has_no_profession():
    """G-G4: he does not replace a missing section of the chronicle."""
    members = {f"chronicle.{section}": [1, 0, 0, 0] for section in ("council", "crafts", "travel", "church")}
    goals = {"silver": ["knight", "farmer"], "gold": ["historian", "saint"]}
    table = {"expansions": ["goals", "letters"], "goals": goals, "families": [{"members": members}, {}]}
    assert deal_letters(["pink", "green"], [0], **table).data()["goals"]["reached"] == [[], []]


def test_two_expansions_may_both_give_a_title():
    solo = {"solo": {}, "options": {}}
    assert score_titles(deal_letters(["pink"], **solo)) == ["apprentice"]
    assert score_titles(deal_letters(["pink"], [0], **solo)) == ["heir apprentice"]


def test_only_the_owner_sees_a_sealed_letter():
    first, second = deal_letters(["pink", "green"]), deal_letters(["pink", "brown"])
    assert first.data() != second.data()
    for seat in (0, None):
        assert first.view(seat) == second.view(seat)
        assert first.view(seat)["letters"]["letters"][1] == "covered"
    assert first.view(1)["letters"]["letters"] == ["covered", "green"]
    assert deal_letters(["pink", "green"], [1]).view(0)["letters"]["letters"] == ["pink", "green"]


def test_games_that_differ_in_a_sealed_letter_look_the_same_to_other_seats():
    worlds = [village.new("village", seats=3, expansions=("inn", "letters"), chance="manual") for _ in range(2)]
    rng, same_views = random.Random(7), 0
    while not worlds[0].over:
        move = rng.choice(worlds[0].moves)
        dealt = worlds[0].question == "letter" and worlds[0].data()["stack"][-1][2] == 1
        for world, token in zip(worlds, ("letter brown", "letter pink") if dealt else (move, move), strict=True):
            world.play(token)
        if any(world.data()["letters"]["opened"][1] for world in worlds) or worlds[0].over:
            break
        assert worlds[0].moves == worlds[1].moves
        for seat in (0, 2, None):
            assert worlds[0].view(seat) == worlds[1].view(seat)
            assert worlds[0].log_for(seat) == worlds[1].log_for(seat)
        same_views += worlds[0].data() != worlds[1].data()
    assert same_views > 10


def test_the_deal_is_hidden_in_other_logs_until_the_game_is_over():
    game = village.new("village", seats=2, expansions=("letters",), seed=4)
    first, second = (f"-1 letter {colour}" for colour in game.data()["letters"]["letters"])
    for seat, expected in ((0, [first, "-1 letter covered"]), (1, ["-1 letter covered", second])):
        assert [line for line in game.log_for(seat) if " letter " in line] == expected
    assert [line for line in game.log_for(None) if " letter " in line] == ["-1 letter covered"] * 2
    over, _ = play_game(4, ("letters",), seats=2)
    assert over.log_for(None) == over.log
    assert over.view(None)["letters"] == over.data()["letters"]


def test_the_letters_have_their_own_series_of_draws():
    plain, more = (village.new("village", seats=3, expansions=expansions, seed=9) for expansions in ((), ("letters",)))
    assert plain.data()["line"] == more.data()["line"]
    assert plain.data()["spaces"] == more.data()["spaces"]
    dealt = {
        tuple(village.new(seats=3, expansions=("letters",), seed=n).data()["letters"]["letters"]) for n in range(20)
    }
    assert len(dealt) > 10


def determinizations(game, seat):
    """Return all letters that determinizations for `seat` may deal."""
    deals, rng = set(), random.Random(5)
    rules = game.table.rules
    for _ in range(60):
        guess = rules.determinize(game.state, seat)
        while guess.actor == village.CHANCE:
            assert guess.stack[-1].step.name == "letter"
            guess.play(rng.choice(guess.legal()))
        assert rules.view(guess, seat) == rules.view(game.state, seat)
        assert (guess.actor, guess.legal()) == (game.actor, game.state.legal())
        deals.add(tuple(rules.data(guess)["letters"]["letters"]))
    return deals


def test_determinization_redeals_only_what_the_seat_cannot_know():
    game = deal_letters(["pink", "green", "brown"], [2], cubes={1: {"orange": 3}})
    before = game.data()
    possible = [colour for colour in COLOURS[:4] if colour != "orange"]  # that letter would have been opened
    assert determinizations(game, 0) == {("pink", colour, "brown") for colour in possible}
    assert determinizations(game, 1) == {(colour, "green", "brown") for colour in COLOURS[:4]}
    assert game.data() == before


def test_determinization_before_the_deal_changes_nothing():
    game = village.new("village", seats=2, expansions=("letters",), chance="manual")
    rules = game.table.rules
    assert rules.data(rules.determinize(game.state, 0)) == rules.data(game.state)


def test_a_move_that_opened_a_letter_cannot_be_undone():
    game = deal_letters(["pink", "green"], cubes={0: {"pink": 2}})
    game.play("turn grain.green")
    game.undo()
    game.play("turn grain.pink")
    with pytest.raises(village.CannotUndo, match="the last move revealed something"):
        game.undo()
    assert game.data()["letters"]["opened"] == [True, False]


def test_the_move_that_ends_the_game_reveals_all_letters():
    families = [{"members": {"farm": [1, 0, 0, 0], "window1": [1, 0, 0, 0]}, "grain": 1}, {}]
    stack = [["over", 0, 0], ["promote", 0, 0]]
    game = deal_letters(["pink", "green"], families=families, stack=stack, start=1)
    assert game.view(None)["letters"]["letters"] == ["covered", "covered"]
    game.play("promote pass")
    assert game.over
    assert game.view(None)["letters"] == {"letters": ["pink", "green"], "opened": [False, False]}
    with pytest.raises(village.CannotUndo, match="the last move revealed something"):
        game.undo()


# Other expansions


def test_two_expansions_cannot_replace_the_same_question(page, registry):
    class SecondReplacement(page["Expansion"]):
        def __init__(self):
            super().__init__("other")

        def tables(self):
            return {}

        def replace(self, r):
            replacement = page["Ring"](self)
            r.replace(r.monk, replacement)
            r.monk = replacement

    registry["other"] = SecondReplacement
    assert village.new("village", seats=2, expansions=("other",), seed=1).seats == 2
    with pytest.raises(village.BadSetup, match="two expansions replace"):
        village.new("village", seats=1, expansions=("other",), seed=1)


def test_an_expansion_with_a_space_can_be_played_solo(registry):
    registry["fair"] = Fair
    log = []
    for seed in range(6):
        game = village.new("village", seats=1, expansions=("fair",), seed=seed)
        rng = random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.moves))
        log += game.log
    assert any(" turn fair." in line for line in log)


def table(head):
    """Return the rows of the table on the page whose header starts with this word."""
    rows = re.search(rf"^\| {head} \|.*\n.*\n((\|.*\n)+)", PAGE.read_text("utf-8"), re.MULTILINE)[1]
    return re.findall(r"^\| (`.*?`) \| ([\w, ]+)", rows, re.MULTILINE)


def test_the_lists_on_the_page_exist_in_the_rules():
    listed = {name for names, _ in table("list") for name in re.findall(r"`([\w.]+)`", names)}
    rules = village.new("village", seed=1).table.rules
    assert all(hasattr(rules, name.split(".")[0]) for name in listed)
    new = {"wares", "followers", "score", "grounds", "stores", "keepers", "listeners"}
    assert new <= listed
    examples = Path(__file__).parents[1].joinpath("builders/example_expansions.py").read_text("utf-8")
    assert [name for name in sorted(new) if f"r.{name}" not in examples] == []


def test_the_hooks_have_the_users_listed_on_the_page(page):
    expansions = {"inn": Inn, "port": Port, "goals": Goals, "customers": Customers, "marriage": Marriage, "solo": Solo}
    expansions |= {name: page[name.capitalize()] for name in EXAMPLES}
    hooks = {name for name, hook in vars(Expansion).items() if not name.startswith("_") and callable(hook)}
    rows = table("hook")
    listed = {hook: set(re.findall(r"\w+", users)) for names, users in rows for hook in re.findall(r"`(\w+)`", names)}
    actual = {
        hook: {name for name, kind in expansions.items() if getattr(kind, hook) != getattr(Expansion, hook)}
        for hook in hooks
    }
    assert listed == actual
    assert min(len(users) for users in actual.values()) >= 2


def test_a_cause_of_any_expansion_reaches_every_question_inside_an_action(page, registry):
    class Errand(page["Bells"]):
        def install(self, r):
            super().install(r)
            r.causes.append(Cause("B-1", r.causes[0].fare))

    registry["errand"] = Errand
    rules = village.new(expansions=("inn", "errand"), seed=1).table.rules
    spaces = [*rules.spaces, *[step for step in rules.steps if step.name == "cycle"]]
    assert {space.args for space in spaces} == {len(rules.causes)}
