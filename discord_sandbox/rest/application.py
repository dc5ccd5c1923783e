"""The bot itself: who it is, its commands, its emojis, the way to the gateway."""

import base64
import binascii
import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator

from discord_sandbox import wire
from discord_sandbox.checks.commands import check_commands
from discord_sandbox.checks.fields import length
from discord_sandbox.checks.shapes import Shape, fault
from discord_sandbox.errors import Code, Rejected, refuse
from discord_sandbox.models import Json
from discord_sandbox.pictures import file_type
from discord_sandbox.rest.context import Context, Route
from discord_sandbox.world import ChangeType

MOST_EMOJI_BYTES = 256 * 1024
MOST_EMOJIS = 2000


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


class Localized(Shape):
    default: Annotated[str, length(0, 400)]
    localizations: dict[str, Annotated[str, length(0, 400)]] | None = None


class ApplicationForm(Shape):
    description: Localized | None = None
    tags: Annotated[list[Annotated[str, length(1, 20)]], length(0, 5)] | None = None


def me(context: Context) -> Any:
    return wire.own_user(context.world.bot)


def application(context: Context) -> Any:
    bot, owner = context.world.bot, context.world.people[0]
    return {
        "id": str(bot.id),
        "name": bot.display,
        "icon": None,
        "description": context.world.description,
        "tags": context.world.tags,
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
        "approximate_guild_count": len(context.world.guilds),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}, "1": {}},
    }


def edit_application(context: Context) -> Any:
    form = context.form(ApplicationForm)
    if form.description is not None:
        context.world.description = form.description.default
    if form.tags is not None:
        context.world.tags = form.tags
    return application(context)


def commands(context: Context) -> Any:
    _own(context)
    return context.world.commands.get(_scope(context), [])


def replace_commands(context: Context) -> Any:
    _own(context)
    checked = check_commands(context.body)
    scope = _scope(context)
    before = {(c["type"], c["name"]): c for c in context.world.commands.get(scope, [])}
    context.world.commands[scope] = [_registered(context, c, scope, before) for c in checked]
    context.world.announce(ChangeType.COMMANDS_CHANGED, context.world.bot)
    return context.world.commands[scope]


def emojis(context: Context) -> Any:
    _own(context)
    return {"items": context.world.emojis}


def create_emoji(context: Context) -> Any:
    _own(context)
    form = context.form(EmojiForm)
    if len(context.world.emojis) >= MOST_EMOJIS:
        raise Rejected(Code.TOO_MANY_EMOJIS)
    if any(emoji["name"] == form.name for emoji in context.world.emojis):
        raise refuse(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
    fresh: Json = {
        "id": str(context.world.new_id()),
        "name": form.name,
        "roles": [],
        "user": wire.user(context.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    context.world.emojis.append(fresh)
    context.world.pictures[int(fresh["id"])] = form.image
    context.world.announce(ChangeType.EMOJIS_CHANGED, context.world.bot)
    return fresh


def emoji(context: Context) -> Any:
    _own(context)
    return _known_emoji(context)


def delete_emoji(context: Context) -> None:
    _own(context)
    known = _known_emoji(context)
    context.world.emojis.remove(known)
    context.world.pictures.pop(int(known["id"]), None)
    context.world.announce(ChangeType.EMOJIS_CHANGED, context.world.bot)


def gateway(context: Context) -> Any:
    return {"url": context.gateway_url}


def gateway_for_bots(context: Context) -> Any:
    return {
        "url": context.gateway_url,
        "shards": context.shards,
        "session_start_limit": context.limiter.session_start_limit(),
    }


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("PATCH", "/applications/@me", edit_application),
    Route("GET", "/applications/{application}/commands", commands),
    Route("PUT", "/applications/{application}/commands", replace_commands),
    Route("GET", "/applications/{application}/guilds/{guild}/commands", commands),
    Route("PUT", "/applications/{application}/guilds/{guild}/commands", replace_commands),
    Route("GET", "/applications/{application}/emojis", emojis),
    Route("POST", "/applications/{application}/emojis", create_emoji),
    Route("GET", "/applications/{application}/emojis/{emoji}", emoji),
    Route("DELETE", "/applications/{application}/emojis/{emoji}", delete_emoji),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_for_bots),
)


def _own(context: Context) -> None:
    if context.snowflake("application") != context.world.bot.id:
        raise Rejected(Code.MISSING_ACCESS)


def _known_emoji(context: Context) -> Json:
    found = next((e for e in context.world.emojis if e["id"] == context.path["emoji"]), None)
    if found is None:
        raise Rejected(Code.UNKNOWN_EMOJI)
    return found


def _scope(context: Context) -> int | None:
    """The server whose commands are meant; None for those of all. Where it is not, the bot may have none."""
    if "guild" not in context.path:
        return None
    if context.snowflake("guild") not in context.world.guilds:
        raise Rejected(Code.MISSING_ACCESS)
    return context.guild().id


def _registered(context: Context, command: Json, scope: int | None, before: dict[Any, Json]) -> Json:
    known = before.get((command.get("type", 1), command["name"]))
    identity = known["id"] if known is not None else str(context.world.new_id())
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
    shown |= {"id": identity, "application_id": str(context.world.bot.id), "version": identity}
    return shown | ({"guild_id": str(scope)} if scope is not None else {})
