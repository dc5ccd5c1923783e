"""The pieces of Gangster as blocks of a tree, and what lies before a boss and a clan."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Align
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Light, Lines, Overlay, Panel, Piece, Pin, Sized, Sprite, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    CAPTION,
    CREAM,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    Size,
)
from bot.table.languages import Language
from engine.gangster.city import CARDS, DOUBLERS
from engine.gangster.pieces import Boss, Clan, Kind, Place
from engine.gangster.views import ClanRow, SeatRow, TableView

FULL_TRUNK = 2  # places drawn at most
TRUNK, TRUNK_TALL = {1: 88, 2: 152}, 104  # as it is drawn: how wide with so many places, how tall
RIM, HOLD = 12, 64  # there: what is left of the first place, how wide each is
TURN = Light(12, 10, 0.4, 8)  # around the panel of whoever is to play


def token(clan: Clan, side: int, strength: float = 1) -> Block:
    """A gangster of that clan."""
    return Sprite(f"{ART}/clans/token-{clan}", side, strength=strength)


def glyph(place: Place, side: int, colour: str = GOLD) -> Block:
    """The emblem of a place."""
    return Piece(side, side, lambda canvas, x, y: pieces.glyph(canvas, place, x, y, side, colour))


def doubler(side: int, *, lit: bool = False) -> Block:
    """The red disc."""
    return Piece(side, side, lambda canvas, x, y: pieces.doubler(canvas, x, y, side, lit=lit))


def equipment(kind: Kind | None, side: int) -> Block:
    """A piece of equipment, or the place for one."""
    return Sprite(f"{ART}/equipment/{kind or 'place'}", side, claims=kind or "")


def places(clan: ClanRow) -> Sequence[Kind | None]:
    """The two places for equipment, the piece that falls off next at the right."""
    return (*clan.equipment, None, None)[:2]


def named(kind: Kind | None, side: int, colour: str, language: Language) -> Block:
    """A piece of equipment, and beside it its name."""
    name = say(language, f"equipment-{kind}") if kind else ""
    return flow.row(equipment(kind, side), Lines(name, Type.NAME, CAPTION, colour, gap=6, grow=1), gap=6)


def value(number: int, side: int) -> Block:
    """A number that a district pays."""
    return Piece(side, side, lambda canvas, x, y: pieces.number(canvas, number, x, y, side, side, BODY))


def card(number: int, wide: int, tall: int, *, used: bool = False, claims: str = "") -> Block:
    """A movement card."""
    return Piece(
        wide,
        tall,
        lambda canvas, x, y: pieces.movement(canvas, number, not used, x, y, wide, tall),
        claims=claims,
    )


def cards(clan: ClanRow, wide: int, tall: int, gap: float = HAIR) -> Block:
    """The three movement cards, open or used."""
    return flow.row(*(card(each, wide, tall, used=each not in clan.open) for each in CARDS), gap=gap)


def kit(clan: ClanRow, side: int, gap: float = HAIR) -> Block:
    """The two pieces of equipment, or the places for them."""
    return flow.row(*(equipment(kind, side) for kind in places(clan)), gap=gap)


def waiting(clan: ClanRow, side: int, letters: Size, tall: int, air: int = 3) -> Block:
    """How many wait in the car, and whom the trunk holds."""
    bust = Sized(Sprite(f"{ART}/clans/gangster-{clan.clan}", side), side, tall)
    number = Text(str(clan.riding), Type.NAME, letters, IVORY, letters)
    return Stack((flow.row(bust, number, gap=air), trunk(clan, tall)), HAIR + air)


def trunk(clan: ClanRow, tall: int) -> Block:
    """A trunk with whom it holds: with two who stay in it after its piece is lost, two places (OR-G9)."""
    count = min(FULL_TRUNK, max(clan.room, len(clan.trunk)))
    drawn = Sprite(f"{ART}/pieces/trunk-{count}", round(tall * TRUNK[count] / TRUNK_TALL), tall, "rivals")
    held = [token(rival, ceil(0.7 * tall)) for rival in clan.trunk]
    middles = [HOLD * (number + 0.5) + RIM for number in range(len(held))]
    pins = zip(held, middles, strict=True)
    return Overlay(drawn, [Pin(each, x / TRUNK[count], 56 / TRUNK_TALL) for each, x in pins])


def line(clan: ClanRow) -> Block:
    """All of a clan in a line of an upright picture."""
    rest = Stack((waiting(clan, 44, BODY, 36),), grow=1)
    return flow.row(token(clan.clan, 48), cards(clan, 49, 68), rest, kit(clan, 48), gap=10)


def face(row: SeatRow, side: int, clan: int = 0, *, active: bool) -> Block:
    """The portrait of a boss; with the token of the clan, so large, where it is the only one."""
    drawn = Sprite(portrait(row.boss, active), side, claims=row.boss)
    pins = [Pin(token(each, clan), 0.84, 0.82) for each in row.clans[:clan]]
    return Overlay(drawn, pins) if len(row.clans) == 1 else drawn


def name(row: SeatRow, letters: Size, least: Size = CAPTION, *, grow: int = 0) -> Text:
    """The boss's name."""
    return Text(SHORT[row.boss], Type.NAME, letters, GOLD if row.awaited else IVORY, least, grow=grow)


def player(row: SeatRow, words: str, letters: Size, least: Size = NAME_MIN, *, grow: int = 0) -> Text:
    """The name of who plays that boss."""
    tone = ON_ACTIVE if row.awaited else MUTED
    return Text(words, Type.TEXT, letters, tone, least, cut=least is NAME_MIN, grow=grow)


def influence(row: SeatRow, letters: Size) -> Text:
    """The figure at the right."""
    return Text(str(row.influence), Type.NUMERAL, letters, CREAM, letters, align="right")


def panel(drawn: str, *, active: bool) -> Panel:
    """The ground of a boss, on light where they are to play."""
    if not active:
        return Panel(f"{ART}/panels/{drawn}", LACQUER)
    return Panel(f"{ART}/panels/{drawn}-active", ACTIVE, TURN)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, in which round of how many, and how many of its doublers lie on the map."""

    boss: Boss | None
    round: int
    rounds: int
    doublers: int

    @classmethod
    def of(cls, view: TableView) -> "Turn":
        """That of a table."""
        boss = view.seats[view.awaited[0]].boss if view.awaited else None
        return cls(boss, view.round, view.options.rounds, view.doublers)

    def to_play(self, letters: Size, language: Language) -> Block:
        """The words before the name."""
        return Text(say(language, "picture-to-play"), Type.LABEL, letters, MUTED, letters, tracking=2)

    def name(self) -> Block:
        """Whose turn it is."""
        return Text(SHORT[self.boss] if self.boss else "", Type.TITLE, HEAD, GOLD, HEAD)

    def told(self, letters: Size, language: Language) -> Block:
        """The round."""
        words = say(language, "picture-round", round=self.round, rounds=self.rounds)
        return Text(words, Type.NAME, letters, GOLD, letters, align="right", grow=1)

    def pips(self, side: int, gap: float) -> Block:
        """The doublers."""
        drawn = (f"doubler-pip{'' if each < self.doublers else '-left'}" for each in range(DOUBLERS))
        return flow.row(*(Sprite(f"{ART}/pieces/{each}", side) for each in drawn), gap=gap)

    def counted(self, letters: Size, align: Align = "left") -> Block:
        """The same in figures."""
        words = f"{self.doublers}/{DOUBLERS}"
        return Text(words, Type.NAME, letters, IVORY, letters, align=align, grow=1)


def piles(
    view: TableView, card: tuple[int, int], piece: int, letters: Size, gap: float, *, down: bool
) -> list[Block]:
    """What is left of the cards of districts and casino and of the equipment, each with its number."""
    left = (
        (Sprite(f"{ART}/districts/card-back", *card), view.pile_size),
        (Sprite(f"{ART}/casino/back", *card), len(view.casino_left)),
        (Sprite(f"{ART}/equipment/back", piece), view.stock_size),
    )
    return [
        Stack((back, Text(str(count), Type.NAME, letters, IVORY, align="centre")), gap, down=down)
        for back, count in left
    ]
