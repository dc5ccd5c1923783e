"""The head of the table: the street, the pots, what a bet is, who is out, and the common card."""

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.lines import raised
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Piece, Sized, Space, Sprite, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    MUTED,
    NEAR,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_stud.pieces import RAISES_MAX
from engine.chicago_stud.views import TableView

ROOM, STREET = 1562, 376
COMMON = 62  # width of the common card
OUT = 38  # portraits of those who are out of the game
PLATES = plates.Sizes(spade_words=True)


def head(table: TableView, language: Language, *, low: bool) -> Block:
    """Everything above the rows."""
    street, common = _street(table, language), _common(table, language)
    wide = max(STREET, street.size(STREET).wide)
    for bosses in (True, False):
        bets = _bets(table, language, low=low, bosses=bosses and not common)
        room = ROOM - wide - bets.size(ROOM).wide - sum(each.size(ROOM).wide + WIDE for each in common)
        room -= 2 * WIDE
        if room >= plates.natural(table, PLATES):
            break
    pots = Sized(plates.row(table, language, room, PLATES), room, 104 if low else 116)
    return row(Sized(street, wide), pots, bets, *common, gap=WIDE)


def _street(table: TableView, language: Language) -> Block:
    """Which deal, which round, and the street large."""
    words = say(language, "picture-deal", deal=table.deal, round=table.round)
    if table.options.end == "last":
        words += f" · {say(language, 'picture-unit', unit=table.unit)}"
    street = say(language, "picture-street", street=table.street)
    return column(
        raised(words, Type.LABEL, SIGN, MUTED, tracking=2),
        raised(street, Type.TITLE, TITLE, GOLD, HEAD),
        gap=APART,
    )


def lozenges(table: TableView, side: int, gap: float) -> Block:
    """How many raises are left."""
    used = RAISES_MAX - table.raises_left
    signs = ["used" if number < used else "left" for number in range(RAISES_MAX)]
    return row(*(Sprite(f"chrome/icons/action-{sign}", side) for sign in signs), gap=gap)


def _bets(table: TableView, language: Language, *, low: bool, bosses: bool) -> Block:
    """What a bet is, how many raises are left, and which hand wins; who is out of the game."""
    out = [each for each in table.rows if not each.in_game]
    faces: list[Block] = [
        Sprite(portrait(each.boss), OUT, claims=each.boss.value, strength=0.55) for each in out
    ]
    last: list[Block] = []
    if faces and low:
        last = [row(*faces, gap=HAIR)]
    elif bosses and not faces:
        words = say(language, "picture-bosses", count=len(table.rows))
        last = [Text(words, Type.TEXT, CAPTION, MUTED)]
    key = "picture-game.short" if len(table.pots) > 1 else "picture-game"
    first = row(
        Text(plates.bet(table, language), Type.NAME, BODY, GOLD),
        Space(grow=1),
        Text(say(language, key, game=table.options.game), Type.NAME, BODY, IVORY),
        gap=NEAR,
    )
    raises = Text(say(language, "picture-raises-left"), Type.TEXT, SIGN, IVORY)
    second = row(raises, lozenges(table, 42, 3), Space(grow=1), *last, gap=CLOSE)
    more = [row(*faces, gap=HAIR, at="end")] if faces and not low else []
    return column(first, second, *more, gap=NEAR)


def _common(table: TableView, language: Language) -> list[Block]:
    """The card that counts for everybody."""
    card = table.common
    if card is None:
        return []
    drawn = Piece(
        COMMON, cards.height(COMMON), lambda canvas, x, y: cards.new(canvas, card, language, x, y, COMMON)
    )
    return [column(drawn, Text(say(language, "picture-common"), Type.LABEL, CAPTION, IVORY), gap=6)]
