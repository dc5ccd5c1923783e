"""Reads a position: how a round of betting began, and what was said in it since.

The words are played by the rules, so nothing can be written that could not come about in that round.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine import form
from engine.box import Box, all_named, pile
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
from engine.form import Codec, Field, Form, each, number
from engine.french_deck import Card
from engine.game import IllegalAction
from engine.sheet import Fault, Line, Sheet, Unsound

Said = Mapping[str, Any]


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    said = _form(bosses).read(sheet)
    state = _round(sheet, bosses, said)
    sheet.finish()
    sheet.check(_faults(state))
    return _after(state, said["said"])


OFFERED: Mapping[str, tuple[str, ...]] = {**VALUES, "high-spade": (OFF, ON)}
USUAL = {name: values[0] for name, values in OFFERED.items()}
BOSS = form.called(Boss, f"{{word}} is no boss: choose among {', '.join(Boss)}")
BOSSES = form.bosses(BOSS, "Chicago stud", range(2, len(Boss) + 1))
CARD = form.called(Card.parse, "{word} is no card")


def _form(bosses: Sequence[Boss]) -> Form:
    seat = form.member(BOSS, bosses, "{word} does not sit at this table")
    numbers = each(number(), len(bosses), f"one number for each of {len(bosses)} bosses")
    return Form(
        Field(
            "options",
            Codec(_read_options),
            usual=agree({name: values[0] for name, values in OFFERED.items()}),
        ),
        Field("rules", form.rules(RULES), usual=RULES),
        Field("seed", form.TEXT, usual="by-hand"),
        Field("deal", form.words("deal: 3 yale", number(1), seat), usual=(1, 0)),
        Field("street", number(), usual=FIRST_STREET),
        Field("folded", each(seat), usual=()),
        Field("deck", pile(CARD), usual=((), True)),
        *(Field(f"{key} {boss}", each(CARD)) for boss in bosses for key in ("down", "up")),
        *(Field(key, numbers) for key in ("chips", "staked", "loans")),
        Field("dead", number()),
        Field("said", form.LINE),
    )


def _read_options(line: Line) -> Options:
    """What differs from the usual game: `ante all, ties split`."""
    words = dict(USUAL)
    for part in line.items():
        name, value = part.some_words(2, "options: ante all, ties split")
        if value not in OFFERED.get(name, ()):
            raise part.fault(f"{part.text!r} is no option of Chicago stud")
        words[name] = value
    return agree(words)


def _round(sheet: Sheet, bosses: Sequence[Boss], said: Said) -> State:
    """The position as the round began: everybody's cards and chips, nobody has said a word."""
    options = said["options"]
    deal, dealer = said["deal"]
    hands, deck = _cards(sheet, bosses, said)
    seats, dead = _seated(bosses, hands, said)
    playing = {seat: mine.up for seat, mine in enumerate(seats) if mine.part is Part.IN}
    if len(playing) < 2:
        raise Unsound(sheet.where("folded"), "the last one left has won")
    opener, cards = opening(playing, options.low)
    return State(
        options=options,
        seed=said["seed"],
        seats=seats,
        deck=deck,
        deal=deal,
        dealer=dealer,
        street=said["street"],
        dead=dead,
        opener=opener,
        opening=cards,
        speaker=next_to_speak(seats, 0, (opener - 1) % len(seats)),
        rules=said["rules"],
        books=(((),) * len(seats),) * (deal - 1),  # of the deals before nobody remembers the cards
    )


Hands = list[tuple[tuple[Card, ...], tuple[Card, ...]]]


def _cards(sheet: Sheet, bosses: Sequence[Boss], said: Said) -> tuple[Hands, tuple[Card, ...]]:
    """Down and open cards by seat, then the deck; what no line names comes from the rest, shuffled."""
    box, (top, and_rest) = Box(said["options"].deck, said["seed"], 1), said["deck"]
    for key in (f"{part} {boss}" for part in ("down", "up") for boss in bosses):
        box.take(said[key] or (), sheet.where(key))
    box.take(top, sheet.where("deck"))
    rest = list(box.rest())
    opened = min(said["street"], LAST_OPEN_STREET) - FIRST_STREET + 1
    hands = []
    for seat, boss in enumerate(bosses):
        # who has folded before the last street lacks that card
        hidden = 3 if said["street"] == LAST_STREET and seat not in said["folded"] else 2
        down = said[f"down {boss}"] or tuple(rest.pop() for _ in range(hidden))
        hands.append((down, said[f"up {boss}"] or tuple(rest.pop() for _ in range(opened))))
    if not and_rest:
        all_named(rest, sheet.where("deck"))
    return hands, (*top, *rest)


def _seated(bosses: Sequence[Boss], hands: Hands, said: Said) -> tuple[tuple[SeatState, ...], int]:
    """Chips and cards by seat, and the dealer's ante; without a word only the ante has been paid."""
    options, (deal, dealer) = said["options"], said["deal"]
    count, unit, by_dealer = len(bosses), options.unit(deal), options.ante == "dealer"
    dead = said["dead"] if said["dead"] is not None else unit * count if by_dealer else 0
    staked = said["staked"] or (0 if by_dealer else unit,) * count
    loans = said["loans"] or (0,) * count
    stacks = said["chips"] or [
        max(0, (1 + loans[seat]) * options.stack - staked[seat] - (dead if seat == dealer else 0))
        for seat in range(count)
    ]
    return tuple(
        SeatState(
            boss=boss,
            stack=stacks[seat],
            loans=loans[seat],
            part=Part.FOLDED if seat in said["folded"] else Part.IN,
            down=hands[seat][0],
            up=hands[seat][1],
            staked=staked[seat],
        )
        for seat, boss in enumerate(bosses)
    ), dead


def _faults(state: State) -> Iterator[Fault]:
    """What can begin no round of betting."""
    options, street = state.options, state.street
    if not FIRST_STREET <= street <= LAST_STREET:
        yield Fault("street", f"streets are {FIRST_STREET} to {LAST_STREET}")
    if state.deal > options.deals(len(state.seats)):
        yield Fault("deal", f"{options.deals(len(state.seats))} deals are the most")
    usual = min(street, LAST_OPEN_STREET) - FIRST_STREET + 1
    for mine in state.seats:
        folded = mine.part is Part.FOLDED
        if not (1 <= len(mine.up) <= usual if folded else len(mine.up) == usual):
            yield Fault(f"up {mine.boss}", f"{usual} open cards in street {street}")
        wanted = (2, 3) if folded and street == LAST_STREET else (3,) if street == LAST_STREET else (2,)
        if len(mine.down) not in wanted:
            yield Fault(f"down {mine.boss}", f"{wanted[-1]} down cards in street {street}")
    if state.dead and options.ante == "all":
        yield Fault("dead", "everybody pays an ante of their own")
    chips = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
    whole = options.stack * (len(state.seats) + sum(mine.loans for mine in state.seats))
    if chips != whole:
        yield Fault("chips", f"{chips} chips with the pot; there are {whole}")
    most = max(mine.staked for mine in state.seats)
    for mine in state.seats:
        if mine.able and mine.staked != most:
            yield Fault("staked", f"{mine.boss} is in with chips, and has not staked {most}")
    if state.speaker is None:
        yield Fault("chips", "nobody is asked in this round")


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
