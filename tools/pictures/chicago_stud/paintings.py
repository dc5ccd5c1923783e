"""Every picture of Chicago stud, painted from fixed positions: for the preview, `make assets` and tests."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.skins.chicago_stud.pictures import (
    banner,
    final,
    hand,
    pocket,
    pocket_hand,
    share,
    showdown,
    story,
    table,
)
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from engine.chicago_stud.views import SeatView, TableView
from tools.pictures.chicago_stud import positions as p
from tools.pictures.chicago_stud.samples import PLAYERS, names
from tools.pictures.chicago_stud.stories import told
from tools.pictures.painting import Painting

CARDS = ("story-8-names", "story-8-shared", "story-5")


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language; help cards are those of the French deck."""
    for name, paint in _everything(language):
        yield Painting(name, paint)


def _everything(language: Language) -> Iterator[tuple[str, Callable[[], Canvas]]]:
    for name, view in p.TABLES.items():
        yield from _table(name, view, language)
    marked = p.TABLES["table-8"]
    yield "table-marked", partial(table.paint, marked, names(marked), language, p.SAID)
    for name, own in p.HANDS.items():
        yield from _hand(name, own, language)
    for name, (event, view) in p.SHOWDOWNS.items():
        yield name, partial(showdown.paint, event, view, names(view), language)
    for name, view in p.FINALS.items():
        yield name, partial(final.paint, view, names(view), language)
    for name, (story_told, view, people) in told().items():
        yield name, partial(story.paint, story_told, view, people, language)
        if name in CARDS:
            card = name.replace("story", "card")
            yield card, partial(share.paint, story_told, view, people, language)
    yield "banner-0", partial(banner.paint, (), (), language)
    yield "banner-3", partial(banner.paint, ("capone", None, "rolfe"), ("Lucie", "Théo", "Ines"), language)
    yield "banner-8", partial(banner.paint, tuple(Boss), [PLAYERS[boss] for boss in Boss], language)
    for count in (2, 7, 8):
        yield f"banner-started-{count}", partial(_started, count, language)


def _table(name: str, view: TableView, language: Language) -> Iterator[tuple[str, Callable[[], Canvas]]]:
    people = p.STRANGE_NAMES if name.endswith("names") else names(view)
    yield name, partial(table.paint, view, people, language)
    yield f"pocket-{name}", partial(pocket.paint, view, people, language)


def _hand(name: str, own: SeatView, language: Language) -> Iterator[tuple[str, Callable[[], Canvas]]]:
    people = names(own.table)
    yield name, partial(hand.paint, own, people, language)
    yield f"pocket-{name}", partial(pocket_hand.paint, own, people, language)


def _started(count: int, language: Language) -> Canvas:
    seated = tuple(Boss)[-count:]
    return banner.paint_started(seated, [PLAYERS[boss] for boss in seated], language)
