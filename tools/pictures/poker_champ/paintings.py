"""The pictures of Poker Champ from fixed positions, for the preview."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.pictures import (
    banner,
    final,
    hand,
    help_cards,
    pocket,
    pocket_hand,
    reads,
    share,
    showdown,
    story,
    table,
)
from bot.skins.poker_champ.words.record import deals_over
from bot.table.languages import Language
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, DuelFought, Event, ShowdownHeld, WonUnseen
from engine.poker_champ.views import TableView
from engine.story import Story
from tools.pictures.painting import Painting
from tools.pictures.poker_champ import positions as p
from tools.pictures.poker_champ.deals import played
from tools.pictures.poker_champ.samples import Position
from tools.pictures.poker_champ.stories import told


def _table(at: Position, events: tuple[Event, ...] = ()) -> Callable[[Language], Canvas]:
    return lambda language: table.paint(at.table, at.names, language, events)


def _pocket(at: Position, events: tuple[Event, ...] = ()) -> Callable[[Language], Canvas]:
    return lambda language: pocket.paint(at.table, at.names, language, events)


def _pocket_hand(at: Position, seat: Seat) -> Callable[[Language], Canvas]:
    return lambda language: pocket_hand.paint(at.view(seat), at.names, language)


def _hand(at: Position, seat: Seat, events: tuple[Event, ...] = ()) -> Callable[[Language], Canvas]:
    return lambda language: hand.paint(at.view(seat), at.names, language, events)


def _standing(at: Position, seat: Seat) -> Callable[[Language], Canvas]:
    return lambda language: hand.paint(at.view(seat), at.names, language, standing=True)


def _pocket_standing(at: Position, seat: Seat) -> Callable[[Language], Canvas]:
    return lambda language: pocket_hand.paint(at.view(seat), at.names, language, standing=True)


def _held(held: ShowdownHeld, at: Position, gifts: Sequence[AwardGiven] = ()) -> Callable[[Language], Canvas]:
    return lambda language: showdown.paint(held, at.table, at.names, language, gifts)


def _duel(fought: DuelFought, gift: AwardGiven | None = None) -> Callable[[Language], Canvas]:
    return lambda language: showdown.paint_duel(fought, p.FOUR.table, p.FOUR.names, language, gift)


def _unseen(won: WonUnseen, at: Position) -> Callable[[Language], Canvas]:
    return lambda language: showdown.paint_unseen(won, at.table, at.names, language)


def _final(at: Position) -> Callable[[Language], Canvas]:
    return lambda language: final.paint(at.table, at.names, language)


def _story(story_told: Story, at: TableView, people: Sequence[str]) -> Callable[[Language], Canvas]:
    return lambda language: story.paint(story_told, at, people, language)


def _card(name: str) -> Callable[[Language], Canvas]:
    return lambda language: share.paint(*told()[name], language)


def _reads(at: Position, deals: int = 5) -> Callable[[Language], Canvas]:
    over = deals_over(played(len(at.table.rows), deals))[::-1]
    return lambda language: reads.paint(over, at.table, at.names, language)


def _pocket_reads(at: Position, part: int = 0) -> Callable[[Language], Canvas]:
    over = deals_over(played(len(at.table.rows), 5))[::-1]
    return lambda language: reads.paint_upright(over, at.table, at.names, language)[part]


PAINTINGS: Mapping[str, Callable[[Language], Canvas]] = {
    "champ-table-2": _table(p.TWO),
    "champ-table-3": _table(p.THREE),
    "champ-table-4": _table(p.FOUR, p.SINCE["four"]),
    "champ-table-5": _table(p.FIVE),
    "champ-table-6": _table(p.SIX, p.SINCE["six"]),
    "champ-hand-6": _hand(p.SIX, 0, p.SINCE["none"]),
    "champ-hand-6-folded": _hand(p.SIX, 3),
    "champ-hand-4": _hand(p.FOUR, 1),
    "champ-standing-6": _standing(p.SIX, 0),
    "champ-standing-4": _standing(p.FOUR, 1),
    "champ-hand-3": _hand(p.THREE, 2),
    "champ-hand-2": _hand(p.TWO, 1),
    "pocket-champ-table-2": _pocket(p.TWO),
    "pocket-champ-table-3": _pocket(p.THREE),
    "pocket-champ-table-4": _pocket(p.FOUR, p.SINCE["four"]),
    "pocket-champ-table-5": _pocket(p.FIVE),
    "pocket-champ-table-6": _pocket(p.SIX, p.SINCE["six"]),
    "pocket-champ-hand-2": _pocket_hand(p.TWO, 1),
    "pocket-champ-hand-4": _pocket_hand(p.FOUR, 1),
    "pocket-champ-hand-6": _pocket_hand(p.SIX, 0),
    "pocket-champ-standing-4": _pocket_standing(p.FOUR, 1),
    "champ-showdown-3": _held(p.HELD, p.FOUR, (p.GIFT,)),
    "champ-showdown-5-shared": _held(p.SHARED, p.FIVE),
    "champ-showdown-6": _held(p.CROWDED, p.SIX, p.GIFTS),
    "champ-unseen": _unseen(p.UNSEEN, p.FOUR),
    "champ-duel": _duel(p.DUEL, p.GIFT),
    "champ-duel-tied": _duel(p.TIED),
    "champ-final": _final(p.CHAMPION),
    "champ-final-long": _final(p.LONG),
    "champ-final-joint": _final(p.JOINT),
    "champ-final-equal": _final(p.EQUAL),
    "champ-final-chips": _final(p.RICHEST),
    "champ-reads-2": _reads(p.TWO),
    "champ-reads-4": _reads(p.FOUR, 2),
    "champ-reads-6": _reads(p.SIX),
    "pocket-champ-reads-2": _pocket_reads(p.TWO),
    "pocket-champ-reads-5": _pocket_reads(p.FIVE),
    "pocket-champ-reads-6": _pocket_reads(p.SIX, 1),
    "champ-backs": help_cards.paint_backs,
    "champ-banner": lambda language: banner.paint(("capone", None), ("Lucie", "Théo le Rouge"), language),
    "champ-banner-started": lambda language: banner.paint_started(
        ("capone", "moran", "yale", "weiss"),
        ("Lucie", "Théo le Rouge", "Alexandra-Maria", "Karim B."),
        language,
    ),
    **{f"champ-{name}": _story(*each) for name, each in told().items()},
    "champ-card-4-haul": _card("story-4-haul"),
    "champ-card-4-names": _card("story-4-names"),
    "champ-card-3-shared": _card("story-3-shared"),
}
"""By name, in the order of the preview."""


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language."""
    for name, paint in PAINTINGS.items():
        yield Painting(name, partial(paint, language))
