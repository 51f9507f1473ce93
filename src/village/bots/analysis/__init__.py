"""Game analysis for people: hints with the best moves (`hint`) and a review of a game (`analysis`).

Everything is evaluated from what the seat knew. `evaluators` contains the evaluators, a net or a search; `tasks` wraps
hints and analyses as tasks for a worker process.
"""

from village.bots.analysis.analyses import analysis
from village.bots.analysis.hints import hint

__all__ = ["analysis", "hint"]
