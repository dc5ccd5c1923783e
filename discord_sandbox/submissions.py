"""From what a person picks and types to the body of a select or a modal, as Discord's client makes it."""

from typing import Any

from discord_sandbox.constants import SELECTS, ComponentType
from discord_sandbox.interactions import Modal
from discord_sandbox.models import Channel, Json
from discord_sandbox.slash import ClientRefuses, resolve_channel, resolve_person, resolve_role
from discord_sandbox.world import World


def select_values(select: Json, values: Any, world: World, channel: Channel) -> tuple[list[str], Json]:
    """The chosen values of a select, and the people, channels and roles that are meant."""
    wanted = list(values) if isinstance(values, list | tuple | set | frozenset) else [values]
    resolved: Json = {}
    if select["type"] == ComponentType.STRING_SELECT:
        chosen = [_option(select, str(value)) for value in wanted]
    elif select["type"] in (ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT):
        chosen = [resolve_person(value, world, channel, resolved) for value in wanted]
    elif select["type"] == ComponentType.CHANNEL_SELECT:
        chosen = [resolve_channel(value, world, resolved) for value in wanted]
    else:
        chosen = [resolve_role(value, channel, resolved) for value in wanted]
    least = select.get("min_values", 1)
    if select.get("required") is False and not chosen:
        return [], resolved
    if not (1 if least is None else least) <= len(chosen) <= (select.get("max_values") or 1):
        raise ClientRefuses(f"{len(chosen)} choices where {select} asks for others")
    return chosen, resolved


def modal_body(modal: Modal, values: dict[str, Any], world: World, channel: Channel) -> Json:
    """The body of a sent form; a value is found by the custom_id or the label of its field."""
    unused = dict(values)
    resolved: Json = {}
    rows = [_row(row, unused, world, channel, resolved) for row in modal.components]
    if unused:
        raise ClientRefuses(f"the form has no fields {sorted(unused)}")
    body: Json = {"custom_id": modal.custom_id, "components": rows}
    return body | ({"resolved": resolved} if resolved else {})


def _row(row: Json, unused: dict[str, Any], world: World, channel: Channel, resolved: Json) -> Json:
    match row["type"]:
        case ComponentType.ACTION_ROW:
            field = row["components"][0]
            sent = _field(field, _taken(field, field.get("label"), unused), world, channel, resolved)
            return {"type": 1, "id": row["id"], "components": [sent]}
        case ComponentType.LABEL:
            field = row["component"]
            sent = _field(field, _taken(field, row.get("label"), unused), world, channel, resolved)
            return {"type": 18, "id": row["id"], "component": sent}
        case _:
            return {"type": row["type"], "id": row["id"]}


def _taken(field: Json, label: str | None, unused: dict[str, Any]) -> Any:
    for key in (field["custom_id"], label):
        if key is not None and key in unused:
            return unused.pop(key)
    return None


def _field(field: Json, value: Any, world: World, channel: Channel, resolved: Json) -> Json:
    sent: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    kind = field["type"]
    if kind == ComponentType.TEXT_INPUT:
        return sent | {"value": _text(field, value)}
    if kind in SELECTS:
        chosen = _defaults(field) if value is None else value
        values, people = select_values(field, chosen, world, channel)
        for key, known in people.items():
            resolved.setdefault(key, {}).update(known)
        return sent | {"values": values}
    if kind == ComponentType.RADIO_GROUP:
        single = (_defaults(field) or [None])[0] if value is None else _option(field, str(value))
        if single is None and field.get("required", True):
            raise ClientRefuses(f"{field['custom_id']} wants a choice")
        return sent | {"value": single}
    if kind == ComponentType.CHECKBOX_GROUP:
        ticked = _defaults(field) if value is None else [_option(field, str(v)) for v in value]
        return sent | {"values": ticked}
    if kind == ComponentType.CHECKBOX:
        return sent | {"value": bool(field.get("default", False) if value is None else value)}
    return sent | {"values": []}


def _text(field: Json, value: Any) -> str:
    text = str(field.get("value") or "") if value is None else str(value)
    if not text and field.get("required", True):
        raise ClientRefuses(f"{field['custom_id']} must be filled in")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4_000
    if text and not least <= len(text) <= most:
        raise ClientRefuses(f"{field['custom_id']} takes {least} to {most} characters")
    return text


def _option(select: Json, wanted: str) -> str:
    for option in select["options"]:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    labels = [option["label"] for option in select["options"]]
    raise ClientRefuses(f"{wanted!r} is not offered; there are {labels}")


def _defaults(select: Json) -> list[Any]:
    if "default_values" in select:
        return [d["id"] for d in select["default_values"] or []]
    return [o["value"] for o in select.get("options") or [] if o.get("default")]
