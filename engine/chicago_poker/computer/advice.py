"""Advice of a boss in somebody's place, and the changes of each action (docs/computers.md).

Made from a BossView and the public events, as their decisions are.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.advice import Advice, Advised, Change, ranked
from engine.chicago_poker import actions as act
from engine.chicago_poker.computer.choosing import dice_of, thought_through
from engine.chicago_poker.computer.foresight import aim, rests
from engine.chicago_poker.computer.tries import Outcome, Plan, tried
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import LETTERS, Place
from engine.chicago_poker.views import BossView, Offer
from engine.dice import Dice

TRIES = 48
NOISE = 2.0  # in 100: a usual spread of the difference of two actions, over other dice
BEST = 3
CHANGES = 4  # of an action are told at most
ALIKE = 0.03  # so much better an action must be that does the same at the same place, in shares of the town
TWIN = 1.0  # the same where it also comes to the same, as the same ride in another order
NOTABLE = 5  # in 100: so much a shootout elsewhere must change to be told


def advise(
    view: BossView, least: act.Action, seed: int | str, events: Sequence[Event], also: Sequence[act.Action]
) -> Advice[act.Action]:
    """A boss's choice and what else they thought best, by worth: chances in 100 to win.

    `least`: what the clock would play. Raises ValueError when nothing is asked of the boss, or for an action
    of `also` that is not offered.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    offers = {offer.action: offer for offer in view.offers}
    for action in also:
        if action not in offers:
            raise ValueError(f"{action} is not offered")
    best = _best(view, seed, events)
    floor = _floor(view, least)
    plans = {action: _plans(view, action) for action in (*best, *also)}
    wanted = list(dict.fromkeys((floor, *(plan for chosen in plans.values() for plan in chosen))))
    dice = Dice(f"{seed}:advice:{view.table.turn}:{view.table.actions_left}:{len(view.hand)}")
    outcomes = dict(zip(wanted, tried(view, events, wanted, TRIES, dice), strict=True))
    before = outcomes[floor]
    advised = {}
    for action, chosen in plans.items():
        after = max((outcomes[plan] for plan in chosen), key=_town)
        changes = tuple(_changes(offers[action], view, before, after))[:CHANGES]
        advised[action] = Advised(action, 100 * after.town, changes)
    first, *others = (advised[action] for action in best)
    return Advice(TRIES, ranked(first, others, NOISE), tuple(advised[action] for action in also), NOISE)


def _best(view: BossView, seed: int | str, events: Sequence[Event]) -> list[act.Action]:
    """Best actions for the boss, their choice first; one that is no news beside a better one gives way."""
    if len(view.offers) == 1:
        return [view.offers[0].action]
    worth = thought_through(view, events, dice_of(view, seed))
    left = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    chosen = [left.pop(0)]
    while left and len(chosen) < BEST:
        fresh = {offer: worth[offer] - _repeated(offer, chosen, worth, view) for offer in left}
        following = max(left, key=fresh.__getitem__)
        if len(chosen) > 1 and fresh[following] < worth[following] - ALIKE:
            break
        chosen.append(following)
        left.remove(following)
    return [view.offers[offer].action for offer in chosen]


def _repeated(offer: int, chosen: Sequence[int], worth: Sequence[float], view: BossView) -> float:
    """Deduction for an offer that says again what was said: of two that come to the same, all."""
    said = [other for other in chosen if aim(view.offers[other].action) == aim(view.offers[offer].action)]
    if any(worth[other] == worth[offer] for other in said):
        return TWIN
    return ALIKE if said else 0.0


def _floor(view: BossView, least: act.Action) -> Plan:
    """Plan that changes are told against: to let the rest of the turn go, or to answer with the least."""
    if view.table.tie or view.table.searching or view.table.actions_left == 0:
        return Plan(least)
    return Plan(None, waits=True)


def _plans(view: BossView, action: act.Action) -> list[Plan]:
    return [Plan(action, waits) for waits in rests(view, action)]


def _town(outcome: Outcome) -> float:
    return outcome.town


def _changes(offer: Offer, view: BossView, before: Outcome, after: Outcome) -> Iterator[Change]:
    """The most telling first."""
    aims = list(_places(offer.action, view))
    yield from _shootouts(aims, before, after, 0)
    yield from _at_stake(offer, aims, view)
    elsewhere = [place for place in range(len(view.columns)) if place not in aims]
    yield from _shootouts(elsewhere, before, after, NOTABLE)
    if isinstance(offer.action, act.Raid):
        yield Change("looks", {"count": _unknown(offer.action, view)})
    if hidden := sum(not up for up in offer.facing):
        yield Change("hidden", {"count": hidden})
    held = _held(offer.action, view)
    if held is not None:
        yield Change("hand", {"count": held})


def _places(action: act.Action, view: BossView) -> Iterator[Place]:
    match action:
        case act.Play(place=place) | act.Liquidate(place=place) | act.Raid(place=place):
            yield place
        case act.Drive(origin, _, destination):
            yield destination
            yield origin
        case act.Send():
            if view.table.tie:
                yield view.table.tie.place
        case _:
            pass


def _shootouts(places: Iterable[Place], before: Outcome, after: Outcome, least: int) -> Iterator[Change]:
    """Yield changes of at least so many in 100 in the chance to win the next shootout, the greatest first."""
    found = []
    for place in places:
        was, becomes = before.shootouts[place], after.shootouts[place]
        if was is not None and becomes is not None:
            found.append((place, round(100 * was), round(100 * becomes)))
    if least:
        found.sort(key=lambda each: abs(each[2] - each[1]), reverse=True)
    for place, was, becomes in found:
        if abs(becomes - was) >= least:
            yield Change("shootout", {"place": LETTERS[place], "before": was, "after": becomes})


def _at_stake(offer: Offer, aims: Sequence[Place], view: BossView) -> Iterator[Change]:
    """Yield the shootout that it calls, and the victory that hangs on that place."""
    for place in aims[:1]:
        if offer.fills and not view.table.places[place].markers:
            yield Change("calls", {"place": LETTERS[place]})
        business, rows = view.table.places[place].business, view.table.rows
        if business in rows[view.seat].wins_next:
            yield Change("wins", {"place": LETTERS[place]})
        elif any(business in row.wins_next for row in rows):
            yield Change("stops", {"place": LETTERS[place]})


def _unknown(raid: act.Raid, view: BossView) -> int:
    """Number of backs that a look would show and the boss does not know."""
    rival = view.table.bosses.index(raid.rival)
    backs = sum(gangster.card is None for gangster in view.table.rows[rival].columns[raid.place].gangsters)
    return backs - sum((back.rival, back.place) == (rival, raid.place) for back in view.known)


def _held(action: act.Action, view: BossView) -> int | None:
    """Number of cards left in hand; None where that goes without saying."""
    match action:
        case act.Recruit():
            return len(view.hand) + 1
        case act.Play() | act.Liquidate() | act.Raid() | act.Drive() | act.Shoot() | act.Discard():
            return len(view.hand) - 1
        case act.Send(card) if card and not view.table.options.reinforcements_refilled:
            return len(view.hand) - 1
        case act.Send() | act.Bribe() | act.Take() | act.Stop():
            return None
