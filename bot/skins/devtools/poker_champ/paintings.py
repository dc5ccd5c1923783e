"""The pictures of Poker Champ from fixed positions, for the preview."""

from collections.abc import Callable, Mapping, Sequence

from bot.skins.devtools.poker_champ import positions as p
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.pictures import hand, showdown, table
from bot.table.languages import Language
from engine import poker_champ as game
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, DuelFought, Event, ShowdownHeld, WonUnseen
from engine.poker_champ.state import State


def _table(state: State, events: tuple[Event, ...] = ()) -> Callable[[Language], Canvas]:
    shown = p.seen(state)
    return lambda language: table.paint(shown, p.names(shown), language, events)


def _hand(state: State, seat: Seat, events: tuple[Event, ...] = ()) -> Callable[[Language], Canvas]:
    view = game.view(state, seat)
    return lambda language: hand.paint(view, p.names(view.table), language, events)


def _held(held: ShowdownHeld, state: State, gifts: Sequence[AwardGiven] = ()) -> Callable[[Language], Canvas]:
    shown = p.seen(state)
    return lambda language: showdown.paint(held, shown, p.names(shown), language, gifts)


def _duel(fought: DuelFought, gift: AwardGiven | None = None) -> Callable[[Language], Canvas]:
    shown = p.seen(p.FOUR)
    return lambda language: showdown.paint_duel(fought, shown, p.names(shown), language, gift)


def _unseen(won: WonUnseen, state: State) -> Callable[[Language], Canvas]:
    shown = p.seen(state)
    return lambda language: showdown.paint_unseen(won, shown, p.names(shown), language)


PAINTINGS: Mapping[str, Callable[[Language], Canvas]] = {
    "champ-table-2": _table(p.TWO),
    "champ-table-3": _table(p.THREE),
    "champ-table-4": _table(p.FOUR, p.SINCE["four"]),
    "champ-table-5": _table(p.FIVE),
    "champ-table-6": _table(p.SIX, p.SINCE["six"]),
    "champ-hand-6": _hand(p.SIX, 0, p.SINCE["none"]),
    "champ-hand-6-folded": _hand(p.SIX, 3),
    "champ-hand-4": _hand(p.FOUR, 1),
    "champ-hand-3": _hand(p.THREE, 2),
    "champ-hand-2": _hand(p.TWO, 1),
    "champ-showdown-3": _held(p.HELD, p.FOUR, (p.GIFT,)),
    "champ-showdown-5-shared": _held(p.SHARED, p.FIVE),
    "champ-showdown-6": _held(p.CROWDED, p.SIX, p.GIFTS),
    "champ-unseen": _unseen(p.UNSEEN, p.FOUR),
    "champ-duel": _duel(p.DUEL, p.GIFT),
    "champ-duel-tied": _duel(p.TIED),
}
"""By name, in the order of the preview."""
