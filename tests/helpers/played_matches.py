"""Matches of any game at random, as they are written down: with takes-back, changes of seats, computers,
orders, turns that wait for their end, and several who compose at once."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from bot.store import Entry
from bot.table.match import Match, Occupant, Played, dealt
from bot.table.moves import TAKEN_BACK
from bot.table.table import Phase
from engine.game import TIME, Refusal, Seat, timing_of
from engine.record.model import TIME_UP, Mover, MoverKind
from tests.helpers.all_games import AnyGame
from tests.helpers.home import START
from tests.helpers.promises_of_games import a_line

SEED = "5eed" * 16
MOVERS = (
    Mover(MoverKind.PERSON),
    Mover(MoverKind.COMPUTER, "boss"),
    Mover(MoverKind.CARETAKER),
    Mover(MoverKind.CARETAKER, "regular", out_of_time=True),
)


def options_of(game: AnyGame, dice: Random) -> dict[str, str]:
    return {option.name: dice.choice(option.values) for option in game.info.options}


def seated(game: AnyGame, dice: Random) -> tuple[Occupant, ...]:
    """Computers, as many as sit down, with all that the game lets them choose."""
    count = dice.choice(list(game.info.seats))
    roles = dice.sample(game.info.roles, count) if game.info.roles else [""] * count
    columns = {
        each.name: dice.sample(each.values, count) if each.unique else dice.choices(each.values, k=count)
        for each in game.info.choices
    }
    return tuple(
        Occupant(
            None, role, role, "regular", choices={name: column[seat] for name, column in columns.items()}
        )
        for seat, role in enumerate(roles)
    )


def entries(
    game: AnyGame,
    table_id: int,
    options: dict[str, str],
    seats: tuple[Occupant, ...],
    dice: Random,
    actions: int,
) -> Iterator[Entry]:
    """What would be saved, version by version, until so many actions or the end."""
    at, by_version = START, dict[int, Match]()
    roles = tuple(each.role for each in seats) if game.info.roles else len(seats)
    step = game.setup(roles, game.agree(options), SEED, tuple(each.choices for each in seats))
    played, seat, notation = dealt(game, table_id, game.info.name, seats, step), None, "deal"
    played = replace(played, match=replace(played.match, told=1))
    mover: Mover | None = None
    for _ in range(actions):
        over = not game.awaited(played.match.position)
        by_version[played.match.version] = match = played.match
        yield _entry(game, played, seat, notation, mover, at, Phase.OVER if over else Phase.PLAYING)
        if over:
            return
        at += timedelta(seconds=dice.choice((0.25, 2, 4000.75)))
        played, seat, notation, mover = _next(game, match, by_version, dice)


def _next(
    game: AnyGame, match: Match, known: dict[int, Match], dice: Random
) -> tuple[Played, Seat | None, str, Mover | None]:
    seats = range(len(match.occupants))
    if dice.random() < 0.04:
        seat = dice.choice(seats)
        return Played(match.reseated(seat, match.occupants[seat]), ()), None, f"caretaker {seat}", None
    if dice.random() < 0.02:
        return Played(replace(match, version=match.version + 1), ()), None, "play-on 0", None
    timing = timing_of(game)
    if timing is not None and timing.minutes(match.position) is not None and dice.random() < 0.05:
        return match.timed_out(game), None, TIME, TIME_UP.mover
    if dice.random() < 0.2:
        for seat in seats:
            earlier = known.get(match.undo.version) if match.undo else None
            with suppress(Refusal):
                return match.taken_back(game, seat, None, earlier), seat, TAKEN_BACK, MOVERS[0]
    others = [seat for seat in seats if match.may_act(game, seat)]
    seat = dice.choice(others if dice.random() < 0.3 else game.awaited(match.position))
    line, mover = a_line(game, match.position, seat, dice), dice.choice(MOVERS)
    auto = mover.kind is not MoverKind.PERSON
    played = match.played(game, seat, None, line, asks_end=dice.random() < 0.5, auto=auto)
    if played.news and dice.random() < 0.8:
        played = replace(played, match=replace(played.match, told=played.match.version))
    return played, seat, line, mover


def _entry(
    game: AnyGame,
    played: Played,
    seat: Seat | None,
    notation: str,
    mover: Mover | None,
    at: datetime,
    phase: Phase,
) -> Entry:
    first = played.match.version == 1
    return Entry(
        match=played.match,
        seat=seat,
        notation=notation,
        news=played.news if played.settled and (played.news or first) else None,
        asked=game.awaited(played.match.position),
        drafts=(),
        at=at,
        touched=False,
        own=played.own,
        known=played.known,
        auto=played.auto,
        played_for=played.played_for,
        aside=played.aside,
        phase=phase,
        mover=None if mover is None else str(mover),
        seed=SEED if first else None,
        rules=game.info.rules if first else None,
    )
