"""A game as text: each action, what the table saw of it, and what it changed in the view that everybody has.

The view is written whole at the start and at the end; in between only the lines that changed. Now and then
the panel of whoever plays next is written, with all that its previews say.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum

from engine import gangster as game
from engine.gangster import Event, Options, State
from engine.gangster.pieces import NO, YES
from engine.gangster.views import ClanPanel, DistrictRow, Pay, Preview

LEGEND = """\
# A whole game of Gangster, checked by tests/engine/test_golden.py.
#   > boss action    what a boss did
#   * event          what the whole table saw of it
#   table ...        a line of the view that everybody has, where it changed
#   boss may ...     what the next one may do, with what the preview of it says
"""

PANELS = 20
"""Turns from one panel that is written to the next."""


def transcript(bosses: Sequence[str], options: Options, seed: str, lines: Iterable[str]) -> str:
    """The whole text of the game in which these lines of `boss action` were played."""
    gaps = YES if options.gap_same_clan else NO
    head = (LEGEND, f"options: {options.length} {gaps}", f"bosses: {' '.join(bosses)}", f"seed: {seed}")
    return "\n".join((*head, *_told(bosses, options, seed, lines), ""))


def agreed(text: str) -> tuple[list[str], Options, str, list[str]]:
    """What `transcript` needs to write that text again."""
    words = dict(
        line.split(": ") for line in text.splitlines() if line.startswith(("options", "bosses", "seed"))
    )
    length, gaps = words["options"].split()
    options = game.agree({"length": length, "gap-same-clan": gaps})
    lines = [line[2:] for line in text.splitlines() if line.startswith("> ")]
    return words["bosses"].split(), options, words["seed"], lines


def _told(bosses: Sequence[str], options: Options, seed: str, lines: Iterable[str]) -> Iterator[str]:
    step = game.setup(bosses, options, seed)
    state, events = step.state, list(step.events)
    yield from _news(step.events)
    shown = list(_table_lines(state))
    yield from shown
    for line in lines:
        boss, _, action = line.partition(" ")
        step = game.apply(state, list(bosses).index(boss), game.parse(action))
        state, events = step.state, [*events, *step.events]
        yield f"\n> {line}"
        yield from _news(step.events)
        now = list(_table_lines(state))
        yield from (now if state.over else (each for each in now if each not in shown))
        shown = now
        if state.turns % PANELS == 0:
            yield from _panel(state, bosses)
    yield f"\nresult {_fact(game.result(state, events))}"
    yield f"milestones {_fact(game.milestones(events))}"


def _news(events: Sequence[Event]) -> Iterator[str]:
    """A line for each event, every field in it."""
    for event in events:
        yield f"* {_fact(event)}"


def _table_lines(state: State) -> Iterator[str]:
    """Every field of the table, a line for each row of it; the days of reckoning are in the news."""
    table = game.table(state)
    for field in fields(table):
        fact = getattr(table, field.name)
        match field.name:
            case "seats" | "clans":
                yield from (f"table {_fact(each)}" for each in fact)
            case "districts":
                yield from (f"table {_district(row)}" for row in fact)
            case "changes":
                yield from (f"table since {_fact(fact[seat])}" for seat in table.awaited)
            case "scorings" | "turns":
                pass
            case _:
                yield f"table {field.name} {_fact(fact)}"


def _district(row: DistrictRow) -> str:
    """The tile by its numbers, who stands there, and what that would pay."""
    tile = "-".join(str(number or "?") for number in row.tile.numbers) if row.tile else "out"
    spaces = " ".join(clan or "." for clan in row.spaces)
    standings = ", ".join(
        f"{each.clan} {each.count} (space {each.rank}) number {each.number} {_fact(each.pay)}"
        for each in row.standings
    )
    doubled = " doubled" if row.doubled else ""
    return f"{row.place} {tile}{doubled} cars {_fact(row.cars)}: {spaces}: {standings}".rstrip()


def _panel(state: State, bosses: Sequence[str]) -> Iterator[str]:
    for seat in game.awaited(state):
        for part in game.panel(game.view(state, seat)).clans:
            yield f"{bosses[seat]} may {'; '.join(map(_preview, part.previews))}"
            yield f"{bosses[seat]} {_part(part)}"


def _part(part: ClanPanel) -> str:
    named = [field.name for field in fields(part) if field.name != "previews"]
    return " ".join(f"{name}={_fact(getattr(part, name))}" for name in named)


def _preview(preview: Preview) -> str:
    facts = [
        f"{field.name}={_fact(getattr(preview, field.name))}"
        for field in fields(preview)
        if field.name not in ("action", "clan", "place", "road") and getattr(preview, field.name)
    ]
    return f"{preview.action} ({' '.join(facts)})" if facts else str(preview.action)


def _fact(fact: object) -> str:
    if isinstance(fact, Pay):
        return f"+{fact.points}" + (f"+{fact.casinos}x?" if fact.casinos else "")
    if is_dataclass(fact):
        inner = " ".join(f"{field.name}={_fact(getattr(fact, field.name))}" for field in fields(fact))
        return f"{type(fact).__name__}({inner})"
    if isinstance(fact, Enum):
        return str(fact.value)
    if isinstance(fact, Mapping):
        return "{" + " ".join(f"{name}={_fact(each)}" for name, each in fact.items()) + "}"
    if isinstance(fact, tuple):
        return "[" + " ".join(map(_fact, fact)) + "]"
    return "-" if fact is None else str(fact)
