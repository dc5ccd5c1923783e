"""A shootout or a tie for a phone held upright: one panel a fighter, the winner first."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards, shootout
from bot.skins.chicago_poker.pictures.emblems import controls, fought_over
from bot.skins.chicago_poker.pictures.fighters import Entry
from bot.skins.chicago_poker.pictures.pocket_cards import ToPlay
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import rank_capitals, reason
from bot.skins.kit import blocks, pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Fit, Lines, Plate, Sized, Sprite, Stack, Text
from bot.skins.scene.theme import (
    APART,
    BODY,
    CLOSE,
    CREAM,
    EMBER,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEAR,
    ON_ACTIVE,
    ON_FIRE,
    ROW,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.events import ShootoutHeld
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.views import TableView, TieView

SIGNS = shootout.Signs(crown=42, tile=58, sent=62)
ICON, DISC = 44, (34 / 38, 0.60, 0.66)
CROWDED = 5  # from so many fighters all stands closer
SMALL, MIDDLE, LARGE = 62, 76, 90  # widths of cards


def paint(
    held: ShootoutHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    later: Sequence[ShootoutHeld] = (),
) -> Canvas:
    """A business was won. `later`: shootouts after this one that the table has already counted."""
    ranked = shootout.in_places(held)
    entries = [shootout.entry(each, table, names, held.rounds, later=later) for each in ranked]
    takes = (shootout.won(held, table, language, later), say(language, "picture-takes-it"))
    why = reason(held, language)
    more: list[Block] = [Text(why, Type.TEXT, SIGN, IVORY)] if why else []
    ribbon = Stack((Text(takes, Type.NUMERAL, BODY, INK, SIGN),), pad=(APART, 0), ground=Plate(GOLD, 8))
    more.append(flow.row(Sized(ribbon, tall=52)))
    first, *rest = entries
    panels = [_panel(first, 1, len(entries), language, more, won=True)]
    panels += [_panel(each, place, len(entries), language) for place, each in enumerate(rest, start=2)]
    follows = shootout.follows(held, table, language, SIGNS, later)
    return _picture(held.place, held.business, panels, follows, language)


def paint_tie(tie: TieView, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The best hands are equal: the tied bosses choose reinforcements in secret."""
    entries = [
        shootout.entry(each, table, names, tie.rounds, tied=each.seat in tie.tied) for each in tie.fighters
    ]
    places = [1 if each.tied else number for number, each in enumerate(entries, start=1)]
    panels = [
        _panel(each, place, len(entries), language) for each, place in zip(entries, places, strict=True)
    ]
    follows = shootout.awaited(language, SIGNS)
    return _picture(tie.place, tie.business, panels, follows, language)


def _picture(
    place: Place,
    business: Business,
    panels: Sequence[Block],
    follows: shootout.Follows,
    language: Language,
) -> Canvas:
    tree = flow.column(_head(place, business, language), *panels, _line(follows), gap=CLOSE, grow=1)
    canvas = pocket.begun(pocket.frame(Stack((tree,), pad=(CLOSE, CLOSE))))
    return pocket.framed(canvas)


def _head(place: Place, business: Business, language: Language) -> Block:
    """The business under fire, and its name on a red plate."""
    title = Text(say(language, "picture-shootout"), Type.TITLE, TITLE, CREAM, HEAD)
    name = Text(capitals(language, f"business-{business.value}"), Type.NAME, BODY, ON_FIRE, SIGN)
    plate = flow.row(Sized(Stack((name,), pad=(APART, 0), ground=Plate(EMBER, 8)), tall=54))
    told = flow.column(title, plate, gap=APART, grow=1)
    return Stack((fought_over(place, business, 125, 56), told), APART, pad=(NEAR, NEAR))


def _line(follows: shootout.Follows) -> Block:
    sign, first, second, _ = follows
    words = [Text(first, Type.NAME, BODY, IVORY, SIGN), Text(second, Type.NAME, BODY, GOLD, SIGN)]
    return Stack((sign, *words[: 2 if second else 1]), NEAR, pad=(0, NEAR), at="centre")


def _panel(
    entry: Entry,
    place: int,
    fighters: int,
    language: Language,
    more: Sequence[Block] = (),
    *,
    won: bool = False,
) -> Block:
    """One fighter: who they are at the left, the cards and what they are worth at the right."""
    name, player = (GOLD, ON_ACTIVE) if won else (IVORY, MUTED)
    wide = SMALL if fighters >= CROWDED else MIDDLE if fighters == 4 or entry.sixth else LARGE
    crowded = fighters >= CROWDED
    side, gap, air = (66, CLOSE, NEAR) if crowded else (96, NEAR, APART)
    face = Sprite(portrait(entry.boss, active=won), side, claims=entry.boss.value)
    number = blocks.place(place, 62, first=won)
    who = flow.column(
        flow.row(number, face, gap=CLOSE, at="centre"),
        Text(SHORT[entry.boss], Type.NAME, BODY, name, SIGN, align="centre"),
        _player(entry.player, player),
        flow.row(controls(entry.tiles, entry.wins_next, ICON, disc=DISC, numeral=SIGN), at="centre"),
        gap=gap,
    )
    rank = rank_capitals(entry.hand.rank, language)
    title = Text(rank, Type.NAME, LEAD, CREAM if won else IVORY, BODY)
    broken = Lines(rank, Type.NAME, BODY, CREAM if won else IVORY, least=SIGN)
    detail = entry.told(language, SIGN, IVORY if won else MUTED)
    worths = [flow.column(each, detail, gap=APART) for each in (title, broken)]
    if crowded:
        worths.insert(0, flow.row(title, detail, gap=APART))
    hand = entry.laid(wide, 9, cards.IN_SHOOTOUT)
    told = flow.column(hand, flow.column(Fit(worths), *more, gap=APART), gap=WIDE, grow=1)
    if entry.tied:
        ground: flow.Ground = Plate(EMBER, 10)
    else:
        ground = ToPlay(shines=True) if won else Plate(ROW, 10, 0.72)
    return Stack((Sized(who, 200 if wide == LARGE else 232), told), APART, pad=(NEAR, air), ground=ground)


def _player(name: str, colour: str) -> Block:
    """A player on one line, else on two, a computer's level on the second; cut where both are too short."""

    def line(words: str, *, cut: bool = False) -> Block:
        return Text(words, Type.TEXT, SIGN, colour, SIGN, align="centre", cut=cut)

    parts = flow.column(*map(line, name.split(" · ")))
    broken = Lines(name, Type.TEXT, SIGN, colour, least=SIGN, align="centre")
    return Fit((line(name), *([parts] if " · " in name else []), broken, line(name, cut=True)))
