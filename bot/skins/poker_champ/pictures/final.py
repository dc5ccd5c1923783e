"""The game is over: the champion of the day, or the champions; what the others ended with (PC-8)."""

from collections.abc import Sequence

from bot.skins.bosses import final
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Sprite, Stack, Text, row
from bot.skins.scene.theme import APART, BODY, DISPLAY, FAR, HAIR, IVORY
from bot.table.languages import Language
from engine.poker_champ.events import Ending
from engine.poker_champ.pieces import AWARDS
from engine.poker_champ.views import SeatRow, TableView

CUP = 190
MEDAL = "poker-champ/medal"


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The champions with their Awards; the others in a strip."""
    champions = [table.rows[seat] for seat in table.winners]
    if not champions:
        raise ValueError("the game is not over")
    rest = [each for each in table.rows if each.seat not in table.winners]
    return final.paint(
        say(language, "picture-champion", count=len(champions)),
        [final.Crowned(each.boss, names[each.seat]) for each in champions],
        reason(table, champions[0], language),
        [_prizes(champions[0])],
        [_other(each, table, names[each.seat]) for each in rest],
        MEDAL,
    )


def reason(table: TableView, champion: SeatRow, language: Language) -> str:
    """Why they are champions, in capitals."""
    if not champion.awards:
        return say(language, "picture-by-chips", count=champion.chips)
    if table.ending is Ending.TWO_AWARDS:
        return say(language, "picture-two-awards")
    if table.ending is Ending.LAST_AWARD:
        return say(language, "picture-awards-of", count=champion.awards, of=AWARDS)
    return say(language, "picture-most-awards", count=champion.awards)


def _prizes(champion: SeatRow) -> Block:
    """Their Awards, side by side up to three, else one and the number; or the chips; the medal."""
    cup = Sprite("poker-champ/award", CUP, claims="award", cast=final.CAST)
    won: list[Block] = [cup] * champion.awards
    if not champion.awards:
        won = [Sprite("poker-champ/chip", 150, claims="chip", cast=final.CAST), _count(str(champion.chips))]
    elif champion.awards > 3:
        won = [cup, _count(f"× {champion.awards}")]
    return row(row(*won, gap=APART), Sprite(MEDAL, 220, claims="medal", cast=final.CAST), gap=FAR)


def _count(words: str) -> Block:
    return Text(words, Type.NUMERAL, DISPLAY, IVORY, outline=final.OUTLINE)


def _other(boss: SeatRow, table: TableView, player: str) -> final.Other:
    """One of the others, with their Awards and chips."""

    def ended_with(icon: int) -> Block:
        places = table.options.winning_awards
        cups: list[Block] = [
            Sprite(f"poker-champ/{'award' if place < boss.awards else 'award-place'}", icon)
            for place in range(places or 1)
        ]
        if places is None:
            cups.append(Text(str(boss.awards), Type.NAME, BODY, IVORY))
        chips = Sprite("poker-champ/chip", icon, claims="chip"), Text(str(boss.chips), Type.NAME, BODY, IVORY)
        return Stack((Stack(cups, HAIR), Stack(chips, HAIR)))

    return final.Other(boss.boss, player, ended_with)
