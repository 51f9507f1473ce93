"""The example that needs PyTorch. `make test-training` installs it and runs this file; pytest alone does not."""

import re

from tests.examples.test_examples import TRAINING, run


def test_the_training_example_runs(tmp_path):
    out = run(TRAINING, tmp_path)
    assert "trained on 512 moves" in out
    assert len(re.findall(r"^game \d: the agent \d+, random play \d+$", out, re.MULTILINE)) == 3
    assert "saved: True" in out
