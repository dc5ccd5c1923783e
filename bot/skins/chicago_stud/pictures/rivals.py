"""The rivals at the foot of a hand: what they did, and their cards as everybody sees them."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures.said import ALL_IN, Said, acted, ground, marked, said, sex
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Grid, Piece, Same, Sized, Sprite, Stack, Text, column, row
from bot.skins.scene.theme import BODY, CAPTION, CLOSE, GOLD, HAIR, IVORY, LABEL_MIN, MUTED, NEAR
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatRow, SeatView

WIDE, TALL, GAP = 1598, 227, 10
SMALL = 62  # cards of four rivals with many cards, and of more


def rivals(view: SeatView, language: Language, marks: Sequence[Event]) -> Block:
    """A cell for each of the others who are in the game; from five on in two rows."""
    rows = [each for each in view.table.rows if each.in_game and each.seat != view.seat]
    new = acted(marks)
    across = len(rows) if len(rows) <= 4 else (len(rows) + 1) // 2
    many = max((len(each.up) for each in rows), default=0) > 3 or view.table.street > 6
    cells: list[Block] = []
    for each in rows:
        spoken = said(each, language, each.seat in new)
        if len(rows) <= 4:
            cells.append(Same(_cell, (each, spoken, language, len(rows) == 4 and many)))
        else:
            cells.append(Same(_low_cell, (each, spoken, language, across == 3)))
    return Sized(Grid(cells, max(1, across), GAP), WIDE, TALL)


def did(rival: SeatRow, language: Language) -> str:
    """What a rival did, and the chips they have left."""
    what = (
        "fold"
        if not rival.in_deal
        else "turn"
        if rival.speaks
        else "all-in"
        if rival.all_in
        else rival.last.did
        if rival.last
        else "nothing"
    )
    chips = rival.staked if what == "all-in" else rival.last.chips if rival.last else 0
    words = say(language, "picture-rival", did=what, chips=str(chips), boss=sex(rival.boss))
    if what in ("fold", "all-in"):
        return words
    return f"{words} · {say(language, 'picture-rival-left', left=str(rival.stack))}"


def _name(rival: SeatRow) -> Text:
    colour = MUTED if not rival.in_deal else GOLD if rival.speaks else IVORY
    return Text(SHORT[rival.boss], Type.NAME, BODY, colour, CAPTION, grow=1)


def _face(rival: SeatRow, side: int) -> Block:
    strength = 1 if rival.in_deal else 0.5
    return Sprite(portrait(rival.boss, rival.speaks), side, claims=rival.boss.value, strength=strength)


def _cell(rival: SeatRow, spoken: Said | None, language: Language, small: bool) -> Block:
    """Portrait, name and words over the cards."""
    colour = MUTED if not rival.in_deal else ALL_IN if rival.all_in else IVORY
    words = Text(did(rival, language), Type.TEXT, CAPTION, colour, LABEL_MIN, cut=True)
    told = column(row(_name(rival), *marked(spoken, 46)), words, gap=CLOSE, grow=1)
    wide, step = (SMALL, 16) if small else (80, 34 if rival.down_cards < 3 else 24)
    lying = _cards(rival, wide, step, language)
    lines = row(_face(rival, 78), told), lying
    return Stack(lines, NEAR, down=True, pad=(NEAR, CLOSE), at="centre", ground=ground(rival))


def _low_cell(rival: SeatRow, spoken: Said | None, language: Language, backs: bool) -> Block:
    """A low cell: the name under the portrait, the cards at the right."""
    head = row(_face(rival, 66), *marked(spoken, 36), gap=HAIR, at="centre")
    name = _name(rival)
    words = Text(name.words, Type.NAME, CAPTION, name.colour, LABEL_MIN, align="centre", cut=True)
    told = Sized(column(head, words, gap=CLOSE), 140 if backs else 112)
    blocks = told, _cards(rival, SMALL, 16 if backs else 0, language)
    return Stack(blocks, CLOSE, pad=(CLOSE, 0), ground=ground(rival))


def _cards(rival: SeatRow, wide: int, step: int, language: Language) -> Block:
    """Backs lying over one another by `step`, or none; beside them the open cards."""
    dimmed = 0.0 if rival.in_deal else cards.FOLDED
    backs = (rival.down_cards - 1) * step + wide + 7 if step and rival.down_cards else 0

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for number in range(rival.down_cards if step else 0):
            cards.back(canvas, x + number * step, y, wide, dimmed=dimmed)
        for number, card in enumerate(rival.up):
            left = x + backs + number * (wide + 4)
            if rival.newest and rival.in_deal and number == len(rival.up) - 1:
                cards.new(canvas, card, language, left, y, wide)
            else:
                cards.up(canvas, card, language, left, y, wide, dimmed=dimmed)

    return Piece(backs + len(rival.up) * (wide + 4) - 4, cards.height(wide), lay, "left")
