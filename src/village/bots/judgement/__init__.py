"""Judgement for people: the best answers to a question (`hint`), and what a game was won or lost by (`analysis`).

Everything is judged from what the seat knew. `judges` says who judges: a net where a game has one, else a search;
`tasks` are the same for a process that thinks for others.
"""

from village.bots.judgement.analyses import analysis
from village.bots.judgement.hints import hint

__all__ = ["analysis", "hint"]
