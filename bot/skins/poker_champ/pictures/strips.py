"""The foot of a showdown or duel: an Award and the gift it is for, a tie, or who has folded."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, face, largest
from bot.skins.french_deck import showdown as hands
from bot.skins.french_deck.showdown import BETWEEN
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene import theme
from bot.skins.scene.flow import (
    Block,
    Fit,
    Grid,
    Panel,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    row,
)
from bot.skins.scene.theme import (
    APART,
    BODY,
    CREAM,
    EMBER,
    GOLD,
    HEAD,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    ON_FIRE,
    ROSE,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.poker_champ.events import AwardGiven, DuelFought
from engine.poker_champ.views import SeatRow, Standing, TableView

TALL, LOW = 128, 88
IN_FIRE = Panel("poker-champ/panel-award", EMBER)


def gifts(
    given: Sequence[AwardGiven], table: TableView, language: Language, *, crowded: bool = False
) -> tuple[Block, ...]:
    """A strip for each Award. Many, or two below many hands, share a line."""
    if not given:
        return ()
    across = 3 if len(given) > 2 else 2 if len(given) == 2 and crowded else 1
    down = -(-len(given) // across)
    tall = TALL if len(given) == 1 else LOW
    strip = _gift if across == 1 else _short
    cells = [strip(gift, table, tall, language) for gift in given]
    return (Sized(Grid(cells, across, BETWEEN), tall=down * (tall + BETWEEN) - BETWEEN),)


def _gift(gift: AwardGiven, table: TableView, tall: int, language: Language) -> Block:
    """Who is broke, what they get, from whom, and which Award that makes: as large as goes."""
    broke, giver = (table.rows[seat].boss for seat in (gift.broke, gift.giver))
    side, chip, award = largest(tall - 30), 58 if tall == TALL else 44, 80 if tall == TALL else 54
    sizes = (LEAD, HEAD, BODY, SIGN), (BODY, LEAD, SIGN, SIGN), (SIGN, BODY, SIGN, theme.CAPTION)
    choices = [
        Stack(
            (
                face(broke, side),
                Text(say(language, "picture-broke", boss=SHORT[broke]), Type.NAME, name, ON_FIRE),
                Space(grow=1),
                Sprite("poker-champ/chip", chip, claims="chip"),
                Text(f"+{gift.chips}", Type.NUMERAL, plus, GOLD),
                Text(say(language, "picture-from"), Type.TEXT, words, ROSE),
                face(giver, side, active=True),
                Text(SHORT[giver], Type.NAME, name, GOLD),
                Text(say(language, "picture-richest", count=gift.had), Type.TEXT, small, ROSE),
                Space(grow=1),
                Sprite("poker-champ/award", award, claims="award"),
                Text(say(language, "picture-which-award", number=gift.owns), Type.TITLE, words, CREAM),
            ),
            gap=gap,
            pad=(WIDE, 0),
            ground=IN_FIRE,
        )
        for gap in (APART, NEAR)
        for name, plus, words, small in sizes[:: 1 if gap == NEAR else 4]
    ]
    return Fit(choices)


def _short(gift: AwardGiven, table: TableView, tall: int, language: Language) -> Block:
    """The same in little room; at the right how many Awards the giver has now, in words where they fit."""
    side = largest(tall - 16)
    which = say(language, "picture-which-award", number=gift.owns)
    choices = [
        Stack(
            (
                face(table.rows[gift.broke].boss, side),
                Sprite("poker-champ/chip", 44),
                Text(f"+{gift.chips}", Type.NUMERAL, LEAD, GOLD),
                Text(say(language, "picture-from"), Type.TEXT, SIGN, ROSE),
                face(table.rows[gift.giver].boss, side, active=True),
                Space(grow=1),
                Sprite("poker-champ/award", 54, claims="award"),
                Text(words, Type.NAME, letters, GOLD),
            ),
            pad=(NEAR, 0),
            ground=IN_FIRE,
        )
        for words, letters in ((which, BODY), (which, SIGN), (which, theme.CAPTION), (str(gift.owns), LEAD))
    ]
    return Fit(choices)


def tied(fought: DuelFought, table: TableView, language: Language) -> Block:
    """The best hands of a duel are equal: who fights on."""
    *some, last = (SHORT[table.rows[seat].boss] for seat in fought.tied)
    who = say(language, "picture-and", some=", ".join(some), last=last)
    words = Text(say(language, "picture-tied", bosses=who), Type.NAME, LEAD, ON_FIRE)
    return Sized(
        Stack((Sprite("poker-champ/duel", 84), words), WIDE, pad=(WIDE, 0), ground=IN_FIRE), hands.WIDE, TALL
    )


def folded(others: Sequence[SeatRow], tall: float, language: Language) -> Block:
    """Those whose cards stay hidden."""
    wide = min(520, (hands.WIDE - BETWEEN * (len(others) - 1)) / len(others))
    word = signs.word(Standing.FOLDED, SIGN, language)
    cells = [
        Stack(
            (
                signs.portrait(each.boss, 148, folded=True),
                Text(SHORT[each.boss], Type.NAME, LEAD, MUTED, align="centre"),
                row(signs.mark(Standing.FOLDED, 44), word, at="centre"),
            ),
            APART,
            down=True,
            at="centre",
            ground=Panel("poker-champ/panel-folded", LACQUER),
        )
        for each in others
    ]
    return row(*(Sized(cell, wide, tall) for cell in cells), gap=BETWEEN, at="centre")
