"""The head of a lobby: the name of the game, and who has sat down."""

from collections.abc import Sequence

from bot.skins.chicago_poker.pictures.art_names import SHORT, portrait
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import CREAM, GOLD, IVORY, LACQUER, MUTED, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.kit.sprites import sprite
from bot.table.languages import Language
from engine.chicago_poker.pieces import Boss

HEIGHT = 550
SEATS = 6


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


def _seat(canvas: Canvas, boss: Boss | None, player: str, middle: float, language: Language) -> None:
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
