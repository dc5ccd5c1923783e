"""One-line notation from one template an action: how it is written, and read again.

    @action("play {card:card} {place:place}", KINDS)
    class Play: ...

A part `{field:kind}` is a field of the action as its kind writes it. A part in brackets, with one field in
it, is left out where that field has its default: `drive {card:card} {to:place}[ {take:piece}]`. A line
begins with the template's own word, its verb, or with one word before it (`[{by:clan} ]drive …`).
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from enum import StrEnum
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar, cast, dataclass_transform, get_args

from engine.game import IllegalAction
from engine.quickly_made import quickly_made

T = TypeVar("T")


class Unreadable(StrEnum):
    """Reason why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"  # [text]


class Kind(NamedTuple):
    """A kind of word: `read` raises ValueError for what is none, and undoes `write`.

    `pattern`: what may be such a word, as a regular expression; more than one word where it has a space.
    """

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    pattern: str = r"\S+"
    number: bool = False


def among(words: Mapping[str, Any]) -> Kind:
    """The kind of those words, each with what it means."""
    written = {meant: word for word, meant in words.items()}
    return Kind(words.__getitem__, written.__getitem__, "|".join(map(re.escape, words)))


def named(kind: type[StrEnum]) -> Kind:
    """The kind of an enum's values."""
    return among({member.value: member for member in kind})._replace(write=str)


def number(digits: int, least: int = 0) -> Kind:
    """The kind of whole numbers of at most so many digits, from 0 or 1.

    In a legal action an `Amount` stands for them.
    """
    return Kind(int, str, rf"{'0|' if least == 0 else ''}[1-9][0-9]{{0,{digits - 1}}}", number=True)


class Notation(NamedTuple):
    """An action's verb, the kinds of its words by name, and what reads its line or gives None."""

    verb: str
    words: Mapping[str, Kind]
    read: Callable[[str], Any]


@dataclass_transform(frozen_default=True)
def action(template: str, kinds: Mapping[str, Kind] | None = None) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass whose `str` follows the template; `reader` reads it again."""

    def made(plain: type[T]) -> type[T]:
        kind = quickly_made(plain)
        defaults = {field.name: field.default for field in fields(kind)}  # type: ignore[arg-type]
        parts = tuple(_parts(template, kinds or {}, defaults))
        kind.__str__ = _writer(parts)  # type: ignore[method-assign]
        verb = next(part.text.split()[0] for part in parts if not part.field)
        words = {part.word: part.kind for part in parts if part.field}
        read = cache(partial(_reader, kind, parts))  # made when a line is read: an import reads none
        kind.notation = Notation(verb, words, lambda line: read()(line))  # type: ignore[attr-defined]
        return kind

    return made


def reader(actions: Any) -> Callable[[str], Any]:
    """Return what reads a line of any of these actions, and raises IllegalAction for any other.

    `actions`: a union of them, or the only one.
    """
    by_verb: dict[str, list[Callable[[str], Any]]] = {}
    for kind in get_args(actions) or (actions,):
        by_verb.setdefault(kind.notation.verb, []).append(kind.notation.read)

    def parse(text: str) -> Any:
        words = text.split()
        for verb in words[:2]:
            for read in by_verb.get(verb, ()):
                if (found := read(" ".join(words))) is not None:
                    return found
        raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100])

    return parse


class _Part(NamedTuple):
    """A piece of a template: some text, or a field with the text beside it where it can be left out.

    `word`: what its kind is called.
    """

    text: str
    field: str = ""
    word: str = ""
    kind: Kind = Kind(str)
    after: str = ""
    optional: bool = False
    default: Any = MISSING

    def write(self, value: Any) -> str:
        """The field as it stands in a line."""
        if self.optional and value == self.default:
            return ""
        return f"{self.text}{self.kind.write(value)}{self.after}"

    @property
    def pattern(self) -> str:
        """Regular expression of this part in a line."""
        if not self.field:
            return re.escape(self.text)
        word = f"{re.escape(self.text)}(?P<{self.field}>{self.kind.pattern}){re.escape(self.after)}"
        return f"(?:{word})?" if self.optional else word


_PART = re.compile(r"\[([^{\]]*)\{(\w+):([\w-]+)\}([^\]]*)\]|\{(\w+):([\w-]+)\}|[^\[\]{}]+|(.)")


def _parts(template: str, kinds: Mapping[str, Kind], defaults: Mapping[str, Any]) -> Iterator[_Part]:
    for found in _PART.finditer(template):
        before, maybe, maybe_kind, after, field, kind, wrong = found.groups()
        if wrong:
            raise ValueError(f"{template!r} has {wrong!r} alone")
        if maybe:
            yield _Part(before, maybe, maybe_kind, kinds[maybe_kind], after, True, defaults[maybe])
        elif field:
            yield _Part("", field, kind, kinds[kind])
        else:
            yield _Part(found[0])


def _writer(parts: Sequence[_Part]) -> Callable[[Any], str]:
    """Return the `__str__` of an action, as Python of its own: every line that is offered is written."""
    given: dict[str, Any] = {}
    written = []
    for part in parts:
        if not part.field:
            written.append(part.text)
        elif part.optional or part.kind.write is not str:
            given[f"write_{part.field}"] = part.write if part.optional else part.kind.write
            written.append(f"{{write_{part.field}(self.{part.field})}}")
        else:
            written.append(f"{{self.{part.field}}}")
    exec(f"def __str__(self):\n    return f{''.join(written)!r}", given)
    return cast(Callable[[Any], str], given["__str__"])


def _reader(kind: type[T], parts: Sequence[_Part]) -> Callable[[str], T | None]:
    """Return what reads a line of this action and gives None for any other, as Python of its own."""
    named = [part for part in parts if part.field]
    if not named:
        return {"".join(part.text for part in parts): kind()}.get
    pattern = re.compile("".join(part.pattern for part in parts))
    given: dict[str, Any] = {"kind": kind, "match": pattern.fullmatch}
    values = []
    for part in named:
        name = part.field
        given[f"read_{name}"], given[f"default_{name}"] = part.kind.read, part.default
        left_out = f" if {name} else default_{name}" if part.optional else ""
        values.append(f"{name}=read_{name}({name}){left_out}")
    exec(_READ.format(names=", ".join(part.field for part in named), values=", ".join(values)), given)
    return cast(Callable[[str], T | None], given["read"])


_READ = """
def read(line):
    found = match(line)
    if found is None:
        return None
    ({names},) = found.groups()
    try:
        return kind({values})
    except ValueError:
        return None
"""
