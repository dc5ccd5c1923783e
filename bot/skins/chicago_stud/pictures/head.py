"""The head of the table: the street, the pots, what a bet is, who is out, and the common card."""

from dataclasses import dataclass

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.layout import Layout
from bot.skins.chicago_stud.pictures.lines import write_raised
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, width
from bot.skins.scene import flow
from bot.skins.scene.theme import BODY, CAPTION, GOLD, HEAD, IVORY, LABEL_MIN, MUTED, NAME_MIN, SIGN, TITLE
from bot.table.languages import Language
from engine.chicago_stud.pieces import RAISES_MAX
from engine.chicago_stud.views import TableView

TEXT_SIZE_MIN = NAME_MIN
START, BETS, END = 441, 1237, 1604
COMMON = 62  # width of the common card
OUT = 38  # portraits of those who are out of the game
PLATES = plates.Sizes(spade_words=True)


@dataclass(frozen=True, slots=True)
class _Bets:
    """The words at the right."""

    bet: str
    raises: str
    game: str
    bosses: str

    @property
    def least_width(self) -> float:
        """Without the number of bosses."""
        first = width(self.bet, Type.NAME, BODY) + 26 + width(self.game, Type.NAME, BODY)
        second = width(self.raises, Type.TEXT, SIGN) + 10 + 3 * 45
        return max(first, second)


def head(canvas: Canvas, plan: Layout, table: TableView, language: Language) -> None:
    """Everything above the rows."""
    low = plan.top < 178
    street = _street(canvas, table, language, low=low)
    end = float(END) if table.common is None else _common(canvas, table, language)
    bets = _bets(table, language)
    start = max(START, street + 22)
    tight = table.common is not None or start + plates.natural(table, PLATES) + 24 > BETS
    left = end - bets.least_width if tight else BETS
    _right(canvas, bets, table, left, end, low=low, tight=tight)
    y, tall = (34, 104) if low else (42, 116)
    box = Box(start, y, left - 24, y + tall)
    flow.paint(canvas, flow.lay(plates.row(table, language, box.size[0], PLATES), box))


def _street(canvas: Canvas, table: TableView, language: Language, *, low: bool) -> float:
    """Which deal, which round, and the street large; where it ends."""
    words = say(language, "picture-deal", deal=table.deal, round=table.round)
    if table.options.end == "last":
        words += f" · {say(language, 'picture-unit', unit=table.unit)}"
    label = write_raised(
        canvas, words, Type.LABEL, SIGN, MUTED, 46, 34 if low else 43, 384, LABEL_MIN, tracking=2
    )
    street = say(language, "picture-street", street=table.street)
    top, size = (78, TITLE) if low else (86, TITLE)
    line = write_raised(canvas, street, Type.TITLE, size, GOLD, 46, top, 376, HEAD)
    return max(label.right, line.right)


def _bets(table: TableView, language: Language) -> _Bets:
    return _Bets(
        plates.bet(table, language),
        say(language, "picture-raises-left"),
        say(language, "picture-game", game=table.options.game),
        say(language, "picture-bosses", count=sum(row.in_game for row in table.rows)),
    )


def _right(
    canvas: Canvas, bets: _Bets, table: TableView, left: float, end: float, *, low: bool, tight: bool
) -> None:
    """What a bet is, how many raises are left, and which hand wins; who is out of the game."""
    out = [row for row in table.rows if not row.in_game]
    first, second, step = (58, 106, 44) if low else (50, 98, 45) if out else (62, 116, 45)
    canvas.write(bets.bet, Type.NAME, BODY, GOLD, left, mid=first)
    canvas.write(bets.game, Type.NAME, BODY, IVORY, end, mid=first, align="right")
    line = canvas.write(bets.raises, Type.TEXT, SIGN, IVORY, left, mid=second)
    x = line.right + 8
    for number in range(RAISES_MAX):
        gone = number < RAISES_MAX - table.raises_left
        canvas.put(f"chrome/icons/action-{'used' if gone else 'left'}", x, second - 21, 42)
        x += step
    for number, row in enumerate(reversed(out)):
        x = end - OUT - number * (OUT + 4)
        y = (106 if low else 146) - OUT / 2
        canvas.put(portrait(row.boss), x, y, OUT, strength=0.55)
        canvas.claim(row.boss.value, x, y, OUT, OUT)
    if not out and not tight:
        room = end - x - 10
        canvas.write(
            bets.bosses,
            Type.TEXT,
            CAPTION,
            MUTED,
            end,
            mid=second,
            align="right",
            room=room,
            least=TEXT_SIZE_MIN,
        )


def _common(canvas: Canvas, table: TableView, language: Language) -> float:
    """The card that counts for everybody, at the right end; where the rest of the head must end."""
    if table.common is None:
        return END
    words = say(language, "picture-common")
    wide = max(COMMON, width(words, Type.LABEL, CAPTION))
    middle = END - wide / 2
    cards.new(canvas, table.common, language, middle - COMMON / 2, 32, COMMON)
    canvas.write(words, Type.LABEL, CAPTION, IVORY, middle, mid=135, align="centre")
    return END - wide - 26
