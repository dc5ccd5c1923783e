"""Asks of what a position remembers whether it can have happened: when, to whom, and where it lies now."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.chicago_poker.pieces import FULL_COLUMN, LETTERS, Special
from engine.chicago_poker.state import Gain, Known, State
from engine.chicago_poker.views import RaidSeen
from engine.game import Seat
from engine.sheet import Fault


def faults_of_memories(state: State) -> Iterator[Fault]:
    """Everything that cannot be about the lines that tell what came before."""
    for turn in state.opened:
        yield from _of_turns(state, "opened", [turn])
    for place, columns in enumerate(state.columns):
        for boss, column in zip(state.bosses, columns, strict=True):
            yield from _of_turns(state, f"laid {LETTERS[place]} {boss}", [laid.turn for laid in column])
    yield from _of_losses(state)
    for seat, boss in enumerate(state.bosses):
        yield from _of_gains(state, f"gained {boss}", state.gains[seat])
        yield from _of_raids(state, f"raid {boss}", seat)
        yield from _of_knowledge(state, f"known {boss}", seat)


def _of_turns(state: State, key: str, turns: Sequence[int]) -> Iterator[Fault]:
    for turn in turns:
        if turn > state.turn:
            yield Fault(key, f"turn {turn} is still to come")
    if any(later < turn for turn, later in pairwise(turns)):
        yield Fault(key, "the turns are out of order")


def _of_losses(state: State) -> Iterator[Fault]:
    yield from _of_turns(state, "lost", [loss.turn for loss in state.losses])
    for loss in state.losses:
        if loss.place >= len(state.columns) or loss.slot >= FULL_COLUMN:
            yield Fault("lost", "there is no such slot")


def _of_gains(state: State, key: str, gains: tuple[Gain, ...]) -> Iterator[Fault]:
    yield from _of_turns(state, key, [gain.turn for gain in gains])
    for gain in gains:
        if isinstance(gain.card, Special) and not state.options.specials:
            yield Fault(key, f"{gain.card} is not in the box with these options")


def _of_raids(state: State, key: str, reader: Seat) -> Iterator[Fault]:
    raids = state.raids[reader]
    for number, raid in enumerate(raids):
        for fault in _of_raid(state, reader, raid):
            yield Fault(key, fault, number)
        if raid.turn > state.turn:
            yield Fault(key, f"turn {raid.turn} is still to come", number)
        if number and raid.turn < raids[number - 1].turn:
            yield Fault(key, "the turns are out of order", number)
    if raids and not state.options.specials:
        yield Fault(key, "there are no special cards in this game (CP-11.1)")


def _of_raid(state: State, reader: Seat, raid: RaidSeen) -> Iterator[str]:
    slots, cards = [slot for slot, _ in raid.gangsters], [card for _, card in raid.gangsters]
    if raid.rival == reader:
        yield "nobody raids their own (OR-24)"
    if raid.place >= len(state.columns):
        yield f"{len(state.bosses)} bosses play for {len(state.columns)} businesses only"
    if any(slot >= FULL_COLUMN for slot in slots):
        yield "there is no such slot"
    if slots != sorted(set(slots)) or len(set(cards)) < len(cards):
        yield "a raid shows slots and cards once, from the first on"


def _of_knowledge(state: State, key: str, reader: Seat) -> Iterator[Fault]:
    cards = [known.card for known in state.known[reader]]
    for known in state.known[reader]:
        for fault in _of_back(state, reader, known):
            yield Fault(key, fault)
        if cards.count(known.card) > 1:
            yield Fault(key, f"{known.card} is known in two ways")


def _of_back(state: State, reader: Seat, known: Known) -> Iterator[str]:
    if known.rival == reader or known.place >= len(state.columns):
        yield f"{known.card} is no back there (OR-37)"
        return
    column = state.columns[known.place][known.rival]
    backs = {slot: laid.card for slot, laid in enumerate(column) if not laid.up}
    if known.card not in {backs.get(slot) for slot in known.slots}:
        yield f"{known.card} is no back there (OR-37)"
    if len(set(known.slots)) < len(known.slots):
        yield "name the slots once each"
    for slot in known.slots:
        if slot not in backs:
            yield f"no back lies in slot {slot + 1}"
