"""A shootout as it happens: the cards that lay face down turn up one by one, the winner's last."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses import turning
from bot.skins.bosses.turning import Hand
from bot.skins.chicago_poker.pictures import cards, shootout
from bot.skins.chicago_poker.pictures.emblems import controls
from bot.skins.chicago_poker.pictures.fighters import SIXTH
from bot.skins.chicago_poker.words.hands import detail, rank_capitals
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import readable
from bot.skins.kit.motion import Moment
from bot.skins.scene import flow
from bot.skins.scene.flow import Space
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Fighter, ShootoutHeld
from engine.chicago_poker.pieces import FULL_COLUMN, UP
from engine.chicago_poker.views import TableView

AIR = 36  # above and under the cards of a row
WITH_FRAME = (50, 60, 62, 76)  # widths of which there are prints, backs and all marks
PRINTED = (*WITH_FRAME, 90)
GAP = 8
TILE = 38  # side of what a boss controls


@dataclass(frozen=True, slots=True)
class _Cards:
    """Five places, and a sixth for a reinforcement where somebody sent one."""

    sent: bool

    def width(self, room: float) -> int:
        """The widest card of which there is a print, and a back."""
        printed = WITH_FRAME if self.sent else PRINTED
        return max((wide for wide in printed if 2.2 * wide <= room - AIR), default=printed[0])

    def height(self, width: int) -> int:
        return cards.of(width).height

    def span(self, width: int) -> float:
        return self.left(FULL_COLUMN + self.sent, width) - GAP

    def left(self, place: int, width: int) -> float:
        return place * (width + GAP) + (2 * SIXTH if place >= FULL_COLUMN else 0)

    def up(self, canvas: Canvas, card: Card | None, place: int, x: float, y: float, width: int) -> None:
        drawn = cards.of(width)
        if card is None:
            flow.put(canvas, drawn.slot(UP), x, y)
        elif place >= FULL_COLUMN:
            flow.put(canvas, drawn.reinforcement(card), x, y)
        else:
            flow.put(canvas, drawn.gangster(card), x, y)

    def back(self, canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
        del card  # all backs are alike
        flow.put(canvas, cards.of(width).back(), x, y)

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        drawn = cards.of(width)
        flow.put(canvas, drawn.turned_up(Space(width, drawn.height)), x, y)


def moments(
    held: ShootoutHeld,
    table: TableView,
    names: Sequence[str],
    language: Language,
    later: Sequence[ShootoutHeld] = (),
) -> Sequence[Moment]:
    """Return its pictures; none where nobody fought back, or no card was to be turned up."""
    hands = [
        _hand(held, fighter, table, names, language, later) for fighter in sorted(held.fighters, key=_seat)
    ]
    if len(hands) < 2 or not any(hand.hidden for hand in hands):
        return ()
    dealt = _Cards(any(_sent(held, fighter) for fighter in held.fighters))
    head = partial(_head, held=held, table=table, language=language, later=later)
    ground = partial(on_ground, "shootout")
    return tuple(turning.moments(hands, dealt, ground, head, shootout.TOP, shootout.TOP + shootout.ROOM))


def _head(
    canvas: Canvas,
    last: bool,
    *,
    held: ShootoutHeld,
    table: TableView,
    language: Language,
    later: Sequence[ShootoutHeld],
) -> None:
    follows = shootout.follows(held, table, language, shootout.SIGNS, later)
    shootout.head(canvas, held.place, held.business, language, follows if last else None)


def _seat(fighter: Fighter) -> int:
    return fighter.seat


def _sent(held: ShootoutHeld, fighter: Fighter) -> Card | None:
    """The last reinforcement that a boss sent: the earlier ones were equal."""
    sent = [card for each in held.rounds for seat, card in each.sent if seat == fighter.seat and card]
    return sent[-1] if sent else None


def _hand(
    held: ShootoutHeld,
    fighter: Fighter,
    table: TableView,
    names: Sequence[str],
    language: Language,
    later: Sequence[ShootoutHeld],
) -> Hand:
    """A fighter's cards as they lay; after a tie only the last reinforcements are still to be turned up."""
    sent = _sent(held, fighter)
    laid = (*fighter.cards, *(None,) * (FULL_COLUMN - len(fighter.cards)))
    last = {seat for seat, card in held.rounds[-1].sent if card} if held.rounds else set()
    down = [place for place, was_down in enumerate(fighter.were_down) if was_down]
    if held.rounds:
        down = [FULL_COLUMN] if fighter.seat in last else []
    row, won = table.rows[fighter.seat], fighter.seat == held.winner
    more = Counter(each.business for each in (held, *later) if each.winner == fighter.seat)
    made = fighter.hand.made if fighter.hand.kickers else fighter.cards
    return Hand(
        boss=row.boss,
        player=readable(names[fighter.seat]),
        cards=(*laid, *((sent,) if sent else ())),
        hidden=tuple(down),
        making=tuple(place for place, card in enumerate(fighter.cards) if card in made),
        name=rank_capitals(fighter.hand.rank, language),
        detail=detail(fighter.hand, language),
        place=1 + shootout.in_places(held).index(fighter),
        best=won,
        takes=shootout.won(held, table, language, later) if won else "",
        below=controls(Counter(row.tiles) - more, (), TILE),
    )
