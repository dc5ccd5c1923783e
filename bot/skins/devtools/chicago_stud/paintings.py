"""Every picture of Chicago stud, painted from fixed positions: for the preview, `make assets` and tests."""

from collections.abc import Iterator

from bot.skins.chicago_stud.pictures import banner, final, hand, pocket, pocket_hand, showdown, table
from bot.skins.devtools.chicago_stud import positions as p
from bot.skins.devtools.chicago_stud.samples import PLAYERS, names
from bot.skins.devtools.painting import Painting
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language; help cards are those of the French deck."""
    for name, view in p.TABLES.items():
        yield Painting(name, table.paint(view, names(view), language))
        yield Painting(f"pocket-{name}", pocket.paint(view, names(view), language))
    yield Painting(
        "table-marked", table.paint(p.TABLES["table-8"], names(p.TABLES["table-8"]), language, p.SAID)
    )
    for name, own in p.HANDS.items():
        yield Painting(name, hand.paint(own, names(own.table), language))
        yield Painting(f"pocket-{name}", pocket_hand.paint(own, names(own.table), language))
    for name, (event, view) in p.SHOWDOWNS.items():
        yield Painting(name, showdown.paint(event, view, names(view), language))
    for name, view in p.FINALS.items():
        yield Painting(name, final.paint(view, names(view), language))
    yield from _banners(language)


def _banners(language: Language) -> Iterator[Painting]:
    yield Painting("banner-0", banner.paint((), (), language))
    yield Painting("banner-3", banner.paint(("capone", None, "rolfe"), ("Lucie", "Théo", "Ines"), language))
    yield Painting("banner-8", banner.paint(tuple(Boss), [PLAYERS[boss] for boss in Boss], language))
    for count in (2, 8):
        seated = tuple(Boss)[-count:]
        people = [PLAYERS[boss] for boss in seated]
        yield Painting(f"banner-started-{count}", banner.paint_started(seated, people, language))
