"""Fields of a request: annotations that turn a plain type into what Discord takes there."""

from functools import partial
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BeforeValidator

from discord_sandbox.checks.shapes import MISSING, WRONG_TYPE, fault

T = TypeVar("T")


def length(least: int, most: int) -> AfterValidator:
    """A text of so many characters."""

    def check(text: str) -> str:
        if not text and least > 0:
            raise fault(*MISSING)
        if not least and len(text) > most:
            raise fault("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        if not least <= len(text) <= most:
            raise fault("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return text

    return AfterValidator(check)


def count(least: int, most: int) -> BeforeValidator:
    """A list of so many entries; with a wrong number of them, none is looked at."""
    return BeforeValidator(partial(counted, least=least, most=most))


def counted(entries: Any, *, least: int, most: int) -> Any:
    """The entries, if there are so many, or no list at all, which is another fault."""
    if isinstance(entries, list) and not least <= len(entries) <= most:
        raise fault("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    return entries


def between(least: int, most: int) -> AfterValidator:
    """A number within bounds."""

    def check(number: int) -> int:
        if not least <= number <= most:
            raise fault("NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")
        return number

    return AfterValidator(check)


def one_of(*allowed: int | str) -> AfterValidator:
    """One of a few values."""

    def check(value: T) -> T:
        if value not in allowed:
            words = ", ".join(repr(known) if isinstance(known, str) else str(int(known)) for known in allowed)
            raise fault("BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")
        return value

    return AfterValidator(check)


def scheme(*allowed: str) -> AfterValidator:
    """An address that begins with one of these schemes."""

    def check(address: str) -> str:
        if address.partition("://")[0] not in allowed:
            raise fault("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {allowed}.")
        return address

    return AfterValidator(check)


def of_type(*types: int) -> BeforeValidator:
    """An object whose field `type` has one of these values; of another one nothing else is looked at."""

    def check(value: Any) -> Any:
        given = value.get("type") if isinstance(value, dict) else None
        if given not in types:
            names = ", ".join(str(int(known)) for known in sorted(types))
            raise fault(WRONG_TYPE, f'Value of field "type" must be one of ({names}).')
        return value

    return BeforeValidator(check)


def _as_number(given: Any) -> Any:
    if isinstance(given, str) and not given.isdecimal():
        raise fault("NUMBER_TYPE_COERCE", f'Value "{given}" is not snowflake.')
    return int(given) if isinstance(given, str) else given


# An id, which may come as text or as a number.
Snowflake = Annotated[int, BeforeValidator(_as_number)]
# A number is taken for its digits.
as_text = BeforeValidator(lambda given: str(given) if isinstance(given, int | float) else given)
