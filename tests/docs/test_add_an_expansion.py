"""The boxes of docs/how-to/add-an-expansion.md are built from the page and played."""

import random
import re
from itertools import combinations
from pathlib import Path

import pytest

import village
from tests.fair import Fair
from village.bots.fast.lanes import blank
from village.games.village.boxes.customers import Customers
from village.games.village.boxes.goals.box import Goals
from village.games.village.boxes.inn.box import Inn
from village.games.village.boxes.marriage.box import Marriage
from village.games.village.boxes.port.box import Port
from village.games.village.boxes.solo.box import Solo
from village.games.village.editions import BOXES
from village.games.village.module import Module
from village.games.village.spaces.space import Cause
from village.games.village.words import COLOURS

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "add-an-expansion.md"
TOYS = ("bells", "letters")
OURS = ("inn", "goals")
MIXES = [mix for n in range(5) for mix in combinations((*OURS, *TOYS), n) if set(mix) & set(TOYS)]


@pytest.fixture(scope="module", autouse=True)
def page():
    """The names that the code of the page defines."""
    names = {"print": lambda *said: None}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), names)
    yield names
    for toy in TOYS:
        del BOXES[toy]


@pytest.fixture
def added():
    """The list of boxes, put back as it was after the test."""
    before = dict(BOXES)
    yield BOXES
    BOXES.clear()
    BOXES.update(before)


def played(seed, boxes=("inn", "bells"), **setting):
    game = village.new("village", boxes=boxes, seed=seed, **setting)
    dice = random.Random(seed)
    rings = [0] * game.seats
    while not game.over:
        for event in game.play(dice.choice(game.moves)):
            if event["kind"] == "bell":
                rings[event["seat"]] += 1
        if len(game.log) % 7 == 0:
            again = village.position("village", game.data(), chance="manual")
            assert again.data() == game.data()
    return game, rings


@pytest.mark.parametrize("boxes", MIXES, ids="-".join)
def test_the_boxes_of_the_page_go_with_each_other_and_with_ours(boxes):
    opened = 0
    for seats in (1, 2, 4):
        game, rings = played(seats, boxes, seats=seats)
        assert game.table.boxes == boxes
        assert village.load(game.dump()).dump() == game.dump()
        assert village.verify(game) > 20
        if "bells" in boxes:
            assert [score["lines"]["bells"] for score in game.scores()] == rings
        if "letters" in boxes:
            opened += sum(game.data()["letters"]["opened"])
    assert opened > 0 or "letters" not in boxes


# The Bells


def test_every_ring_is_worth_a_point():
    total = 0
    for seed in range(8):
        game, rings = played(seed, seats=2 + seed % 4)
        assert [score["lines"]["bells"] for score in game.scores()] == rings
        total += sum(rings)
    assert total > 5


def test_who_has_no_grain_is_told_why():
    board = {"families": [{"grain": 1}, {}], "stack": [["ring", 0, 0]]}
    data = {"puzzle": True, "seats": 2, "boxes": ["bells"], **board}
    game = village.position("village", data)
    assert game.moves == ["ring pass", "ring ring"]
    copied = game.state.copy()
    copied.play(1)
    assert game.data()["bells"] == {"rung": [0, 0]}
    assert game.table.rules.data(copied)["bells"] == {"rung": [1, 0]}


def test_a_box_may_have_options():
    table = {"boxes": ("bells",), "seed": 1}
    assert village.new(**table, options={"frail_rope": True}).table.options["frail_rope"] is True
    assert village.new(**table, seats=1).table.options["frail_rope"] is False
    with pytest.raises(village.BadSetup, match="frail_rope must be true or false, not 'yes'"):
        village.new(**table, options={"frail_rope": "yes"})
    with pytest.raises(village.BadSetup, match="this table has no option 'frail_rope'"):
        village.new(seed=1, options={"frail_rope": True})


FULL = {"line": ["horse", "ox", "plow", "scroll", "grain2"]}


def at_the_rope(rung=5, **board):
    """Seat 0 may ring; its turn ends afterwards."""
    table = {"seats": 2, "boxes": ["bells"], "options": {"frail_rope": True}, "bells": {"rung": [rung, 0]}}
    stack = [["end_turn", 0, 0], ["ring", 0, 0]]
    cubes = {"church": {"pink": 3, "green": 3}}
    farms = [{"grain": 1}, {}]
    return village.position("village", {**FULL, **table, "families": farms, "stack": stack, "spaces": cubes, **board})


def test_the_rope_brings_the_end_about_and_everybody_takes_a_last_turn():
    game = at_the_rope()
    assert {"kind": "rope", "seat": 0} in game.play("ring ring")
    assert (game.data()["trigger"], game.data()["last_turns"], game.actor) == (2, 1, 1)
    again = village.position("village", game.data(), chance="manual")
    assert again.data() == game.data()
    with pytest.raises(village.BadPosition, match=r"^the rope breaks at the sixth ring \(B-1\)"):
        village.position("village", {**game.data(), "bells": {"rung": [3, 2]}})


@pytest.mark.parametrize(("rung", "board"), [(4, {}), (5, {"trigger": 1, "last_turns": 1, "puzzle": True})])
def test_the_rope_holds_and_only_the_first_trigger_counts(rung, board):
    game = at_the_rope(rung, **board)
    game.play("ring ring")
    assert game.data()["trigger"] == board.get("trigger")


def test_the_rope_and_the_rival_are_two():
    """S-DTH-3: she is silent after her own trigger, not after that of somebody else beside the seats."""
    farms = {"seats": 1, "families": [{"grain": 1}], "bells": {"rung": [5]}}
    game = at_the_rope(**farms)
    game.play("ring ring")
    assert (game.data()["trigger"], game.data()["solo"]["silent"], game.question) == (1, False, "turn")
    dead = {"beside": [0, 3, 0, 0], "dead": {"grave": [3, 0, 0, 0], "crafts": [1, 0, 0, 0]}}
    hers = at_the_rope(**farms, trigger=2, solo=dead)
    hers.play("ring ring")
    assert (hers.data()["trigger"], hers.data()["solo"]["silent"], hers.question) == (2, True, "turn")


def test_the_box_may_be_installed_before_the_others(added):
    first = {"bells": added["bells"], **added}
    added.clear()
    added.update(first)
    game, rings = played(11, seats=4, options={"first_player": 1})
    assert game.table.boxes == ("bells", "inn")
    assert [score["lines"]["bells"] for score in game.scores()] == rings


def test_learners_see_the_rings_from_their_seat():
    data = {"puzzle": True, "seats": 3, "boxes": ["bells"], "bells": {"rung": [4, 5, 6]}, "spaces": SPACES}
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


def posted(letters, opened=(), *, cubes=None, stack=None, **more):
    """Seat 0 is about to take a cube; every seat has the letter of this colour."""
    families = [{"cubes": (cubes or {}).get(seat, {})} for seat in range(len(letters))]
    mail = {"letters": list(letters), "opened": [seat in opened for seat in range(len(letters))]}
    table = {"seats": len(letters), "boxes": ["letters"], "families": families, "spaces": SPACES, "letters": mail}
    return village.position(
        "village", {**table, "stack": stack or [["turn", 0, 0]], "puzzle": True, **more}, chance="manual"
    )


def heirs(game):
    return [score.get("title") for score in game.scores()]


def test_a_letter_is_opened_the_moment_three_cubes_are_there():
    game = posted(["pink", "green"], cubes={0: {"pink": 2}, 1: {"green": 2}})
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


def test_a_letter_that_is_due_when_the_last_mass_is_over_is_opened_before_the_scoring():
    game = posted(["pink", "green"], cubes={1: {"green": 3}}, stack=[["over", 0, 0]])
    assert game.over
    assert game.data()["letters"]["opened"] == [False, True]


def test_an_opened_letter_makes_an_heir_and_tells_of_a_forefather():
    members = {"farm": [1, 0, 0, 0], "chronicle.farm": [2, 0, 0, 0]}
    sealed = posted(["pink", "green"], families=[{"members": members}, {}])
    opened = posted(["pink", "green"], [0], families=[{"members": members}, {}])
    assert (heirs(sealed), heirs(opened)) == ([None, None], ["heir", None])
    assert [game.scores()[0]["lines"]["chronicle"] for game in (sealed, opened)] == [0, 4]


def test_the_forefather_has_no_profession():
    """G-G4: he does not stand for a section of the chronicle that the family is missing."""
    members = {f"chronicle.{section}": [1, 0, 0, 0] for section in ("council", "crafts", "travel", "church")}
    goals = {"silver": ["knight", "farmer"], "gold": ["historian", "saint"]}
    table = {"boxes": ["goals", "letters"], "goals": goals, "families": [{"members": members}, {}]}
    assert posted(["pink", "green"], [0], **table).data()["goals"]["reached"] == [[], []]


def test_two_boxes_may_both_have_a_name_for_a_score():
    alone = {"solo": {}, "options": {}}
    assert heirs(posted(["pink"], **alone)) == ["apprentice"]
    assert heirs(posted(["pink"], [0], **alone)) == ["heir apprentice"]


def test_only_the_owner_sees_a_sealed_letter():
    one, two = posted(["pink", "green"]), posted(["pink", "brown"])
    assert one.data() != two.data()
    for seat in (0, None):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat)["letters"]["letters"][1] == "covered"
    assert one.view(1)["letters"]["letters"] == ["covered", "green"]
    assert posted(["pink", "green"], [1]).view(0)["letters"]["letters"] == ["pink", "green"]


def test_two_worlds_that_differ_in_a_sealed_letter_look_alike_to_the_others():
    worlds = [village.new("village", seats=3, boxes=("inn", "letters"), chance="manual") for _ in range(2)]
    dice, alike = random.Random(7), 0
    while not worlds[0].over:
        move = dice.choice(worlds[0].moves)
        dealt = worlds[0].question == "letter" and worlds[0].data()["stack"][-1][2] == 1
        for world, answer in zip(worlds, ("letter brown", "letter pink") if dealt else (move, move), strict=True):
            world.play(answer)
        if any(world.data()["letters"]["opened"][1] for world in worlds) or worlds[0].over:
            break
        assert worlds[0].moves == worlds[1].moves
        for seat in (0, 2, None):
            assert worlds[0].view(seat) == worlds[1].view(seat)
            assert worlds[0].log_for(seat) == worlds[1].log_for(seat)
        alike += worlds[0].data() != worlds[1].data()
    assert alike > 10


def test_the_deal_is_covered_in_the_log_of_the_others_until_the_game_is_over():
    game = village.new("village", seats=2, boxes=("letters",), seed=4)
    first, second = (f"-1 letter {colour}" for colour in game.data()["letters"]["letters"])
    for seat, seen in ((0, [first, "-1 letter covered"]), (1, ["-1 letter covered", second])):
        assert [line for line in game.log_for(seat) if " letter " in line] == seen
    assert [line for line in game.log_for(None) if " letter " in line] == ["-1 letter covered"] * 2
    over, _ = played(4, ("letters",), seats=2)
    assert over.log_for(None) == over.log
    assert over.view(None)["letters"] == over.data()["letters"]


def test_the_letters_have_draws_of_their_own():
    plain, more = (village.new("village", seats=3, boxes=boxes, seed=9) for boxes in ((), ("letters",)))
    assert plain.data()["line"] == more.data()["line"]
    assert plain.data()["spaces"] == more.data()["spaces"]
    dealt = {tuple(village.new(seats=3, boxes=("letters",), seed=n).data()["letters"]["letters"]) for n in range(20)}
    assert len(dealt) > 10


def guesses(game, seat):
    """The letters that a guess of `seat` may deal, all that can be."""
    found, dice = set(), random.Random(5)
    rules = game.table.rules
    for _ in range(60):
        guess = rules.guess(game.state, seat)
        while guess.actor == village.CHANCE:
            assert guess.stack[-1].step.name == "letter"
            guess.play(dice.choice(guess.legal()))
        assert rules.view(guess, seat) == rules.view(game.state, seat)
        assert (guess.actor, guess.legal()) == (game.actor, game.state.legal())
        found.add(tuple(rules.data(guess)["letters"]["letters"]))
    return found


def test_a_guess_deals_again_what_the_seat_cannot_know_and_nothing_else():
    game = posted(["pink", "green", "brown"], [2], cubes={1: {"orange": 3}})
    before = game.data()
    likely = [colour for colour in COLOURS[:4] if colour != "orange"]  # that letter would have been opened
    assert guesses(game, 0) == {("pink", colour, "brown") for colour in likely}
    assert guesses(game, 1) == {(colour, "green", "brown") for colour in COLOURS[:4]}
    assert game.data() == before


def test_a_guess_before_the_deal_deals_nothing_early():
    game = village.new("village", seats=2, boxes=("letters",), chance="manual")
    rules = game.table.rules
    assert rules.data(rules.guess(game.state, 0)) == rules.data(game.state)


def test_an_answer_that_opened_a_letter_cannot_be_taken_back():
    game = posted(["pink", "green"], cubes={0: {"pink": 2}})
    game.play("turn grain.green")
    game.undo()
    game.play("turn grain.pink")
    with pytest.raises(village.CannotUndo, match="something was revealed by the last answer"):
        game.undo()
    assert game.data()["letters"]["opened"] == [True, False]


def test_the_answer_that_ends_the_game_shows_all_letters():
    families = [{"members": {"farm": [1, 0, 0, 0], "window1": [1, 0, 0, 0]}, "grain": 1}, {}]
    stack = [["over", 0, 0], ["promote", 0, 0]]
    game = posted(["pink", "green"], families=families, stack=stack, start=1)
    assert game.view(None)["letters"]["letters"] == ["covered", "covered"]
    game.play("promote pass")
    assert game.over
    assert game.view(None)["letters"] == {"letters": ["pink", "green"], "opened": [False, False]}
    with pytest.raises(village.CannotUndo, match="something was revealed by the last answer"):
        game.undo()


# Other boxes


def test_two_boxes_cannot_replace_the_same_question(page, added):
    class Other(page["Module"]):
        def __init__(self):
            super().__init__("other")

        def tables(self):
            return {}

        def replace(self, r):
            mine = page["Ring"](self)
            r.replace(r.monk, mine)
            r.monk = mine

    added["other"] = Other
    assert village.new("village", seats=2, boxes=("other",), seed=1).seats == 2
    with pytest.raises(village.BadSetup, match="two boxes want to replace"):
        village.new("village", seats=1, boxes=("other",), seed=1)


def test_a_box_with_a_space_can_be_played_alone(added):
    added["fair"] = Fair
    log = []
    for seed in range(6):
        game = village.new("village", seats=1, boxes=("fair",), seed=seed)
        dice = random.Random(seed)
        while not game.over:
            game.play(dice.choice(game.moves))
        log += game.log
    assert any(" turn fair." in line for line in log)


def table(head):
    """The rows of the table of the page that begins with this word."""
    rows = re.search(rf"^\| {head} \|.*\n.*\n((\|.*\n)+)", PAGE.read_text("utf-8"), re.MULTILINE)[1]
    return re.findall(r"^\| (`.*?`) \| ([\w, ]+)", rows, re.MULTILINE)


def test_the_lists_of_the_page_are_those_of_the_rules():
    """Every list of the rules that starts empty, or with the words of the base game, for boxes to go on with."""
    told = {name for names, _ in table("list") for name in re.findall(r"`([\w.]+)`", names)}
    rules = village.new("village", seed=1).table.rules
    assert all(hasattr(rules, name.split(".")[0]) for name in told)
    new = {"wares", "followers", "score", "grounds", "stores", "keepers", "listeners"}
    assert new <= told
    toys = Path(__file__).parents[1].joinpath("toy_boxes.py").read_text("utf-8")
    assert [name for name in sorted(new) if f"r.{name}" not in toys] == []


def test_the_hooks_have_the_users_that_the_page_names(page):
    boxes = {"inn": Inn, "port": Port, "goals": Goals, "customers": Customers, "marriage": Marriage, "solo": Solo}
    boxes |= {toy: page[toy.capitalize()] for toy in TOYS}
    hooks = {name for name, hook in vars(Module).items() if not name.startswith("_") and callable(hook)}
    rows = table("hook")
    told = {hook: set(re.findall(r"\w+", users)) for named, users in rows for hook in re.findall(r"`(\w+)`", named)}
    found = {
        hook: {box for box, kind in boxes.items() if getattr(kind, hook) != getattr(Module, hook)} for hook in hooks
    }
    assert told == found
    assert min(len(users) for users in found.values()) >= 2


def test_a_cause_of_any_box_reaches_every_question_inside_an_action(page, added):
    class Errand(page["Bells"]):
        def install(self, r):
            super().install(r)
            r.causes.append(Cause("B-1", r.causes[0].fare))

    added["errand"] = Errand
    rules = village.new(boxes=("inn", "errand"), seed=1).table.rules
    spaces = [*rules.spaces, *[step for step in rules.steps if step.name == "cycle"]]
    assert {space.args for space in spaces} == {len(rules.causes)}
