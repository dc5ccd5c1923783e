"""A game as text: each action, what the table saw of it, and what it changed in everyone's view.

The views are written whole at the start and at the end; in between only the lines that changed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum

from engine import chicago_stud as game
from engine.chicago_stud import Event, SeatView, State, TableView
from engine.chicago_stud.pieces import Boss, Options
from engine.french_deck import Card, Hand
from engine.game import Step

LEGEND = """\
# A whole game of Chicago stud, checked by tests/engine/test_golden.py.
#   > boss action    what a boss did
#   * event          what the whole table saw of it
#   table ...        a line of the view that everybody has, where it changed
#   capone ...       a line of that boss's own view, where it changed
"""

Bosses = tuple[Boss, ...]

ONE_SEAT = {"seat", "dealer", "opener", "first", "speaker", "runner_up"}
SEATS = {"dealt", "eligible", "winners"}
BY_SEAT = {"paid", "up", "down", "shares"}


def transcript(seats: int, agreement: Mapping[str, str], seed: str, rules: int, lines: Sequence[str]) -> str:
    """The whole text of the game in which these lines of `boss action` were played."""
    options = " ".join(f"{name}={value}" for name, value in agreement.items())
    head = (LEGEND, f"options: {options}", f"seats: {seats}", f"seed: {seed}")
    first = game.setup(seats, game.agree(agreement), seed, rules=rules)
    return "\n".join((*head, *([f"rules: {rules}"] if rules > 1 else []), *_told(first, lines), ""))


def agreed(text: str) -> tuple[int, dict[str, str], str, int, list[str]]:
    """The arguments for `transcript` to write that text again; rules default to the first."""
    words = dict(
        line.split(": ")
        for line in text.splitlines()
        if line.startswith(("options", "seats", "seed", "rules"))
    )
    agreement = dict(option.split("=") for option in words["options"].split())
    lines = [line[2:].partition("  #")[0] for line in text.splitlines() if line.startswith("> ")]
    return int(words["seats"]), agreement, words["seed"], int(words.get("rules", "1")), lines


def _told(step: Step[State, Event], lines: Sequence[str]) -> Iterator[str]:
    first, state = step, step.state
    bosses = tuple(mine.boss for mine in state.seats)
    yield from _news(step.events, bosses)
    shown = _sights(state, bosses)
    yield from shown
    for line in lines:
        boss, _, action = line.partition(" ")
        step = game.apply(state, bosses.index(Boss(boss)), game.parse(action))
        state = step.state
        yield f"\n> {line}" + ("  # minor" if step.minor else "  # aside" if not step.events else "")
        yield from _news(step.events, bosses)
        now = _sights(state, bosses)
        yield from (now if state.over else (sight for sight in now if sight not in shown))
        shown = now
    result = game.result(state, _all_events(first, lines))
    yield f"\nresult {_fact('', result, bosses)}"
    yield f"open {_fact('', game.open(state, ended=True).books, bosses)}"


def _all_events(step: Step[State, Event], lines: Sequence[str]) -> list[Event]:
    events = list(step.events)
    for line in lines:
        boss, _, action = line.partition(" ")
        step = game.apply(step.state, tuple(Boss).index(Boss(boss)), game.parse(action))
        events += step.events
    return events


def _news(events: Sequence[Event], bosses: Bosses) -> Iterator[str]:
    """A line for each event, every field in it."""
    for event in events:
        yield f"* {_fact('', event, bosses)}"


def _sights(state: State, bosses: Bosses) -> list[str]:
    """All that anybody may see, a line for each thing."""
    lines = list(_table_lines(game.table(state), bosses))
    for seat in range(len(bosses)):
        lines += _own_lines(game.view(state, seat), bosses)
    return lines


def _table_lines(table: TableView, bosses: Bosses) -> Iterator[str]:
    for field in fields(table):
        fact = getattr(table, field.name)
        if field.name in ("rows", "pots"):
            yield from (f"table {_fact('', each, bosses)}" for each in fact)
        elif field.name != "options":
            yield f"table {field.name}={_fact(field.name, fact, bosses)}"


def _own_lines(view: SeatView, bosses: Bosses) -> Iterator[str]:
    """What one boss may know beyond the table."""
    boss = bosses[view.seat]
    for field in fields(view):
        fact = getattr(view, field.name)
        if field.name == "offers":
            offers = (
                f"{offer.action} ({offer.chips})" if offer.chips else str(offer.action) for offer in fact
            )
            yield f"{boss} may {', '.join(offers) or 'nothing'}"
        elif field.name not in ("seat", "table"):
            yield f"{boss} {field.name}={_fact('' if field.name == 'down' else field.name, fact, bosses)}"


def _fact(name: str, fact: object, bosses: Bosses) -> str:
    match fact:
        case Options():
            return "agreed"
        case Hand():
            made, beside = fact.cards[: fact.making], fact.cards[fact.making :]
            return f"{fact.category.name.lower()} {_cards(made)}|{_cards(beside)}"
        case Card():
            return str(fact)
        case Enum():
            return str(fact.value)
        case tuple():
            return "[" + " ".join(_entry(name, each, bosses) for each in fact) + "]"
        case Mapping():
            return "{" + " ".join(f"{key}={value}" for key, value in fact.items()) + "}"
        case bool() | str():
            return str(fact).lower()
        case int():
            return str(bosses[fact]) if name in ONE_SEAT | SEATS else str(fact)
        case None:
            return "none"
        case _ if is_dataclass(fact):
            parts = (f"{f.name}={_fact(f.name, getattr(fact, f.name), bosses)}" for f in fields(fact))
            return f"{type(fact).__name__}({' '.join(parts)})"
        case _:
            raise TypeError(f"{name}={fact!r} has no words")


def _entry(name: str, each: object, bosses: Bosses) -> str:
    """One of several: `(seat, something)` where a field says something by seat."""
    match each:
        case (int(seat), other) if name in BY_SEAT and not isinstance(each, Card):
            return f"{bosses[seat]}:{_fact('', other, bosses)}"
        case _:
            return _fact(name, each, bosses)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
