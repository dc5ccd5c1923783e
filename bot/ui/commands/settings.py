"""/settings and /away: how and when somebody wants to be asked."""

from datetime import timedelta
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.table.profile import AWAY_DAYS_A_YEAR, Wishes
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.commands.build import Command, Interaction, Offer, Offers, command, fitting
from bot.ui.context import UiContext
from bot.ui.handlers.settings import wish
from bot.ui.pages.page import Page
from bot.ui.pages.settings import OFFERED, ON, choices, read_hours, settings_page
from bot.ui.pages.text import moment
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""
    profiles = context.coordinator.profiles

    async def settings(
        reply: Reply,
        language: str = "",
        messages: str = "",
        pictures: str = "",
        text_first: str = "",
        end_of_turn: str = "",
        caretaker: str = "",
        reminders: str = "",
        waking: str = "",
        zone: str = "",
    ) -> None:
        asked = {
            "language": language,
            "messages": messages,
            "pictures": pictures,
            "text-first": text_first,
            "end-of-turn": end_of_turn,
            "caretaker": caretaker,
            "reminders": reminders,
        }
        wishes = _hours_wished(waking, zone)
        for name, value in asked.items():
            if value:
                wishes |= wish(name, value)
        # All of it, or nothing; who only looks is not written down.
        person = await (profiles.update(reply.reader, **wishes) if wishes else profiles.get(reply.reader))
        if messages == ON:
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

    offers = {name.replace("-", "_"): _values(name) for name in OFFERED} | {"zone": _zones}
    return (
        command(context, "settings", settings, offers=offers, everywhere=True),
        command(context, "away", away),
    )


def _hours_wished(typed: str, zone: str) -> Wishes:
    """Waking hours as typed; raises NotAllowed for what cannot be read."""
    wishes: Wishes = {"zone": zone} if zone else {}
    try:
        return wishes | {"hours": read_hours(typed)} if typed else wishes
    except ValueError:
        raise NotAllowed(NotHere.BAD_HOURS) from None


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Reply(interaction).language, name, OFFERED[name])
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
