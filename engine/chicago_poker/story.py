"""The story of a game of Chicago Poker that is over (docs/story.md)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.chances import LOOKED_LOST, LOOKED_WON, biggest, curve, drawn_from, own, spreads, turning_point
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.ending import result
from engine.chicago_poker.events import CardBribed, Event, PoliceRaided, Recruited, ShootoutHeld, TurnEnded
from engine.chicago_poker.state import State
from engine.dice import Dice
from engine.game import Seat
from engine.story import Mark, SeatStory, Story, Surprise, turns_of

TRIES = 8  # of each turn, beside those of its neighbours
VALUES = [card.value for card in GANGSTERS]

Moments = Sequence[tuple[State, Sequence[Event]]]


class Shootout(NamedTuple):
    """One that was held, in which turn, and what an onlooker gave each fighter, in their order."""

    turn: int
    held: ShootoutHeld
    expected: tuple[float, ...]

    def chance(self, seat: Seat) -> float:
        """Of one who fought."""
        return next(
            chance
            for fighter, chance in zip(self.held.fighters, self.expected, strict=True)
            if fighter.seat == seat
        )


def story(moments: Moments, seed: str) -> Story:
    """Chances by turns, shootouts below them, the least expected winner, and each boss's luck and nerve.

    Raises ValueError before the end.
    """
    from engine.chicago_poker.chances import chances, sketched  # computers' code, for a story alone

    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = result(last, events)
    if end is None:
        raise ValueError("the game is not over")
    turns = turns_of(moments)
    held = _shootouts(turns, seed)
    marks = tuple(Mark(each.turn, (each.held.winner,), event=each.held) for each in held)
    positions = [
        sketched(state, seat, number, left=left) for state, seat, number, left in positions_of(turns[:-1])
    ]
    rows = curve(positions, {mark.turn for mark in marks}, end, chances, TRIES, seed)
    surprises = [
        Surprise(each.turn, each.held.winner, chance=each.chance(each.held.winner), event=each.held)
        for each in held
    ]
    return Story(
        curve=rows,
        marks=marks,
        turning_point=turning_point(rows, end.winners),
        surprise=biggest(surprises),
        seats=tuple(
            SeatStory(
                spreads([drawn_from(value, VALUES) for value in _drawn(moments, seat)]),
                _counts(held, events, seat),
                own(surprises, seat),
            )
            for seat in range(len(last.bosses))
        ),
    )


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


def _shootouts(turns: Moments, seed: str) -> list[Shootout]:
    """The shootouts in the order held; each belongs to the turn in which it became public."""
    from engine.chicago_poker.computer.odds import NUMBER
    from engine.chicago_poker.onlooker import expected

    found: list[Shootout] = []
    for turn, (state, events) in enumerate(turns):
        for place, event in enumerate(events):
            if isinstance(event, ShootoutHeld):
                later = [each for each in events[place + 1 :] if isinstance(each, ShootoutHeld)]
                seen = {NUMBER[card] for card in _open(state, later)}
                dice = Dice(f"{seed}:shootout:{len(found)}")
                found.append(Shootout(turn, event, expected(event.fighters, seen, dice)))
    return found


def _open(state: State, later: Sequence[ShootoutHeld]) -> Iterator[Card]:
    """What lies open elsewhere; `later`: shootouts not yet held then."""
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


def _counts(held: Sequence[Shootout], events: Sequence[Event], seat: Seat) -> Mapping[str, int]:
    won = [each for each in held if each.held.winner == seat]
    lost = [
        each
        for each in held
        if each.held.winner != seat and any(fighter.seat == seat for fighter in each.held.fighters)
    ]
    return {
        "traps": sum(each.chance(seat) < LOOKED_LOST for each in won),
        "calls": sum(each.chance(seat) > LOOKED_WON for each in lost),
        "raids": sum(isinstance(event, PoliceRaided) and event.rival == seat for event in events),
        "stolen": sum(each.held.caller != seat for each in won),
    }
