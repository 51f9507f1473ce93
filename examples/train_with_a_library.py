"""Train an agent with Stable-Baselines3: PPO with action masks, from sb3-contrib.

Install `village-boardgame[envs]` and `sb3-contrib` with pip first. A few seconds show that everything works together,
but teach little; raise STEPS to a million and let it play against "greedy" to get a player.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from sb3_contrib import MaskablePPO

import village.envs

STEPS = 512

# My Village has short games. One seat learns, a bot plays the other one; the reward is the difference in points.
env = village.envs.gym_env(game="my_village", seats=2, opponents="random", reward="margin", seed=1)

# The observation is a dictionary, which MultiInputPolicy reads. MaskablePPO asks the environment for `action_masks`.
model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, n_epochs=2, seed=1, device="cpu")
model.learn(STEPS)
print(f"trained on {model.num_timesteps} moves")


def play(seed):
    """Play one game with the model and return the scores."""
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
        observation, _, over, _, info = env.step(action.item())
    return info["scores"]


for seed in range(3):
    own, opponent = play(seed)
    print(f"game {seed}: the agent {own}, random play {opponent}")

with TemporaryDirectory() as folder:
    path = Path(folder, "agent.zip")
    model.save(path)
    print("saved:", MaskablePPO.load(path, device="cpu").num_timesteps == model.num_timesteps)
