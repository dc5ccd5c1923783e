"""Frozen dataclasses that are made in half the time: a move makes hundreds, a table of views thousands.

The `__init__` that Python writes for a frozen dataclass sets every field by its name. This one knows where
each field lies.
"""

from dataclasses import MISSING, Field, fields
from typing import Any, TypeVar

T = TypeVar("T")


def quickly_made(kind: type[T]) -> type[T]:
    """The same class with a quicker `__init__`; stands above `@dataclass(frozen=True, slots=True)`.

    >>> from dataclasses import dataclass
    >>> @quickly_made
    ... @dataclass(frozen=True, slots=True)
    ... class Pair:
    ...     one: int
    ...     other: int = 2
    >>> Pair(1)
    Pair(one=1, other=2)
    """
    known: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    given: dict[str, Any] = {}
    words, lines = ["self"], []
    for field in known:
        name = field.name
        if not field.init or field.kw_only or field.default_factory is not MISSING:
            raise TypeError(f"{kind.__name__}.{name} is no plain field")
        given[f"_set_{name}"] = getattr(kind, name).__set__
        given[f"_default_{name}"] = field.default
        words.append(name if field.default is MISSING else f"{name}=_default_{name}")
        lines.append(f"    _set_{name}(self, {name})")
    if hasattr(kind, "__post_init__"):
        lines.append("    self.__post_init__()")
    # As dataclasses itself does.
    exec("\n".join((f"def __init__({', '.join(words)}):", *(lines or ["    pass"]))), given)
    made = given["__init__"]
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    made.__annotations__ = kind.__init__.__annotations__
    kind.__init__ = made  # type: ignore[method-assign]
    return kind
