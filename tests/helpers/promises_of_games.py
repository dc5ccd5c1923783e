"""What every game promises the shell (engine/game.py), asked of any game in whatever position it is.

Nothing in here knows a particular game. Every function whose name is a promise fails where it is broken.
"""

import dataclasses
import json
import pickle
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.game import Amount, GameInfo, IllegalAction, Option, Seat, Step
from tests.helpers.all_games import AnyGame
from tests.helpers.played_out import played_out

ENDLESS = 20_000  # moves after which a game at random is called endless
ASKED = 0.5  # how often a turn waits for its seat to end it, where the game knows such turns
STANDING = 0.2  # how often a seat that is not awaited acts, where it may

AMOUNT = re.compile(r"(\d+)-(\d+)(?:/(\d+))?")


class Position(NamedTuple):
    """A moment of a game, the seats at its table, its seed, and all that has become public until then."""

    state: Any
    seats: range
    seed: str
    events: tuple[Any, ...]


class Move(NamedTuple):
    """What somebody did, and what came of it."""

    before: Position
    seat: Seat
    action: Any
    step: Step[Any, Any]
    after: Position


@st.composite
def deals(draw: st.DrawFn, game: AnyGame, by: int | None = None) -> Position:
    """A fresh game of any size, with any agreement, any roles and choices, by any rules, or `by` these."""
    info = game.info
    count = draw(st.sampled_from(list(info.seats)))
    rules = by or draw(st.integers(1, info.rules))
    words = {each.name: draw(st.sampled_from(values_by(each, rules))) for each in info.options}
    roles = draw(st.permutations(info.roles))[:count]
    columns = {option.name: _chosen(draw, option, count) for option in info.choices}
    choices = [{name: column[seat] for name, column in columns.items()} for seat in range(count)]
    seed = f"seed-{draw(st.integers(0, 10**9))}"
    step = game.setup(roles or count, game.agree(words), seed, choices, rules=rules)
    return Position(step.state, range(count), seed, step.events)


def values_by(option: Option, rules: int) -> tuple[str, ...]:
    """Return the values of an option under those rules."""
    return option.values if rules >= option.since else option.values[:1]


def _chosen(draw: st.DrawFn, option: Option, seats: int) -> list[str]:
    if option.unique:
        return list(draw(st.permutations(option.values)))[:seats]
    return [draw(st.sampled_from(option.values)) for _ in range(seats)]


def moves(game: AnyGame, position: Position, dice: Random) -> Iterator[Move]:
    """The rest of the game at random: mostly who is awaited acts, now and then who may act without."""
    for _ in range(ENDLESS):
        awaited = game.awaited(position.state)
        if not awaited:
            return
        others = _others(game, position, awaited) if dice.random() < STANDING else []
        seat = dice.choice(others or awaited)
        action = game.parse(a_line(game, position.state, seat, dice))
        step = game.apply(position.state, seat, action, asks_end=dice.random() < ASKED)
        after = position._replace(state=step.state, events=position.events + step.events)
        yield Move(position, seat, action, step, after)
        position = after
    raise AssertionError(f"after {ENDLESS} moves the game is not over")


def _others(game: AnyGame, position: Position, awaited: Collection[Seat]) -> list[Seat]:
    """The seats that may act without being awaited."""
    return [seat for seat in position.seats if seat not in awaited and game.legal(position.state, seat)]


def a_line(game: AnyGame, state: Any, seat: Seat, dice: Random) -> str:
    """Anything that a seat may do now."""
    return _with_numbers(str(dice.choice(game.legal(state, seat))), dice)


def later(game: AnyGame, position: Position, dice: Random, actions: int) -> Position:
    """The position after so many random moves, or at the end of the game."""
    for number, move in enumerate(moves(game, position, dice)):
        if number == actions:
            break
        position = move.after
    return position


def a_turn_that_waits_for_its_end_ends_as_it_would_have(game: AnyGame, move: Move) -> None:
    """And until then nothing is settled, and nothing else can be done."""
    before, seat = move.before.state, move.seat
    at_once = game.apply(before, seat, move.action)
    waits = game.apply(before, seat, move.action, asks_end=True)
    if seat in game.complete(before) or seat not in game.complete(waits.state):
        assert waits == at_once
        return
    (ending,) = game.legal(waits.state, seat)
    ended = game.apply(waits.state, seat, ending)
    assert not waits.settled
    assert game.awaited(waits.state) == (seat,)
    assert ended.state == at_once.state
    assert (*waits.events, *ended.events) == at_once.events
    assert len(waits.events) + ended.own == at_once.own


def game_says_what_it_is(info: GameInfo) -> None:
    assert re.fullmatch(r"[a-z][a-z-]*", info.name)
    assert 1 <= min(info.seats) <= max(info.seats) <= 8
    assert not info.roles or len(set(info.roles)) == len(info.roles) >= max(info.seats)
    assert info.levels
    assert info.default_level in info.levels
    assert len({event.__name__ for event in info.events}) == len(info.events)
    for options in (info.options, info.choices):
        by_name = {option.name: option for option in options}
        assert len(by_name) == len(options)
        for option in options:
            assert len(set(option.values)) == len(option.values) > 0
            assert not option.unique or len(option.values) >= max(info.seats)
            for other, values in option.needs.items():
                assert set(values) <= set(by_name[other].values)


def awaited_seats_can_act_until_the_game_is_over(game: AnyGame, position: Position) -> None:
    awaited = game.awaited(position.state)
    assert len(set(awaited)) == len(awaited)
    assert set(awaited) <= set(position.seats)
    assert all(game.legal(position.state, seat) for seat in awaited)
    assert (game.result(position.state, position.events) is None) == bool(awaited)
    if not awaited:
        assert not any(game.legal(position.state, seat) for seat in position.seats)
    for stranger in (-1, len(position.seats)):
        assert game.legal(position.state, stranger) == ()


def legal_lists_what_apply_accepts(game: AnyGame, position: Position, lines: Iterable[str]) -> None:
    """For every seat and each of these lines; what is refused has a reason and changes nothing."""
    known = repr(position.state)
    for seat in (-1, *position.seats, len(position.seats)):
        offers = [str(action) for action in game.legal(position.state, seat)]
        assert len(set(offers)) == len(offers)
        for line in lines:
            offered = any(_stands_for(offer, line) for offer in offers)
            assert _accepts(game, position.state, seat, line) == offered, f"{seat} {line}"
    assert repr(position.state) == known


def amounts_are_accepted_to_their_ends_and_no_further(game: AnyGame, position: Position) -> None:
    for seat in position.seats:
        offers = [str(action) for action in game.legal(position.state, seat)]
        for offer in offers:
            for amount in _amounts(offer):
                assert amount.low <= amount.high
                for number in (amount.low, amount.high):
                    assert _accepts(game, position.state, seat, _named(offer, number))
                for number in (amount.low - 1, amount.high + 1):
                    line = _named(offer, number)
                    if not any(_stands_for(other, line) for other in offers):
                        assert not _accepts(game, position.state, seat, line)


def notation_is_read_back(game: AnyGame, position: Position) -> None:
    for seat in position.seats:
        for line in lines_of(game, position, seat):
            assert str(game.parse(line)) == line
            assert "\n" not in line


def garbage_is_refused(game: AnyGame, text: str) -> None:
    with suppress(IllegalAction):
        assert str(game.parse(text)) == " ".join(text.split())


def step_keeps_its_word(game: AnyGame, move: Move) -> None:
    step, before, after = move.step, move.before, move.after
    awaited, asked = game.awaited(before.state), game.awaited(after.state)
    assert isinstance(step.state, game.info.state)
    assert all(isinstance(event, game.info.events) for event in step.events)
    assert 0 <= step.own <= len(step.events)
    for event in step.events[: step.own]:
        assert getattr(event, "seat", move.seat) == move.seat
    assert step.settled or not step.minor
    assert not (step.settled and step.reversible)
    if not asked or not set(asked) <= set(awaited):
        assert step.settled, "the game is over, or somebody else must decide"
    if move.seat not in awaited:
        assert step.settled
        assert asked == awaited
        assert step.own == len(step.events)
        assert step.minor == bool(step.events)
    if step.settled and not step.events and asked == awaited:
        assert game.table(after.state) == game.table(before.state)
        for seat in set(before.seats) - {move.seat}:
            assert game.view(after.state, seat) == game.view(before.state, seat)


def taking_back_leaves_no_trace(game: AnyGame, move: Move) -> None:
    """A game that can tell actions apart goes back by itself to where its own seat and the table were."""
    back = game.retract(move.step.state, move.seat)
    if move.step.reversible and back is not None:
        assert game.awaited(back.state) == game.awaited(move.before.state)
        assert game.table(back.state) == game.table(move.before.state)
        for seat in move.before.seats:
            assert game.view(back.state, seat) == game.view(move.before.state, seat)
            assert game.legal(back.state, seat) == game.legal(move.before.state, seat)


def an_answer_in_secret_shows_nobody_and_may_be_taken_back(game: AnyGame, move: Move) -> None:
    """Until all have answered; each of several has its own to take back."""
    before, seat = move.before.state, move.seat
    if not game.in_secret(before) or seat not in game.awaited(before) or move.step.settled:
        return
    back = game.retract(move.step.state, seat)
    assert move.step.reversible
    assert game.in_secret(move.step.state)
    assert back is not None
    assert set(game.awaited(before)) - {seat} == set(game.awaited(move.step.state))
    assert game.table(move.step.state) == game.table(before)
    for other in set(move.before.seats) - {seat}:
        assert game.view(move.step.state, other) == game.view(before, other)
        if other not in game.awaited(move.step.state):
            theirs = game.retract(move.step.state, other)
            assert theirs is None or seat not in game.awaited(theirs.state)


def views_offer_what_is_legal_and_hold_no_state(game: AnyGame, position: Position) -> None:
    table = game.table(position.state)
    for seat in position.seats:
        view = game.view(position.state, seat)
        assert [offer.action for offer in view.offers] == list(game.legal(position.state, seat))
        assert type(view.table) is type(table)
    for seen in (table, *(game.view(position.state, seat) for seat in position.seats)):
        assert position.seed not in repr(seen)
        assert not any(isinstance(part, game.info.state) for part in _parts(seen))


def views_travel_between_processes(game: AnyGame, position: Position) -> None:
    for seen in (game.table(position.state), *(game.view(position.state, seat) for seat in position.seats)):
        assert pickle.loads(pickle.dumps(seen)) == seen
    assert pickle.loads(pickle.dumps(position.events)) == position.events


def what_is_kept_is_read_back(game: AnyGame, position: Position) -> None:
    states = _kept(game.info.state)
    assert states.validate_json(states.dump_json(position.state)) == position.state
    for event in position.events:
        kind: Any = type(event)
        assert _kept(kind).validate_json(_kept(kind).dump_json(event)) == event


def a_table_goes_on_by_the_rules_it_was_dealt_by(game: AnyGame, position: Position, rules: int) -> None:
    """A position carries the number; one that was kept without it was dealt by the first rules."""
    assert getattr(position.state, "rules", rules if game.info.rules == 1 else None) == rules
    written = json.loads(_kept(game.info.state).dump_json(position.state))
    written.pop("rules", None)
    read = _kept(game.info.state).validate_json(json.dumps(written))
    assert (read == position.state) == (rules == 1)


@cache
def _kept(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def computers_choose_what_is_offered(game: AnyGame, position: Position, level: str) -> None:
    for seat in game.awaited(position.state):
        view = game.view(position.state, seat)
        chosen = game.choose(view, level, position.seed, position.events)
        assert chosen == game.choose(view, level, position.seed, position.events)
        _is_offered(game, position, seat, chosen)


def the_least_is_offered(game: AnyGame, position: Position) -> None:
    for seat in game.awaited(position.state):
        view = game.view(position.state, seat)
        assert game.least(view) == game.least(view)
        _is_offered(game, position, seat, game.least(view))


def results_rank_everybody(game: AnyGame, position: Position) -> None:
    """Of a game that is over."""
    result = game.result(position.state, position.events)
    if result is None:
        return
    count = len(position.seats)
    assert len(result.ranks) == len(result.figures) == count
    assert min(result.ranks) == 1
    assert all(1 <= rank <= count for rank in result.ranks)
    assert result.scores is None or len(result.scores) == count
    for figures in result.figures:
        assert isinstance(figures, Mapping)
        assert all(type(figure) is int and name.isidentifier() for name, figure in figures.items())


def every_card_is_turned_up_once_the_game_has_ended_and_no_sooner(game: AnyGame, position: Position) -> None:
    """Any moment of it; who asks has to say that it has ended, and says so on purpose."""
    assert type(game.open(position.state, ended=True)) is type(game.table(position.state))
    with pytest.raises(ValueError, match=r"\w"):
        game.open(position.state, ended=False)
    with pytest.raises(TypeError):
        game.open(position.state)  # type: ignore[call-arg]


def milestones_are_places_in_the_news(game: AnyGame, position: Position) -> None:
    places = game.milestones(position.events)
    assert list(places) == sorted(set(places))
    assert set(places) <= set(range(len(position.events)))


def playouts_end_and_are_the_same_for_a_seed(game: AnyGame, position: Position, seed: str) -> None:
    end = played_out(game, position.state, seed)
    assert game.awaited(end) == ()
    assert played_out(game, position.state, seed) == end


def lines_of(game: AnyGame, position: Position, seat: Seat) -> list[str]:
    """Everything that seat may do, as lines of notation; of an amount the least and the most."""
    return [line for action in game.legal(position.state, seat) for line in _ends(str(action))]


def _ends(offer: str) -> list[str]:
    numbers = [number for amount in _amounts(offer) for number in (amount.low, amount.high)]
    return list(dict.fromkeys(_named(offer, number) for number in numbers)) or [offer]


def _amounts(offer: str) -> list[Amount]:
    found = (AMOUNT.fullmatch(word) for word in offer.split())
    return [Amount(int(match[1]), int(match[2]), int(match[3] or 1)) for match in found if match]


def _named(offer: str, number: int) -> str:
    """The offer with that number for its amount."""
    return " ".join(str(number) if AMOUNT.fullmatch(word) else word for word in offer.split())


def _with_numbers(offer: str, dice: Random) -> str:
    amounts = _amounts(offer)
    return _named(offer, dice.choice(_numbers(amounts[0]))) if amounts else offer


def _numbers(amount: Amount) -> Sequence[int]:
    """Return every number of an amount. Its highest one need not lie on a step."""
    steps = range(amount.low, amount.high + 1, amount.step)
    return steps if amount.high in steps else (*steps, amount.high)


def _stands_for(offer: str, line: str) -> bool:
    ours, theirs = offer.split(), line.split()
    return len(ours) == len(theirs) and all(
        word == other or (other.isdecimal() and any(int(other) in amount for amount in _amounts(word)))
        for word, other in zip(ours, theirs, strict=True)
    )


def _accepts(game: AnyGame, state: Any, seat: Seat, line: str) -> bool:
    try:
        game.apply(state, seat, game.parse(line))
    except IllegalAction:
        return False
    return True


def _is_offered(game: AnyGame, position: Position, seat: Seat, action: Any) -> None:
    offers = [str(offer) for offer in game.legal(position.state, seat)]
    assert any(_stands_for(offer, str(action)) for offer in offers), f"{action} is none of {offers}"


def _parts(thing: object) -> Iterator[object]:
    """The thing and everything in it."""
    yield thing
    if dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from _parts(getattr(thing, field.name))
    elif isinstance(thing, tuple | list | frozenset | set):
        for part in thing:
            yield from _parts(part)
    elif isinstance(thing, Mapping):
        for part in (*thing, *thing.values()):
            yield from _parts(part)
