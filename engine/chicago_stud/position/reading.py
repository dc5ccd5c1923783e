"""Reads a position: how a round of betting began, and what was said in it since.

The words are played by the rules, so nothing can be written that could not come about in that round.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.chicago_stud.actions import Order, Show, Withdraw, parse
from engine.chicago_stud.betting import next_to_speak
from engine.chicago_stud.opener import opening
from engine.chicago_stud.pieces import (
    FIRST_STREET,
    LAST_OPEN_STREET,
    LAST_STREET,
    OFF,
    ON,
    RULES,
    VALUES,
    Boss,
    Options,
    agree,
)
from engine.chicago_stud.rules import apply
from engine.chicago_stud.state import Part, SeatState, State
from engine.french_deck import Card
from engine.game import IllegalAction, Seat
from engine.sheet import Line, Sheet, Unsound, unquoted
from engine.shuffle import shuffled

REST = "..."
SEED = "by-hand"
OFFERED: Mapping[str, tuple[str, ...]] = {**VALUES, "high-spade": (OFF, ON)}


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text, Line)
    state = _round(sheet)
    said = sheet.line("said")
    sheet.finish()
    _check(sheet, state)
    return _after(state, said)


@dataclass(frozen=True, slots=True)
class _Table:
    """Who sits there and what is played, for reading the other lines."""

    options: Options
    bosses: tuple[Boss, ...]
    deal: int
    dealer: Seat
    street: int
    folded: frozenset[Seat]
    rules: int

    def seat_of(self, line: Line, word: str) -> Seat:
        """The seat of a boss at this table."""
        boss = line.named(Boss, word, f"{word!r} is no boss: choose among {', '.join(Boss)}")
        if boss not in self.bosses:
            raise line.fault(f"{boss} does not sit at this table")
        return self.bosses.index(boss)

    def down(self, seat: Seat) -> int:
        """How many cards a seat has face down; who has folded before the last street lacks that one."""
        return 3 if self.street == LAST_STREET and seat not in self.folded else 2

    @property
    def up(self) -> int:
        """How many open cards everybody has who is in."""
        return min(self.street, LAST_OPEN_STREET) - FIRST_STREET + 1


def _round(sheet: Sheet[Line]) -> State:
    """The position as the round began: everybody's cards and chips, nobody has said a word."""
    table = _table(sheet)
    seed_line = sheet.line("seed")
    seed = unquoted(seed_line) if seed_line else SEED
    hands, deck = _cards(sheet, table, seed)
    seats, dead = _seated(sheet, table, hands)
    playing = {seat: mine.up for seat, mine in enumerate(seats) if mine.part is Part.IN}
    if len(playing) < 2:
        raise Unsound(sheet.where("folded"), "the last one left has won")
    opener, cards = opening(playing, table.options.low)
    return State(
        options=table.options,
        seed=seed,
        seats=seats,
        deck=deck,
        deal=table.deal,
        dealer=table.dealer,
        street=table.street,
        dead=dead,
        opener=opener,
        opening=cards,
        speaker=next_to_speak(seats, 0, (opener - 1) % len(seats)),
        rules=table.rules,
        books=(((),) * len(seats),) * (table.deal - 1),  # of the deals before nobody remembers the cards
    )


def _table(sheet: Sheet[Line]) -> _Table:
    line = sheet.needed("bosses", "bosses: capone yale")
    bosses = tuple(line.named(Boss, word, f"{word!r} is no boss") for word in line.words)
    if not 2 <= len(bosses) <= len(Boss) or len(set(bosses)) < len(bosses):
        raise line.fault(f"2 to {len(Boss)} different bosses play")
    table = _Table(_options(sheet), bosses, 1, 0, FIRST_STREET, frozenset(), sheet.rules(RULES))
    if deal := sheet.line("deal"):
        number, boss = deal.some_words(2, "deal: 3 yale")
        table = replace(table, deal=deal.number_of(number, least=1), dealer=table.seat_of(deal, boss))
    if street := sheet.line("street"):
        table = replace(table, street=street.number_of(street.text))
    if folded := sheet.line("folded"):
        seats = frozenset(table.seat_of(folded, word) for word in folded.words)
        table = replace(table, folded=seats)
    return table


def _options(sheet: Sheet[Line]) -> Options:
    """What differs from the usual game: `ante all, ties split`."""
    words = {name: values[0] for name, values in OFFERED.items()}
    if line := sheet.line("options"):
        for part in line.items():
            name, value = part.some_words(2, "options: ante all, ties split")
            if value not in OFFERED.get(name, ()):
                raise part.fault(f"{part.text!r} is no option of Chicago stud")
            words[name] = value
    return agree(words)


Hands = tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...]


def _cards(sheet: Sheet[Line], table: _Table, seed: str) -> tuple[Hands, tuple[Card, ...]]:
    """Down and open cards by seat, then the deck; what no line names comes from the rest, shuffled."""
    named: dict[Card, int] = {}
    downs = [_named(sheet.line(f"down {boss}"), named, table.options) for boss in table.bosses]
    ups = [_named(sheet.line(f"up {boss}"), named, table.options) for boss in table.bosses]
    line = sheet.line("deck")
    words = line.words if line else [REST]
    open_end = words[-1:] == [REST]
    above = " ".join(words[: -1 if open_end else None])
    top = _named(line and Line(line.number, line.key, above), named, table.options)
    rest = list(shuffled((card for card in table.options.deck if card not in named), seed, 1))
    hands: Hands = tuple(
        (
            downs[seat] or tuple(rest.pop() for _ in range(table.down(seat))),
            ups[seat] or tuple(rest.pop() for _ in range(table.up)),
        )
        for seat in range(len(table.bosses))
    )
    if line and not open_end and rest:
        raise line.fault(f"{len(rest)} cards are nowhere; name them or end the line with {REST}")
    return hands, (*top, *rest)


def _named(line: Line | None, named: dict[Card, int], options: Options) -> tuple[Card, ...]:
    """The cards of a line, none of which another line has named."""
    if line is None:
        return ()
    cards = tuple(line.named(Card.parse, word, f"{word!r} is no card") for word in line.words)
    for card in cards:
        if card not in options.deck:
            raise line.fault(f"{card} is not in the box with these options")
        if card in named:
            raise line.fault(f"there is no other {card}: see line {named[card]}")
        named[card] = line.number
    return cards


def _seated(sheet: Sheet[Line], table: _Table, hands: Hands) -> tuple[tuple[SeatState, ...], int]:
    """Chips and cards by seat, and the dealer's ante; without a word only the ante has been paid."""
    count, unit = len(table.bosses), table.options.unit(table.deal)
    by_dealer = table.options.ante == "dealer"
    dead_line = sheet.line("dead")
    dead = dead_line.number_of(dead_line.text) if dead_line else unit * count if by_dealer else 0
    staked = _for_each(sheet.line("staked"), count) or (0 if by_dealer else unit,) * count
    loans = _for_each(sheet.line("loans"), count) or (0,) * count
    stacks = _for_each(sheet.line("chips"), count) or tuple(
        max(0, (1 + loans[seat]) * table.options.stack - staked[seat] - (dead if seat == table.dealer else 0))
        for seat in range(count)
    )
    return tuple(
        SeatState(
            boss=boss,
            stack=stacks[seat],
            loans=loans[seat],
            part=Part.FOLDED if seat in table.folded else Part.IN,
            down=hands[seat][0],
            up=hands[seat][1],
            staked=staked[seat],
        )
        for seat, boss in enumerate(table.bosses)
    ), dead


def _for_each(line: Line | None, count: int) -> tuple[int, ...]:
    if line is None:
        return ()
    if len(line.words) != count:
        raise line.fault(f"one number for each of {count} bosses")
    return tuple(line.number_of(word) for word in line.words)


def _check(sheet: Sheet[Line], state: State) -> None:
    """Raises Unsound for what can begin no round of betting."""
    options, street = state.options, state.street
    if not FIRST_STREET <= street <= LAST_STREET:
        raise Unsound(sheet.where("street"), f"streets are {FIRST_STREET} to {LAST_STREET}")
    if state.deal > options.deals(len(state.seats)):
        raise Unsound(sheet.where("deal"), f"{options.deals(len(state.seats))} deals are the most")
    usual = min(street, LAST_OPEN_STREET) - FIRST_STREET + 1
    for mine in state.seats:
        folded = mine.part is Part.FOLDED
        if not (1 <= len(mine.up) <= usual if folded else len(mine.up) == usual):
            raise Unsound(sheet.where(f"up {mine.boss}"), f"{usual} open cards in street {street}")
        wanted = (2, 3) if folded and street == LAST_STREET else (3,) if street == LAST_STREET else (2,)
        if len(mine.down) not in wanted:
            raise Unsound(sheet.where(f"down {mine.boss}"), f"{wanted[-1]} down cards in street {street}")
    if state.dead and options.ante == "all":
        raise Unsound(sheet.where("dead"), "everybody pays an ante of their own")
    chips = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
    whole = options.stack * (len(state.seats) + sum(mine.loans for mine in state.seats))
    if chips != whole:
        raise Unsound(sheet.where("chips"), f"{chips} chips with the pot; there are {whole}")
    most = max(mine.staked for mine in state.seats)
    for mine in state.seats:
        if mine.able and mine.staked != most:
            raise Unsound(sheet.where("staked"), f"{mine.boss} is in with chips, and has not staked {most}")
    if state.speaker is None:
        raise Unsound(sheet.where("chips"), "nobody is asked in this round")


def _after(state: State, line: Line | None) -> State:
    """The position after what was said in this round, in turn from whoever opened it."""
    for part in line.items() if line else ():
        try:
            state = _one_more(state, part)
        except IllegalAction as no:
            raise part.fault(f"{part.text}: {no}") from None
    return state


def _one_more(state: State, part: Line) -> State:
    action = parse(part.text)
    if state.speaker is None or isinstance(action, Order | Withdraw | Show):
        raise part.fault(f"{part.text!r} is no answer")
    after = apply(state, state.speaker, action).state
    if (after.deal, after.street) != (state.deal, state.street):
        raise part.fault("that ends the round: write the next street")
    return after
