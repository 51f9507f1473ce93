"""The part of training that needs PyTorch; `make train` runs these tests first."""

import json

import numpy as np
import pytest

from village.bots.compiled.batch import GameBatch
from village.bots.net.layout import union
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, read
from village.training.__main__ import main
from village.training.remote_worker import RemoteWorker
from village.training.settings import Settings
from village.training.table_sampler import TableSetting, layout_of

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")

from village.training.cluster import merge_rollouts  # noqa: E402
from village.training.model import InputStatistics, Net, load  # noqa: E402
from village.training.opponent_pool import OpponentMask, OpponentPool  # noqa: E402
from village.training.policy import ColumnMap  # noqa: E402
from village.training.policy import Policy as TorchPolicy  # noqa: E402

BASE, INN = TableSetting("village", "bigbox", 2), TableSetting("village", "bigbox", 3, ("inn",))
SMALL = {
    "workers": 2,
    "tables": 1,
    "games_per_table": 4,
    "rollout_steps": 24,
    "width": 24,
    "blocks": 1,
    "batch_size": 64,
    "evaluation_games": 1,
    "final_evaluation_games": 1,
    "evaluate_every": 2,
    "table_lifetime": 2,
    "report_every": 1,
}


@pytest.fixture
def layout():
    return union("village", (setting.create_table() for setting in (BASE, INN)))


def first_positions(setting, games=3):
    """Return the observations and action masks of new games."""
    rules = setting.create_table().rules
    batch = GameBatch(rules, games, len(rules.layout()))
    batch.reset(11)
    observations = np.frombuffer(batch.observations, np.int16).reshape(games, -1)
    return observations, np.frombuffer(batch.masks, np.uint8).reshape(games, -1)


def in_net_layout(layout, setting, observations, masks):
    columns = ColumnMap(layout, observations.shape[1], masks.shape[1], "cpu")
    columns.set_tables([setting])
    rows = columns.to_observations(torch.from_numpy(np.pad(observations, ((0, 0), (0, 1))))[None])
    return columns, rows, columns.to_masks(torch.from_numpy(np.pad(masks, ((0, 0), (0, 1))))[None])


def test_numpy_and_pytorch_compute_the_same(layout):
    net = Net(layout, 24, 2)
    with torch.no_grad():
        net.mean.uniform_(0, 1)
        net.scale.uniform_(0.5, 1.5)
        net.answer.weight.normal_()
    policy = Policy(Weights(layout, net.arrays(), {}), INN.create_table())
    observations, legal = first_positions(INN)
    columns, rows, masks = in_net_layout(layout, INN, observations, legal)
    with torch.no_grad():
        log_probs, values = TorchPolicy(net, "cpu").evaluate(rows, masks)
    for game in range(len(observations)):
        actions = np.flatnonzero(legal[game])
        hidden = policy.encode(observations[game])
        logits = policy.logits(hidden, actions)
        expected = log_probs[game][[layout.rows(INN.create_table())[action] for action in actions]].numpy()
        assert np.allclose(logits - logits.max(), expected - expected.max(), atol=1e-3)
        assert np.allclose(policy.evaluate(hidden), values[game].numpy(), atol=1e-3)
        assert columns.to_local(log_probs.argmax(-1))[0, game].item() in actions


def test_only_legal_actions_are_sampled(layout):
    observations, legal = first_positions(INN, games=64)
    columns, rows, masks = in_net_layout(layout, INN, observations, legal)
    policy = TorchPolicy(Net(layout, 24, 1), "cpu")
    for _ in range(20):
        actions = columns.to_local(policy.sample(rows, masks)[0])[0].numpy()
        assert legal[np.arange(64), actions].all()


def test_weights_are_transferred_to_a_larger_layout_by_name(layout):
    small = union("village", [BASE.create_table()])
    trained = Net(small, 24, 1)
    with torch.no_grad():
        trained.answer.weight.normal_()
    weights = Weights(small, trained.arrays(), {})
    net = Net(layout, 24, 1)
    known = load(net, layout, weights)
    assert len(known) == small.width
    row = first_positions(BASE)[0][0]
    larger = Policy(Weights(layout, net.arrays(), {}), BASE.create_table())
    before = Policy(weights, BASE.create_table())
    assert np.allclose(before.encode(row), larger.encode(row), atol=1e-4)


def test_input_statistics_become_fixed(layout):
    net = Net(layout, 8, 1)
    statistics = InputStatistics(net)
    rows = torch.randn(500, layout.width) * 3 + 5
    rows[:, 0] = 0
    for _ in range(70):
        statistics.add(rows)
    statistics.add(rows * 100)
    assert torch.allclose(net.mean[1:], rows.mean(0)[1:], atol=1e-2)
    assert net.scale[0] == 1


def test_snapshots_play_all_seats_but_one_in_some_games(layout):
    mask = OpponentMask(0.5, 4, "cpu")
    mask.set_tables([BASE, TableSetting("village", "bigbox", 1)])
    assert mask.games.tolist() == [1, 3]
    assert mask.learner_seats.tolist() == [0, 1]
    assert mask.games_to_move(np.array([0, 0, 0, 0, 0, 0, 0, 0])).tolist() == [3]
    policy = TorchPolicy(Net(layout, 8, 1), "cpu")
    pool = OpponentPool(policy, 1)
    pool.add_snapshot(policy)
    with torch.no_grad():
        policy.net.answer.bias.fill_(9)
    pool.load_random_snapshot()
    assert pool.policy.net.answer.bias.abs().max() == 0


def test_a_rollout_of_a_cluster_agrees_with_the_net():
    layout = layout_of("my_village")
    net = Net(layout, 24, 1)
    with torch.no_grad():
        net.answer.weight.normal_()
    settings = Settings("my_village", tables=2, games_per_table=3, rollout_steps=6)
    rollouts = RemoteWorker(settings, 5).collect(Weights(layout, net.arrays(), {}))
    rollout = merge_rollouts(rollouts, layout, "cpu")
    rows, masks = rollout.observations.flatten(0, 1), rollout.action_masks.flatten(0, 1)
    with torch.no_grad():
        log_probs, values = TorchPolicy(net, "cpu").evaluate(rows, masks)
    chosen = log_probs.gather(1, rollout.actions.flatten()[:, None]).squeeze(1)
    assert torch.allclose(chosen, rollout.log_probs.flatten(), atol=1e-3)
    assert torch.allclose(values, rollout.values.flatten(0, 1), atol=1e-3)
    assert rollout.done.shape == rollout.by_learner.shape == (6, 6)


def test_a_run_starts_from_scratch_and_can_be_resumed(monkeypatch, tmp_path, capsys):
    changes = [word for name, value in SMALL.items() for word in ("--set", f"{name}={value}")]
    train = ["village.training", "train", "--seconds", "6", "--out", str(tmp_path), *changes]
    monkeypatch.setattr("sys.argv", train)
    assert main() == 0
    figures = json.loads((tmp_path / "figures.json").read_text())
    weights = read(tmp_path / "checkpoint.npz", "village")
    assert figures["decisions"] == weights.metadata["decisions"] > 0
    assert read(tmp_path / "net.npz", "village").metadata["decisions"] <= weights.metadata["decisions"]
    assert figures["evaluations"][-1]["opponent"] == "greedy"
    monkeypatch.setattr("sys.argv", [*train, "--resume", str(tmp_path / "checkpoint.npz")])
    assert main() == 0
    assert read(tmp_path / "checkpoint.npz", "village").metadata["decisions"] > weights.metadata["decisions"]
    evaluate = ["village.training", "evaluate", "--weights", str(tmp_path / "net.npz"), "--games", "1"]
    monkeypatch.setattr("sys.argv", [*evaluate, "--table", "bigbox 2", *changes])
    assert main() == 0
    assert "against greedy" in capsys.readouterr().out
