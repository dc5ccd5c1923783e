"""Asks of a tied shootout whether it can have come about: who called, who is tied, what was sent (CP-9)."""

from collections.abc import Iterator

from engine.chicago_poker.actions import Send
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, Round
from engine.chicago_poker.legality import sends
from engine.chicago_poker.pieces import Place
from engine.chicago_poker.shootout import lined_up
from engine.chicago_poker.state import Column, Marker, State, Tie
from engine.game import Seat
from engine.sheet import Fault


def waiting_fights(
    tie: Tie, columns: tuple[tuple[Column, ...], ...], markers: tuple[Marker, ...]
) -> tuple[Place, ...]:
    """The shootouts still to be held, the tied one included: the caller's, or everybody's (OR-7, OR-50)."""
    if tie.cause is Caller.STALEMATE:
        return tuple(place for place, there in enumerate(columns) if any(there))
    return tuple(marker.place for marker in markers if marker.seat == tie.caller)


def faults_of_tie(state: State, tie: Tie) -> Iterator[Fault]:
    """Everything that cannot be about a shootout that waits for reinforcements."""
    yield from _of_the_call(state, tie)
    yield from _of_rounds(state, tie)
    yield from _of_answers(state, tie)
    if state.acted:
        yield Fault("acted", "nobody acts before the tie is decided (CP-3.1)")
    if state.outcome:
        yield Fault("tie", "the game is over")


def _of_the_call(state: State, tie: Tie) -> Iterator[Fault]:
    caller, waiting = state.bosses[tie.caller], waiting_fights(tie, state.columns, state.markers)
    if tie.cause is Caller.STALEMATE and state.markers:
        yield Fault("cause", "nobody has a marker when all are stuck (OR-50)")
    elif tie.place not in waiting:
        yield Fault("tie", f"{caller} has no marker there, so has called no shootout (CP-3.1)")
    elif state.fights != waiting:
        whose = f"those of {caller}, in the order marked" if tie.cause is Caller.MARKER else "all, by place"
        yield Fault("fights", f"the shootouts that wait are {whose} (OR-7, OR-50)")
    elif state.fights[0] != tie.place:
        yield Fault("tie", "the tied shootout is the first of those that wait (OR-7)")


def _of_rounds(state: State, tie: Tie) -> Iterator[Fault]:
    fighters = lined_up(state.columns[tie.place], tie.caller)
    left = {fighter.seat for fighter in fighters if fighter.hand == fighters[0].hand}
    laid = {laid.card for there in state.columns for column in there for laid in column}
    for number, fought in enumerate(tie.rounds):
        seats = [seat for seat, _ in fought.sent]
        if len(set(seats)) < len(seats) or set(seats) != left:
            yield Fault("round", "the tied bosses choose, once each (CP-9.4)", number)
        for _, card in fought.sent:
            if card in laid:
                yield Fault("round", f"{card} lies on the table", number)
        left = _equal_highest(fought)
    if len(set(tie.tied)) < max(len(tie.tied), 2) or set(tie.tied) != left:
        who = "those equal highest in the last round (CP-9.4)" if tie.rounds else "all with equal best hands"
        yield Fault("tie", f"two or more are tied: {who}")


def _equal_highest(fought: Round) -> set[Seat]:
    highest = max((card.value for _, card in fought.sent if card), default=0)
    return {seat for seat, card in fought.sent if card and card.value == highest}


def _of_answers(state: State, tie: Tie) -> Iterator[Fault]:
    answered = [seat for seat, _ in tie.answers]
    if not set(answered) < set(tie.tied) or len(set(answered)) < len(answered):
        yield Fault("answer", "the tied bosses answer once each, and one is still missing")
    for number, (seat, card) in enumerate(tie.answers):
        if Send(card) not in sends(state, seat):
            yield Fault("answer", f"{state.bosses[seat]} cannot send {_named(card)} (CP-9.2)", number)


def _named(card: Card | None) -> str:
    return str(card) if card else "nothing"
