"""The game is over: the champion of the day, or the champions; what the others ended with (PC-8)."""

from collections.abc import Sequence

from bot.skins.bosses import final
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Sprite, Stack, Text
from bot.skins.scene.theme import BODY, DISPLAY, HAIR, IVORY, LACQUER
from bot.table.languages import Language
from engine.poker_champ.events import Ending
from engine.poker_champ.pieces import AWARDS
from engine.poker_champ.views import SeatRow, TableView

CUP, MEDAL = 190, 220
ROW = {2: 420, 3: 300, 4: 300, 5: 250, 6: 214}  # portraits of so many champions


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The champions with their Awards; the others in a strip."""
    champions = [table.rows[seat] for seat in table.winners]
    if not champions:
        raise ValueError("the game is not over")
    canvas = final.begin(say(language, "picture-champion", count=len(champions)), alone=len(champions) == 1)
    words = reason(table, champions[0], language)
    if len(champions) == 1:
        y = final.winner(canvas, champions[0].boss, names[champions[0].seat], words)
        _prizes(canvas, champions[0], y + 20)
    else:
        people = [(row.boss, names[row.seat]) for row in champions]
        final.together(canvas, people, words, ROW[len(champions)], "poker-champ/medal")
    rest = [row for row in table.rows if row.seat not in table.winners]
    final.others(canvas, [_other(row, table, names[row.seat]) for row in rest])
    canvas.frame()
    return canvas


def reason(table: TableView, champion: SeatRow, language: Language) -> str:
    """Why they are champions, in capitals."""
    if not champion.awards:
        return say(language, "picture-by-chips", count=champion.chips)
    if table.ending is Ending.TWO_AWARDS:
        return say(language, "picture-two-awards")
    if table.ending is Ending.LAST_AWARD:
        return say(language, "picture-awards-of", count=champion.awards, of=AWARDS)
    return say(language, "picture-most-awards", count=champion.awards)


def _prizes(canvas: Canvas, champion: SeatRow, y: float) -> None:
    """Their Awards, side by side up to three, else one and the number; or the chips; the medal."""
    x = 700.0
    if not champion.awards:
        canvas.put_with_shadow("poker-champ/chip", x + 6, y + 22, 150, 150, 12, 6, 0.8)
        canvas.claim("chip", x + 6, y + 22, 150, 150)
        count = canvas.write(
            str(champion.chips), Type.NUMERAL, DISPLAY, IVORY, x + 184, mid=y + 97, outline=(6, LACQUER)
        )
        x = count.right + 40
    elif champion.awards <= 3:
        for _ in range(champion.awards):
            canvas.put_with_shadow("poker-champ/award", x, y, CUP, CUP, 12, 6, 0.8)
            canvas.claim("award", x, y, CUP, CUP)
            x += 209
    else:
        canvas.put_with_shadow("poker-champ/award", x, y, CUP, CUP, 12, 6, 0.8)
        canvas.claim("award", x, y, CUP, CUP)
        number = canvas.write(
            f"× {champion.awards}", Type.NUMERAL, DISPLAY, IVORY, x + 209, mid=y + 97, outline=(6, LACQUER)
        )
        x = number.right + 40
    left = max(x + 50, 1160) if champion.awards <= 2 else x + 26
    canvas.put_with_shadow("poker-champ/medal", left, y - 34, MEDAL, MEDAL, 12, 6, 0.8)
    canvas.claim("medal", left, y - 34, MEDAL, MEDAL)


def _other(row: SeatRow, table: TableView, player: str) -> final.Other:
    """One of the others, with their Awards and chips."""

    def ended_with(icon: int) -> Block:
        places = table.options.winning_awards
        cups: list[Block] = [
            Sprite(f"poker-champ/{'award' if place < row.awards else 'award-place'}", icon)
            for place in range(places or 1)
        ]
        if places is None:
            cups.append(Text(str(row.awards), Type.NAME, BODY, IVORY))
        chips = Sprite("poker-champ/chip", icon, claims="chip"), Text(str(row.chips), Type.NAME, BODY, IVORY)
        return Stack((Stack(cups, HAIR), Stack(chips, HAIR)))

    return final.Other(row.boss, player, ended_with)
