"""Frozen dataclasses that are made in half the time: a move makes hundreds, a table of views thousands.

The `__init__` that Python writes for a frozen dataclass sets every field by its name. This one knows where
each field lies.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, TypeVar, cast, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def quickly_made(plain: type[T]) -> type[T]:
    """`@dataclass(frozen=True, slots=True)` with a quicker `__init__`.

    >>> @quickly_made
    ... class Pair:
    ...     one: int
    ...     other: int = 2
    >>> Pair(1)
    Pair(one=1, other=2)
    """
    kind: type[Any] = dataclass(frozen=True, slots=True)(plain)
    known: tuple[Field[Any], ...] = fields(kind)
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
    kind.__init__ = made
    return kind


def remaker(kind: type[T], *names: str) -> Callable[..., T]:
    """`replace` for these fields, in that order, in a third of its time; it takes any thing with all fields.

    >>> @quickly_made
    ... class Pair:
    ...     one: int
    ...     other: int = 2
    >>> remaker(Pair, "one")(Pair(1), 5)
    Pair(one=5, other=2)
    """
    known = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    if strange := set(names).difference(known):
        raise TypeError(f"{kind.__name__} has no {', '.join(sorted(strange))}")
    values = ", ".join(name if name in names else f"was.{name}" for name in known)
    given: dict[str, Any] = {"kind": kind}
    exec(f"def made({', '.join(('was', *names))}):\n    return kind({values})", given)
    return cast(Callable[..., T], given["made"])
