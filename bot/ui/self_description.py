"""The application's description and tags on Discord, which the bot writes itself if its host wants that."""

import logging

import discord

from bot.language import say
from bot.table.languages import Language
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.translator import LANGUAGE_OF

KEY = "host-app-description"

log = logging.getLogger(__name__)


async def describe(client: discord.Client, language: Language) -> None:
    """Give the application the house's description, in English and French, and tags in one language.

    Nothing is asked where it has them. Where Discord refuses, the next start tries again.
    """
    application = client.application
    assert application is not None  # it is known from the login on
    description, tags = say("en", KEY), say(language, "host-app-tags").split(", ")
    if (application.description, application.tags) == (description, tags):
        return
    others = {locale.value: say(other, KEY) for locale, other in LANGUAGE_OF.items()}
    wanted = {"description": {"default": description, "localizations": others}, "tags": tags}
    try:
        await client.http.edit_application_info(reason=None, payload=wanted)
    except NOT_NOW:
        log.warning("the application's description was not written", exc_info=True)
    else:
        log.info("the application's description was written")
