"""The solo game: the rival with her members, her ring of cubes and the fate tiles."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from village.games.village.expansions.solo.expansion import Solo as SoloExpansion
from village.games.village.game import VillageGame
from village.games.village.position_reader import FIELDS
from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import Notes
from village.terminal.games.village.printed import rules_of, table_of
from village.terminal.games.village.symbols import cubes, generations, joined, space_name
from village.terminal.language import Language
from village.terminal.scene import Event, View
from village.terminal.wrap import title_line, wrap_items

RIVAL_EVENTS: Final = ("rival", "fate", "die")  # prefixes of the events of the rival
STYLE: Final = "bold magenta"


class Solo(Drawing):
    """The rival has her own section, and members among those of the family."""

    obvious_reasons = ("rival-not-there",)

    def lines(self, view: View, words: Language) -> list[Text]:
        """S-SET-2 to S-SET-4."""
        rival_state = view["solo"]
        name = Text.assemble(rival(words), " ", words.text.name(view["seats"], words.names(view["seats"])))
        served = Text(words.label("solo-served", customers=len(rival_state["served"])))
        members = [
            words.label("solo-beside", members=generations(rival_state["beside"]) or "-"),
            words.label("solo-waiting", members=generations(rival_state["waiting"]) or "-"),
            words.label("solo-dead", members=sum(sum(members) for members in rival_state["dead"].values())),
        ]
        place = words.label("solo-recess", recess=rival_state["recess"], recesses=ring(view)["recesses"])
        space = (
            [words.label("solo-space", space=space_name(words, rival_state["space"]))] if rival_state["space"] else []
        )
        placed = joined(cubes(words, {colour: 1}) for colour in rival_state["placed"])
        return [
            title_line([name, served]),
            *wrap_items(words.label("farm-members"), members),
            *wrap_items(words.label("solo-ring"), [place, placed, *space]),
            *wrap_items(words.label("solo-fate"), fate_notes(view, words)),
        ]

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """S-RND-2: the unspent ring."""
        return wrap_items(words.label("solo-farm"), [words.label("solo-spare")]) if ring_is_spare(view) else []

    def members(self, view: View, words: Language, place: str) -> list[Text]:
        """Return the members of the rival: `C3`."""
        return [
            Text.assemble((f"{words.label('solo-letter')}{generation}", STYLE))
            for generation, count in enumerate(rival_members_at(view["solo"], place), 1)
            for _ in range(count)
        ]

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return SoloNotes(view, words).by_step() if ring_is_spare(view) else {}

    def question(self, view: View, words: Language) -> str:
        """S-TRN-1: name the space from which the rival takes her cube."""
        if view["ask"]["question"] != "rival":
            return ""
        return words.label("solo-asked", origin=words.text.with_number(f"space-{next_space(view)}", 1, "from"))

    def actor_symbol(self, event: Event, words: Language, seats: int) -> Text:
        """Return the letter of the rival; her seat comes after all others."""
        return rival(words) if event["kind"].startswith(RIVAL_EVENTS) or event["seat"] >= seats else Text()


class SoloNotes(Notes):
    """S-RND-2: notes on every move that spends the ring instead of a coin."""

    def by_step(self) -> dict[str, Note]:
        return {self.view["ask"]["question"]: self.spent}

    def spent(self, parts: list[str]) -> list[str]:
        return [self.words.label("solo-note")] if "ring_spent" in self.event_kinds_after(".".join(parts)) else []

    def event_kinds_after(self, token: str) -> list[str]:
        """Return the kinds of events after a move, tried on a copy of the position."""
        fields = [*FIELDS, *(expansion.name for expansion in self.rules.expansions)]
        s = cast(VillageGame, self.rules).position({name: self.view[name] for name in fields if name in self.view})
        s.settle()
        s.events = []
        step = s.stack[-1].step
        s.play(next(choice for choice in s.legal() if step.token(choice) == token))
        return [event.kind for event in s.events]


def ring(view: View) -> dict[str, Any]:
    table: dict[str, Any] = table_of(view, "solo")["ring"]
    return table


def rival(words: Language) -> Text:
    return Text(words.label("solo-letter"), style=STYLE)


def ring_is_spare(view: View) -> bool:
    return bool(view["solo"]["spare"])


def rival_members_at(rival_state: dict[str, Any], place: str) -> list[int]:
    """Return the members of the rival by generation in the black bag, at a window or among the dead."""
    if place == "bag":
        members: list[int] = rival_state["bag"]
        return members
    if place.startswith("window"):
        return [int(rival_state["windows"][int(place[-1]) - 1] == generation) for generation in (1, 2, 3, 4)]
    dead: list[int] = rival_state["dead"].get(place.removeprefix("chronicle."), [])
    return dead


def fate_notes(view: View, words: Language) -> list[str]:
    """Return each fate tile with the recess after which it lies."""
    return [
        words.label("solo-tile", recess=recess, tile=words.text.word(tile))
        for recess, tile in zip([*ring(view)["top"], *ring(view)["bottom"]], view["solo"]["fate"], strict=True)
    ]


def next_space(view: View) -> str:
    """Return the space just used, or the next one with cubes."""
    rules = rules_of(view)
    solo = cast(SoloExpansion, next(expansion for expansion in rules.expansions if expansion.name == "solo"))
    spaces = [rules.space_names[space] for space in solo.search]
    used = spaces.index(view["used"])
    return next(space for space in spaces[used:] + spaces[:used] if view["spaces"][space])


DRAWING: Final = Solo()
