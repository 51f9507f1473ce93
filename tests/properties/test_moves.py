"""Every move has one token and one index; an illegal move changes nothing and has a reason."""

import re

import pytest

from tests.properties.play import (
    ANY,
    EVERYWHERE,
    MY_VILLAGE,
    PLAIN,
    PREPARED,
    SETTINGS,
    TABLES,
    WITH_EXPANSIONS,
    Setting,
    middle,
    new,
    snapshot,
    walk,
)
from tools.rule_coverage import all_rules
from village import IllegalMove

EVERY = 12  # moves between two positions that are checked closely


@pytest.mark.parametrize("setting", [*SETTINGS, *TABLES, *MY_VILLAGE], ids=str)
def test_the_choices_of_all_steps_fill_the_table_of_actions_without_overlap(setting):
    rules = new(setting, 1).table.rules
    numbers = [step.first + choice for step in rules.steps for choice in range(step.size)]
    assert numbers == list(range(rules.actions))
    assert rules.actions > 300
    assert rules.widest == max(step.size for step in rules.steps)


@pytest.mark.parametrize("setting", [*SETTINGS, *TABLES, *MY_VILLAGE], ids=str)
def test_no_two_moves_have_the_same_token(setting):
    game = new(setting, 1)
    tokens = [f"{step.name} {step.token(c)}" for step in game.table.rules.steps for c in range(step.size)]
    assert len(tokens) == len(set(tokens)) == game.table.rules.actions
    assert set(tokens) == set(game.table.tokens)


def test_every_token_is_a_question_and_a_choice_in_ascii():
    tokens = [token for setting in [*TABLES, *MY_VILLAGE] for token in new(setting, 1).table.tokens]
    assert len(tokens) > 20_000
    assert [token for token in tokens if not re.fullmatch(r"[a-z_]+ [a-z0-9_.+]+", token)] == []


def base_of(setting):
    """Return the same table without expansions, with the nearest possible number of seats."""
    edition = "bigbox" if setting.seats == 5 else setting.edition
    return Setting(edition, max(2, setting.seats))


@pytest.mark.parametrize("setting", [setting for setting in TABLES if setting not in PLAIN], ids=str)
def test_a_choice_of_the_base_game_keeps_its_number_in_its_question(setting):
    """Choices of the base game keep their index when expansions add choices after them."""
    base, expanded = new(base_of(setting), 1).table.tokens, new(setting, 1).table.tokens
    changed_tokens = [token for token, place in base.items() if token in expanded and expanded[token] != place]
    assert changed_tokens == []
    gone = {token.split()[0] for token in base if token not in expanded}
    replaced = {"travel"} if "port" in setting.expansions else set()  # P-SET-1
    assert gone <= replaced | ({"start", "monk"} if setting.seats == 1 else set())
    if "inn" in setting.expansions:
        assert len(expanded) > len(base) + 100


def explained(game, rules):
    """Check the reason of every illegal move and return their number."""
    legal = set(game.moves)
    refused = 0
    for token in game.table.tokens:
        why = game.why(token)
        assert (why == "") == (token in legal), f"{token}: {why!r}"
        if why:
            assert why.rule in rules, f"{token}: no rule {why.rule!r}"
            assert why.key
            assert str(why) == " ".join([why.rule, why.key, *why.args])
            refused += 1
    assert refused == len(game.table.tokens) - len(legal)
    return refused


@pytest.mark.parametrize("chance", ["seeded", "manual"])
@pytest.mark.parametrize("setting", EVERYWHERE, ids=str)
def test_why_is_empty_for_legal_moves_and_cites_a_rule_for_all_others(setting, chance):
    rules = all_rules()
    game = new(setting, 11, chance)
    refused = sum(explained(game, rules) for ply, _ in enumerate(walk(game, 11)) if ply % EVERY == 0)
    assert refused > 1000
    assert explained(game, rules) == len(game.table.tokens), "after the end nothing is legal"


@pytest.mark.parametrize("setting", [*PLAIN, *WITH_EXPANSIONS, *PREPARED], ids=str)
def test_every_question_gives_a_reason_for_every_illegal_move(setting):
    """Every kind of question is checked, not only those that come up in random positions."""
    rules = all_rules()
    seen = set()
    for seed in range(6):
        for chance in ("seeded", "manual"):
            game = new(setting, seed, chance)
            for ply, _ in enumerate(walk(game, seed)):
                if game.question not in seen or ply % 40 == 0:
                    seen.add(game.question)
                    explained(game, rules)
    assert len(seen) >= 20


@pytest.mark.parametrize("setting", ANY, ids=str)
def test_an_illegal_move_is_refused_and_changes_nothing(setting):
    for seed in range(3):
        game = middle(setting, seed)
        before = snapshot(game)
        illegal = [token for token in game.table.tokens if token not in game.moves]
        for token in [*illegal, "turn market.blue", "", "turn", "pass", "x y z", "turn  grain.green"]:
            with pytest.raises(IllegalMove):
                game.play(token)
        assert snapshot(game) == before
        assert len(illegal) > 300
