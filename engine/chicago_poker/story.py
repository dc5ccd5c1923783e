"""The story of a game of Chicago Poker that is over (docs/story.md)."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chances import Fight, curve, lost_calls, luck, over, story_of, traps
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.ending import result
from engine.chicago_poker.events import CardBribed, Event, PoliceRaided, Recruited, ShootoutHeld, TurnEnded
from engine.chicago_poker.state import State
from engine.dice import Dice
from engine.game import Seat
from engine.story import SeatStory, Story, turns_of

TRIES = 8  # of each turn, beside those of its neighbours
VALUES = [card.value for card in GANGSTERS]

Moments = Sequence[tuple[State, Sequence[Event]]]


def story(moments: Moments, seed: str) -> Story:
    """Chances by turns, shootouts below them, the least expected winner, and each boss's luck and nerve.

    Raises ValueError before the end.
    """
    from engine.chicago_poker.chances import chances, sketched  # computers' code, for a story alone

    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    turns = turns_of(moments)
    held = _shootouts(turns, seed)
    positions = [
        sketched(state, seat, number, left=left) for state, seat, number, left in positions_of(turns[:-1])
    ]
    rows = curve(positions, {each.turn for each in held}, end, chances, TRIES, seed)

    def of_seat(seat: Seat) -> SeatStory:
        return SeatStory(luck(_drawn(moments, seat), VALUES), _counts(held, events, seat))

    return story_of(rows, end, held, [each.mark() for each in held], of_seat)


def positions_of(turns: Moments) -> Iterator[tuple[State, Seat, int, int]]:
    """Each position with who is to act, in which of the table's turns, and their actions left.

    While a tie waits, its shootout is still to come: it is held once the seat before has no action left.
    """
    ended = 0
    for state, events in turns:
        ended = next((event.seat for event in reversed(events) if isinstance(event, TurnEnded)), ended)
        if state.tie is not None:
            yield state, ended, state.turn - 1, 0
        else:
            yield state, state.active, state.turn, state.actions


def _shootouts(turns: Moments, seed: str) -> list[Fight]:
    """The shootouts in the order held; each belongs to the turn in which it became public."""
    from engine.chicago_poker.computer.odds import NUMBER
    from engine.chicago_poker.onlooker import expected

    found: list[Fight] = []
    for turn, (state, events) in enumerate(turns):
        for place, event in enumerate(events):
            if isinstance(event, ShootoutHeld):
                later = [each for each in events[place + 1 :] if isinstance(each, ShootoutHeld)]
                seen = {NUMBER[card] for card in _open(state, later)}
                dice = Dice(f"{seed}:shootout:{len(found)}")
                seats = tuple(fighter.seat for fighter in event.fighters)
                chances = expected(event.fighters, seen, dice)
                found.append(Fight(turn, event, seats, (event.winner,), chances))
    return found


def _open(state: State, later: Sequence[ShootoutHeld]) -> Iterator[Card]:
    """Yield the cards that lie open elsewhere; `later`: shootouts not yet held then."""
    for columns in state.columns:
        for column in columns:
            yield from (laid.card for laid in column if laid.up)
    for held in later:
        for fighter in held.fighters:
            for card, down in zip(fighter.cards, fighter.were_down, strict=True):
                if not down:
                    yield card


def _drawn(moments: Moments, seat: Seat) -> list[int]:
    """The values of the gangsters a boss was dealt and drew; one chosen in a Bribery is no luck."""
    cards = list(moments[0][0].hands[seat])
    for state, events in moments[1:]:
        came = [event for event in events if isinstance(event, Recruited | CardBribed) and event.seat == seat]
        gained = zip(reversed(state.gains[seat]), reversed(came), strict=False)  # older ones fade
        cards += [gain.card for gain, event in gained if isinstance(event, Recruited)]
    return [card.value for card in cards if isinstance(card, Card)]


def _counts(held: Sequence[Fight], events: Sequence[Event], seat: Seat) -> Mapping[str, int]:
    return {
        "traps": traps(held, seat),
        "calls": lost_calls(held, seat),
        "raids": sum(isinstance(event, PoliceRaided) and event.rival == seat for event in events),
        "stolen": sum(each.winners == (seat,) and each.event.caller != seat for each in held),
    }
