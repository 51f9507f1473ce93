"""Reading and writing the Inn's part of a position. Villagers not mentioned are unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.inn.play_windows import BURIAL, DYING
from village.games.village.expansions.inn.state import IN_THE_INN, OUT, InnState
from village.games.village.state import Village, size
from village.games.village.vocabulary import GRAVES, NONE, PROFESSIONS, RESERVE
from village.kernel.types import Count, Seat, append
from village.toolkit.positions import amount, at_most, index_of_name, mapping, sequence

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


def inn_data(inn: Inn, s: Village) -> dict[str, Any]:
    state = inn.state(s)
    names = [villager.token for villager in inn.cards]
    return {
        "stacks": [
            {
                "shown": None if stack.shown == NONE else names[stack.shown],
                "unseen": stack.unseen,
                "under": [names[card] for card in stack.under],
            }
            for stack in state.stacks
        ],
        "owned": [
            [names[card] for card in range(len(names)) if state.owner[card] == seat] for seat in range(len(s.families))
        ],
        "out": [names[card] for card in range(len(names)) if state.owner[card] == OUT],
        "bard": [bard_member_data(member) for member in state.bard_members],
    }


def read_inn(inn: Inn, s: Village, data: dict[str, Any]) -> None:
    """Read the slice; villagers not mentioned are unseen."""
    mapping(data, ["stacks", "owned", "out", "bard"], "inn")
    state = inn.state(s)
    names = [villager.token for villager in inn.cards]
    if "stacks" in data:
        read_stacks(inn, state, at_most(data["stacks"], len(state.stacks), "stacks"), names)
    owned = at_most(data.get("owned", []), len(s.families), "owned")
    for seat in range(len(owned)):
        for token in sequence(owned[seat], "villagers of a seat"):
            assign_villager(inn, state, index_of_name(token, names, "a villager"), seat)
    for token in sequence(data.get("out", []), "out"):
        assign_villager(inn, state, index_of_name(token, names, "a villager"), OUT)
    bard = at_most(data.get("bard", []), len(s.families), "bard")
    for seat in range(len(bard)):
        state.bard_members[seat] = read_bard_member(s, seat, bard[seat])
        if state.bard_members[seat] and state.owner[names.index("bard")] != seat:
            raise ValueError(f"seat {seat} does not have the Bard, so no member can be on it")
    if "stacks" not in data:
        show_first(inn, state)
    unseen = sum([stack.unseen for stack in state.stacks])
    if unseen != sum(state.pool):
        raise ValueError(f"{sum(state.pool)} villagers were never seen, but the stacks hold {unseen} of them")
    check_visible(inn, s)
    check_windows(inn, s)
    for family in s.families:
        if size(family.members[inn.place]) > 1:
            raise ValueError("a family has at most one member in the inn")  # I-INN-3


def check_visible(inn: Inn, s: Village) -> None:
    """Check that a stack shows a villager if it has one, unless a draw or the setup is pending."""
    if "setup" in [frame.step.name for frame in s.stack]:
        return
    waiting = [frame.arg for frame in s.stack if frame.step is inn.reveal]
    for i, stack in enumerate(inn.state(s).stacks):
        if stack.shown == NONE and stack.cards() and i not in waiting:
            raise ValueError(f"stack {i + 1} has villagers and must show one")
        if waiting.count(i) > (1 if stack.unseen and stack.shown == NONE else 0):
            raise ValueError(f"there is no villager to turn up on stack {i + 1}")


def check_windows(inn: Inn, s: Village) -> None:
    """I-WIN-3, I-WIN-4: check that the step of the window is below it on the stack."""
    for i, frame in enumerate(s.stack):
        if frame.step is not inn.window or frame.arg not in (DYING, BURIAL):
            continue
        below = s.stack[i - 1] if i else frame
        if below.step is not inn.hooks[frame.arg].wrapped or below.who != frame.who:
            raise ValueError(f"the window {inn.windows[frame.arg]} is open only while its question is pending below it")


def show_first(inn: Inn, state: InnState) -> None:
    """By default, turn up the first villagers of the table that are left."""
    for stack in state.stacks:
        left = [card for card in range(len(inn.cards)) if state.pool[card]]
        if left:
            stack.shown = left[0]
            assign_villager(inn, state, stack.shown, IN_THE_INN)
    for i in range(len(state.stacks)):
        state.stacks[i].unseen = (sum(state.pool) + i) // len(state.stacks)


def assign_villager(inn: Inn, state: InnState, card: int, owner: int) -> None:
    """Remove a villager from the unseen ones."""
    if not state.pool[card]:
        raise ValueError(f"the villager {inn.cards[card].token} appears twice")
    state.pool[card] = 0
    state.owner[card] = owner


def read_stacks(inn: Inn, state: InnState, stacks: list[Any], names: list[str]) -> None:
    most: int = inn.table["inn"]["stack_size"]
    for i in range(len(stacks)):
        stack = mapping(stacks[i], ["shown", "unseen", "under"], "a stack")
        pile = state.stacks[i]
        pile.unseen = amount(stack.get("unseen", 0), "unseen villagers", most)
        if stack.get("shown") is not None:
            pile.shown = index_of_name(stack["shown"], names, "a visible villager")
            assign_villager(inn, state, pile.shown, IN_THE_INN)
        for token in sequence(stack.get("under", []), "villagers under a stack"):
            hidden = index_of_name(token, names, "a villager under a stack")
            assign_villager(inn, state, hidden, IN_THE_INN)
            pile.under = append(pile.under, hidden)
        if pile.cards() > most:
            raise ValueError(f"stack {i + 1} has {pile.cards()} villagers, but there is room for {most}")


def read_bard_member(s: Village, seat: Seat, member: Any) -> int:
    """Take the member on the Bard out of the reserve."""
    if member is None:
        return 0
    mapping(member, ["generation", "profession"], "the member on the Bard")
    generation = amount(member.get("generation"), "the generation on the Bard", 4) - 1
    if generation < 0 or not s.families[seat].has(RESERVE, generation):
        raise ValueError(f"seat {seat} has no such member who could be on the Bard")
    profession = member.get("profession")
    section = GRAVES if profession is None else index_of_name(profession, PROFESSIONS, "a profession")
    s.families[seat].members[RESERVE] -= 1 << 4 * generation
    return 1 + 4 * section + generation


def bard_member_data(member: Count) -> dict[str, Any] | None:
    if not member:
        return None
    section = (member - 1) // 4
    return {"generation": (member - 1) % 4 + 1, "profession": None if section == GRAVES else PROFESSIONS[section]}
