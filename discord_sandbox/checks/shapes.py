"""Check requests against pydantic models, and tell faults in Discord's own words.

A model describes part of a request: types, lengths, enumerations, required fields. `read` notes each fault
where, and as, Discord would. Rules across several fields or components are no shape: plain functions check
them afterwards, on what was read.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from discord_sandbox.errors import ErrorTree, Path

T = TypeVar("T")
Fault = tuple[str, str]  # Discord's code and words

WRONG_TYPE = "UNION_TYPE_CHOICES"
MISSING = ("BASE_TYPE_REQUIRED", "This field is required")
FAULTS = {
    "missing": MISSING,
    "string_type": ("BASE_TYPE_STRING", "Could not interpret value as string."),
    "int_type": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "model_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}


class Shape(BaseModel):
    """A JSON object with known fields; others are let through, as on Discord."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


def read(errors: ErrorTree, shape: Callable[[object], T], value: object, path: Path = ()) -> T | None:
    """The value as a model or adapter validates it; if it cannot, its faults are noted and there is none."""
    try:
        return shape(value)
    except ValidationError as refused:
        for details in refused.errors(include_url=False):
            errors.add((*path, *_place(details)), *_in_discords_words(details))
        return None


def parse(shape: Callable[[object], T], value: object, path: Path = ()) -> T:
    """The value in its shape; refused with all its faults if it has another."""
    errors = ErrorTree()
    found = read(errors, shape, value, path)
    errors.refuse_if_any()
    assert found is not None
    return found


def unique(errors: ErrorTree, values: Iterable[tuple[Path, Hashable]], of: Fault) -> None:
    """Notes the fault wherever a value stands that stood somewhere before."""
    seen = set()
    for path, value in values:
        if value in seen:
            errors.add(path, *of)
        seen.add(value)


def fault(code: str, words: str) -> PydanticCustomError:
    """Error for a validator, with Discord's code and words."""
    # Braces in a template would be taken for gaps, so the words are one.
    return PydanticCustomError(code, "{words}", {"words": words})


def _in_discords_words(details: ErrorDetails) -> Fault:
    if details["type"] != "missing" and details["input"] is None:
        return MISSING
    return FAULTS.get(details["type"], (details["type"], details["msg"]))


def _place(details: ErrorDetails) -> Path:
    steps = tuple(step for step in details["loc"] if not str(step).startswith("<"))
    if steps[-1:] == ("[key]",):
        return steps[:-2]  # Discord names the object that holds the wrong key
    return (*steps, "type") if details["type"] == WRONG_TYPE else steps
