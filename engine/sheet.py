"""Lines of `key: words`, each remembering its number, so that every fault can name the line it is in.

This is how a position is written down in any game; what the lines mean is for each game to say.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from engine.quickly_made import quickly_made

Thing = TypeVar("Thing")


class Unsound(ValueError):
    """Raised when a text is no position; `line` counts from 1 and is 0 where the whole text is at fault."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"line {line}: {fault}" if line else fault)
        self.line = line
        self.fault = fault


@quickly_made
class Line:
    """One line of a position: the words before the colon and those after it."""

    number: int
    key: str
    text: str

    @property
    def words(self) -> list[str]:
        """The words after the colon."""
        return self.text.split()

    def items(self) -> "Iterator[Line]":
        """The parts between commas, each as a line of its own with the same number."""
        for part in self.text.split(","):
            if part.strip():
                yield Line(self.number, self.key, part.strip())

    def each_word(self) -> "Iterator[Line]":
        """The words, each as a line of its own with the same number."""
        return map(self.with_text, self.words)

    def with_text(self, text: str) -> "Line":
        """This line with another text, by the same number and key."""
        return Line(self.number, self.key, text)

    def fault(self, fault: str) -> Unsound:
        """Error to raise for this line."""
        return Unsound(self.number, fault)

    def some_words(self, count: int, example: str) -> list[str]:
        """Exactly so many words; the example shows what was expected."""
        if len(self.words) != count:
            raise self.fault(f"{self.key!r} wants {example!r}, not {self.text!r}")
        return self.words

    def number_of(self, word: str, least: int = 0) -> int:
        """The whole number that word is."""
        if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) >= least):
            raise self.fault(f"{word!r} is no whole number from {least} up")
        return int(word)

    def named(self, table: Callable[[str], Thing], word: str, fault: str) -> Thing:
        """Return what the table has under that word; the table raises ValueError where it has nothing."""
        try:
            return table(word)
        except ValueError:
            raise self.fault(fault) from None


class Fault(NamedTuple):
    """Something that cannot be, and the key of the line that says so: the nth of those with that key."""

    key: str
    text: str
    nth: int = 0


class Sheet:
    """All lines of a text by their key; what nobody has asked for at the end is a fault."""

    def __init__(self, text: str) -> None:
        self._lines: dict[str, list[Line]] = {}
        self._numbers: dict[str, list[int]] = {}
        for line in _lines(text):
            self._lines.setdefault(line.key, []).append(line)
            self._numbers.setdefault(line.key, []).append(line.number)

    def line(self, key: str) -> Line | None:
        """The line with that key, if there is one; raises Unsound where there are two."""
        lines = self.lines(key)
        if len(lines) > 1:
            raise lines[1].fault(f"{key!r} is in line {lines[0].number} already")
        return lines[0] if lines else None

    def needed(self, key: str, example: str) -> Line:
        """The line with that key; raises Unsound where it is missing."""
        line = self.line(key)
        if line is None:
            raise Unsound(0, f"there is no line {example!r}")
        return line

    def lines(self, key: str) -> list[Line]:
        """All lines with that key."""
        return self._lines.pop(key, [])

    def where(self, key: str, nth: int = 0) -> int:
        """The number of the nth line with that key, asked for or not; 0 where there is none."""
        numbers = self._numbers.get(key, [])
        return numbers[nth] if nth < len(numbers) else 0

    def check(self, faults: Iterable[Fault]) -> None:
        """Raises Unsound for the first of these."""
        for fault in faults:
            raise Unsound(self.where(fault.key, fault.nth), fault.text)

    def finish(self) -> None:
        """Raises Unsound for the first line that nobody has asked for."""
        left = sorted(
            (line for lines in self._lines.values() for line in lines), key=lambda line: line.number
        )
        if left:
            raise left[0].fault(
                f"{left[0].key!r} means nothing here (a boss or a place that is not in this game?)"
            )


def quoted(text: str) -> str:
    """The text as one word of a line: as it is where that is plain, else in JSON's quotes."""
    plain = text.isascii() and text.isprintable() and not set(text) & set(' "#') and text
    return text if plain else json.dumps(text).replace("#", "\\u0023")


def unquoted(line: Line) -> str:
    """Undo `quoted`; raises Unsound for a text that could not be written down."""
    text = line.text
    if text.startswith('"'):
        try:
            text = str(json.loads(text))
        except ValueError:
            raise line.fault(f"{text!r} is no quoted text") from None
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise line.fault(f"{text!r} has half a character in it")
    return text


def _lines(text: str) -> Iterator[Line]:
    for number, raw in enumerate(text.split("\n"), start=1):
        bare = raw.partition("#")[0].strip()
        if not bare:
            continue
        key, colon, words = bare.partition(":")
        if not colon:
            raise Unsound(number, f"{bare!r} has no colon: write 'key: words'")
        yield Line(number, " ".join(key.split()), words.strip())
