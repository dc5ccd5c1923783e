"""Every picture of Gangster, painted from fixed positions: for the preview, `make assets` and tests."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.skins.gangster.pictures import (
    banner,
    figures,
    final,
    panel,
    pocket,
    pocket_panel,
    scoring,
    share,
    so_far,
    story,
    table,
)
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine import gangster as game
from engine.gangster.pieces import Boss
from tools.pictures.gangster import positions as p
from tools.pictures.gangster.stories import told
from tools.pictures.painting import Painting

CARDS = ("story-4", "story-5-names", "story-3-shared")


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language."""
    for name, paint in _everything(language):
        yield Painting(name, paint)


def _everything(language: Language) -> Iterator[tuple[str, Callable[[], Canvas]]]:
    for name, view in p.tables().items():
        yield name, partial(table.paint, view, p.names(view), language)
        yield f"pocket-{name}", partial(pocket.paint, view, p.names(view), language)
        yield f"so-far-{name}", partial(so_far.paint, view, p.names(view), language)
        yield f"pocket-so-far-{name}", partial(so_far.paint_upright, view, language)
        yield f"pocket-figures-{name}", partial(figures.paint, view, language)
    for seats in (2, 5):
        view = p.table(seats)
        people = p.STRANGE[:seats]
        yield f"table-{seats}-names", partial(table.paint, view, people, language)
        yield f"pocket-table-{seats}-names", partial(pocket.paint, view, people, language)
    for name, own in p.hands().items():
        previews = game.panel(own)
        yield name, partial(panel.paint, own, previews, p.names(own.table), language)
        yield f"pocket-{name}", partial(pocket_panel.paint, own, previews, language)
    for name, (event, view) in p.scorings().items():
        yield name, partial(scoring.paint, event, view, p.names(view), language)
        yield f"pocket-{name}", partial(scoring.paint_upright, event, view, language)
    for name, view in p.finals().items():
        yield name, partial(final.paint, view, p.names(view), language)
        yield f"pocket-{name}", partial(final.paint_upright, view, p.names(view), language)
    for name, (story_told, over, players) in told().items():
        yield name, partial(story.paint, story_told, over, players, language)
        if name in CARDS:
            yield name.replace("story", "card"), partial(share.paint, story_told, over, players, language)
    yield "banner-0", partial(banner.paint, (), (), language)
    yield "banner-3", partial(banner.paint, ("capone", None, "yale"), ("Lucie", "Théo", "Ines"), language)
    yield (
        "banner-5",
        partial(banner.paint, tuple(Boss)[:5], [p.PLAYERS[boss] for boss in tuple(Boss)[:5]], language),
    )
    for seats in (2, 5):
        seated = tuple(Boss)[-seats:]
        people = tuple(p.PLAYERS[boss] for boss in seated)
        yield f"banner-started-{seats}", partial(banner.paint_started, seated, people, language)
