"""Reads a position: how a round of betting began, and what was said in it since.

The words are played by the rules, so nothing can be written that could not come about in that round.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import form
from engine.box import Box, all_named, pile
from engine.chicago_stud import pieces
from engine.chicago_stud.actions import Order, Show, Withdraw, parse
from engine.chicago_stud.betting import next_to_speak
from engine.chicago_stud.events import Returned, ShownHand, WonUnseen
from engine.chicago_stud.opener import opening
from engine.chicago_stud.pots import Pot
from engine.chicago_stud.rules import apply
from engine.chicago_stud.showdown import held
from engine.chicago_stud.state import Did, LastAction, LastDeal, Part, SeatState, StandingOrder, State
from engine.form import Codec, Field, Form, each, number
from engine.french_deck import Card
from engine.game import Amount, IllegalAction, Seat
from engine.sheet import Fault, Line, Sheet, Unsound

Said = Mapping[str, Any]
CARDS_OF_A_HAND = 7


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    said = _form(bosses, range(len(bosses))).read(sheet)
    state = _round(sheet, bosses, said)
    sheet.finish()
    if said["betting"] is None:
        sheet.check(_faults(state))
        return _after(state, said["said"])
    state = _whole(sheet, state, said)
    sheet.check(_faults_of_whole(state))
    return state


def dumps(state: State) -> str:
    """The position as text, all of it; `loads` of it is equal to `state`."""
    turned = [hand.seat for hand in _hands(state)]
    return _form([mine.boss for mine in state.seats], turned).write(state)


OFFERED: Mapping[str, tuple[str, ...]] = {**pieces.VALUES, "high-spade": (pieces.OFF, pieces.ON)}
USUAL = {name: values[0] for name, values in OFFERED.items()}
BOSS = form.one_of(pieces.Boss, "boss")
BOSSES = form.bosses(BOSS, "Chicago stud", range(2, len(pieces.Boss) + 1))
CARD = form.called(Card.parse, "{word} is no card")
DID = form.one_of(Did)


def _form(bosses: Sequence[pieces.Boss], turned: Sequence[Seat]) -> Form:
    """Lines that a person writes of a round of betting; from `betting` on, the rest of a moment.

    `turned`: who came to the last showdown, the best first.
    """
    seats = range(len(bosses))
    seat = form.member(BOSS, bosses)
    numbers = each(number(), len(bosses), f"one number for each of {len(bosses)} bosses")
    never = form.word_or("-", -1, number())
    committed = each(never, len(bosses), f"one word for each of {len(bosses)} bosses")
    amounts = (("chips", "stack"), ("staked", "staked"), ("loans", "loans"))
    chips = form.words("returned: yale 4", seat, number())
    pot = form.then(number(), each(seat), "pot: 24 capone yale")
    return Form(
        Field("options", Codec(_read_options, form.spaced), _differing, pieces.agree(USUAL)),
        form.rules(pieces.RULES),
        Field("seed", form.TEXT, usual="by-hand"),
        Field("bosses", BOSSES, lambda _: bosses),
        Field("deal", form.words("deal: 3 yale", number(1), seat), lambda s: (s.deal, s.dealer), (1, 0)),
        Field("street", number(), usual=pieces.FIRST_STREET),
        Field("folded", each(seat), lambda s: [at for at in seats if s.seats[at].part is Part.FOLDED], ()),
        Field("deck", pile(CARD), lambda s: (s.deck, False), ((), True)),
        *(line for at in seats for line in _cards_of(at, bosses[at])),
        *(_by_seat(key, name, numbers) for key, name in amounts),
        Field("dead", number()),
        Field("said", form.LINE, lambda _: None),
        Field("betting", form.words("betting: 8 1 2 4", *[number()] * 4), _betting),
        Field("speaker", seat),
        form.flag("over"),
        Field("opener", form.then(seat, each(CARD)), lambda s: (s.opener, s.opening)),
        Field("common", CARD),
        _by_seat("paid", "paid", numbers),
        _by_seat("committed", "committed", committed),
        _by_seat("out", "out_after", numbers),
        Field("acted", each(seat), lambda s: [at for at in seats if s.seats[at].acted], ()),
        *(line for at in seats for line in _said_by(at, bosses[at])),
        Field("secret", each(CARD), lambda s: s.secret or None, ()),
        Field("book", form.parts(form.then(seat, each(CARD))), lambda s: map(enumerate, s.books), many=True),
        Field("returned", chips, lambda s: _fields(s.last and s.last.returned, "seat", "chips")),
        Field("last", form.words("last: 3", number(1)), _last_deal),
        Field("seventh", CARD, lambda s: s.last.showdown.common if s.last and s.last.showdown else None),
        *(Field(f"turned {bosses[at]}", TURNED, partial(_turned, at)) for at in turned),
        Field("pot", pot, _pots, many=True),
        Field("unseen", chips, lambda s: _fields(s.last and s.last.unseen, "seat", "chips")),
        Field("shown", each(CARD), lambda s: (s.last and s.last.shown) or None, ()),
    )


def _by_seat(key: str, name: str, codec: Codec[Any]) -> Field:
    return Field(key, codec, lambda s: [getattr(mine, name) for mine in s.seats])


def _cards_of(at: Seat, boss: pieces.Boss) -> Iterator[Field]:
    yield Field(f"down {boss}", each(CARD), lambda s: s.seats[at].down)
    yield Field(f"up {boss}", each(CARD), lambda s: s.seats[at].up)


def _said_by(at: Seat, boss: pieces.Boss) -> Iterator[Field]:
    did = form.words(f"did {boss}: call 4", DID, number())
    yield Field(f"did {boss}", did, lambda s: _fields(s.seats[at].last, "did", "chips"))
    yield Field(f"order {boss}", ORDER, lambda s: s.seats[at].order)


def _fields(thing: object, *names: str) -> tuple[Any, ...] | None:
    return tuple(getattr(thing, name) for name in names) if thing else None


def _differing(state: State) -> list[str] | None:
    """The options that are not as usual, as parts between commas."""
    options, words = state.options, dict(USUAL)
    words |= {name: str(getattr(options, name)) for name in pieces.VALUES}
    words["high-spade"] = pieces.ON if options.high_spade else pieces.OFF
    found = [f"{name} {word}" for name, word in words.items() if word != USUAL[name]]
    return [", ".join(found)] if found else None


def _betting(state: State) -> tuple[int, ...]:
    return state.level, state.raises, state.stakes, state.measure


def _last_deal(state: State) -> tuple[int] | None:
    last = state.last
    won = last and (last.showdown or last.unseen)
    return (won.deal,) if won else None


def _hands(state: State) -> tuple[ShownHand, ...]:
    """The cards of those who came to the last showdown."""
    return state.last.showdown.hands if state.last and state.last.showdown else ()


def _turned(at: Seat, state: State) -> ShownHand | None:
    return next((hand for hand in _hands(state) if hand.seat == at), None)


def _pots(state: State) -> list[tuple[int, tuple[Seat, ...]]]:
    held = state.last.showdown if state.last else None
    return [(pot.chips, pot.eligible) for pot in held.pots] if held else []


def _read_turned(line: Line) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    down, _, up = line.text.partition("|")
    return each(CARD).read(line.with_text(down)), each(CARD).read(line.with_text(up))


def _read_order(line: Line) -> StandingOrder:
    try:
        order = parse(f"order {line.text}")
    except IllegalAction as no:
        raise line.fault(str(no)) from None
    if not isinstance(order, Order) or isinstance(order.budget, Amount):
        raise line.fault(f"{line.text!r} is no order")
    return StandingOrder(order.answer, order.until, order.budget)


def _write_order(order: StandingOrder) -> str:
    return str(Order(order.answer, order.until, order.left)).removeprefix("order ")


ORDER = Codec(_read_order, _write_order)
TURNED: Codec[Any] = Codec(_read_turned, lambda hand: f"{form.spaced(hand.down)} | {form.spaced(hand.up)}")


def _read_options(line: Line) -> pieces.Options:
    """Read the options that differ from the usual game: `ante all, ties split`."""
    words = dict(USUAL)
    for part in line.items():
        name, value = part.some_words(2, "options: ante all, ties split")
        if value not in OFFERED.get(name, ()):
            raise part.fault(f"{part.text!r} is no option of Chicago stud")
        words[name] = value
    return pieces.agree(words)


def _round(sheet: Sheet, bosses: Sequence[pieces.Boss], said: Said) -> State:
    """The position as the round began: everybody's cards and chips, nobody has said a word."""
    options = said["options"]
    deal, dealer = said["deal"]
    hands, deck = _cards(sheet, bosses, said)
    seats, dead = _seated(bosses, hands, said)
    playing = {seat: mine.up for seat, mine in enumerate(seats) if mine.part is Part.IN}
    if said["opener"] is None and len(playing) < 2:
        raise Unsound(sheet.where("folded"), "the last one left has won")
    opener, cards = said["opener"] or opening(playing, options.low)
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


def _cards(sheet: Sheet, bosses: Sequence[pieces.Boss], said: Said) -> tuple[Hands, tuple[Card, ...]]:
    """Down and open cards by seat, then the deck; what no line names comes from the rest, shuffled."""
    box, (top, and_rest) = Box(said["options"].deck, said["seed"], 1), said["deck"]
    for key in (f"{part} {boss}" for part in ("down", "up") for boss in bosses):
        box.take(said[key] or (), sheet.where(key))
    box.take(top, sheet.where("deck"))
    box.take([said["common"]] if said["common"] else (), sheet.where("common"))
    rest, opened = list(box.rest()), min(said["street"], pieces.LAST_OPEN_STREET) - pieces.FIRST_STREET + 1
    hands = []
    for seat, boss in enumerate(bosses):
        # who has folded before the last street lacks that card
        hidden = 3 if said["street"] == pieces.LAST_STREET and seat not in said["folded"] else 2
        down = _filled(said, f"down {boss}", rest, hidden)
        hands.append((down, _filled(said, f"up {boss}", rest, opened)))
    if not and_rest:
        all_named(rest, sheet.where("deck"))
    return hands, (*top, *rest)


def _filled(said: Said, key: str, rest: list[Card], count: int) -> tuple[Card, ...]:
    """Cards that the line names; where a person has not written any, so many of the rest."""
    named: tuple[Card, ...] | None = said[key]
    if named or (named is not None and said["betting"]):
        return named
    return tuple(rest.pop() for _ in range(min(count, len(rest))))


def _seated(bosses: Sequence[pieces.Boss], hands: Hands, said: Said) -> tuple[tuple[SeatState, ...], int]:
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


def _whole(sheet: Sheet, state: State, said: Said) -> State:
    """The moment that the lines from `betting` on tell of; the state has what all the others tell."""
    bosses = [mine.boss for mine in state.seats]
    level, raises, stakes, measure = said["betting"]
    none = (0,) * len(bosses)
    seats = tuple(
        replace(
            mine,
            part=Part.OUT if 0 < out < state.deal else mine.part,
            paid=(said["paid"] or none)[seat],
            acted=seat in said["acted"],
            committed=said["committed"][seat] if said["committed"] else -1,
            last=LastAction(*did) if (did := said[f"did {mine.boss}"]) else None,
            order=said[f"order {mine.boss}"],
            out_after=out,
        )
        for (seat, mine), out in zip(enumerate(state.seats), said["out"] or none, strict=True)
    )
    return replace(
        state,
        seats=seats,
        common=said["common"],
        speaker=said["speaker"],
        level=level,
        raises=raises,
        stakes=stakes,
        measure=measure,
        last=_last(sheet, state, said),
        secret=said["secret"],
        books=_books(sheet, bosses, said),
        over=said["over"],
    )


def _last(sheet: Sheet, state: State, said: Said) -> LastDeal | None:
    """End of the deal before; the worth of the hands is seen from the cards."""
    if said["last"] is None:
        return None
    (deal,) = said["last"]
    returned = Returned(*said["returned"]) if said["returned"] else None
    if said["unseen"]:
        seat, chips = said["unseen"]
        return LastDeal(returned, None, WonUnseen(seat, deal, chips), said["shown"])
    turned = {f"turned {mine.boss}": seat for seat, mine in enumerate(state.seats)}
    keys = [key for key in sorted(turned, key=sheet.where) if said[key]]
    seventh, box = said["seventh"], Box(state.options.deck, state.seed, 1)
    box.take([seventh] if seventh else (), sheet.where("seventh"))
    for key in keys:
        cards = [card for part in said[key] for card in part]
        box.take(cards, sheet.where(key))
        if len(cards) + bool(seventh) != CARDS_OF_A_HAND:
            raise Unsound(sheet.where(key), f"{CARDS_OF_A_HAND} cards are turned up, with the seventh of all")
    shown = {turned[key]: said[key] for key in keys}
    in_pots = [Pot(*pot) for pot in said["pot"]]
    for pot in in_pots:
        if not pot.eligible or not set(pot.eligible) <= set(shown):
            raise Unsound(sheet.where("pot"), "a pot is for bosses who turned up their cards")
    return LastDeal(returned, held(state.options, state.rules, deal, seventh, shown, in_pots), None)


def _books(
    sheet: Sheet, bosses: Sequence[pieces.Boss], said: Said
) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """The down cards of every deal before, by seat."""
    for nth, book in enumerate(said["book"]):
        if [seat for seat, _ in book] != list(range(len(bosses))):
            raise Unsound(sheet.where("book", nth), "name every boss once, in the order of the seats")
    return tuple(tuple(cards for _, cards in book) for book in said["book"])


def _faults_of_whole(state: State) -> Iterator[Fault]:
    """Yield what can be no moment of a game."""
    yield from _faults_of_any(state)
    if state.over is not (state.speaker is None):
        yield Fault("speaker", "one boss is asked until the game is over")
    most = max((mine.paid for mine in state.seats if mine.part is Part.IN), default=0)
    if state.level != most and not state.over:
        yield Fault("betting", "the first number is the most that anybody has paid in this round")


def _faults(state: State) -> Iterator[Fault]:
    """Yield what can begin no round of betting."""
    options, street = state.options, state.street
    yield from _faults_of_any(state)
    usual = min(street, pieces.LAST_OPEN_STREET) - pieces.FIRST_STREET + 1
    for mine in state.seats:
        folded = mine.part is Part.FOLDED
        if not (1 <= len(mine.up) <= usual if folded else len(mine.up) == usual):
            yield Fault(f"up {mine.boss}", f"{usual} open cards in street {street}")
        wanted = (
            (2, 3)
            if folded and street == pieces.LAST_STREET
            else (3,)
            if street == pieces.LAST_STREET
            else (2,)
        )
        if len(mine.down) not in wanted:
            yield Fault(f"down {mine.boss}", f"{wanted[-1]} down cards in street {street}")
    if state.dead and options.ante == "all":
        yield Fault("dead", "everybody pays an ante of their own")
    most = max(mine.staked for mine in state.seats)
    for mine in state.seats:
        if mine.able and mine.staked != most:
            yield Fault("staked", f"{mine.boss} is in with chips, and has not staked {most}")
    if state.speaker is None:
        yield Fault("chips", "nobody is asked in this round")


def _faults_of_any(state: State) -> Iterator[Fault]:
    if not pieces.FIRST_STREET <= state.street <= pieces.LAST_STREET:
        yield Fault("street", f"streets are {pieces.FIRST_STREET} to {pieces.LAST_STREET}")
    if state.deal > (most := state.options.deals(len(state.seats))):
        yield Fault("deal", f"{most} deals are the most")
    chips = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
    whole = state.options.stack * (len(state.seats) + sum(mine.loans for mine in state.seats))
    if chips != whole:
        yield Fault("chips", f"{chips} chips with the pot; there are {whole}")


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
