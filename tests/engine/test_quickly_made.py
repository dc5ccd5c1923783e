"""A class that is quickly made is the dataclass that it was."""

import pickle
from copy import copy
from dataclasses import FrozenInstanceError, dataclass, field, replace
from inspect import signature

import pytest

from engine.quickly_made import quickly_made


@dataclass(frozen=True, slots=True)
class Plain:
    """As Python writes it."""

    one: int
    two: tuple[str, ...] = ("a",)
    three: "Plain | None" = None


@quickly_made
class Quick:
    """The same."""

    one: int
    two: tuple[str, ...] = ("a",)
    three: "Plain | None" = None


@quickly_made
class More(Quick):
    """One field more, and one rule."""

    four: int = 4

    def __post_init__(self) -> None:
        if self.four < 0:
            raise ValueError("four is less than nothing")


def test_it_takes_the_same_and_is_the_same() -> None:
    assert str(signature(Quick)) == str(signature(Plain))
    assert Quick.__init__.__annotations__ == Plain.__init__.__annotations__
    for given in ((1,), (1, ("b",)), (1, ("b",), Plain(2))):
        assert repr(Quick(*given)) == repr(Plain(*given)).replace("Plain", "Quick", 1)
    assert Quick(1, three=None) == Quick(one=1) != Quick(2)
    assert hash(Quick(1)) == hash(Quick(1))
    assert replace(Quick(1), two=()) == Quick(1, ())
    assert pickle.loads(pickle.dumps(Quick(1, ("c",)))) == Quick(1, ("c",))
    assert copy(Quick(1, ("c",))) == Quick(1, ("c",))


def test_it_refuses_the_same() -> None:
    with pytest.raises(FrozenInstanceError):
        Quick(1).one = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        Quick(1).four = 2  # type: ignore[attr-defined]
    with pytest.raises(FrozenInstanceError):
        del Quick(1).one
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'one'"):
        Quick()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'four'"):
        Quick(1, four=4)  # type: ignore[call-arg]


def test_one_that_is_a_kind_of_it_has_all_fields_and_its_own_rule() -> None:
    assert More(1, four=5) == More(1, ("a",), None, 5)
    with pytest.raises(ValueError, match="four is less than nothing"):
        More(1, four=-1)


@quickly_made
class Odd:
    """With everything that a field may be told."""

    many: list[int] = field(default_factory=list)
    beside: int = field(default=1, compare=False, repr=False)

    def __hash__(self) -> int:
        return 7


def test_a_field_may_be_made_anew_or_left_out_of_what_is_compared_and_shown() -> None:
    assert Odd().many is not Odd().many
    assert Odd([1], 2) == Odd([1], 3) != Odd()
    assert repr(Odd([1], 2)) == "Odd(many=[1])"


def test_a_class_without_a_docstring_is_described_by_its_name() -> None:
    @quickly_made
    class Bare:
        one: int

    assert Bare.__doc__ == "Bare"


def test_a_method_of_its_own_stays() -> None:
    assert hash(Odd()) == 7


def test_a_field_that_is_not_given_in_its_place_is_no_plain_one() -> None:
    with pytest.raises(TypeError, match=r"Made\.many is no plain field"):

        @quickly_made
        class Made:
            many: int = field(default=1, kw_only=True)
