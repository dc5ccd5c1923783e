"""Holds what a bot sent against Discord's own description of its API, where that description is at hand.

It is 1.2 MB of somebody else's, so it does not live here: DISCORD_OPENAPI names the file, else it is looked
for beside the project. `faults(requests)` lists what does not fit.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, validators  # type: ignore[import-untyped]
from jsonschema.exceptions import best_match  # type: ignore[import-untyped]
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from discord_sandbox.rest.api import LoggedRequest

PROJECT = Path(__file__).parents[3]
BESIDE = PROJECT.parent / "shared" / "discord" / "openapi.json"


def description() -> Path | None:
    """Where Discord's description is, if it is anywhere."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or BESIDE)
    return path if path.is_file() else None


def demand_description() -> None:
    """Skips the test, with a word, where the description is missing."""
    if description() is None:
        pytest.skip("Discord's openapi.json is not here: set DISCORD_OPENAPI to its path to check requests")


def faults(requests: Iterable[LoggedRequest]) -> list[str]:
    """One line for each accepted request whose body Discord's description would not take."""
    found = (fault for request in requests if request.status in (200, 204) for fault in _faults_of(request))
    return list(found)


def false_answers(requests: Iterable[LoggedRequest]) -> list[str]:
    """One line for each answer of the sandbox that Discord's description says would look otherwise."""
    answered = [r for r in requests if r.status == 200]
    return [fault for request in answered for fault in _falsehoods_of(request)]


def _falsehoods_of(request: LoggedRequest) -> Iterator[str]:
    known = _operation(request.method, request.path)
    if known is None:
        yield f"{request.method} {request.path}: no such route"
        return
    answers = _described()["paths"][known][request.method.lower()]["responses"]
    status = next((s for s in ("200", "201") if "content" in answers.get(s, {})), None)
    if status is None:
        return
    wrong = best_match(_validator(known, request.method, f"responses/{status}").iter_errors(request.answer))
    if wrong is not None:
        where = "/".join(str(step) for step in wrong.absolute_path)
        yield f"answer to {request.method} {known} at {where!r}: {wrong.message[:300]}"


def _faults_of(request: LoggedRequest) -> Iterator[str]:
    known = _operation(request.method, request.path)
    if known is None:
        yield f"{request.method} {request.path}: no such route"
        return
    validator = _validator(known, request.method)
    if validator is None:
        if request.body is not None and request.body != {}:
            yield f"{request.method} {known}: takes no body, got {request.body!r:.200}"
        return
    wrong = best_match(validator.iter_errors(_with_ids_as_text(request.body)))
    if wrong is not None:
        where = "/".join(str(step) for step in wrong.absolute_path)
        yield f"{request.method} {known} at {where!r}: {wrong.message[:300]}"


def _with_ids_as_text(body: Any) -> Any:
    """The body with ids as strings: the library sends some as numbers, which Discord has always taken."""
    match body:
        case {"attachments": list() as attachments}:
            texts = [a | {"id": str(a["id"])} for a in attachments]
            rest = {key: value for key, value in body.items() if key != "attachments"}
            return _with_ids_as_text(rest) | {"attachments": texts}
        case dict():
            return {key: _with_ids_as_text(value) for key, value in body.items()}
        case list():
            return [_with_ids_as_text(value) for value in body]
        case int() if body > 1 << 50:
            return str(body)
        case _:
            return body


@lru_cache
def _described() -> dict[str, Any]:
    path = description()
    assert path is not None
    described: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return described


@lru_cache
def _paths() -> tuple[tuple[str, re.Pattern[str]], ...]:
    # Literal steps before {names}: "/users/@me" before "/users/{user_id}".
    paths = sorted(_described()["paths"], key=lambda p: (p.count("{"), p))
    return tuple((p, re.compile(re.sub(r"\{\w+\}", "[^/]+", p))) for p in paths)


def _operation(method: str, path: str) -> str | None:
    for template, shape in _paths():
        if shape.fullmatch(path) and method.lower() in _described()["paths"][template]:
            return template
    return None


@lru_cache
def _validator(template: str, method: str, part: str = "requestBody") -> Any:
    where = _described()["paths"][template][method.lower()]
    for step in part.split("/"):
        where = where.get(step, {})
    if "application/json" not in where.get("content", {}):
        return None
    way = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
    pointer = f"urn:discord#/paths/{way}/{method.lower()}/{part}/content/application~1json/schema"
    return _Quick({"$ref": pointer}, registry=_registry())


def misshapen(schema: str, shown: object) -> str:
    """What of an object is not as that schema of Discord's says, "" if all is well."""
    validator = _Quick({"$ref": f"urn:discord#/components/schemas/{schema}"}, registry=_registry())
    wrong = best_match(validator.iter_errors(shown))
    return "" if wrong is None else str(wrong.message)[:300]


@lru_cache
def _registry() -> Any:
    resource: Any = Resource.from_contents(_described(), default_specification=DRAFT202012)
    return Registry().with_resource("urn:discord", resource)


def _one_of(validator: Any, kinds: Any, shown: Any, schema: Any) -> Iterator[Any]:
    """Of the kinds of a component look at those alone whose number it has: the others cannot be meant."""
    meant = [kind for kind in kinds if _may_be(kind, shown)]
    if len(meant) == 1:
        yield from validator.descend(shown, meant[0], schema_path=kinds.index(meant[0]))
    else:
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, kinds, shown, schema)


def _may_be(kind: Any, shown: Any) -> bool:
    number = shown.get("type") if isinstance(shown, dict) else None
    numbers = _numbers(str(kind.get("$ref")))
    return not isinstance(number, int) or not numbers or number in numbers


@cache
def _numbers(reference: str) -> tuple[int, ...]:
    """The numbers that a schema allows as `type`; empty where it names none."""
    *_, name = reference.split("/")
    kind = _described()["components"]["schemas"].get(name, {})
    return tuple(kind.get("properties", {}).get("type", {}).get("enum", ()))


_Quick = validators.extend(Draft202012Validator, {"oneOf": _one_of})
