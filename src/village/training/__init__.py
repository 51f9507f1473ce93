"""Self-play training of the nets that `village.bots.net` plays.

python -m village.training train --game village --seconds 420 --out DIR
python -m village.training evaluate --game village --weights DIR/net.npz --opponent greedy

`worker_pool` starts the processes that play, `worker` is one of them, `policy` evaluates the net for all of them,
`sampler` collects their rollouts, `gae` and `ppo` learn from these, and `train` is the loop around it. The extra
`training` installs PyTorch; only `model`, `policy`, `opponent_pool`, `sampler`, `cluster`, `ppo`, `evaluator` and
`train` import it, so everything else works without it.
"""
