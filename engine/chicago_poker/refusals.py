"""Refusals, leaving the hand limit aside (CP-4 to CP-6, CP-9): a question for each verb.

legality.py asks them of one action, and of all that may be thought of; the sentences are the shell's.
"""

from engine.chicago_poker.actions import Action, Bribe, Drive, Liquidate, Play, Raid, Recruit, Shoot
from engine.chicago_poker.cards import Card
from engine.chicago_poker.effects import search_pile
from engine.chicago_poker.pieces import FULL_COLUMN, LETTERS, AnyCard, Boss, Place, Special
from engine.chicago_poker.state import Position
from engine.game import IllegalAction, Ruled, Seat

No = IllegalAction | None
"""Why not, or None."""

DRIVEN_MAX = 4  # CP-6.4


class Reason(Ruled):
    """Reason why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over", "CP-10.1"
    UNKNOWN_SEAT = "unknown-seat", "CP-2.1"
    NOT_YOUR_TURN = "not-your-turn", "CP-3.2"  # [boss] whose turn it is
    NOT_TIED = "not-tied", "CP-9.1"  # a shootout waits for reinforcements of others
    ALREADY_ANSWERED = "already-answered", "OR-56"  # a reinforcement is sent; it may be taken back
    MUST_SEND = "must-send", "CP-9.2"  # a reinforcement is asked, nothing else
    MUST_TAKE = "must-take", "CP-6.6"  # a card out of the discard pile is to be taken, nothing else
    MUST_DISCARD = "must-discard", "OR-40"  # [hand]
    NOTHING_TO_ANSWER = "nothing-to-answer", "CP-9.2"  # no tie, no Bribery, no full hand that asks for this
    NOT_IN_HAND = "not-in-hand", "CP-3.3"  # [card]
    NOT_IN_PILE = "not-in-pile", "CP-6.6"  # [card]
    NOTHING_TO_DRAW = "nothing-to-draw", "OR-3"
    NO_MORE_RESHUFFLES = "no-more-reshuffles", "OR-53"  # [most] an empty deck stays empty
    NOTHING_TO_SEARCH = "nothing-to-search", "OR-25"
    OVER_HAND_LIMIT = "over-hand-limit", "CP-4.4"  # [hand, cut] after it, and how many could still go
    NO_SUCH_PLACE = "no-such-place", "CP-5.1"  # [place]
    COLUMN_FULL = "column-full", "CP-5.4"  # [place]
    NO_SUCH_RIVAL = "no-such-rival", "CP-6.1"  # [boss]
    OWN_COLUMN = "own-column", "OR-24"
    NO_GANGSTERS = "no-gangsters", "CP-6.1"  # [place, boss] none of that boss is there
    COLUMN_MARKED = "column-marked", "CP-5.5"  # [place, boss] immune (CP-6.2, CP-6.4)
    SAME_PLACE = "same-place", "OR-30"  # [place]
    TOO_MANY_DRIVEN = "too-many-driven", "CP-6.4"  # [most] one to that many may ride
    NOT_AT_PLACE = "not-at-place", "OR-35"  # [card, place] none of your gangsters there
    NOT_THE_LAST = "not-the-last", "ED-2"  # [place] only the last cards may ride
    NO_ACTIONS_LEFT = (
        "no-actions-left",
        "CP-3.2",
    )  # only to end the turn, or take its last action back
    MUST_ACT = "must-act", "ED-1"  # [actions] that many must still be used
    GANGSTER_EXPECTED = "gangster-expected", "ED-4"  # who has a gangster must send one


def why_no_action(position: Position, seat: Seat, action: Action) -> No:
    """Refusal of what may not use an action of the turn."""
    match action:
        case Play(card, place):
            return why_not_held(position, seat, card) or why_no_room(position, place, seat)
        case Recruit():
            return why_no_draw(position)
        case Raid(place, boss):
            held = why_not_held(position, seat, Special.POLICE_RAID)
            return held or why_no_raid(position, seat, place, boss)
        case Liquidate(place, boss):
            held = why_not_held(position, seat, Special.LIQUIDATION)
            return held or why_no_liquidation(position, seat, place, boss)
        case Drive(origin, cards, destination):
            held = why_not_held(position, seat, Special.LIMOUSINE)
            return held or _why_no_drive(position, seat, origin, cards, destination)
        case Shoot():
            return why_not_held(position, seat, Special.REVOLVER)
        case Bribe():
            return why_not_held(position, seat, Special.BRIBERY) or why_no_search(position)
        case _:
            return IllegalAction(Reason.NOTHING_TO_ANSWER)


def why_not_held(position: Position, seat: Seat, card: AnyCard) -> No:
    """Refusal of a card that its boss does not hold."""
    return None if card in position.hands[seat] else IllegalAction(Reason.NOT_IN_HAND, card=str(card))


def why_no_draw(position: Position) -> No:
    """CP-4.3: the deck is empty, and there is no discard pile that may still become one (OR-53)."""
    if position.deck or (position.discard and position.reshuffles_left > 0):
        return None
    if position.discard:
        return IllegalAction(Reason.NO_MORE_RESHUFFLES, most=position.reshuffles)
    return IllegalAction(Reason.NOTHING_TO_DRAW)


def why_no_search(position: Position) -> No:
    """OR-25: Bribery finds nothing in an empty pile."""
    return None if position.discard else IllegalAction(Reason.NOTHING_TO_SEARCH)


def why_not_in_pile(position: Position, card: AnyCard) -> No:
    """Refusal of a card that cannot be bribed."""
    return None if card in search_pile(position) else IllegalAction(Reason.NOT_IN_PILE, card=str(card))


def room(position: Position, place: Place, seat: Seat) -> int:
    """CP-5.4: how many gangsters more a boss may have there."""
    return FULL_COLUMN - len(position.columns[place][seat]) if position.businesses[place] else 0


def why_no_room(position: Position, place: Place, seat: Seat, more: int = 1) -> No:
    """Refusal of so many gangsters more as cannot stand there."""
    if no := _why_no_place(position, place):
        return no
    full = more > room(position, place, seat)
    return IllegalAction(Reason.COLUMN_FULL, place=_letter(place)) if full else None


def why_no_raid(position: Position, seat: Seat, place: Place, boss: Boss) -> No:
    """Refusal where there is no gangster of a rival to be struck."""
    if no := _why_no_place(position, place):
        return no
    if boss not in position.bosses:
        return IllegalAction(Reason.NO_SUCH_RIVAL, boss=boss.value)
    rival = position.bosses.index(boss)
    if rival == seat:
        return IllegalAction(Reason.OWN_COLUMN)
    if not position.columns[place][rival]:
        return IllegalAction(Reason.NO_GANGSTERS, place=_letter(place), boss=boss.value)
    return None


def why_no_liquidation(position: Position, seat: Seat, place: Place, boss: Boss) -> No:
    """CP-6.2: a full column is immune."""
    no = why_no_raid(position, seat, place, boss)
    return no or why_marked(position, place, position.bosses.index(boss))


def why_marked(position: Position, place: Place, seat: Seat) -> No:
    """CP-6.2, CP-6.4: why nobody leaves a column."""
    if len(position.columns[place][seat]) < FULL_COLUMN:
        return None
    return IllegalAction(Reason.COLUMN_MARKED, place=_letter(place), boss=position.bosses[seat].value)


def _why_no_drive(
    position: Position, seat: Seat, origin: Place, cards: tuple[Card, ...], destination: Place
) -> No:
    if no := _why_no_place(position, origin) or _why_no_place(position, destination):
        return no
    if origin == destination:
        return IllegalAction(Reason.SAME_PLACE, place=_letter(origin))
    there = tuple(laid.card for laid in position.columns[origin][seat])
    for card in cards:
        if card not in there or cards.count(card) > 1:
            return IllegalAction(Reason.NOT_AT_PLACE, card=str(card), place=_letter(origin))
    if no := why_marked(position, origin, seat):
        return no
    if not 0 < len(cards) <= DRIVEN_MAX:
        return IllegalAction(Reason.TOO_MANY_DRIVEN, most=DRIVEN_MAX)
    if not may_ride(position, there, cards):
        return IllegalAction(Reason.NOT_THE_LAST, place=_letter(origin))
    return why_no_room(position, destination, seat, len(cards))


def may_ride(position: Position, there: tuple[Card, ...], crew: tuple[Card, ...]) -> bool:
    """ED-2: any gangsters of a column may ride together, or only the last ones."""
    return position.options.limousine_takes_any or set(crew) == set(there[-len(crew) :])


def why_none_sent(position: Position, seat: Seat, card: Card | None) -> No:
    """CP-9, ED-4: why that is no answer to a tie."""
    if card is not None:
        return why_not_held(position, seat, card)
    must = not position.options.reinforcement_optional
    owing = must and any(isinstance(held, Card) for held in position.hands[seat])
    return IllegalAction(Reason.GANGSTER_EXPECTED) if owing else None


def _why_no_place(position: Position, place: Place) -> No:
    if 0 <= place < len(position.businesses) and position.businesses[place] is not None:
        return None
    return IllegalAction(Reason.NO_SUCH_PLACE, place=_letter(place))


def _letter(place: Place) -> str:
    return LETTERS[place] if place in range(len(LETTERS)) else str(place)
