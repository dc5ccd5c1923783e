"""Writes a position down, the table first; what a reader could guess is left out (docs/notation.md)."""

from collections.abc import Iterator

from engine.chicago_poker.events import Caller
from engine.chicago_poker.pieces import LETTERS, RULES
from engine.chicago_poker.state import Column, Known, Laid, State
from engine.chicago_poker.views import RaidSeen
from engine.sheet import quoted


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return "".join(
        f"{line}\n" for part in (_agreement, _town, _bosses, _piles, _memory) for line in part(state)
    )


def _agreement(state: State) -> Iterator[str]:
    options = state.options
    specials = "specials" if options.specials else "no-specials"
    yield f"options: {options.rulebook} {options.length} {specials}"
    if options.temperaments:
        yield "temperaments: yes"
    if state.rules < RULES:
        yield f"rules: {state.rules}"
    yield f"seed: {quoted(state.seed)}"
    yield f"shuffles: {state.shuffles}"
    yield f"bosses: {' '.join(state.bosses)}"
    yield f"turn: {state.turn} {state.bosses[state.active]}"
    yield f"actions: {state.actions}" + (f" extra {state.extra}" if state.extra else "")
    yield from _flags(state)
    yield from _fight(state)


def _flags(state: State) -> Iterator[str]:
    for key, flag in (
        ("acted", state.acted),
        ("must-act", state.must_act and not state.options.must_act),
        ("searching", state.searching),
    ):
        if flag:
            yield f"{key}: yes"
    for key, count in (("idle", state.idle), ("stuck", state.stuck), ("reshuffles", state.reshuffles)):
        if count:
            yield f"{key}: {count}"


def _fight(state: State) -> Iterator[str]:
    if state.tie:
        tied = " ".join(state.bosses[seat] for seat in state.tie.tied)
        yield f"tie: {LETTERS[state.tie.place]} {tied}"
        if state.tie.cause is not Caller.MARKER:
            yield f"cause: {state.tie.cause}"
        for fought in state.tie.rounds:
            yield "round: " + ", ".join(
                f"{state.bosses[seat]} {card or 'nothing'}" for seat, card in fought.sent
            )
        for seat, card in state.tie.answers:
            yield f"answer: {state.bosses[seat]} {card or 'nothing'}"
    if state.fights:
        yield "fights: " + " ".join(LETTERS[place] for place in state.fights)
    if state.outcome:
        won = state.outcome
        yield f"won: {state.bosses[won.winner]} {won.victory} {' '.join(won.businesses)}"


def _town(state: State) -> Iterator[str]:
    for place, business in enumerate(state.businesses):
        yield f"{LETTERS[place]}: {business or 'vacant'}"
        for seat, column in enumerate(state.columns[place]):
            if column:
                yield f"{LETTERS[place]} {state.bosses[seat]}: {' '.join(map(_laid, column))}"
    if state.markers:
        yield "markers: " + ", ".join(
            f"{LETTERS[marker.place]} {state.bosses[marker.seat]}" for marker in state.markers
        )


def _laid(laid: Laid) -> str:
    return str(laid.card) if laid.up else f"({laid.card})"


def _bosses(state: State) -> Iterator[str]:
    for seat, boss in enumerate(state.bosses):
        yield _spaced(f"hand {boss}:", state.hands[seat])
        if state.tiles[seat]:
            yield _spaced(f"tiles {boss}:", state.tiles[seat])


def _piles(state: State) -> Iterator[str]:
    yield _spaced("deck:", state.deck)
    yield _spaced("discard:", state.discard)
    yield _spaced("stock:", state.stock)


def _spaced(key: str, things: tuple[object, ...]) -> str:
    return " ".join((key, *map(str, things)))


def _memory(state: State) -> Iterator[str]:
    if any(state.opened):
        yield _spaced("opened:", state.opened)
    for place, columns in enumerate(state.columns):
        for seat, column in enumerate(columns):
            if any(laid.turn for laid in column):
                yield _laid_in(f"laid {LETTERS[place]} {state.bosses[seat]}:", column)
    for boss, gains in zip(state.bosses, state.gains, strict=True):
        if gains:
            yield f"gained {boss}: " + ", ".join(f"{gain.turn} {gain.card}" for gain in gains)
    if state.losses:
        yield "lost: " + ", ".join(
            f"{loss.turn} {LETTERS[loss.place]} {state.bosses[loss.seat]} {loss.slot + 1}"
            for loss in state.losses
        )
    for boss, raids in zip(state.bosses, state.raids, strict=True):
        for raid in raids:
            yield f"raid {boss}: {_raid(state, raid)}"
    for boss, row in zip(state.bosses, state.known, strict=True):
        if row:
            yield f"known {boss}: " + ", ".join(_known(state, known) for known in row)


def _laid_in(key: str, column: Column) -> str:
    return _spaced(key, tuple(laid.turn for laid in column))


def _raid(state: State, raid: RaidSeen) -> str:
    seen = "".join(f" {slot + 1} {card}" for slot, card in raid.gangsters)
    return f"{raid.turn} {state.bosses[raid.rival]} {LETTERS[raid.place]} {raid.business}{seen}"


def _known(state: State, known: Known) -> str:
    slots = "/".join(str(slot + 1) for slot in known.slots)
    return f"{state.bosses[known.rival]} {LETTERS[known.place]} {slots} {known.card}"
