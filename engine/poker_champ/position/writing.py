"""Writes a position down, the table first."""

from collections.abc import Iterable, Iterator

from engine.poker_champ.events import ShowdownHeld, WonUnseen
from engine.poker_champ.pieces import RULES
from engine.poker_champ.state import State
from engine.sheet import quoted


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return "".join(f"{line}\n" for part in (_table, _seats, _before) for line in part(state))


def _table(state: State) -> Iterator[str]:
    options = state.options
    agreed = f" {options.minutes} minutes" if options.minutes else f" {options.deals}"
    yield f"options: {options.length}{agreed if options.length == 'timed' else ''}"
    if state.rules < RULES:
        yield f"rules: {state.rules}"
    yield f"seed: {quoted(state.seed)}"
    yield f"shuffles: {state.shuffles}"
    yield f"bosses: {' '.join(mine.boss for mine in state.seats)}"
    yield f"deal: {state.deal} {state.seats[state.dealer].boss}"
    yield f"stage: {state.stage.name.lower()}"
    if state.time_up:
        yield "time: up"
    yield _spaced("common:", state.common)
    yield _spaced("deck:", state.deck)


def _seats(state: State) -> Iterator[str]:
    yield _spaced("chips:", (mine.chips for mine in state.seats))
    yield _spaced("awards:", (mine.awards for mine in state.seats))
    yield _spaced("folded:", (mine.boss for mine in state.seats if mine.folded))
    for mine in state.seats:
        yield _spaced(f"hand {mine.boss}:", mine.hand)
        yield _spaced(f"paid {mine.boss}:", mine.paid)


def _before(state: State) -> Iterator[str]:
    match state.last:
        case ShowdownHeld() as held:
            yield _spaced(f"last: {held.deal} {held.pot}", held.common)
            for shown in held.shown:
                boss = state.seats[shown.seat].boss
                yield _spaced(f"shown {boss}:", (*shown.cards, shown.paid, shown.takes))
        case WonUnseen() as won:
            yield _spaced(f"last: {won.deal} {won.pot}", won.common)
            yield _spaced(f"shown {state.seats[won.seat].boss}:", won.cards)
        case None:
            pass
    if state.outcome:
        yield f"over: {state.outcome.ending}"


def _spaced(key: str, things: Iterable[object]) -> str:
    return " ".join((key, *map(str, things)))
