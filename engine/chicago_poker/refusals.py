"""Why something may not be done, in facts that a sentence needs (CP-3 to CP-6, CP-9).

`refuse` puts the questions of legality.py to one action, in a fixed order; the sentences are the shell's.
"""

from enum import StrEnum

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
from engine.chicago_poker.effects import search_pile
from engine.chicago_poker.legality import (
    DRIVEN_MAX,
    awaited,
    can_draw,
    hand_after,
    may_stop,
    only_to_end,
    overfills,
    sends,
    still_due,
)
from engine.chicago_poker.pieces import FULL_COLUMN, LETTERS, AnyCard, Boss, Place, Special
from engine.chicago_poker.state import Position, Tie
from engine.game import Fact, IllegalAction, Seat


class Reason(StrEnum):
    """Why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    NOT_YOUR_TURN = "not-your-turn"  # [boss] whose turn it is
    NOT_TIED = "not-tied"  # a shootout waits for reinforcements of others
    ALREADY_ANSWERED = "already-answered"  # a reinforcement is sent; it may be taken back (OR-56)
    MUST_SEND = "must-send"  # a reinforcement is asked, nothing else
    MUST_TAKE = "must-take"  # a card out of the discard pile is to be taken, nothing else
    MUST_DISCARD = "must-discard"  # [hand] OR-40
    NOTHING_TO_ANSWER = "nothing-to-answer"  # no tie, no Bribery, no full hand that asks for this
    NOT_IN_HAND = "not-in-hand"  # [card]
    NOT_IN_PILE = "not-in-pile"  # [card]
    NOTHING_TO_DRAW = "nothing-to-draw"  # OR-3
    NO_MORE_RESHUFFLES = "no-more-reshuffles"  # [most] OR-53: an empty deck stays empty
    NOTHING_TO_SEARCH = "nothing-to-search"  # OR-25
    OVER_HAND_LIMIT = "over-hand-limit"  # [hand, cut] CP-4.4: after it, and how many could still go
    NO_SUCH_PLACE = "no-such-place"  # [place]
    COLUMN_FULL = "column-full"  # [place] CP-5.4
    NO_SUCH_RIVAL = "no-such-rival"  # [boss]
    OWN_COLUMN = "own-column"  # OR-24
    NO_GANGSTERS = "no-gangsters"  # [place, boss] none of that boss is there
    COLUMN_MARKED = "column-marked"  # [place, boss] immune (CP-6.2, CP-6.4)
    SAME_PLACE = "same-place"  # [place] OR-30
    TOO_MANY_DRIVEN = "too-many-driven"  # [most] CP-6.4: one to that many may ride
    NOT_AT_PLACE = "not-at-place"  # [card, place] none of your gangsters there
    NOT_THE_LAST = "not-the-last"  # [place] ED-2: only the last cards may ride
    NO_ACTIONS_LEFT = "no-actions-left"  # the turn is only to be ended, or its last action taken back
    MUST_ACT = "must-act"  # [actions] ED-1: that many must still be used
    GANGSTER_EXPECTED = "gangster-expected"  # ED-4: who has a gangster must send one


def refuse(position: Position, seat: Seat, action: Action) -> None:
    """Raises IllegalAction where `legal` does not list the action: over, not yours, then the rule."""
    if position.outcome:
        raise IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(position.bosses):
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    if position.tie:
        _refuse_in_tie(position, position.tie, seat, action)
    elif seat != position.active:
        raise IllegalAction(Reason.NOT_YOUR_TURN, boss=position.bosses[position.active].value)
    elif position.searching:
        _refuse_in_search(position, action)
    elif only_to_end(position):
        if not isinstance(action, Stop):
            raise IllegalAction(Reason.NO_ACTIONS_LEFT)
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
    elif action not in sends(position, seat):
        raise IllegalAction(Reason.GANGSTER_EXPECTED)


def _refuse_in_search(position: Position, action: Action) -> None:
    if not isinstance(action, Take):
        raise IllegalAction(Reason.MUST_TAKE)
    if action.card not in search_pile(position):
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
            _refuse_empty_deck(position)
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
    if overfills(position, seat, action):
        hand, cut = hand_after(position, seat, action)
        raise IllegalAction(Reason.OVER_HAND_LIMIT, hand=hand, cut=cut)


def _refuse_empty_deck(position: Position) -> None:
    if not can_draw(position):
        if position.discard:
            raise IllegalAction(Reason.NO_MORE_RESHUFFLES, most=position.reshuffles)
        raise IllegalAction(Reason.NOTHING_TO_DRAW)


def _refuse_missing(position: Position, seat: Seat, card: AnyCard) -> None:
    if card not in position.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND, card=str(card))


def _refuse_place(position: Position, place: Place) -> None:
    if not 0 <= place < len(position.businesses) or position.businesses[place] is None:
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
    if still_due(position):
        raise IllegalAction(Reason.MUST_ACT, actions=still_due(position))
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
    if not 0 < len(drive.cards) <= DRIVEN_MAX:
        raise IllegalAction(Reason.TOO_MANY_DRIVEN, most=DRIVEN_MAX)
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
