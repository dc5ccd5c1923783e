"""A position as text, line by line: each is declared once, and read and written by that.

A game lists its lines in the order in which they are written (`Form`). What no line says is for the game to
fill in, and so are questions that more than one line answers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import StrEnum
from operator import attrgetter
from typing import Any, Generic, TypeVar, cast

from engine.quickly_made import quickly_made
from engine.sheet import Line, Sheet, quoted, unquoted

S = TypeVar("S")
T = TypeVar("T")
W = TypeVar("W", bound=StrEnum)


@quickly_made
class Codec(Generic[T]):
    """Reader and writer of a line or a part of it: `read` raises Unsound by the line, and undoes `write`."""

    read: Callable[[Line], T]
    write: Callable[[T], str] = str


TEXT = Codec(unquoted, quoted)
"""Any text, quoted where it has to be."""


LINE: Codec[Any] = Codec(lambda line: line, lambda things: spaced(things))
"""A line as it stands, for the game to read."""


def number(least: int = 0) -> Codec[int]:
    """Whole numbers from `least` up."""
    return Codec(lambda line: line.number_of(line.text, least))


def called(table: Callable[[str], T], fault: str, write: Callable[[T], str] = str) -> Codec[T]:
    """Codec of the things in a table, by their words; else the fault, which may name the `{word}`."""
    return Codec(lambda line: line.named(table, line.text, fault.format(word=repr(line.text))), write)


def among(words: Mapping[str, T], fault: str) -> Codec[T]:
    """Codec of one of these words, each with its meaning."""
    written = {meant: word for word, meant in words.items()}

    def meant(word: str) -> T:
        if word not in words:
            raise ValueError(word)
        return words[word]

    return called(meant, fault, written.__getitem__)


def one_of(kind: type[W], called_so: str = "") -> Codec[W]:
    """Codec of an enum's words; the fault lists them, and says what they are called."""
    fault = f"is no {called_so}: choose among" if called_so else "is none of"
    return called(kind, f"{{word}} {fault} {', '.join(kind)}")


def word_or(word: str, meant: object, codec: Codec[Any]) -> Codec[Any]:
    """One word with a meaning of its own, or any other."""
    return Codec(
        lambda line: meant if line.text == word else codec.read(line),
        lambda thing: word if thing == meant else codec.write(thing),
    )


def member(
    codec: Codec[T], members: Sequence[T], fault: str = "{word} does not sit at this table"
) -> Codec[int]:
    """The number of one of the members, of a boss that sits there for example; else the fault."""

    def read(line: Line) -> int:
        meant = codec.read(line)
        if meant not in members:
            raise line.fault(fault.format(word=meant))
        return members.index(meant)

    return Codec(read, lambda number: codec.write(members[number]))


def spaced(things: Iterable[object]) -> str:
    """Things as words of a line."""
    return " ".join(map(str, things))


def each(codec: Codec[T], count: int | None = None, fault: str = "") -> Codec[tuple[T, ...]]:
    """Every word of a line; where there are not so many, the fault, which may name the `{number}`."""

    def read(line: Line) -> tuple[T, ...]:
        things = tuple(map(codec.read, line.each_word()))
        if count is not None and len(things) != count:
            raise line.fault(fault.format(number=len(things)))
        return things

    return Codec(read, lambda things: " ".join(map(codec.write, things)))


def bosses(boss: Codec[T], game: str, seats: range) -> Codec[tuple[T, ...]]:
    """Codec of all who sit at a table of that game, each once."""

    def read(line: Line) -> tuple[T, ...]:
        seated = each(boss).read(line)
        if len(seated) not in seats:
            raise line.fault(f"{game} is for {seats[0]} to {seats[-1]} bosses, not {len(seated)}")
        if len(set(seated)) < len(seated):
            raise line.fault("a boss sits at the table twice")
        return seated

    return Codec(read, each(boss).write)


def parts(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """All parts of a line between its commas."""
    return Codec(
        lambda line: tuple(map(codec.read, line.items())), lambda things: ", ".join(map(codec.write, things))
    )


def words(example: str, *codecs: Codec[Any]) -> Codec[tuple[Any, ...]]:
    """One word for each of these; the example is shown where there are more or fewer."""

    def read(line: Line) -> tuple[Any, ...]:
        line.some_words(len(codecs), example)
        return tuple(codec.read(word) for codec, word in zip(codecs, line.each_word(), strict=True))

    return Codec(
        read, lambda things: " ".join(c.write(thing) for c, thing in zip(codecs, things, strict=True))
    )


def record(kind: Callable[..., T], example: str, *codecs: Codec[Any]) -> Codec[T]:
    """A dataclass, one word for each of its fields."""
    line = words(example, *codecs)
    values = attrgetter(*(field.name for field in fields(cast(Any, kind))))
    return Codec(lambda said: kind(*line.read(said)), lambda thing: line.write(values(thing)))


def then(first: Codec[S], rest: Codec[T], example: str = "") -> Codec[tuple[S, T]]:
    """One word, and what all the others say together; there must be others if the example shows them."""

    def read(line: Line) -> tuple[S, T]:
        word, _, others = " ".join(line.words).partition(" ")
        if example and not others:
            raise line.fault(f"write {example!r}")
        return first.read(line.with_text(word)), rest.read(line.with_text(others))

    return Codec(read, lambda said: f"{first.write(said[0])} {rest.write(said[1])}".rstrip(" "))


@quickly_made
class Field:
    """A line of a position, by its key.

    `of`: what it says of a state, or the path of that, by default its key; None: there is no such line.
    `usual`: what is read where there is none; there must be one if `example` shows it. `many`: there may be
    several, each with its part of a tuple.
    """

    key: str
    codec: Codec[Any]
    of: Callable[[Any], Any] | str = ""
    usual: Any = None
    many: bool = False
    example: str = ""

    def read(self, sheet: Sheet) -> Any:
        """Return the meaning of this line of the sheet, or what is usual without one."""
        if self.many:
            return tuple(map(self.codec.read, sheet.lines(self.key)))
        line = sheet.needed(self.key, self.example) if self.example else sheet.line(self.key)
        return self.usual if line is None else self.codec.read(line)

    def write(self, state: Any) -> Iterator[str]:
        """Yield its lines for a state."""
        said = (self.of if callable(self.of) else attrgetter(self.of or self.key))(state)
        for thing in said if self.many else () if said is None else (said,):
            yield f"{self.key}: {self.codec.write(thing)}".rstrip(" ") + "\n"


def flag(key: str, of: str = "", word: str = "yes") -> Field:
    """A line that is there where something is true, and says so by that word."""
    said = attrgetter(of or key)
    codec = among({word: True}, f"write '{key}: {word}', or no such line")
    return Field(key, codec, lambda state: said(state) or None, usual=False)


def rules(newest: int) -> Field:
    """The number of the rules that a position is played by, where they are not the newest."""

    def read(line: Line) -> int:
        if (number := line.number_of(line.text, least=1)) > newest:
            raise line.fault(f"rules 1 to {newest} are played")
        return number

    return Field("rules", Codec(read), lambda state: state.rules if state.rules < newest else None, newest)


@quickly_made
class Block:
    """Lines that stand together and are read by the game itself, once it knows what the others say."""

    key: str
    write: Callable[[Any], Iterator[str]]

    def read(self, sheet: Sheet) -> None:
        """Leave them."""


class Form:
    """The lines of a position, in the order in which they are written."""

    def __init__(self, *fields: Field | Block) -> None:
        self._fields = fields

    def read(self, sheet: Sheet) -> dict[str, Any]:
        """Return the meaning of each line of the sheet by its key."""
        return {field.key: field.read(sheet) for field in self._fields}

    def write(self, state: Any) -> str:
        """The text of a state."""
        return "".join(line for field in self._fields for line in field.write(state))
