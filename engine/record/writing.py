"""A record as its text: one way to write each (docs/record.md)."""

import re
from collections.abc import Iterable, Iterator

from engine.record import grammar
from engine.record.grammar import quoted
from engine.record.model import TIME_UP, Line, Record, Remark, Told
from engine.seal import Cut
from engine.shuffle import Lot, Shuffle


class RecordTooLong(ValueError):
    """Raised for a record of too much text to be read: with fewer comments it may be short enough."""


def write(record: Record) -> str:
    """The text of a record; reading.read is its inverse.

    Raises RecordTooLong, and ValueError for what no record can say, as an action with a brace in it.
    """
    headers = list(_headers(record))
    _must(len(headers) <= grammar.HEADERS_MAX, "so many headers")
    if len(record.lines) > grammar.LINES_MAX:
        raise RecordTooLong(f"more than {grammar.LINES_MAX} lines")
    _must(len(record.remarks) in (0, 1 + len(record.lines)), "remarks of some of its lines")
    remarks = record.remarks or ((),) * (1 + len(record.lines))
    lines = ["0.", *(f"{number}. {_line(line)}" for number, line in enumerate(record.lines, 1))]
    moments = (_with_remarks(line, said) for line, said in zip(lines, remarks, strict=True))
    text = "".join(f"{row}\n" for row in (*headers, "", *(row for rows in moments for row in rows)))
    if len(text.encode()) > grammar.TEXT_BYTES:
        raise RecordTooLong(f"more than {grammar.TEXT_BYTES} bytes")
    return text


def places(record: Record) -> tuple[int, ...]:
    """Lines of its text, counted from 1, in which the deal stands, and each numbered line."""
    place = sum(1 for _ in _headers(record)) + 2
    found = [place]
    remarks = record.remarks or ((),) * (1 + len(record.lines))
    for said in remarks[:-1]:
        place += 1 + len(said)
        found.append(place)
    return tuple(found)


def header_places(record: Record) -> dict[str, tuple[int, ...]]:
    """Lines of its text in which the headers of each name stand."""
    found: dict[str, tuple[int, ...]] = {}
    for place, header in enumerate(_headers(record), 1):
        name = header[1:].partition(" ")[0]
        found[name] = (*found.get(name, ()), place)
    return found


def _headers(record: Record) -> Iterator[str]:
    yield _header("Game", _like(grammar.NAME, record.game))
    yield _header("Form", record.form)
    yield _header("Rules", _number(record.rules))
    yield from _filled("Program", record.program)
    yield from _filled("Dealt", record.dealt, grammar.DAY)
    yield from _filled("Ended", record.ended, grammar.DAY)
    yield from _filled("Seal", record.seal, grammar.DIGEST)
    yield from _filled("Secret", record.secret, grammar.DIGEST)
    yield from (_header("Cut", _number(cut.seat), *_cut(cut)) for cut in record.cuts)
    yield from _filled("Seed", record.seed)
    for name, value in sorted(record.options.items()):
        yield _header("Option", _like(grammar.NAME, name), value)
    for seat, said in enumerate(record.seats):
        yield _header("Seat", seat, said.role)
        for name, value in sorted(said.choices.items()):
            yield _header("Choice", seat, _like(grammar.NAME, name), value)
    if record.ending is not None:
        yield _header("Ranks", _numbers(record.ending.ranks))
        if record.ending.scores is not None:
            yield _header("Scores", _numbers(record.ending.scores))


def _filled(name: str, value: str, pattern: re.Pattern[str] | None = None) -> Iterator[str]:
    if value:
        yield _header(name, _like(pattern, value) if pattern else value)


def _header(name: str, *values: str | int) -> str:
    for value in values:
        _must(len(str(value)) <= grammar.VALUE_CHARACTERS_MAX, f"a value like {value!r}")
    return f"[{name}{''.join(f' {quoted(str(value))}' for value in values)}]"


def _cut(cut: Cut) -> tuple[str, ...]:
    if cut.digest is None:
        _must(cut.text is None, "the text of who passed")
        return (grammar.PASSED,)
    digest = _like(grammar.DIGEST, cut.digest)
    return (digest,) if cut.text is None else (digest, cut.text)


def _line(line: Line) -> str:
    if line == TIME_UP:
        return grammar.CLOCK_LINE
    _must(bool(line.actions), "a line without an action")
    if len(line.actions) > grammar.LINE_ACTIONS_MAX:
        raise RecordTooLong(f"a line of {len(line.actions)} actions")
    _must(max(map(len, line.actions)) <= grammar.ACTION_CHARACTERS_MAX, "so long an action")
    actions = "; ".join(_like(grammar.ACTION, action) for action in line.actions)
    return f"{_like(grammar.MOVER, str(line.mover))} {_number(line.seat)} {actions}"


def _with_remarks(line: str, remarks: Iterable[Remark]) -> Iterator[str]:
    for row in (line, *map(_remark, remarks)):
        if len(row) > grammar.LINE_CHARACTERS_MAX:
            raise RecordTooLong(f"a line of more than {grammar.LINE_CHARACTERS_MAX} signs")
        yield row


def _remark(remark: Remark) -> str:
    match remark:
        case Lot(name, sides, number):
            return f"{{lot {_like(grammar.WORD, name)} of {_number(sides)}: {_number(number)}}}"
        case Shuffle(number, before, after):
            piles = (*before, *after)
            _must(grammar.TO not in piles, f"a thing that is called {grammar.TO}")
            words = " ".join((*map(_thing, before), grammar.TO, *map(_thing, after)))
            return f"{{shuffle {_number(number)}: {words}}}"
        case Told(text):
            return f"{{told {_like(grammar.TOLD, text)}}}"


def _thing(thing: str) -> str:
    return _like(grammar.WORD, thing)


def _numbers(numbers: Iterable[int]) -> str:
    return _like(grammar.NUMBERS, " ".join(map(str, numbers)))


def _number(number: int) -> str:
    return _like(grammar.NUMBER, str(number))


def _like(pattern: re.Pattern[str], text: str) -> str:
    _must(pattern.fullmatch(text) is not None, repr(text))
    return text


def _must(held: bool, what: str) -> None:
    if not held:
        raise ValueError(f"no record can say {what}")
