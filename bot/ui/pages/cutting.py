"""The deck before and after a game: its seal, the cuts, and the secret once it is out.

What people cut with is shown letter by letter, in code style, as it was hashed.
"""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle
from discord.ui import Modal

from bot.language import say
from bot.plain_text import coded
from bot.skins.skin import Skin
from bot.table.cutting import Unsealed, may_deal_at, missing, number_of
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.notices import Notice
from bot.table.table import Phase, Table
from bot.ui.components import PersistentItem, button, text_form
from bot.ui.ids import Action, ActionId
from bot.ui.pages.how import how_button
from bot.ui.pages.page import Page, Row, Verbatim
from bot.ui.pages.text import linked, mention, on_or_off, plain, soon, table_number
from bot.ui.voice import Voice
from engine.seal import CUT_CHARACTERS_MAX, Cut

GREY = ButtonStyle.secondary
DIGITS = 12  # of a hash whose text is not known any more


def seal_page(table: Table, seal: str) -> Page:
    """Promise before the first cut: in one small line, with all its digits behind a spoiler."""
    number, begins = table_number(table.id, table.language), f"{seal[:4]}·{seal[4:8]}"
    return Page(parts=(say(table.language, Notice.SEAL, table=number, begins=begins, seal=seal),))


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


def cuts_asked_page(table: Table, key: str) -> Page:
    """Asks those who have neither cut nor passed, and only them; the host where they may be passed over."""
    language, asked = table.language, [table.occupants[seat].player for seat in missing(table)]
    people = tuple(player for player in asked if player is not None)
    at = may_deal_at(table)
    words = say(
        language,
        key,
        table=table_number(table.id, language),
        host=mention(table.host),
        until=soon(at) if at is not None else "",
    )
    pings = dict.fromkeys((*people, *((table.host,) if key == Notice.CUTS_LATE else ())))
    above = " ".join(map(mention, people))
    return Page(parts=(words, _cut_row(table, language)), above=above, pings=tuple(pings))


def cut_page(table: Table, language: Language, message_id: int | None = None) -> Page:
    """Cut page for one reader; in a lobby nobody need cut, but may."""
    number = linked(table_number(table.id, language), table.location, message_id)
    if table.phase is Phase.LOBBY:
        row = Row((cut_button(table, language),))
        return Page(parts=(say(language, "ui-cut-in-lobby", table=number), row))
    return Page(parts=(say(language, "ui-cut-here", table=number), _cut_row(table, language)))


def cut_button(table: Table, language: Language, style: ButtonStyle = GREY) -> PersistentItem:
    """Opens the form that asks for a cut."""
    return button(ActionId(table.id, Action.CUT, str(number_of(table))), say(language, "ui-cut"), style=style)


def still_to_cut(table: Table, now: datetime) -> str:
    """Players still to cut, and until when."""
    people = ", ".join(plain(table.occupants[seat].name) for seat in missing(table))
    at = may_deal_at(table)
    until, late = (soon(at), on_or_off(at <= now)) if at is not None else ("", "off")
    return say(table.language, "ui-still-to-cut", people=people, until=until, late=late)


def cutting_rows(table: Table, now: datetime) -> tuple[Row, ...]:
    """Controls while the deck is cut; after a day the cards are dealt without missing players."""
    language, table_id, at = table.language, table.id, may_deal_at(table)
    late = at is not None and at <= now
    others = (
        button(ActionId(table_id, Action.DEAL), say(language, "ui-deal-now"), disabled=not late),
        button(ActionId(table_id, Action.REOPEN), say(language, "ui-reopen")),
        button(ActionId(table_id, Action.LEAVE_LOBBY), say(language, "ui-leave")),
        how_button(table_id, language),
    )
    return (_cut_row(table, language), Row(others))


def cut_form(table: Table, language: Language, offered: str) -> Modal:
    """A form that asks for the cut; one is offered."""
    return text_form(
        ActionId(table.id, Action.CUT, str(number_of(table))),
        say(language, "ui-cut-title", table=table_number(table.id, language)),
        say(language, "ui-cut-question"),
        say(language, "ui-cut-about", most=CUT_CHARACTERS_MAX),
        offered,
    )


def cuts_told(cuts: Sequence[Cut], occupants: Sequence[Occupant], voice: Voice) -> Verbatim:
    """The deck's cuts, in the order of time; nothing while nobody has."""
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


def _cut_row(table: Table, language: Language) -> Row:
    passing = ActionId(table.id, Action.PASS_CUT, str(number_of(table)))
    passes = button(passing, say(language, "ui-pass-cut"))
    return Row((cut_button(table, language, ButtonStyle.success), passes))


def _who(occupant: Occupant, skin: Skin) -> str:
    """Name of who cut; their role where nobody remembers it."""
    return plain(occupant.name) if occupant.name else skin.role(occupant.role)


def _cut(made: Cut, language: Language) -> str:
    if made.digest is None:
        return say(language, "ui-cut-passed")
    if made.text is None:
        return say(language, "ui-cut-forgotten", digest=made.digest[:DIGITS])
    return coded(made.text)
