"""A notice or a reminder in words, for a table or for one person."""

from collections.abc import Mapping
from datetime import UTC, datetime

from bot.language import knows
from bot.table.table import Table
from bot.ui.delivery.messages import Messages
from bot.ui.pages.text import at_latest, linked, plain, seat_name, table_number
from bot.ui.voice import Voice
from engine.game import Fact

ROLE_CHARACTERS_MAX = 80  # characters of a role and who plays it


async def worded(
    messages: Messages, key: str, given: Mapping[str, Fact], table: Table, voice: Voice, *, private: bool
) -> str:
    """The notice in words; in a game without roles, in the words that name none."""
    facts = _facts(given, table, voice)
    if private:
        facts["table"] = linked(str(facts["table"]), table.location, await messages.shown_at(table))
    plainly = f"notice-{key.removeprefix('notice-')}-plain"
    if given.get("role") == "" and knows(plainly):
        return voice.say(plainly, **{name: fact for name, fact in facts.items() if name != "role"})
    return voice.say(key, **facts)


def _facts(given: Mapping[str, Fact], table: Table, voice: Voice) -> dict[str, Fact]:
    """The facts of a notice as people read them: names, roles and times."""
    skin = voice.skin
    facts: dict[str, Fact] = {
        "table": table_number(table.id, voice.language),
        "hand": voice.say(f"{skin.domain}/button-hand"),
    }
    for name, fact in given.items():
        match name, fact:
            case "number" | "table", _:
                continue
            case "role", str():
                facts[name] = skin.role(fact) if fact else ""
            case "seats", str():
                asked = (table.occupants[int(seat)] for seat in fact.split())
                facts["people"] = ", ".join(
                    plain(seat_name(skin, each), ROLE_CHARACTERS_MAX) for each in asked
                )
            case "deadline" | "turn", int():
                facts[name] = at_latest(datetime.fromtimestamp(fact, UTC))
            case _, str():
                facts[name] = plain(fact)
            case _:
                facts[name] = fact
    return facts
