"""The game is over: the King of Chicago, or those who share the title; what the others ended with."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final, pocket_final
from bot.skins.gangster.pictures import blocks, pieces
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Panel, Pin, Plate, Sized, Sprite, Stack, Text
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    NEW,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.gangster.pieces import Place
from engine.gangster.views import SeatRow, TableView

BOX = 140  # height of what a round brought
BUSTS = 5
TOKENS = {
    final.ALONE: 150,
    final.OTHER: 44,
    pocket_final.LINE: 50,
}  # by the portrait's side, else a share


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The king with the gains of every round and where they came first; the others in a strip."""
    title, kings, crowned, words, rest = _ended(view, names, language)
    first = kings[0]
    busts = [
        Sprite(f"{pieces.ART}/clans/gangster-{first.clans[number % len(first.clans)]}", 118)
        for number in range(BUSTS)
    ]
    gains = flow.row(flow.row(*_gains(first, language)), _firsts(view, first, language), gap=32)
    others = [
        final.Other(row.boss, names[row.seat], partial(_total, row), partial(_pinned, row)) for row in rest
    ]
    return final.paint(title, crowned, words, [gains, flow.row(*busts, gap=0)], others)


def paint_upright(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The same for a phone held upright."""
    title, kings, crowned, words, rest = _ended(view, names, language)
    won = []
    if len(kings) == 1:
        won = [_rounds(kings[0], language), _leads(view.firsts(kings[0].seat), language)]
    others = [final.Other(row.boss, names[row.seat], partial(_with_clans, row)) for row in rest]
    return pocket_final.paint(title, crowned, words, won, others)


def _ended(
    view: TableView, names: Sequence[str], language: Language
) -> tuple[str, Sequence[SeatRow], Sequence[final.Crowned], str, Sequence[SeatRow]]:
    """The title, who won and how they are shown, why, and the others, the best first."""
    kings = [view.seats[seat] for seat in view.winners]
    if not kings:
        raise ValueError("the game is not over")
    crowned = [
        final.Crowned(row.boss, names[row.seat], partial(_pinned, row), _sum(row) if len(kings) > 1 else "")
        for row in kings
    ]
    words = say(language, "picture-influence", points=kings[0].influence)
    rest = sorted((row for row in view.seats if row not in kings), key=lambda row: -row.influence)
    return say(language, "picture-king", count=len(kings)), kings, crowned, words, rest


def _pinned(row: SeatRow, side: int) -> Sequence[Pin]:
    """The tokens of their clans, at the foot of a portrait."""
    token = TOKENS.get(side, round(0.27 * side))
    return [Pin(blocks.token(clan, token), (0.88, 0.12)[at], 0.87) for at, clan in enumerate(row.clans)]


def _rounds(row: SeatRow, language: Language) -> Block:
    """What each round brought."""
    cells = []
    for number, gain in enumerate(row.gains, start=1):
        label = Text(say(language, "picture-gain", round=number), Type.LABEL, SIGN, MUTED, SIGN)
        told = flow.column(label, Text(f"+{gain}", Type.NUMERAL, HEAD, NEW), gap=APART)
        cells.append(Stack((told,), pad=(WIDE, APART), ground=Plate(LACQUER, 10, 0.8)))
    return flow.row(*cells, gap=NEAR)


def _leads(places: Sequence[Place], language: Language) -> Block:
    """The districts that they led at the last reckoning."""
    label = Text(say(language, "picture-first-in"), Type.LABEL, SIGN, MUTED, SIGN)
    glyphs: list[Block] = [blocks.glyph(place, 40) for place in places]
    if not places:
        glyphs = [Text(say(language, "picture-first-nowhere"), Type.NAME, BODY, IVORY, SIGN)]
    return flow.row(label, *glyphs, gap=NEAR)


def _with_clans(row: SeatRow, _: int) -> Block:
    """Their clans, what each round brought, and all of it."""
    sums = [Text(_sum(row), Type.NAME, SIGN, NEW)] if len(row.gains) > 1 else []
    total = Text(str(row.influence), Type.NUMERAL, HEAD, IVORY)
    return flow.row(*(blocks.token(clan, 44) for clan in row.clans), *sums, total, gap=APART)


def _total(row: SeatRow, _: int) -> Block:
    """All that they have, and what each round brought."""
    total = Text(str(row.influence), Type.NUMERAL, HEAD, IVORY)
    sums = [Text(_sum(row), Type.NAME, CAPTION, NEW, grow=1)] if len(row.gains) > 1 else []
    return flow.row(total, *sums)


def _gains(row: SeatRow, language: Language) -> list[Block]:
    """A box for each round."""
    return [
        _box(
            178,
            say(language, "picture-gain", round=number),
            Text(f"+{gain}", Type.NUMERAL, HEAD, NEW, align="centre"),
        )
        for number, gain in enumerate(row.gains, start=1)
    ]


def _firsts(view: TableView, row: SeatRow, language: Language) -> Block:
    """The districts that they led at the last reckoning."""
    places = view.firsts(row.seat)
    side, most = (62, 4) if len(places) <= 4 else (40, 5)
    lines = [places[start : start + most] for start in range(0, len(places), most)]
    shown: list[Block] = [
        flow.row(*(blocks.glyph(place, side) for place in line), gap=NEAR, at="centre") for line in lines
    ]
    if not places:
        words = say(language, "picture-first-nowhere")
        shown = [Text(words, Type.NAME, BODY, IVORY, CAPTION, align="centre")]
    return _box(304, say(language, "picture-first-in"), flow.column(*shown, gap=HAIR))


def _box(wide: int, label: str, told: Block) -> Block:
    words = Text(label, Type.LABEL, CAPTION, MUTED, tracking=1, align="centre")
    ground = Panel("chrome/panels/banner-seat", LACQUER)
    inside = flow.column(words, Sized(told, tall=84), gap=0)
    return Sized(Stack((inside,), down=True, pad=(CLOSE, CLOSE), ground=ground, at="centre"), wide, BOX)


def _sum(row: SeatRow) -> str:
    """`14 + 38 + 45`."""
    return " + ".join(map(str, row.gains))
