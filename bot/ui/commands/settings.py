"""/settings and /away: how and when somebody wants to be asked."""

from datetime import UTC, datetime, timedelta
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.table.lobby import NotAllowed, NotHere
from bot.table.match import PlayerId
from bot.table.profile import AWAY_DAYS_A_YEAR
from bot.ui.commands.making import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.pages.settings import OFFERED, choices, hours, read_hours, settings_page
from bot.ui.pages.text import moment
from bot.ui.reply import Reply
from bot.ui.settings_handlers import settle


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""

    async def settings(
        reply: Reply,
        language: str = "",
        messages: str = "",
        caretaker: str = "",
        reminders: str = "",
        waking: str = "",
        zone: str = "",
    ) -> None:
        asked = {"language": language, "messages": messages, "caretaker": caretaker, "reminders": reminders}
        for name, value in asked.items():
            if value:
                await settle(context, reply.reader, name, value)
        if waking or zone:
            await _wake(context, reply.reader, waking, zone)
        await context.meet(reply)  # perhaps another language now
        await reply.private(settings_page(await context.coordinator.person(reply.reader), reply.language))

    async def away(reply: Reply, days: app_commands.Range[int, 0, AWAY_DAYS_A_YEAR]) -> None:
        if days:
            until = datetime.now(UTC) + timedelta(days=days)
            await context.coordinator.go_away(reply.reader, until)
            words = reply.say("ui-away-until", until=moment(until))
        else:
            await context.coordinator.come_back(reply.reader)
            words = reply.say("ui-away-back")
        await reply.private(Page(parts=(words,)))

    made = command(context, "settings", settings)
    for name in OFFERED:
        made.autocomplete(name)(_values(name))
    made.autocomplete("zone")(_zones)
    return (made, command(context, "away", away))


async def _wake(context: UiContext, player: PlayerId, typed: str, zone: str) -> None:
    """Waking hours as typed; what is not typed stays as it was."""
    old = (await context.coordinator.person(player)).waking
    if not typed and old is None:
        raise NotAllowed(NotHere.BAD_HOURS)
    wanted = typed or (hours(old) if old else "")
    try:
        waking = read_hours(wanted, zone or (old.zone if old else "UTC"))
    except ValueError:
        raise NotAllowed(NotHere.BAD_HOURS) from None
    await context.coordinator.set_waking(player, waking)


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Reply(interaction).language, name, OFFERED[name])
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered


async def _zones(_interaction: discord.Interaction[discord.Client], current: str) -> Offers:
    """Time zones by name; the ones people live in come first."""
    known = sorted(
        available_timezones(), key=lambda zone: (not zone.startswith(("Europe/", "America/")), zone)
    )
    return fitting([(zone, zone) for zone in known], current.replace(" ", "_"))
