"""/settings and /away: how and when somebody wants to be asked."""

from datetime import UTC, datetime, timedelta
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.lobby import NotAllowed, NotHere
from bot.match import PlayerId
from bot.players import AWAY_DAYS_A_YEAR
from bot.ui.answer import Answer
from bot.ui.commands.making import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.desk import Desk
from bot.ui.page import Page
from bot.ui.settling import settle
from bot.ui.wishes import OFFERED, choices, hours, read_hours, settings_page
from bot.ui.words import moment


def commands(desk: Desk) -> tuple[Command, ...]:
    """Both."""

    async def settings(
        answer: Answer,
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
                await settle(desk, answer.reader, name, value)
        if waking or zone:
            await _wake(desk, answer.reader, waking, zone)
        await desk.meet(answer)  # perhaps another language now
        await answer.private(settings_page(await desk.coordinator.person(answer.reader), answer.language))

    async def away(answer: Answer, days: app_commands.Range[int, 0, AWAY_DAYS_A_YEAR]) -> None:
        if days:
            until = datetime.now(UTC) + timedelta(days=days)
            await desk.coordinator.go_away(answer.reader, until)
            words = answer.say("ui-away-until", until=moment(until))
        else:
            await desk.coordinator.come_back(answer.reader)
            words = answer.say("ui-away-back")
        await answer.private(Page(parts=(words,)))

    made = command(desk, "settings", settings)
    for name in OFFERED:
        made.autocomplete(name)(_values(name))
    made.autocomplete("zone")(_zones)
    return (made, command(desk, "away", away))


async def _wake(desk: Desk, player: PlayerId, typed: str, zone: str) -> None:
    """Waking hours as typed; what is not typed stays as it was."""
    old = (await desk.coordinator.person(player)).waking
    if not typed and old is None:
        raise NotAllowed(NotHere.BAD_HOURS)
    wanted = typed or (hours(old) if old else "")
    try:
        waking = read_hours(wanted, zone or (old.zone if old else "UTC"))
    except ValueError:
        raise NotAllowed(NotHere.BAD_HOURS) from None
    await desk.coordinator.set_waking(player, waking)


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Answer(interaction).language, name, OFFERED[name])
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered


async def _zones(_interaction: discord.Interaction[discord.Client], current: str) -> Offers:
    """Time zones by name; the ones people live in come first."""
    known = sorted(
        available_timezones(), key=lambda zone: (not zone.startswith(("Europe/", "America/")), zone)
    )
    return fitting([(zone, zone) for zone in known], current.replace(" ", "_"))
