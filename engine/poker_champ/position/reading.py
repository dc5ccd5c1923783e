"""Reads a position, short and written by a person or full and written by `dumps`.

Whether such a position can be is asked in checking.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import get_args

from engine.french_deck import DECK, Card, best_high
from engine.game import Seat
from engine.poker_champ.ending import champions
from engine.poker_champ.events import Ending, ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.options import DEALS, MINUTES, Length, Options
from engine.poker_champ.pieces import COMMON, PLAY_CHIPS, RULES, Boss, Stage
from engine.poker_champ.position.checking import check
from engine.poker_champ.showdown import compared
from engine.poker_champ.state import Outcome, SeatState, State
from engine.sheet import Line, Sheet, Unsound, unquoted
from engine.shuffle import shuffled

REST = "..."
SEED = "by-hand"


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text, Line)
    state = _read(sheet)
    sheet.finish()
    check(sheet, state)
    return state


def _read(sheet: Sheet[Line]) -> State:
    seats = _bosses(sheet)
    bosses = [mine.boss for mine in seats]
    number, dealer = _deal(sheet, bosses)
    stage = _stage(sheet)
    over = sheet.line("over")
    shuffles = sheet.line("shuffles")
    seed = sheet.line("seed")
    cards = _cards(sheet, bosses, stage, unquoted(seed) if seed else SEED)
    rules = sheet.rules(RULES)
    try:
        options = _options(sheet).by(rules)
    except ValueError as fault:
        raise Unsound(sheet.where("options"), str(fault)) from None
    state = State(
        options=options,
        seed=unquoted(seed) if seed else SEED,
        shuffles=shuffles.number_of(shuffles.text, least=1) if shuffles else number,
        deal=number,
        dealer=dealer,
        stage=stage,
        deck=cards.deck,
        common=cards.common,
        seats=_seated(sheet, seats, cards.hands, stage),
        last=_last(sheet, bosses),
        time_up=_time_up(sheet),
        rules=rules,
    )
    if over is None:
        return state
    why = over.named(Ending, over.text, f"{over.text!r} is none of {', '.join(Ending)}")
    return replace(state, outcome=Outcome(champions(state), why))


def _time_up(sheet: Sheet[Line]) -> bool:
    line = sheet.line("time")
    if line and line.text != "up":
        raise line.fault("write 'time: up', or nothing")
    return line is not None


def _options(sheet: Sheet[Line]) -> Options:
    line = sheet.line("options")
    if line is None:
        return Options()
    lengths = {length: length for length in get_args(Length)}
    match line.words:
        case ["timed", deals] if deals in map(str, DEALS):
            return Options("timed", int(deals))
        case ["timed", minutes, "minutes"] if minutes in map(str, MINUTES):
            return Options("timed", minutes=int(minutes))
        case [length] if length in lengths and length != "timed":
            return Options(lengths[length])
        case _:
            raise line.fault(
                f"write 'options: standard', 'long', or 'timed' and {', '.join(map(str, DEALS))},"
                f" or {', '.join(map(str, MINUTES))} and 'minutes'"
            )


def _bosses(sheet: Sheet[Line]) -> list[SeatState]:
    line = sheet.needed("bosses", "bosses: capone yale")
    bosses = [_boss(line, word) for word in line.words]
    if not 2 <= len(bosses) <= len(Boss):
        raise line.fault(f"Poker Champ is for 2 to {len(Boss)} bosses, not {len(bosses)}")
    if len(set(bosses)) < len(bosses):
        raise line.fault("a boss sits at the table twice")
    return [SeatState(boss, (DECK[0], DECK[1])) for boss in bosses]


def _boss(line: Line, word: str) -> Boss:
    return line.named(Boss, word, f"{word!r} is no boss: choose among {', '.join(Boss)}")


def _seat(line: Line, word: str, bosses: Sequence[Boss]) -> Seat:
    boss = _boss(line, word)
    if boss not in bosses:
        raise line.fault(f"{boss} does not sit at this table")
    return bosses.index(boss)


def _deal(sheet: Sheet[Line], bosses: Sequence[Boss]) -> tuple[int, Seat]:
    line = sheet.line("deal")
    if line is None:
        return 1, 0
    number, boss = line.some_words(2, "deal: 7 yale")
    return line.number_of(number, least=1), _seat(line, boss, bosses)


def _stage(sheet: Sheet[Line]) -> Stage:
    line = sheet.line("stage")
    if line is None:
        return Stage.FLOP
    stages = {stage.name.lower(): stage for stage in Stage if stage is not Stage.OBSERVATION}
    if line.text not in stages:
        raise line.fault(f"{line.text!r} is none of {', '.join(stages)}")
    return stages[line.text]


@dataclass(frozen=True, slots=True)
class _Cards:
    hands: tuple[tuple[Card, Card], ...]
    common: tuple[Card, ...]
    deck: tuple[Card, ...]


def _cards(sheet: Sheet[Line], bosses: Sequence[Boss], stage: Stage, seed: str) -> _Cards:
    """What lies where; what no line names comes from the rest of the deck, shuffled by the seed."""
    named: dict[Card, int] = {}
    hands = [_named(sheet.line(f"hand {boss}"), named, 2) for boss in bosses]
    common = _named(sheet.line("common"), named, COMMON[stage])
    line = sheet.line("deck")
    words = line.words if line else [REST]
    open_end = words[-1:] == [REST]
    top = _named(
        line and Line(line.number, line.key, " ".join(words[: -1 if open_end else None])), named, None
    )
    rest = list(shuffled((card for card in DECK if card not in named), seed, 1))
    filled = [hand or (rest.pop(), rest.pop()) for hand in hands]
    common = common or tuple(rest.pop() for _ in range(COMMON[stage]))
    if line and not open_end and rest:
        raise line.fault(
            f"{rest[0]} and {len(rest) - 1} more: nowhere; name them or end the line with {REST}"
        )
    return _Cards(tuple((hand[0], hand[1]) for hand in filled), common, (*top, *rest))


def _named(line: Line | None, named: dict[Card, int], count: int | None) -> tuple[Card, ...]:
    """The cards of a line, none of which another line has named."""
    if line is None:
        return ()
    cards = tuple(_card(line, word) for word in line.words)
    if count is not None and len(cards) != count:
        raise line.fault(f"{count} cards lie there, not {len(cards)}")
    for card in cards:
        if card in named:
            raise line.fault(f"there is no other {card}: see line {named[card]}")
        named[card] = line.number
    return cards


def _card(line: Line, word: str) -> Card:
    card = line.named(Card.parse, word, f"{word!r} is no card")
    if card.is_joker:
        raise line.fault("there are no jokers in Poker Champ")
    return card


def _seated(
    sheet: Sheet[Line], seats: Sequence[SeatState], hands: Sequence[tuple[Card, Card]], stage: Stage
) -> tuple[SeatState, ...]:
    """Chips, Awards and what was paid; without a word all have paid every stage before this one."""
    bosses = [mine.boss for mine in seats]
    folded_line = sheet.line("folded")
    folded = {_seat(folded_line, word, bosses) for word in folded_line.words} if folded_line else set()
    paid = [_numbers(sheet.line(f"paid {boss}")) for boss in bosses]
    usual = tuple(before.price for before in Stage if before < stage)
    paid_by_all = [usual if each is None else each for each in paid]
    chips = _for_each(sheet.line("chips"), len(bosses))
    awards = _for_each(sheet.line("awards"), len(bosses)) or (0,) * len(bosses)
    return tuple(
        replace(
            mine,
            hand=hands[seat],
            chips=chips[seat] if chips else max(0, PLAY_CHIPS - sum(paid_by_all[seat])),
            awards=awards[seat],
            paid=paid_by_all[seat],
            folded=seat in folded,
        )
        for seat, mine in enumerate(seats)
    )


def _numbers(line: Line | None) -> tuple[int, ...] | None:
    return None if line is None else tuple(line.number_of(word) for word in line.words)


def _for_each(line: Line | None, count: int) -> tuple[int, ...] | None:
    numbers = _numbers(line)
    if line is not None and numbers is not None and len(numbers) != count:
        raise line.fault(f"one number for each of {count} bosses")
    return numbers


def _last(sheet: Sheet[Line], bosses: Sequence[Boss]) -> WonUnseen | ShowdownHeld | None:
    """How the deal before ended; what the hands were worth is seen from the cards."""
    line = sheet.line("last")
    lines = [(seat, each) for seat, boss in enumerate(bosses) if (each := sheet.line(f"shown {boss}"))]
    if line is None:
        if lines:
            raise lines[0][1].fault("there is no line 'last: 6 16 Ks 9h 4d Qc 9s'")
        return None
    match line.words:
        case [deal_word, pot_word, *cards] if len(cards) in (3, 4, 5) and lines:
            deal, pot = line.number_of(deal_word, least=1), line.number_of(pot_word, least=1)
        case _:
            raise line.fault("write 'last: 6 16 Ks 9h 4d Qc 9s' and a line 'shown yale: As Ah 6 16' for each")
    named: dict[Card, int] = {}
    common = _named(Line(line.number, line.key, " ".join(cards)), named, len(cards))
    if len(lines) == 1:
        seat, shown = lines[0]
        one, two = _named(shown, named, 2)
        stage = next(stage for stage in Stage if COMMON[stage] == len(common))
        return WonUnseen(deal, stage, seat, common, (one, two), best_high((one, two, *common)), pot)
    return _showdown(line, lines, named, (deal, pot, common))


def _showdown(
    line: Line,
    lines: Sequence[tuple[Seat, Line]],
    named: dict[Card, int],
    said: tuple[int, int, tuple[Card, ...]],
) -> ShowdownHeld:
    deal, pot, common = said
    if len(common) != COMMON[Stage.RIVER]:
        raise line.fault("a showdown has five common cards")
    hands: dict[Seat, tuple[Card, Card]] = {}
    numbers: dict[Seat, tuple[int, int]] = {}
    for seat, shown in sorted(lines, key=lambda each: each[1].number):
        *cards, paid, takes = shown.some_words(4, "shown yale: As Ah 6 16")
        one, two = _named(Line(shown.number, shown.key, " ".join(cards)), named, 2)
        hands[seat], numbers[seat] = (one, two), (shown.number_of(paid), shown.number_of(takes))
    if sum(takes for _, takes in numbers.values()) != pot:
        raise line.fault(f"the bosses shown take {sum(takes for _, takes in numbers.values())} of {pot}")
    shown_by_all = tuple(
        Shown(each.seat, each.cards, each.hand, each.place, *numbers[each.seat])
        for each in compared(hands, common)
    )
    return ShowdownHeld(deal, common, shown_by_all, pot)
