"""A net plays every table of its game, whether trained or not."""

import gc
import sys

import numpy as np
import pytest

import village
from tests.bots.nets import install, layout_of, untrained
from village.bots.bot import BadBot, PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.builtin import MctsBot
from village.bots.net import files
from village.bots.net.layout import MISSING, Layout, facts
from village.bots.net.policy import Policy
from village.bots.net.weights import BadWeights, Weights, read, write
from village.bots.registry import find
from village.record.lru_cache import LruCache
from village.record.setup import create_table

PLAIN = {"seats": 2}
INN = {"seats": 3, "expansions": ("inn",)}


@pytest.fixture(autouse=True)
def _clear_cache():
    yield
    files.weights_of.cache_clear()


def test_a_layout_has_every_name_of_its_tables_once():
    layout = layout_of(PLAIN, INN)
    for setting in (PLAIN, INN):
        table = create_table("village", **setting)
        names = table.rules.layout()
        assert [layout.inputs[index] for index in layout.columns(table)] == names
        assert [layout.moves[index] for index in layout.rows(table)] == list(table.tokens)
        assert {(*layout.inputs, *layout.facts)[index] for index in layout.fact_columns(table)} == set(facts(table))
    assert len(set(layout.inputs)) == len(layout.inputs)
    assert layout.width == len(layout.inputs) + len(layout.facts)


def test_unknown_names_have_no_index_in_a_layout():
    layout, table = layout_of(PLAIN), create_table("village", **INN)
    unknown = [name for name in table.rules.layout() if name not in layout.inputs]
    assert unknown
    assert layout.columns(table).count(MISSING) == len(unknown)
    assert MISSING in layout.rows(table)


def test_a_layout_is_identified_by_its_names():
    first, same, smaller = layout_of(PLAIN, INN), layout_of(PLAIN, INN), layout_of(PLAIN)
    assert first.digest == same.digest
    assert first.digest != smaller.digest


def test_weights_are_read_as_they_were_written(tmp_path):
    weights = untrained(layout_of(PLAIN), width=128)
    write(tmp_path / "all.npz", weights, small=False)
    write(tmp_path / "small.npz", weights, small=True)
    for name, slack in (("all.npz", 0.0), ("small.npz", 0.006)):
        stored = read(tmp_path / name, "village")
        assert (stored.layout, stored.metadata) == (weights.layout, weights.metadata)
        for key, array in weights.arrays.items():
            assert np.abs(stored.arrays[key] - array).max() <= slack * np.abs(array).max()
    assert (tmp_path / "small.npz").stat().st_size < 0.4 * (tmp_path / "all.npz").stat().st_size


def broken(weights, change):
    arrays = {name: array.copy() for name, array in weights.arrays.items()}
    change(arrays)
    return Weights(weights.layout, arrays, {})


def test_weights_of_another_game_are_rejected(tmp_path):
    write(tmp_path / "net.npz", untrained(layout_of(PLAIN)), small=True)
    with pytest.raises(BadWeights, match=r"net.npz has weights for village, not for chess"):
        read(tmp_path / "net.npz", "chess")


@pytest.mark.parametrize(
    "change",
    [
        lambda arrays: arrays.pop("norm.bias"),
        lambda arrays: arrays.update({"answer.bias": arrays["answer.bias"][:-1]}),
        lambda arrays: arrays.update({"mean": arrays["mean"][:-1]}),
    ],
)
def test_weights_that_do_not_fit_their_layout_are_rejected(tmp_path, change):
    weights = untrained(layout_of(PLAIN))
    write(tmp_path / "net.npz", broken(weights, change), small=False)
    with pytest.raises(BadWeights, match=f"its arrays do not fit the layout {weights.layout.digest}"):
        read(tmp_path / "net.npz", "village")


def test_weights_without_scales_are_rejected(tmp_path):
    write(tmp_path / "net.npz", untrained(layout_of(PLAIN)), small=True)
    with np.load(tmp_path / "net.npz") as stored:
        np.savez(
            tmp_path / "other.npz", **{name: array for name, array in stored.items() if name != "enter.weight.scales"}
        )
    with pytest.raises(BadWeights, match=r"other.npz is damaged: enter.weight has no scales"):
        read(tmp_path / "other.npz", "village")


def test_weights_that_are_not_finite_are_rejected(tmp_path):
    weights = broken(untrained(layout_of(PLAIN)), lambda arrays: arrays["mean"].fill(np.nan))
    write(tmp_path / "net.npz", weights, small=True)
    with pytest.raises(BadWeights, match="not finite"):
        read(tmp_path / "net.npz", "village")


def test_changed_names_are_rejected(tmp_path, monkeypatch):
    weights = untrained(layout_of(PLAIN))
    with monkeypatch.context() as patched:
        patched.setattr(Layout, "digest", "0123456789abcdef")
        write(tmp_path / "net.npz", weights, small=True)
    with pytest.raises(BadWeights, match="its layout is 0123456789abcdef, but its names give"):
        read(tmp_path / "net.npz", "village")


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 and no more", b"not a file of arrays"])
def test_a_file_without_weights_is_rejected(tmp_path, content):
    (tmp_path / "net.npz").write_bytes(content)
    with pytest.raises(BadWeights, match=r"net.npz is not a weight file"):
        read(tmp_path / "net.npz", "village")


def test_a_net_that_knows_too_little_of_a_table_is_rejected():
    layout = layout_of(PLAIN)
    unrelated = Layout("village", tuple(f"x {name}" for name in layout.inputs), layout.facts, layout.moves)
    with pytest.raises(BadWeights, match=f"the weights of layout {unrelated.digest} know only 0% of the names"):
        Policy(untrained(unrelated), create_table("village", **PLAIN))


def test_the_part_of_a_net_for_a_table_computes_the_same():
    """Precomputing constant inputs does not change the result."""
    layout, table = layout_of(PLAIN, INN), create_table("village", **PLAIN)
    weights = untrained(layout)
    row = np.arange(len(table.rules.layout()), dtype=np.int16) % 5
    universal = np.zeros(layout.width, np.int16)
    universal[layout.columns(table)] = row
    universal[layout.fact_columns(table)] = 1
    policy = Policy(weights, table)
    assert np.allclose(policy.encode(row), evaluate_directly(weights.arrays, universal), atol=1e-4)


def evaluate_directly(arrays, universal):
    """Evaluate the net on a universal row by the definition."""

    def normal(x, name):
        return (x - x.mean()) / np.sqrt(x.var() + 1e-5) * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]

    def linear(x, name):
        return arrays[f"{name}.weight"] @ x + arrays[f"{name}.bias"]

    h = np.maximum(linear(np.clip((universal - arrays["mean"]) * arrays["scale"], -6, 6), "enter"), 0)
    for block in range(2):
        name = f"blocks.{block}"
        h = h + linear(np.maximum(linear(normal(h, f"{name}.norm"), f"{name}.up"), 0), f"{name}.down")
    return normal(h, "norm")


def test_a_move_unknown_to_the_net_gets_the_mean_logit():
    table = create_table("village", **INN)
    policy = Policy(untrained(layout_of({"seats": 3})), table)
    known = np.flatnonzero(policy.rows != MISSING)[:3]
    unknown = np.flatnonzero(policy.rows == MISSING)[:2]
    hidden = policy.encode(np.zeros(policy.length, np.int16))
    logits = policy.logits(hidden, np.concatenate([known, unknown]))
    assert np.allclose(logits[3:], logits[:3].mean())
    assert np.allclose(policy.logits(hidden, unknown), 0)


@pytest.mark.parametrize("name", ["net", "net:1.5"])
@pytest.mark.parametrize(
    "setting", [{"seats": 1}, PLAIN, {"seats": 3, "expansions": ("inn", "goals", "customers")}], ids=str
)
def test_a_net_finishes_games_reproducibly_even_with_unknown_expansions(monkeypatch, tmp_path, name, setting):
    install(monkeypatch, tmp_path / "net.npz", untrained(layout_of(PLAIN, {"seats": 3})))
    logs = []
    for _ in range(2):
        game = village.new("village", seed=5, **setting)
        play_out(game, [BotPlayer(name), *[BotPlayer("random")] * (setting["seats"] - 1)])
        logs.append(game.log)
    assert game.over
    assert logs[0] == logs[1]


def test_a_temperature_leads_to_other_moves(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path / "net.npz", untrained(layout_of(PLAIN)))
    cold, hot = find("net"), find("net:10")
    agreements = set()
    for seed in range(20):
        game = village.new("village", seed=seed, **PLAIN)
        agreements.add(hot.choose(PlayerView(game, game.actor)) == cold.choose(PlayerView(game, game.actor)))
    assert agreements == {True, False}


def test_weights_that_do_not_fit_are_reported_as_a_bad_bot(monkeypatch, tmp_path):
    (tmp_path / "net.npz").write_bytes(b"torn")
    monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "net.npz")
    monkeypatch.setattr(files, "POLICIES", LruCache(16))
    game = village.new("village", seed=5, **PLAIN)
    with pytest.raises(BadBot, match=r"bot 'net' failed: BadWeights: net.npz is not a weight file"):
        BotPlayer("net").choose_move(game)


def test_a_game_without_a_net_is_played_by_mcts_with_a_warning(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "none.npz")
    game = village.new("village", seed=5, **PLAIN)
    with pytest.warns(RuntimeWarning, match="there is no net for village yet: mcts plays instead"):
        assert find("net").choose(PlayerView(game, game.actor)) in game.moves


def test_without_numpy_mcts_plays_with_a_warning(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("village.bots.net")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.warns(RuntimeWarning, match="net needs NumPy .*: mcts plays instead"):
        assert type(find("net")) is MctsBot


@pytest.mark.parametrize("setting", ["warm", "-1", "nan", "11"])
def test_a_temperature_is_a_number_from_0_to_10(setting):
    with pytest.raises(BadBot, match="net takes a temperature from 0 to 10"):
        find(f"net:{setting}")


def test_policies_are_limited_and_shared_by_tables_with_the_same_rules():
    values = {"village.life.lap": 9}
    first, second = (create_table(custom_values={"name": name, "values": values}) for name in ("mine", "yours"))
    assert first is not second
    assert files.FILES.predictor(first) is files.FILES.predictor(second)
    for lap in range(7, 21):
        for seats in (2, 3):
            files.FILES.predictor(create_table(seats=seats, custom_values={"values": {"village.life.lap": lap}}))
    gc.collect()
    assert len(files.POLICIES) == len(files.POLICIES.alive) == files.POLICIES.max_size
