"""Check of a position: what can come about in no game, or has to go on by itself, is refused."""

from collections.abc import Iterator

from engine.poker_champ.ending import ending, ending_by_awards
from engine.poker_champ.legality import awaited
from engine.poker_champ.pieces import AWARDS, PLAY_CHIPS, Stage
from engine.poker_champ.state import SeatState, State
from engine.sheet import Fault


def faults(state: State) -> Iterator[Fault]:
    """Yield what can come about in no game, or has to go on by itself."""
    seats, whole = state.seats, PLAY_CHIPS * len(state.seats)
    for mine in seats:
        if fault := _fault_of(mine, state):
            yield Fault(f"paid {mine.boss}", fault)
    chips = sum(mine.chips for mine in seats) + state.pot
    if chips != whole:
        yield Fault("chips", f"{chips} chips with the pot; there are {whole}")
    if state.deal > state.options.deals:
        yield Fault("deal", f"{state.options.deals} deals are the most")
    if state.time_up and not state.options.minutes:
        yield Fault("time", "no time is agreed on")
    if len(set(state.order)) < len(state.order):
        yield Fault("order", "a boss decides once in a stage")
    if any(not state.chose(seat) for seat in state.order):
        yield Fault("order", "who has not decided in this stage has no place in it")
    if (sealed := (*state.stays, *state.folds)) and not state.options.sealed:
        yield Fault("stays" if state.stays else "folds", "no decision is sealed there")
    if len(set(sealed)) < len(sealed) or any(state.decided(seat) for seat in sealed):
        yield Fault("folds" if state.folds else "stays", "a boss decides once in a stage")
    if state.shuffles < state.deal:
        yield Fault("shuffles", "every deal has a shuffle")
    if sum(mine.awards for mine in seats) > AWARDS:
        yield Fault("awards", f"there are {AWARDS} Awards")
    if state.outcome:
        if ending(state) is not state.outcome.ending:
            yield Fault("over", "the Awards and the deals do not say so")
        return
    if ending_by_awards(state):
        yield Fault("awards", "the game is over with these")
    if len(state.staying()) < 2:
        yield Fault("folded", "the last one left has won")
    elif not awaited(state):
        yield Fault("stage", "all have decided: the stage is over")
    if state.last and state.last.deal >= state.deal:
        yield Fault("last", f"deal {state.deal} is still being played")


def _fault_of(mine: SeatState, state: State) -> str:
    """Fault in what that seat has paid, "" where there is none."""
    paid, stage = mine.paid, state.stage
    if len(paid) > stage or len(paid) < (1 if mine.folded else stage - 1):
        return f"{len(paid)} stages paid, in stage {stage:d}"
    if mine.folded and len(paid) >= stage:
        return "who has folded has not paid for this stage"
    broke = False
    for each, price in zip(paid, (before.price for before in Stage), strict=False):
        if each > price or (broke and each):
            return f"{each} cannot be paid there"
        broke = broke or each < price
    if paid[0] != Stage.OBSERVATION.price:
        return "everybody pays in stage 1"
    if state.outcome or mine.folded:
        return ""
    if broke and mine.chips:
        return "who has chips left pays the price"
    return "" if mine.chips or len(paid) == stage else "who has no chip left stays: write 0"
