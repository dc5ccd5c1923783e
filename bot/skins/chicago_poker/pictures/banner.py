"""The head of a lobby: the name of the game, and who has sat down."""

from collections.abc import Sequence

from PIL import Image

from bot.skins.chicago_poker.pictures.art_names import SHORT, portrait
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import (
    CREAM,
    GOLD,
    INK,
    IVORY,
    LACQUER,
    MUTED,
    ON_ACTIVE,
    Box,
    Canvas,
    on_ground,
)
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.kit.sprites import sprite
from bot.table.languages import Language
from engine.chicago_poker.pieces import Boss
from engine.game import Seat

HEIGHT = 550
SEATS = 6
PLATE_TOP, PLATE = 228, 268  # of a boss once the game has begun


def paint(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
    """Who sits down, in order: a boss's portrait and the player; empty seats wait."""
    canvas = on_ground("banner", HEIGHT)
    canvas.write("CHICAGO POKER", Type.TITLE, 124, CREAM, 825, top=62, align="centre", outline=(7, LACQUER))
    taken = min(len(names), SEATS)
    words = say(language, "picture-seats", count=taken)
    canvas.write(words, Type.LABEL, 32, GOLD, 825, top=186, align="centre", tracking=4)
    for number in range(SEATS):
        middle = 825 + (number - 2.5) * 258
        if number < taken:
            boss = bosses[number] if number < len(bosses) else None
            _seat(canvas, Boss(boss) if boss is not None else None, readable(names[number]), middle, language)
        else:
            _empty(canvas, middle, language)
    canvas.lay(sprite("chrome/frame-banner", 1650, HEIGHT), 0, 0)
    return canvas


def paint_started(
    bosses: Sequence[str],
    names: Sequence[str],
    language: Language,
    first: Seat | None = None,
    length: str | None = None,
) -> Canvas:
    """The head of a game that has begun: who plays, in the order of turns; no seat is free any more.

    `first`: who begins; `length`: the game's length as agreed, `full` or `short`.
    """
    canvas = on_ground("banner", HEIGHT)
    canvas.write("CHICAGO POKER", Type.TITLE, 112, CREAM, 825, top=56, align="centre", outline=(7, LACQUER))
    count = len(bosses)
    parts = [say(language, "picture-bosses", count=count)]
    if length is not None:
        parts.append(say(language, "picture-length", length=length))
    parts.append(say(language, "picture-town-open"))
    line = " · ".join(parts)
    canvas.write(line, Type.LABEL, 37, GOLD, 825, top=160, align="centre", tracking=4, room=1560)
    wide, gap = {5: (270, 22), 6: (240, 20)}.get(count, (330, 26))
    left = 825 - (count * wide + (count - 1) * gap) / 2
    for seat, boss in enumerate(bosses):
        x = left + seat * (wide + gap)
        begins = seat == first
        _plate(canvas, Boss(boss), readable(names[seat]), x, wide, begins=begins)
        if begins:
            _first(canvas, say(language, "picture-first"), x + 20)
        if seat:
            pointer = sprite("cards/marker-just-played", 40, 26).transpose(Image.Transpose.ROTATE_90)
            canvas.lay(pointer, x - gap / 2 - 13, PLATE_TOP + PLATE / 2 - 40)
    canvas.lay(sprite("chrome/frame-banner", 1650, HEIGHT), 0, 0)
    return canvas


def _plate(canvas: Canvas, boss: Boss, player: str, x: float, wide: int, *, begins: bool) -> None:
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
    canvas.write(SHORT[boss], Type.NAME, 46, colour, middle, top=top, align="centre", room=wide - 30)
    canvas.write(player, Type.TEXT, 33, tone, middle, top=top + 50, align="centre", room=wide - 24, least=28)


def _first(canvas: Canvas, words: str, x: float) -> None:
    """A ribbon on the upper edge of the plate of whoever begins."""
    wide = width(words, Type.NUMERAL, 34) + 44
    canvas.plate(GOLD, x, PLATE_TOP - 34, wide, 44, 8)
    canvas.write(words, Type.NUMERAL, 34, INK, x + wide / 2, mid=PLATE_TOP - 12, align="centre")


def _seat(canvas: Canvas, boss: Boss | None, player: str, middle: float, language: Language) -> None:
    canvas.plate(LACQUER, middle - 124, 434, 248, 84, 6, 0.86)  # no name on a lit window
    if boss is None:
        _ring(canvas, middle)
        canvas.write("?", Type.NUMERAL, 92, GOLD, middle, mid=340, align="centre")
        canvas.write(
            say(language, "picture-any-boss"), Type.NAME, 32, IVORY, middle, top=446, align="centre", room=240
        )
    else:
        canvas.put(portrait(boss, active=True), middle - 90, 250, 180)
        canvas.write(SHORT[boss], Type.NAME, 36, IVORY, middle, top=444, align="centre", room=240)
    canvas.claim("portrait", middle - 90, 250, 180, 180)
    canvas.write(player, Type.TEXT, 29, GOLD, middle, top=488, align="centre", room=240, least=25)


def _empty(canvas: Canvas, middle: float, language: Language) -> None:
    _ring(canvas, middle)
    canvas.write(
        say(language, "picture-empty-seat"), Type.LABEL, 30, MUTED, middle, mid=340, align="centre", room=150
    )


def _ring(canvas: Canvas, middle: float) -> None:
    """A seat without a face: a dashed slot, round."""
    canvas.put("chrome/panels/final-ring", middle - 96, 244, 192)
