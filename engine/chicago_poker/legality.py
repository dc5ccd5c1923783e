"""What may be done now, and why something may not: the only place that knows (CP-3 to CP-6, CP-9).

`legal` lists, `refuse` explains; both ask the same questions below them. Nothing here changes a position.
"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import combinations, permutations

from engine.cards import GANGSTERS, Card
from engine.chicago_poker import deeds
from engine.chicago_poker.actions import (
    Action,
    Bribe,
    Discard,
    Drive,
    Liquidate,
    Play,
    Raid,
    Recruit,
    Send,
    Shoot,
    Stop,
    Take,
)
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, LETTERS, AnyCard, Boss, Place, Special
from engine.chicago_poker.state import OpenState, Position, Tie
from engine.game import Fact, IllegalAction, Seat

RECRUIT, SHOOT, BRIBE, STOP, SEND_NOTHING = Recruit(), Shoot(), Bribe(), Stop(), Send(None)
PLAYS = {card: tuple(Play(card, place) for place in range(len(LETTERS))) for card in GANGSTERS}
MOST_DRIVEN = 4  # CP-6.4


class Reason(StrEnum):
    """Why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    NOT_YOUR_TURN = "not-your-turn"  # [boss] whose turn it is
    NOT_TIED = "not-tied"  # a shootout waits for reinforcements of others
    ALREADY_ANSWERED = "already-answered"  # the reinforcement is sent and cannot be changed
    MUST_SEND = "must-send"  # a reinforcement is asked, nothing else
    MUST_TAKE = "must-take"  # a card out of the discard pile is to be taken, nothing else
    MUST_DISCARD = "must-discard"  # [hand] OR-40
    NOTHING_TO_ANSWER = "nothing-to-answer"  # no tie, no Bribery, no full hand that asks for this
    NOT_IN_HAND = "not-in-hand"  # [card]
    NOT_IN_PILE = "not-in-pile"  # [card]
    NOTHING_TO_DRAW = "nothing-to-draw"  # OR-3
    NOTHING_TO_SEARCH = "nothing-to-search"  # OR-25
    OVER_HAND_LIMIT = "over-hand-limit"  # [hand, cut] CP-4.4: after it, and how many could still go
    NO_SUCH_PLACE = "no-such-place"  # [place]
    COLUMN_FULL = "column-full"  # [place] CP-5.4
    NO_SUCH_RIVAL = "no-such-rival"  # [boss]
    OWN_COLUMN = "own-column"  # OR-24
    NO_GANGSTERS = "no-gangsters"  # [place, boss] nobody of his is there
    COLUMN_MARKED = "column-marked"  # [place, boss] immune (CP-6.2, CP-6.4)
    SAME_PLACE = "same-place"  # [place] OR-30
    TOO_MANY_DRIVEN = "too-many-driven"  # [most] CP-6.4: one to that many may ride
    NOT_AT_PLACE = "not-at-place"  # [card, place] none of your gangsters there
    NOT_THE_LAST = "not-the-last"  # [place] ED-2: only the last cards may ride
    MUST_ACT = "must-act"  # [actions] ED-1: that many must still be used
    GANGSTER_EXPECTED = "gangster-expected"  # ED-4: who has a gangster must send one


def awaited(position: Position) -> tuple[Seat, ...]:
    """The seats whose decision we wait for; empty when the game is over."""
    if position.outcome:
        return ()
    if position.tie:
        answered = {seat for seat, _ in position.tie.answers}
        return tuple(seat for seat in position.tie.tied if seat not in answered)
    return (position.active,)


def legal(position: Position, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now; empty when nothing is asked of it."""
    if position.outcome or seat not in awaited(position):
        return ()
    if position.tie:
        return tuple(_sends(position, seat))
    if position.searching:
        return tuple(Take(card) for card in dict.fromkeys(deeds.search_pile(position)))
    if position.actions == 0:
        return tuple(Discard(card) for card in dict.fromkeys(position.hands[seat]))
    return (*deeds_open(position, seat), STOP) if may_stop(position) else tuple(deeds_open(position, seat))


def deeds_open(position: Position, seat: Seat) -> Iterator[Action]:
    """Everything that would use an action of `seat`, the commonest first."""
    hand = position.hands[seat]
    if can_draw(position) and (len(hand) < HAND_LIMIT or not _overfills(position, seat, RECRUIT)):
        yield RECRUIT
    tight = len(hand) > HAND_LIMIT + 1  # one card fewer would still be too many
    open_places = [
        place
        for place, columns in enumerate(position.columns)
        if len(columns[seat]) < FULL_COLUMN and position.businesses[place]
    ]
    specials = []
    for card in hand:
        if isinstance(card, Special):
            specials.append(card)
            continue
        plays = PLAYS[card]
        for place in open_places:
            if not (tight and _overfills(position, seat, plays[place])):
                yield plays[place]
    for special in dict.fromkeys(specials):  # two Police Raids are the same choice
        for action in _uses(position, seat, special):
            if not _overfills(position, seat, action):
                yield action


def may_stop(position: Position) -> bool:
    """CP-3.4: nothing compulsory is left, and the hand is within the limit."""
    return _still_due(position) == 0 and len(position.hands[position.active]) <= HAND_LIMIT


def can_draw(position: Position) -> bool:
    """CP-4.3: there is a card in the deck, or a discard pile to make one of."""
    return bool(position.deck or position.discard)


def certain_cut(position: Position, seat: Seat, hand: tuple[AnyCard, ...], actions: int) -> int:
    """CP-4.4: how many cards are sure to leave with so many actions; `hand` is what is known of it."""
    if actions == 0:
        return 0
    gangsters = sum(type(card) is Card for card in hand)
    open_places = [place for place, business in enumerate(position.businesses) if business]
    slots = sum(FULL_COLUMN - len(position.columns[place][seat]) for place in open_places)
    specials = sum(
        any(True for _ in _uses(position, seat, card))
        for card in hand
        if card in (Special.LIQUIDATION, Special.POLICE_RAID, Special.LIMOUSINE)
    )
    revolver = int(Special.REVOLVER in hand)
    return min(actions + 2 * revolver, revolver + min(gangsters, slots) + specials)


def _overfills(position: Position, seat: Seat, action: Action) -> bool:
    """CP-4.4: after it, getting down to seven cards would no longer be certain."""
    hand, cut = _after(position, seat, action)
    return hand - cut > HAND_LIMIT


def _after(position: Position, seat: Seat, action: Action) -> tuple[int, int]:
    """How many cards the hand has after the action, and how many of them could still go for certain."""
    hand = position.hands[seat]
    match action:
        case Recruit():
            size, known = len(hand) + 1, hand
        case Bribe():  # one card out, one unknown card in
            size, known = len(hand), tuple(card for card in hand if card is not Special.BRIBERY)
        case _:
            if len(hand) <= HAND_LIMIT + 1:
                return len(hand) - 1, 0
            trial = OpenState.of(position)
            deeds.perform(trial, _tell_nobody, seat, action)
            return len(trial.hands[seat]), certain_cut(trial, seat, trial.hands[seat], trial.actions)
    if size <= HAND_LIMIT:
        return size, 0
    return size, certain_cut(position, seat, known, position.actions - 1)


def _tell_nobody(_event: Event) -> None:
    """What is only tried out is no news."""


def _still_due(position: Position) -> int:
    return max(position.actions - position.extra, 0) if position.must_act else 0


def _uses(position: Position, seat: Seat, special: Special) -> Iterator[Action]:
    """Every way to play that special card, leaving the hand limit aside."""
    match special:
        case Special.POLICE_RAID:
            for place, rival in _rivals(position, seat):
                if position.columns[place][rival]:
                    yield Raid(place, position.bosses[rival])
        case Special.LIQUIDATION:
            for place, rival in _rivals(position, seat):
                if 0 < len(position.columns[place][rival]) < FULL_COLUMN:
                    yield Liquidate(place, position.bosses[rival])
        case Special.LIMOUSINE:
            yield from _drives(position, seat)
        case Special.REVOLVER:
            yield SHOOT
        case Special.BRIBERY:
            if position.discard:
                yield BRIBE


def _rivals(position: Position, seat: Seat) -> Iterator[tuple[Place, Seat]]:
    for place in range(len(position.columns)):
        for rival in range(len(position.bosses)):
            if rival != seat:
                yield place, rival


def _drives(position: Position, seat: Seat) -> Iterator[Drive]:
    places = range(len(position.columns))
    for origin in places:
        column = position.columns[origin][seat]
        if not 0 < len(column) < FULL_COLUMN:
            continue
        cards = tuple(laid.card for laid in column)
        for destination in places:
            if destination == origin or position.businesses[destination] is None:
                continue
            room = FULL_COLUMN - len(position.columns[destination][seat])
            for number in range(1, min(len(cards), room) + 1):
                for crew in _crews(position, cards, number):
                    for order in permutations(crew):
                        yield Drive(origin, order, destination)


def _crews(position: Position, cards: tuple[Card, ...], number: int) -> Iterator[tuple[Card, ...]]:
    """Which gangsters may ride together: any of them, or the last ones (ED-2)."""
    if position.options.limousine_takes_any:
        yield from combinations(cards, number)
    else:
        yield cards[-number:]


def _sends(position: Position, seat: Seat) -> Iterator[Send]:
    gangsters = _gangsters(position, seat)
    yield from map(Send, gangsters)
    if position.options.reinforcement_optional or not gangsters:
        yield SEND_NOTHING


def _gangsters(position: Position, seat: Seat) -> list[Card]:
    return [card for card in position.hands[seat] if isinstance(card, Card)]


def refuse(position: Position, seat: Seat, action: Action) -> None:
    """Raises IllegalAction where `legal` does not list the action: over, not yours, then the rule."""
    if position.outcome:
        raise IllegalAction(Reason.GAME_OVER)
    if seat not in range(len(position.bosses)):
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    if position.tie:
        _refuse_in_tie(position, position.tie, seat, action)
    elif seat != position.active:
        raise IllegalAction(Reason.NOT_YOUR_TURN, boss=position.bosses[position.active].value)
    elif position.searching:
        _refuse_in_search(position, action)
    elif position.actions == 0:
        _refuse_over_limit(position, seat, action)
    else:
        _refuse_in_turn(position, seat, action)


def _refuse_in_tie(position: Position, tie: Tie, seat: Seat, action: Action) -> None:
    if seat not in tie.tied:
        raise IllegalAction(Reason.NOT_TIED)
    if seat not in awaited(position):
        raise IllegalAction(Reason.ALREADY_ANSWERED)
    if not isinstance(action, Send):
        raise IllegalAction(Reason.MUST_SEND)
    if action.card is not None:
        _refuse_missing(position, seat, action.card)
    elif action not in _sends(position, seat):
        raise IllegalAction(Reason.GANGSTER_EXPECTED)


def _refuse_in_search(position: Position, action: Action) -> None:
    if not isinstance(action, Take):
        raise IllegalAction(Reason.MUST_TAKE)
    if action.card not in deeds.search_pile(position):
        raise IllegalAction(Reason.NOT_IN_PILE, card=str(action.card))


def _refuse_over_limit(position: Position, seat: Seat, action: Action) -> None:
    if not isinstance(action, Discard):
        raise IllegalAction(Reason.MUST_DISCARD, hand=len(position.hands[seat]))
    _refuse_missing(position, seat, action.card)


def _refuse_in_turn(position: Position, seat: Seat, action: Action) -> None:
    match action:
        case Play(card, place):
            _refuse_missing(position, seat, card)
            _refuse_full(position, place, seat)
        case Recruit():
            if not can_draw(position):
                raise IllegalAction(Reason.NOTHING_TO_DRAW)
        case Stop():
            _refuse_stop(position, seat)
            return
        case Raid(place, boss):
            _refuse_missing(position, seat, Special.POLICE_RAID)
            _rival_at(position, seat, place, boss)
        case Liquidate(place, boss):
            _refuse_missing(position, seat, Special.LIQUIDATION)
            rival = _rival_at(position, seat, place, boss)
            _refuse_marked(position, place, rival)
        case Drive():
            _refuse_missing(position, seat, Special.LIMOUSINE)
            _refuse_drive(position, seat, action)
        case Shoot():
            _refuse_missing(position, seat, Special.REVOLVER)
        case Bribe():
            _refuse_missing(position, seat, Special.BRIBERY)
            if not position.discard:
                raise IllegalAction(Reason.NOTHING_TO_SEARCH)
        case Send() | Take() | Discard():
            raise IllegalAction(Reason.NOTHING_TO_ANSWER)
    hand, cut = _after(position, seat, action)
    if hand - cut > HAND_LIMIT:
        raise IllegalAction(Reason.OVER_HAND_LIMIT, hand=hand, cut=cut)


def _refuse_missing(position: Position, seat: Seat, card: AnyCard) -> None:
    if card not in position.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND, card=str(card))


def _refuse_place(position: Position, place: Place) -> None:
    if place not in range(len(position.businesses)) or position.businesses[place] is None:
        raise IllegalAction(Reason.NO_SUCH_PLACE, place=_letter(place))


def _refuse_full(position: Position, place: Place, seat: Seat, more: int = 1) -> None:
    _refuse_place(position, place)
    if len(position.columns[place][seat]) + more > FULL_COLUMN:
        raise IllegalAction(Reason.COLUMN_FULL, place=_letter(place))


def _refuse_marked(position: Position, place: Place, seat: Seat) -> None:
    if len(position.columns[place][seat]) == FULL_COLUMN:
        facts: dict[str, Fact] = {"place": _letter(place), "boss": position.bosses[seat].value}
        raise IllegalAction(Reason.COLUMN_MARKED, **facts)


def _refuse_stop(position: Position, seat: Seat) -> None:
    if _still_due(position):
        raise IllegalAction(Reason.MUST_ACT, actions=_still_due(position))
    if not may_stop(position):
        raise IllegalAction(Reason.OVER_HAND_LIMIT, hand=len(position.hands[seat]), cut=0)


def _refuse_drive(position: Position, seat: Seat, drive: Drive) -> None:
    _refuse_place(position, drive.origin)
    _refuse_place(position, drive.destination)
    if drive.origin == drive.destination:
        raise IllegalAction(Reason.SAME_PLACE, place=_letter(drive.origin))
    there = tuple(laid.card for laid in position.columns[drive.origin][seat])
    for card in drive.cards:
        if card not in there or drive.cards.count(card) > 1:
            raise IllegalAction(Reason.NOT_AT_PLACE, card=str(card), place=_letter(drive.origin))
    _refuse_marked(position, drive.origin, seat)
    if not 0 < len(drive.cards) <= MOST_DRIVEN:
        raise IllegalAction(Reason.TOO_MANY_DRIVEN, most=MOST_DRIVEN)
    if not position.options.limousine_takes_any and set(drive.cards) != set(there[-len(drive.cards) :]):
        raise IllegalAction(Reason.NOT_THE_LAST, place=_letter(drive.origin))
    _refuse_full(position, drive.destination, seat, more=len(drive.cards))


def _rival_at(position: Position, seat: Seat, place: Place, boss: Boss) -> Seat:
    """The seat of the rival who has gangsters there; raises IllegalAction when there is none."""
    _refuse_place(position, place)
    if boss not in position.bosses:
        raise IllegalAction(Reason.NO_SUCH_RIVAL, boss=boss.value)
    rival = position.bosses.index(boss)
    if rival == seat:
        raise IllegalAction(Reason.OWN_COLUMN)
    if not position.columns[place][rival]:
        raise IllegalAction(Reason.NO_GANGSTERS, place=_letter(place), boss=boss.value)
    return rival


def _letter(place: Place) -> str:
    return LETTERS[place] if place in range(len(LETTERS)) else str(place)
