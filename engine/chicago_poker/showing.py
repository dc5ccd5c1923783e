"""Draws the views from a state: what leaves the engine leaves it here, field by field (CP-12).

A card goes into a view only where this file says so; nothing is copied whole and cut down.
"""

from functools import lru_cache

from engine.chicago_poker import views
from engine.chicago_poker.actions import Action, Drive, Play
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.effects import search_pile
from engine.chicago_poker.legality import legal
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, AnyCard, Business, Place, Special
from engine.chicago_poker.shootout import lined_up, victory
from engine.chicago_poker.state import Known, Laid, State
from engine.game import Seat


def table(state: State) -> views.TableView:
    """Table view: all that everybody may know; marked is what came in the last turn or since."""
    return _table(state, since=max(state.turn - 2, 0))


def open_table(state: State, *, ended: bool) -> views.TableView:
    """The table with every card turned up (OR-44); raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("hands and backs are secret until the game is over")
    return _table(state, since=max(state.turn - 2, 0), turned_up=True)


def view(state: State, seat: Seat) -> views.BossView:
    """View of `seat`: all that it may know; marked is what came after their previous turn."""
    begun = _last_turn(state, seat)
    answers = dict(state.tie.answers) if state.tie else {}
    return views.BossView(
        seat=seat,
        table=_table(state, since=max(begun - len(state.bosses) if seat == state.active else begun, 0)),
        hand=_sorted(state.hands[seat]),
        drawn=_drawn(state, seat, begun),
        columns=tuple(
            tuple(
                views.OwnGangster(laid.card, hidden=not _lies_open(state, place, laid))
                for laid in columns[seat]
            )
            for place, columns in enumerate(state.columns)
        ),
        offers=tuple(_offer(state, seat, action) for action in legal(state, seat)),
        raids=state.raids[seat],
        known=tuple(_known_back(known) for known in state.known[seat] if not _turned_up(state, known.place)),
        pile=_sorted(search_pile(state)) if state.searching and seat == state.active else None,
        sent=answers.get(seat),
        answered=seat in answers,
    )


def _table(state: State, since: int, *, turned_up: bool = False) -> views.TableView:
    return views.TableView(
        options=state.options,
        turn=state.turn,
        active=state.active,
        actions_left=state.actions,
        actions_optional=min(state.extra, state.actions) if state.must_act else state.actions,
        places=tuple(_business(state, place, since) for place in range(len(state.businesses))),
        rows=tuple(
            _row(state, seat, since, turned_up or state.outcome is not None)
            for seat in range(len(state.bosses))
        ),
        deck=len(state.deck),
        discard=len(state.discard),
        discard_top=state.discard[-1] if state.discard else None,
        stock=len(state.stock),
        reshuffles_left=state.reshuffles_left if state.reshuffles else None,
        searching=state.searching,
        tie=_tie(state),
        outcome=state.outcome,
        rules=state.rules,
    )


def _business(state: State, place: Place, since: int) -> views.BusinessView:
    business = state.businesses[place]
    markers = tuple(marker.seat for marker in state.markers if marker.place == place)
    return views.BusinessView(business, markers, new=business is not None and state.opened[place] > since)


def _row(state: State, seat: Seat, since: int, turned_up: bool) -> views.BossRow:
    return views.BossRow(
        seat=seat,
        boss=state.bosses[seat],
        hand_size=len(state.hands[seat]),
        gained=sum(gain.turn > since for gain in state.gains[seat]),
        tiles=state.tiles[seat],
        wins_next=_wins_next(state.tiles[seat], state.options),
        columns=tuple(_column(state, place, seat, since, turned_up) for place in range(len(state.columns))),
        hand=_sorted(state.hands[seat]) if turned_up else None,  # OR-44
    )


@lru_cache(maxsize=4096)
def _wins_next(tiles: tuple[Business, ...], options: Options) -> tuple[Business, ...]:
    """The businesses of which one more tile would win the game."""
    return tuple(kind for kind in Business if victory((*tiles, kind), options) is not None)


def _column(state: State, place: Place, seat: Seat, since: int, turned_up: bool) -> views.ColumnView:
    column, turned_up = state.columns[place][seat], turned_up or _turned_up(state, place)
    removed = {
        loss.slot
        for loss in state.losses
        if (loss.place, loss.seat) == (place, seat) and loss.turn > since and loss.slot >= len(column)
    }
    return views.ColumnView(
        gangsters=tuple(
            views.GangsterView(
                laid.card if laid.up or turned_up else None,
                new=laid.turn > since,
                was_down=not laid.up and turned_up,
            )
            for laid in column
        ),
        marker=len(column) == FULL_COLUMN,
        removed=tuple(sorted(removed)),
    )


def _lies_open(state: State, place: Place, laid: Laid) -> bool:
    return laid.up or _turned_up(state, place)


def _turned_up(state: State, place: Place) -> bool:
    """A shootout has turned every gangster there up (CP-7.1), or the end all of them (OR-44)."""
    return state.outcome is not None or (state.tie is not None and state.tie.place == place)


def _tie(state: State) -> views.TieView | None:
    """The fight as all see it: the cards are turned up, the answers are not (CP-9.2)."""
    tie = state.tie
    if tie is None:
        return None
    business = state.businesses[tie.place]
    if business is None:
        raise LookupError("a shootout is tied at a vacant lot")
    fighters = lined_up(state.columns[tie.place], tie.caller)
    return views.TieView(
        tie.place,
        business,
        tie.caller,
        tie.cause,
        fighters,
        tie.tied,
        tie.rounds,
        optional=state.options.reinforcement_optional,
    )


def _last_turn(state: State, seat: Seat) -> int:
    """The number of the turn that `seat` is in, or was in last; 0 or less before their first."""
    return state.turn - (state.active - seat) % len(state.bosses)


def _drawn(state: State, seat: Seat, since: int) -> tuple[AnyCard, ...]:
    hand = list(state.hands[seat])
    still = []
    for gain in state.gains[seat]:
        if gain.turn >= since and gain.card in hand:
            hand.remove(gain.card)
            still.append(gain.card)
    return _sorted(tuple(still))


def _offer(state: State, seat: Seat, action: Action) -> views.Offer:
    match action:
        case Play(_, place):
            return _laying(state, seat, action, place, 1)
        case Drive(_, cards, place):
            return _laying(state, seat, action, place, len(cards))
        case _:
            return views.Offer(action, facing=(), fills=False)


def _laying(state: State, seat: Seat, action: Action, place: Place, number: int) -> views.Offer:
    column, business = state.columns[place][seat], state.businesses[place]
    if business is None:
        raise LookupError("a gangster was offered a vacant lot")
    last = len(column) + number
    return views.Offer(action, facing=LAID[business][len(column) : last], fills=last == FULL_COLUMN)


def _known_back(known: Known) -> views.KnownBack:
    slot = known.slots[0] if len(known.slots) == 1 else None
    return views.KnownBack(known.rival, known.place, slot, known.card)


def _sorted(cards: tuple[AnyCard, ...]) -> tuple[AnyCard, ...]:
    """Values falling, colours in the order of the box, specials last."""
    return tuple(sorted(cards, key=_rank))


_ORDER = {kind: order for order, kind in enumerate((*Colour, *Special))}


def _rank(card: AnyCard) -> tuple[int, int]:
    match card:
        case Card():
            return -card.value, _ORDER[card.colour]
        case Special():
            return 0, _ORDER[card]
