"""Training the nets of `village.bots.net` by self-play. Beside the package, which never imports it.

python -m learn train --game village --seconds 420 --out DIR
python -m learn evaluate --game village --weights DIR/net.npz --opponent greedy

`crew` are processes that play, `worker` what one of them does, `policy` the net that answers for all of them,
`collect` the windows they make, `advantages` and `update` what is learned from these, `train` the loop around it.
PyTorch is needed by `model`, `policy`, `collect`, `update`, `train` and `duels` alone.
"""
