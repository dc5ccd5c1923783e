"""Commands: their words come from the catalogue, their answers are guarded.

No command of its own lives here.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import wraps
from itertools import islice
from typing import Annotated, Any, get_args, get_origin

import discord
from discord import app_commands

from bot.counters import COMMANDS
from bot.language import knows
from bot.plain_text import shortened
from bot.table.match import TableId
from bot.table.refusals import DatabaseAway
from bot.ui.click import Click
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Promise, Reply
from bot.ui.translator import command_key, localizations, option_key, told

Work = Callable[..., Coroutine[Any, Any, Answer | None]]
Interaction = discord.Interaction[discord.Client]
Options = Mapping[str, Any]
"""What was typed, by the names of the command's options."""
Find = Callable[[UiContext, Reply, Options], Awaitable[TableId]]
"""Tells which table is meant; raises UiRefusal."""
Offers = list[app_commands.Choice[Any]]
Offer = Callable[[Interaction, str], Coroutine[Any, Any, Offers]]

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_A_SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
CARRIED_ALONG = app_commands.AppInstallationType(guild=True, user=True)
AUTOCOMPLETE_LIMIT = 25
OFFER_LIMIT = 100  # characters of an offer's name, and of its value


class Command(app_commands.Command[Any, ..., None]):
    """A command whose payload has its words in every language of ours.

    With a translator, discord.py would ask for every word in each of Discord's 34 locales at every start.
    """

    def __init__(self, key: str, above: str = "", **settings: Any) -> None:
        self.words = told(key), told(f"{key}.about")
        self.above = above  # the group that it belongs to, by its name; empty for a command of its own
        name, about = self.words
        super().__init__(name=name, description=about, **settings)

    def to_dict(self, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
        payload = super().to_dict(tree)
        for option, parameter in zip(payload["options"], self.parameters, strict=True):
            if parameter.locale_name is not None and parameter.locale_description is not None:
                option |= localizations(parameter.locale_name, parameter.locale_description)
        return payload | localizations(*self.words)


class Group(app_commands.Group):
    """A group of commands whose payload has its words in every language of ours."""

    def __init__(self, key: str, **settings: Any) -> None:
        self.words = told(key), told(f"{key}.about")
        name, about = self.words
        super().__init__(name=name, description=about, **settings)

    def to_dict(self, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
        return super().to_dict(tree) | localizations(*self.words)


def command(
    context: UiContext,
    name: str,
    work: Work,
    *,
    above: str = "",
    offers: Mapping[str, Offer] | None = None,
    others: Mapping[str, type] | None = None,
    everywhere: bool = False,
    domain: str = "",
    answers: Promise = Promise.MESSAGE,
) -> Command:
    """The command of that name; with `above`, the subcommand of that group, which works where the group does.

    `work` takes a Reply first; what follows are the options, which discord.py reads off its signature. A
    `table` comes as it is found (`MyTable` and others in which.py), whether it was named or not.
    `offers`: autocompletes of options. `others`: options that `work` takes as `**`, by name; one that is left
    out is "", False or None. `everywhere`: whoever has added the bot to their account may use it
    also where the bot is no member, for their own tables; so its answers are private. `domain`: whose words
    it is in, a game's or (empty) the shell's. `answers`: FORM if a form may open.
    """

    signature = inspect.signature(work)
    find = _found_by(signature)

    @wraps(work)
    async def typed(interaction: Interaction, **options: Any) -> None:
        async def meant(reply: Reply) -> TableId:
            _demand_fitting(made, options)
            return await find(context, reply, options)

        async def worked(click: Click) -> Answer | None:
            found = {"table": click.table_id} if "table" in options else {}
            return await work(click.reply, **options | found)

        COMMANDS.labels(made.qualified_name).inc()
        reply = Reply(interaction, context.registered)
        await guarded(Click(context, reply, options.get("table") or 0), worked, answers, meant)

    signature = _offered(signature, others or {})
    typed.__signature__ = signature  # type: ignore[attr-defined]  # read by inspect, unknown to mypy
    key = command_key(name, domain) if domain else command_key(f"{above} {name}".strip())
    options = tuple(signature.parameters)[1:]
    names = {option: told(_option_key(option, domain)) for option in options}
    about = {option: told(f"{_option_key(option, domain)}.about") for option in options}
    contexts = EVERYWHERE if everywhere else ANYWHERE
    made = Command(
        key,
        above,
        callback=app_commands.describe(**about)(app_commands.rename(**names)(typed)),
        allowed_contexts=None if above else contexts,
        allowed_installs=None if above else CARRIED_ALONG if everywhere else INSTALLED,
    )
    for option, offer in (offers or {}).items():
        made.autocomplete(option)(_answered(offer))
    return made


LEFT_OUT: Mapping[type, Any] = {str: "", bool: False}


def _found_by(signature: inspect.Signature) -> Find:
    """Finder of the table a command is about, as its `table` option says."""
    table = signature.parameters.get("table")
    if table is None or get_origin(table.annotation) is not Annotated:
        return _named
    find: Find = get_args(table.annotation)[1]
    return find


async def _named(_context: UiContext, _reply: Reply, options: Options) -> TableId:
    return options.get("table") or 0


def _offered(signature: inspect.Signature, others: Mapping[str, type]) -> inspect.Signature:
    """The signature as Discord is told it: these options in place of its `**`, and a table need not be named
    that is found."""
    kind = inspect.Parameter.KEYWORD_ONLY
    fixed = [
        each.replace(annotation=int | None, default=None)
        if each.name == "table" and get_origin(each.annotation) is Annotated
        else each
        for each in signature.parameters.values()
        if each.kind is not each.VAR_KEYWORD
    ]
    more = [
        inspect.Parameter(name, kind, default=LEFT_OUT.get(sort), annotation=sort)
        for name, sort in others.items()
    ]
    return signature.replace(parameters=[*fixed, *more])


def _answered(offer: Offer) -> Offer:
    """Wrap an offer to return nothing while the database is away; autocomplete knows no other refusal."""

    @wraps(offer)
    async def offered(interaction: Interaction, current: str) -> Offers:
        try:
            return await offer(interaction, current)
        except DatabaseAway:
            return []

    return offered


def group(
    key: str,
    subcommands: Iterable[Command],
    *,
    contexts: app_commands.AppCommandContext = ANYWHERE,
    managers_only: bool = False,
) -> Group:
    """A command with subcommands; Discord itself keeps all but server managers out where asked."""
    made = Group(
        key,
        allowed_contexts=contexts,
        allowed_installs=CARRIED_ALONG if contexts is EVERYWHERE else INSTALLED,
        default_permissions=discord.Permissions(manage_guild=True) if managers_only else None,
    )
    for subcommand in subcommands:
        made.add_command(subcommand)
    return made


EQUAL, BEGINS, HOLDS, FAR = range(4)
"""Degrees of nearness of a name to the text that somebody types."""


def fitting(named: Iterable[tuple[str | int, str]], current: str) -> Offers:
    """Values and their names for autocomplete: those that hold the typed text, the nearest first."""
    typed = str(current)
    ranked = [(min(nearness(typed, name), nearness(typed, str(value))), value, name) for value, name in named]
    ranked.sort(key=lambda each: each[0])  # equally near ones stay in the order in which they came
    offered = (
        app_commands.Choice(name=shortened(name, OFFER_LIMIT), value=value)
        for rank, value, name in ranked
        if rank != FAR
    )
    return list(islice(offered, AUTOCOMPLETE_LIMIT))


def nearness(typed: str, name: str) -> int:
    """EQUAL if the name is the typed text, BEGINS or HOLDS if it begins with it or holds it, else FAR."""
    wanted, known = _folded(typed.strip()), _folded(name)
    if known == wanted:
        return EQUAL
    if known.startswith(wanted):
        return BEGINS
    return HOLDS if wanted in known else FAR


def _folded(text: str) -> str:
    """Lower case, with the apostrophe that keyboards have."""
    return text.casefold().replace("’", "'")


def _demand_fitting(made: Command, options: Mapping[str, Any]) -> None:
    """Raises UiRefusal for an option of another type or size than it has now: the command has changed."""
    for parameter in made.parameters:
        typed = options.get(parameter.name)
        if typed != parameter.default and not _fits(parameter, typed):
            raise UiRefusal(UiReason.OLD_COMMAND)


def _fits(parameter: app_commands.Parameter, typed: object) -> bool:
    match parameter.type:
        case discord.AppCommandOptionType.string:
            return isinstance(typed, str)
        case discord.AppCommandOptionType.boolean:
            return isinstance(typed, bool)
        case discord.AppCommandOptionType.user:
            return isinstance(typed, discord.Member | discord.User)
        case discord.AppCommandOptionType.attachment:
            return isinstance(typed, discord.Attachment)
        case discord.AppCommandOptionType.integer:
            least, most = parameter.min_value, parameter.max_value
            return (
                type(typed) is int  # True is an int to isinstance
                and (least is None or typed >= least)
                and (most is None or typed <= most)
            )
        case _:
            return True


def _option_key(option: str, domain: str) -> str:
    """An option means the same in every command of a game; what a game does not word, the shell does."""
    game = option_key(option, domain)
    return game if knows(game) else option_key(option)
