"""The pictures of Two Trucks from fixed positions, for the preview."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.skins.kit.canvas import Canvas
from bot.skins.two_trucks.pictures import banner, dawn, final, hand, help_card, share, story, table, train
from bot.table.languages import Language
from engine.story import Story
from engine.two_trucks.views import TableView
from tools.pictures.painting import Painting
from tools.pictures.two_trucks.positions import NAMES, Played, played

SEATS = range(2, 7)
LOBBY = ("capone", None, "weiss", "yale", "moran", "torrio")


def paintings(language: Language) -> Iterator[Painting]:
    """Every kind of picture at every number of seats, wide and upright; the lobby."""
    for name, paint in at_every_number(language, NAMES):
        yield Painting(f"trucks-{name}", paint)
    yield Painting("trucks-help", partial(help_card.paint, language))
    for count in (0, 2, 6):
        yield Painting(
            f"trucks-banner-{count}",
            partial(
                banner.paint,
                ("capone", None, "weiss", "yale", "moran", "torrio")[:count],
                played(6).names[:count],
                language,
            ),
        )


def _told(
    paint: Callable[[Story, TableView, Sequence[str], Language], Canvas],
    game: Played,
    names: Sequence[str],
    language: Language,
) -> Canvas:
    """A picture of a story, which is told only now: that takes a second."""
    return paint(game.story, game.nights[-1].table, names, language)


def at_every_number(language: Language, names: Sequence[str]) -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """The same with these names, and ends with every number of winners."""
    for seats in SEATS:
        game = played(seats, ("stand", "next")[seats % 2])
        middle, last = game.nights[6], game.nights[-1]
        over = last.table
        shown = {
            f"table-{seats}": partial(table.paint, middle.table, names, language),
            f"pocket-table-{seats}": partial(table.paint_upright, middle.table, names, language),
            f"hand-{seats}": partial(hand.paint, middle.view(0), names, language),
            f"pocket-hand-{seats}": partial(hand.paint_upright, middle.view(0), names, language),
            f"sent-{seats}": partial(hand.paint, game.nights[1].sent(0), names, language),
            f"dawn-{seats}": partial(dawn.paint, middle.trucks, middle.arrived, middle.table, language),
            f"pocket-dawn-{seats}": partial(
                dawn.paint_upright, middle.trucks, middle.arrived, middle.table, language
            ),
            f"train-{seats}": partial(train.paint, last.train, over, names, language),
            f"pocket-train-{seats}": partial(train.paint_upright, last.train, over, names, language),
            f"opened-{seats}": partial(table.paint, over, names, language),
            f"pocket-opened-{seats}": partial(table.paint_upright, over, names, language),
            f"final-{seats}": partial(final.paint, over, names, language),
            f"story-{seats}": partial(_told, story.paint, game, names, language),
            f"card-{seats}": partial(_told, share.paint, game, names, language),
        }
        yield from shown.items()
    for count in SEATS:
        shared = replace(played(6).nights[-1].table, winners=tuple(range(count)))
        yield f"final-shared-{count}", partial(final.paint, shared, names, language)
