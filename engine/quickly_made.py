"""Frozen dataclasses that are made in half the time, and whose class costs a third to make.

A move makes hundreds of them, a table of views thousands; an import makes two hundred classes. Python writes
and compiles six methods for each class, and its `__init__` sets every field by its name. Here three methods
are compiled at once, and the `__init__` knows where each field lies.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, TypeVar, cast, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def quickly_made(plain: type[T]) -> type[T]:
    """`@dataclass(frozen=True, slots=True)`, quicker to make and to import.

    >>> @quickly_made
    ... class Pair:
    ...     one: int
    ...     other: int = 2
    >>> Pair(1)
    Pair(one=1, other=2)
    """
    plain.__doc__ = plain.__doc__ or plain.__name__  # or Python would read a signature, for long, to make one
    kind: type[Any] = dataclass(init=False, repr=False, eq=False, slots=True)(plain)
    known: tuple[Field[Any], ...] = fields(kind)
    given: dict[str, Any] = {"_not_given": MISSING}
    words, lines = ["self"], []
    for each in known:
        name, value, default = each.name, each.name, each.default
        if not each.init or each.kw_only:
            raise TypeError(f"{kind.__name__}.{name} is no plain field")
        if each.default_factory is not MISSING:
            given[f"_made_{name}"], default = each.default_factory, MISSING
            value = f"_made_{name}() if {name} is _not_given else {name}"
        given[f"_set_{name}"], given[f"_default_{name}"] = getattr(kind, name).__set__, default
        needed = each.default is MISSING and each.default_factory is MISSING
        words.append(name if needed else f"{name}=_default_{name}")
        lines.append(f"    _set_{name}(self, {value})")
    if hasattr(kind, "__post_init__"):
        lines.append("    self.__post_init__()")
    compared = "".join(f"{{0}}.{each.name}, " for each in known if each.compare)
    mine, theirs = (f"({compared.format(whose)})" for whose in ("self", "other"))
    # As dataclasses itself does.
    exec(
        _METHODS.format(
            words=", ".join(words), lines="\n".join(lines or ["    pass"]), mine=mine, theirs=theirs
        ),
        given,
    )
    given["__init__"].__annotations__ = {each.name: each.type for each in known} | {"return": None}
    for method in ("__init__", "__eq__", "__hash__"):
        given[method].__qualname__ = f"{kind.__qualname__}.{method}"
        _let(kind, method, given[method])
    for method, shared in _SHARED.items():
        _let(kind, method, shared)
    return kind


_METHODS = """
def __init__({words}):
{lines}
def __eq__(self, other):
    return {mine} == {theirs} if other.__class__ is self.__class__ else NotImplemented
def __hash__(self):
    return hash({mine})
"""


def _let(kind: type[Any], name: str, method: Callable[..., Any]) -> None:
    """Give the class a method, unless it was written with one of its own."""
    if name not in kind.__dict__:
        setattr(kind, name, method)


def _repr(self: Any) -> str:
    said = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(said)})"


def _refuse_to_set(_self: Any, name: str, _value: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _values(self: Any) -> list[Any]:
    return [getattr(self, each.name) for each in fields(self)]


def _set_values(self: Any, values: list[Any]) -> None:
    """Fill an instance that was pickled or copied, which Python makes without `__init__`."""
    for each, value in zip(fields(self), values, strict=True):
        object.__setattr__(self, each.name, value)


_SHARED: dict[str, Callable[..., Any]] = {
    "__repr__": _repr,
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__getstate__": _values,
    "__setstate__": _set_values,
}


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
