"""The bot itself: who it is, its commands, its emojis, the way to the gateway."""

import base64
import binascii
import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator

from bot.sandbox import wire
from bot.sandbox.checks.commands import check_commands
from bot.sandbox.checks.fields import length
from bot.sandbox.checks.shapes import Shape, fault
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.pictures import file_type
from bot.sandbox.pieces import Json
from bot.sandbox.rest.call import Call, Route
from bot.sandbox.world import Happening

MOST_EMOJI_BYTES = 256 * 1024


def _word(name: str) -> str:
    if not re.fullmatch(r"\w+", name):
        raise fault("STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


def _picture(address: Any) -> bytes:
    _, _, encoded = str(address).partition(";base64,")
    try:
        picture = base64.b64decode(encoded, validate=True)
    except binascii.Error:
        picture = b""
    if file_type("", picture).size is None:
        raise fault("IMAGE_INVALID", "Invalid image data")
    if len(picture) > MOST_EMOJI_BYTES:
        raise fault("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return picture


class EmojiForm(Shape):
    name: Annotated[str, length(2, 32), AfterValidator(_word)]
    image: Annotated[bytes, BeforeValidator(_picture)]  # comes as a data address


def me(call: Call) -> Any:
    return wire.own_user(call.world.bot)


def application(call: Call) -> Any:
    bot, owner = call.world.bot, call.world.people[0]
    return {
        "id": str(bot.id),
        "name": bot.display,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": wire.user(owner),
        "team": None,
        "type": None,
        "flags": 0,
        "flags_new": "0",
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "rpc_origins": [],
        "redirect_uris": [],
        "approximate_guild_count": len(call.world.guilds),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}},
    }


def commands(call: Call) -> Any:
    _own(call)
    return call.world.commands.get(_scope(call), [])


def replace_commands(call: Call) -> Any:
    _own(call)
    checked = check_commands(call.body)
    scope = _scope(call)
    before = {(c["type"], c["name"]): c for c in call.world.commands.get(scope, [])}
    call.world.commands[scope] = [_registered(call, c, scope, before) for c in checked]
    call.world.announce(Happening.COMMANDS_CHANGED, call.world.bot)
    return call.world.commands[scope]


def emojis(call: Call) -> Any:
    _own(call)
    return {"items": call.world.emojis}


def create_emoji(call: Call) -> Any:
    _own(call)
    form = call.form(EmojiForm)
    fresh: Json = {
        "id": str(call.world.new_id()),
        "name": form.name,
        "roles": [],
        "user": wire.user(call.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    call.world.emojis.append(fresh)
    call.world.pictures[int(fresh["id"])] = form.image
    return fresh


def delete_emoji(call: Call) -> None:
    _own(call)
    known = [e for e in call.world.emojis if e["id"] == call.path["emoji"]]
    if not known:
        raise Rejected(Code.UNKNOWN_EMOJI)
    call.world.emojis.remove(known[0])


def gateway(call: Call) -> Any:
    return {"url": call.query["gateway"]}


def gateway_for_bots(call: Call) -> Any:
    left = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.query["gateway"], "shards": 1, "session_start_limit": left}


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/applications/{application}/commands", commands),
    Route("PUT", "/applications/{application}/commands", replace_commands),
    Route("GET", "/applications/{application}/guilds/{guild}/commands", commands),
    Route("PUT", "/applications/{application}/guilds/{guild}/commands", replace_commands),
    Route("GET", "/applications/{application}/emojis", emojis),
    Route("POST", "/applications/{application}/emojis", create_emoji),
    Route("DELETE", "/applications/{application}/emojis/{emoji}", delete_emoji),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_for_bots),
)


def _own(call: Call) -> None:
    if call.snowflake("application") != call.world.bot.id:
        raise Rejected(Code.MISSING_ACCESS)


def _scope(call: Call) -> int | None:
    return call.guild().id if "guild" in call.path else None


def _registered(call: Call, command: Json, scope: int | None, before: dict[Any, Json]) -> Json:
    known = before.get((command.get("type", 1), command["name"]))
    identity = known["id"] if known is not None else str(call.world.new_id())
    shown: Json = {
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "options": [],
        "description": "",
        "type": 1,
    }
    shown |= {key: value for key, value in command.items() if value is not None}
    shown |= {"id": identity, "application_id": str(call.world.bot.id), "version": identity}
    return shown | ({"guild_id": str(scope)} if scope is not None else {})
