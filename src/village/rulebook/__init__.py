"""The rulebook of a game as data: the web page and docs/reference/rules show the same one.

The rules are the messages `rule-…` of the game; `rulebook.toml` in the folder of the game holds the order of the
sections, the links between rules and the layout of the tables of values, `rulebook_*.ftl` the other texts.
"""

from village.rulebook.book import rulebook
from village.rulebook.credits import all_credits
from village.rulebook.model import Credits, OverviewCard, Rulebook

__all__ = ["Credits", "OverviewCard", "Rulebook", "all_credits", "rulebook"]
