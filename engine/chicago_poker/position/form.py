"""The lines of a position (docs/notation.md), and what follows from them where few are written.

What bosses remember may be left out; then nothing is new and nobody has seen anything. Whether such a
position can be is asked in checking.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any, get_args

from engine import form
from engine.box import Box, all_named, pile
from engine.chicago_poker import pieces
from engine.chicago_poker.actions import any_card
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import Caller, Round, Victory
from engine.chicago_poker.options import Length, Options, Rulebook
from engine.chicago_poker.position import checking
from engine.chicago_poker.position.checking_ties import waiting_fights
from engine.chicago_poker.rules import DECK_SHUFFLE, TILE_SHUFFLE
from engine.chicago_poker.shootout import lined_up
from engine.chicago_poker.state import Column, Gain, Known, Laid, Loss, Marker, State, Tie
from engine.chicago_poker.views import Outcome, RaidSeen
from engine.form import Codec, Field, Form, each, number, parts
from engine.game import Seat
from engine.sheet import Line, Sheet, Unsound

DEFAULT_SEED = "by-hand"
VACANT = "vacant"
USUAL = ("english", "full", True)

Columns = tuple[tuple[Column, ...], ...]
Said = Mapping[str, Any]


def loads(text: str) -> State:
    """The position the text describes; raises Unsound, naming the line and the fault, where there is none."""
    sheet = Sheet(text)
    bosses = BOSSES.read(sheet.needed("bosses", "bosses: capone yale"))
    state = _state(sheet, bosses, _form(bosses).read(sheet))
    sheet.finish()
    sheet.check(checking.faults(state))
    return state


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`. What a reader could guess is left out."""
    return _form(state.bosses).write(state)


def _among(choices: Sequence[str]) -> Codec[Any]:
    return form.among({choice: choice for choice in choices}, f"{{word}} is none of {', '.join(choices)}")


BOSS = form.one_of(pieces.Boss, "boss")
BOSSES = form.bosses(BOSS, "Chicago Poker", range(min(pieces.PLACES), max(pieces.PLACES) + 1))
CARD = form.called(any_card, "{word} is no card")
GANGSTER = form.called(Card.parse, "{word} is no gangster")
SENT = form.word_or("nothing", None, GANGSTER)
BUSINESS = form.one_of(pieces.Business, "business")
PLACE = form.among(
    {letter: place for place, letter in enumerate(pieces.LETTERS)},
    f"{{word}} is no place: choose among {', '.join(pieces.LETTERS)}",
)
SLOT = Codec(lambda line: line.number_of(line.text, least=1) - 1, lambda slot: str(slot + 1))
SLOTS = Codec(
    lambda line: tuple(SLOT.read(line.with_text(slot)) for slot in line.text.split("/")),
    lambda slots: "/".join(map(SLOT.write, slots)),
)
FLAG = form.among({"yes": True, "no": False}, "{word} is none of yes, no")
OPTIONS = form.words(
    "options: english full specials",
    _among(get_args(Rulebook)),
    _among(get_args(Length)),
    form.among({"specials": True, "no-specials": False}, "{word} is none of specials, no-specials"),
)


def _form(bosses: Sequence[pieces.Boss]) -> Form:
    places = pieces.PLACES[len(bosses)]
    seat = form.member(BOSS, bosses)
    place = form.member(PLACE, range(places), f"{len(bosses)} bosses play for {places} businesses only")
    turn = form.words("turn: 7 capone", number(1), seat)
    answer = form.words("answer: capone R7", seat, SENT)
    how = form.then(_among(tuple(Victory)), each(BUSINESS))
    won = form.then(seat, how, "won: capone one-kind brewery brewery brewery")
    return Form(
        Field(
            "options", OPTIONS, lambda s: (s.options.rulebook, s.options.length, s.options.specials), USUAL
        ),
        Field("temperaments", FLAG, lambda s: s.options.temperaments or None, False),
        form.rules(pieces.RULES),
        Field("seed", form.TEXT, usual=DEFAULT_SEED),
        Field("shuffles", number()),
        Field("bosses", BOSSES),
        # without a word it is the first turn in which nobody has fewer actions
        Field("turn", turn, lambda s: (s.turn, s.active), (len(bosses) + 1, 0)),
        Field("actions", Codec(_read_actions, _write_actions), lambda s: (s.actions, s.extra)),
        Field("acted", FLAG, lambda s: s.acted or None),
        Field("must-act", FLAG, lambda s: (s.must_act and not s.options.must_act) or None, False),
        Field("searching", FLAG, lambda s: s.searching or None, False),
        *(Field(key, number(), partial(_unless_0, key), 0) for key in ("idle", "stuck", "reshuffles")),
        Field("tie", form.then(place, each(seat)), lambda s: (s.tie.place, s.tie.tied) if s.tie else None),
        Field("cause", _among(tuple(Caller)), _cause),
        Field(
            "round", parts(answer), lambda s: [one.sent for one in s.tie.rounds] if s.tie else (), many=True
        ),
        Field("answer", answer, lambda s: s.tie.answers if s.tie else (), many=True),
        Field("fights", each(place), lambda s: s.fights or None),
        Field("won", won, _won),
        *(line for at in range(places) for line in _places(at, bosses)),
        Field(
            "markers",
            parts(form.record(Marker, "markers: A capone, B yale", place, seat)),
            lambda s: s.markers or None,
        ),
        *(line for at, boss in enumerate(bosses) for line in _hands(at, boss)),
        Field("deck", pile(CARD), lambda s: (s.deck, False), ((), True)),
        Field("discard", each(CARD), usual=()),
        Field("stock", pile(BUSINESS), lambda s: (s.stock, False), ((), True)),
        *_memories(bosses, places, seat),
    )


def _places(place: pieces.Place, bosses: Sequence[pieces.Boss]) -> Iterator[Field]:
    letter = pieces.LETTERS[place]
    business = form.word_or(VACANT, VACANT, BUSINESS)
    yield Field(letter, business, partial(_business, place), example=f"{letter}: brewery")
    laid = each(Codec(_read_laid, _write_laid))
    for seat, boss in enumerate(bosses):
        yield Field(f"{letter} {boss}", laid, partial(_column, place, seat), ())


def _hands(seat: Seat, boss: pieces.Boss) -> Iterator[Field]:
    yield Field(f"hand {boss}", each(CARD), lambda s: s.hands[seat], ())
    yield Field(f"tiles {boss}", each(BUSINESS), lambda s: s.tiles[seat] or None, ())


def _memories(bosses: Sequence[pieces.Boss], places: int, seat: Codec[Seat]) -> Iterator[Field]:
    """Lines of the times when things came and went, and of what each boss has seen."""
    opened = form.words("opened: 0 12", *[number()] * places)
    gained = form.record(Gain, "gained capone: 12 R7, 13 revolver", number(), CARD)
    lost = form.record(Loss, "lost: 12 A capone 3", number(), PLACE, seat, SLOT)
    known = form.record(Known, "known capone: yale A 1/2 R7", seat, PLACE, SLOTS, GANGSTER)
    raid = Codec(partial(_read_raid, seat), partial(_write_raid, seat))
    yield Field("opened", opened, lambda s: s.opened if any(s.opened) else None, (0,) * places)
    for place, (at, boss) in product(range(places), enumerate(bosses)):
        yield Field(f"laid {pieces.LETTERS[place]} {boss}", each(number()), partial(_turns, place, at))
    for at, boss in enumerate(bosses):
        yield Field(f"gained {boss}", parts(gained), partial(_unless_none, "gains", at), ())
    yield Field("lost", parts(lost), lambda s: s.losses or None, ())
    for at, boss in enumerate(bosses):
        yield Field(f"raid {boss}", raid, partial(_of_seat, "raids", at), many=True)
    for at, boss in enumerate(bosses):
        yield Field(f"known {boss}", parts(known), partial(_unless_none, "known", at), ())


def _of_seat(name: str, seat: Seat, state: State) -> Any:
    return getattr(state, name)[seat]


def _unless_none(name: str, seat: Seat, state: State) -> Any:
    return getattr(state, name)[seat] or None


def _unless_0(name: str, state: State) -> Any:
    return getattr(state, name) or None


def _business(place: pieces.Place, state: State) -> str:
    return state.businesses[place] or VACANT


def _column(place: pieces.Place, seat: Seat, state: State) -> Any:
    return [(laid.card, laid.up) for laid in state.columns[place][seat]] or None


def _turns(place: pieces.Place, seat: Seat, state: State) -> Any:
    turns = [laid.turn for laid in state.columns[place][seat]]
    return turns if any(turns) else None


def _cause(state: State) -> Caller | None:
    return state.tie.cause if state.tie and state.tie.cause is not Caller.MARKER else None


def _won(state: State) -> Any:
    won = state.outcome
    return (won.winner, (won.victory, won.businesses)) if won else None


def _read_laid(line: Line) -> tuple[Card, bool]:
    up = not (line.text.startswith("(") and line.text.endswith(")"))
    return GANGSTER.read(line if up else line.with_text(line.text[1:-1])), up


def _write_laid(laid: tuple[Card, bool]) -> str:
    card, up = laid
    return str(card) if up else f"({card})"


def _read_actions(line: Line) -> tuple[int, int]:
    match line.words:
        case [left]:
            return line.number_of(left), 0
        case [left, "extra", extra]:
            return line.number_of(left), line.number_of(extra)
        case _:
            raise line.fault("write 'actions: 3' or 'actions: 3 extra 2'")


def _write_actions(actions: tuple[int, int]) -> str:
    left, extra = actions
    return f"{left} extra {extra}" if extra else str(left)


def _read_raid(seat: Codec[Seat], line: Line) -> RaidSeen:
    if len(line.words) < 4 or len(line.words) % 2:
        raise line.fault(f"write '{line.key}: 12 yale A speakeasy 1 R7 2 B9'")
    turn, boss, place, business, *seen = line.each_word()
    cards = zip(map(SLOT.read, seen[::2]), map(GANGSTER.read, seen[1::2]), strict=True)
    return RaidSeen(
        number().read(turn), seat.read(boss), PLACE.read(place), BUSINESS.read(business), tuple(cards)
    )


def _write_raid(seat: Codec[Seat], raid: RaidSeen) -> str:
    seen = (f"{SLOT.write(slot)} {card}" for slot, card in raid.gangsters)
    return form.spaced((raid.turn, seat.write(raid.rival), PLACE.write(raid.place), raid.business, *seen))


def _state(sheet: Sheet, bosses: Sequence[pieces.Boss], said: Said) -> State:
    """The position that the lines describe; what is left over goes to the deck and the stock."""
    rulebook, length, specials = said["options"]
    options = Options(rulebook, length, specials, temperaments=said["temperaments"])
    places = range(pieces.PLACES[len(bosses)])
    turn, active = said["turn"]
    columns = tuple(tuple(_laid(sheet, place, boss, said) for boss in bosses) for place in places)
    markers = _all_full(columns) if said["markers"] is None else said["markers"]
    tie = _tie(sheet, active, columns, said)
    outcome = _outcome(said)
    actions, extra = said["actions"] or (
        0 if tie or outcome else pieces.FIRST_ROUND.get(turn, pieces.ACTIONS),
        0,
    )
    fights = waiting_fights(tie, columns, markers) if tie else ()
    deck, stock = _piles(sheet, bosses, options, said)
    return State(
        options=options,
        seed=said["seed"],
        bosses=tuple(bosses),
        shuffles=TILE_SHUFFLE + said["reshuffles"] if said["shuffles"] is None else said["shuffles"],
        turn=turn,
        active=active,
        actions=actions,
        extra=extra,
        acted=said["searching"] or extra > 0 if said["acted"] is None else said["acted"],
        must_act=said["must-act"] or options.must_act,
        idle=said["idle"],
        stuck=said["stuck"],
        searching=said["searching"],
        fights=fights if said["fights"] is None else said["fights"],
        tie=tie,
        outcome=outcome,
        deck=deck,
        discard=said["discard"],
        stock=stock,
        businesses=tuple(_open(said, place) for place in places),
        opened=said["opened"],
        markers=markers,
        tiles=tuple(said[f"tiles {boss}"] for boss in bosses),
        hands=tuple(said[f"hand {boss}"] for boss in bosses),
        columns=columns,
        gains=tuple(said[f"gained {boss}"] for boss in bosses),
        losses=said["lost"],
        raids=tuple(said[f"raid {boss}"] for boss in bosses),
        known=tuple(said[f"known {boss}"] for boss in bosses),
        reshuffles=said["reshuffles"],
        rules=said["rules"],
    )


def _open(said: Said, place: pieces.Place) -> pieces.Business | None:
    business: pieces.Business | str = said[pieces.LETTERS[place]]
    return business if isinstance(business, pieces.Business) else None


def _outcome(said: Said) -> Outcome | None:
    if said["won"] is None:
        return None
    winner, (victory, businesses) = said["won"]
    return Outcome(winner, victory, businesses)


def _laid(sheet: Sheet, place: pieces.Place, boss: pieces.Boss, said: Said) -> Column:
    key = f"{pieces.LETTERS[place]} {boss}"
    there, turns = said[key], said[f"laid {key}"]
    if len(there) > pieces.FULL_COLUMN:
        fault = f"{len(there)} gangsters in a column: {pieces.FULL_COLUMN} are the most (CP-5.4)"
        raise Unsound(sheet.where(key), fault)
    if turns is not None and len(turns) != len(there):
        raise Unsound(sheet.where(f"laid {key}"), f"{len(turns)} turns for {len(there)} gangsters")
    return tuple(
        Laid(card, up, turn) for (card, up), turn in zip(there, turns or (0,) * len(there), strict=True)
    )


def _all_full(columns: Columns) -> tuple[Marker, ...]:
    return tuple(
        Marker(place, seat)
        for place, row in enumerate(columns)
        for seat, column in enumerate(row)
        if len(column) == pieces.FULL_COLUMN
    )


def _tie(sheet: Sheet, active: Seat, columns: Columns, said: Said) -> Tie | None:
    if said["tie"] is None:
        for key in ("round", "answer", "cause"):
            if said[key]:
                raise Unsound(sheet.where(key), "no shootout is tied")
        return None
    place, tied = said["tie"]
    if not tied:
        fighters = lined_up(columns[place], active)
        tied = tuple(fighter.seat for fighter in fighters if fighter.hand == fighters[0].hand)
        if len(tied) < 2:
            raise Unsound(sheet.where("tie"), "no two best hands are equal there")
    rounds = tuple(map(Round, said["round"]))
    return Tie(place, active, said["cause"] or Caller.MARKER, tied, rounds, said["answer"])


def _piles(
    sheet: Sheet, bosses: Sequence[pieces.Boss], options: Options, said: Said
) -> tuple[tuple[pieces.AnyCard, ...], tuple[pieces.Business, ...]]:
    """Deck and stock: what they name, then all cards and tiles that lie nowhere else."""
    places = range(pieces.PLACES[len(bosses)])
    deck = (*GANGSTERS, *(pieces.SPECIALS if options.specials else ()))
    cards: Box[pieces.AnyCard] = Box(deck, said["seed"], DECK_SHUFFLE)
    tiles: Box[pieces.Business] = Box(pieces.TILES, said["seed"], TILE_SHUFFLE)
    for place in places:
        business = _open(said, place)
        tiles.take([business] if business else (), sheet.where(pieces.LETTERS[place]))
    for key in (f"{pieces.LETTERS[place]} {boss}" for place in places for boss in bosses):
        cards.take((card for card, _ in said[key]), sheet.where(key))
    for boss in bosses:
        cards.take(said[f"hand {boss}"], sheet.where(f"hand {boss}"))
        tiles.take(said[f"tiles {boss}"], sheet.where(f"tiles {boss}"))
    cards.take(said["discard"], sheet.where("discard"))
    return _pile(sheet, "deck", cards, said), _pile(sheet, "stock", tiles, said)


def _pile(sheet: Sheet, key: str, box: Box[Any], said: Said) -> tuple[Any, ...]:
    named, and_rest = said[key]
    box.take(named, sheet.where(key))
    if not and_rest:
        all_named(box.left(), sheet.where(key))
    return (*named, *box.rest())
