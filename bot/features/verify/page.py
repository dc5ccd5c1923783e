"""Check of a finished game, line by line; or of a record that somebody brought as a file. Private."""

from collections.abc import Iterator
from datetime import datetime

from bot.features.verify.asked_again import Computers
from bot.features.verify.checks import Questions, Verification
from bot.features.verify.record_files import FileVerification
from bot.features.verify.seal_posts import SealPost
from bot.language import say
from bot.table.languages import Language
from bot.table.table import Table
from bot.ui.components import button
from bot.ui.ids import ActionId
from bot.ui.pages.page import Divider, Page, Row
from bot.ui.pages.text import DISCORD, moment, table_number
from engine.record.checking import Tally, Why

ASK_ALL = "ask-all"  # names of controls, as they stand in ids since 0.6
CANCEL = "cancel-ask"
LINES_NAMED_MAX = 5  # lines that do not hold are named, of each kind
PUZZLING = (Why.NO_SEAL, Why.ALONE, Why.NO_SECRET)  # said once, above


def verify_page(found: Verification, post: SealPost, posted_at: datetime | None, language: Language) -> Page:
    """All that was checked, then what that proves and what not."""
    table = found.table
    number = table_number(table.id, language)
    more = _ask_all(table, language, found.computers.decisions) if found.computers.sampled else Row(())
    return Page(
        parts=(
            say(language, "verify/head", table=number),
            "\n".join(
                (
                    _post(found, post, posted_at, language),
                    *_lines(found, language),
                    *_more(found, "table", language),
                )
            ),
            Divider(),
            say(language, "verify/proves", held=_held(found), sealed=_sealed(found, post)),
            more,
        )
    )


def file_page(found: FileVerification, game: str, language: Language) -> Page:
    """Check of a file. Nobody knows here where its seal was shown."""
    if found.seal:
        state = "sealed" if found.secret_out else "no-secret"
    else:
        state = "alone" if found.secret_out else "none"
    return Page(
        parts=(
            say(language, "verify/file-head", game=game),
            "\n".join(
                (
                    say(language, "verify/file-seal", state=state, seal=found.seal),
                    *_lines(found, language),
                    *_more(found, "file", language),
                )
            ),
            Divider(),
            say(language, "verify/file-proves", held=_held(found), state=state),
        )
    )


def asking_page(asking: Questions, language: Language, word: str = "") -> Page:
    """Number of computers' decisions asked again so far, with the way to stop it."""
    table = asking.found.table
    told, total = table_number(table.id, language), len(asking.decisions)
    stop = button(ActionId(table.id, CANCEL), say(language, "verify/cancel"))
    words = say(language, "verify/asking", done=asking.done, total=total, table=told)
    return Page(parts=(word, words, Row((stop,))))


def not_asked_page(table: Table, language: Language, why: str, **facts: int) -> Page:
    """Explain the stop, with the way to ask again."""
    return Page(parts=(say(language, f"verify/stopped-{why}", **facts), _ask_all(table, language)))


def _ask_all(table: Table, language: Language, count: int | None = None) -> Row:
    """`count`: of the decisions, where that is known."""
    words = say(language, "verify/ask-all", count="none" if count is None else count)
    return Row((button(ActionId(table.id, ASK_ALL), words),))


def _sealed(found: Verification, post: SealPost) -> str:
    """Tell if the deck was promised before the deal ("yes", "uncut", "no", "alone").

    A late seal promises nothing.
    """
    if post is SealPost.ALONE:
        return "alone"
    if not found.seal or post in (SealPost.LATE, SealPost.LATE_ONCE):
        return "no"
    return "uncut" if found.uncut else "yes"


def _held(found: Verification | FileVerification) -> str:
    return "no" if any(tally.broken for tally in found.items) or found.computers.differ else "yes"


def _lines(found: Verification | FileVerification, language: Language) -> Iterator[str]:
    for tally in found.items:
        if not set(tally.why) & set(PUZZLING):
            yield _item(tally, language)
    yield from _computers(found.computers, language)


def _more(found: Verification | FileVerification, what: str, language: Language) -> Iterator[str]:
    """The line of a check that was cut short: when the rest can be had."""
    if found.more_in is not None:
        yield say(language, "verify/more", what=what, minutes=found.more_in)


def _post(found: Verification, post: SealPost, posted_at: datetime | None, language: Language) -> str:
    """The lines about the message with the seal; one line if there was none."""
    guild = found.table.guild_id or "@me"
    link = "" if found.post is None else f"{DISCORD}/{guild}/{found.post.channel_id}/{found.post.message_id}"
    at = "" if posted_at is None else moment(posted_at)
    return say(language, "verify/post", state=post.value, link=link, at=at, seal=found.seal)


def _item(tally: Tally, language: Language) -> str:
    """`✅ 12 shuffles`, `❌ 12 shuffles: turn 35 (line 90 of the record) does not hold`."""
    all_ = tally.held + len(tally.broken) + tally.unchecked
    what = say(language, f"verify/item-{tally.item.value}", count=all_)
    if tally.broken:
        places = ", ".join(
            say(language, "verify/place", turn="none" if turn is None else turn, line=line)
            for line, turn in tally.broken[:LINES_NAMED_MAX]
        )
        return say(language, "verify/broken", what=what, count=len(tally.broken), places=places)
    if tally.unchecked:
        why = ", ".join(say(language, f"verify/why-{why.value}") for why in tally.why)
        return say(language, "verify/unchecked", what=what, count=tally.unchecked, why=why)
    return say(language, "verify/held", what=what)


def _computers(computers: Computers, language: Language) -> Iterator[str]:
    if not computers.decisions or (computers.same_program and not computers.asked):
        return  # there were none, or all stand behind a line that cannot have been played
    if not computers.same_program:
        yield say(language, "verify/computers-other", count=computers.decisions)
    elif not computers.differ:
        yield say(language, "verify/computers", asked=computers.asked, count=computers.decisions)
    else:
        turns = ", ".join(str(each.turn) for each in computers.differ[:LINES_NAMED_MAX])
        yield say(
            language,
            "verify/computers-differ",
            asked=computers.asked,
            differ=len(computers.differ),
            turns=turns,
        )
