"""From what a person types to a slash command's body: finding the command, its options and their types."""

from dataclasses import dataclass
from typing import Any

from discord_sandbox import uploads, wire
from discord_sandbox.checks.commands import CommandType, OptionType
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.models import Account, Attachment, Channel, Json, LocalFile, Message
from discord_sandbox.permissions import is_member, permissions_in, permissions_in_guild
from discord_sandbox.world import World


class ClientRefuses(Exception):
    """Raised when Discord's client would not let the person do that at all."""


@dataclass(slots=True, frozen=True)
class Chosen:
    """A command, down to its subcommand."""

    command: Json
    steps: tuple[Json, ...]  # group and subcommand, if any

    @property
    def options(self) -> list[Json]:
        return list((self.steps[-1] if self.steps else self.command).get("options") or [])

    @property
    def path(self) -> str:
        return " ".join(part["name"] for part in (self.command, *self.steps))


def offered(
    world: World, person: Account, channel: Channel, kind: CommandType = CommandType.SLASH
) -> list[Json]:
    """The commands that Discord's client shows a person in a channel: after "/", or in a menu."""
    everywhere = [c for c in world.commands[None] if c["type"] == kind]
    if channel.kind is ChannelType.GROUP_DM:
        return [c for c in everywhere if _carried(c) and _in_groups(c)] if world.carries(person) else []
    if channel.guild is None:
        return [c for c in everywhere if _in_private(c)]
    if not is_member(world.bot, channel.guild):
        return [c for c in everywhere if _carried(c) and _in_guild(c)] if world.carries(person) else []
    own = [c for c in world.commands.get(channel.guild.id, []) if c["type"] == kind]
    names = {c["name"] for c in own}
    both = [*own, *(c for c in everywhere if c["name"] not in names and _in_guild(c))]
    if not permissions_in(person, channel) & Permission.USE_APPLICATION_COMMANDS:
        return []
    granted = int(permissions_in_guild(person, channel.guild))
    return [c for c in both if _permitted(c, granted)]


def find(commands: list[Json], path: str) -> Chosen:
    """The command of a path like "table new"; raises ClientRefuses if there is none."""
    first, *rest = path.removeprefix("/").split()
    command = next((c for c in commands if c["name"] == first), None)
    if command is None:
        raise ClientRefuses(f"no command /{first} here; there are {[c['name'] for c in commands]}")
    steps: list[Json] = []
    here = command
    for name in rest:
        inner = [
            o for o in here.get("options") or [] if o["type"] in (OptionType.SUB_COMMAND, OptionType.GROUP)
        ]
        following = next((o for o in inner if o["name"] == name), None)
        if following is None:
            raise ClientRefuses(f"/{path}: no {name!r}; there are {[o['name'] for o in inner]}")
        steps.append(following)
        here = following
    if any(o["type"] in (OptionType.SUB_COMMAND, OptionType.GROUP) for o in here.get("options") or []):
        raise ClientRefuses(f"/{path} needs a subcommand")
    return Chosen(command, tuple(steps))


def on_person(command: Json, who: Any, world: World, channel: Channel) -> Json:
    """A command from the menu of a person."""
    resolved: Json = {}
    target = resolve_person(who, world, channel, resolved)
    return _on(command, target) | {"resolved": resolved}


def on_message(command: Json, message: Message) -> Json:
    """A command from the menu of a message, which is described beside it when it is sent."""
    if message.ephemeral or message.loading:
        raise ClientRefuses("refusedMenu")
    return _on(command, str(message.id))


def _on(command: Json, target: str) -> Json:
    chosen: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": target,
    }
    return chosen | ({"guild_id": command["guild_id"]} if command.get("guild_id") else {})


def uploaded(chosen: Chosen, given: dict[str, Any], world: World) -> dict[str, Any]:
    """Options with files replaced by uploads; Discord takes no file that is too large or empty."""
    types = {option["name"]: option["type"] for option in chosen.options}
    return {
        name: _uploaded(name, value, world) if types.get(name) == OptionType.ATTACHMENT else value
        for name, value in given.items()
    }


def _uploaded(name: str, value: Any, world: World) -> Attachment | None:
    if value is None:
        return None
    if not isinstance(value, LocalFile):
        raise ClientRefuses(f"{name} is a file, not {value!r}")
    if not 0 < len(value.content) <= uploads.LARGEST_OF_A_PERSON:
        raise ClientRefuses("refusedFile")
    return uploads.attachment(world.new_id, value.name, value.content)


def body(chosen: Chosen, given: dict[str, Any], world: World, channel: Channel) -> Json:
    """The complete command; every required option is there and every value is allowed."""
    known = {o["name"]: o for o in chosen.options}
    for name in given:
        if name not in known:
            raise ClientRefuses(f"/{chosen.path} has no option {name!r}; it has {list(known)}")
    missing = [n for n, o in known.items() if o.get("required") and given.get(n) is None]
    if missing:
        raise ClientRefuses(f"/{chosen.path} needs {missing}")
    resolved: Json = {}
    typed = [
        _typed(o, given[n], world, channel, resolved) for n, o in known.items() if given.get(n) is not None
    ]
    return _nested(chosen, typed, resolved)


def half_typed(
    chosen: Chosen, option: str, text: str, given: dict[str, Any], world: World, channel: Channel
) -> Json:
    """The command while one option is being typed; others may be missing."""
    known = {o["name"]: o for o in chosen.options}
    if not known.get(option, {}).get("autocomplete"):
        raise ClientRefuses(f"/{chosen.path} offers no choices while typing {option!r}")
    resolved: Json = {}
    typed = [
        _typed(known[n], value, world, channel, resolved)
        for n, value in given.items()
        if n in known and n != option and value is not None and known[n]["type"] != OptionType.ATTACHMENT
    ]
    typed.append({"name": option, "type": known[option]["type"], "value": text, "focused": True})
    return _nested(chosen, typed, resolved)


def localised(thing: Json, key: str, locale: str) -> str:
    """A name or description as a reader of that language sees it."""
    return str((thing.get(f"{key}_localizations") or {}).get(locale) or thing.get(key) or "")


def _nested(chosen: Chosen, typed: list[Json], resolved: Json) -> Json:
    options = typed
    for step in reversed(chosen.steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    whole: Json = {"id": chosen.command["id"], "name": chosen.command["name"], "type": 1, "options": options}
    if chosen.command.get("guild_id"):
        whole["guild_id"] = chosen.command["guild_id"]
    return whole | ({"resolved": resolved} if resolved else {})


def _typed(option: Json, value: Any, world: World, channel: Channel, resolved: Json) -> Json:
    name, kind = option["name"], option["type"]
    match kind:
        case OptionType.USER:
            value = resolve_person(value, world, channel, resolved)
        case OptionType.CHANNEL:
            value = resolve_channel(value, world, resolved)
        case OptionType.ROLE:
            value = resolve_role(value, channel, resolved)
        case OptionType.ATTACHMENT:
            value = str(value.id)
        case OptionType.BOOLEAN if not isinstance(value, bool):
            raise ClientRefuses(f"{name} is true or false, not {value!r}")
        case OptionType.STRING | OptionType.INTEGER | OptionType.NUMBER:
            value = _plain(option, value)
        case _:
            pass
    return {"name": name, "type": kind, "value": value}


def _plain(option: Json, value: Any) -> Any:
    name = option["name"]
    choices = option.get("choices") or []
    if choices:
        by_name = {c["name"]: c["value"] for c in choices}
        value = by_name.get(value, value) if isinstance(value, str) else value
        if value not in [c["value"] for c in choices]:
            raise ClientRefuses(f"{name} is one of {[c['value'] for c in choices]}, not {value!r}")
    match option["type"]:
        case OptionType.STRING:
            size = len(value) if isinstance(value, str) else -1
        case OptionType.INTEGER if isinstance(value, int):
            return _bounded(option, value)
        case OptionType.NUMBER if isinstance(value, int | float):
            return _bounded(option, value)
        case _:
            raise ClientRefuses(f"{name} is a number, not {value!r}")
    if not option.get("min_length", 0) <= size <= option.get("max_length", 6_000):
        raise ClientRefuses(f"{name} is a text of another length than {value!r}")
    return value


def _bounded(option: Json, value: float) -> float:
    if not option.get("min_value", value) <= value <= option.get("max_value", value):
        raise ClientRefuses(f"{option['name']} cannot be {value}")
    return value


def resolve_person(value: Any, world: World, channel: Channel, resolved: Json) -> str:
    """The id of a person, who is described beside it as Discord does."""
    identity = int(getattr(value, "id", value))
    account = world.accounts.get(identity)
    if account is None:
        raise ClientRefuses(f"nobody has the id {identity}")
    resolved.setdefault("users", {})[str(identity)] = wire.user(account)
    if channel.guild is not None and is_member(account, channel.guild):
        permissions = {"permissions": str(int(permissions_in(account, channel)))}
        member = wire.bare_member(account, channel.guild) | permissions
        resolved.setdefault("members", {})[str(identity)] = member
    return str(identity)


def resolve_channel(value: Any, world: World, resolved: Json) -> str:
    """The id of a channel, which is described beside it."""
    identity = int(getattr(value, "id", value))
    channel = world.channels.get(identity)
    if channel is None:
        raise ClientRefuses(f"no channel has the id {identity}")
    shown = wire.channel_with_permissions(channel, world.bot)
    resolved.setdefault("channels", {})[str(identity)] = shown
    return str(identity)


def resolve_role(value: Any, channel: Channel, resolved: Json) -> str:
    """The id of a role of that channel's server, which is described beside it."""
    identity = int(getattr(value, "id", value))
    role = None if channel.guild is None else channel.guild.roles.get(identity)
    if role is None:
        raise ClientRefuses(f"no role has the id {identity}")
    resolved.setdefault("roles", {})[str(identity)] = wire.role(role)
    return str(identity)


def _in_private(command: Json) -> bool:
    contexts = command.get("contexts")
    return bool(command.get("dm_permission", True)) if contexts is None else 1 in contexts


def _carried(command: Json) -> bool:
    """True if people who have added the bot have it everywhere."""
    return 1 in (command.get("integration_types") or ())


def _in_guild(command: Json) -> bool:
    contexts = command.get("contexts")
    return contexts is None or 0 in contexts


def _in_groups(command: Json) -> bool:
    contexts = command.get("contexts")
    return contexts is None or 2 in contexts


def _permitted(command: Json, granted: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None:
        return True
    return bool(granted & Permission.ADMINISTRATOR) or (
        int(needed) != 0 and granted & int(needed) == int(needed)
    )
