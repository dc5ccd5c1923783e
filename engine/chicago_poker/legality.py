"""What may be done now: the only place that knows (CP-3 to CP-6, CP-9).

`legal` lists; refusals.py asks the same questions to say why not. Nothing here changes a position.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

from engine.chicago_poker import effects
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
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, LETTERS, AnyCard, Place, Special
from engine.chicago_poker.state import OpenState, Position
from engine.game import Seat

RECRUIT, SHOOT, BRIBE, STOP, SEND_NOTHING = Recruit(), Shoot(), Bribe(), Stop(), Send(None)
SPECIAL_KINDS = tuple(Special)
DRIVEN_MAX = 4  # CP-6.4


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
        return tuple(sends(position, seat))
    if position.searching:
        return tuple(Take(card) for card in dict.fromkeys(effects.search_pile(position)))
    if position.actions == 0 and not only_to_end(position):
        return tuple(Discard(card) for card in dict.fromkeys(position.hands[seat]))
    choices = open_actions(position, seat) if position.actions else []
    if may_stop(position):
        choices.append(STOP)
    return tuple(choices)


def complete(position: Position) -> tuple[Seat, ...]:
    """The boss whose actions are used, and who need only say that their turn is over."""
    return (position.active,) if only_to_end(position) else ()


def in_secret(position: Position) -> bool:
    """CP-9.2: tied bosses choose their reinforcements, and nobody may know who has chosen."""
    return position.tie is not None and position.outcome is None


def only_to_end(position: Position) -> bool:
    """The actions of the turn are used, and nothing is to be thrown away."""
    if position.actions or position.tie or position.searching or position.outcome:
        return False
    return len(position.hands[position.active]) <= HAND_LIMIT


def open_actions(position: Position, seat: Seat) -> list[Action]:
    """Everything that would use an action of `seat`."""
    choices: list[Action] = [RECRUIT] if can_recruit(position, seat) else []
    if hand := position.hands[seat]:
        choices += _plays(position, seat, hand)
        if specials := [card for card in hand if not isinstance(card, Card)]:
            choices += _special_uses(position, seat, specials)
    return choices


def can_do_anything(position: Position, seat: Seat) -> bool:
    """There is an action open to `seat`; most often to recruit."""
    return can_recruit(position, seat) or bool(open_actions(position, seat))


def can_recruit(position: Position, seat: Seat) -> bool:
    """CP-4: there is a card to draw, and the hand can bear it."""
    return can_draw(position) and not overfills(position, seat, RECRUIT)


def may_stop(position: Position) -> bool:
    """CP-3.4: nothing compulsory is left, and the hand is within the limit."""
    return still_due(position) == 0 and len(position.hands[position.active]) <= HAND_LIMIT


def can_draw(position: Position) -> bool:
    """CP-4.3: there is a card in the deck, or a discard pile that may still become one (OR-53)."""
    return bool(position.deck) or (bool(position.discard) and position.reshuffles_left > 0)


def certain_cut(position: Position, seat: Seat, hand: tuple[AnyCard, ...], actions: int) -> int:
    """CP-4.4: how many cards are sure to leave with so many actions; `hand` is what is known of it."""
    if actions == 0:
        return 0
    gangsters = sum(isinstance(card, Card) for card in hand)
    open_places = [place for place, business in enumerate(position.businesses) if business]
    slots = sum(FULL_COLUMN - len(position.columns[place][seat]) for place in open_places)
    specials = sum(
        any(True for _ in _uses(position, seat, card))
        for card in hand
        if card in (Special.LIQUIDATION, Special.POLICE_RAID, Special.LIMOUSINE)
    )
    revolver = int(Special.REVOLVER in hand)
    return min(actions + 2 * revolver, revolver + min(gangsters, slots) + specials)


def overfills(position: Position, seat: Seat, action: Action) -> bool:
    """CP-4.4: after it, getting down to seven cards would no longer be certain."""
    if len(position.hands[seat]) < HAND_LIMIT:  # whatever the action
        return False
    hand, cut = hand_after(position, seat, action)
    return hand - cut > HAND_LIMIT


def hand_after(position: Position, seat: Seat, action: Action) -> tuple[int, int]:
    """CP-4.4: the size of the hand after the action, and how many of its cards are then sure to go."""
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
            effects.perform(trial, _tell_nobody, seat, action)
            return len(trial.hands[seat]), certain_cut(trial, seat, trial.hands[seat], trial.actions)
    if size <= HAND_LIMIT:
        return size, 0
    return size, certain_cut(position, seat, known, position.actions - 1)


def _tell_nobody(_event: Event) -> None:
    """What is only tried out is no news."""


def still_due(position: Position) -> int:
    return max(position.actions - position.extra, 0) if position.must_act else 0


def _plays(position: Position, seat: Seat, hand: tuple[AnyCard, ...]) -> list[Play]:
    open_places = [
        place
        for place, columns in enumerate(position.columns)
        if len(columns[seat]) < FULL_COLUMN and position.businesses[place]
    ]
    plays_of = PLAYS[tuple(open_places)]
    plays = [play for card in hand for play in plays_of[card]]
    if len(hand) > HAND_LIMIT + 1:  # one card fewer would still be too many
        return [play for play in plays if not overfills(position, seat, play)]
    return plays


def _special_uses(position: Position, seat: Seat, held: list[Special]) -> Iterator[Action]:
    for special in SPECIAL_KINDS:  # two Police Raids are the same choice
        if special in held:
            for use in _uses(position, seat, special):
                if not overfills(position, seat, use):
                    yield use


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


def sends(position: Position, seat: Seat) -> Iterator[Send]:
    gangsters = _gangsters(position, seat)
    yield from map(Send, gangsters)
    if position.options.reinforcement_optional or not gangsters:
        yield SEND_NOTHING


def _gangsters(position: Position, seat: Seat) -> list[Card]:
    return [card for card in position.hands[seat] if isinstance(card, Card)]


def _plays_at(places: tuple[Place, ...]) -> dict[AnyCard, tuple[Play, ...]]:
    """How each card may be played when these places are open to it; special cards are not laid."""
    plays: dict[AnyCard, tuple[Play, ...]] = dict.fromkeys(Special, ())
    for card in GANGSTERS:
        plays[card] = tuple(Play(card, place) for place in places)
    return plays


# Made once for every set of open places: plays are most of what `legal` lists.
PLAYS = {
    places: _plays_at(places)
    for number in range(len(LETTERS) + 1)
    for places in combinations(range(len(LETTERS)), number)
}
