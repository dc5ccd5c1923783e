"""/settings mine and /settings away: how and when somebody wants to be asked."""

from collections.abc import Mapping
from datetime import timedelta
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from discord import app_commands

from bot.table.declared import Setting, chosen
from bot.table.profile import AWAY_DAYS_A_YEAR, SETTINGS
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.commands.build import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.pages.settings import choices, read_hours, settings_page
from bot.ui.pages.text import moment
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""
    profiles = context.coordinator.profiles

    async def mine(reply: Reply, **typed: str) -> None:
        wishes = wished(SETTINGS, typed) | _hours_wished(typed["waking"], typed["zone"])
        # All of it, or nothing; who only looks is not written down.
        person = await (profiles.update(reply.reader, **wishes) if wishes else profiles.get(reply.reader))
        if wishes.get("dms"):
            await context.coordinator.posts.bring(reply.reader)
        await context.meet(reply)  # perhaps another language now
        await reply.private(settings_page(person, reply.language, context.coordinator.now()))

    async def away(reply: Reply, days: app_commands.Range[int, 0, AWAY_DAYS_A_YEAR]) -> None:
        if days:
            until = context.coordinator.now() + timedelta(days=days)
            await profiles.go_away(reply.reader, until)
            words = reply.say("ui-away-until", until=moment(until))
        else:
            await profiles.come_back(reply.reader)
            words = reply.say("ui-away-back")
        await reply.private(Page(parts=(words,)))

    offers = values_offered(SETTINGS) | {"zone": _zones}
    others = dict.fromkeys((*(each.argument for each in SETTINGS.values()), "waking", "zone"), str)
    return (
        command(context, "mine", mine, above="settings", offers=offers, others=others),
        command(context, "away", away, above="settings"),
    )


def _hours_wished(typed: str, zone: str) -> dict[str, Any]:
    """Waking hours as typed; raises NotAllowed for what cannot be read."""
    wishes: dict[str, Any] = {"zone": zone} if zone else {}
    try:
        return wishes | {"hours": read_hours(typed)} if typed else wishes
    except ValueError:
        raise NotAllowed(NotHere.BAD_HOURS) from None


def wished(settings: Mapping[str, Setting], typed: Mapping[str, Any]) -> dict[str, Any]:
    """Values by field for the options typed; raises NotAllowed for what is not offered."""
    return chosen(settings, {name: word for name, each in settings.items() if (word := typed[each.argument])})


def values_offered(settings: Mapping[str, Setting]) -> dict[str, Offer]:
    """The autocompletes of these settings."""
    return {each.argument: _values(each) for each in settings.values()}


def _values(setting: Setting) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        first = dict.fromkeys((*setting.few, *setting.values))
        words = choices(Reply(interaction).language, setting.name, tuple(first))
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered


async def _zones(_interaction: Interaction, current: str) -> Offers:
    """Time zones by name; the ones people live in come first."""
    return fitting(((zone, zone) for zone in _known_zones()), str(current).replace(" ", "_"))


@cache
def _known_zones() -> tuple[str, ...]:
    """Read from the disk once: the list does not change, and somebody asks at every keystroke."""
    return tuple(
        sorted(available_timezones(), key=lambda zone: (not zone.startswith(("Europe/", "America/")), zone))
    )
