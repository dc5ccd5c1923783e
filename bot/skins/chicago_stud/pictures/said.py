"""What a boss did in this round of betting, or that they are asked: a mark and a word."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.scene.flow import Block, Light, Panel, Piece
from bot.skins.scene.theme import ACTIVE, GOLD, IVORY, LACQUER, MUTED, NEW, ROSE, ROW
from bot.table.languages import Language
from engine.chicago_stud.events import BetMade, Called, Checked, Event, Folded, Raised, StreetDealt
from engine.chicago_stud.pieces import Boss
from engine.chicago_stud.views import SeatRow, TableView
from engine.game import Seat

ALL_IN = ROSE
IDLE = Panel("stud/panel-row", ROW)
_LOUD = ("bet", "raise", "turn")


@dataclass(frozen=True, slots=True)
class Said:
    """A mark of `stud/mark-…`, and what stands beside it."""

    mark: str
    word: str
    stake: int = 0  # chips of this round; 0 where they are not told
    new: bool = False  # since the reader's last picture

    @property
    def colour(self) -> str:
        """Of the word."""
        if self.new and self.mark != "turn":
            return NEW
        return (
            MUTED
            if self.mark == "fold"
            else ALL_IN
            if self.mark == "all-in"
            else GOLD
            if self.mark in _LOUD
            else IVORY
        )


def said(row: SeatRow, language: Language, new: bool = False) -> Said | None:
    """What that boss did last; None where they have said nothing in this round."""
    if row.in_deal and row.speaks:
        return Said("turn", say(language, "picture-to-speak", boss=sex(row.boss)))
    did = "fold" if not row.in_deal else "all-in" if row.all_in else row.last.did if row.last else None
    if did is None:
        return None
    word = say(language, "picture-did", did=did, boss=sex(row.boss))
    return Said(did, word, row.paid if row.in_deal else 0, new)


def marked(spoken: Said | None, size: int) -> list[Block]:
    """Its mark in a tree; nothing where nothing was said."""
    if spoken is None:
        return []
    return [Piece(size, size, lambda canvas, x, y: mark(canvas, spoken, x, y + size / 2, size))]


def ground(row: SeatRow, *, there: bool = False) -> Panel:
    """The panel of a boss: lit for who is asked, less light on who has folded; `there`: idle already."""
    if row.speaks:
        return Panel("chrome/table/row-active-5p", ACTIVE, Light(12, 9, 0.35, 14))
    return replace(IDLE, there=there) if row.in_deal else replace(IDLE, colour=LACQUER, veil=0.5, there=there)


def sex(boss: Boss) -> str:
    """What French must know of a boss: `she` or `he`."""
    return "she" if boss is Boss.ROLFE else "he"


def acted(events: Sequence[Event]) -> frozenset[Seat]:
    """Who said something that the table still shows: since the last street was dealt."""
    seats: set[Seat] = set()
    for event in events:
        match event:
            case StreetDealt():
                seats = set()
            case Checked(seat) | BetMade(seat) | Called(seat) | Raised(seat) | Folded(seat):
                seats.add(seat)
            case _:
                pass
    return frozenset(seats)


def raise_costs(table: TableView, row: SeatRow) -> int | None:
    """What a raise costs who is asked, where all can tell: in the fixed limit, at the first word."""
    if table.options.limit != "fixed" or not table.raises_left or not row.to_call:
        return None
    if row.last is not None and row.last.did != "check":
        return None
    if not any(other.in_deal and not other.all_in for other in table.rows if other is not row):
        return None
    cost = row.to_call + table.least
    return cost if cost <= row.stack else None


def mark(canvas: Canvas, what: Said, x: float, middle: float, size: int) -> None:
    """The mark at the left of its word, in pale light if it is new."""
    top = middle - size / 2
    if what.new:
        from_edge = round(0.08 * size)
        canvas.plate(
            NEW,
            x - from_edge,
            top - from_edge,
            size + 2 * from_edge,
            size + 2 * from_edge,
            round(0.24 * size),
            0.30,
        )
        canvas.put("cards/marker-just-played", x + size / 2 - 13, top - from_edge - 12, 26, 17)
    canvas.put(f"stud/mark-{what.mark}", x, top, size, strength=0.8 if what.mark == "fold" else 1)
    canvas.claim(f"mark-{what.mark}", x, top, size, size)
