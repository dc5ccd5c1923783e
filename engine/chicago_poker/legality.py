"""Legal actions, and the refusal of each other one: the only place that knows (CP-3 to CP-6, CP-9).

`why_not` asks in a fixed order: over, not yours, the rule (refusals.py), the hand limit. `legal` lists what
that lets pass. It is asked at every move, so it thinks only of cards in the hand and gangsters on the table.
It asks about a column or a crew once for all cards and orders. Nothing here changes a position.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

from engine.chicago_poker import actions as act
from engine.chicago_poker import effects
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import HAND_LIMIT, LETTERS, AnyCard, Boss, Place, Special
from engine.chicago_poker.refusals import (
    No,
    Reason,
    may_ride,
    room,
    why_marked,
    why_no_action,
    why_no_draw,
    why_no_liquidation,
    why_no_raid,
    why_no_search,
    why_none_sent,
    why_not_held,
    why_not_in_pile,
)
from engine.chicago_poker.state import OpenState, Position, Tie
from engine.game import IllegalAction, Seat

RECRUIT, SHOOT, BRIBE, STOP, SEND_NOTHING = (
    act.Recruit(),
    act.Shoot(),
    act.Bribe(),
    act.Stop(),
    act.Send(None),
)
SPECIAL_KINDS = tuple(Special)


def awaited(position: Position) -> tuple[Seat, ...]:
    """The seats whose decision we wait for; empty when the game is over."""
    if position.outcome:
        return ()
    if position.tie:
        answered = {seat for seat, _ in position.tie.answers}
        return tuple(seat for seat in position.tie.tied if seat not in answered)
    return (position.active,)


def legal(position: Position, seat: Seat) -> tuple[act.Action, ...]:
    """Everything `seat` may do now; empty when nothing is asked of it."""
    if position.outcome or seat not in awaited(position):
        return ()
    if position.tie:
        return tuple(sends(position, seat))
    if position.searching:
        return tuple(act.Take(card) for card in dict.fromkeys(effects.search_pile(position)))
    if position.actions == 0 and not only_to_end(position):
        return tuple(act.Discard(card) for card in dict.fromkeys(position.hands[seat]))
    choices = open_actions(position, seat) if position.actions else []
    if may_stop(position):
        choices.append(STOP)
    return tuple(choices)


def why_not(position: Position, seat: Seat, action: act.Action) -> No:
    """Refusal of an action of that seat; None where it may be done."""
    if position.outcome:
        return IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(position.bosses):
        return IllegalAction(Reason.UNKNOWN_SEAT)
    if position.tie:
        return _why_not_in_tie(position, position.tie, seat, action)
    if seat != position.active:
        return IllegalAction(Reason.NOT_YOUR_TURN, boss=position.bosses[position.active].value)
    if position.searching:
        if not isinstance(action, act.Take):
            return IllegalAction(Reason.MUST_TAKE)
        return why_not_in_pile(position, action.card)
    if only_to_end(position):
        return None if isinstance(action, act.Stop) else IllegalAction(Reason.NO_ACTIONS_LEFT)
    if position.actions == 0:
        if not isinstance(action, act.Discard):
            return IllegalAction(Reason.MUST_DISCARD, hand=len(position.hands[seat]))
        return why_not_held(position, seat, action.card)
    if isinstance(action, act.Stop):
        return _why_no_stop(position)
    return why_no_action(position, seat, action) or _why_over_limit(position, seat, action)


def _why_not_in_tie(position: Position, tie: Tie, seat: Seat, action: act.Action) -> No:
    if seat not in tie.tied:
        return IllegalAction(Reason.NOT_TIED)
    if seat not in awaited(position):
        return IllegalAction(Reason.ALREADY_ANSWERED)
    if not isinstance(action, act.Send):
        return IllegalAction(Reason.MUST_SEND)
    return why_none_sent(position, seat, action.card)


def may_stop(position: Position) -> bool:
    """CP-3.4: nothing compulsory is left, and the hand is within the limit."""
    return not _still_due(position) and len(position.hands[position.active]) <= HAND_LIMIT


def _still_due(position: Position) -> int:
    return max(position.actions - position.extra, 0) if position.must_act else 0


def _why_no_stop(position: Position) -> No:
    if may_stop(position):
        return None
    if due := _still_due(position):
        return IllegalAction(Reason.MUST_ACT, actions=due)
    return IllegalAction(Reason.OVER_HAND_LIMIT, hand=len(position.hands[position.active]), cut=0)


def _why_over_limit(position: Position, seat: Seat, action: act.Action) -> No:
    """CP-4.4: after it, getting down to seven cards would no longer be certain."""
    if len(position.hands[seat]) < HAND_LIMIT:  # whatever the action
        return None
    hand, cut = hand_after(position, seat, action)
    return IllegalAction(Reason.OVER_HAND_LIMIT, hand=hand, cut=cut) if hand - cut > HAND_LIMIT else None


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


def open_actions(position: Position, seat: Seat) -> list[act.Action]:
    """Everything that would use an action of `seat`."""
    choices: list[act.Action] = [RECRUIT] if can_recruit(position, seat) else []
    if hand := position.hands[seat]:
        choices += _plays(position, seat, hand)
        if specials := [card for card in hand if not isinstance(card, Card)]:
            choices += _special_uses(position, seat, specials)
    return choices


def can_do_anything(position: Position, seat: Seat) -> bool:
    """Tell if an action is open to `seat`; most often it may recruit."""
    return can_recruit(position, seat) or bool(open_actions(position, seat))


def can_recruit(position: Position, seat: Seat) -> bool:
    """CP-4: there is a card to draw, and the hand can bear it."""
    return why_no_draw(position) is None and _why_over_limit(position, seat, RECRUIT) is None


def certain_cut(position: Position, seat: Seat, hand: tuple[AnyCard, ...], actions: int) -> int:
    """CP-4.4: how many cards are sure to leave with so many actions; `hand` is what is known of it."""
    if actions == 0:
        return 0
    gangsters = sum(isinstance(card, Card) for card in hand)
    slots = sum(room(position, place, seat) for place in range(len(position.columns)))
    specials = sum(
        any(True for _ in _uses(position, seat, card))
        for card in hand
        if card in (Special.LIQUIDATION, Special.POLICE_RAID, Special.LIMOUSINE)
    )
    revolver = int(Special.REVOLVER in hand)
    return min(actions + 2 * revolver, revolver + min(gangsters, slots) + specials)


def hand_after(position: Position, seat: Seat, action: act.Action) -> tuple[int, int]:
    """CP-4.4: the size of the hand after the action, and how many of its cards are then sure to go."""
    hand = position.hands[seat]
    match action:
        case act.Recruit():
            size, known = len(hand) + 1, hand
        case act.Bribe():  # one card out, one unknown card in
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
    """Drop the news of what is only tried out."""


def _plays(position: Position, seat: Seat, hand: tuple[AnyCard, ...]) -> list[act.Play]:
    places = range(len(position.columns))
    plays_of = PLAYS[tuple([place for place in places if room(position, place, seat)])]
    plays = [play for card in hand for play in plays_of[card]]
    if len(hand) > HAND_LIMIT + 1:  # one card fewer would still be too many
        return [play for play in plays if _why_over_limit(position, seat, play) is None]
    return plays


def _special_uses(position: Position, seat: Seat, held: list[Special]) -> Iterator[act.Action]:
    for special in SPECIAL_KINDS:  # two Police Raids are the same choice
        if special in held:
            for use in _uses(position, seat, special):
                if _why_over_limit(position, seat, use) is None:
                    yield use


def _uses(position: Position, seat: Seat, special: Special) -> Iterator[act.Action]:
    """Every way to play that special card, leaving the hand limit aside."""
    match special:
        case Special.POLICE_RAID:
            for place, boss in _met(position):
                if why_no_raid(position, seat, place, boss) is None:
                    yield act.Raid(place, boss)
        case Special.LIQUIDATION:
            for place, boss in _met(position):
                if why_no_liquidation(position, seat, place, boss) is None:
                    yield act.Liquidate(place, boss)
        case Special.LIMOUSINE:
            yield from _drives(position, seat)
        case Special.REVOLVER:
            yield SHOOT
        case Special.BRIBERY:
            if why_no_search(position) is None:
                yield BRIBE


def _met(position: Position) -> Iterator[tuple[Place, Boss]]:
    """Yield every place with each boss who has gangsters there."""
    for place, columns in enumerate(position.columns):
        for boss, column in zip(position.bosses, columns, strict=True):
            if column:
                yield place, boss


def _drives(position: Position, seat: Seat) -> Iterator[act.Drive]:
    places = range(len(position.columns))
    for origin in places:
        if why_marked(position, origin, seat):
            continue
        there = tuple(laid.card for laid in position.columns[origin][seat])
        for destination in places:
            seats = room(position, destination, seat) if destination != origin else 0
            for number in range(1, min(len(there), seats) + 1):
                for crew in combinations(there, number):
                    if may_ride(position, there, crew):
                        for order in permutations(crew):
                            yield act.Drive(origin, order, destination)


def sends(position: Position, seat: Seat) -> Iterator[act.Send]:
    """Yield what a tied boss may send: a gangster, or nothing."""
    yield from (act.Send(card) for card in position.hands[seat] if isinstance(card, Card))
    if why_none_sent(position, seat, None) is None:
        yield SEND_NOTHING


def _plays_at(places: tuple[Place, ...]) -> dict[AnyCard, tuple[act.Play, ...]]:
    """Plays of each card when these places are open to it; special cards are not laid."""
    plays: dict[AnyCard, tuple[act.Play, ...]] = dict.fromkeys(Special, ())
    for card in GANGSTERS:
        plays[card] = tuple(act.Play(card, place) for place in places)
    return plays


# Made once for every set of open places: plays are most of what `legal` lists.
PLAYS = {
    places: _plays_at(places)
    for number in range(len(LETTERS) + 1)
    for places in combinations(range(len(LETTERS)), number)
}
