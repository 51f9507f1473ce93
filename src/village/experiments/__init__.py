"""Experiments behind the published figures: strength of the bots, balance of the games, accuracy of the win chances.

python -m village.experiments strength --only net/greedy --games 60

Every experiment is a module of this package with a `main`. With `--save` it writes its results into the folder
`experiments` of the working directory; `experiments/README.md` of the repository lists what was published.
"""
