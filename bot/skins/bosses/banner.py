"""The head of a lobby and of a game that has begun: its name, and who has sat down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.bosses.words import say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Light,
    Overlay,
    Panel,
    Piece,
    Pin,
    Plate,
    Sized,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    CAPTION,
    CREAM,
    DISPLAY,
    GOLD,
    HAIR,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    ON_ACTIVE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.game import Seat

WIDE, HEIGHT = 1650, 550
FACE, RING = 180, 192  # a portrait in a lobby, and a seat without a face
NAMED = 84  # height of what stands below
PLATE, SHOWN = 268, 164  # a boss once the game has begun: height of the plate, and the portrait on it
PLATES = {5: (270, 22), 6: (240, 20), 7: (208, 16), 8: (182, 14)}  # width and gap, from so many bosses


def of_lobby(
    roles: Sequence[str | None],
    players: Sequence[str],
    *,
    started: bool,
    gathering: Callable[[Sequence[str | None], Sequence[str]], Canvas],
    begun: Callable[[Sequence[str], Sequence[str]], Canvas],
) -> Canvas:
    """The head of a lobby, or of a game that has begun, in which every seat has its boss."""
    if started:
        seated = [(role, player) for role, player in zip(roles, players, strict=True) if role]
        return begun([role for role, _ in seated], [player for _, player in seated])
    return gathering(roles, [player if role else "" for role, player in zip(roles, players, strict=True)])


@dataclass(frozen=True, slots=True)
class Banner:
    """The banner of one game: its name, its seats, and what is said of those who sit there, before the deal
    and after it: the keys of its words.
    """

    title: Callable[[Language], str]
    seats: int
    say: Callable[..., str]
    seated: str
    begun: str

    def paint(self, bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
        """Row of seats in order: a boss's portrait and the player; empty seats wait."""
        step = min(258, 1572 // self.seats)
        cells: list[Block] = []
        for number in range(self.seats):
            if number < len(names):
                boss = bosses[number] if number < len(bosses) else None
                cells.append(
                    _seat(boss, readable(names[number]), say(language, "picture-any-boss"), step - 10)
                )
            else:
                cells.append(_empty(say(language, "picture-empty-seat")))
        line = self.say(language, self.seated, count=min(len(names), self.seats))
        return _painted(self.title(language), line, SIGN, row(*(Sized(each, step) for each in cells), gap=0))

    def paint_started(
        self,
        bosses: Sequence[str],
        names: Sequence[str],
        language: Language,
        line: str = "",
        first: Seat | None = None,
    ) -> Canvas:
        """The head of a game that has begun: who plays, in the order of turns; no seat is free any more.

        `line`: what is said instead of how many play; `first`: who begins.
        """
        wide, gap = PLATES.get(len(bosses), (330, 26))
        plates = []
        for seat, boss in enumerate(bosses):
            begins = seat == first
            pins = [Pin(_pointer(), 0, 0.5, (-gap / 2, 0))] if seat else []
            if begins:
                ribbon = _ribbon(say(language, "picture-first"))
                pins.append(Pin(ribbon, 0, 0, (20 + ribbon.size(wide).wide / 2, -NEAR)))
            plate = _plate(boss, readable(names[seat]), begins=begins)
            plates.append(Overlay(Sized(plate, wide, PLATE), pins))
        line = line or self.say(language, self.begun, count=len(bosses))
        return _painted(self.title(language), line, BODY, row(*plates, gap=gap))


def _painted(title: str, line: str, letters: Size, seats: Block) -> Canvas:
    canvas = on_ground("banner", HEIGHT)
    head = column(
        Text(title, Type.TITLE, DISPLAY, CREAM, TITLE, align="centre", outline=(7, LACQUER)),
        Text(line, Type.LABEL, letters, GOLD, tracking=4, align="centre"),
        gap=24,
    )
    tree = column(Sized(head, tall=150), row(seats, at="centre"), gap=22)
    flow.paint(canvas, flow.lay(tree, Box(26, 40, WIDE - 26, HEIGHT - 30)))
    canvas.put("chrome/frame-banner", 0, 0, WIDE, HEIGHT)
    return canvas


def _seat(boss: str | None, player: str, any_boss: str, wide: float) -> Block:
    """A boss and the player; on a dark ground, so that no name stands on a lit window."""
    face = _ring("?", Type.NUMERAL, TITLE, GOLD)
    if boss is not None:
        face = Sprite(portrait(boss, active=True), FACE, claims="portrait")
    words = any_boss if boss is None else SHORT[boss]
    told = (
        Text(words, Type.NAME, BODY, IVORY, align="centre"),
        Text(player, Type.TEXT, CAPTION, GOLD, NAME_MIN, align="centre", cut=True),
    )
    plate = Stack(told, NEAR, down=True, pad=(HAIR, NEAR), ground=Plate(LACQUER, 6, 0.86))
    return column(Sized(face, tall=RING), Sized(plate, wide, NAMED), gap=0)


def _empty(words: str) -> Block:
    return column(
        Sized(_ring(words, Type.LABEL, SIGN, MUTED), tall=RING), Sized(Stack(()), tall=NAMED), gap=0
    )


def _ring(words: str, kind: Type, letters: Size, colour: str) -> Block:
    """A seat without a face: a dashed slot, round."""
    told = Text(words, kind, letters, colour, align="centre")
    return Overlay(Sprite("chrome/panels/final-ring", RING), [Pin(Sized(told, 150), 0.5, 0.5)])


def _plate(boss: str, player: str, *, begins: bool) -> Block:
    """One boss on a dark ground; on a lit one whoever begins."""
    ground = Panel("chrome/panels/banner-seat", LACQUER)
    if begins:
        ground = Panel("chrome/panels/banner-seat-first", ACTIVE, Light(10, 12, 0.45))
    colour, tone = (GOLD, ON_ACTIVE) if begins else (IVORY, MUTED)
    parts = (
        Sprite(portrait(boss, active=begins), SHOWN, claims="portrait"),
        Text(SHORT[boss], Type.NAME, LEAD, colour, align="centre"),
        Text(player, Type.TEXT, SIGN, tone, NAME_MIN, align="centre", cut=True),
    )
    return Stack(parts, NEAR, down=True, pad=(NEAR, NEAR), ground=ground)


def _ribbon(words: str) -> Block:
    """It lies on the upper edge of the plate of whoever begins."""
    told = Text(words, Type.NUMERAL, SIGN, INK)
    return Sized(Stack((told,), pad=(22, 0), ground=Plate(GOLD, 8)), tall=44)


def _pointer() -> Block:
    """From one plate to the next."""
    return Piece(26, 40, lambda canvas, x, y: canvas.upright("cards/marker-just-played", x, y, 40, 26))
