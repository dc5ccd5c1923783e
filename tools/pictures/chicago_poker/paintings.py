"""Every picture of Chicago Poker, painted from fixed positions: for the preview, `make assets` and tests."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.skins.chicago_poker.pictures import (
    banner,
    cards,
    fighters,
    final,
    hand,
    help_cards,
    pile,
    pocket,
    pocket_hand,
    pocket_shootout,
    raid,
    reveal,
    share,
    shootout,
    story,
    table,
    town,
)
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.scene import flow
from bot.skins.standings import winners
from bot.table.languages import Language
from engine.chicago_poker.cards import GANGSTERS, Card, Colour
from engine.chicago_poker.events import Victory
from engine.chicago_poker.pieces import SPECIALS, AnyCard, Boss, Business, Special
from engine.chicago_poker.views import Outcome
from tools.pictures.chicago_poker import every_piece as e
from tools.pictures.chicago_poker import positions as p
from tools.pictures.chicago_poker.samples import PLAYERS, names
from tools.pictures.chicago_poker.stories import told
from tools.pictures.painting import Painting
from tools.pictures.story_pieces import NERVE, pieces


def paintings(language: Language) -> Iterator[Painting]:
    """Every picture in one language."""
    yield from _tables(language)
    yield from _hands(language)
    yield from _towns(language)
    yield from _pockets(language)
    yield from _shootouts(language)
    yield from _private(language)
    yield from _others(language)
    for name, (story_told, view, players) in told().items():
        yield Painting(name, partial(story.paint, story_told, view, players, language))
    for name, (victory, won) in CARDS.items():
        story_told, view, players = told()[f"story-{name}"]
        outcome = Outcome(winners(story_told)[0], victory, won)
        ended = replace(view, outcome=outcome)
        yield Painting(f"card-{name}", partial(share.paint, story_told, ended, players, language))


S, J, B, G = Business
CARDS = {
    "6": (Victory.ALL_KINDS, (S, J, B, G)),
    "6-names": (Victory.ANY_TILES, (S, J, J, G, G)),
    "4-calm": (Victory.ONE_KIND, (B, B, B)),
    "2-short": (Victory.LAST_TILE, ()),
}
"""What those who won the stories of these names had won."""


def _tables(language: Language) -> Iterator[Painting]:
    for name, view, players in (
        ("table-2", p.TWO, p.TWO_NAMES),
        ("table-3", p.THREE, names(p.THREE)),
        ("table-4", p.FOUR, names(p.FOUR)),
        ("table-5", p.FIVE, names(p.FIVE)),
        ("table-6-first", replace(p.SIX, turn=1), names(p.SIX)),
        ("table-6", p.SIX, names(p.SIX)),
        ("table-6-stress", p.STRESS, p.STRESS_NAMES),
        ("table-6-names", p.VACANT, p.STRANGE_NAMES),
        ("table-2-tie", p.TIE_OF_TWO, p.TWO_NAMES),
        ("table-4-tie", p.TIE_OF_FOUR, names(p.FOUR)),
    ):
        yield Painting(name, partial(table.paint, view, players, language))


def _hands(language: Language) -> Iterator[Painting]:
    for name, view in (
        ("hand-7", p.SEVEN_CARDS),
        ("hand-9", p.NINE_CARDS),
        ("hand-8", p.EIGHT_CARDS),
        ("hand-1", p.ONE_CARD),
        ("hand-0", p.NO_CARDS),
        *((f"hand-{count}", view) for count, view in p.FEW_CARDS.items()),
    ):
        yield Painting(name, partial(hand.paint, view, names(view.table), language))


def _towns(language: Language) -> Iterator[Painting]:
    for name, view in TOWNS:
        yield Painting(
            f"town-{name}",
            partial(town.paint, view, names(view.table), language, p.SINCE if name == "4" else ()),
        )


def _pockets(language: Language) -> Iterator[Painting]:
    for seats, view in ((2, p.TWO), (3, p.THREE), (4, p.FOUR), (5, p.FIVE), (6, p.SIX)):
        yield Painting(f"pocket-table-{seats}", partial(pocket.paint, view, names(view), language))
    yield Painting("pocket-table-names", partial(pocket.paint, p.VACANT, p.STRANGE_NAMES, language))
    for name, own in TOWNS:
        yield Painting(f"pocket-town-{name}", partial(pocket.paint_town, own, names(own.table), language))
    held = {9: p.NINE_CARDS, 0: p.NO_CARDS, 1: p.ONE_CARD, **p.FEW_CARDS}
    for name, own in (*TOWNS, *((f"hand-{count}", own) for count, own in held.items())):
        yield Painting(f"pocket-hand-{name}", partial(pocket_hand.paint, own, language))


TOWNS = (
    ("2", p.TOWN_OF_TWO),
    ("3", p.TOWN_OF_THREE),
    ("4", p.TOWN_OF_FOUR),
    ("5", p.TOWN_OF_FIVE),
    ("6", p.TOWN_OF_SIX),
    ("long", p.LONG_HAND),
    ("waiting", p.TOWN_WAITING),
    ("tie", p.TOWN_IN_TIE),
)


def _shootouts(language: Language) -> Iterator[Painting]:
    for name, held, view in (
        ("shootout-4", p.RAINBOW, p.RAINBOW_TABLE),
        ("shootout-4-decisive", p.DECISIVE, p.DECISIVE_TABLE),
        ("shootout-6", p.SIX_FIGHTERS, p.SIX_FIGHTERS_TABLE),
        ("shootout-5", p.FIVE_FIGHTERS, p.FIVE),
        ("shootout-3", p.VALUES, p.THREE),
        ("shootout-2-reinforced", p.DUEL, p.DUEL_TABLE),
        ("shootout-1", p.ALONE, p.THREE),
    ):
        yield Painting(name, partial(shootout.paint, held, view, names(view), language))
        yield Painting(f"pocket-{name}", partial(pocket_shootout.paint, held, view, names(view), language))
    for name, tied in (("tie-2", p.TIE_OF_TWO), ("tie-4", p.TIE_OF_FOUR), ("tie-6", p.TIE_OF_SIX)):
        assert tied.tie is not None
        yield Painting(name, partial(shootout.paint_tie, tied.tie, tied, names(tied), language))
        upright = partial(pocket_shootout.paint_tie, tied.tie, tied, names(tied), language)
        yield Painting(f"pocket-{name}", upright)


def _private(language: Language) -> Iterator[Painting]:
    players = names(p.SIX)
    for name, seen in (
        ("raid-shootout", p.RAID),
        ("raid-next", p.RAID_OPEN),
        ("raid-nothing", p.RAID_NOTHING),
    ):
        yield Painting(name, partial(raid.paint, seen, p.SIX, players, language))
    for count in (1, 9, 23, 40, 60, 81):
        cards: list[AnyCard] = [*SPECIALS[: count // 10], *GANGSTERS[::-1]]
        yield Painting(f"pile-{count}", partial(pile.paint, cards[:count], language))


def _others(language: Language) -> Iterator[Painting]:
    yield Painting("help-ranks", partial(help_cards.paint_ranks, language))
    yield Painting("help-businesses", partial(help_cards.paint_businesses, language))
    for name, view in (("final-6", p.FINAL), ("final-2", p.FINAL_TWO), ("final-last", p.FINAL_LAST)):
        yield Painting(name, partial(final.paint, view, names(view), language))
        yield Painting(f"pocket-{name}", partial(final.paint_upright, view, names(view), language))
    for name, view in (("reveal-6", p.ALL_UP), ("reveal-2", p.TWO_UP)):
        yield Painting(name, partial(reveal.paint, view, names(view), language))
    yield Painting("banner-empty", partial(banner.paint, (), (), language))
    yield Painting(
        "banner-3", partial(banner.paint, ("capone", None, "moran"), ("Lucie", "Théo", "محمد علي"), language)
    )
    for count in (2, 4, 5, 6):
        seated = ("torrio", "capone", "obanion", "weiss", "moran", "yale")[:count]
        started = partial(
            banner.paint_started,
            seated,
            [PLAYERS[Boss(boss)] for boss in seated],
            language,
            count % 3 - 1,
            "full",
        )
        yield Painting(f"banner-started-{count}", started)
    yield Painting("banner-6", partial(banner.paint, tuple(Boss), tuple(PLAYERS.values()), language))


def every_piece(language: Language) -> Iterator[Canvas]:
    """Every piece at every size, for `make assets`; not much to look at."""
    yield _stories()
    for view in e.tables():
        yield table.paint(view, names(view), language)
        yield pocket.paint(view, names(view), language)
    for own in e.towns():
        yield town.paint(own, names(own.table), language)
        yield pocket.paint_town(own, names(own.table), language)
        yield pocket_hand.paint(own, language)
        if len(own.table.rows) == 6:  # the reader's own portrait is as large at every table
            waiting = replace(own, offers=())
            yield town.paint(waiting, names(own.table), language)
    yield _every_card()
    for own in e.hands():
        yield hand.paint(own, names(own.table), language)
    for own in e.few():
        yield hand.paint(own, names(own.table), language)
        yield pocket_hand.paint(own, language)
    for held, view in e.shootouts():
        yield shootout.paint(held, view, names(view), language)
    for view in e.ties():
        assert view.tie is not None
        yield shootout.paint_tie(view.tie, view, names(view), language)
    for seen, view in e.raids():
        yield raid.paint(seen, view, names(view), language)
    for view in e.finals():
        yield final.paint(view, names(view), language)
        yield reveal.paint(view, names(view), language)
    for count in range(2, 7):
        yield banner.paint_started(tuple(Boss)[-count:], ("",) * count, language, 0)
        yield banner.paint_started(tuple(Boss)[:count], ("",) * count, language, 1)


def _stories() -> Canvas:
    """Every boss, sign and tile of stories."""
    canvas = pieces(Boss, NERVE)
    for wide in story.TILES.values():
        for business in Business:
            canvas.put(tile(business), 60, 60, wide, hexagon(wide))
    for wide in (share.TILE, share.SMALL):
        for business in Business:
            canvas.put(tile(business), 60, 60, wide, hexagon(wide))
    return canvas


def _every_card() -> Canvas:
    """Every suit and every special at each width that a hand or a shootout may shrink to."""
    canvas = on_ground("hand")
    for wide in {*reveal.PRINTED, *fighters.PRINTED}:
        drawn = cards.of(wide)
        for block in (*(drawn.gangster(Card(colour, 8)) for colour in Colour), drawn.back()):
            flow.put(canvas, block, 40, 40)
        for up in (True, False):
            flow.put(canvas, drawn.slot(up), 40, 40)
    for wide in fighters.PRINTED:
        flow.put(canvas, cards.of(wide).turned_up(cards.of(wide).back()), 40, 40)
    for wide in reveal.PRINTED:
        for special in Special:
            flow.put(canvas, cards.of(wide).small_special(special), 40, 40)
    return canvas
