"""The text of a record, read back: what is written in any other way than writing.py's is refused.

A stranger may have made it. So the work is bounded by its length, which is bounded, and whatever is wrong
with it ends in RecordUnreadable.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import zip_longest

from engine.record import grammar
from engine.record.model import TIME_UP, Ending, Line, Mover, MoverKind, Record, Remark, SeatHeader, Told
from engine.record.writing import write
from engine.seal import Cut
from engine.shuffle import Lot, Shuffle


class Unreadable(StrEnum):
    """Reason why a text is no record."""

    TOO_LONG = "too-long"  # the whole text, or one of its lines
    ENCODING = "encoding"  # no UTF-8
    CUT_OFF = "cut-off"  # the last line does not end
    NOT_A_HEADER = "not-a-header"
    HEADER_MISSING = "header-missing"
    HEADER_OUT_OF_PLACE = "header-out-of-place"  # unknown, twice, or in another order
    VALUE = "value"  # a header says what it cannot say
    FORM = "form"  # of another form than 1 or 2
    TOO_MANY = "too-many"  # headers, lines or actions
    NOT_A_LINE = "not-a-line"  # neither a numbered line nor a comment
    NUMBER = "number"  # the lines are not numbered 0, 1, 2, …
    ACTION = "action"
    COMMENT = "comment"
    SPELLING = "spelling"  # readable, but not as a record is written


class RecordUnreadable(ValueError):
    """Raised for a text that is no record; `line` counts its lines from 1."""

    def __init__(self, line: int, reason: Unreadable) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


def read(text: str | bytes) -> Record:
    """The record whose text this is: `write(read(text)) == text`. Raises RecordUnreadable."""
    rows = _rows(text)
    try:
        blank = rows.index("")
    except ValueError:
        blank = len(rows)
    agreed = _Headers(rows[:blank]).record()
    lines, remarks = _moments(rows[blank + 1 :], blank + 2)
    record = replace(agreed, lines=lines, remarks=remarks if any(remarks) else ())
    try:
        spelled = write(record)
    except ValueError:
        raise RecordUnreadable(1, Unreadable.SPELLING) from None
    for place, (ours, theirs) in enumerate(zip_longest(spelled.split("\n")[:-1], rows), 1):
        if ours != theirs:
            raise RecordUnreadable(place, Unreadable.SPELLING)
    return record


def _rows(text: str | bytes) -> list[str]:
    if len(text) > grammar.TEXT_BYTES:
        raise RecordUnreadable(1, Unreadable.TOO_LONG)
    try:
        text = text.decode() if isinstance(text, bytes) else text
        whole = text.encode()
    except UnicodeError:
        raise RecordUnreadable(1, Unreadable.ENCODING) from None
    if len(whole) > grammar.TEXT_BYTES:
        raise RecordUnreadable(1, Unreadable.TOO_LONG)
    rows = text.split("\n")
    for place, row in enumerate(rows, 1):
        if len(row) > grammar.LINE_CHARACTERS_MAX:
            raise RecordUnreadable(place, Unreadable.TOO_LONG)
    if rows.pop():
        raise RecordUnreadable(len(rows) + 1, Unreadable.CUT_OFF)
    return rows


class _Headers:
    """The headers, asked for one after the other in the order in which they must stand."""

    def __init__(self, rows: Sequence[str]) -> None:
        if len(rows) > grammar.HEADERS_MAX:
            raise RecordUnreadable(grammar.HEADERS_MAX + 1, Unreadable.TOO_MANY)
        self._read = [_header(place, row) for place, row in enumerate(rows, 1)]
        self._next = 0

    def record(self) -> Record:
        """The record as far as they say it; raises RecordUnreadable for a header that is left over."""
        game = self._needed("Game", grammar.NAME)
        if self._needed("Form", grammar.NUMBER) not in map(str, grammar.FORMS):
            raise self._fault(Unreadable.FORM)
        record = Record(
            game=game,
            rules=int(self._needed("Rules", grammar.NUMBER)),
            program=self._maybe("Program"),
            dealt=self._maybe("Dealt", grammar.DAY),
            ended=self._maybe("Ended", grammar.DAY),
            seal=self._maybe("Seal", grammar.DIGEST),
            secret=self._maybe("Secret", grammar.DIGEST),
            cuts=tuple(map(self._cut, self._each("Cut", 2, 3))),
            seed=self._maybe("Seed"),
            options=self._named(self._each("Option", 2)),
            seats=tuple(self._seats()),
            ending=self._ending(),
        )
        if self._next < len(self._read):
            self._next += 1
            raise self._fault(Unreadable.HEADER_OUT_OF_PLACE)
        return record

    def _each(self, name: str, least: int, most: int = 0) -> Iterator[tuple[str, ...]]:
        """The values of all headers of that name that stand here."""
        while self._next < len(self._read) and self._read[self._next][0] == name:
            values = self._read[self._next][1]
            self._next += 1
            if not least <= len(values) <= max(least, most):
                raise self._fault(Unreadable.VALUE)
            yield values

    def _maybe(self, name: str, pattern: re.Pattern[str] | None = None) -> str:
        """The value of the one header of that name, "" where there is none."""
        for (value,) in self._each(name, 1):
            if not value or (pattern and not pattern.fullmatch(value)):
                raise self._fault(Unreadable.VALUE)
            return value
        return ""

    def _needed(self, name: str, pattern: re.Pattern[str]) -> str:
        value = self._maybe(name, pattern)
        if not value:
            self._next += 1
            raise self._fault(Unreadable.HEADER_MISSING)
        return value

    def _cut(self, values: Sequence[str]) -> Cut:
        seat, digest, *text = values
        passed = digest == grammar.PASSED
        if not (passed and not text) and not grammar.DIGEST.fullmatch(digest):
            raise self._fault(Unreadable.VALUE)
        return Cut(self._number(seat), None if passed else digest, text[0] if text else None)

    def _seats(self) -> Iterator[SeatHeader]:
        for seat, role in self._each("Seat", 2):
            number = self._next_seat(seat)
            choices = []
            for chooser, *choice in self._each("Choice", 3):
                if chooser != number:
                    raise self._fault(Unreadable.VALUE)
                choices.append(choice)
            yield SeatHeader(role, self._named(choices))

    def _next_seat(self, seat: str) -> str:
        before = sum(name == "Seat" for name, _ in self._read[: self._next - 1])
        if seat != str(before):
            raise self._fault(Unreadable.VALUE)
        return seat

    def _ending(self) -> Ending | None:
        ranks = self._maybe("Ranks", grammar.NUMBERS)
        scores = self._maybe("Scores", grammar.NUMBERS) if ranks else ""
        if not ranks:
            return None
        return Ending(_numbers(ranks), _numbers(scores) if scores else None)

    def _named(self, pairs: Iterator[Sequence[str]] | Sequence[Sequence[str]]) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, value in pairs:
            if not grammar.NAME.fullmatch(name) or name in found:
                raise self._fault(Unreadable.VALUE)
            found[name] = value
        return found

    def _number(self, text: str) -> int:
        if not grammar.NUMBER.fullmatch(text):
            raise self._fault(Unreadable.VALUE)
        return int(text)

    def _fault(self, reason: Unreadable) -> RecordUnreadable:
        """Fault in the header asked for last."""
        return RecordUnreadable(self._next, reason)


def _header(place: int, row: str) -> tuple[str, tuple[str, ...]]:
    header = grammar.HEADER.fullmatch(row)
    if not header:
        raise RecordUnreadable(place, Unreadable.NOT_A_HEADER)
    try:
        values = tuple(grammar.unquoted(value) for value in grammar.QUOTED.findall(header[2]))
    except ValueError:
        raise RecordUnreadable(place, Unreadable.VALUE) from None
    if max(map(len, values)) > grammar.VALUE_CHARACTERS_MAX:
        raise RecordUnreadable(place, Unreadable.VALUE)
    return header[1], values


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(" ")))


def _moments(rows: Sequence[str], first: int) -> tuple[tuple[Line, ...], tuple[tuple[Remark, ...], ...]]:
    """The numbered lines, and the remarks on the deal and on each of them."""
    lines: list[Line] = []
    remarks: list[list[Remark]] = []
    for place, row in enumerate(rows, first):
        if row.startswith("{"):
            if not remarks:
                raise RecordUnreadable(place, Unreadable.NUMBER)
            remarks[-1].append(_remark(place, row))
            continue
        number, dot, said = row.partition(".")
        if not dot or not grammar.NUMBER.fullmatch(number):
            raise RecordUnreadable(place, Unreadable.NOT_A_LINE)
        if int(number) != len(remarks):
            raise RecordUnreadable(place, Unreadable.NUMBER)
        if len(remarks) > grammar.LINES_MAX:
            raise RecordUnreadable(place, Unreadable.TOO_MANY)
        if remarks:
            lines.append(_line(place, said))
        elif said:
            raise RecordUnreadable(place, Unreadable.NOT_A_LINE)
        remarks.append([])
    if not remarks:
        raise RecordUnreadable(first + len(rows), Unreadable.NUMBER)
    return tuple(lines), tuple(map(tuple, remarks))


def _line(place: int, said: str) -> Line:
    if said == f" {grammar.CLOCK_LINE}":
        return TIME_UP
    space, _, rest = said.partition(" ")
    who, _, rest = rest.partition(" ")
    seat, _, deeds = rest.partition(" ")
    mover = grammar.MOVER.fullmatch(who)
    if space or not mover or not grammar.NUMBER.fullmatch(seat):
        raise RecordUnreadable(place, Unreadable.NOT_A_LINE)
    actions = tuple(deeds.split("; "))
    if len(actions) > grammar.LINE_ACTIONS_MAX:
        raise RecordUnreadable(place, Unreadable.TOO_MANY)
    for action in actions:
        if len(action) > grammar.ACTION_CHARACTERS_MAX or not grammar.ACTION.fullmatch(action):
            raise RecordUnreadable(place, Unreadable.ACTION)
    kind = MoverKind(mover["kind"] or who)
    return Line(int(seat), Mover(kind, mover["level"] or "", bool(mover["late"])), actions)


_LOT = re.compile(r"\{lot ([!-z|~]+) of ([0-9]{1,9}): ([0-9]{1,9})\}")
_SHUFFLE = re.compile(r"\{shuffle ([0-9]{1,9}):((?: [!-z|~]+)+)\}")
_TOLD = re.compile(rf"\{{told ({grammar.TOLD.pattern})\}}")


def _remark(place: int, row: str) -> Remark:
    if told := _TOLD.fullmatch(row):
        return Told(told[1])
    if lot := _LOT.fullmatch(row):
        return Lot(lot[1], int(lot[2]), int(lot[3]))
    if shuffle := _SHUFFLE.fullmatch(row):
        things = shuffle[2].split()
        if things.count(grammar.TO) == 1:
            middle = things.index(grammar.TO)
            return Shuffle(int(shuffle[1]), tuple(things[:middle]), tuple(things[middle + 1 :]))
    raise RecordUnreadable(place, Unreadable.COMMENT)
