"""Giving up, the win that follows from it, and stopping together: what is asked, and how it ended."""

from collections.abc import Sequence

import discord

from bot.language import say
from bot.skins.skin import Skin
from bot.table.concession import contenders, given_up, winner
from bot.table.languages import Language
from bot.table.match import Occupant, TableId
from bot.table.moments import Moment
from bot.table.proposals import EndQuestion, Proposal, to_agree
from bot.table.reports import TableReport
from bot.table.table import Phase, Table
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.looking import AFTERWARDS
from bot.ui.pages.page import Page, Row
from bot.ui.pages.text import linked, mention, plain, soon, table_number
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice

RED = discord.ButtonStyle.danger
GREEN = discord.ButtonStyle.success


def concede_button(table_id: TableId, language: Language) -> PersistentItem:
    """The way to the question whether somebody is sure."""
    return button(ActionId(table_id, Action.CONCEDE), say(language, "ui-concede"), emoji="🏳️")


def sure_page(table: Table, language: Language) -> Page:
    """Asks once; what it means, before it counts."""
    alone = len(contenders(table.occupants)) == 1
    words = say(
        language, "ui-concede-head", table=table_number(table.id, language), alone="yes" if alone else "no"
    )
    sure = button(ActionId(table.id, Action.REALLY_CONCEDE), say(language, "ui-really-concede"), style=RED)
    return Page(parts=(words, Row((sure,))))


def end_page(table: Table, question: EndQuestion, voice: Voice) -> Page:
    """Asks once whether a table shall end: for whom, what it means, and whether it can be undone."""
    people = [table.occupants[seat] for seat in question.people]
    until = soon(question.until) if question.until is not None else ""
    words = voice.say(
        f"ui-end-head-{question.means}",
        table=table_number(table.id, voice.language),
        people=_people(voice.skin, people),
        until=until,
    )
    sure = button(
        ActionId(table.id, Action.REALLY_END, question.means),
        voice.say("ui-really-end", means=question.means),
        style=RED,
    )
    return Page(parts=(words, Row((sure,))))


def leave_page(table: Table, since: int, language: Language) -> Page:
    """Asks once whether somebody leaves, with what becomes of their seat; `since`: as which sitter."""
    table_id = table.id
    alone = "yes" if len(contenders(table.occupants)) == 1 else "no"
    words = say(language, "ui-leave-head", table=table_number(table_id, language), alone=alone)
    meaning = ActionId(table_id, Action.REALLY_LEAVE, str(since))
    sure = button(meaning, say(language, "ui-really-leave"), style=RED)
    return Page(parts=(words, Row((sure, concede_button(table_id, language)))))


def win_buttons(table_id: TableId, language: Language) -> Row:
    """Buttons for the last one left; rights are checked when one is pressed."""
    return Row(
        (
            button(ActionId(table_id, Action.TAKE_WIN), say(language, "ui-take-win"), style=GREEN),
            button(ActionId(table_id, Action.PLAY_ON), say(language, "ui-play-on")),
        )
    )


def proposal_page(table: Table, proposal: Proposal, voice: Voice) -> Page:
    """Proposal to end the table as unfinished. Public, in the table's language; rings those to agree."""
    skin = voice.skin
    awaited = to_agree(table.occupants, proposal) if proposal.open else ()
    agreed = [each for each in table.occupants if each.player in proposal.agreed]
    proposer = next((each.name for each in table.occupants if each.player == proposal.proposer), "")
    meaning = str(proposal.number)
    pings = tuple(player for seat in awaited if (player := table.occupants[seat].player) is not None)
    buttons = (
        button(ActionId(table.id, Action.AGREE_END, meaning), voice.say("ui-agree-end"), style=RED),
        button(ActionId(table.id, Action.REFUSE_END, meaning), voice.say("ui-play-on")),
    )
    people = [table.occupants[seat] for seat in awaited]
    return Page(
        above=" ".join(map(mention, pings)),
        pings=pings,
        parts=(
            voice.say("notice-end-proposed", name=plain(proposer), until=soon(proposal.until)),
            voice.say("ui-end-agreed", people=_people(skin, agreed)) if agreed else "",
            voice.say("ui-end-awaited", people=_people(skin, people)) if people else "",
            Row(buttons if proposal.open else ()),
        ),
    )


def how_conceded(occupants: Sequence[Occupant], phase: Phase, voice: Voice) -> str:
    """Name those who gave up, and the winner if that ended the game; empty if nobody did."""
    gone = [occupants[seat] for seat in given_up(occupants)]
    lines = [voice.say("ui-gave-up", people=_people(voice.skin, gone), count=len(gone))] if gone else []
    if phase is Phase.CONCEDED:
        first = winner(occupants)
        if first is None:
            lines.append(voice.say("ui-computers-won"))
        else:
            lines.append(voice.say("ui-won-by-concession", who=_named(voice.skin, occupants[first])))
    return "\n".join(lines)


def how_placed(skin: Skin, occupants: Sequence[Occupant], ranks: Sequence[int]) -> str:
    """Places behind the winners, in order: `2. **Bugs Moran** (Lucie) · 3. **Al Capone**`."""
    placed = []
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks) if rank > 1):
        role, name = occupants[seat].role, plain(occupants[seat].name)
        person = f" ({name})" if role and occupants[seat].player else ""
        placed.append(f"{rank}. **{skin.role(role) if role else name}**{person}")
    return " · ".join(placed)


def how_ended(report: TableReport | Moment, voice: Voice) -> str:
    """Ending of a table that was not played to its end; empty for any other."""
    if report.phase not in (Phase.CLOSED, Phase.CONCEDED):
        return ""
    closed = voice.say("ui-panel-closed") if report.phase is Phase.CLOSED else ""
    told = how_conceded(report.occupants, report.phase, voice)
    return "\n".join(filter(None, (told, closed)))


def conceded_page(report: TableReport, voice: Voice, message_id: int | None = None) -> Page:
    """The result of such a game for one of its people: words alone, for no hand is theirs to see any more.

    `message_id`: of the table's last post.
    """
    named = voice.say("ui-panel-table", table=table_number(report.table_id, voice.language))
    table = linked(named, report.location, message_id)
    return Page(
        above=voice.say("ui-panel-head", game=voice.game, table=table),
        parts=(
            how_conceded(report.occupants, report.phase, voice),
            again_row(report.table_id, voice.language),
        ),
    )


def again_row(table_id: TableId, language: Language) -> Row:
    """The buttons that lead on from a game that is over, the best first."""
    again = button(ActionId(table_id, Action.REMATCH), say(language, "ui-rematch"), style=GREEN)
    return Row((again, *best_buttons(table_id, language)))


def best_buttons(table_id: TableId, language: Language) -> tuple[PersistentItem, ...]:
    """Best buttons after the last card: what features bring; and the way to the rest."""
    return (
        *buttons(Place.ENDED, Spot(table_id, language)),
        button(ActionId(table_id, Action.MORE, AFTERWARDS), say(language, "ui-more")),
    )


def _people(skin: Skin, occupants: Sequence[Occupant]) -> str:
    return ", ".join(_named(skin, each) for each in occupants)


def _named(skin: Skin, occupant: Occupant) -> str:
    """`**Bugs Moran** (Lucie)`, or the name alone where there are no roles."""
    name = plain(occupant.name)
    return f"**{skin.role(occupant.role)}** ({name})" if occupant.role else f"**{name}**"
