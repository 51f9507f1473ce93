"""The Inn's part of a position in words, and back. Villagers not mentioned were never seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.boxes.inn.guests import IN_THE_INN, OUT, Guests
from village.games.village.boxes.inn.window import BURIAL, DYING
from village.games.village.state import Village, size
from village.games.village.words import GRAVES, NOBODY, PROFESSIONS, RESERVE
from village.kernel.types import Count, Seat, append
from village.toolkit.positions import amount, at_most, mapping, named, sequence

if TYPE_CHECKING:
    from village.games.village.boxes.inn.box import Inn


def inn_data(inn: Inn, s: Village) -> dict[str, Any]:
    guests = inn.guests(s)
    names = [villager.token for villager in inn.cards]
    return {
        "stacks": [
            {
                "shown": None if stack.shown == NOBODY else names[stack.shown],
                "unseen": stack.unseen,
                "under": [names[card] for card in stack.under],
            }
            for stack in guests.stacks
        ],
        "owned": [
            [names[card] for card in range(len(names)) if guests.owner[card] == seat] for seat in range(len(s.families))
        ],
        "out": [names[card] for card in range(len(names)) if guests.owner[card] == OUT],
        "bard": [sung_of(sung) for sung in guests.sung],
    }


def read_inn(inn: Inn, s: Village, data: dict[str, Any]) -> None:
    """Villagers not mentioned were never seen."""
    mapping(data, ["stacks", "owned", "out", "bard"], "inn")
    guests = inn.guests(s)
    names = [villager.token for villager in inn.cards]
    if "stacks" in data:
        read_stacks(inn, guests, at_most(data["stacks"], len(guests.stacks), "stacks"), names)
    owned = at_most(data.get("owned", []), len(s.families), "owned")
    for seat in range(len(owned)):
        for token in sequence(owned[seat], "villagers of a seat"):
            found(inn, guests, named(token, names, "a villager"), seat)
    for token in sequence(data.get("out", []), "out"):
        found(inn, guests, named(token, names, "a villager"), OUT)
    bard = at_most(data.get("bard", []), len(s.families), "bard")
    for seat in range(len(bard)):
        guests.sung[seat] = read_sung(s, seat, bard[seat])
        if guests.sung[seat] and guests.owner[names.index("bard")] != seat:
            raise ValueError(f"seat {seat} does not have the Bard, so nobody can lie there")
    if "stacks" not in data:
        lay_stacks(inn, guests)
    unseen = sum([stack.unseen for stack in guests.stacks])
    if unseen != sum(guests.pool):
        raise ValueError(f"{sum(guests.pool)} villagers were never seen, but the stacks hold {unseen} of them")
    check_shown(inn, s)
    check_windows(inn, s)
    for family in s.families:
        if size(family.members[inn.place]) > 1:
            raise ValueError("a family has at most one member in the inn")  # I-INN-3


def check_shown(inn: Inn, s: Village) -> None:
    """A stack shows a villager while it has one, unless chance is about to turn it up or to set up the table."""
    if "setup" in [frame.step.name for frame in s.stack]:
        return
    waiting = [frame.arg for frame in s.stack if frame.step is inn.reveal]
    for i, stack in enumerate(inn.guests(s).stacks):
        if stack.shown == NOBODY and stack.cards() and i not in waiting:
            raise ValueError(f"stack {i + 1} has villagers and must show one")
        if waiting.count(i) > (1 if stack.unseen and stack.shown == NOBODY else 0):
            raise ValueError(f"nobody can be turned up on stack {i + 1}")


def check_windows(inn: Inn, s: Village) -> None:
    """I-WIN-3, I-WIN-4: what these windows are about waits below them."""
    for i, frame in enumerate(s.stack):
        if frame.step is not inn.window or frame.arg not in (DYING, BURIAL):
            continue
        below = s.stack[i - 1] if i else frame
        if below.step is not inn.moments[frame.arg].then or below.who != frame.who:
            raise ValueError(f"the window {inn.windows[frame.arg]} is open only while its question waits below it")


def lay_stacks(inn: Inn, guests: Guests) -> None:
    """Where nothing is said of the stacks, the first villagers of the table that are left are shown."""
    for stack in guests.stacks:
        left = [card for card in range(len(inn.cards)) if guests.pool[card]]
        if left:
            stack.shown = left[0]
            found(inn, guests, stack.shown, IN_THE_INN)
    for i in range(len(guests.stacks)):
        guests.stacks[i].unseen = (sum(guests.pool) + i) // len(guests.stacks)


def found(inn: Inn, guests: Guests, card: int, owner: int) -> None:
    """A villager that is somewhere is no longer unseen."""
    if not guests.pool[card]:
        raise ValueError(f"the villager {inn.cards[card].token} is there twice")
    guests.pool[card] = 0
    guests.owner[card] = owner


def read_stacks(inn: Inn, guests: Guests, stacks: list[Any], names: list[str]) -> None:
    most: int = inn.table["inn"]["stack_size"]
    for i in range(len(stacks)):
        stack = mapping(stacks[i], ["shown", "unseen", "under"], "a stack")
        pile = guests.stacks[i]
        pile.unseen = amount(stack.get("unseen", 0), "unseen villagers", most)
        if stack.get("shown") is not None:
            pile.shown = named(stack["shown"], names, "a visible villager")
            found(inn, guests, pile.shown, IN_THE_INN)
        for token in sequence(stack.get("under", []), "villagers under a stack"):
            hidden = named(token, names, "a villager under a stack")
            found(inn, guests, hidden, IN_THE_INN)
            pile.under = append(pile.under, hidden)
        if pile.cards() > most:
            raise ValueError(f"stack {i + 1} has {pile.cards()} villagers, but there is room for {most}")


def read_sung(s: Village, seat: Seat, sung: Any) -> int:
    """The member on the Bard is taken out of the reserve, where whoever is not mentioned is."""
    if sung is None:
        return 0
    mapping(sung, ["generation", "profession"], "the member on the Bard")
    generation = amount(sung.get("generation"), "the generation on the Bard", 4) - 1
    if generation < 0 or not s.families[seat].has(RESERVE, generation):
        raise ValueError(f"seat {seat} has no such member who could be on the Bard")
    profession = sung.get("profession")
    section = GRAVES if profession is None else named(profession, PROFESSIONS, "a profession")
    s.families[seat].members[RESERVE] -= 1 << 4 * generation
    return 1 + 4 * section + generation


def sung_of(sung: Count) -> dict[str, Any] | None:
    if not sung:
        return None
    section = (sung - 1) // 4
    return {"generation": (sung - 1) % 4 + 1, "profession": None if section == GRAVES else PROFESSIONS[section]}
