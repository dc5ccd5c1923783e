"""Small signs that several pictures share: decisions, Awards, stages, chips paid, marked backs."""

from bot.skins.bosses.portraits import medallion
from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Piece, Sprite, Text, row
from bot.skins.scene.theme import (
    CLOSE,
    GLOW,
    GOLD,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    NEW,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    Size,
    within,
)
from bot.table.languages import Language
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatRow, Standing

DIMMED = 0.5  # of a folded boss, whose backs can still be read

MARKS = {
    Standing.AWAITED: "undecided",
    Standing.STAYS: "stay",
    Standing.ALL_IN: "all-in",
    Standing.FOLDED: "fold",
}
COLOURS = {
    Standing.AWAITED: IVORY,
    Standing.STAYS: GOLD,
    Standing.ALL_IN: ON_FIRE,
    Standing.FOLDED: MUTED,
}


def mark(standing: Standing, side: int) -> Block:
    """The sign of a decision: each has a shape of its own."""
    return Sprite(f"poker-champ/mark-{MARKS[standing]}", side, claims=MARKS[standing])


def word(standing: Standing, letters: Size, language: Language, place: int = 0, least: Size = SIGN) -> Block:
    """What the sign says, and which of this stage's decisions it was, if that is known."""
    words = say(language, f"standing-{standing.value}")
    if place:
        words = say(language, "standing-placed", standing=words, place=place)
    return Text(words.upper(), Type.NAME, letters, COLOURS[standing], least)


def place(number: int, letters: Size, standing: Standing, language: Language) -> list[Block]:
    """Which of its stage a decision was, where only that has room; nothing where it is not known."""
    if not number:
        return []
    words = say(language, "place", place=number).upper()
    return [Text(words, Type.NAME, letters, COLOURS[standing], align="centre")]


def portrait(boss: str, side: int, *, active: bool = False, folded: bool = False) -> Block:
    """A round portrait: shining, or with half of its light."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        medallion(canvas, boss, x, y, side, active=active)
        if folded:
            canvas.plate(LACQUER, x, y, side, side, side // 2, DIMMED)

    return Piece(side, side, lay)


def awards(boss: SeatRow, options: Options, side: int) -> Block:
    """The Awards of a boss: places where so many win, else their number."""
    strength = DIMMED if boss.standing is Standing.FOLDED and not boss.awards else 1
    if options.winning_awards is not None:
        names = [_award(boss, place) for place in range(options.winning_awards)]
        return row(*(Sprite(name, side, claims="award", strength=strength) for name in names), gap=CLOSE)
    name = _award(boss, 0)
    colour = IVORY if boss.awards else ON_ACTIVE if boss.standing is Standing.AWAITED else MUTED
    number = Text(str(boss.awards), Type.NAME, within(side, 0.8), colour, SIGN)
    return row(Sprite(name, side, claims="award", strength=strength), number, gap=CLOSE)


def _award(boss: SeatRow, place: int) -> str:
    wins = boss.wins_next and place == boss.awards
    return f"poker-champ/award{'' if place < boss.awards else '-wins-next' if wins else '-place'}"


def purse(count: int, side: int, letters: Size, *, folded: bool = False) -> Block:
    """A chip, and how many there are."""
    number = Text(str(count), Type.NAME, letters, MUTED if folded else IVORY)
    return row(Sprite("poker-champ/chip", side, claims="chip"), number, gap=NEAR if side > 40 else CLOSE)


def stages(boss: SeatRow, now: Stage | None, new: frozenset[Stage], side: int, gap: int) -> Block:
    """Four boxes, one for each stage, with the chips that this boss has paid in it."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for stage in Stage:
            left = x + (stage - 1) * (side + gap)
            _box(canvas, boss, stage, left, y, side, now=stage == now, new=stage in new)

    return Piece(len(Stage) * (side + gap) - gap, side, lay, "left")


def _box(
    canvas: Canvas, boss: SeatRow, stage: Stage, x: float, y: float, side: int, *, now: bool, new: bool
) -> None:
    folded = boss.standing is Standing.FOLDED
    if new:
        canvas.glow(Box(x - 2, y - 2, x + side + 2, y + side + 2), 10, GLOW, 8, 1.0)
        canvas.plate(NEW, x - 3, y - 3, side + 6, side + 6, 11)
        canvas.plate(LACQUER, x + 2, y + 2, side - 4, side - 4, 7)
    else:
        canvas.put(f"poker-champ/box{'-now' if now and not folded else ''}", x, y, side)
    canvas.claim(f"stage {stage:d}", x, y, side, side)
    if boss.folded_in == stage:
        _inside(canvas, "mark-fold", x, y, side)
    elif stage > len(boss.paid):
        if now and boss.standing is Standing.AWAITED:
            _inside(canvas, "mark-undecided", x, y, side)
        else:
            _inside(canvas, "chip-place", x, y, side, 0.74)
    elif not boss.paid[stage - 1]:
        _inside(canvas, "mark-all-in", x, y, side)
    else:
        _paid(canvas, boss.paid[stage - 1], x, y, side)
        if now and not folded:
            tick = round(0.62 * side)
            canvas.put("poker-champ/mark-stay", x + 0.52 * side, y - 0.20 * side, tick)


def _inside(canvas: Canvas, name: str, x: float, y: float, side: int, share: float = 0.83) -> None:
    size = round(share * side)
    canvas.put(f"poker-champ/{name}", x + (side - size) / 2, y + (side - size) / 2, size)


def _paid(canvas: Canvas, count: int, x: float, y: float, side: int) -> None:
    disc = round(0.74 * side)
    foot = y + (0.78 if count == 1 else 0.84) * side
    for number in range(count):
        thick = round(chips.THICK * disc)
        canvas.put(chips.PLAY_CHIP, x + 0.13 * side, foot - thick - number * chips.STEP * disc, disc, thick)


def backs(boss: SeatRow, wide: int, gap: int, language: Language, *, folded: bool = False) -> Block:
    """Both marked backs in the order dealt, never covered; darker once folded, but readable (PR-12).

    Where one looks back: both cards, with the sign that they lay face down.
    """
    dimmed = DIMMED if folded else 0

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for number in range(2):
            left = x + number * (wide + gap)
            if boss.hand is None:
                cards.marked_back(canvas, str(boss.backs[number]), left, y, wide, dimmed=dimmed)
            else:
                cards.up(canvas, boss.hand[number], language, left, y, wide, dimmed=dimmed)
                cards.was_hidden(canvas, left, y, wide)

    return Piece(2 * wide + gap, cards.height(wide), lay)
