"""A position as text that a person can read, write and send in a bug report (docs/rules-whispers.md).

Only the signs need be named. Cards that no line names come out of the box, shuffled by the seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine import form
from engine.box import Box, pile
from engine.form import Codec, Field, Form, each, number, words
from engine.game import Seat
from engine.sheet import Fault, Line, Sheet
from engine.whispers.pieces import BOX, PURSE, Options, Pick, Sign
from engine.whispers.rules import seen
from engine.whispers.state import SeatState, State

SEED = "by-hand"


def loads(text: str) -> State:
    """The position that a text describes; raises Unsound for what is none."""
    sheet = Sheet(text)
    signs = SIGNS.read(sheet.needed("signs", "signs: sun moon"))
    said = _form(signs).read(sheet)
    state = _state(sheet, signs, said)
    sheet.finish()
    sheet.check(_faults(state))
    return state


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return _form([mine.sign for mine in state.seats]).write(state)


def _read_shown(line: Line) -> tuple[int, int]:
    card, plus, whispered = line.text.partition("+")
    if not plus:
        raise line.fault(f"{line.text!r} is no card and whispers: write '9+2'")
    return line.number_of(card, least=1), line.number_of(whispered)


SIGN = form.one_of(Sign, "sign")
SIGNS = form.bosses(SIGN, "Whispers", range(2, len(Sign) + 1))
CARD = number(1)
PICK = form.one_of(Pick, "card")
OPTIONS = form.record(Options, "2 7 0", number(1), number(1), number())
SHOWN: Codec[Any] = Codec(_read_shown, lambda shown: f"{shown[0]}+{shown[1]}")


def _form(signs: Sequence[Sign]) -> Form:
    """The lines of a position of these signs."""
    numbers = each(number(), len(signs), f"one number for each of {len(signs)} signs")
    seats = each(form.member(SIGN, signs))
    of_seats = [
        Field(f"{key} {sign}", codec, partial(_of, at, key))
        for key, codec in (
            ("cards", words("5 9", CARD, CARD)),
            ("whispers", each(CARD)),
            ("peeked", number()),
            ("order", PICK),
            ("answer", PICK),
        )
        for at, sign in enumerate(signs)
    ]
    return Form(
        Field("options", OPTIONS, usual=Options()),
        Field("seed", form.TEXT, lambda _: None, usual=SEED),
        Field("signs", SIGNS, lambda _: signs),
        Field("round", number(1), usual=1),
        Field("points", numbers, partial(_all, "points"), usual=(0,) * len(signs)),
        Field("purses", numbers, partial(_all, "purse"), usual=(PURSE,) * len(signs)),
        *of_seats,
        Field("done", seats, _done, usual=()),
        Field("deck", pile(CARD), lambda s: (s.deck, False), usual=((), True)),
        Field("last", each(SHOWN, len(signs), f"one card for each of {len(signs)} signs"), _last),
        form.flag("over"),
    )


def _of(seat: Seat, key: str, state: State) -> Any:
    """Content of that line for a seat; `peeked` is how many whispers came before."""
    mine = state.seats[seat]
    if key == "peeked":
        return mine.firm if mine.peeked else None
    return getattr(mine, key) or None


def _all(key: str, state: State) -> list[int]:
    return [getattr(mine, key) for mine in state.seats]


def _done(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, mine in enumerate(state.seats) if mine.done)


def _last(state: State) -> list[tuple[int, int]] | None:
    return list(zip(state.last.cards, state.last.whispers, strict=True)) if state.last else None


def _state(sheet: Sheet, signs: Sequence[Sign], said: Mapping[str, Any]) -> State:
    """The position that the lines describe, with the cards that they do not name."""
    box = Box(BOX, said["seed"], 1)
    for sign in signs:
        box.take(said[f"cards {sign}"] or (), sheet.where(f"cards {sign}"))
    top, and_rest = said["deck"]
    box.take(top, sheet.where("deck"))
    rest = list(box.rest())
    hands = [said[f"cards {sign}"] or (rest.pop(), rest.pop()) for sign in signs]
    seats = tuple(
        SeatState(
            sign,
            kept=hands[at][0],
            fresh=hands[at][1],
            points=said["points"][at],
            purse=said["purses"][at],
            whispers=said[f"whispers {sign}"] or (),
            firm=said[f"peeked {sign}"] or 0,
            peeked=said[f"peeked {sign}"] is not None,
            done=at in said["done"],
            order=said[f"order {sign}"],
            answer=said[f"answer {sign}"],
        )
        for at, sign in enumerate(signs)
    )
    gone = len(signs) * (said["round"] - 1)  # shown in the duels before
    deck = (*top, *rest[: len(rest) - gone]) if and_rest else top
    duel = all(mine.done for mine in seats) and not said["over"]
    last = None
    if said["last"]:
        cards, whispered = zip(*said["last"], strict=True)
        last = seen(said["round"] - (not said["over"]), cards, whispered)
    return State(said["options"], seats, deck, said["round"], duel, said["over"], last)


def _faults(state: State) -> Iterator[Fault]:
    """Yield what can come about in no game."""
    options, duels = state.options, state.round - (not state.over)
    if state.round > options.rounds:
        yield Fault("round", f"there are {options.rounds} rounds")
    points = [mine.points for mine in state.seats]
    if sum(points) > duels:
        yield Fault("points", f"{duels} duels are over: no more points were won")
    if state.over != (max(points) >= options.goal or duels == options.rounds):
        yield Fault("over", f"a game is over with {options.goal} points, or after {options.rounds} rounds")
    if bool(state.last) != bool(duels):
        yield Fault("last", "the duel before is told, if there was one")
    for seat, mine in enumerate(state.seats):
        if mine.purse > PURSE or state.left(seat) < 0:
            yield Fault(f"whispers {mine.sign}", f"{mine.purse} are in the purse, of {PURSE}")
        if mine.firm > len(mine.whispers):
            yield Fault(f"peeked {mine.sign}", f"there are {len(mine.whispers)} whispers")
        if mine.order and not mine.done:
            yield Fault(f"order {mine.sign}", "an order is left by who is done")
        if mine.answer and not (state.duel or state.over):
            yield Fault(f"answer {mine.sign}", "cards are shown in a duel")
    if state.duel and all(mine.pick for mine in state.seats):
        yield Fault(f"answer {state.seats[-1].sign}", "when all have chosen the duel is over")
