"""The next turn, and the one after it, planned while others play.

They are tried on a position that is made of what their boss sees, and nothing else. A card to be drawn or
turned up is not known then, so it is in no plan. All else that may be done, and its effects, the rules
themselves say (legality.py, effects.py).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.chicago_poker import effects, pieces
from engine.chicago_poker.actions import Action, Bribe, Drive, Liquidate, Play, Raid, Recruit, Stop
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import Event
from engine.chicago_poker.legality import legal, why_not
from engine.chicago_poker.showing import view as shown
from engine.chicago_poker.state import Column, Laid, Marker, OpenState
from engine.chicago_poker.views import BossView, BusinessView
from engine.game import BEGINS, IllegalAction

HAND = "hand"  # the names of what plans stand on: this, and `place A`, or `business A` alone
PLACE = "place"
BUSINESS = "business"
SECOND = "2"  # before the names of what the turn after the next one stands on

UNSEEN = GANGSTERS[0]  # lies where a card is that the boss has not seen; no view shows its face


class PlanReason(StrEnum):
    """Reason why a plan cannot be made, or does not hold any more; in brackets the facts."""

    HAND_CHANGED = "plan-hand-changed"
    PLACE_CHANGED = "plan-place-changed"  # [place]
    ENDS_HERE = "plan-ends-here"  # what comes next depends on cards that are not known


def own_turn(view: BossView) -> bool:
    """Tell if the turn is the boss's: a tie before it is not yet."""
    return view.table.active == view.seat and view.table.tie is None and view.table.outcome is None


def planned(view: BossView, actions: Sequence[Action]) -> BossView:
    """The boss's next turn after these actions, as far as they can know it (engine.game.Planning).

    Where they are all of a turn, the one after it begins.
    """
    if view.table.outcome is not None:
        return replace(view, offers=())
    composed = _composed(view, actions)
    composed.go_on()
    offered = composed.offered()
    seen = shown(composed.game.closed(), view.seat)
    drawn = tuple(card for card in view.drawn if card in seen.hand)
    offers = tuple(offer for offer in seen.offers if offer.action in offered)
    return replace(seen, offers=offers, drawn=drawn, raids=view.raids, known=view.known, planned=True)


def stands_on(view: BossView, actions: Sequence[Action]) -> Mapping[str, str]:
    """The hand, and of each business named by the plan its columns and markers.

    A second turn stands on what its businesses will be like after the first one.
    """
    return _facts(view, actions, PLACE, _place)


def needs(view: BossView, actions: Sequence[Action]) -> Mapping[str, str]:
    """The hand, and the businesses themselves, whatever is laid there meanwhile."""
    return _facts(view, actions, BUSINESS, lambda seen, place: str(seen.table.places[place].business))


def changed(name: str) -> IllegalAction:
    """Refusal shown when something of that name has changed on which a plan relied."""
    if name == HAND:
        return IllegalAction(PlanReason.HAND_CHANGED)
    return IllegalAction(PlanReason.PLACE_CHANGED, place=name.split()[-1])


def tells(_name: str) -> bool:
    """Nothing: a plan stands on all that it is about."""
    return False


@dataclass(slots=True)
class _Composed:
    """A plan as far as it goes. `begins`: how many actions come before its second turn; 0: it has none."""

    game: OpenState
    seat: int
    draws: int = 0  # cards in hand that nobody knows yet
    done: int = 0
    begins: int = 0
    ended: bool = False  # nobody knows what comes after

    def go_on(self) -> None:
        """After a whole turn, to the one after it, where that one can be known to come."""
        full = len(self.game.hands[self.seat]) + self.draws > pieces.HAND_LIMIT
        if self.done and not (self.game.actions or self.begins or self.ended or full):
            self.begins = self.done
            self.game = _next_turn(shown(self.game.closed(), self.seat), rounds=1)

    def offered(self) -> tuple[Action, ...]:
        return () if self.ended else _possible(self.game, self.seat, self.draws)

    def perform(self, action: Action) -> None:
        if action not in self.offered():
            raise why_not(self.game, self.seat, action) or IllegalAction(PlanReason.ENDS_HERE)
        self.draws += isinstance(action, Recruit)
        self.done += 1
        _perform(self.game, self.seat, action)
        self.ended = isinstance(action, Bribe)


def _composed(view: BossView, actions: Sequence[Action]) -> _Composed:
    composed = _Composed(_next_turn(view), view.seat)
    for action in actions:
        composed.go_on()
        composed.perform(action)
    return composed


def _facts(
    view: BossView, actions: Sequence[Action], name: str, fact: Callable[[BossView, pieces.Place], str]
) -> Mapping[str, str]:
    """The hand, and something of each business that is named, for each turn as it will be when it comes."""
    try:
        begins = _composed(view, actions).begins or len(actions)
    except IllegalAction:
        begins = len(actions)
    first, second = actions[:begins], actions[begins:]
    facts = {HAND: " ".join(map(str, view.hand))}
    facts |= {f"{name} {pieces.LETTERS[place]}": fact(view, place) for place in _places(first)}
    if second:
        seen = planned(view, first)
        facts[BEGINS] = str(begins)
        facts |= {f"{SECOND} {name} {pieces.LETTERS[place]}": fact(seen, place) for place in _places(second)}
    return facts


def _places(actions: Sequence[Action]) -> Iterable[pieces.Place]:
    return dict.fromkeys(place for action in actions for place in _named(action))


def _next_turn(view: BossView, rounds: int = 0) -> OpenState:
    """The position in which the boss's next turn begins, if nobody changes anything before it; so many
    rounds later than that.

    Where a shootout is sure to come first, nothing can be planned: its business will be another.
    """
    table, seat = view.table, view.seat
    seats = range(len(table.rows))
    turn = table.turn + (seat - table.active) % len(seats) + rounds * len(seats)
    fought = {place for place, each in enumerate(table.places) if seat in each.markers}
    if table.tie is not None:
        fought.add(table.tie.place)
    businesses = tuple(None if at in fought else each.business for at, each in enumerate(table.places))
    columns = tuple(
        tuple(() if place in fought else _column(view, place, each) for each in seats)
        for place in range(len(businesses))
    )
    below = max(table.discard - 1, 0)
    top = () if table.discard_top is None else (table.discard_top,)
    nothing = ((),) * len(seats)
    return OpenState(
        options=table.options,
        seed="",
        bosses=table.bosses,
        shuffles=0,
        turn=turn,
        active=seat,
        actions=pieces.FIRST_ROUND.get(turn, pieces.ACTIONS),
        extra=0,
        acted=False,
        must_act=_must_act(view),
        idle=0,
        stuck=0,
        searching=False,
        fights=(),
        tie=None,
        outcome=None,
        deck=(UNSEEN,) * table.deck,
        discard=(UNSEEN,) * below + top,
        stock=(pieces.Business.SPEAKEASY,) * table.stock,  # only how many there are is seen
        businesses=businesses,
        opened=(0,) * len(businesses),
        markers=tuple(_markers(table.places, businesses)),
        tiles=tuple(row.tiles for row in table.rows),
        hands=tuple(view.hand if each == seat else () for each in seats),
        columns=columns,
        gains=nothing,
        losses=(),
        raids=nothing,
        known=nothing,
        reshuffles=0 if table.reshuffles_left is None else table.most_reshuffles - table.reshuffles_left,
        rules=table.rules,
    )


def _must_act(view: BossView) -> bool:
    """ED-1; that OR-2b has made it so shows when the turn has begun."""
    table = view.table
    return table.options.must_act or (own_turn(view) and table.actions_optional < table.actions_left)


def _column(view: BossView, place: pieces.Place, seat: int) -> Column:
    if seat == view.seat:
        return tuple(Laid(each.card, not each.hidden, 0) for each in view.columns[place])
    gangsters = view.table.rows[seat].columns[place].gangsters
    return tuple(Laid(each.card or UNSEEN, each.card is not None, 0) for each in gangsters)


def _markers(
    places: Sequence[BusinessView], businesses: Sequence[pieces.Business | None]
) -> Iterator[Marker]:
    for place, each in enumerate(places):
        if businesses[place] is not None:
            yield from (Marker(place, seat) for seat in each.markers)


def _possible(game: OpenState, seat: int, draws: int) -> tuple[Action, ...]:
    """Actions that may be planned next: sure to be allowed, whichever cards were drawn before."""
    if game.actions == 0:
        return ()
    hand = len(game.hands[seat]) + draws
    if not draws or hand < pieces.HAND_LIMIT:
        return legal(game, seat)
    unsure = (Recruit, Bribe, Stop) if hand > pieces.HAND_LIMIT else (Recruit,)
    return tuple(action for action in legal(game, seat) if not isinstance(action, unsure))


def _perform(game: OpenState, seat: int, action: Action) -> None:
    """Do what the action does, without the card that it would show."""
    match action:
        case Recruit():
            effects.pay(game)
            if not game.deck:  # then the discard pile becomes the deck
                game.deck, game.discard = game.discard, ()
                game.reshuffles += 1
            game.deck = game.deck[1:]
        case Liquidate(place, boss):
            rival = game.bosses.index(boss)
            column = game.columns[place][rival]
            effects.set_column(game, place, rival, column[:-1])
            game.discard += (column[-1].card,)  # beneath the special card: nobody sees it there
            effects.use(game, seat, pieces.Special.LIQUIDATION)
        case Raid():
            effects.use(game, seat, pieces.Special.POLICE_RAID)
        case Bribe():
            effects.use(game, seat, pieces.Special.BRIBERY)
        case Stop():
            game.actions = game.extra = 0
        case _:
            effects.perform(game, _tell_nobody, seat, action)


def _tell_nobody(_event: Event) -> None:
    """A plan is no news."""


def _named(action: Action) -> tuple[pieces.Place, ...]:
    """The businesses that an action names."""
    match action:
        case Play(_, place) | Liquidate(place, _) | Raid(place, _):
            return (place,)
        case Drive(origin, _, destination):
            return origin, destination
        case _:
            return ()


def _place(view: BossView, place: pieces.Place) -> str:
    """The boss's sight of a business, written down: its kind, every column, the markers in order."""
    here = view.table.places[place]
    own = [f"({each.card})" if each.hidden else str(each.card) for each in view.columns[place]]
    columns = [
        own if row.seat == view.seat else [_card(each.card) for each in row.columns[place].gangsters]
        for row in view.table.rows
    ]
    lying = ", ".join(" ".join(column) for column in columns)
    return f"{here.business or '-'}: {lying}; {' '.join(map(str, here.markers))}"


def _card(card: Card | None) -> str:
    return "?" if card is None else str(card)
