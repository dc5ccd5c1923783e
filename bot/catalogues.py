"""Files of sentences: parsed once, and kept parsed beside their source.

Parsing takes longer than all else of a start. So a parsed file lies in its folder's `__pycache__`, as Python
keeps compiled code there, and holds for exactly this source and this parser. It deserves the trust that our
code's own `__pycache__` has: whoever may write to one may write to the other. Still it is data, not code:
JSON that becomes sentences and nothing else. One that is damaged or foreign is ignored, and replaced.
"""

import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax import parser as fluent_parser
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT = re.compile(r"[^{}\n]+")  # in a file read as text, where every line ends in \n


class BrokenCatalogue(Exception):
    """Raised when a file of sentences cannot be used; says which file, which message and why."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a file."""

    facts: Mapping[str, frozenset[str]]
    """For every message and `message.attribute`, the names of the facts that it takes."""
    _written: Mapping[str, str]

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def message(self, name: str) -> ast.Message:
        """The message of that name, as fluent.runtime takes it. Raises KeyError."""
        message: ast.Message = json.loads(self._written[name], object_hook=_node)
        return message


def catalogue(path: Path, name: str) -> Catalogue:
    """The messages of a file; errors call it `name`. Raises BrokenCatalogue."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenCatalogue(f"cannot read {name}: {error.strerror}") from error
    kept = path.parent / "__pycache__" / f"{path.name}.json"
    body = _kept(kept, text)
    if body is None:
        body = _written(tuple(_messages(name, text)))
        _keep(kept, text, body)
    facts, written = json.loads(body)
    return Catalogue({key: frozenset(names) for key, names in facts.items()}, written)


def _kept(kept: Path, text: str) -> bytes | None:
    """The parsed file that was kept of that text; None if there is none that is whole."""
    try:
        seal, _, body = kept.read_bytes().partition(b"\n")
    except OSError:
        return None
    return body if seal == _seal(text, body) else None


def _keep(kept: Path, text: str, body: bytes) -> None:
    """Write a parsed file, whole or not at all; nothing where Python may not keep compiled code either."""
    if sys.dont_write_bytecode:
        return
    fresh = kept.with_name(f"{kept.name}.{os.getpid()}.{get_ident()}")
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        try:
            fresh.write_bytes(_seal(text, body) + b"\n" + body)
            fresh.replace(kept)
        finally:
            fresh.unlink(missing_ok=True)


def _seal(text: str, body: bytes) -> bytes:
    """A digest by which a parsed file belongs to its source and its parser, and is whole."""
    return sha256(b"\0".join((_parsers(), text.encode(), body))).hexdigest().encode()


@cache
def _parsers() -> bytes:
    """A digest of the code that parses: what another version has parsed is parsed again."""
    sources = (__file__, fluent_parser.__file__, ast.__file__)
    return sha256(b"\0".join(Path(source).read_bytes() for source in sources)).digest()


def _written(messages: tuple[ast.Message, ...]) -> bytes:
    """A parsed file: facts, and each message as JSON of its own, read only when it is said."""
    facts: dict[str, list[str]] = {}
    for message in messages:
        name = message.id.name
        if message.value is not None:
            facts[name] = _facts(message.value)
        facts |= {f"{name}.{part.id.name}": _facts(part.value) for part in message.attributes}
    written = {message.id.name: _compact(message.to_json(_short)) for message in messages}
    return _compact([facts, written]).encode()


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _short(node: dict[str, Any]) -> dict[str, Any]:
    """A node without its place in the source, and without comments."""
    return {key: value for key, value in node.items() if key not in ("span", "comment")}


_NODES: dict[str, type[ast.BaseNode]] = {
    kind.__name__: kind
    for kind in (
        ast.Attribute,
        ast.CallArguments,
        ast.FunctionReference,
        ast.Identifier,
        ast.Message,
        ast.NamedArgument,
        ast.NumberLiteral,
        ast.Pattern,
        ast.Placeable,
        ast.SelectExpression,
        ast.StringLiteral,
        ast.TextElement,
        ast.VariableReference,
        ast.Variant,
    )
}
"""All that a message of ours is made of."""


def _node(written: dict[str, Any]) -> ast.BaseNode:
    return _NODES[written.pop("type")](**written)


def _messages(name: str, text: str) -> Iterator[ast.Message]:
    # fluent.runtime forgives what it cannot read and the first of two namesakes wins in silence;
    # here both are errors, so that no sentence is lost unnoticed.
    seen: set[str] = set()
    for message in _parsed(name, text):
        if message.id.name in seen:
            raise BrokenCatalogue(f"{name}: {message.id.name} is there twice")
        seen.add(message.id.name)
        yield message


def _parsed(name: str, text: str) -> Iterator[ast.Message]:
    for entry in _Parser().parse(text).body:
        match entry:
            case ast.Message():
                if _References.within(entry):
                    raise BrokenCatalogue(f"{name}: {entry.id.name} uses another message; write it out")
                yield entry
            case ast.Junk():
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise BrokenCatalogue(f"{name}, line {line}: {entry.annotations[0].message}")
            case ast.Term():
                raise BrokenCatalogue(f"{name}: {entry.id.name} is a term; write a message")
            case _:  # comments
                pass


class _Parser(FluentParser):
    """Reads names and runs of text in one go: letter by letter it took longer than all else of a start."""

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        start = ps.index
        if not (name := _NAME.match(ps.string, start)):
            raise ParseError("E0004", "a-zA-Z")
        ps.index = name.end()
        ps.reset_peek()
        identifier = ast.Identifier(name[0])
        identifier.add_span(start, ps.index)
        return identifier

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        start = ps.index
        if run := _TEXT.match(ps.string, start):
            ps.index = run.end()
            ps.reset_peek()
        element = ast.TextElement(ps.string[start : ps.index])
        element.add_span(start, ps.index)
        return element


def _facts(pattern: ast.Pattern) -> list[str]:
    collector = _Facts()
    collector.visit(pattern)
    return sorted(collector.names)


class _Facts(Visitor):
    """Collects the facts ($names) that a pattern takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _References(Visitor):
    """Looks for other messages in a message."""

    def __init__(self) -> None:
        self.found = False

    @classmethod
    def within(cls, message: ast.Message) -> bool:
        """Return whether the message uses another one, or a term."""
        visitor = cls()
        visitor.visit(message)
        return visitor.found

    def visit_MessageReference(self, _: ast.MessageReference) -> None:
        self.found = True

    visit_TermReference = visit_MessageReference
