"""The game from the first deal to the last duel: set-up, and what becomes of a position."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.game import Seat, Step, rules_played
from engine.shuffle import shuffled
from engine.whispers import events as ev
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.legality import awaited, why_not
from engine.whispers.pieces import BOX, RULES, Options, Pick, Sign
from engine.whispers.state import SeatState, State

Change = Step[State, ev.Event]


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),
    *,
    rules: int | None = None,
) -> Change:
    """The first position: two cards for each seat, and its sign.

    Raises ValueError unless 2 to 6 sit down who wish for different signs.
    """
    rules_played(rules, RULES)
    count = seats if isinstance(seats, int) else len(seats)
    if not 2 <= count <= len(Sign):
        raise ValueError(f"2 to {len(Sign)} play, not {count}")
    signs = _signs([choices[seat].get("sign") if seat < len(choices) else None for seat in range(count)])
    deck = shuffled(BOX, str(seed), 1)
    dealt = tuple(SeatState(sign, deck[2 * seat], deck[2 * seat + 1]) for seat, sign in enumerate(signs))
    return Step(State(options, dealt, deck[2 * count :]), (ev.GameStarted(signs, options),))


def _signs(wishes: Sequence[str | None]) -> tuple[Sign, ...]:
    """Signs by seat; a seat that wishes for nothing gets what the others leave."""
    wished = [Sign(wish) for wish in wishes if wish is not None]
    if len(set(wished)) < len(wished):
        raise ValueError("two seats wish for the same sign")
    rest = (sign for sign in Sign if sign not in wished)
    return tuple(next(rest) if wish is None else Sign(wish) for wish in wishes)


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Change:  # noqa: ARG001
    """Return the step of an action; raises IllegalAction with a Reason for one that may not be done.

    `asks_end` changes nothing: a seat that is done says so anyway.
    """
    if no := why_not(state, seat, action):
        raise no
    mine = state.seats[seat]
    match action:
        case Whisper(int(amount)):
            said = state.having(seat, whispers=(*mine.whispers, amount))
            return Step(said, (ev.Whispered(seat, amount),), settled=False, reversible=True, own=1)
        case Peek():
            seen = state.having(seat, peeked=True, firm=len(mine.whispers))
            return Step(seen, (ev.Peeked(seat, state.options.forfeit),), settled=False, own=1)
        case Done():
            return _silenced(state, seat)
        case Order(pick):
            return Step(state.having(seat, order=pick), ())
        case Show(pick):
            return _shown(state.having(seat, answer=pick))
        case Whisper():
            raise TypeError("an Amount stands for numbers, it is none")


def retract(state: State, seat: Seat) -> Change | None:
    """The position without the seat's last whisper, or without the card it was about to show.

    None where there is nothing to take back: a seat that is done has told everybody, and a peek has
    taught it something.
    """
    mine = state.seats[seat]
    if state.duel and mine.answer is not None:
        return Step(state.having(seat, answer=None), (), settled=False)
    if not mine.done and len(mine.whispers) > mine.firm:
        return Step(state.having(seat, whispers=mine.whispers[:-1]), (), settled=False)
    return None


def seen(round_number: int, cards: tuple[int, ...], whispers: tuple[int, ...]) -> ev.Revealed:
    """The duel of these cards: the highest sum wins, nobody where it is shared."""
    shown = ev.Revealed(round_number, cards, whispers, None)
    best = [seat for seat, total in enumerate(shown.sums) if total == max(shown.sums)]
    return replace(shown, winner=best[0]) if len(best) == 1 else shown


def _silenced(state: State, seat: Seat) -> Change:
    """Step by which that seat is done; the last one calls the duel."""
    silent = state.having(seat, done=True)
    told = ev.FellSilent(seat, sum(state.seats[seat].whispers))
    if awaited(silent):
        return Step(silent, (told,), own=1, minor=True)
    return Step(replace(silent, duel=True), (told, ev.DuelCalled(state.round)), own=1)


def _shown(state: State) -> Change:
    """A card is chosen; the duel is over when every seat has said, or ordered, which one."""
    picks = [mine.pick for mine in state.seats]
    if None in picks:
        return Step(state, (), settled=False, reversible=True)
    return _revealed(state, [pick for pick in picks if pick is not None])


def _revealed(state: State, picks: Sequence[Pick]) -> Change:
    """The highest sum scores; then a new round, or the end."""
    cards = tuple(pick.of(mine.cards) for pick, mine in zip(picks, state.seats, strict=True))
    whispers = tuple(sum(mine.whispers) for mine in state.seats)
    last = seen(state.round, cards, whispers)
    if last.winner is not None:
        state = state.having(last.winner, points=state.seats[last.winner].points + 1)
    state = replace(state, duel=False, last=last)
    most = max(mine.points for mine in state.seats)
    if most < state.options.goal and state.round < state.options.rounds:
        return Step(_next_round(state, cards), (last,))
    winners = tuple(seat for seat, mine in enumerate(state.seats) if mine.points == most)
    return Step(replace(state, over=True), (last, ev.GameEnded(winners)))


def _next_round(state: State, shown: Sequence[int]) -> State:
    """Each seat keeps the card it did not show, and is dealt a fresh one."""
    count = len(state.seats)
    seats = tuple(
        SeatState(
            sign=mine.sign,
            kept=sum(mine.cards) - shown[seat],
            fresh=state.deck[seat],
            points=mine.points,
            purse=state.left(seat),
        )
        for seat, mine in enumerate(state.seats)
    )
    return replace(state, seats=seats, deck=state.deck[count:], round=state.round + 1)
