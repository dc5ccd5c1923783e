"""The lines of a position, and what follows from them where a person has written only some of them.

Whether such a position can be is asked in checking.py.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, get_args

from engine import form
from engine.box import Box, all_named, pile
from engine.form import Codec, Field, Form, each, number
from engine.french_deck import DECK, Card, best_high
from engine.game import Seat
from engine.poker_champ.ending import champions
from engine.poker_champ.events import Ending, ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.options import DEALS, MINUTES, Length, Options
from engine.poker_champ.pieces import COMMON, PLAY_CHIPS, RULES, Boss, Stage
from engine.poker_champ.position.checking import faults
from engine.poker_champ.showdown import compared
from engine.poker_champ.state import Outcome, SeatState, State
from engine.sheet import Line, Sheet, Unsound

SEED = "by-hand"


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    state = _state(sheet, bosses, _form(bosses, range(len(bosses))).read(sheet))
    sheet.finish()
    sheet.check(faults(state))
    return state


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return _form([mine.boss for mine in state.seats], [*_shown(state)]).write(state)


def _read_options(line: Line) -> Options:
    *words, last = line.words
    if words and last == "sealed":
        return replace(_read_options(line.with_text(" ".join(words))), sealed=True)
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
                f" or {', '.join(map(str, MINUTES))} and 'minutes'; 'sealed' may follow all but minutes"
            )


def _write_options(options: Options) -> str:
    sealed = " sealed" if options.sealed else ""
    if options.length != "timed":
        return options.length + sealed
    return f"timed {options.minutes} minutes" if options.minutes else f"timed {options.deals}{sealed}"


def _read_card(line: Line) -> Card:
    card = line.named(Card.parse, line.text, f"{line.text!r} is no card")
    if card.is_joker:
        raise line.fault("there are no jokers in Poker Champ")
    return card


BOSS = form.one_of(Boss, "boss")
BOSSES = form.bosses(BOSS, "Poker Champ", range(2, len(Boss) + 1))
STAGES = {stage.name.lower(): stage for stage in Stage if stage is not Stage.OBSERVATION}
CARD = Codec(_read_card)
ENDING = form.one_of(Ending)
TWO = each(CARD, 2, "2 cards lie there, not {number}")


def _form(bosses: Sequence[Boss], shown: Sequence[Seat]) -> Form:
    """The lines of these bosses' positions; `shown`: who showed cards in the deal before, in that order."""
    seats = range(len(bosses))
    seat = form.member(BOSS, bosses)
    deal = form.words("deal: 7 yale", number(1), seat)
    numbers = each(number(), len(bosses), f"one number for each of {len(bosses)} bosses")
    return Form(
        Field("options", Codec(_read_options, _write_options), usual=Options()),
        form.rules(RULES),
        Field("seed", form.TEXT, usual=SEED),
        Field("shuffles", number(1)),
        Field("bosses", BOSSES, lambda _: bosses),
        Field("deal", deal, lambda s: (s.deal, s.dealer), usual=(1, 0)),
        Field("stage", form.among(STAGES, f"{{word}} is none of {', '.join(STAGES)}"), usual=Stage.FLOP),
        form.flag("time", "time_up", "up"),
        Field("common", each(CARD)),
        Field("deck", pile(CARD), lambda s: (s.deck, False), usual=((), True)),
        Field("chips", numbers, lambda s: [mine.chips for mine in s.seats]),
        Field("awards", numbers, lambda s: [mine.awards for mine in s.seats], usual=(0,) * len(bosses)),
        Field("folded", each(seat), lambda s: [at for at in seats if s.seats[at].folded], usual=()),
        Field("order", each(seat), usual=()),
        Field("stays", each(seat), usual=()),
        Field("folds", each(seat), usual=()),
        *(line for at in seats for line in _lines_of(at, bosses[at])),
        Field("last", form.LINE, _last_of),
        *(Field(f"shown {bosses[at]}", form.LINE, partial(_shown_by, at)) for at in shown),
        Field("over", ENDING, lambda s: s.outcome.ending if s.outcome else None),
    )


def _lines_of(at: Seat, boss: Boss) -> tuple[Field, Field]:
    return (
        Field(f"hand {boss}", TWO, lambda s: s.seats[at].hand),
        Field(f"paid {boss}", each(number()), lambda s: s.seats[at].paid),
    )


def _last_of(state: State) -> tuple[object, ...] | None:
    return (state.last.deal, state.last.pot, *state.last.common) if state.last else None


def _shown(state: State) -> dict[Seat, tuple[object, ...]]:
    """The cards shown in the deal before, in order; at a showdown also what each paid and took."""
    match state.last:
        case ShowdownHeld(shown=shown):
            return {each.seat: (*each.cards, each.paid, each.takes) for each in shown}
        case WonUnseen(seat=seat, cards=cards):
            return {seat: cards}
        case None:
            return {}


def _shown_by(seat: Seat, state: State) -> tuple[object, ...]:
    return _shown(state)[seat]


def _state(sheet: Sheet, bosses: Sequence[Boss], said: Mapping[str, Any]) -> State:
    """The position that the lines describe; what they leave open is as at the start of that stage."""
    try:
        options = said["options"].by(said["rules"])
    except ValueError as fault:
        raise Unsound(sheet.where("options"), str(fault)) from None
    deal, dealer = said["deal"]
    hands, common, deck = _cards(sheet, bosses, said)
    state = State(
        options=options,
        seed=said["seed"],
        shuffles=said["shuffles"] or deal,
        deal=deal,
        dealer=dealer,
        stage=said["stage"],
        deck=deck,
        common=common,
        seats=_seats(bosses, hands, said),
        last=_last(bosses, said),
        time_up=said["time"],
        order=said["order"],
        stays=said["stays"],
        folds=said["folds"],
        rules=said["rules"],
    )
    return replace(state, outcome=Outcome(champions(state), said["over"])) if said["over"] else state


Hands = list[tuple[Card, Card]]


def _cards(
    sheet: Sheet, bosses: Sequence[Boss], said: Mapping[str, Any]
) -> tuple[Hands, tuple[Card, ...], tuple[Card, ...]]:
    """Cards in their places; those that no line names come from the rest of the deck, shuffled."""
    box, wanted = Box(DECK, said["seed"], 1), COMMON[said["stage"]]
    common, (top, and_rest) = said["common"], said["deck"]
    for key in (f"hand {boss}" for boss in bosses):
        box.take(said[key] or (), sheet.where(key))
    if common is not None and len(common) != wanted:
        raise Unsound(sheet.where("common"), f"{wanted} cards lie there, not {len(common)}")
    box.take(common or (), sheet.where("common"))
    box.take(top, sheet.where("deck"))
    rest = list(box.rest())
    hands = [said[f"hand {boss}"] or (rest.pop(), rest.pop()) for boss in bosses]
    common = common or tuple(rest.pop() for _ in range(wanted))
    if not and_rest:
        all_named(rest, sheet.where("deck"))
    return hands, common, (*top, *rest)


def _seats(bosses: Sequence[Boss], hands: Hands, said: Mapping[str, Any]) -> tuple[SeatState, ...]:
    """Seats of the position; without a word all have paid every stage before this one."""
    usual = tuple(before.price for before in Stage if before < said["stage"])
    paid = [usual if said[f"paid {boss}"] is None else said[f"paid {boss}"] for boss in bosses]
    chips = said["chips"] or [max(0, PLAY_CHIPS - sum(by_one)) for by_one in paid]
    return tuple(
        SeatState(boss, hands[seat], chips[seat], said["awards"][seat], paid[seat], seat in said["folded"])
        for seat, boss in enumerate(bosses)
    )


def _last(bosses: Sequence[Boss], said: Mapping[str, Any]) -> WonUnseen | ShowdownHeld | None:
    """End of the deal before; the worth of the hands is seen from the cards."""
    line: Line | None = said["last"]
    lines = {seat: said[f"shown {boss}"] for seat, boss in enumerate(bosses) if said[f"shown {boss}"]}
    if line is None:
        for stray in lines.values():
            raise stray.fault("there is no line 'last: 6 16 Ks 9h 4d Qc 9s'")
        return None
    if not (lines and 5 <= len(line.words) <= 7):
        raise line.fault("write 'last: 6 16 Ks 9h 4d Qc 9s' and a line 'shown yale: As Ah 6 16' for each")
    deal, pot = (line.number_of(word, least=1) for word in line.words[:2])
    box = Box(DECK, SEED, 1)
    common = _taken(box, line, line.words[2:])
    if len(lines) == 1:
        ((seat, shown),) = lines.items()
        one, two = _taken(box, shown, shown.some_words(2, "shown yale: As Ah"))
        stage = next(stage for stage in Stage if COMMON[stage] == len(common))
        return WonUnseen(deal, stage, seat, common, (one, two), best_high((one, two, *common)), pot)
    if len(common) != COMMON[Stage.RIVER]:
        raise line.fault("a showdown has five common cards")
    hands: dict[Seat, tuple[Card, Card]] = {}
    paid: dict[Seat, tuple[int, int]] = {}
    for seat, shown in sorted(lines.items(), key=lambda each: each[1].number):
        *cards, pays, takes = shown.some_words(4, "shown yale: As Ah 6 16")
        one, two = _taken(box, shown, cards)
        hands[seat], paid[seat] = (one, two), (shown.number_of(pays), shown.number_of(takes))
    if (taken := sum(takes for _, takes in paid.values())) != pot:
        raise line.fault(f"the bosses shown take {taken} of {pot}")
    rows = (
        Shown(each.seat, each.cards, each.hand, each.place, *paid[each.seat])
        for each in compared(hands, common)
    )
    return ShowdownHeld(deal, common, tuple(rows), pot)


def _taken(box: Box[Card], line: Line, words: Sequence[str]) -> tuple[Card, ...]:
    cards = tuple(CARD.read(line.with_text(word)) for word in words)
    box.take(cards, line.number)
    return cards
