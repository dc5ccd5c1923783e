"""Cards turned up: a showdown, a pot won unseen, a duel; below them the Awards that follow.

Everything here is public: the events hold no card that was not turned up for all.
"""

from collections.abc import Sequence

from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.poker_champ.pictures import rows, strips
from bot.skins.poker_champ.pictures.rows import Entry
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import BODY, CREAM, DISPLAY, EMBER, GOLD, MUTED, SIGN
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import AwardGiven, DuelFought, ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import TableView

TOP, FOOT, GAP = 209, 1024, 11
COMMON, PITCH = 112, 122
FIRST, SECOND = 304, 232  # the winner's row, and where four others stand below it
ROW = 176  # the most of another row
TWO_COLUMNS = 4  # from so many others


def paint(
    held: ShowdownHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gifts: Sequence[AwardGiven] = (),
) -> Canvas:
    """All who stayed, from the best hand down, and who takes the pot; `gifts`: the Awards that followed."""
    canvas = on_ground("shootout")
    head(canvas, held, language)
    foot = strips.gifts(canvas, gifts, table, language, crowded=len(held.shown) >= TWO_COLUMNS)
    _ranked(canvas, [_entry(shown, table, names, language) for shown in held.shown], foot, language)
    canvas.frame()
    return canvas


def paint_duel(
    fought: DuelFought,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gift: AwardGiven | None = None,
) -> Canvas:
    """Cards for an Award between the equally rich; below it the Award, or who fights on."""
    canvas = on_ground("shootout")
    _head(canvas, say(language, "picture-duel"), fought.common, language)
    canvas.put("poker-champ/duel", 46, 42, 84)
    label = say(language, "picture-duel-round", round=fought.round)
    canvas.write(label, Type.LABEL, SIGN, MUTED, 148, mid=64, tracking=1, room=180)
    canvas.write(
        say(language, "picture-for-award"), Type.NAME, BODY, GOLD, 148, mid=108, tracking=1, room=180
    )
    if fought.winner is None:
        foot = strips.tied(canvas, fought, table, language)
    else:
        foot = strips.gifts(canvas, [gift] if gift else [], table, language)
    _ranked(canvas, [_entry(shown, table, names, language) for shown in fought.shown], foot, language)
    canvas.frame()
    return canvas


def paint_unseen(won: WonUnseen, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """All others have folded: the two cards shown all the same, large, and nobody to compare them with."""
    canvas = on_ground("shootout")
    _head(canvas, say(language, "picture-unseen"), won.common, language)
    _stage(canvas, won.deal, won.stage, language)
    row = table.rows[won.seat]
    entry = Entry(
        boss=row.boss,
        player=readable(names[won.seat]),
        own=won.cards,
        hand=won.hand,
        place=1,
        note="",
        takes=say(language, "picture-takes", count=won.pot),
    )
    tall = 508
    rows.lone(canvas, entry, TOP, tall, language)
    others = [each for each in table.rows if each.seat != won.seat]
    strips.folded(canvas, others, TOP + tall + GAP, FOOT, language)
    canvas.frame()
    return canvas


def _entry(shown: Shown, table: TableView, names: Sequence[str], language: Language) -> Entry:
    row = table.rows[shown.seat]
    price = sum(stage.price for stage in Stage)
    note = say(language, "picture-paid", paid=shown.paid, price=price) if 0 < shown.paid < price else ""
    takes = say(language, "picture-takes", count=shown.takes) if shown.takes else ""
    return Entry(row.boss, readable(names[shown.seat]), shown.cards, shown.hand, shown.place, note, takes)


def head(canvas: Canvas, held: ShowdownHeld, language: Language) -> None:
    """What all of them share: the common cards, and which deal it is."""
    _head(canvas, say(language, "picture-showdown"), held.common, language)
    _stage(canvas, held.deal, Stage.RIVER, language)


def _head(canvas: Canvas, title: str, common: Sequence[Card], language: Language) -> None:
    """The title, and the five common cards at the right."""
    start = 1608 - COMMON - 4 * PITCH
    canvas.write(
        title,
        Type.TITLE,
        DISPLAY,
        CREAM,
        646,
        mid=88,
        align="centre",
        room=start - 36 - 318,
        outline=(7, EMBER),
    )
    for number in range(5):
        left = start + number * PITCH
        if number < len(common):
            cards.up(canvas, common[number], language, left, 34, COMMON)
        else:
            cards.place(canvas, False, left, 34, COMMON)


def _stage(canvas: Canvas, deal: int, stage: Stage, language: Language) -> None:
    canvas.put(f"poker-champ/stage-{stage:d}-now", 45, 45, 82)
    canvas.write(
        say(language, "picture-deal", deal=deal, of=0),
        Type.LABEL,
        SIGN,
        MUTED,
        146,
        mid=66,
        tracking=1,
        room=170,
    )
    name = say(language, f"stage-{stage.name.lower()}.title").upper()
    canvas.write(name, Type.NAME, BODY, GOLD, 146, mid=109, tracking=1, room=170)


def _ranked(canvas: Canvas, entries: Sequence[Entry], foot: float, language: Language) -> None:
    """The winner's large row, then the others; several winners alike, above the others."""
    best = [entry for entry in entries if entry.place == 1]
    rest = [entry for entry in entries if entry.place > 1]
    if len(best) > 3:
        _cells(canvas, entries, TOP, foot, language)
        return
    y, gap = float(TOP), float(GAP)
    if len(best) == 1:
        crowded = len(rest) >= TWO_COLUMNS or len(rest) * (ROW * 0.86 + GAP) > foot - TOP - FIRST
        tall = SECOND if crowded else FIRST
        if len(rest) < 2:  # room to spare
            tall = even(min(340, (foot - TOP - GAP) * (0.58 if rest else 1)))
            gap = min(30, max(GAP, (foot - TOP - tall - 236 * len(rest)) / 3))
            y += gap - GAP
        rows.winner(canvas, best[0], y, tall, language)
        y += tall + gap
    else:
        share = (foot - TOP - GAP * (len(entries) - 1)) / (len(best) + 0.8 * _lines(rest))
        tall = even(min(SECOND, share))
        for entry in best:
            rows.other(canvas, entry, y, tall, language)
            y += tall + GAP
    if len(rest) >= TWO_COLUMNS:
        _cells(canvas, rest, y, foot, language)
    elif rest:
        most = 236 if len(rest) == 1 and len(best) == 1 else ROW
        tall = even(min(most, (foot - y - GAP * (len(rest) - 1)) / len(rest)))
        for entry in rest:
            rows.other(canvas, entry, y, tall, language)
            y += tall + GAP


def even(height: float) -> int:
    """A height that several pictures share, for panels are drawn at their very size."""
    return int(height) // 8 * 8


def _lines(entries: Sequence[Entry]) -> int:
    return -(-len(entries) // 2) if len(entries) >= TWO_COLUMNS else len(entries)


def _cells(canvas: Canvas, entries: Sequence[Entry], top: float, foot: float, language: Language) -> None:
    down = -(-len(entries) // 2)
    tall = even(min(236, (foot - top - GAP * (down - 1)) / down))
    for number, entry in enumerate(entries):
        line, column = divmod(number, 2)
        rows.cell(canvas, entry, (26, 831)[column], top + line * (tall + GAP), 793, tall, language)
