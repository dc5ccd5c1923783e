"""The head of a lobby and of a game that has begun: its name, and who has sat down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    DISPLAY,
    GOLD,
    INK,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    ON_ACTIVE,
    SIGN,
    TITLE,
)
from engine.game import Seat

HEIGHT = 550
PLATE_TOP, PLATE = 228, 268  # of a boss once the game has begun
PLATES = {5: (270, 22), 6: (240, 20), 7: (208, 16), 8: (182, 14)}  # width and gap, from so many bosses


@dataclass(frozen=True, slots=True)
class Words:
    """What a banner says beside names: the game's title, a line under it, and of single seats."""

    title: str
    line: str
    empty: str = ""  # a seat that nobody has taken
    any_boss: str = ""  # a seat whose boss is not chosen
    first: str = ""  # who begins


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


def paint(words: Words, bosses: Sequence[str | None], names: Sequence[str], seats: int = 6) -> Canvas:
    """Who sits down, in order: a boss's portrait and the player; empty seats wait."""
    canvas = on_ground("banner", HEIGHT)
    canvas.write(words.title, Type.TITLE, DISPLAY, CREAM, 825, top=62, align="centre", outline=(7, LACQUER))
    canvas.write(words.line, Type.LABEL, SIGN, GOLD, 825, top=186, align="centre", tracking=4)
    step = min(258, 1572 // seats)
    for number in range(seats):
        middle = 825 + (number - (seats - 1) / 2) * step
        if number < len(names):
            boss = bosses[number] if number < len(bosses) else None
            _seat(canvas, boss, readable(names[number]), middle, step - 10, words.any_boss)
        else:
            _empty(canvas, middle, step - 10, words.empty)
    canvas.put("chrome/frame-banner", 0, 0, 1650, HEIGHT)
    return canvas


def paint_started(
    words: Words, bosses: Sequence[str], names: Sequence[str], first: Seat | None = None
) -> Canvas:
    """The head of a game that has begun: who plays, in the order of turns; no seat is free any more.

    `first`: who begins.
    """
    canvas = on_ground("banner", HEIGHT)
    canvas.write(words.title, Type.TITLE, DISPLAY, CREAM, 825, top=50, align="centre", outline=(7, LACQUER))
    canvas.write(words.line, Type.LABEL, BODY, GOLD, 825, top=160, align="centre", tracking=4, room=1560)
    count = len(bosses)
    wide, gap = PLATES.get(count, (330, 26))
    left = 825 - (count * wide + (count - 1) * gap) / 2
    for seat, boss in enumerate(bosses):
        x = left + seat * (wide + gap)
        begins = seat == first
        _plate(canvas, boss, readable(names[seat]), x, wide, begins=begins)
        if begins:
            _first(canvas, words.first, x + 20)
        if seat:
            canvas.upright("cards/marker-just-played", x - gap / 2 - 13, PLATE_TOP + PLATE / 2 - 40, 40, 26)
    canvas.put("chrome/frame-banner", 0, 0, 1650, HEIGHT)
    return canvas


def _plate(canvas: Canvas, boss: str, player: str, x: float, wide: int, *, begins: bool) -> None:
    """One boss on a dark ground, so that no name stands on a lit window."""
    if begins:
        canvas.glow(Box(x, PLATE_TOP, x + wide, PLATE_TOP + PLATE), 10, GOLD, 12, 0.45)
    name = f"chrome/panels/banner-seat{'-first' if begins else ''}"
    canvas.put(name, x, PLATE_TOP, wide, PLATE)
    middle = x + wide / 2
    canvas.put(portrait(boss, active=begins), middle - 82, PLATE_TOP + 10, 164)
    canvas.claim("portrait", middle - 82, PLATE_TOP + 10, 164, 164)
    colour, tone = (GOLD, ON_ACTIVE) if begins else (IVORY, MUTED)
    top = PLATE_TOP + 181
    canvas.write(SHORT[boss], Type.NAME, LEAD, colour, middle, top=top, align="centre", room=wide - 30)
    least = 28 if wide >= 240 else 23
    canvas.write(
        player, Type.TEXT, SIGN, tone, middle, top=top + 50, align="centre", room=wide - 24, least=least
    )


def _first(canvas: Canvas, words: str, x: float) -> None:
    """A ribbon on the upper edge of the plate of whoever begins."""
    wide = width(words, Type.NUMERAL, SIGN) + 44
    canvas.plate(GOLD, x, PLATE_TOP - 34, wide, 44, 8)
    canvas.write(words, Type.NUMERAL, SIGN, INK, x + wide / 2, mid=PLATE_TOP - 12, align="centre")


def _seat(canvas: Canvas, boss: str | None, player: str, middle: float, wide: int, any_boss: str) -> None:
    room = wide - 8
    canvas.plate(LACQUER, middle - wide / 2, 434, wide, 84, 6, 0.86)  # no name on a lit window
    if boss is None:
        _ring(canvas, middle)
        canvas.write("?", Type.NUMERAL, TITLE, GOLD, middle, mid=340, align="centre")
        canvas.write(any_boss, Type.NAME, SIGN, IVORY, middle, top=446, align="centre", room=room)
    else:
        canvas.put(portrait(boss, active=True), middle - 90, 250, 180)
        canvas.write(SHORT[boss], Type.NAME, BODY, IVORY, middle, top=444, align="centre", room=room)
    canvas.claim("portrait", middle - 90, 250, 180, 180)
    canvas.write(
        player, Type.TEXT, CAPTION, GOLD, middle, top=488, align="centre", room=room, least=LABEL_MIN
    )


def _empty(canvas: Canvas, middle: float, wide: int, words: str) -> None:
    _ring(canvas, middle)
    canvas.write(words, Type.LABEL, SIGN, MUTED, middle, mid=340, align="centre", room=min(150, wide - 20))


def _ring(canvas: Canvas, middle: float) -> None:
    """A seat without a face: a dashed slot, round."""
    canvas.put("chrome/panels/final-ring", middle - 96, 244, 192)
