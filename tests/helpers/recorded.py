"""Random games as a table plays them, with their records: takes-back, secret answers and orders included."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.table.match import Match, Occupant, Played, dealt
from engine import seal
from engine.game import TIME, Seat, timing_of
from engine.record.model import NOBODY, TIME_UP, Ending, Line, Mover, MoverKind, Record, SeatHeader
from tests.helpers.all_games import AnyGame
from tests.helpers.promises_of_games import a_line, values_by

HOSTILE_CUTS = ('say "Al"', "{}[](\\)", "a;b", "🂡🃏🎲", "אל קפונה", "\\u{a}", "]\\", "漢字 ñ")
TAKEN_BACK = 0.15
TIMED_OUT = 0.02  # the time is up, where one is agreed on
UNASKED = 0.2  # whoever may act does, asked or not
TAKEN_OVER = 0.1  # somebody else decides for a seat from now on
MOVERS = (
    Mover(MoverKind.PERSON),
    Mover(MoverKind.COMPUTER, "boss"),
    Mover(MoverKind.COMPUTER, "rookie", out_of_time=True),
    Mover(MoverKind.CARETAKER),
    Mover(MoverKind.CARETAKER, "regular"),
)


@dataclass(frozen=True, slots=True)
class Game:
    """What was played: its record, and after each of its lines the state and all that had become public."""

    record: Record
    states: tuple[Any, ...]
    news: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class _Done:
    """An action that was not taken back, and what the table told of it."""

    seat: Seat
    mover: Mover
    text: str
    asks_end: bool
    told: Played

    @property
    def composed(self) -> bool:
        return not self.told.settled and not self.told.aside


def a_game(game: AnyGame, number: int, most: int = 10**6, deal: Record | None = None) -> Game:
    """A random game, the same for the same number, at most so many actions; of any deal, or of this one."""
    dice = Random(f"{game.info.name} {number}")
    record = deal or _a_deal(game, dice)
    options = game.agree(record.options)
    roles = [seat.role for seat in record.seats] if game.info.roles else len(record.seats)
    choices = [seat.choices for seat in record.seats]
    step = game.setup(roles, options, record.seed, choices, rules=record.rules)
    match = dealt(
        game, 1, game.info.name, [Occupant(None, "", seat.role) for seat in record.seats], step
    ).match
    runs = _lines(_played(game, match, dice, most))
    lines = tuple(Line(run[0].seat, run[0].mover, tuple(each.text for each in run)) for run in runs)
    states = tuple(_states(game, step.state, runs))
    news = tuple(run[-1].told.news for run in runs)
    public = (*step.events, *(event for each in news for event in each))
    result = game.result(states[-1], public)
    ending = None if result is None else Ending(result.ranks, result.scores)
    return Game(
        replace(record, lines=lines, ending=ending, ended="2026-11-25" if ending else ""),
        states,
        (step.events, *news),
    )


def _a_deal(game: AnyGame, dice: Random) -> Record:
    info = game.info
    count = dice.choice(list(info.seats))
    roles = dice.sample(info.roles, count) if info.roles else [""] * count
    choices: list[dict[str, str]] = [{} for _ in range(count)]
    for option in info.choices:
        wanted = dice.sample(option.values, count) if option.unique else dice.choices(option.values, k=count)
        for seat in range(count):
            if dice.random() < 0.8:
                choices[seat][option.name] = wanted[seat]
    rules = dice.randint(1, info.rules) if info.rules > 1 else 1  # the same games where nothing changed
    bare = Record(
        game=info.name,
        rules=rules,
        options={option.name: dice.choice(values_by(option, rules)) for option in info.options},
        seats=tuple(SeatHeader(role, chosen) for role, chosen in zip(roles, choices, strict=True)),
        seed=f"seed {dice.randrange(10**9)}",
        dealt="2026-11-22",
        program="0.1.0",
    )
    return bare if dice.random() < 0.2 else sealed(bare, dice.randbytes(32).hex(), _cuts(count, dice))


def _cuts(seats: int, dice: Random) -> list[seal.Cut]:
    cuts = []
    for seat in dice.sample(range(seats), dice.randint(0, seats)):
        cut = seal.cut(seat, dice.choice(HOSTILE_CUTS))
        cuts.append(dice.choice([cut, replace(cut, text=None), seal.Cut(seat, None)]))
    return cuts


def sealed(record: Record, secret: str, cuts: Sequence[seal.Cut]) -> Record:
    """The same table with a sealed deck, cut so."""
    seed = seal.seed(record.game, secret, cuts)
    shown = seal.seal(record.game, secret)
    return replace(record, seal=shown, secret=secret, cuts=tuple(cuts), seed=seed)


def _played(game: AnyGame, match: Match, dice: Random, most: int) -> list[_Done]:
    """What was done and stood; a seat of its own asks for the end of its turns, or does not."""
    done: list[_Done] = []
    before: list[Match] = []  # the table before each of them
    movers = {seat: dice.choice(MOVERS) for seat in range(len(match.occupants))}
    asking = {seat: dice.random() < 0.5 for seat in movers}
    while len(done) < most and (awaited := game.awaited(match.position)):
        timing = timing_of(game)
        if timing is not None and timing.minutes(match.position) is not None and dice.random() < TIMED_OUT:
            played = match.timed_out(game)
            before.append(match)
            done.append(_Done(NOBODY, TIME_UP.mover, TIME, False, played))
            match = played.match
            continue
        seat = dice.choice(awaited)
        if dice.random() < UNASKED:
            seats = [each for each in movers if each in awaited or match.may_act(game, each)]
            seat = dice.choice(seats)
        back = _taken_back(game, match, dice, done, before) if dice.random() < TAKEN_BACK else None
        if back is not None:
            match = back
            continue
        text = str(game.parse(a_line(game, match.position, seat, dice)))
        if seat not in game.complete(match.position) and dice.random() < TAKEN_OVER:
            movers[seat] = dice.choice(MOVERS)
        played = match.played(game, seat, None, text, asks_end=asking[seat])
        before.append(match)
        done.append(_Done(seat, movers[seat], text, asking[seat], played))
        match = played.match
    while done and done[-1].told.match.pending:  # a record has no turn that is being composed
        done.pop()
    return done


def _taken_back(
    game: AnyGame, match: Match, dice: Random, done: list[_Done], before: list[Match]
) -> Match | None:
    """The match without somebody's last action; what they did is struck out."""
    seats = [seat for seat in range(len(match.occupants)) if match.may_take_back(game, seat)]
    seats = [seat for seat in seats if seat in game.awaited(match.published)]
    if not seats:
        return None
    seat = dice.choice(seats)
    last = max(place for place, each in enumerate(done) if each.seat == seat)
    earlier = next((each for each in before if match.undo and each.version == match.undo.version), None)
    back = match.taken_back(game, seat, None, earlier).match
    del done[last], before[last]
    return back


def _lines(done: Sequence[_Done]) -> list[list[_Done]]:
    """As model.Line says: until it was settled, another seat acted between, or somebody else decided."""
    runs: list[list[_Done]] = []
    for each in done:
        last = runs[-1][-1] if runs else None
        if last and last.composed and (last.seat, last.mover) == (each.seat, each.mover):
            runs[-1].append(each)
        else:
            runs.append([each])
    return runs


def _states(game: AnyGame, state: Any, runs: Sequence[Sequence[_Done]]) -> Iterator[Any]:
    """The deal, then what stood after each line, each action applied as it was at the table."""
    yield state
    for run in runs:
        for each in run:
            state = _after(game, state, each)
        yield state


def _after(game: AnyGame, state: Any, each: _Done) -> Any:
    timing = timing_of(game)
    if each.text == TIME and timing is not None:
        return timing.time_up(state).state
    return game.apply(state, each.seat, game.parse(each.text), asks_end=each.asks_end).state
