"""The game from the first deal to the last: set-up, and what becomes of a position (CS-3, CS-7, CS-8)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.chicago_stud.actions import Action, Order, Show, Withdraw
from engine.chicago_stud.betting import answered
from engine.chicago_stud.dealing import next_deal, next_street, the_first
from engine.chicago_stud.events import CardsShown, Event, GameEnded, Returned, WentOut, WonUnseen
from engine.chicago_stud.legality import why_not
from engine.chicago_stud.orders import lapsed, obeyed
from engine.chicago_stud.pieces import LAST_STREET, RULES, Options
from engine.chicago_stud.pots import uncalled
from engine.chicago_stud.showdown import showdown
from engine.chicago_stud.state import LastDeal, Part, StandingOrder, State
from engine.game import Amount, Seat, Step, rules_played

Change = Step[State, Event]


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),  # noqa: ARG001
    *,
    rules: int | None = None,
) -> Change:
    """The first deal, ready for the first word; the seats are bosses by name, or how many.

    Raises ValueError unless 2 to 8 different bosses sit down.
    """
    events: list[Event] = []
    first = the_first(seats, options, str(seed), rules_played(rules, RULES), events)
    state = _played_on(first, events)
    return Step(state, tuple(events))


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Change:  # noqa: ARG001
    """Return the step of an action; raises IllegalAction with a Reason for one that may not be done.

    A stake once made stands (CS-6.10): every step is settled, and `asks_end` changes nothing.
    """
    if no := why_not(state, seat, action):
        raise no
    match action:
        case Show():
            return _shown(state, seat)
        case Withdraw():
            return Step(state.having(seat, order=None), ())
        case Order(answer, until, budget):
            if isinstance(budget, Amount):
                raise TypeError("an Amount stands for numbers, it is none")
            return _after(state, state.having(seat, order=StandingOrder(answer, until, budget)), [])
        case reply:
            # Who acts by hand has no order any more (CS-15.6).
            free = state.having(seat, order=None) if state.seats[seat].order else state
            now, told = answered(free, seat, reply)
            return _after(state, now, [told])


def _after(before: State, state: State, events: list[Event]) -> Change:
    """The step, once everything that happens by itself has happened; minor as long as the round goes on.

    The actor's own is their answer, whether they clicked it or their order gave it: nobody can tell.
    """
    state = _played_on(state, events)
    minor = (state.deal, state.street, state.over) == (before.deal, before.street, before.over)
    return Step(state, tuple(events), own=min(1, len(events)), minor=minor and bool(events))


def _shown(state: State, seat: Seat) -> Change:
    """Down cards of the last deal, turned up for everybody; a free action (CS-7.4)."""
    if state.last is None:
        raise ValueError("no deal has been won")
    told = CardsShown(seat, state.deal - 1, state.secret)
    last = replace(state.last, shown=state.secret)
    return Step(replace(state, last=last, secret=()), (told,), own=1, minor=True)


def _played_on(state: State, events: list[Event]) -> State:
    """All that happens by itself, in this order, until somebody is asked or the game is over (CS-8)."""
    while not state.over:
        if _alone(state):
            state = _next(_won_unseen(state, events), events)
        elif state.speaker is not None:
            if state.seats[state.speaker].order is None:
                return state
            asked = state.speaker
            state = _by_order(state, asked, events)
            if state.speaker == asked:
                return state
        elif state.street < LAST_STREET:
            state = next_street(lapsed(state), events)
        else:
            state = _next(_shown_down(state, events), events)
    return state


def _alone(state: State) -> bool:
    playing = 0
    for mine in state.seats:
        if mine.part is Part.IN:
            playing += 1
            if playing > 1:
                return False
    return True


def _by_order(state: State, seat: Seat, events: list[Event]) -> State:
    """Carry a seat's order out as if its owner had clicked; they are asked if it has no answer."""
    reply, order = obeyed(state, seat)
    if order is not state.seats[seat].order:
        state = state.having(seat, order=order)
    if reply is None:
        return state
    state, told = answered(state, seat, reply)
    events.append(told)
    return state


def _won_unseen(state: State, events: list[Event]) -> State:
    """The last one in takes everything and need not show (CS-7.1); they may, until the next deal is over."""
    state, returned = _uncalled_back(state, events)
    (winner,) = state.playing()
    mine = state.seats[winner]
    chips = state.dead + sum(each.staked for each in state.seats)
    told = WonUnseen(winner, state.deal, chips)
    events.append(told)
    state = replace(state, last=LastDeal(returned, None, told), secret=mine.down)
    return _paid_out(state, {winner: chips})


def _shown_down(state: State, events: list[Event]) -> State:
    """Everybody still in turns up everything, and the pots are paid (CS-7.2)."""
    state, returned = _uncalled_back(state, events)
    told = showdown(state)
    events.append(told)
    state = replace(state, last=LastDeal(returned, told, None), secret=())
    return _paid_out(state, {shown.seat: told.taken(shown.seat) for shown in told.hands})


def _uncalled_back(state: State, events: list[Event]) -> tuple[State, Returned | None]:
    """CS-13.1."""
    found = uncalled(state)
    if found is None:
        return state, None
    seat, chips = found
    returned = Returned(seat, chips)
    events.append(returned)
    mine = state.seats[seat]
    return state.having(seat, stack=mine.stack + chips, staked=mine.staked - chips), returned


def _paid_out(state: State, chips: Mapping[Seat, int]) -> State:
    """The pots are empty; every stake has become somebody's chips, and the deal goes into the books."""
    seats = tuple(
        replace(mine, stack=mine.stack + chips.get(seat, 0), staked=0, paid=0, order=None)
        for seat, mine in enumerate(state.seats)
    )
    down = tuple(mine.down for mine in state.seats)
    return replace(state, seats=seats, dead=0, level=0, speaker=None, books=(*state.books, down))


def _next(state: State, events: list[Event]) -> State:
    """The next deal, or the end of the game (CS-14)."""
    if state.options.end == "last":
        state = _broke_out(state, events)
    in_game = [seat for seat, mine in enumerate(state.seats) if not mine.out_after]
    if len(in_game) > 1 and state.deal < state.options.deals(len(state.seats)):
        return next_deal(state, events)
    events.append(GameEnded(state.leaders(), state.results()))
    return replace(state, over=True)


def _broke_out(state: State, events: list[Event]) -> State:
    """Put all who have no chips left out of the game (CS-14.3)."""
    for seat, mine in enumerate(state.seats):
        if not mine.stack and not mine.out_after:
            events.append(WentOut(seat))
            state = state.having(seat, out_after=state.deal)
    return state
