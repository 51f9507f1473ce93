"""The part that needs PyTorch, tried before a training: `python -m pytest learn/check.py`."""

import json

import numpy as np
import pytest
import torch

from learn.__main__ import main
from learn.cluster import joined
from learn.elders import Company, Elders
from learn.model import Net, Statistics, load
from learn.policy import Columns
from learn.policy import Policy as TorchPolicy
from learn.remote_worker import RemoteWorker
from learn.settings import Settings
from learn.tables import Setting, layout_of
from village.bots.fast.lanes import Lanes
from village.bots.net.layout import union
from village.bots.net.policy import Policy
from village.bots.net.weights import Weights, read

PLAIN, INN = Setting("village", "bigbox", 2), Setting("village", "bigbox", 3, ("inn",))
SMALL = {
    "workers": 2,
    "tables": 1,
    "lanes": 4,
    "steps": 24,
    "width": 24,
    "blocks": 1,
    "batch": 64,
    "look_lanes": 1,
    "last_look_lanes": 1,
    "look_every": 2,
    "stay": 2,
    "report_every": 1,
}


@pytest.fixture
def layout():
    return union("village", (setting.lay() for setting in (PLAIN, INN)))


def asked(setting, lanes=3):
    """Some games at their first question: what is seen, what is legal."""
    rules = setting.lay().rules
    games = Lanes(rules, lanes, len(rules.layout()))
    games.reset(11)
    seen = np.frombuffer(games.seen, np.int16).reshape(lanes, -1)
    return seen, np.frombuffer(games.masks, np.uint8).reshape(lanes, -1)


def test_numpy_and_pytorch_think_alike(layout):
    net = Net(layout, 24, 2)
    with torch.no_grad():
        net.mean.uniform_(0, 1)
        net.scale.uniform_(0.5, 1.5)
        net.answer.weight.normal_()
    policy = Policy(Weights(layout, net.arrays(), {}), INN.lay())
    seen, legal = asked(INN)
    columns = Columns(layout, seen.shape[1], legal.shape[1], "cpu")
    columns.seat([INN])
    rows = columns.rows(torch.from_numpy(np.pad(seen, ((0, 0), (0, 1))))[None])
    masks = columns.masks(torch.from_numpy(np.pad(legal, ((0, 0), (0, 1))))[None])
    with torch.no_grad():
        chances, values = TorchPolicy(net, "cpu").judge(rows, masks)
    for lane in range(len(seen)):
        actions = np.flatnonzero(legal[lane])
        thought = policy.think(seen[lane])
        logits = policy.logits(thought, actions)
        there = chances[lane][[layout.lines(INN.lay())[action] for action in actions]].numpy()
        assert np.allclose(logits - logits.max(), there - there.max(), atol=1e-3)
        assert np.allclose(policy.worth(thought), values[lane].numpy(), atol=1e-3)
        assert columns.local(chances.argmax(-1))[0, lane].item() in actions


def test_only_legal_answers_are_drawn(layout):
    seen, legal = asked(INN, lanes=64)
    columns = Columns(layout, seen.shape[1], legal.shape[1], "cpu")
    columns.seat([INN])
    rows = columns.rows(torch.from_numpy(np.pad(seen, ((0, 0), (0, 1))))[None])
    masks = columns.masks(torch.from_numpy(np.pad(legal, ((0, 0), (0, 1))))[None])
    policy = TorchPolicy(Net(layout, 24, 1), "cpu")
    for _ in range(20):
        actions = columns.local(policy.draw(rows, masks)[0])[0].numpy()
        assert legal[np.arange(64), actions].all()


def test_what_was_learned_goes_over_to_a_larger_layout_by_name(layout):
    small = union("village", [PLAIN.lay()])
    taught = Net(small, 24, 1)
    with torch.no_grad():
        taught.answer.weight.normal_()
    weights = Weights(small, taught.arrays(), {})
    net = Net(layout, 24, 1)
    known = load(net, layout, weights)
    assert len(known) == small.width
    row = asked(PLAIN)[0][0]
    larger = Policy(Weights(layout, net.arrays(), {}), PLAIN.lay())
    before = Policy(weights, PLAIN.lay())
    assert np.allclose(before.think(row), larger.think(row), atol=1e-4)


def test_mean_and_spread_settle(layout):
    net = Net(layout, 8, 1)
    statistics = Statistics(net)
    rows = torch.randn(500, layout.width) * 3 + 5
    rows[:, 0] = 0
    for _ in range(70):
        statistics.add(rows)
    statistics.add(rows * 100)
    assert torch.allclose(net.mean[1:], rows.mean(0)[1:], atol=1e-2)
    assert net.scale[0] == 1


def test_elders_answer_for_all_seats_but_one_in_some_games(layout):
    company = Company(0.5, 4, "cpu")
    company.seat([PLAIN, Setting("village", "bigbox", 1)])
    assert company.games.tolist() == [1, 3]
    assert company.own.tolist() == [0, 1]
    assert company.asked(np.array([0, 0, 0, 0, 0, 0, 0, 0])).tolist() == [3]
    policy = TorchPolicy(Net(layout, 8, 1), "cpu")
    elders = Elders(policy, 1)
    elders.keep(policy)
    with torch.no_grad():
        policy.net.answer.bias.fill_(9)
    elders.call()
    assert elders.policy.net.answer.bias.abs().max() == 0


def test_a_window_of_a_cluster_is_one_of_the_net_as_well():
    layout = layout_of("my_village")
    net = Net(layout, 24, 1)
    with torch.no_grad():
        net.answer.weight.normal_()
    parts = RemoteWorker(Settings("my_village", tables=2, lanes=3, steps=6), 5).window(
        Weights(layout, net.arrays(), {})
    )
    window = joined(parts, layout, "cpu")
    with torch.no_grad():
        chances, values = TorchPolicy(net, "cpu").judge(window.rows.flatten(0, 1), window.masks.flatten(0, 1))
    drawn = chances.gather(1, window.answers.flatten()[:, None]).squeeze(1)
    assert torch.allclose(drawn, window.chances.flatten(), atol=1e-3)
    assert torch.allclose(values, window.values.flatten(0, 1), atol=1e-3)
    assert window.ended.shape == window.own.shape == (6, 6)


def test_a_training_goes_from_nothing_to_weights_and_on(monkeypatch, tmp_path, capsys):
    changes = [part for name, value in SMALL.items() for part in ("--set", f"{name}={value}")]
    train = ["learn", "train", "--seconds", "6", "--out", str(tmp_path), *changes]
    monkeypatch.setattr("sys.argv", train)
    assert main() == 0
    figures = json.loads((tmp_path / "figures.json").read_text())
    weights = read(tmp_path / "checkpoint.npz", "village")
    assert figures["decisions"] == weights.about["decisions"] > 0
    assert read(tmp_path / "net.npz", "village").about["decisions"] <= weights.about["decisions"]
    assert figures["looks"][-1]["opponent"] == "greedy"
    monkeypatch.setattr("sys.argv", [*train, "--resume", str(tmp_path / "checkpoint.npz")])
    assert main() == 0
    assert read(tmp_path / "checkpoint.npz", "village").about["decisions"] > weights.about["decisions"]
    evaluate = ["learn", "evaluate", "--weights", str(tmp_path / "net.npz"), "--duels", "1", "--table", "bigbox 2"]
    monkeypatch.setattr("sys.argv", [*evaluate, *changes])
    assert main() == 0
    assert "against greedy" in capsys.readouterr().out
