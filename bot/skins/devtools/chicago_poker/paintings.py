"""Every picture of Chicago Poker, painted from fixed positions: for the preview, `make assets` and tests."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.skins.chicago_poker.pictures import (
    banner,
    final,
    hand,
    help_cards,
    pile,
    raid,
    reveal,
    shootout,
    table,
)
from bot.skins.devtools.chicago_poker import every_piece as e
from bot.skins.devtools.chicago_poker import positions as p
from bot.skins.devtools.chicago_poker.samples import PLAYERS, names
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.pieces import SPECIALS, AnyCard, Boss


@dataclass(frozen=True, slots=True)
class Painting:
    """One picture, with a name of its own."""

    name: str
    canvas: Canvas


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language."""
    yield from _tables(language)
    yield from _hands(language)
    yield from _shootouts(language)
    yield from _private(language)
    yield from _others(language)


def _tables(language: Language) -> Iterator[Painting]:
    for name, view, players in (
        ("table-2", p.TWO, p.TWO_NAMES),
        ("table-3", p.THREE, names(p.THREE)),
        ("table-4", p.FOUR, names(p.FOUR)),
        ("table-5", p.FIVE, names(p.FIVE)),
        ("table-6", p.SIX, names(p.SIX)),
        ("table-6-stress", p.STRESS, p.STRESS_NAMES),
        ("table-6-names", p.VACANT, p.STRANGE_NAMES),
        ("table-2-tie", p.TIE_OF_TWO, p.TWO_NAMES),
        ("table-4-tie", p.TIE_OF_FOUR, names(p.FOUR)),
    ):
        yield Painting(name, table.paint(view, players, language))


def _hands(language: Language) -> Iterator[Painting]:
    for name, view in (
        ("hand-7", p.SEVEN_CARDS),
        ("hand-9", p.NINE_CARDS),
        ("hand-8", p.EIGHT_CARDS),
        ("hand-1", p.ONE_CARD),
        ("hand-0", p.NO_CARDS),
    ):
        yield Painting(name, hand.paint(view, names(view.table), language))


def _shootouts(language: Language) -> Iterator[Painting]:
    for name, held, view in (
        ("shootout-4", p.RAINBOW, p.RAINBOW_TABLE),
        ("shootout-6", p.SIX_FIGHTERS, p.SIX_FIGHTERS_TABLE),
        ("shootout-5", p.FIVE_FIGHTERS, p.FIVE),
        ("shootout-3", p.VALUES, p.THREE),
        ("shootout-2-reinforced", p.DUEL, p.DUEL_TABLE),
        ("shootout-1", p.ALONE, p.THREE),
    ):
        yield Painting(name, shootout.paint(held, view, names(view), language))
    for name, tied in (("tie-2", p.TIE_OF_TWO), ("tie-4", p.TIE_OF_FOUR), ("tie-6", p.TIE_OF_SIX)):
        assert tied.tie is not None
        yield Painting(name, shootout.paint_tie(tied.tie, tied, names(tied), language))


def _private(language: Language) -> Iterator[Painting]:
    players = names(p.SIX)
    for name, seen in (
        ("raid-shootout", p.RAID),
        ("raid-next", p.RAID_OPEN),
        ("raid-nothing", p.RAID_NOTHING),
    ):
        yield Painting(name, raid.paint(seen, p.SIX, players, language))
    for count in (1, 9, 23, 40, 60, 81):
        cards: list[AnyCard] = [*SPECIALS[: count // 10], *GANGSTERS[::-1]]
        yield Painting(f"pile-{count}", pile.paint(cards[:count], language))


def _others(language: Language) -> Iterator[Painting]:
    yield Painting("help-ranks", help_cards.paint_ranks(language))
    yield Painting("help-businesses", help_cards.paint_businesses(language))
    for name, view in (("final-6", p.FINAL), ("final-2", p.FINAL_TWO), ("final-last", p.FINAL_LAST)):
        yield Painting(name, final.paint(view, names(view), language))
    for name, view in (("reveal-6", p.ALL_UP), ("reveal-2", p.TWO_UP)):
        yield Painting(name, reveal.paint(view, names(view), language))
    yield Painting("banner-empty", banner.paint((), (), language))
    yield Painting(
        "banner-3", banner.paint(("capone", None, "moran"), ("Lucie", "Théo", "محمد علي"), language)
    )
    yield Painting("banner-6", banner.paint(tuple(Boss), tuple(PLAYERS.values()), language))


def every_piece(language: Language) -> Iterator[Painting]:
    """Every piece at every size, for `make assets`; not much to look at."""
    for view in e.tables():
        yield Painting("table", table.paint(view, names(view), language))
    for own in e.hands():
        yield Painting("hand", hand.paint(own, names(own.table), language))
    for held, view in e.shootouts():
        yield Painting("shootout", shootout.paint(held, view, names(view), language))
    for view in e.ties():
        assert view.tie is not None
        yield Painting("tie", shootout.paint_tie(view.tie, view, names(view), language))
    for seen, view in e.raids():
        yield Painting("raid", raid.paint(seen, view, names(view), language))
    for view in e.finals():
        yield Painting("final", final.paint(view, names(view), language))
        yield Painting("reveal", reveal.paint(view, names(view), language))
