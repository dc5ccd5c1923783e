"""What of a finished game holds, line by line; private."""

from collections.abc import Iterator
from datetime import datetime

from bot.coordinator.game_records import Computers, Verification
from bot.language import say
from bot.table.languages import Language
from bot.ui.pages.page import Divider, Page
from bot.ui.pages.text import DISCORD, moment, table_number
from bot.ui.seal_posts import SealPost
from engine.record.checking import Tally, Why

NAMED = 5  # lines that do not hold are named, of each kind
PUZZLING = (Why.NO_SEAL, Why.NO_SECRET)  # said once, above


def verify_page(found: Verification, post: SealPost, posted_at: datetime | None, language: Language) -> Page:
    """All that was checked, then what that proves and what not."""
    lobby = found.lobby
    table = table_number(lobby.id, language)
    lines = [
        _post(found, post, posted_at, language),
        *(_item(tally, language) for tally in found.items if not set(tally.why) & set(PUZZLING)),
        *_computers(found.computers, language),
    ]
    held = "no" if any(tally.broken for tally in found.items) or found.computers.differ else "yes"
    return Page(
        parts=(
            say(language, "ui-verify-head", table=table),
            "\n".join(lines),
            Divider(),
            say(language, "ui-verify-proves", held=held, sealed="yes" if found.seal else "no"),
        )
    )


def _post(found: Verification, post: SealPost, posted_at: datetime | None, language: Language) -> str:
    guild = found.lobby.guild_id or "@me"
    link = "" if found.post is None else f"{DISCORD}/{guild}/{found.post.channel_id}/{found.post.message_id}"
    at = "" if posted_at is None else moment(posted_at)
    return say(language, "ui-verify-post", state=post.value, link=link, at=at, seal=found.seal)


def _item(tally: Tally, language: Language) -> str:
    """`✅ 12 shuffles`, `❌ 12 shuffles: turn 35 (line 90 of the record) does not hold`."""
    all_ = tally.held + len(tally.broken) + tally.unchecked
    what = say(language, f"ui-verify-{tally.item.value}", count=all_)
    if tally.broken:
        places = ", ".join(
            say(language, "ui-verify-place", turn="none" if turn is None else turn, line=line)
            for line, turn in tally.broken[:NAMED]
        )
        return say(language, "ui-verify-broken", what=what, count=len(tally.broken), places=places)
    if tally.unchecked:
        why = ", ".join(say(language, f"ui-verify-why-{why.value}") for why in tally.why)
        return say(language, "ui-verify-unchecked", what=what, count=tally.unchecked, why=why)
    return say(language, "ui-verify-held", what=what)


def _computers(computers: Computers, language: Language) -> Iterator[str]:
    if not computers.decisions or (computers.same_program and not computers.asked):
        return  # there were none, or all stand behind a line that cannot have been played
    if not computers.same_program:
        yield say(language, "ui-verify-computers-other", count=computers.decisions)
    elif not computers.differ:
        yield say(language, "ui-verify-computers", asked=computers.asked, count=computers.decisions)
    else:
        turns = ", ".join(str(each.turn) for each in computers.differ[:NAMED])
        yield say(
            language,
            "ui-verify-computers-differ",
            asked=computers.asked,
            differ=len(computers.differ),
            turns=turns,
        )
