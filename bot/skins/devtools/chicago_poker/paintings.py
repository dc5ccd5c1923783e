"""`python -m bot.skins.preview DIR`: paints every picture from fixed positions, for people to look at."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.skins.canvas import Canvas
from bot.skins.chicago_poker import banner, final, hand, help_cards, pile, raid, reveal, shootout, table
from bot.skins.chicago_poker import everything as e
from bot.skins.chicago_poker import positions as p
from bot.skins.chicago_poker.notation import PLAYERS, names
from bot.skins.sprites import DRAWERS
from bot.table.languages import LANGUAGES, Language
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.pieces import SPECIALS, AnyCard, Boss


@dataclass(frozen=True, slots=True)
class Sight:
    """One picture of the preview."""

    name: str
    canvas: Canvas


def sights(language: Language) -> Iterator[Sight]:
    """Every picture in one language."""
    yield from _tables(language)
    yield from _hands(language)
    yield from _shootouts(language)
    yield from _private(language)
    yield from _others(language)


def _tables(language: Language) -> Iterator[Sight]:
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
        yield Sight(name, table.paint(view, players, language))


def _hands(language: Language) -> Iterator[Sight]:
    for name, view in (
        ("hand-7", p.SEVEN_CARDS),
        ("hand-9", p.NINE_CARDS),
        ("hand-8", p.EIGHT_CARDS),
        ("hand-1", p.ONE_CARD),
        ("hand-0", p.NO_CARDS),
    ):
        yield Sight(name, hand.paint(view, names(view.table), language))


def _shootouts(language: Language) -> Iterator[Sight]:
    for name, held, view in (
        ("shootout-4", p.RAINBOW, p.RAINBOW_TABLE),
        ("shootout-6", p.SIX_FIGHTERS, p.SIX_FIGHTERS_TABLE),
        ("shootout-5", p.FIVE_FIGHTERS, p.FIVE),
        ("shootout-3", p.VALUES, p.THREE),
        ("shootout-2-reinforced", p.DUEL, p.DUEL_TABLE),
        ("shootout-1", p.ALONE, p.THREE),
    ):
        yield Sight(name, shootout.paint(held, view, names(view), language))
    for name, tied in (("tie-2", p.TIE_OF_TWO), ("tie-4", p.TIE_OF_FOUR), ("tie-6", p.TIE_OF_SIX)):
        assert tied.tie is not None
        yield Sight(name, shootout.paint_tie(tied.tie, tied, names(tied), language))


def _private(language: Language) -> Iterator[Sight]:
    players = names(p.SIX)
    for name, seen in (
        ("raid-shootout", p.RAID),
        ("raid-next", p.RAID_OPEN),
        ("raid-nothing", p.RAID_NOTHING),
    ):
        yield Sight(name, raid.paint(seen, p.SIX, players, language))
    for count in (1, 9, 23, 40, 60, 81):
        cards: list[AnyCard] = [*SPECIALS[: count // 10], *GANGSTERS[::-1]]
        yield Sight(f"pile-{count}", pile.paint(cards[:count], language))


def _others(language: Language) -> Iterator[Sight]:
    yield Sight("help-ranks", help_cards.paint_ranks(language))
    yield Sight("help-businesses", help_cards.paint_businesses(language))
    for name, view in (("final-6", p.FINAL), ("final-2", p.FINAL_TWO), ("final-last", p.FINAL_LAST)):
        yield Sight(name, final.paint(view, names(view), language))
    for name, view in (("reveal-6", p.ALL_UP), ("reveal-2", p.TWO_UP)):
        yield Sight(name, reveal.paint(view, names(view), language))
    yield Sight("banner-empty", banner.paint((), (), language))
    yield Sight("banner-3", banner.paint(("capone", None, "moran"), ("Lucie", "Théo", "محمد علي"), language))
    yield Sight("banner-6", banner.paint(tuple(Boss), tuple(PLAYERS.values()), language))


def everything(language: Language) -> Iterator[Sight]:
    """Every piece at every size, for the press; not much to look at."""
    for view in e.tables():
        yield Sight("table", table.paint(view, names(view), language))
    for own in e.hands():
        yield Sight("hand", hand.paint(own, names(own.table), language))
    for held, view in e.shootouts():
        yield Sight("shootout", shootout.paint(held, view, names(view), language))
    for view in e.ties():
        assert view.tie is not None
        yield Sight("tie", shootout.paint_tie(view.tie, view, names(view), language))
    for seen, view in e.raids():
        yield Sight("raid", raid.paint(seen, view, names(view), language))
    for view in e.finals():
        yield Sight("final", final.paint(view, names(view), language))
        yield Sight("reveal", reveal.paint(view, names(view), language))


def main(directory: str) -> None:
    """Write every picture in every language into a directory, and print what the painters keep in memory."""
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for sight in sights(language):
            content = sight.canvas.encoded()
            (folder / f"{sight.name}-{language}.png").write_bytes(content)
            print(f"{sight.name}-{language}.png\t{len(content) / 1000:.0f} kB")
    for drawer in DRAWERS:
        print(
            f"{drawer.name}: {drawer.bytes / 1e6:.1f} of at most {drawer.limit / 1e6:.1f} MB"
            f" in {len(drawer)} pictures"
        )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m bot.skins.preview DIR")
    main(sys.argv[1])
