"""How positions are written down: seats with cards and chips, made into views as the engine gives them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.chicago_stud.actions import Bet, Call, Check, Raise
from engine.chicago_stud.events import PotPaid, Showdown, ShownHand, SpadeHalf, SuitDecision
from engine.chicago_stud.pieces import FIRST_STREET, LAST_OPEN_STREET, RAISES_MAX, Boss, Options
from engine.chicago_stud.views import ActionView, Offer, OrderView, PotView, SeatRow, SeatView, TableView
from engine.french_deck import Card, best_by_suit, suit_key
from engine.game import Amount, Seat

PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.OBANION: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.WEISS: "Karim B.",
    Boss.MORAN: "Théo le Rouge",
    Boss.YALE: "Alexandra-Maria",
    Boss.DRUCCI: "Olek",
    Boss.ROLFE: "Ines",
}


def cards(text: str) -> tuple[Card, ...]:
    """`Ks Td Xb` as cards."""
    return tuple(map(Card.parse, text.split()))


@dataclass(frozen=True, slots=True)
class Sample:
    """A boss with cards and chips.

    `said`: what they did in this round (`raise 4`), `folded` before it, or `out` of the game; `paid`: in this
    round, `before`: in the rounds before it.
    """

    boss: Boss
    stack: int
    down: str
    up: str
    said: str = ""
    paid: int = 0
    before: int = 0
    loans: int = 0

    @property
    def word(self) -> str:
        """What they did, without its chips."""
        return self.said.partition(" ")[0]

    @property
    def in_deal(self) -> bool:
        """Neither folded nor out of the game."""
        return self.word not in ("fold", "folded", "out")


@dataclass(frozen=True, slots=True)
class Position:
    """A table in the middle of a deal, and the cards that lie face down."""

    table: TableView
    down: tuple[tuple[Card, ...], ...]


def position(
    options: Options,
    seats: Sequence[Sample],
    *,
    street: int,
    speaker: Seat | None,
    deal: int = 4,
    dealer: Seat = 0,
    opener: Seat = 0,
    dead: int = 0,
    raises: int = 0,
    common: str = "",
) -> Position:
    """A table of these seats."""
    level, unit = max(each.paid for each in seats), options.unit(deal)
    lying = sum(len(cards(f"{each.down} {each.up}")) for each in seats) + bool(common)
    rows = tuple(_row(options, seat, each, street, level, speaker) for seat, each in enumerate(seats))
    view = TableView(
        options=options,
        deal=deal,
        deals=options.deals(len(seats)),
        round=street - FIRST_STREET + 1,
        street=street,
        dealer=dealer,
        unit=unit,
        opener=opener,
        opening=cards(seats[opener].up),
        speaker=speaker,
        level=level,
        least=options.least_bet(street, unit),
        most=options.most_bet(street, unit),
        raises_left=RAISES_MAX - raises,
        pots=_pots(rows, dead),
        dead=dead,
        common=cards(common)[0] if common else None,
        deck=len(options.deck) - lying,
        rows=rows,
        last=None,
        winners=(),
    )
    return Position(view, tuple(cards(each.down) for each in seats))


def _row(
    options: Options, seat: Seat, each: Sample, street: int, level: int, speaker: Seat | None
) -> SeatRow:
    up, (word, _, chips) = cards(each.up), each.said.partition(" ")
    return SeatRow(
        seat=seat,
        boss=each.boss,
        stack=each.stack,
        loans=each.loans,
        result=each.stack - each.loans * options.stack,
        staked=each.before + each.paid,
        paid=each.paid,
        to_call=min(level - each.paid, each.stack) if each.in_deal else 0,
        in_game=word != "out",
        in_deal=each.in_deal,
        all_in=each.in_deal and not each.stack,
        speaks=seat == speaker,
        last=ActionView(word, int(chips or 0)) if word not in ("", "folded", "out") else None,
        up=up,
        newest=street <= LAST_OPEN_STREET and len(up) == street - FIRST_STREET + 1,
        down_cards=len(cards(each.down)),
        down=None,
    )


def _pots(rows: Sequence[SeatRow], dead: int) -> tuple[PotView, ...]:
    """A pot up to each stake of who is all-in, and one above."""
    playing = [row for row in rows if row.in_deal]
    limits = {row.staked for row in playing if row.all_in} | {max(row.staked for row in rows)}
    pots: list[PotView] = []
    below = 0
    for limit in sorted(limits):
        chips = dead * (not pots) + sum(min(row.staked, limit) - min(row.staked, below) for row in rows)
        able = tuple(row.seat for row in playing if not row.all_in or row.staked >= limit)
        pots.append(PotView(chips, able))
        below = limit
    return tuple(pot for pot in pots if pot.chips)


def hand(at: Position, seat: Seat, order: OrderView | None = None) -> SeatView:
    """What a seat sees; where it is asked, what it may do."""
    table, row, down = at.table, at.table.rows[seat], at.down[seat]
    held = (*down, *row.up, *((table.common,) if table.common else ()))
    best = best_by_suit(held, table.options.low) if down else None
    return SeatView(
        seat, table, down, best, row.to_call, order, (), tuple(_offers(table, row)) if row.speaks else ()
    )


def _offers(table: TableView, row: SeatRow) -> list[Offer]:
    most = table.most or row.stack - row.to_call
    amount = Amount(table.least, most)
    if not row.to_call:
        return [Offer(Check()), Offer(Bet(amount), table.least)]
    call = Offer(Call(), row.to_call)
    more = row.stack >= row.to_call + table.least and table.raises_left
    return [call, Offer(Raise(amount), row.to_call + table.least)] if more else [call]


def shown(
    at: Position,
    *winners: Sequence[Seat],
    spades: Mapping[Seat, str] | None = None,
    decided: tuple[str, Seat, str] | None = None,
) -> tuple[Showdown, TableView]:
    """The showdown of a position: the winners of each pot; who has the highest spade in the hole, and which.

    `decided`: by which card the main pot's winner beat whom, and over which of theirs.
    """
    table = at.table
    hands = [_shown_hand(at, row) for row in table.rows if row.in_deal]
    split, low = table.options.ties == "split", table.options.low
    worths = [each.hand.key() if split else suit_key(each.hand, low) for each in hands]
    ranked = sorted(worths, reverse=True)
    placed = [
        ShownHand(each.seat, each.down, each.up, each.hand, 1 + ranked.index(worth))
        for each, worth in zip(hands, worths, strict=True)
    ]
    spade = next(iter((spades or {}).items()), None)
    by_suit = None
    if decided:
        by_suit = SuitDecision(Card.parse(decided[0]), decided[1], Card.parse(decided[2]))
    paid = tuple(
        _paid(pot, won, spade, by_suit if number == 0 else None)
        for number, (pot, won) in enumerate(zip(table.pots, winners, strict=True))
    )
    ordered = tuple(sorted(placed, key=lambda each: each.place))
    return Showdown(table.deal, table.common, ordered, paid), table


def _shown_hand(at: Position, row: SeatRow) -> ShownHand:
    view = hand(at, row.seat)
    if view.hand is None:
        raise ValueError("no cards to show")
    return ShownHand(row.seat, view.down, row.up, view.hand, 0)


def _paid(
    pot: PotView, won: Sequence[Seat], spade: tuple[Seat, str] | None, by_suit: SuitDecision | None
) -> PotPaid:
    half = None
    if spade and spade[0] in pot.eligible and len(pot.eligible) > 1:
        half = SpadeHalf(spade[0], Card.parse(spade[1]), pot.chips // 2)
    each, odd = divmod(pot.chips - (half.chips if half else 0), len(won))
    shares = tuple((seat, each + (place < odd)) for place, seat in enumerate(won))
    return PotPaid(pot.chips, pot.eligible, tuple(won), shares, by_suit, half)


def names(seen: TableView) -> tuple[str, ...]:
    """Who plays, by seat."""
    return tuple(PLAYERS[row.boss] for row in seen.rows)
