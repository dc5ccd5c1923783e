"""Shuffling, ante and the streets: what moves before anybody says a word (CS-2 to CS-5)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.bosses import seated
from engine.chicago_stud import events as ev
from engine.chicago_stud.betting import next_to_speak
from engine.chicago_stud.opener import opening
from engine.chicago_stud.pieces import FIRST_STREET, LAST_STREET, Boss, Options
from engine.chicago_stud.state import Part, SeatState, State
from engine.french_deck import Card
from engine.game import Seat
from engine.shuffle import drawn, shuffled


def the_first(
    seats: int | Sequence[str], options: Options, seed: str, rules: int, events: list[ev.Event]
) -> State:
    """Everybody has a stack, chance has named a dealer, and the first cards are dealt (CS-2).

    Raises ValueError unless 2 to 8 different bosses sit down.
    """
    bosses = seated(seats, Boss, "Chicago stud", len(Boss))
    events.append(ev.GameStarted(bosses, options))
    dealer = drawn(len(bosses), f"{seed}:dealer")
    at_table = tuple(SeatState(boss, options.stack) for boss in bosses)
    return _dealt(State(options, seed, at_table, (), deal=1, dealer=dealer, rules=rules), events)


def next_deal(state: State, events: list[ev.Event]) -> State:
    """The next dealer who is in the game deals (CS-2.2); who is broke borrows first (CS-14.2)."""
    deal = state.deal + 1
    if state.options.unit(deal) > state.unit:
        events.append(ev.UnitDoubled(state.options.unit(deal)))
    dealer = next(seat for seat in state.clockwise(state.dealer) if not state.seats[seat].out_after)
    seats = tuple(_anew(state, seat, events) for seat in range(len(state.seats)))
    return _dealt(replace(state, seats=seats, deal=deal, dealer=dealer), events)


def _anew(state: State, seat: Seat, events: list[ev.Event]) -> SeatState:
    """Seat before a deal: no cards, and chips from the bank if it needs and gets them."""
    mine = state.seats[seat]
    stack, loans = mine.stack, mine.loans
    if not stack and not mine.out_after:
        stack, loans = state.options.stack, loans + 1
        events.append(ev.Borrowed(seat, stack, loans))
    return SeatState(
        mine.boss,
        stack,
        loans,
        Part.OUT if mine.out_after else Part.IN,
        out_after=mine.out_after,
    )


def _dealt(state: State, events: list[ev.Event]) -> State:
    """All cards shuffled, for every deal anew (CS-3.1)."""
    return dealt_from(shuffled(state.options.deck, state.seed, state.deal), state, events)


def dealt_from(deck: tuple[Card, ...], state: State, events: list[ev.Event]) -> State:
    """The ante paid, and the third street dealt from the top of this deck (CS-3.2)."""
    state, paid = _ante(replace(state, deck=deck, street=FIRST_STREET - 1, common=None))
    events.append(ev.DealStarted(state.deal, state.dealer, state.playing(), paid, state.dead > 0))
    return next_street(state, events)


def _ante(state: State) -> tuple[State, tuple[tuple[Seat, int], ...]]:
    """Table after the ante, and who paid it: the dealer for all, dead chips; or each of their own (CS-4)."""
    dealt = state.playing()
    if state.options.ante == "dealer":
        stack = state.seats[state.dealer].stack
        chips = min(stack, state.unit * len(dealt))
        state = replace(state.having(state.dealer, stack=stack - chips), dead=chips)
        return state, ((state.dealer, chips),)
    unit = state.unit
    paid = {seat: min(state.seats[seat].stack, unit) for seat in dealt}
    seats = tuple(
        replace(mine, stack=mine.stack - paid[seat], staked=paid[seat]) if seat in paid else mine
        for seat, mine in enumerate(state.seats)
    )
    return replace(state, seats=seats), tuple(paid.items())


def next_street(state: State, events: list[ev.Event]) -> State:
    """Cards to all who are in, and a new round of betting (CS-3)."""
    street = state.street + 1
    playing = state.playing()
    state = replace(state, street=street)
    if street == FIRST_STREET:
        return _opened(state, (*playing, *playing), playing, events)
    if street < LAST_STREET:
        return _opened(state, (), playing, events)
    if len(state.deck) >= len(playing):
        return _opened(state, playing, (), events)
    common, *deck = state.deck  # CS-3.6
    events.append(ev.CommonTurned(common))
    return _opened(replace(state, common=common, deck=tuple(deck)), (), (), events)


def _opened(state: State, down: Sequence[Seat], up: Sequence[Seat], events: list[ev.Event]) -> State:
    """The cards dealt one by one, those face down first; then the best open cards speak first (CS-5)."""
    backs: dict[Seat, tuple[Card, ...]] = {}
    for seat, card in zip(down, state.deck, strict=False):
        backs[seat] = (*backs.get(seat, ()), card)
    faces = dict(zip(up, state.deck[len(down) :], strict=False))
    seats = tuple(
        mine.dealt(backs.get(seat, ()), (faces[seat],) if seat in faces else ())
        if mine.part is Part.IN
        else _left(mine, state)
        for seat, mine in enumerate(state.seats)
    )
    opener, cards = opening({seat: seats[seat].up for seat in state.playing()}, state.options.low)
    before = (opener - 1) % len(seats)  # so that the opener is the first to be asked (CS-5.5)
    state = replace(
        state,
        seats=seats,
        deck=state.deck[len(down) + len(up) :],
        opener=opener,
        opening=cards,
        speaker=next_to_speak(seats, 0, before),
        level=0,
        raises=0,
        stakes=0,
        measure=0,
    )
    events.append(
        ev.StreetDealt(
            state.street,
            tuple(faces.items()),
            tuple((seat, len(cards)) for seat, cards in backs.items()),
            opener,
            cards,
            state.speaker,
        )
    )
    return state


def _left(mine: SeatState, state: State) -> SeatState:
    """A seat that is not in any more, in a new round of betting: it has paid nothing in it."""
    paid = mine.paid if state.rules < 2 else 0  # by the first rules that was kept until the deal was over
    if mine.last is None and mine.paid == paid:
        return mine
    return replace(mine, last=None, paid=paid)
