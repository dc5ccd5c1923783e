"""The deck before and after a game: its seal, the cuts, and the secret once it is out.

What people cut with is shown letter by letter, in code style, as it was hashed.
"""

from collections.abc import Sequence
from datetime import datetime

import discord
from discord.ui import Modal

from bot.language import say
from bot.plain_text import coded
from bot.skins.skin import Skin
from bot.table.cutting import Unsealed, may_deal_at, missing, number_of
from bot.table.languages import Language
from bot.table.lobby import Lobby
from bot.table.match import Occupant
from bot.table.notices import Notice
from bot.table.reports import located
from bot.ui.components import button, text_form
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row, Verbatim
from bot.ui.pages.text import linked, mention, on_or_off, plain, soon, table_number
from bot.ui.voice import Voice
from engine.seal import LONGEST_CUT, Cut

DIGITS = 12  # of a hash whose text is not known any more


def seal_page(lobby: Lobby, seal: str) -> Page:
    """What is promised before the first cut: in one small line, with all its digits behind a spoiler."""
    table, begins = table_number(lobby.id, lobby.language), f"{seal[:4]}·{seal[4:8]}"
    return Page(parts=(say(lobby.language, Notice.SEAL, table=table, begins=begins, seal=seal),))


def void_page(unsealed: Unsealed, went: str, language: Language) -> Page:
    """A seal that holds no more, for the table is open again; `went`: whose going did that."""
    words = say(
        language,
        Notice.SEAL_VOID,
        why="left" if went else "host",
        name=plain(went),
        seal=unsealed.seal,
        secret=unsealed.secret,
    )
    return Page(parts=(words,))


def cuts_asked_page(lobby: Lobby, key: str) -> Page:
    """Asks those who have neither cut nor passed, and only them; the host where they may be passed over."""
    language, asked = lobby.language, [lobby.occupants[seat].player for seat in missing(lobby)]
    people = tuple(player for player in asked if player is not None)
    at = may_deal_at(lobby)
    words = say(
        language,
        key,
        table=table_number(lobby.id, language),
        host=mention(lobby.host),
        until=soon(at) if at is not None else "",
    )
    pings = dict.fromkeys((*people, *((lobby.host,) if key == Notice.CUTS_LATE else ())))
    above = " ".join(map(mention, people))
    return Page(parts=(words, _cut_row(lobby, language)), above=above, pings=tuple(pings))


def cut_page(lobby: Lobby, language: Language, message_id: int | None = None) -> Page:
    """The same for one reader alone."""
    table = linked(table_number(lobby.id, language), located(lobby), message_id)
    return Page(parts=(say(language, "ui-cut-here", table=table), _cut_row(lobby, language)))


def still_to_cut(lobby: Lobby, now: datetime) -> str:
    """What the table waits for, and until when."""
    people = ", ".join(plain(lobby.occupants[seat].name) for seat in missing(lobby))
    at = may_deal_at(lobby)
    until, late = (soon(at), on_or_off(at <= now)) if at is not None else ("", "off")
    return say(lobby.language, "ui-still-to-cut", people=people, until=until, late=late)


def cutting_rows(lobby: Lobby, now: datetime) -> tuple[Row, ...]:
    """What may be done while the deck is cut; after a day the cards are dealt without who is missing."""
    language, table, at = lobby.language, lobby.id, may_deal_at(lobby)
    late = at is not None and at <= now
    others = (
        button(ActionId(table, Action.DEAL), say(language, "ui-deal-now"), disabled=not late),
        button(ActionId(table, Action.REOPEN), say(language, "ui-reopen")),
        button(ActionId(table, Action.LEAVE_LOBBY), say(language, "ui-leave")),
        button(ActionId(table, Action.RULES), say(language, "ui-how-to-play")),
    )
    return (_cut_row(lobby, language), Row(others))


def cut_form(lobby: Lobby, language: Language, offered: str) -> Modal:
    """A form that asks for the cut; one is offered."""
    return text_form(
        ActionId(lobby.id, Action.CUT, str(number_of(lobby))),
        say(language, "ui-cut-title", table=table_number(lobby.id, language)),
        say(language, "ui-cut-question"),
        say(language, "ui-cut-about", most=LONGEST_CUT),
        offered,
    )


def cuts_told(cuts: Sequence[Cut], occupants: Sequence[Occupant], voice: Voice) -> Verbatim:
    """How the deck was cut, in the order of time; nothing while nobody has."""
    if not cuts:
        return Verbatim()
    lines = (
        voice.say(
            "ui-cut-line",
            number=place,
            who=_who(occupants[each.seat], voice.skin),
            cut=_cut(each, voice.language),
        )
        for place, each in enumerate(cuts, 1)
    )
    return Verbatim("\n".join((voice.say("ui-cuts"), *lines)))


def secret_told(unsealed: Unsealed, language: Language) -> Verbatim:
    """The secret, and the seal that promised it; in one line where none did."""
    if not unsealed.seal:
        return Verbatim(say(language, "ui-unsealed-alone"))
    return Verbatim(say(language, "ui-unsealed", seal=unsealed.seal, secret=unsealed.secret))


def unsealed_told(unsealed: Unsealed, occupants: Sequence[Occupant], voice: Voice) -> Verbatim:
    """All that the deck followed from."""
    cuts = cuts_told(unsealed.cuts, occupants, voice)
    return Verbatim("\n".join(filter(None, (secret_told(unsealed, voice.language), cuts))))


def secret_page(unsealed: Unsealed, occupants: Sequence[Occupant], voice: Voice) -> Page:
    """All that the deck followed from, as a message of its own."""
    return Page(parts=(unsealed_told(unsealed, occupants, voice),))


def _cut_row(lobby: Lobby, language: Language) -> Row:
    closing = str(number_of(lobby))
    green = discord.ButtonStyle.success
    return Row(
        (
            button(ActionId(lobby.id, Action.CUT, closing), say(language, "ui-cut"), style=green),
            button(ActionId(lobby.id, Action.PASS_CUT, closing), say(language, "ui-pass-cut")),
        )
    )


def _who(occupant: Occupant, skin: Skin) -> str:
    """Who cut: by their name; by their role where nobody remembers it."""
    return plain(occupant.name) if occupant.name else skin.role(occupant.role)


def _cut(made: Cut, language: Language) -> str:
    if made.digest is None:
        return say(language, "ui-cut-passed")
    if made.text is None:
        return say(language, "ui-cut-forgotten", digest=made.digest[:DIGITS])
    return coded(made.text)
