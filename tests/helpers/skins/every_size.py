"""Pictures for every number of seats, with the longest names: what trees must have room for."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product

from bot.skins.bosses.banner import Banner
from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.pictures import banner as chicago_banner
from bot.skins.chicago_poker.pictures import final as big_boss
from bot.skins.chicago_poker.pictures import hand as chicago_hand
from bot.skins.chicago_poker.pictures import pocket_hand as chicago_pocket_hand
from bot.skins.chicago_poker.pictures import pocket_shootout, shootout
from bot.skins.chicago_stud.pictures import banner as stud_banner
from bot.skins.chicago_stud.pictures import final as stud_final
from bot.skins.chicago_stud.pictures import hand as stud_hand
from bot.skins.chicago_stud.pictures import pocket as stud_pocket
from bot.skins.chicago_stud.pictures import pocket_hand as stud_pocket_hand
from bot.skins.chicago_stud.pictures import showdown as stud_showdown
from bot.skins.chicago_stud.pictures import table as stud_table
from bot.skins.gangster.pictures import final as king
from bot.skins.gangster.pictures import panel, pocket_panel, scoring, so_far
from bot.skins.gangster.pictures import pocket as city_pocket
from bot.skins.gangster.pictures import table as city_table
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.pictures import final, hand, pocket, pocket_hand, reads, showdown, table
from bot.skins.poker_champ.words.record import Deal, deals_over
from bot.skins.two_trucks.pictures import banner as trucks_banner
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from engine.gangster import panel as previewed
from engine.poker_champ.events import AwardGiven, DuelFought
from tests.helpers.chicago_stud.shown import shown_by
from tools.pictures.chicago_poker import every_piece as chicago
from tools.pictures.chicago_poker import positions as poker
from tools.pictures.chicago_poker.samples import hand as hand_of
from tools.pictures.chicago_stud import positions as stud
from tools.pictures.gangster import positions as gangsters
from tools.pictures.poker_champ import every_piece
from tools.pictures.poker_champ import positions as champ
from tools.pictures.poker_champ.deals import played
from tools.pictures.poker_champ.samples import Position
from tools.pictures.two_trucks import paintings as trucks

LONGEST = ("W" * 32, "Jean-Sébastien de la Fontaine", "名前名前名前名前名前名前", "Alexandra-Maria 🎩🎩🎩")
NAMES = (*LONGEST, *LONGEST)
COMPUTERS: dict[Language, tuple[str, ...]] = {
    "en": ("computer · Regular",) * 8,
    "fr": ("ordinateur · Débutant",) * 8,
}  # as the book and a replay call them

SHOOTOUTS = (
    (poker.ALONE, poker.THREE),
    (poker.DUEL, poker.DUEL_TABLE),
    (poker.VALUES, poker.THREE),
    (poker.RAINBOW, poker.RAINBOW_TABLE),
    (poker.FIVE_FIGHTERS, poker.FIVE),
    (poker.SIX_FIGHTERS, poker.SIX_FIGHTERS_TABLE),
)
CHAMP = (champ.TWO, champ.THREE, champ.FOUR, champ.FIVE, champ.SIX)

Paint = Callable[[], Canvas]


def banners(banner: Banner, language: Language) -> Iterator[tuple[str, Paint]]:
    """A lobby that fills, and the head of a game for every number of players."""
    roles = tuple(SHORT)[: banner.seats]
    for count in range(banner.seats + 1):
        bosses = [None, *roles][:count]
        yield f"banner {count}", partial(banner.paint, bosses, NAMES[:count], language)
        if count > 1:
            begun = partial(banner.paint_started, roles[:count], NAMES, language)
            yield f"begun {count}", begun


def chicago_poker(language: Language) -> Iterator[tuple[str, Paint]]:
    """Hands of every number of cards, shootouts of every number of bosses, and ties."""
    yield from banners(chicago_banner.BANNER, language)
    cards = ["B15", "limousine", "Y13", "police-raid", "P11", "bribery", "G4", "revolver", "liquidation"]
    for count in range(len(cards) + 1):
        own = hand_of(poker.THREE, 1, " ".join(cards[:count]), "(P5) (R1)|G8 (G1) G10", " ".join(cards[-2:]))
        yield f"hand {count}", partial(chicago_hand.paint, own, NAMES, language)
        yield f"pocket hand {count}", partial(chicago_pocket_hand.paint, own, language)
    for held, view in SHOOTOUTS:
        for kind, names in (("long", NAMES), ("computers", COMPUTERS[language])):
            name = f"{len(held.fighters)} {kind}"
            yield f"shootout {name}", partial(shootout.paint, held, view, names, language)
            yield f"pocket shootout {name}", partial(pocket_shootout.paint, held, view, names, language)
    for view in (poker.TIE_OF_TWO, poker.TIE_OF_FOUR, poker.TIE_OF_SIX):
        assert view.tie is not None
        name = f"pocket tie {len(view.tie.fighters)}"
        yield name, partial(pocket_shootout.paint_tie, view.tie, view, NAMES, language)
    for number, view in enumerate(chicago.finals()):
        yield f"final {number}", partial(big_boss.paint, view, NAMES, language)
        yield f"pocket final {number}", partial(big_boss.paint_upright, view, NAMES, language)


def chicago_stud(language: Language) -> Iterator[tuple[str, Paint]]:
    """Tables and hands of the previews; showdowns of every number of hands, ends of winners."""
    yield from banners(stud_banner.BANNER, language)
    for name, view in stud.TABLES.items():
        yield name, partial(stud_table.paint, view, NAMES, language)
        yield f"pocket {name}", partial(stud_pocket.paint, view, NAMES, language)
    for name, own in stud.HANDS.items():
        yield name, partial(stud_hand.paint, own, NAMES, language)
        yield f"pocket {name}", partial(stud_pocket_hand.paint, own, NAMES, language)
    for hands in range(2, len(Boss) + 1):
        for low in (False, True):
            event, view = shown_by(hands, low=low)
            kind = "low" if low else "high"
            yield f"showdown {hands} {kind}", partial(stud_showdown.paint, event, view, NAMES, language)

    ended = stud.FINALS["final-8"]
    for count in range(1, len(Boss) + 1):
        won = replace(ended, winners=tuple(range(count)))
        yield f"final {count}", partial(stud_final.paint, won, NAMES, language)


def poker_champ(language: Language) -> Iterator[tuple[str, Paint]]:
    """Tables, hands and ends; showdowns of every number of hands, best ones and Awards; duels; unseen."""
    yield from _champ_tables(language)
    yield from _champ_ends(language)
    yield from _champ_reads(language)
    six = champ.SIX.table
    for count in range(2, 7):
        for best in range(1, count + 1):
            held = every_piece.held(count, best)
            for many in range(count):
                given = tuple(AwardGiven(seat, (seat + 1) % 6, 30, 6, 3, 7) for seat in range(many))
                name = f"showdown {count} {best} {many}"
                yield name, partial(showdown.paint, held, six, NAMES, language, given)
            fought = DuelFought(1, 5, held.common, held.shown, 0 if best == 1 else None)
            gift = AwardGiven(0, 5, 30, 6, 1, 1)
            yield f"duel {count} {best}", partial(showdown.paint_duel, fought, six, NAMES, language, gift)
    for at in CHAMP:
        name = f"unseen {len(at.table.rows)}"
        yield name, partial(showdown.paint_unseen, champ.UNSEEN, at.table, NAMES, language)


def _champ_tables(language: Language) -> Iterator[tuple[str, Paint]]:
    for at in CHAMP:
        seats = len(at.table.rows)
        yield f"table {seats}", partial(table.paint, at.table, NAMES, language)
        yield f"pocket table {seats}", partial(pocket.paint, at.table, NAMES, language)
        for seat, standing in product(range(seats), (False, True)):
            for kind, paint in (("hand", hand.paint), ("pocket hand", pocket_hand.paint)):
                view, name = at.view(seat), f"{kind} {seats} {seat} {standing}"
                yield name, partial(paint, view, NAMES, language, standing=standing)


def _champ_reads(language: Language) -> Iterator[tuple[str, Paint]]:
    for at, count in product(CHAMP, (1, 3, 5)):
        seats = len(at.table.rows)
        over = deals_over(played(seats, count, seed=seats))[::-1]
        yield f"reads {seats} {count}", partial(reads.paint, over, at.table, NAMES, language)
        for part in range(2 if seats > reads.ACROSS else 1):

            def upright(over: list[Deal] = over, at: Position = at, part: int = part) -> Canvas:
                return reads.paint_upright(over, at.table, NAMES, language)[part]

            yield f"pocket reads {seats} {count} {part}", upright


def _champ_ends(language: Language) -> Iterator[tuple[str, Paint]]:
    for count in range(1, 7):
        won = replace(champ.SIX.table, winners=tuple(range(count)))
        yield f"final {count}", partial(final.paint, won, NAMES, language)


def gangster(language: Language) -> Iterator[tuple[str, Paint]]:
    """Tables, panels and reckonings for every number of seats; ends with one king and with several."""
    for name, view in gangsters.tables().items():
        yield name, partial(city_table.paint, view, NAMES, language)
        yield f"pocket {name}", partial(city_pocket.paint, view, NAMES, language)
    for name, own in gangsters.hands().items():
        previews = previewed(own)
        yield name, partial(panel.paint, own, previews, NAMES, language)
        yield f"pocket {name}", partial(pocket_panel.paint, own, previews, language)
    for name, (held, view) in gangsters.scorings().items():
        yield name, partial(scoring.paint, held, view, NAMES, language)
        yield f"pocket {name}", partial(scoring.paint_upright, held, view, language)
    for name, view in gangsters.tables().items():
        yield f"so far {name}", partial(so_far.paint, view, NAMES, language)
    for name, view in gangsters.finals().items():
        yield name, partial(king.paint, view, NAMES, language)
        yield f"pocket {name}", partial(king.paint_upright, view, NAMES, language)


def two_trucks(language: Language) -> Iterator[tuple[str, Paint]]:
    """Every kind of picture."""
    yield from banners(trucks_banner.BANNER, language)
    yield from trucks.at_every_number(language, NAMES)


EVERY = {
    "chicago_poker": chicago_poker,
    "chicago_stud": chicago_stud,
    "gangster": gangster,
    "poker_champ": poker_champ,
    "two_trucks": two_trucks,
}
